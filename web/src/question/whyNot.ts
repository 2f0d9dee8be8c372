/** A click that is not legal: the lines to ask the referee about, so that it can say why not. */

import { type Pick, fitting } from './selection';
import { argumentOf, isSet, lineOf } from '../protocol/actionLines';
import { type Offer, type Selection, actorsOf, isSpaces, isUnits, kindOf, nameOf, tokensOf } from './offers';
import type { Picture, Sheet } from '../protocol';
import { placeOf } from '../protocol/picture';
import { needsRoles, rolesOf } from './roles';

/** So many reasons can be read. */
const MOST = 4;

interface Scene {
  offers: readonly Offer[];
  sheet: Sheet;
  picture: Picture;
}

/** What is picked and what was clicked, as far as a verb can use it. */
interface Meant {
  selection: Selection;
  units: string[];
  targets: (string | null)[];
  space: string | null;
  unit: string | undefined;
  own: boolean;
  /** A unit of another side, clicked before anything else: it is told whose it is. */
  alien: string | undefined;
}

const named = (tokens: Iterable<string>, kind: string): string[] =>
  [...tokens].filter((token) => kindOf(token) === kind).map(nameOf);
const once = (names: (string | null)[]): string[] => [...new Set(names.filter((name) => name !== null))];

/** The lines by the verbs that could mean it, the most telling first; of verbs that the game has not ranked one. */
export function doubtful(scene: Scene, verbs: string[], selection: Selection, what: Pick): string[] {
  const space = what.space ?? (what.unit === undefined ? null : placeOf(scene.picture, what.unit));
  const units = named(selection, 'unit');
  const spaces = named(selection, 'space');
  const own = what.unit !== undefined && isOwn(scene, what.unit);
  const alone = own && !units.length;
  if (what.unit !== undefined && (spaces.length || alone)) units.push(what.unit);
  const targets = spaces.length ? spaces : own ? [] : [space];
  const alien = own || units.length || spaces.length ? undefined : what.unit;
  const meant = { selection, units, targets, space, unit: what.unit, own, alien };
  const task = (verb: string) => scene.sheet.verbs[verb]?.task ?? 0;
  const ranked = verbs.filter(task).sort((a, b) => task(a) - task(b));
  const lines = (ranked.length ? ranked : verbs).flatMap((verb) => spell(scene, verb, meant) ?? []);
  return lines.slice(0, ranked.length && !alone && !alien ? MOST : 1);
}

/** One verb's line; what the picks leave open is filled with the nearest thing that is offered. */
function spell(scene: Scene, verb: string, meant: Meant): string | null {
  const kinds = scene.sheet.verbs[verb]?.kinds ?? [];
  if (needsRoles(kinds)) return spellRoles(scene, verb, kinds, meant);
  const { units, targets, space, alien } = meant;
  if (units.length && targets.length && !kinds.some(isSpaces)) return null;
  const words = kinds.map((kind) => {
    if (kind === 'unit') return units[0] ?? alien ?? nearest(scene, verb, 'unit', space);
    if (kind === 'units') return argumentOf(kind, once(units)) ?? nearest(scene, verb, 'unit', space);
    if (kind === 'spaces') return argumentOf(kind, once(targets)) ?? nearest(scene, verb, 'space', space);
    return isSpaces(kind) ? space : null;
  });
  return kinds.length && words.every((word) => word !== null) ? lineOf(verb, words) : null;
}

/** Of a verb that takes several units: the one clicked is put where one of its side belongs. */
function spellRoles(scene: Scene, verb: string, kinds: string[], meant: Meant): string | null {
  if (!kinds.every(isUnits) || meant.unit === undefined) return null;
  const offers = scene.offers.filter((offer) => offer.verb === verb);
  const roles = rolesOf(fitting(offers, meant.selection), meant.selection);
  const words = kinds.map((_, n) => named(roles[n]?.picked ?? [], 'unit'));
  const free = (n: number) => isSet(kinds[n]) || !words[n]?.length;
  const place = meant.own ? kinds.findIndex((kind, n) => free(n) && (n === 0 || isSet(kind))) : 1;
  if (place < 0 || !free(place)) return null;
  words[place]?.push(meant.unit);
  const told = words.map((some, n) => {
    return argumentOf(kinds[n] ?? '', some) ?? nearest(scene, verb, 'unit', meant.space, n);
  });
  return told.every((word) => word !== null) ? lineOf(verb, told) : null;
}

/** A unit of a side that can act now. */
function isOwn(scene: Scene, unit: string): boolean {
  const side = scene.sheet.units[unit]?.side;
  return scene.offers.some((offer) =>
    actorsOf(offer).some((other) => scene.sheet.units[nameOf(other)]?.side === side),
  );
}

function nearest(scene: Scene, verb: string, kind: string, from: string | null, role = -1): string | null {
  const all = scene.offers.filter((offer) => offer.verb === verb);
  const tokens = (offer: Offer) =>
    role < 0 ? offer.tokens : tokensOf(offer.kinds[role] ?? '', offer.args[role] ?? '');
  const names = new Set(all.flatMap((offer) => named(tokens(offer), kind)));
  const place = (name: string) => (kind === 'space' ? name : placeOf(scene.picture, name));
  const far = (name: string) => distance(scene.sheet, place(name), from);
  return [...names].sort((a, b) => far(a) - far(b))[0] ?? null;
}

function distance(sheet: Sheet, one: string | null, other: string | null): number {
  const a = sheet.spaces.find((space) => space.name === one);
  const b = sheet.spaces.find((space) => space.name === other);
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Infinity;
}
