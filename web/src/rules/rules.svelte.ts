/** The rules of a game in our words: fetched when first asked for; what of them is open, and the way back. */

import { rules } from '../connection/api';
import { show } from '../controls/news.svelte';
import { likes } from '../settings/preferences.svelte';
import type { Language, RuleCard } from '../protocol';
import { t } from '../locale/words';
import { indexOf, ruleIn } from './paragraphs';

class Book {
  game = '';
  open = $state(false);
  cards: RuleCard[] = $state.raw([]);
  /** What can be found by words, in every language that has arrived. */
  index: Map<string, string> = $state.raw(new Map());
  /** The paragraphs gone through; the last one is shown, none: the index. */
  trail: RuleCard[] = $state.raw([]);
  private readonly fetched = new Map<string, Promise<RuleCard[]>>();

  /** The rules in a language, asked for once. */
  fetch(language: Language): Promise<RuleCard[]> {
    const key = `${this.game} ${language}`;
    const known = this.fetched.get(key) ?? rules(this.game, language);
    this.fetched.set(key, known);
    known.catch(() => this.fetched.delete(key));
    return known;
  }
}

export const book = new Book();
export const rulesOf = (game: string): void => void (book.game = game);

/** Fetches the rules in the language of the page, so that their numbers are known. */
export async function fetchRules(): Promise<RuleCard[]> {
  const cards = await book.fetch(likes.language);
  if (book.cards !== cards) book.index = indexOf(cards);
  book.cards = cards;
  return cards;
}

/** Opens the rules at a paragraph, or at the index. */
export async function openRules(number = ''): Promise<void> {
  try {
    const cards = await fetchRules();
    const unknown = { number, title: '', summary: t('rule-unknown'), ruling: '', chapter: '' };
    book.trail = number ? [...(book.open ? book.trail : []), ruleIn(cards, number) ?? unknown] : [];
    book.open = true;
    book.index = indexOf(cards, await book.fetch(likes.language === 'fr' ? 'en' : 'fr'));
  } catch (error) {
    show(error instanceof Error ? error.message : String(error), { tone: 'trouble' });
  }
}

/** To what was read before; from the first paragraph to the index. */
export const back = (): void => void (book.trail = book.trail.slice(0, -1));

export function closeRules(): void {
  book.open = false;
  book.trail = [];
}
