import { describe, expect, it } from 'vitest';
import { filtered, pieceLabel, placeLabel, spoken, statusText, verbLabel } from './labels';
import { items, tokenLabel } from '../question/choiceLabels';
import { unitsByPlace } from '../protocol/picture';
import { offersIn } from '../question/offers';
import { SHEET } from '../testing/sheet';

const picture = { 'unit:a': ['1', 'f', ''], 'unit:x': ['2', 'f', ''], 'score:y': 1 };

describe('names', () => {
  it('come from the sheet, else are what they are', () => {
    expect(tokenLabel(SHEET, 'unit:a')).toBe('Army A');
    expect(tokenLabel(SHEET, 'space:2')).toBe('Hex 2');
    expect(tokenLabel(SHEET, 'card:ace')).toBe('ace');
    const names = { card: { ace: { label: 'The ace', about: 'beats all' } } };
    expect(tokenLabel({ ...SHEET, names }, 'card:ace')).toBe('The ace');
    expect(items({ ...SHEET, names }, picture, ['card:ace'], [])[0]?.detail).toBe('beats all');
    expect(placeLabel({ ...SHEET, boxes: [{ name: 'box', title: 'Losses', colour: '' }] }, 'box')).toBe(
      'Losses',
    );
    expect(placeLabel(SHEET, null)).toBe('');
    expect(verbLabel(SHEET, 'dance')).toBe('dance');
  });

  it('tell where a unit is, and who stands at a place that can be reached how', () => {
    const offers = offersIn({ attack: { '2': ['a'] } }, SHEET.verbs);
    expect(items(SHEET, picture, ['unit:a', 'space:2'], offers)).toEqual([
      { token: 'unit:a', label: 'Army A', detail: 'Hex 1' },
      { token: 'space:2', label: 'Hex 2', detail: 'Attack · Corps X' },
    ]);
    expect(unitsByPlace(picture).get('2')).toEqual(['x']);
  });

  it('of pieces tell their steps, and what a piece no name of its own is', () => {
    const sheet = {
      ...SHEET,
      pieces: {
        back: { label: 'Blue block', kind: '', side: 'blue', steps: 0 },
        f: { label: '', kind: '', side: 'red', steps: 4 },
        h: { label: '', kind: 'armour', side: 'red', steps: 4 },
      },
    };
    const shown = {
      'unit:a': ['1', 'f', '', 3],
      'unit:blue.7': ['1', 'back', ''],
      'unit:x': ['2', 'g', ''],
      'unit:b': ['2', 'h', '', 1],
    };
    expect(pieceLabel(sheet, shown, 'a')).toBe('Army A (3 of 4 steps)');
    expect(pieceLabel(sheet, shown, 'blue.7')).toBe('Blue block');
    expect(pieceLabel(sheet, shown, 'x')).toBe('Corps X');
    expect(pieceLabel(sheet, shown, 'b')).toBe('Army B (armour, 1 of 4 steps)');
    expect(pieceLabel(sheet, shown, 'gone')).toBe('gone');
    expect(spoken(sheet, shown, '1', 'a')).toBe('Army A (3 of 4 steps). Hex 1. Blue block');
  });

  it('are found by any of their words, accents or not', () => {
    const all = ['Königsberg 3322', 'Łódź', 'Berlin'];
    expect(filtered(all, (text) => text, 'konig 33')).toEqual(['Königsberg 3322']);
    expect(filtered(all, (text) => text, '')).toEqual(all);
    expect(filtered(all, (text) => text, 'paris')).toEqual([]);
  });

  it('say where the game stands', () => {
    expect(statusText(null)).toBe('');
    expect(statusText('Turn 1')).toBe('Turn 1');
    const rest = { turn: '1', phase: '', whose: [], outcome: '', battle: null };
    const status = { ...rest, text: 'Turn 1, movement', brief: '1, movement' };
    expect([statusText(status), statusText(status, true)]).toEqual(['Turn 1, movement', '1, movement']);
  });
});
