/** Whether places are in sight on the board, and where to look for them. */

import type { Inset, Shown } from './map/types';

interface Spot {
  x: number;
  y: number;
}

/** How much of the board places may take up to be shown together without stepping back. */
const PART = 0.8;

/** True if all the places fit on the board as it is zoomed. */
export function roomFor(spots: readonly Spot[], view: Shown, inset: Inset): boolean {
  if (!spots.length) return false;
  const wide = (of: number[]) => (Math.max(...of) - Math.min(...of)) * view.k;
  const room = { x: view.width - inset.left - inset.right, y: view.height - inset.top - inset.bottom };
  return wide(spots.map(({ x }) => x)) < room.x * PART && wide(spots.map(({ y }) => y)) < room.y * PART;
}

/** The part of the places that is in sight. */
export function inSight(spots: readonly Spot[], view: Shown, inset: Inset): number {
  const seen = spots.filter((spot) => {
    const x = view.x + view.k * spot.x;
    const y = view.y + view.k * spot.y;
    const across = x > inset.left && x < view.width - inset.right;
    return across && y > inset.top && y < view.height - inset.bottom;
  });
  return spots.length ? seen.length / spots.length : 1;
}

/** The middle of the places: a few strays do not draw the eye away from the many. */
export function middleOf(spots: readonly Spot[]): [number, number] {
  const middle = (of: number[]) => of.sort((a, b) => a - b)[of.length >> 1] ?? 0;
  return [middle(spots.map(({ x }) => x)), middle(spots.map(({ y }) => y))];
}
