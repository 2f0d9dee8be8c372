import { describe, expect, it } from 'vitest';
import * as choosing from './selection';
import { fitting, impliedOf, lightsOf, onlyOf, optionsOf } from './selection';
import { NOTHING, type Selection, offersOf } from './offers';
import type { Question, VerbCard } from '../protocol';
import advance from '../testing/question-advance.json';
import combat from '../testing/question-combat.json';
import land from '../testing/question-land.json';
import losses from '../testing/question-losses.json';
import movement from '../testing/question-movement.json';
import replacement from '../testing/question-replacement.json';
import retreat from '../testing/question-retreat.json';
import { needsRoles, rolesOf } from './roles';
import { VERBS, verb } from '../testing/sheet';

const offers = (question: object | null, verbs: Record<string, VerbCard> = VERBS) =>
  offersOf(question ? { ...({ more: {} } as Question), ...question } : null, verbs);
const set = (...tokens: string[]): Selection => new Set(tokens);
type Offers = ReturnType<typeof offers>;
const pick = (all: Offers, picks: Selection, what: choosing.Pick): Selection | null =>
  choosing.pick(all, [picks], what)[0] ?? null;
const pickToken = (all: Offers, picks: Selection, token: string): Selection | null =>
  choosing.pickToken(all, [picks], token)[0] ?? null;
const lines = (all: Offers, ...readings: Selection[]) =>
  optionsOf(all, ...readings).exact.map(({ line }) => line);

describe('offers', () => {
  it('unfolds every verb to its lines', () => {
    const all = offers(combat);
    expect(all).toHaveLength(103);
    expect(all.map((offer) => offer.line)).toContain('end');
    const some = all.find((offer) => offer.line === 'attack 3124 su_f_3b+su_43');
    expect(some?.tokens).toEqual(set('space:3124', 'unit:su_f_3b', 'unit:su_43'));
    expect(offers(null)).toEqual([]);
  });

  it('takes the end of a way as what is picked and keeps the way', () => {
    const way = offers(movement).find((offer) => offer.path.length > 2)!;
    expect(way.tokens.has(`space:${way.path.at(-1)}`)).toBe(true);
    expect(way.tokens.size).toBe(2);
  });
});

describe('what need not be picked', () => {
  const there = { transfer: { red: { '1': ['2'], '2': ['1'] } } };
  const verbs = { transfer: verb('Transfer', 'power', 'space', 'space') };

  it('is what all actions hold in the same part, not what some begin and others end with', () => {
    const all = offers({ choices: there }, verbs);
    expect(impliedOf(all)).toEqual(set('power:red'));
    expect(lightsOf(all, impliedOf(all))).toEqual(set('space:1', 'space:2'));
  });

  it('leaves the direction to the order of the picks', () => {
    const all = offers({ choices: there }, verbs);
    expect(lines(all, set('power:red', 'space:2', 'space:1'))).toEqual(['transfer red 2 1']);
  });
});

describe('lights', () => {
  it('shows units to move, not all they can reach', () => {
    const lit = lightsOf(offers(movement), NOTHING);
    expect([...lit].every((token) => token.startsWith('unit:'))).toBe(true);
    expect(lit.size).toBeGreaterThan(5);
  });

  it('shows attackers and targets, and places where nothing else is asked', () => {
    expect(lightsOf(offers(combat), NOTHING).has('space:3124')).toBe(true);
    expect(lightsOf(offers(combat), NOTHING).has('unit:su_43')).toBe(true);
    expect(lightsOf(offers(land), NOTHING)).toEqual(set('space:2814', 'space:2912'));
  });

  it('shows where the chosen unit can go', () => {
    const all = offers(movement);
    const unit = [...lightsOf(all, NOTHING)][0]!;
    const lit = lightsOf(all, set(unit));
    expect(lit.size).toBe(fitting(all, set(unit)).length - doubled(all, unit));
    expect([...lit].every((token) => token.startsWith('space:'))).toBe(true);
  });
});

