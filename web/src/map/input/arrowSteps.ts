/** The keyboard's cursor: which space is next to one in a direction. */
import type { Point, Space } from '../../protocol';

export type Direction = 'up' | 'down' | 'left' | 'right';

export const directions: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export const vectors: Record<Direction, Point> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** Farther off the asked direction than this (60°), a space does not lie that way. */
const LEAST_COSINE = 0.5;
/** How much being beside the line counts against a space, compared with being far. */
const ASIDE = 0.6;

/**
 * The next space that way, or null at the edge. `aim` is the line that the cursor follows: with it, going up through
 * hexes swings left and right of one column instead of drifting away.
 */
export function next(spaces: readonly Space[], from: Space, direction: Direction, aim: Point): Space | null {
  const [dx, dy] = vectors[direction];
  let best: Space | null = null;
  let least = Infinity;
  for (const space of spaces) {
    const along = (space.x - from.x) * dx + (space.y - from.y) * dy;
    if (along <= 0) continue;
    const distance = Math.hypot(space.x - from.x, space.y - from.y);
    if (along / distance < LEAST_COSINE) continue;
    const aside = Math.abs((space.x - aim[0]) * dy) + Math.abs((space.y - aim[1]) * dx);
    const cost = distance + aside * ASIDE;
    if (cost < least) [best, least] = [space, cost];
  }
  return best;
}
