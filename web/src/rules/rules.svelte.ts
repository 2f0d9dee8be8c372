/** The rules of a game in our words, fetched when first asked for; which of them is open. */

import { rules } from '../connection/api';
import { show } from '../controls/news.svelte';
import { likes } from '../settings/preferences.svelte';
import type { RuleCard } from '../protocol';
import { t } from '../locale/words';

const fetched = new Map<string, Promise<RuleCard[]>>();
const state: { game: string; card: RuleCard | null } = $state({ game: '', card: null });

export const rulesOf = (game: string): void => void (state.game = game);
export const ruleShown = (): RuleCard | null => state.card;
export const closeRule = (): void => void (state.card = null);

function book(): Promise<RuleCard[]> {
  const key = `${state.game} ${likes.language}`;
  const known = fetched.get(key) ?? rules(state.game);
  fetched.set(key, known);
  known.catch(() => fetched.delete(key));
  return known;
}

/** The rule of a number, or of the paragraph it belongs to: 6-21 may be told under 6-2. */
export function ruleIn(cards: readonly RuleCard[], number: string): RuleCard | null {
  for (let wanted = number; wanted.length; wanted = wanted.slice(0, -1)) {
    const card = cards.find((one) => one.number === wanted);
    if (card) return card;
  }
  return null;
}

export async function openRule(number: string): Promise<void> {
  try {
    const card = ruleIn(await book(), number);
    state.card = card ? { ...card } : { number, title: '', summary: t('rule-unknown') };
  } catch (error) {
    show(error instanceof Error ? error.message : String(error), { tone: 'trouble' });
  }
}
