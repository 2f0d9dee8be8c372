import { describe, expect, it } from 'vitest';
import { columns, fanned, fanSize, raised, spread, stacksOf, stepped } from './stacks';

const picture = {
  'unit:a': ['3325', 'f1', ''],
  'unit:b': ['3325', 'f2', 'G'],
  'unit:c': ['courland', 'f1', ''],
  'unit:gone': null,
  'town:3325': 'german',
  track: 3,
};
const order = new Map([
  ['b', 0],
  ['a', 1],
  ['c', 2],
]);

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
    for (let count = 1; count <= 12; count++) {
      const places = fanned(count, 36);
      const [width, height] = fanSize(count, 36);
      places.forEach(([x, y], n) => {
        expect(Math.abs(x) + 18).toBeLessThanOrEqual(width / 2);
        expect(Math.abs(y) + 18).toBeLessThanOrEqual(height / 2);
        for (const [ox, oy] of places.slice(n + 1))
          expect(Math.max(Math.abs(x - ox), Math.abs(y - oy))).toBeGreaterThanOrEqual(36);
      });
    }
  });
});
