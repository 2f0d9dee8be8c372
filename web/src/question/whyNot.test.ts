import { describe, expect, it } from 'vitest';
import type { Pick } from './selection';
import { doubtful } from './whyNot';
import { placeOf } from '../protocol/picture';
import { NOTHING, offersIn } from './offers';
import type { Question } from '../protocol';
import { SHEET, verb } from '../testing/sheet';

const picture = { 'unit:a': ['1', 'f', ''], 'unit:b': ['1', 'f', ''], 'unit:x': ['3', 'f', ''] };

function ask(choices: Question['choices'], picks: string[], what: Pick, verbs = SHEET.verbs) {
  const offers = offersIn(choices, verbs);
  const selection = picks.length ? new Set(picks) : NOTHING;
  return doubtful({ offers, sheet: { ...SHEET, verbs }, picture }, Object.keys(choices), selection, what);
}

describe('what to ask the referee about', () => {
  it('the chosen unit to the place clicked', () => {
    expect(ask({ move: { a: ['2'] } }, ['unit:a'], { space: '3', unit: 'x' })).toEqual(['move a 3']);
  });

  it('a unit of mine that can’t act, by itself', () => {
    expect(ask({ move: { a: ['2'] } }, [], { space: '1', unit: 'b' })).toEqual(['move b 1']);
  });

  it('an enemy out of reach, with the nearest unit that can act', () => {
    expect(ask({ attack: { '2': ['a'] } }, [], { space: '3', unit: 'x' })).toEqual(['attack 3 a']);
  });

  it('an enemy taken up, by itself', () => {
    const verbs = {
      march: { ...verb('March', 'unit', 'path'), task: 2 },
      rail: { ...verb('Rail', 'unit', 'space'), task: 1 },
    };
    const choices = { march: { a: ['2'] }, rail: { a: ['2'] } };
    expect(ask(choices, [], { space: '3', unit: 'x' }, verbs)).toEqual(['rail x 3']);
    expect(ask(choices, [], { space: '3' }, verbs)).toEqual(['rail a 3', 'march a 3']);
  });

  it('a unit that can’t join, with those that attack', () => {
    const choices = { attack: { '2': ['a'] } };
    expect(ask(choices, ['space:2', 'unit:a'], { space: '1', unit: 'b' })).toEqual(['attack 2 a+b']);
    expect(ask(choices, [], { space: '1', unit: 'b' })).toEqual(['attack 2 b']);
  });

  it('each verb that the game ranks, the most telling first', () => {
    const verbs = {
      remove: verb('Remove', 'unit'),
      march: { ...verb('March', 'unit', 'path'), task: 2 },
      rail: { ...verb('Rail', 'unit', 'space'), task: 1 },
      rest: { ...verb('Rest', 'unit'), task: 3 },
    };
    const choices = { remove: ['a'], march: { a: ['2'] }, rail: { a: ['2'] }, rest: ['a'] };
    expect(ask(choices, ['unit:a'], { space: '3' }, verbs)).toEqual(['rail a 3', 'march a 3']);
    expect(ask(choices, [], { space: '1', unit: 'b' }, verbs)).toEqual(['rail b 1']);
  });

  it('of several units the one clicked in the part of its side', () => {
    const verbs = { assault: { ...verb('Assault', 'unit', 'unit', 'units?'), task: 1 } };
    const choices = { assault: { a: { y: ['none'] } } };
    expect(ask(choices, ['unit:a'], { unit: 'x', space: '3' }, verbs)).toEqual(['assault a x none']);
    expect(ask(choices, ['unit:a', 'unit:y'], { unit: 'b', space: '1' }, verbs)).toEqual(['assault a y b']);
    expect(ask(choices, [], { unit: 'b', space: '1' }, verbs)).toEqual(['assault b y none']);
  });

  it('nothing if no verb takes it', () => {
    expect(ask({ end: [] }, [], { space: '3' })).toEqual([]);
  });
});

it('knows where a unit stands', () => {
  expect(placeOf(picture, 'a')).toBe('1');
  expect(placeOf(picture, 'nobody')).toBeNull();
});