/** Offers of a unit whose end another verb of it shares. */
function doubled(all: ReturnType<typeof offers>, unit: string): number {
  const ends = fitting(all, set(unit)).map((offer) => offer.path.at(-1));
  return ends.length - new Set(ends).size;
}

describe('picking', () => {
  it('completes a move with unit and destination, in either order', () => {
    const all = offers(retreat);
    const one = pick(all, NOTHING, { unit: 'w_89' })!;
    const both = pick(all, one, { space: '1807' })!;
    expect(optionsOf(all, both).exact.map((offer) => offer.line)).toEqual(['retreat w_89 1807']);
    const other = pick(all, pick(all, NOTHING, { space: '1807' })!, { unit: 'w_89' })!;
    expect(other).toEqual(both);
  });

  it('changes to another unit, lets go by a second click', () => {
    const all = offers(retreat);
    const one = pick(all, NOTHING, { unit: 'w_80' })!;
    expect(pick(all, one, { unit: 'w_89', space: '1234' })).toEqual(set('unit:w_89'));
    expect(pick(all, one, { unit: 'w_80' })).toEqual(NOTHING);
  });

  it('takes another unit that can act instead, and goes to where one stands that can’t', () => {
    const all = offers(retreat);
    const one = set('unit:w_89');
    expect(pick(all, one, { unit: 'w_64', space: '1807' })).toEqual(set('unit:w_64'));
    expect(pick(all, one, { unit: 'idle', space: '1807' })).toEqual(set('unit:w_89', 'space:1807'));
    expect(pick(all, one, { space: '1807' })).toEqual(set('unit:w_89', 'space:1807'));
  });

  it('needs no pick of what is in every action', () => {
    const two = offers({ choices: { retreat: { a: ['1', '2'] } } } as never);
    expect(impliedOf(two)).toEqual(set('unit:a'));
    expect(impliedOf(offers({ choices: { move: { a: ['1', '2'] } } } as never))).toEqual(NOTHING);
    expect(onlyOf(offers({ choices: { retreat: { a: ['1'] } } } as never))?.line).toBe('retreat a 1');
    expect(onlyOf(two)).toBeNull();
  });

  it('refuses what is not offered', () => {
    const all = offers(movement);
    expect(pick(all, NOTHING, { unit: 'nobody', space: '9999' })).toBeNull();
    expect(pick(all, NOTHING, { space: '9999' })).toBeNull();
    const unit = [...lightsOf(all, NOTHING)][0]!.slice(5);
    expect(pick(all, pick(all, NOTHING, { unit })!, { space: '9999' })).toBeNull();
  });

  it('a unit that can do nothing is not taken for its place', () => {
    const all = offers(movement);
    const end = all.find((offer) => offer.path.length)!.path.at(-1)!;
    expect(pick(all, NOTHING, { space: end })).toEqual(set(`space:${end}`));
    expect(pick(all, NOTHING, { unit: 'tired', space: end })).toBeNull();
  });
});

describe('attacking', () => {
  const all = offers(combat);

  it('target first, then attackers come and go', () => {
    const target = pick(all, NOTHING, { space: '3124', unit: 'enemy' })!;
    expect(target).toEqual(set('space:3124'));
    expect(optionsOf(all, target).exact).toEqual([]);
    expect(optionsOf(all, target).most?.line).toBe('attack 3124 su_f_3b+su_43');
    const one = pick(all, target, { unit: 'su_43', space: '3125' })!;
    expect(optionsOf(all, one)).toMatchObject({ open: true });
    expect(optionsOf(all, one).exact[0]?.line).toBe('attack 3124 su_43');
    const two = pick(all, one, { unit: 'su_f_3b' })!;
    expect(optionsOf(all, two).exact[0]?.line).toBe('attack 3124 su_f_3b+su_43');
    expect(pick(all, two, { unit: 'su_43' })).toEqual(set('space:3124', 'unit:su_f_3b'));
  });

  it('attackers first, then a target; a target of others takes the place of the first', () => {
    const units = pick(all, pick(all, NOTHING, { unit: 'su_f_3b' })!, { unit: 'su_43' })!;
    expect(units).toEqual(set('unit:su_f_3b', 'unit:su_43'));
    const both = pick(all, units, { space: '3124' })!;
    expect(optionsOf(all, both).exact).toHaveLength(1);
    expect(pick(all, set('unit:su_43', 'space:3124'), { space: '3223' })).toBeTruthy();
  });

  it('several targets of one attacker', () => {
    let picks: Selection = set('unit:su_f_1u');
    for (const space of ['2424', '2323', '2223']) picks = pick(all, picks, { space })!;
    expect(optionsOf(all, picks).exact[0]?.line).toBe('attack 2424+2323+2223 su_f_1u');
  });
});

