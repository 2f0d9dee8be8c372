/** What lists and buttons say of the things that can be picked. */

import { pieceLabel, placeLabel, unitLabel, verbLabel } from '../locale/labels';
import type { Picture, Sheet } from '../protocol';
import { placeOf, unitsByPlace } from '../protocol/picture';
import { type Offer, kindOf, nameOf, tokensOf } from './offers';

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

/**
 * What a list says of something that can be picked: of a unit where it is, of a place who is there, of anything else
 * what it is, and by which verbs, unless one has been picked.
 */
export function items(
  sheet: Sheet,
  picture: Picture,
  tokens: Iterable<string>,
  offers: readonly Offer[],
  picked: string | null = null,
): Item[] {
  const there = unitsByPlace(picture);
  return [...tokens].map((token) => {
    if (kindOf(token) === 'unit') {
      const unit = nameOf(token);
      const detail = placeLabel(sheet, placeOf(picture, unit));
      return { token, label: pieceLabel(sheet, picture, unit), detail };
    }
    const label = tokenLabel(sheet, token);
    const verbs = new Set(offers.filter((offer) => offer.tokens.has(token)).map((offer) => offer.verb));
    if (picked) verbs.delete(picked);
    const how = verbsTold([...verbs].map((verb) => verbLabel(sheet, verb)));
    if (kindOf(token) !== 'space') {
      const about = sheet.names[kindOf(token)]?.[nameOf(token)]?.about ?? '';
      return { token, label, detail: [how, about].filter(Boolean).join(' · ') };
    }
    const units = (there.get(nameOf(token)) ?? []).map((unit) => pieceLabel(sheet, picture, unit));
    return { token, label, detail: [how, ...units].filter(Boolean).join(' · ') };
  });
}

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
