/** How a table and one's part in it are called, on the screen and in the names of files. */

import type { Game } from './game.svelte';
import type { TableCard } from '../protocol';
import { t } from '../locale/words';

/** What is played, beside the title of a table: the game too, if the table has a name of its own. */
export function played(card: TableCard): string {
  return card.title ? `${card.game_title} · ${card.scenario_title}` : card.scenario_title;
}

/** The seats that this device plays, or that it watches. */
export function partOf(card: TableCard, mine: readonly number[]): string {
  const seats = card.seats.filter((seat) => mine.includes(seat.seat)).map((seat) => seat.name);
  return seats.length ? seats.join(', ') : t('watching');
}

export function myPart({ card, mine }: Game): string {
  return card ? partOf(card, mine) : '';
}

/** What a friend reads who is invited to a seat: by whom, to what, to play whom. */
export function invitation(card: TableCard, seat: string): string {
  const host = card.seats.find(({ kind }) => kind === 'person')?.player;
  const what = { game: card.game_title, scenario: card.scenario_title, seat };
  return host ? t('invite-says', { host, ...what }) : t('invite-plainly', what);
}

/** The file of a record: game, scenario, side and table, in letters that every system takes. */
export function recordName(card: TableCard, mine: readonly number[]): string {
  const words = [card.game, card.scenario, card.kind === 'record' ? '' : partOf(card, mine), card.id];
  return `${words.map(plain).filter(Boolean).join('_')}.record`;
}

function plain(text: string): string {
  const ascii = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return ascii.replace(/[^A-Za-z0-9_-]+/g, '-').replace(/^-+|-+$/g, '');
}