describe('other questions', () => {
  it('losses are sets of units', () => {
    const all = offers(losses);
    const first = all[0]!;
    let picks: Selection = NOTHING;
    for (const token of first.tokens) picks = pickToken(all, picks, token)!;
    expect(optionsOf(all, picks).exact[0]?.line).toBe(first.line);
  });

  it('verbs without arguments are never picked, only pressed', () => {
    expect(fitting(offers(advance), NOTHING).map((offer) => offer.verb)).toEqual(['advance']);
    expect(offers(advance).map((offer) => offer.line)).toContain('stay');
  });

  it('a unit alone may be enough while others need a place', () => {
    const all = offers(replacement);
    const alone = all.find((offer) => offer.verb === 'evacuate')!;
    const picks = pick(all, NOTHING, { unit: alone.args[0] })!;
    expect(optionsOf(all, picks)).toMatchObject({ open: false });
    expect(optionsOf(all, picks).exact).toEqual([alone]);
  });

  it('two verbs to the same place are both offered', () => {
    const question = { choices: { move: { a: ['1-2'] }, transfer: { a: ['1-2', '3'] } } };
    const all = offers(question);
    const picks = pick(all, pick(all, NOTHING, { unit: 'a' })!, { space: '2' })!;
    expect(optionsOf(all, picks).exact.map((offer) => offer.verb)).toEqual(['move', 'transfer']);
  });

  it('kinds it does not know can be chosen from the list', () => {
    const all = offers({ choices: { play: ['ace', 'king'] } }, { play: verb('Play', 'card') });
    expect(optionsOf(all, pickToken(all, NOTHING, 'card:ace')!).exact[0]?.line).toBe('play ace');
    expect(pickToken(all, set('card:ace'), 'card:king')).toEqual(set('card:king'));
  });
});

describe('several units with different parts to play', () => {
  const verbs = { assault: verb('Assault', 'unit', 'unit', 'units?'), end: verb('End') };
  const all = offers(
    {
      choices: {
        assault: {
          a: { x: ['none', 'b', 'c', 'b+c'], y: ['none'] },
          b: { x: ['none', 'a', 'c', 'a+c'] },
        },
        end: [],
      },
    },
    verbs,
  );

  it('an empty set is no pick', () => {
    expect(all.find(({ line }) => line === 'assault a x none')?.tokens).toEqual(set('unit:a', 'unit:x'));
    const picks = pick(all, pick(all, NOTHING, { unit: 'a' })!, { unit: 'x', space: '1' })!;
    expect(lines(all, picks)).toEqual(['assault a x none']);
    expect(optionsOf(all, picks)).toMatchObject({ open: true, next: set('unit:b', 'unit:c') });
  });

  it('the order of picking decides who leads', () => {
    const picked = (...units: string[]) => units.reduce((so, unit) => pick(all, so, { unit })!, NOTHING);
    expect(lines(all, picked('a', 'x', 'b'))).toEqual(['assault a x b']);
    expect(lines(all, picked('b', 'x', 'a'))).toEqual(['assault b x a']);
    expect(lines(all, picked('x', 'b', 'a'))).toEqual(['assault b x a']);
    expect(lines(all, picked('c', 'a', 'x'))).toEqual(['assault a x c']);
  });

  it('tells the part of each, and which may stay empty', () => {
    const picks = set('unit:x', 'unit:a');
    expect(rolesOf(fitting(all, picks), picks)).toEqual([
      { picked: ['unit:a'], several: false, optional: false },
      { picked: ['unit:x'], several: false, optional: false },
      { picked: [], several: true, optional: true },
    ]);
    expect(needsRoles(['unit', 'unit', 'units?'])).toBe(true);
    expect(needsRoles(['unit', 'path'])).toBe(false);
  });

  it('all that may join are added to attacker and target, not before', () => {
    expect(optionsOf(all, set('unit:a', 'unit:x')).most?.line).toBe('assault a x b+c');
    expect(optionsOf(all, set('unit:a')).most).toBeNull();
  });

  it('lights those who lead and their targets first, helpers later', () => {
    expect(lightsOf(all, NOTHING)).toEqual(set('unit:a', 'unit:b', 'unit:x', 'unit:y'));
  });
});

