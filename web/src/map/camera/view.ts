/** Which part of the map is shown: fitting it, keeping it in reach, bringing places into sight. */
import type { Inset, Size, View } from '../types';

/** Left, top, width and height, in the map's units. */
export type Box = readonly [number, number, number, number];

export const noInset: Inset = { top: 0, right: 0, bottom: 0, left: 0 };
/** Pixels left free round the whole map, and round a place brought into sight. */
const MARGIN = 12;
const SIGHT = 48;
/** The largest a counter is ever shown, in pixels. */
const LARGEST_COUNTER = 110;

/** Left, top, width and height of the part of the board that no panel covers. */
export function room(size: Size, inset: Inset): Box {
  return [
    inset.left,
    inset.top,
    Math.max(1, size.width - inset.left - inset.right),
    Math.max(1, size.height - inset.top - inset.bottom),
  ];
}

/** The view that shows a box as large as the room allows, in the middle of it. */
export function fitted(box: Box, size: Size, inset: Inset): View {
  const [left, top, width, height] = room(size, inset);
  const wide = Math.max(1, width - 2 * MARGIN) / box[2];
  const high = Math.max(1, height - 2 * MARGIN) / box[3];
  return centred(box, [left, top, width, height], Math.min(wide, high));
}

function centred(box: Box, [left, top, width, height]: Box, k: number): View {
  return {
    k,
    x: left + width / 2 - k * (box[0] + box[2] / 2),
    y: top + height / 2 - k * (box[1] + box[3] / 2),
  };
}

/** The least and the greatest zoom. */
export function extent(frame: Box, size: Size, inset: Inset, side: number): [number, number] {
  const least = fitted(frame, size, inset).k;
  return [least, Math.max(least, LARGEST_COUNTER / side)];
}

/** The nearest view whose room is filled by the map; where the map is smaller than the room it is centred. */
export function constrained(view: View, frame: Box, size: Size, inset: Inset): View {
  const [left, top, width, height] = room(size, inset);
  return {
    k: view.k,
    x: held(view.x, view.k, frame[0], frame[2], left, width),
    y: held(view.y, view.k, frame[1], frame[3], top, height),
  };
}

function held(shift: number, k: number, start: number, length: number, from: number, wide: number): number {
  const atStart = from + MARGIN - k * start;
  const atEnd = from + wide - MARGIN - k * (start + length);
  if (atEnd >= atStart) return (atStart + atEnd) / 2;
  return Math.min(atStart, Math.max(atEnd, shift));
}

/**
 * The view that has a box in sight: the same if it is already, else moved, else also farther off. Of what is too large
 * for the view as it is, such as an ocean, its `heart` is enough, where its name and its counters stand.
 */
export function showing(box: Box, view: View, size: Size, inset: Inset, heart: Box = box): View {
  const [left, top, width, height] = room(size, inset);
  const fits = Math.min((width - 2 * SIGHT) / box[2], (height - 2 * SIGHT) / box[3]);
  if (fits < view.k && heart !== box) return showing(heart, view, size, inset);
  if (fits < view.k) {
    // in a low room, over a phone's sheet, what fills it would be nearer than before
    return centred(box, [left, top, width, height], Math.min(view.k, fitted(box, size, inset).k));
  }
  return {
    k: view.k,
    x: view.x + needed(view.x + view.k * box[0], view.k * box[2], left, width),
    y: view.y + needed(view.y + view.k * box[1], view.k * box[3], top, height),
  };
}

/** How far something must move to lie inside. */
function needed(start: number, length: number, from: number, wide: number): number {
  if (start < from + SIGHT) return from + SIGHT - start;
  return Math.min(0, from + wide - SIGHT - (start + length));
}

/** The same view nearer or farther off by a factor, about the middle of the room. */
export function scaled(view: View, factor: number, limits: [number, number], size: Size, inset: Inset): View {
  const [left, top, width, height] = room(size, inset);
  const k = Math.min(limits[1], Math.max(limits[0], view.k * factor));
  const about = (middle: number, shift: number) => middle - ((middle - shift) * k) / view.k;
  return { k, x: about(left + width / 2, view.x), y: about(top + height / 2, view.y) };
}

/** The view with a point of the map in the middle of the room. */
export function centredOn(x: number, y: number, k: number, size: Size, inset: Inset): View {
  return centred([x, y, 0, 0], room(size, inset), k);
}

/** A view on the way from one to another. */
export function between(from: View, to: View, part: number): View {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), k: mix(from.k, to.k) };
}
