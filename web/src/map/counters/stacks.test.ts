import { describe, expect, it } from 'vitest';
import { beside, bySide, columns, fanned, fanSize, raised, spread, stacksOf, stepped } from './stacks';

const picture = {
  'unit:a': ['3325', 'f1', ''],
  'unit:b': ['3325', 'f2', 'G'],
  'unit:c': ['courland', 'f1', ''],
  'unit:gone': null,
  'town:3325': 'german',
  track: 3,
};
const order = { b: { rank: 0, side: '' }, a: { rank: 1, side: '' }, c: { rank: 2, side: '' } };

describe('stacks', () => {
  it('gathers counters by place, lowest first in the order of the sheet', () => {
    const stacks = stacksOf(picture, order);
    expect([...stacks.keys()]).toEqual(['3325', 'courland']);
    expect(stacks.get('3325')?.map(({ unit, mark }) => unit + mark)).toEqual(['bG', 'a']);
  });

  it('puts chosen counters on top without changing the rest', () => {
    const stack = stacksOf(picture, order).get('3325')!;
    expect(raised(stack, new Map([['b', 'selected']])).map(({ unit }) => unit)).toEqual(['a', 'b']);
    expect(raised(stack, new Map([['b', 'legal']])).map(({ unit }) => unit)).toEqual(['b', 'a']);
  });

  it('steps by a fifth of a counter, down and to the left, round the middle', () => {
    expect(stepped(1, 35)).toEqual([[0, 0]]);
    expect(stepped(2, 35)).toEqual([
      [3.5, -3.5],
      [-3.5, 3.5],
    ]);
  });

  it('never spreads a high stack more than three steps', () => {
    expect(spread(3, 35)).toBe(14);
    expect(spread(12, 35)).toBe(21);
    expect(stepped(12, 35).at(-1)).toEqual([-10.5, 10.5]);
  });

  it('fans a few out in a row and many in about a square', () => {
    expect([1, 2, 3, 4, 6, 9, 10].map(columns)).toEqual([1, 2, 3, 2, 3, 3, 4]);
  });

  it('never lets two counters of a fan overlap, and keeps them on the plate', () => {
    const several = [
      [1, 1],
      [6, 4],
      [10, 3, 1],
      [4, 7],
    ];
    for (const counts of [...Array.from({ length: 12 }, (_, n) => [n + 1]), ...several]) {
      const places = fanned(counts, 36);
      expect(places).toHaveLength(counts.reduce((sum, count) => sum + count));
      const [width, height] = fanSize(counts, 36);
      places.forEach(([x, y], n) => {
        expect(Math.abs(x) + 18).toBeLessThanOrEqual(width / 2);
        expect(Math.abs(y) + 18).toBeLessThanOrEqual(height / 2);
        for (const [ox, oy] of places.slice(n + 1))
          expect(Math.max(Math.abs(x - ox), Math.abs(y - oy))).toBeGreaterThanOrEqual(36);
      });
    }
  });
});

describe('blocks of two sides in one space', () => {
  const card = (side: string, steps = 4) => ({ label: '', kind: '', side, steps });
  const pieces = { red: card('red'), back: card('blue', 0), blue: card('blue') };
  const shared = {
    'unit:x': ['here', 'blue', '', 2],
    'unit:a': ['here', 'red', '', 3],
    'unit:blue.7': ['here', 'back', ''],
    'unit:flat': ['here', 'f1', ''],
    'unit:b': ['here', 'red', '', 1],
    'unit:wing': ['here', 'f2', ''],
  };
  const of = (side: string, rank = 0) => ({ side, rank });
  const units = { a: of('red', 5), wing: of('blue', -2), flat: of('green', -2) };
  const stack = stacksOf(shared, units, pieces).get('here')!;

  it('lie apart, flat counters with those of their side, or of none there with the first', () => {
    const names = bySide(stack).map((pile) => pile.map(({ unit }) => unit));
    expect(names).toEqual([
      ['flat', 'b', 'a'],
      ['wing', 'blue.7', 'x'],
    ]);
    expect(bySide(stacksOf(picture, order).get('3325')!)).toHaveLength(1);
  });

  it('have the steps that are known', () => {
    expect(Object.fromEntries(stack.map(({ unit, steps }) => [unit, steps]))).toEqual({
      a: 3,
      b: 1,
      x: 2,
      flat: 0,
      wing: 0,
      'blue.7': 0,
    });
  });

  it('have stacks side by side round the middle of the space that never touch', () => {
    expect(beside([1], 36)).toEqual([0]);
    const [left, right] = beside([10, 2], 36) as [number, number];
    const [wide, narrow] = [36 + spread(10, 36), 36 + spread(2, 36)];
    expect(right - narrow / 2).toBeGreaterThan(left + wide / 2);
    expect(left - wide / 2).toBeCloseTo(-(right + narrow / 2));
  });

  it('are fanned out in rows of their own', () => {
    const places = fanned([6, 4], 36);
    expect(new Set(places.slice(0, 6).map(([, y]) => y)).size).toBe(2);
    const [lowest, next] = [Math.max(...places.slice(0, 6).map(([, y]) => y)), places[6]![1]];
    expect(next - lowest).toBeGreaterThan(places[4]![1] - places[0]![1]);
  });
});
