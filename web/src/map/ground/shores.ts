/**
 * The coast near a space. A browser that draws a tile of the map works through all of every line that something in
 * it is cut to; so a space is cut to the coast inside its own bounds, and one without coast is not cut at all.
 */
import type { Point, Sheet, Space } from '../../protocol';
import { area, boundsOf, outlineOf, rings, type Bounds } from './geometry';
import { stepsOf } from './pieces';

type Ring = readonly Point[];

/** How far beyond its bounds a space is cut, so that nothing of its own edge is lost. */
const MARGIN = 2;
/** A box that is land but for this part of it needs no coast. */
const NONE = 1e-6;
/** So few spaces look at the same coast each for itself. */
const FEW = 3;
/** The outline of the land, as our own server writes it. */
const COAST = /id="map-coast" d="([^"]*)"/;

/** The closed lines of a drawing's coast; null if it has none, or one with bends. */
export function coastOf({ definitions }: Pick<Sheet, 'definitions'>): Ring[] | null {
  const path = COAST.exec(definitions)?.[1] ?? '';
  if (!path || /[qtcsa]/i.test(path)) return null;
  const found: Point[][] = [];
  for (const { letter, x, y } of stepsOf(path)) {
    if (/m/i.test(letter)) found.push([]);
    if (!/z/i.test(letter)) found.at(-1)!.push([x, y]);
  }
  return found;
}

/** What the colour of a space is cut to: a path, or null where all of it is land. */
export function shoreOf(space: Space, coast: readonly Ring[]): string | null {
  const box = roomOf([space]);
  const land = within(coast, box);
  const whole = (box[2] - box[0]) * (box[3] - box[1]);
  const surface = Math.abs(land.reduce((sum, ring) => sum + area(ring), 0));
  return whole - surface < whole * NONE ? null : outlineOf(land);
}

/** The same of many spaces: halves of them look at that half of the coast alone, and so on. */
export function shoresOf(spaces: readonly Space[], coast: readonly Ring[]): [string, string | null][] {
  if (spaces.length <= FEW) return spaces.map((space) => [space.name, shoreOf(space, coast)]);
  const [left, top, right, bottom] = boundsOf(spaces.map(({ x, y }) => [x, y]));
  const axis = right - left > bottom - top ? 'x' : 'y';
  const sorted = [...spaces].sort((a, b) => a[axis] - b[axis]);
  const half = sorted.length >> 1;
  return [sorted.slice(0, half), sorted.slice(half)].flatMap((part) =>
    shoresOf(part, within(coast, roomOf(part))),
  );
}

/** What spaces take up, and a little more. */
function roomOf(spaces: readonly Space[]): Bounds {
  const [left, top, right, bottom] = boundsOf(spaces.flatMap((space) => rings(space).flat()));
  return [left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN];
}

/** The parts of closed lines inside a box; where they leave it they run along its sides. */
export function within(coast: readonly Ring[], [left, top, right, bottom]: Bounds): Ring[] {
  return coast.flatMap((ring) => {
    const [west, north, east, south] = boundsOf(ring);
    if (east <= left || west >= right || south <= top || north >= bottom) return [];
    if (west >= left && east <= right && north >= top && south <= bottom) return [ring];
    let found: Ring = ring;
    found = beyond(found, 0, left, 1);
    found = beyond(found, 0, right, -1);
    found = beyond(found, 1, top, 1);
    found = beyond(found, 1, bottom, -1);
    return found.length ? [found] : [];
  });
}

/** The part of a closed line on one side of a limit: above it (`way` 1) or below (-1) on an axis. */
function beyond(ring: Ring, axis: 0 | 1, limit: number, way: 1 | -1): Ring {
  const found: Point[] = [];
  let before = ring.at(-1);
  if (!before) return ring;
  let was = (before[axis] - limit) * way >= 0;
  for (const point of ring) {
    const is = (point[axis] - limit) * way >= 0;
    if (is !== was) {
      const part = (limit - before[axis]) / (point[axis] - before[axis]);
      const other = before[1 - axis]! + (point[1 - axis]! - before[1 - axis]!) * part;
      found.push(axis ? [other, limit] : [limit, other]);
    }
    if (is) found.push(point);
    [before, was] = [point, is];
  }
  return found;
}
