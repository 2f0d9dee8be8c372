import { describe, expect, it } from 'vitest';
import { SHEET } from '../testing/sheet';
import { items } from './choiceLabels';

const stack = (height: number) =>
  Object.fromEntries(Array.from({ length: height }, (_, n) => [`unit:u${n}`, ['2', 'f', '']]));
const detail = (height: number) => items(SHEET, stack(height), ['space:2'], [])[0]!.detail;

describe('what a list says of a place', () => {
  it('names who is there if they are few', () => {
    expect(detail(4).split(' · ')).toHaveLength(4);
  });

  it('names three of a high stack and says how many more there are', () => {
    const told = detail(23).split(' · ');
    expect([told.length, told.at(-1)]).toEqual([4, '+20']);
  });
});
