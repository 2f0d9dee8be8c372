import { describe, expect, it } from 'vitest';
import { crossed, goingBy, roams, withPoint } from './viaPoints';
import { type Selection, offersIn } from './offers';
import type { Question } from '../protocol';
import { VERBS } from '../testing/sheet';

const offers = (choices: Question['choices']) => offersIn(choices, VERBS);
const set = (...tokens: string[]): Selection => new Set(tokens);
const all = offers({ move: { a: ['2', '2-3'], b: ['2'] }, replace: { c: ['2'] }, end: [] });

describe('a way of one’s own', () => {
  it('goes by the points to the end that is offered', () => {
    const [near, far] = all as [(typeof all)[0], (typeof all)[0]];
    expect(goingBy(far, ['5', '6'])).toMatchObject({ line: 'move a 5-6-3', path: ['5', '6', '3'] });
    expect(goingBy(far, ['5']).tokens).toEqual(set('unit:a', 'space:3'));
    expect(goingBy(far, ['5', '3']).line).toBe('move a 5-3');
    expect(goingBy(near, []).line).toBe('move a 2');
    expect(
      goingBy(
        all.find(({ verb }) => verb === 'replace')!,
        ['5'],
      ).line,
    ).toBe('replace c 2');
    expect(
      goingBy(
        all.find(({ verb }) => verb === 'end')!,
        ['5'],
      ).line,
    ).toBe('end');
  });

  it('can be chosen by what goes farther than a step', () => {
    expect(roams(all, set())).toBe(false);
    expect(roams(all, set('unit:a'))).toBe(true);
    expect(roams(all, set('unit:a', 'space:2'))).toBe(true);
    expect(roams(all, set('unit:b'))).toBe(false);
    expect(roams(all, set('unit:c'))).toBe(false);
    expect(roams(all, set('space:3'))).toBe(false);
  });

  it('leads over places that the ways offered cross', () => {
    expect(crossed(all, set('unit:a', 'space:3'))).toEqual(set('space:2', 'space:3'));
    expect(crossed(all, set('unit:c'))).toEqual(set());
  });

  it('has its points in the order chosen, and lets go of them', () => {
    expect(withPoint(['5'], '6')).toEqual(['5', '6']);
    expect(withPoint(['5', '6', '7'], '6')).toEqual(['5', '7']);
  });
});
