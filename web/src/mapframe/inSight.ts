/** Whether places are in sight on the board, and where to look for them. */

import { heft, type Spot } from '../map/camera/opening';
import type { Inset, Shown } from '../map/types';
import { room } from '../map/camera/view';

/** How much of the board places may take up to be shown together. */
const PART = 0.8;

/** With less than this part of the places in sight the map is moved. */
const SOME = 0.3;
/** Where a phase begins, with less than this part of what could be in sight at once. */
const MOST = 0.7;

/** How much of the places has to be in sight for the map to stay; `most` of them can be in sight at once. */
export function enough(
  most: readonly Spot[],
  spots: readonly Spot[],
  kept: boolean,
  begins: boolean,
): number {
  const possible = heft(most) / heft(spots);
  return Math.max(begins ? MOST * possible : 0, SOME * (kept ? possible : 1));
}

/** True if all the places fit on the board as it is zoomed. */
export function roomFor(spots: readonly Spot[], view: Shown, inset: Inset): boolean {
  if (!spots.length) return false;
  const wide = (of: number[]) => Math.max(...of) - Math.min(...of);
  const [width, height] = windowOf(view, inset);
  return wide(spots.map(({ x }) => x)) < width * PART && wide(spots.map(({ y }) => y)) < height * PART;
}

/** The part of the places that is in sight, of a stack as much as it has counters. */
export function inSight(spots: readonly Spot[], view: Shown, inset: Inset): number {
  const seen = spots.filter((spot) => {
    const x = view.x + view.k * spot.x;
    const y = view.y + view.k * spot.y;
    const across = x > inset.left && x < view.width - inset.right;
    return across && y > inset.top && y < view.height - inset.bottom;
  });
  return spots.length ? heft(seen) / heft(spots) : 1;
}

/** Whether places lie on the left half of the board, so that what is told of them belongs on the right. */
export function onTheLeft(spots: readonly Spot[], view: Shown): boolean {
  const across = spots.reduce((sum, { x }) => sum + view.x + view.k * x, 0);
  return across < (view.width / 2) * spots.length;
}

/** Width and height of the part of the map that can be seen; with something kept in it, less a rim. */
export function windowOf(view: Shown, inset: Inset, kept: Spot | null = null): [number, number] {
  const [, , width, height] = room(view, inset);
  const part = kept ? PART : 1;
  return [(part * width) / view.k, (part * height) / view.k];
}

/** Whether a spot lies in the upper half of what can be seen of the map. */
export function above({ y }: Pick<Spot, 'y'>, view: Shown, inset: Inset): boolean {
  return view.y + view.k * y < (inset.top + view.height - inset.bottom) / 2;
}

/** Whether a spot lies in the quarter at the foot on the right, where on a wide map the card stands. */
export const atCard = (spot: Spot, view: Shown, inset: Inset): boolean =>
  !above(spot, view, inset) && !onTheLeft([spot], view);
