/** The paragraphs of a rulebook: in chapters, found by words, and their numbers in a text. */

import type { RuleCard } from '../protocol';

export interface Chapter {
  title: string;
  rules: RuleCard[];
}

/** The paragraphs under the chapters that they begin; those before the first have none. */
export function chaptersOf(cards: readonly RuleCard[]): Chapter[] {
  const found: Chapter[] = [];
  for (const card of cards) {
    if (card.chapter || !found.length) found.push({ title: card.chapter, rules: [] });
    found.at(-1)!.rules.push(card);
  }
  return found;
}

/** The rule of a number, or of the paragraph it belongs to: 6-21 may be told under 6-2. */
export function ruleIn(cards: readonly RuleCard[], number: string): RuleCard | null {
  for (let wanted = number; wanted.length; wanted = wanted.slice(0, -1)) {
    const card = cards.find((one) => one.number === wanted);
    if (card) return card;
  }
  return null;
}

/** A text as it is searched: small letters without accents. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’']/g, "'")
    .toLowerCase();

/** All that can be found of each paragraph: what it says in any of the languages. */
export function indexOf(...books: readonly (readonly RuleCard[])[]): Map<string, string> {
  const index = new Map<string, string>();
  for (const { number, title, summary, ruling, chapter } of books.flat()) {
    const text = plain([number, chapter, title, summary, ruling].join(' '));
    index.set(number, `${index.get(number) ?? ''} ${text}`);
  }
  return index;
}

/** The paragraphs with every word looked for; a number stands first if it is one. */
export function found(cards: readonly RuleCard[], index: Map<string, string>, query: string): RuleCard[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const has = ({ number }: RuleCard) => words.every((word) => index.get(number)?.includes(word));
  const exact = (card: RuleCard) => Number(plain(card.number).startsWith(words[0] ?? ''));
  return words.length ? cards.filter(has).sort((one, other) => exact(other) - exact(one)) : [...cards];
}

export interface Part {
  text: string;
  /** The number of a paragraph, if it is one. */
  rule: string;
}

/** A text cut at the numbers of paragraphs, which lead there. */
export function partsOf(text: string, numbers: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(/(?<![\w.-])[A-Z]*\d*(?:[.-]?\w+)*/g)) {
    if (!numbers.has(match[0])) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index), rule: '' });
    parts.push({ text: match[0], rule: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), rule: '' });
  return parts;
}
