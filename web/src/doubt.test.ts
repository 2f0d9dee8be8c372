import { describe, expect, it } from 'vitest';
import { NOTHING, offersOf } from './choosing';
import { doubtful, placeOf } from './doubt';
import type { Question } from './protocol';
import { SHEET } from './testing/sheet';

const picture = { 'unit:a': ['1', 'f', ''], 'unit:b': ['1', 'f', ''], 'unit:x': ['3', 'f', ''] };

function ask(choices: object, picks: string[], what: { space?: string; unit?: string }) {
  const offers = offersOf({ choices } as Question, SHEET.verbs);
  const selection = picks.length ? new Set(picks) : NOTHING;
  return doubtful({ offers, sheet: SHEET, picture }, Object.keys(choices), selection, what);
}

describe('what to ask the referee about', () => {
  it('the chosen unit to the place clicked', () => {
    expect(ask({ move: { a: ['2'] } }, ['unit:a'], { space: '3', unit: 'x' })).toBe('move a 3');
  });

  it('a unit of mine that can’t act, by itself', () => {
    expect(ask({ move: { a: ['2'] } }, [], { space: '1', unit: 'b' })).toBe('move b 1');
  });

  it('an enemy out of reach, with the nearest unit that can act', () => {
    expect(ask({ attack: { '2': ['a'] } }, [], { space: '3', unit: 'x' })).toBe('attack 3 a');
  });

  it('a unit that can’t join, with those that attack', () => {
    const choices = { attack: { '2': ['a'] } };
    expect(ask(choices, ['space:2', 'unit:a'], { space: '1', unit: 'b' })).toBe('attack 2 a+b');
    expect(ask(choices, [], { space: '1', unit: 'b' })).toBe('attack 2 b');
  });

  it('nothing if no verb takes it', () => {
    expect(ask({ end: [] }, [], { space: '3' })).toBeNull();
  });
});

it('knows where a unit stands', () => {
  expect(placeOf(picture, 'a')).toBe('1');
  expect(placeOf(picture, 'nobody')).toBeNull();
});
