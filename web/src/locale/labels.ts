/** How places, units and verbs are called: from the sheet, never from the page's own knowledge of a game. */

import type { Chance, Picture, Sheet, Status, UnitPicture } from '../protocol';
import { unitsByPlace } from '../protocol/picture';
import { likes } from '../settings/preferences.svelte';
import { t } from './words';

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
export const unitLabel = (sheet: Sheet, unit: string): string => sheet.units[unit]?.label ?? unit;

/** What stands on the map or in a box: a unit by its name, else by what its face is; a block with its kind and steps. */
export function pieceLabel(sheet: Sheet, picture: Picture, unit: string): string {
  const [, face = '', , steps = 0] = (picture[`unit:${unit}`] ?? []) as Partial<UnitPicture>;
  const card = sheet.pieces[face];
  const name = sheet.units[unit]?.label ?? card?.label ?? unit;
  const left = steps && card ? t('steps-left', { steps, most: card.steps }) : '';
  const told = [card?.kind, left].filter(Boolean).join(', ');
  return told ? `${name} (${told})` : name;
}

export const verbLabel = (sheet: Sheet, verb: string): string => sheet.verbs[verb]?.label ?? verb;

/** What is at a place, for those who don't see it: the unit pointed at first, then the place and who else is there. */
export function spoken(sheet: Sheet, picture: Picture, place: string, unit?: string): string {
  const space = sheet.spaces.find(({ name }) => name === place);
  const others = (unitsByPlace(picture).get(place) ?? []).filter((other) => other !== unit);
  const told = [
    unit ? pieceLabel(sheet, picture, unit) : '',
    placeLabel(sheet, place),
    space?.about ?? '',
    others.map((other) => pieceLabel(sheet, picture, other)).join(', '),
  ];
  return told.filter(Boolean).join('. ');
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

/** How the game stands, in one line; in a shorter one where there is little room. */
export const statusText = (status: Status | string | null, brief = false): string =>
  typeof status === 'string' ? status : ((brief ? status?.brief : status?.text) ?? '');

/** A chance as people say it. */
export const percent = (chance: number): string =>
  new Intl.NumberFormat(likes.language, { style: 'percent', maximumFractionDigits: 1 }).format(chance);

/** The same where there is little room. */
export const rounded = (chance: number): string =>
  new Intl.NumberFormat(likes.language, { style: 'percent' }).format(chance);

/** Of more results than this those that hardly ever come are told together. */
const MANY = 9;
const HARDLY = 0.005;

/** The results to be told one by one, and of many those that hardly ever come. */
export function byLikelihood(chances: readonly Chance[]): { likely: Chance[]; rare: Chance[] } {
  const many = chances.length > MANY;
  const isRare = ({ chance }: Chance) => many && chance < HARDLY;
  return { likely: chances.filter((one) => !isRare(one)), rare: chances.filter(isRare) };
}

/** What dice may bring, one result after the other; what hardly ever comes is left out of many. */
export const chancesTold = (chances: readonly Chance[]): string =>
  byLikelihood(chances)
    .likely.map(({ title, chance }) => `${title} ${percent(chance)}`)
    .join(', ');
