import { describe, expect, it } from 'vitest';
import { SHEET, VERBS, verb } from '../testing/sheet';
import { endingOf } from './endings';
import { offersOf } from './offers';

const sheet = { ...SHEET, verbs: { ...VERBS, bomb: verb('Bomb'), spare: verb('Don’t bomb') } };
const ending = (...verbs: string[]) => {
  const question = { choices: Object.fromEntries(verbs.map((one) => [one, []])), more: {} };
  return endingOf(sheet, offersOf(question as never, sheet.verbs))?.verb;
};

describe('the key for endings', () => {
  it('ends the phase, or presses the only button there is', () => {
    expect(ending('bomb', 'end')).toBe('end');
    expect(ending('stay')).toBe('stay');
  });

  it('says neither yes nor no', () => {
    expect(ending('bomb', 'spare')).toBeUndefined();
  });
});
