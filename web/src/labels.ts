/** How things are called in lists and buttons: from the sheet, never from the page's own knowledge of a game. */

import { placeOf } from './doubt';
import { type Offer, kindOf, nameOf, tokensOf } from './offers';
import type { Picture, Sheet, Status, UnitPicture } from './protocol';
import { t } from './words';

export interface Item {
  token: string;
  label: string;
  detail: string;
}

const memo = new WeakMap<Sheet, Map<string, string>>();

/** Names of spaces and boxes. */
function names(sheet: Sheet): Map<string, string> {
  const known = memo.get(sheet);
  if (known) return known;
  const made = new Map(sheet.spaces.map((space) => [space.name, space.label]));
  for (const box of sheet.boxes) made.set(box.name, box.title);
  memo.set(sheet, made);
  return made;
}

export const placeLabel = (sheet: Sheet, place: string | null): string =>
  place === null ? '' : (names(sheet).get(place) ?? place);
const unitLabel = (sheet: Sheet, unit: string): string => sheet.units[unit]?.label ?? unit;

/** What stands on the map or in a box: a unit by its name, else by what its face is; a block with its kind and steps. */
export function pieceLabel(sheet: Sheet, picture: Picture, unit: string): string {
  const [, face = '', , steps = 0] = (picture[`unit:${unit}`] ?? []) as Partial<UnitPicture>;
  const card = sheet.pieces[face];
  const name = sheet.units[unit]?.label ?? card?.label ?? unit;
  const left = steps && card ? t('steps-left', { steps, most: card.steps }) : '';
  const told = [card?.kind, left].filter(Boolean).join(', ');
  return told ? `${name} (${told})` : name;
}

export function tokenLabel(sheet: Sheet, token: string): string {
  if (kindOf(token) === 'unit') return unitLabel(sheet, nameOf(token));
  if (kindOf(token) === 'space') return placeLabel(sheet, nameOf(token));
  return sheet.names[kindOf(token)]?.[nameOf(token)]?.label ?? nameOf(token);
}

export const verbLabel = (sheet: Sheet, verb: string): string => sheet.verbs[verb]?.label ?? verb;

/** Units by the place where they are. */
export function stacks(picture: Picture): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const [key, value] of Object.entries(picture)) {
    if (!key.startsWith('unit:')) continue;
    const place = (value as UnitPicture)[0];
    const there = all.get(place) ?? [];
    there.push(key.slice(5));
    all.set(place, there);
  }
  return all;
}

/** What is at a place, for those who don't see it: the unit pointed at first, then the place and who else is there. */
export function spoken(sheet: Sheet, picture: Picture, place: string, unit?: string): string {
  const space = sheet.spaces.find(({ name }) => name === place);
  const others = (stacks(picture).get(place) ?? []).filter((other) => other !== unit);
  const told = [
    unit ? pieceLabel(sheet, picture, unit) : '',
    placeLabel(sheet, place),
    space?.about ?? '',
    others.map((other) => pieceLabel(sheet, picture, other)).join(', '),
  ];
  return told.filter(Boolean).join('. ');
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
  const there = stacks(picture);
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

/** The items whose words hold every word asked for, however they are accented. */
export function filtered<T>(all: readonly T[], text: (item: T) => string, wanted: string): T[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  return all.filter((item) => parts.every((part) => plain(text(item)).includes(part)));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
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

export const statusText = (status: Status | string | null): string =>
  typeof status === 'string' ? status : (status?.text ?? '');
