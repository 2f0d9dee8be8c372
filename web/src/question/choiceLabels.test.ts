import { describe, expect, it } from 'vitest';
import { SHEET } from '../testing/sheet';
import { items } from './choiceLabels';

const stack = (height: number) =>
  Object.fromEntries(Array.from({ length: height }, (_, n) => [`unit:u${n}`, ['2', 'f', '']]));
const detail = (height: number) => items(SHEET, stack(height), ['space:2'], [])[0]!.detail;

describe('what a list says of a place', () => {
  it('names who is there if they are few', () => {
    expect(detail(2).split(' · ')).toHaveLength(2);
  });

  it('counts who is there if they are many: the map, and the panel with the board, have each', () => {
    expect(detail(23)).toBe('23 units');
  });
});
