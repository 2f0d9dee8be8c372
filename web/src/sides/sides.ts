/** What stands beside the map, read from sheet and picture: groups with gauges, cards and badges; states of things. */

import type { CardCard, GaugeCard, GroupCard, StandingCard, Word } from '../protocol';
import type { Picture, Sheet } from '../protocol';

export interface Level extends GaugeCard {
  value: number;
}

/** A card on the table; null: it lies face down. */
export interface Laid {
  key: string;
  card: CardCard | null;
  /** How many that say the same lie there. */
  count: number;
}

export interface Row extends Word {
  cards: Laid[];
}

export interface Side {
  group: GroupCard;
  own: boolean;
  badge: string;
  gauges: Level[];
  rows: Row[];
  /** Cards of the group that are not on the table as far as one can see; veiled: some may lie there face down. */
  rest: CardCard[];
  veiled: boolean;
}

export interface State extends Word {
  things: StandingCard[];
}

export const hasSides = (sheet: Sheet): boolean => sheet.groups.length > 0 || sheet.standings.length > 0;

/** The groups of a viewer's seat first, then the others, each as the sheet has them. */
export function sidesOf(sheet: Sheet, picture: Picture, seat: number | null): Side[] {
  const name = seat === null ? null : sheet.seats[seat]?.name;
  const all = sheet.groups.map((group) => sideOf(sheet, picture, group, group.seat === name));
  return [...all.filter(({ own }) => own), ...all.filter(({ own }) => !own)];
}

function sideOf(sheet: Sheet, picture: Picture, group: GroupCard, own: boolean): Side {
  const badge = sheet.badges.find(({ key }) => key === picture[`badge:${group.key}`]);
  const rows = rowsOf(sheet, picture, group.key);
  return {
    group,
    own,
    badge: badge?.title ?? '',
    gauges: levelsOf(sheet, picture, group.key),
    rows,
    veiled: rows.some(({ cards }) => cards.some(({ card }) => !card)),
    rest: sheet.cards.filter(
      (card) => card.group === group.key && picture[`card:${card.name}`] === undefined,
    ),
  };
}

/** The gauges of a group that the picture has. */
export function levelsOf(sheet: Sheet, picture: Picture, group: string): Level[] {
  return sheet.gauges.flatMap((gauge) => {
    const value = picture[`gauge:${gauge.name}`];
    return gauge.group === group && typeof value === 'number' ? [{ ...gauge, value }] : [];
  });
}

/** The rows of a group's cards; a card that the sheet does not know lies face down with the group its name begins with. */
function rowsOf(sheet: Sheet, picture: Picture, group: string): Row[] {
  const laid = Object.keys(picture).flatMap((key) => {
    if (!key.startsWith('card:')) return [];
    const name = key.slice(5);
    const card = sheet.cards.find((one) => one.name === name) ?? null;
    return (card?.group ?? name.split('.')[0]) === group
      ? [{ key: name, card, row: picture[key], count: 1 }]
      : [];
  });
  const order = (one: Laid) => (one.card ? sheet.cards.indexOf(one.card) : sheet.cards.length);
  return sheet.card_rows
    .map((row) => ({
      ...row,
      cards: together(laid.filter((one) => one.row === row.key).sort((a, b) => order(a) - order(b))),
    }))
    .filter(({ cards }) => cards.length);
}

/** Cards that say the same lie on each other. */
function together(cards: Laid[]): Laid[] {
  const piles = new Map<string, Laid>();
  for (const one of cards) {
    const says = one.card ? `${one.card.title}\n${one.card.about}` : one.key;
    const pile = piles.get(says);
    if (pile) pile.count += 1;
    else piles.set(says, { ...one });
  }
  return [...piles.values()];
}

/** What is in which state, in the order of the states. */
export function statesOf(sheet: Sheet, picture: Picture): State[] {
  return sheet.states
    .map((state) => ({
      ...state,
      things: sheet.standings.filter(({ name }) => picture[`state:${name}`] === state.key),
    }))
    .filter(({ things }) => things.length);
}
