import { describe, expect, it } from 'vitest';
import examples from '../testing/action-lines.json';
import { argumentOf, isSet, mayBeEmpty, namesIn, thingOf } from './actionLines';

describe('the grammar of action lines', () => {
  it.each(examples)(
    'reads and writes $kind $word like the engine',
    ({ kind, thing, set, empty, word, names }) => {
      expect([thingOf(kind), isSet(kind), mayBeEmpty(kind)]).toEqual([thing, set, empty]);
      expect(namesIn(kind, word)).toEqual(names);
      expect(argumentOf(kind, names)).toBe(word);
    },
  );

  it('has no argument of nothing where something is needed', () => {
    expect(argumentOf('units', [])).toBeNull();
  });
});
