/** Rings cut to what is convex, and taken from each other; all are filled by the rule of even and odd. */
import type { Point } from '../../protocol';

export type Ring = readonly Point[];
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Smaller than this nothing is seen. */
const SPECK = 0.01;
/** Corners are told to a tenth: so far a side may be from where it would have to be. */
const ROUNDED = 0.2;

/** The surface inside a ring, above 0 if it runs clockwise on the screen. */
export function area(ring: Ring): number {
  let sum = 0;
  let [x0, y0] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    sum += x0 * y - x * y0;
    [x0, y0] = [x, y];
  }
  return sum / 2;
}

/** What of a ring lies on one side of a line: where `depth` is not below 0. */
function beyond(ring: Ring, depth: (point: Point) => number): Ring {
  const kept: Point[] = [];
  let before = ring.at(-1)!;
  let was = ring.length ? depth(before) : 0;
  for (const point of ring) {
    const is = depth(point);
    if (was < 0 !== is < 0) {
      const part = was / (was - is);
      kept.push([before[0] + (point[0] - before[0]) * part, before[1] + (point[1] - before[1]) * part]);
    }
    if (is >= 0) kept.push(point);
    [before, was] = [point, is];
  }
  return kept;
}

const seen = (ring: Ring): boolean => Math.abs(area(ring)) > SPECK;

/** What of rings lies between two lines, upright (`axis` 0) or level (1). */
export function between(rings: readonly Ring[], axis: 0 | 1, from: number, to: number): Ring[] {
  return rings
    .map((ring) => {
      let [least, most] = [Infinity, -Infinity];
      for (const point of ring) {
        least = Math.min(least, point[axis]);
        most = Math.max(most, point[axis]);
      }
      if (most <= from || least >= to) return [];
      const low = least >= from ? ring : beyond(ring, (point) => point[axis] - from);
      return most <= to ? low : beyond(low, (point) => to - point[axis]);
    })
    .filter(seen);
}

/** Whether a ring has no corner inwards, but for what rounding has done. */
export function convex(ring: Ring): boolean {
  const way = Math.sign(area(ring));
  return ring.every((corner, n) => {
    const [x0, y0] = ring[(n || ring.length) - 1]!;
    const [x1, y1] = ring[(n + 1) % ring.length]!;
    const across = (x1 - x0) * (corner[1] - y0) - (y1 - y0) * (corner[0] - x0);
    return -across * way >= -ROUNDED * Math.hypot(x1 - x0, y1 - y0);
  });
}

/** What of rings lies inside a convex one. */
export function inside(rings: readonly Ring[], frame: Ring): Ring[] {
  const way = Math.sign(area(frame));
  return rings
    .map((ring) =>
      frame.reduce((kept, [x1, y1], n) => {
        const [x0, y0] = frame[(n || frame.length) - 1]!;
        return beyond(kept, ([x, y]) => way * ((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)));
      }, ring),
    )
    .filter(seen);
}

/** Rings without what lies in the second: convex ones may lie anywhere, others inside the first and apart. */
export function without(rings: readonly Ring[], taken: readonly Ring[], frames: readonly Ring[]): Ring[] {
  let left = [...rings, ...taken];
  for (const frame of frames) left = [...left, ...inside(left, frame)];
  return left;
}

/** Stretches of lines outside of rings, whichever way these run and wherever two lie over each other. */
export function outside(lines: readonly (readonly Point[])[], rings: readonly Ring[]): Point[][] {
  const sides = sidesOf(rings);
  return lines.flatMap((line) => {
    const found: Point[][] = [];
    let turns = line.length ? turnsAround(line[0]!, sides) : 0;
    let stretch: Point[] = turns ? [] : [line[0]!];
    line.slice(1).forEach((end, n) => {
      const start = line[n]!;
      for (const { part, turn } of crossings(start, end, sides)) {
        const point: Point = [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part];
        if (!turns) found.push([...stretch, point]);
        turns += turn;
        stretch = [point];
      }
      if (!turns) stretch.push(end);
    });
    return turns ? found : [...found, stretch];
  });
}

/** All sides of rings, four numbers each: gone through for every step of a line, which are many for a coast. */
function sidesOf(rings: readonly Ring[]): Float64Array {
  const sides = new Float64Array(4 * rings.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const ring of rings) {
    let before = ring.at(-1)!;
    for (const corner of ring) {
      sides.set([before[0], before[1], corner[0], corner[1]], at);
      before = corner;
      at += 4;
    }
  }
  return sides;
}

/** Where a stretch goes over sides of rings, and whether it goes in or out by that. */
function crossings([ax, ay]: Point, [bx, by]: Point, sides: Float64Array): { part: number; turn: number }[] {
  const [dx, dy, least, most] = [bx - ax, by - ay, Math.min(ay, by), Math.max(ay, by)];
  const found: { part: number; turn: number }[] = [];
  for (let n = 0; n < sides.length; n += 4) {
    const y0 = sides[n + 1]!;
    const y1 = sides[n + 3]!;
    if ((y0 < least && y1 < least) || (y0 > most && y1 > most)) continue;
    const x0 = sides[n]!;
    const x1 = sides[n + 2]!;
    const was = dx * (y0 - ay) - dy * (x0 - ax);
    const is = dx * (y1 - ay) - dy * (x1 - ax);
    if (was < 0 === is < 0) continue;
    const part = ((x0 - ax) * (y1 - y0) - (y0 - ay) * (x1 - x0)) / (dx * (y1 - y0) - dy * (x1 - x0));
    if (part > 0 && part <= 1) found.push({ part, turn: was < 0 ? -1 : 1 });
  }
  return found.sort((a, b) => a.part - b.part);
}

/** How often rings run around a point, clockwise ones above 0. */
function turnsAround(point: Point, sides: Float64Array): number {
  const far: Point = [1e6, point[1] + 0.0123];
  return -crossings(point, far, sides).reduce((sum, { turn }) => sum + turn, 0);
}
