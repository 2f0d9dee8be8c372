/** Where every counter on the map is drawn, stacked or fanned out. */
import type { Point } from '../../protocol';
import {
  beside,
  bySide,
  fanSize,
  fanned,
  MOST_STEPS,
  raised,
  spread,
  stepped,
  type Piece,
  type Pieces,
} from './stacks';
import type { Spaces } from '../ground/geometry';
import type { Tone, Tones } from '../types';
import type { Box } from '../camera/view';

/** How far counters are pushed up to leave the name of their space in sight. */
const TOWN_LIFT = 5;

export interface Laid extends Piece {
  x: number;
  y: number;
  scale: number;
  /** Which counter lies over which. */
  z: number;
  fanned: boolean;
  /** All but covered by others: its signs are left out. */
  covered: boolean;
  /** Why it stands out, unless it is covered by one that does for the same reason. */
  tone: Tone | undefined;
}

export interface Fanned {
  space: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Ground {
  spaces: Spaces;
  /** Spaces with a name below their counters. */
  named: ReadonlySet<string>;
  frame: Box;
  side: number;
  pieces: Pieces;
}

/** The counters of one side in a space, round a middle. */
export interface Pile {
  pieces: Piece[];
  x: number;
  y: number;
}

/** How many counters of a face there are in a stack that is too high to count them. */
export interface Tally {
  face: string;
  count: number;
}

/** Southern stacks lie over the shadows of northern ones; a fan lies over everything. */
export const FAN_LEVEL = 20_000;

export function layStack(stack: readonly Piece[], ground: Ground, tones: Tones): Laid[] {
  return pilesOf(stack, ground).flatMap(({ pieces, x, y }) => {
    const offsets = stepped(pieces.length, ground.side);
    const pile = raised(pieces, tones);
    const top = tones.get(pile.at(-1)!.unit);
    return pile.map((piece, n) => {
      const covered = high(pieces) && n < pieces.length - 1;
      const tone = tones.get(piece.unit);
      return {
        ...piece,
        x: x + offsets[n]![0],
        y: y + offsets[n]![1],
        scale: 1,
        z: Math.round(y - ground.frame[1]) + n,
        fanned: false,
        covered,
        tone: covered && tone === top ? undefined : tone,
      };
    });
  });
}

/** The stacks of a space, one for each side. */
export function pilesOf(stack: readonly Piece[], ground: Ground): Pile[] {
  const [x, y] = middle(stack, ground);
  const piles = bySide(stack);
  const places = beside(
    piles.map(({ length }) => length),
    ground.side,
  );
  return piles.map((pieces, n) => ({ pieces, x: x + places[n]!, y }));
}

/** Whether a stack is too high to see each counter of it. */
function high(pieces: readonly Piece[]): boolean {
  return pieces.length > MOST_STEPS + 1;
}

/** How many of each colour lie in a stack, if it is too high to see that. */
export function tally({ pieces }: Pile, colour: (face: string) => string): Tally[] {
  if (!high(pieces)) return [];
  const found = new Map<string, Tally>();
  for (const { face } of pieces) {
    const known = found.get(colour(face));
    if (known) known.count++;
    else found.set(colour(face), { face, count: 1 });
  }
  return [...found.values()];
}

export function layFan(stack: readonly Piece[], ground: Ground, tones: Tones, scale: number): Laid[] {
  const fan = fanOf(stack, ground, scale);
  return fanned(counts(stack), ground.side * scale).map(([dx, dy], n) => ({
    ...stack[n]!,
    x: fan.x + dx,
    y: fan.y + dy,
    scale,
    z: FAN_LEVEL + 1 + n,
    fanned: true,
    covered: false,
    tone: tones.get(stack[n]!.unit),
  }));
}

/** The plate that a fan lies on, kept inside the map. */
export function fanOf(stack: readonly Piece[], ground: Ground, scale: number): Fanned {
  const [width, height] = fanSize(counts(stack), ground.side * scale);
  const [x, y] = middle(stack, ground);
  const [left, top, wide, high] = ground.frame;
  return {
    space: stack[0]!.place,
    x: between(x, left + width / 2, left + wide - width / 2),
    y: between(y, top + height / 2, top + high - height / 2),
    width,
    height,
  };
}

function middle(stack: readonly Piece[], ground: Ground): Point {
  const { name, x, y } = ground.spaces.get(stack[0]!.place)!;
  // the topmost counter, which lies lowest, has to leave the name in sight
  const rise = spread(Math.max(...counts(stack)), ground.side);
  return [x, ground.named.has(name) ? y - TOWN_LIFT - rise / 2 : y];
}

/** How many counters each side has in a space. */
function counts(stack: readonly Piece[]): number[] {
  return bySide(stack).map(({ length }) => length);
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
