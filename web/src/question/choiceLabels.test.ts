import { describe, expect, it } from 'vitest';
import { SHEET } from '../testing/sheet';
import { items } from './choiceLabels';
import type { Offer } from './offers';

const stack = (height: number) =>
  Object.fromEntries(Array.from({ length: height }, (_, n) => [`unit:u${n}`, ['2', 'f', '']]));
const detail = (height: number) => items(SHEET, stack(height), ['space:2'], [])[0]!.detail;

describe('what a list says of a place', () => {
  it('names who is there if they are few', () => {
    expect(detail(2).split(' · ')).toHaveLength(2);
  });

  it('counts who is there if they are many: the map, and the panel with the board, have each', () => {
    expect(detail(23)).toBe('23 units there');
  });
});

describe('what a list says of a unit', () => {
  const offer = (verb: string, ...tokens: string[]): Offer => ({
    verb,
    args: [],
    line: [verb, ...tokens].join(' '),
    tokens: new Set(tokens),
    path: [],
    kinds: [],
    whole: true,
  });
  const detailAmong = (...offers: Offer[]) => items(SHEET, stack(1), ['unit:u0'], offers)[0]!.detail;

  it('names what is done by choosing it, where a question has several answers', () => {
    expect(detailAmong(offer('mend', 'unit:u0'), offer('build', 'space:2'))).toMatch(/^mend · /);
  });

  it('keeps to where it is if that is the only kind of answer, or if more has to be chosen', () => {
    expect(detailAmong(offer('mend', 'unit:u0'))).not.toMatch(/mend/);
    expect(detailAmong(offer('move', 'unit:u0', 'space:2'), offer('build', 'space:2'))).not.toMatch(/move/);
  });

  it('says by which verb anything else is chosen, if there are several', () => {
    const about = (...offers: Offer[]) => items(SHEET, {}, ['country:x'], offers)[0]!.detail;
    expect(about(offer('declare', 'country:x'), offer('declare', 'country:y'))).toBe('');
    expect(about(offer('declare', 'country:x'), offer('build', 'space:2'))).toBe('declare');
  });
});
