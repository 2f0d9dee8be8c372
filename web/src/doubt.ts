/** A click that is not legal: the line to ask the referee about, so that it can say why not. */

import { type Offer, type Pick, type Selection, kindOf, nameOf, unitToken } from './choosing';
import type { Picture, Sheet, UnitPicture } from './protocol';

/** Where a unit stands, or null. */
export function placeOf(picture: Picture, unit: string): string | null {
  return (picture[unitToken(unit)] as UnitPicture | undefined)?.[0] ?? null;
}

interface Scene {
  offers: readonly Offer[];
  sheet: Sheet;
  picture: Picture;
}

const named = (tokens: Iterable<string>, kind: string): string[] =>
  [...tokens].filter((token) => kindOf(token) === kind).map(nameOf);

/** The line, or null if no verb of the question could mean it. */
export function doubtful(scene: Scene, verbs: string[], selection: Selection, what: Pick): string | null {
  const space = what.space ?? (what.unit === undefined ? null : placeOf(scene.picture, what.unit));
  const units = named(selection, 'unit');
  const spaces = named(selection, 'space');
  const own = what.unit !== undefined && isOwn(scene, what.unit);
  if (spaces.length && what.unit !== undefined) units.push(what.unit);
  else if (own && !units.length) units.push(what.unit as string);
  const targets = spaces.length ? spaces : own ? [] : [space];
  for (const verb of verbs) {
    const line = spell(scene, verb, units, targets, space);
    if (line) return line;
  }
  return null;
}

/** One verb's line; what the picks leave open is filled with the nearest thing that is offered. */
function spell(
  scene: Scene,
  verb: string,
  units: string[],
  targets: (string | null)[],
  space: string | null,
): string | null {
  const kinds = scene.sheet.verbs[verb]?.kinds ?? [];
  const words = kinds.map((kind) => {
    if (kind === 'unit') return units[0] ?? nearest(scene, verb, 'unit', space);
    if (kind === 'units') return joined(units) ?? nearest(scene, verb, 'unit', space);
    if (kind === 'spaces') return joined(targets) ?? nearest(scene, verb, 'space', space);
    return kind === 'space' || kind === 'path' ? space : null;
  });
  return kinds.length && words.every((word) => word) ? [verb, ...words].join(' ') : null;
}

/** A unit of a side that can act now. */
function isOwn(scene: Scene, unit: string): boolean {
  const side = scene.sheet.units[unit]?.side;
  return scene.offers.some((offer) =>
    named(offer.tokens, 'unit').some((other) => scene.sheet.units[other]?.side === side),
  );
}

function nearest(scene: Scene, verb: string, kind: string, from: string | null): string | null {
  const all = scene.offers.filter((offer) => offer.verb === verb);
  const names = new Set(all.flatMap((offer) => named(offer.tokens, kind)));
  const place = (name: string) => (kind === 'space' ? name : placeOf(scene.picture, name));
  const far = (name: string) => distance(scene.sheet, place(name), from);
  return [...names].sort((a, b) => far(a) - far(b))[0] ?? null;
}

function distance(sheet: Sheet, one: string | null, other: string | null): number {
  const a = sheet.spaces.find((space) => space.name === one);
  const b = sheet.spaces.find((space) => space.name === other);
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Infinity;
}

function joined(words: (string | null)[]): string | null {
  return [...new Set(words.filter((word) => word))].join('+') || null;
}
