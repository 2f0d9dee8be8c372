/** The picture read: who stands where. */

import type { Picture, UnitPicture } from './shapes';

/** Where a unit stands, or null. */
export function placeOf(picture: Picture, unit: string): string | null {
  return (picture[`unit:${unit}`] as UnitPicture | undefined)?.[0] ?? null;
}

/** Units by the place where they are. */
export function unitsByPlace(picture: Picture): Map<string, string[]> {
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
