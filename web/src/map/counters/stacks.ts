/** Counters by place, and where each of them lies in a stack or in a stack that is fanned out. */
import type { Picture, PieceCard, Point, UnitCard, UnitPicture } from '../../protocol';
import type { Tones } from '../types';

export interface Piece {
  unit: string;
  place: string;
  face: string;
  mark: string;
  /** How many steps a block has left; 0 if that is not known. */
  steps: number;
  /** Whose stack it lies in; a flat counter of a side that has no other pieces there lies with the first. */
  side: string;
}

/** What the sheet says of units: which lie over which, and whose they are. */
export type Units = Readonly<Record<string, Pick<UnitCard, 'rank' | 'side'>>>;

/** What the sheet says of faces that are no flat counters. */
export type Pieces = Readonly<Record<string, PieceCard>>;

/** A stack shows at most this many steps; a higher one steps less each time. */
export const MOST_STEPS = 3;
/** Gap between the counters of a fan, and between those of two sides besides, as parts of a counter. */
const GAP = 0.12;
const BETWEEN = 0.2;
/** Between the stacks of two sides, as a part of a counter. */
const APART = 0.14;

/**
 * The picture's counters by place, each stack side by side and from the lowest to the topmost by their rank; blocks of
 * the same rank by the order of the faces that they show.
 */
export function stacksOf(picture: Picture, units: Units, pieces: Pieces = {}): Map<string, Piece[]> {
  const stacks = new Map<string, Piece[]>();
  for (const [key, value] of Object.entries(picture)) {
    if (!key.startsWith('unit:') || !value) continue;
    const [place, face, mark, steps = 0] = value as UnitPicture;
    const side = pieces[face]?.side ?? '';
    const piece = { unit: key.slice('unit:'.length), place, face, mark, steps, side };
    const stack = stacks.get(place);
    if (stack) stack.push(piece);
    else stacks.set(place, [piece]);
  }
  const sides = [...new Set(['', ...Object.values(pieces).map(({ side }) => side)])];
  const side = (piece: Piece) => sides.indexOf(piece.side);
  const faces = Object.keys(pieces);
  const height = ({ face }: Piece) => faces.indexOf(face);
  const rank = ({ unit }: Piece) => units[unit]?.rank ?? -1;
  for (const stack of stacks.values()) {
    const there = new Set(stack.map((piece) => piece.side));
    for (const flat of stack) {
      const own = units[flat.unit]?.side;
      if (!flat.side && own && there.has(own)) flat.side = own;
    }
    stack.sort((a, b) => side(a) - side(b) || rank(a) - rank(b) || height(a) - height(b));
  }
  return stacks;
}

/** The stacks of each side in a space; what is of no side comes first and lies with the first. */
export function bySide(stack: readonly Piece[]): Piece[][] {
  const found: Piece[][] = [];
  let last = '';
  for (const piece of stack) {
    if (!found.length || (last && piece.side !== last)) found.push([]);
    found.at(-1)!.push(piece);
    last = piece.side;
  }
  return found;
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

/** From the middle of a space to the middle of each of its stacks, side by side. */
export function beside(counts: readonly number[], side: number): number[] {
  const room = counts.map((count) => side + spread(count, side));
  const whole = room.reduce((sum, wide) => sum + wide, (room.length - 1) * APART * side);
  let left = -whole / 2;
  return room.map((wide) => {
    const middle = left + wide / 2;
    left += wide + APART * side;
    return middle;
  });
}

/** Counters in a row of a fan: all of a small stack, else about a square. */
export function columns(count: number): number {
  return count <= 3 ? count : Math.ceil(Math.sqrt(count));
}

interface Row {
  count: number;
  /** Down from the top of the fan to the middle of the row. */
  y: number;
}

/** The rows of a fan, those of another side a little apart, and how high it is. */
function rows(counts: readonly number[], side: number): { rows: Row[]; height: number } {
  const across = columns(total(counts));
  const found: Row[] = [];
  let y = side * GAP;
  counts.forEach((count, n) => {
    if (n) y += side * BETWEEN;
    for (let left = count; left > 0; left -= across) {
      found.push({ count: Math.min(left, across), y: y + side / 2 });
      y += side * (1 + GAP);
    }
  });
  return { rows: found, height: y };
}

/** From the fan's middle to each counter when they lie in rows, new ones for each side. */
export function fanned(counts: readonly number[], side: number): Point[] {
  const laid = rows(counts, side);
  return laid.rows.flatMap(({ count, y }) =>
    Array.from({ length: count }, (_, n): Point => [
      (n - (count - 1) / 2) * side * (1 + GAP),
      y - laid.height / 2,
    ]),
  );
}

/** Width and height of a fan with a margin round it. */
export function fanSize(counts: readonly number[], side: number): Point {
  const laid = rows(counts, side);
  const widest = Math.max(...laid.rows.map(({ count }) => count));
  return [widest * side * (1 + GAP) + side * GAP, laid.height];
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