describe('many verbs in one question', () => {
  const verbs = {
    march: verb('March', 'unit', 'path'),
    rail: verb('Rail', 'unit', 'space'),
    rest: verb('Rest', 'unit'),
    breach: verb('Breach', 'unit', 'unit', 'units?'),
    place: verb('Place', 'type', 'space'),
    place_full: verb('Place at full strength', 'type', 'space'),
  };
  const all = offers(
    {
      choices: {
        march: { a: ['1-2', '3'] },
        rail: { a: ['2', '9'], b: ['9'] },
        rest: ['a'],
        breach: { a: { x: ['none'] } },
        place: { tank: ['2', '9'], foot: ['2'] },
        place_full: { tank: ['2'] },
      },
    },
    verbs,
  );

  it('lights who can act and what is on no map, not all targets and places', () => {
    expect(lightsOf(all, NOTHING)).toEqual(set('unit:a', 'unit:b', 'type:tank', 'type:foot'));
  });

  it('offers every verb that joins a unit and a place', () => {
    const picks = pick(all, pick(all, NOTHING, { unit: 'a' })!, { space: '2' })!;
    expect(lines(all, picks)).toEqual(['march a 1-2', 'rail a 2']);
  });

  it('a unit alone may be enough for one verb while others want more', () => {
    const options = optionsOf(all, set('unit:a'));
    expect(options.exact.map(({ line }) => line)).toEqual(['rest a']);
    expect(options.ahead).toEqual(['march', 'rail', 'breach']);
  });

  it('a counter clicked may mean itself or its place: both are kept', () => {
    const readings = choosing.pick(all, [set('unit:a')], { unit: 'x', space: '9' });
    expect(readings).toEqual([set('unit:a', 'unit:x'), set('unit:a', 'space:9')]);
    expect(lines(all, ...readings)).toEqual(['breach a x none', 'rail a 9']);
    expect(choosing.pick(all, readings, { unit: 'x', space: '9' })).toEqual([set('unit:a')]);
    expect(choosing.pick(all, readings, { space: '2' })).toEqual([set('unit:a', 'space:2')]);
  });

  it('things on no map are picked before or after the place', () => {
    const place = pick(all, NOTHING, { space: '2' })!;
    expect(optionsOf(all, place).next).toEqual(set('unit:a', 'type:tank', 'type:foot'));
    expect(lines(all, pickToken(all, place, 'type:tank')!)).toEqual(['place tank 2', 'place_full tank 2']);
    const type = pickToken(all, NOTHING, 'type:tank')!;
    expect(lines(all, pick(all, type, { space: '9' })!)).toEqual(['place tank 9']);
    expect(pickToken(all, set('type:tank', 'space:2'), 'type:foot')).toEqual(set('space:2', 'type:foot'));
  });
});

describe('a question for nothing but a set that may be empty', () => {
  const verbs = { escort: verb('Escort', 'units?') };
  const all = offers({ choices: { escort: ['none', 'a', 'a+b', 'b'] } }, verbs);

  it('lights who may join', () => {
    expect(lightsOf(all, NOTHING)).toEqual(set('unit:a', 'unit:b'));
  });

  it('takes one or several of them', () => {
    expect(lines(all, pick(all, NOTHING, { unit: 'a' })!)).toEqual(['escort a']);
    expect(lines(all, set('unit:a', 'unit:b'))).toEqual(['escort a+b']);
  });
});
