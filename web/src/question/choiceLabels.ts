/** What lists and buttons say of the things that can be picked. */

import { pieceLabel, placeLabel, unitLabel, verbLabel } from '../locale/labels';
import type { Picture, Sheet } from '../protocol';
import { placeOf, unitsByPlace } from '../protocol/picture';
import { t } from '../locale/words';
import { type Offer, kindOf, nameOf, tokensOf } from './offers';

/** The button of an answer that names nothing. */
export const instantLabel = (sheet: Sheet, { verb, kinds }: Offer): string =>
  kinds.length ? t('verb-without', { verb: verbLabel(sheet, verb) }) : verbLabel(sheet, verb);

export interface Item {
  token: string;
  label: string;
  detail: string;
}

export function tokenLabel(sheet: Sheet, token: string): string {
  if (kindOf(token) === 'unit') return unitLabel(sheet, nameOf(token));
  if (kindOf(token) === 'space') return placeLabel(sheet, nameOf(token));
  return sheet.names[kindOf(token)]?.[nameOf(token)]?.label ?? nameOf(token);
}

/** So many units of a place are named in a list; of more it is told how many they are. */
const MOST_NAMED = 2;

/**
 * What a list says of something that can be picked: of a unit where it is, and what it does if that is at once, or where each has one
 * thing to do, but not the same;
 * of a place who is there and by which verbs, of anything else what it is and, where there are several, by which; not
 * by the one that has been picked.
 */
export function items(
  sheet: Sheet,
  picture: Picture,
  tokens: Iterable<string>,
  offers: readonly Offer[],
  picked: string | null = null,
): Item[] {
  const there = unitsByPlace(picture);
  const verbsOf = (token: string) =>
    new Set(offers.filter((offer) => offer.tokens.has(token)).map((offer) => offer.verb));
  const listed = [...tokens];
  const deeds = listed.filter((token) => kindOf(token) === 'unit').map(verbsOf);
  const parted =
    deeds.every(({ size }) => size === 1) && new Set(deeds.flatMap((verbs) => [...verbs])).size > 1;
  const mixed = new Set(offers.map(({ verb }) => verb)).size > 1;
  const atOnce = (token: string) =>
    mixed && offers.some(({ whole, tokens: named }) => whole && named.size === 1 && named.has(token));
  return listed.map((token) => {
    const verbs = verbsOf(token);
    if (picked) verbs.delete(picked);
    if (kindOf(token) === 'unit') {
      const unit = nameOf(token);
      const [only = ''] = parted || (verbs.size === 1 && atOnce(token)) ? verbs : [];
      const detail = [only && verbLabel(sheet, only), placeLabel(sheet, placeOf(picture, unit))];
      return { token, label: pieceLabel(sheet, picture, unit), detail: detail.filter(Boolean).join(' · ') };
    }
    const label = tokenLabel(sheet, token);
    const how = verbsTold([...verbs].map((verb) => verbLabel(sheet, verb)));
    if (kindOf(token) !== 'space') {
      const about = sheet.names[kindOf(token)]?.[nameOf(token)]?.about ?? '';
      return { token, label, detail: [mixed ? how : '', about].filter(Boolean).join(' · ') };
    }
    const units = (there.get(nameOf(token)) ?? []).map((unit) => pieceLabel(sheet, picture, unit));
    return { token, label, detail: [how, ...someOf(units)].filter(Boolean).join(' · ') };
  });
}

/** Who is there by name if they are few, of a stack how many: the map has the rest. */
const someOf = (units: string[]): string[] =>
  units.length > MOST_NAMED ? [t('units-there', { count: units.length })] : units;

/** Two verbs by name, of others how many: a list is for choosing, the verbs are told when it is chosen. */
function verbsTold(names: string[]): string {
  const [more, few] = [names.length - 2, names.slice(0, 2).join(' / ')];
  return more > 0 ? `${few} +${more}` : few;
}

/** Where on the map a token is. */
export function spaceOf(picture: Picture, token: string): string | null {
  if (kindOf(token) === 'unit') return placeOf(picture, nameOf(token));
  return kindOf(token) === 'space' ? nameOf(token) : null;
}

/** What the things of a kind are for in these offers: "Type of army". */
export function roleLabel(sheet: Sheet, offers: readonly Offer[], token: string): string {
  for (const { verb, kinds, args } of offers) {
    const role = kinds.findIndex((kind, n) => tokensOf(kind, args[n] ?? '').includes(token));
    if (role >= 0) return sheet.verbs[verb]?.roles[role] ?? '';
  }
  return '';
}
