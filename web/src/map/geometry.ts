/** Points and outlines of the map: which space lies under a point, and outlines as SVG paths. */
import type { Point, Space } from '../protocol';

export class Spaces {
  readonly all: readonly Space[];
  private readonly byName: Map<string, Space>;
  private readonly bounds: [number, number, number, number][];

  constructor(spaces: readonly Space[]) {
    this.all = spaces;
    this.byName = new Map(spaces.map((space) => [space.name, space]));
    this.bounds = spaces.map((space) => boundsOf(space.polygon));
  }

  get(name: string): Space | undefined {
    return this.byName.get(name);
  }

  /** The space whose outline holds the point. */
  at(x: number, y: number): Space | null {
    const found = this.all.findIndex((space, n) => {
      const [left, top, right, bottom] = this.bounds[n]!;
      return x >= left && x <= right && y >= top && y <= bottom && inside(space.polygon, x, y);
    });
    return this.all[found] ?? null;
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

export function boundsOf(points: readonly Point[]): [number, number, number, number] {
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

/** The outline of a space drawn together towards its middle. */
export function outline(space: Space, part = 1): string {
  const corners = space.polygon.map(([x, y]) =>
    at(space.x + (x - space.x) * part, space.y + (y - space.y) * part),
  );
  return `M${corners.join('L')}Z`;
}

/** Only the corners of an outline: a short stroke either way from each. */
export function corners(space: Space, part: number, stroke: number): string {
  const ring = space.polygon.map(([x, y]): Point => [
    space.x + (x - space.x) * part,
    space.y + (y - space.y) * part,
  ]);
  return ring
    .map((corner, n) => {
      const before = towards(corner, ring[(n || ring.length) - 1]!, stroke);
      const after = towards(corner, ring[(n + 1) % ring.length]!, stroke);
      return `M${at(...before)}L${at(...corner)}L${at(...after)}`;
    })
    .join('');
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
