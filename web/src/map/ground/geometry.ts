/** Points and outlines of the map: which space lies under a point, and outlines as SVG paths. */
import type { Point, Space } from '../../protocol';
import type { Box } from '../camera/view';

type Bounds = [left: number, top: number, right: number, bottom: number];

/** A space with more corners than this is an area, whose outline may bend any way. */
const MOST_CORNERS = 8;
/** How far from its middle the outline of a small space runs, about: what parts of it are measured by. */
const REACH = 30;
const MOST_REACH = 3 * REACH;
/** An outline is shown in so many pieces where only its corners are wanted. */
const PIECES = 7;

export class Spaces {
  readonly all: readonly Space[];
  private readonly byName: Map<string, Space>;
  private readonly bounds: Bounds[];

  constructor(spaces: readonly Space[]) {
    this.all = spaces;
    this.byName = new Map(spaces.map((space) => [space.name, space]));
    this.bounds = spaces.map((space) => boundsOf(rings(space).flat()));
  }

  get(name: string): Space | undefined {
    return this.byName.get(name);
  }

  /** The space whose outline holds the point; land, if a sea runs under it. */
  at(x: number, y: number): Space | null {
    const found = this.all.filter((space, n) => {
      const [left, top, right, bottom] = this.bounds[n]!;
      const near = x >= left && x <= right && y >= top && y <= bottom;
      return near && rings(space).some((ring) => inside(ring, x, y));
    });
    return found.find(({ sea }) => !sea) ?? found[0] ?? null;
  }

  /** The space whose middle is nearest to the point, however far that is. */
  nearest(x: number, y: number): Space | null {
    let best: Space | null = null;
    let least = Infinity;
    for (const space of this.all) {
      const distance = (space.x - x) ** 2 + (space.y - y) ** 2;
      if (distance < least) [best, least] = [space, distance];
    }
    return best;
  }
}

/** All outlines of a space, the largest first. */
export function rings(space: Space): readonly (readonly Point[])[] {
  return space.islands?.length ? [space.polygon, ...space.islands] : [space.polygon];
}

/** Left, top, width and height of what holds all the points. */
export function boxOf(points: readonly Point[]): Box {
  const [west, north, east, south] = boundsOf(points);
  return [west, north, east - west, south - north];
}

export function boundsOf(points: readonly Point[]): Bounds {
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
}

/** Whether a ray from the point to the right crosses the outline an odd number of times. */
export function inside(polygon: readonly Point[], x: number, y: number): boolean {
  let within = false;
  polygon.forEach(([x1, y1], n) => {
    const [x0, y0] = polygon[(n || polygon.length) - 1]!;
    if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) within = !within;
  });
  return within;
}

/** Whether a space is an area of any shape or size, and no hex or square that one counter fills. */
export function irregular(space: Space): boolean {
  const far = ([x, y]: Point) => Math.hypot(x - space.x, y - space.y) > MOST_REACH;
  return space.polygon.length > MOST_CORNERS || Boolean(space.islands?.length) || space.polygon.some(far);
}

/** What is drawn upon a sea is cut to the water. */
export function waterOnly(space: Space): string | undefined {
  return space.sea ? 'url(#map-water)' : undefined;
}

/** The outline of a space drawn together towards its middle; that of an area, drawn in along its border. */
export function outline(space: Space, part = 1): string {
  return drawnIn(space, part)
    .map((ring) => `M${ring.map(([x, y]) => at(x, y)).join('L')}Z`)
    .join('');
}

/** Only the corners of an outline, a short stroke either way from each; of an area, pieces of its border. */
export function corners(space: Space, part: number, stroke: number): string {
  const [ring] = drawnIn(space, part);
  if (irregular(space)) return pieces(ring!, stroke);
  return ring!
    .map((corner, n) => {
      const before = towards(corner, ring![(n || ring!.length) - 1]!, stroke);
      const after = towards(corner, ring![(n + 1) % ring!.length]!, stroke);
      return `M${at(...before)}L${at(...corner)}L${at(...after)}`;
    })
    .join('');
}

function drawnIn(space: Space, part: number): Point[][] {
  if (!irregular(space))
    return [space.polygon.map(([x, y]) => [space.x + (x - space.x) * part, space.y + (y - space.y) * part])];
  return rings(space).map((ring) => inset(ring, (1 - part) * REACH));
}

/** A ring moved to its inside (a distance below 0: outside) at every corner, never farther than a sharp one lets. */
export function inset(ring: readonly Point[], distance: number): Point[] {
  if (!distance) return ring.map(([x, y]) => [x, y]);
  const inwards = area(ring) > 0 ? distance : -distance;
  return ring.map(([x, y], n) => {
    const [x0, y0] = ring[(n || ring.length) - 1]!;
    const [x1, y1] = ring[(n + 1) % ring.length]!;
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    return [x - ((y1 - y0) / length) * inwards, y + ((x1 - x0) / length) * inwards];
  });
}

/** The surface inside a ring, above 0 if it runs clockwise on the screen. */
function area(ring: readonly Point[]): number {
  return ring.reduce((sum, [x1, y1], n) => {
    const [x0, y0] = ring[(n || ring.length) - 1]!;
    return sum + (x0 * y1 - x1 * y0) / 2;
  }, 0);
}

/** Pieces of a closed line, evenly spread, `stroke` of the way from one to the next to either side. */
function pieces(ring: readonly Point[], stroke: number): string {
  const lengths = ring.map(([x, y], n) => {
    const [x1, y1] = ring[(n + 1) % ring.length]!;
    return Math.hypot(x1 - x, y1 - y);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const half = Math.min(0.45, stroke) / 2;
  return Array.from({ length: PIECES }, (_, n) => {
    const middle = (n + 0.5) / PIECES;
    const found = stretch(ring, lengths, (middle - half / PIECES) * whole, (middle + half / PIECES) * whole);
    return `M${found.map(([x, y]) => at(x, y)).join('L')}`;
  }).join('');
}

/** The points of a closed line between two places on it, measured from its first corner. */
function stretch(ring: readonly Point[], lengths: number[], from: number, to: number): Point[] {
  const found: Point[] = [];
  let done = 0;
  ring.forEach((corner, n) => {
    const next = ring[(n + 1) % ring.length]!;
    const length = lengths[n]!;
    if (length && from >= done && from < done + length)
      found.push(towards(corner, next, (from - done) / length));
    else if (done > from && done < to) found.push(corner);
    if (length && to > done && to <= done + length) {
      if (from < done && found.at(-1) !== corner) found.push(corner);
      found.push(towards(corner, next, (to - done) / length));
    }
    done += length;
  });
  return found;
}

/** The point at this part of the way from one to another. */
export function towards([x0, y0]: Point, [x1, y1]: Point, part: number): Point {
  return [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part];
}

export function at(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
