/** The view a map opens with: all of it or all that stands on it if that can be read, else a part to begin with. */
import { detailAt, FIGURES_FROM, FULL_FROM } from '../counters/detail';
import type { Inset, Size, View } from '../types';
import { centredOn, fitted, room, type Box } from './view';

export interface Spot {
  x: number;
  y: number;
  /** How many counters lie there; without it one. */
  weight?: number;
}

/** What a first look is for: every place with something on it, and the places that a question is about. */
export interface Sight {
  all: readonly Spot[];
  about: readonly Spot[];
}

/** A counter's side in pixels that a finger hits: for small screens, which show only a part anyway. */
const HIT = 26;

export function opening(sight: Sight, frame: Box, size: Size, inset: Inset, side: number): View {
  const whole = fitted(frame, size, inset);
  const { all, about } = sight;
  if (!all.length) return whole;
  const everything = around(all, side, size, inset);
  const view = everything.k > whole.k ? everything : whole;
  if (Math.round(view.k * side) >= FIGURES_FROM) return view;
  const least = detailAt(view.k, side) === 'plain' ? HIT : FIGURES_FROM;
  return part(about.length ? about : all, least, size, inset, side);
}

/** All of the spots if they come close enough together, else as many of them as there is room for. */
function part(spots: readonly Spot[], least: number, size: Size, inset: Inset, side: number): View {
  const close = around(spots, side, size, inset);
  if (close.k * side >= least) return close;
  const [, , width, height] = room(size, inset);
  const k = least / side;
  return centredOn(...crowd(spots, width / k, height / k), k, size, inset);
}

/** The spots with room for counters and their names, which are wider, no larger than it takes to read. */
function around(spots: readonly Spot[], side: number, size: Size, inset: Inset): View {
  const [west, east] = ends(spots.map(({ x }) => x));
  const [north, south] = ends(spots.map(({ y }) => y));
  const box: Box = [west - 2 * side, north - side, east - west + 4 * side, south - north + 2 * side];
  const view = fitted(box, size, inset);
  return centredOn((west + east) / 2, (north + south) / 2, Math.min(view.k, FULL_FROM / side), size, inset);
}

/** As many of the spots, by their counters, as a window of this size can hold; what is `kept` can be in it, too. */
export function gathered(
  spots: readonly Spot[],
  width: number,
  height: number,
  kept: Spot | null = null,
): readonly Spot[] {
  const near = (middle: Spot) => (spot: Spot) =>
    Math.abs(spot.x - middle.x) < width / 2 && Math.abs(spot.y - middle.y) < height / 2;
  const groups = spots.filter((spot) => !kept || near(spot)(kept)).map((spot) => spots.filter(near(spot)));
  return groups.reduce((best, group) => (heft(group) > heft(best) ? group : best), []);
}

/** The middle of such a group, so that strays don't draw the eye away from the front. */
export function crowd(spots: readonly Spot[], width: number, height: number): [number, number] {
  return middleOf(gathered(spots, width, height));
}

export function middleOf(spots: readonly Spot[]): [number, number] {
  const middle = (of: number[]) => ends(of).reduce((a, b) => a + b, 0) / 2;
  return [middle(spots.map(({ x }) => x)), middle(spots.map(({ y }) => y))];
}

/** How many counters lie on the spots. */
export const heft = (spots: readonly Spot[]): number =>
  spots.reduce((sum, { weight = 1 }) => sum + weight, 0);
const ends = (of: number[]): [number, number] => [Math.min(...of), Math.max(...of)];
