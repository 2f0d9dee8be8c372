/** Counters by place, and where each of them lies in a stack or in a stack that is fanned out. */
import type { Picture, Point, UnitPicture } from '../protocol';
import type { Tones } from './types';

export interface Piece {
  unit: string;
  place: string;
  face: string;
  mark: string;
}

/** A stack shows at most this many steps; a higher one steps less each time. */
const MOST_STEPS = 3;
/** Gap between the counters of a fan, as a part of a counter. */
const GAP = 0.12;

/** The picture's counters by place, each stack from the lowest to the topmost by their rank. */
export function stacksOf(picture: Picture, order: ReadonlyMap<string, number>): Map<string, Piece[]> {
  const stacks = new Map<string, Piece[]>();
  for (const [key, value] of Object.entries(picture)) {
    if (!key.startsWith('unit:') || !value) continue;
    const [place, face, mark] = value as UnitPicture;
    const piece = { unit: key.slice('unit:'.length), place, face, mark };
    const stack = stacks.get(place);
    if (stack) stack.push(piece);
    else stacks.set(place, [piece]);
  }
  const rank = (piece: Piece) => order.get(piece.unit) ?? -1;
  for (const stack of stacks.values()) stack.sort((a, b) => rank(a) - rank(b));
  return stacks;
}

/** The same stack with the chosen counters on top, where their frame can be seen. */
export function raised(stack: readonly Piece[], tones: Tones): Piece[] {
  const chosen = (piece: Piece) => tones.get(piece.unit) === 'selected';
  return [...stack.filter((piece) => !chosen(piece)), ...stack.filter(chosen)];
}

/** How far the lowest and the topmost counter of a stack are apart. */
export function spread(count: number, side: number): number {
  return Math.min(count - 1, MOST_STEPS) * (side / 5);
}

/** From the stack's middle to each counter, the last on top: a fifth of a counter lower and to the left each. */
export function stepped(count: number, side: number): Point[] {
  const wide = spread(count, side);
  const step = wide / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, n) => [wide / 2 - n * step, n * step - wide / 2]);
}

/** Counters in a row of a fan: all of a small stack, else about a square. */
export function columns(count: number): number {
  return count <= 3 ? count : Math.ceil(Math.sqrt(count));
}

/** From the stack's middle to each counter when they lie side by side. */
export function fanned(count: number, side: number): Point[] {
  const across = columns(count);
  const rows = Math.ceil(count / across);
  const pitch = side * (1 + GAP);
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / across);
    const inRow = Math.min(across, count - row * across);
    return [((n % across) - (inRow - 1) / 2) * pitch, (row - (rows - 1) / 2) * pitch];
  });
}

/** Width and height of a fan with a margin round it. */
export function fanSize(count: number, side: number): Point {
  const across = columns(count);
  const pitch = side * (1 + GAP);
  return [across * pitch + side * GAP, Math.ceil(count / across) * pitch + side * GAP];
}
