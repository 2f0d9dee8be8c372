import { describe, expect, it } from 'vitest';
import type { RuleCard } from '../protocol';
import { chaptersOf, found, indexOf, partsOf, plain, ruleIn } from './paragraphs';

const card = (number: string, title: string, more: Partial<RuleCard> = {}): RuleCard => ({
  number,
  title,
  summary: '',
  ruling: '',
  chapter: '',
  ...more,
});
const english = [
  card('3-0', 'Sequence', { chapter: 'Turns' }),
  card('5-4', 'Theatre boundary', { chapter: 'Movement', summary: 'Nobody crosses it.' }),
  card('5-41', 'Germans', { ruling: 'See 5-4 and CRT.' }),
  card('10-0', 'Garrisons', { chapter: 'Garrisons' }),
];
const french = [
  card('3-0', 'Séquence'),
  card('5-4', 'Limite de théâtre'),
  card('5-41', 'Allemands'),
  card('10-0', 'Garnisons'),
];
const numbers = (cards: RuleCard[]) => cards.map(({ number }) => number);

describe('paragraphs', () => {
  it('stand under the chapters they begin', () => {
    const chapters = chaptersOf(english);
    expect(chapters.map(({ title }) => title)).toEqual(['Turns', 'Movement', 'Garrisons']);
    expect(numbers(chapters[1]!.rules)).toEqual(['5-4', '5-41']);
    expect(chaptersOf(french)).toHaveLength(1);
  });

  it('are found by a number, or by the one above it', () => {
    expect(ruleIn(english, '5-41')?.title).toBe('Germans');
    expect(ruleIn(english, '5-42')?.title).toBe('Theatre boundary');
    expect(ruleIn(english, '99')).toBeNull();
  });

  it('are found by words in both languages, accents or not', () => {
    const index = indexOf(english, french);
    expect(numbers(found(english, index, 'theatre'))).toEqual(['5-4']);
    expect(numbers(found(english, index, 'LIMITE théâtre'))).toEqual(['5-4']);
    expect(numbers(found(english, index, 'garnison'))).toEqual(['10-0']);
    expect(numbers(found(english, index, 'movement'))).toEqual(['5-4']);
    expect(found(english, index, 'submarines')).toEqual([]);
    expect(found(english, index, '  ')).toHaveLength(4);
  });

  it('come first if their number is looked for', () => {
    const index = indexOf([...english, card('6-0', 'Like 5-41')]);
    expect(numbers(found([card('6-0', 'Like 5-41'), ...english], index, '5-41'))).toEqual(['5-41', '6-0']);
  });

  it('are named in texts', () => {
    const known = new Set(['5-4', '5-41', 'CRT', '16.4', 'U88']);
    expect(partsOf('See 5-4, CRT (16.4) and 15-4.', known).filter(({ rule }) => rule)).toEqual([
      { text: '5-4', rule: '5-4' },
      { text: 'CRT', rule: 'CRT' },
      { text: '16.4', rule: '16.4' },
    ]);
    expect(partsOf('U88', known)).toEqual([{ text: 'U88', rule: 'U88' }]);
    expect(partsOf('Nothing.', known)).toEqual([{ text: 'Nothing.', rule: '' }]);
    expect(partsOf('', known)).toEqual([]);
  });

  it('are searched without accents and capitals', () => {
    expect(plain('Élan d’ÉTÉ')).toBe("elan d'ete");
  });
});
