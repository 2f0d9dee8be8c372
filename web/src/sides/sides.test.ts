import { describe, expect, it } from 'vitest';
import { hasSides, levelsOf, sidesOf, statesOf } from './sides';
import { applied } from '../table/changes';
import { SHEET } from '../testing/sheet';
import { PICTURE, RICH } from '../testing/rich';

describe('what stands beside the map', () => {
  it('is nothing for a game that has none of it', () => {
    expect(hasSides(SHEET)).toBe(false);
    expect(sidesOf(SHEET, PICTURE, 0)).toEqual([]);
    expect(statesOf(SHEET, PICTURE)).toEqual([]);
  });

  it('begins with one’s own side', () => {
    expect(sidesOf(RICH, PICTURE, 1).map(({ group, own }) => [group.key, own])).toEqual([
      ['blues', true],
      ['reds', false],
    ]);
    expect(sidesOf(RICH, PICTURE, null).map(({ group }) => group.key)).toEqual(['reds', 'blues']);
  });

  it('has cards in their rows, those unknown face down with the side their name begins with', () => {
    const [reds, blues] = sidesOf(RICH, PICTURE, 0);
    expect(reds?.rows.map(({ key, cards }) => [key, cards[0]?.card?.title])).toEqual([['ready', 'Radar']]);
    expect(reds?.rest.map(({ title }) => title)).toEqual(['Jets']);
    expect(blues?.rows).toMatchObject([
      { key: 'development', cards: [{ key: 'blues.hidden0', card: null }] },
    ]);
    expect([reds?.veiled, blues?.veiled]).toEqual([false, true]);
    expect([reds?.badge, blues?.badge]).toEqual(['Total war', '']);
  });

  it('follows the differences of pictures', () => {
    const next = applied(PICTURE, {
      'gauge:reds.fuel': 4,
      'card:blues.hidden0': null,
      'card:blues.radar': 'ready',
      'state:ruritania': 'war',
    });
    expect(levelsOf(RICH, next, 'reds').map(({ value }) => value)).toEqual([4, 2]);
    expect(sidesOf(RICH, next, 1)[0]?.rows).toMatchObject([
      { key: 'ready', cards: [{ card: { title: 'Radar' } }] },
    ]);
    expect(statesOf(RICH, next).map(({ key, things }) => [key, things.length])).toEqual([['war', 2]]);
  });
});
