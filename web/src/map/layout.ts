/** Where every counter on the map is drawn, stacked or fanned out. */
import type { Point } from '../protocol';
import { fanSize, fanned, raised, spread, stepped, type Piece } from './stacks';
import type { Spaces } from './geometry';
import type { Tones } from './types';
import type { Box } from './view';

/** How far counters are pushed up to leave the name of their space in sight. */
const TOWN_LIFT = 5;

export interface Laid extends Piece {
  x: number;
  y: number;
  scale: number;
  /** Which counter lies over which. */
  z: number;
  fanned: boolean;
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
}

/** Southern stacks lie over the shadows of northern ones; a fan lies over everything. */
export const FAN_LEVEL = 20_000;

export function layStack(stack: readonly Piece[], ground: Ground, tones: Tones): Laid[] {
  const [x, y] = middle(stack, ground);
  const offsets = stepped(stack.length, ground.side);
  return raised(stack, tones).map((piece, n) => ({
    ...piece,
    x: x + offsets[n]![0],
    y: y + offsets[n]![1],
    scale: 1,
    z: Math.round(y - ground.frame[1]) + n,
    fanned: false,
  }));
}

export function layFan(stack: readonly Piece[], ground: Ground, scale: number): Laid[] {
  const fan = fanOf(stack, ground, scale);
  return fanned(stack.length, ground.side * scale).map(([dx, dy], n) => ({
    ...stack[n]!,
    x: fan.x + dx,
    y: fan.y + dy,
    scale,
    z: FAN_LEVEL + 1 + n,
    fanned: true,
  }));
}

/** The plate that a fan lies on, kept inside the map. */
export function fanOf(stack: readonly Piece[], ground: Ground, scale: number): Fanned {
  const [width, height] = fanSize(stack.length, ground.side * scale);
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

function middle(stack: readonly Piece[], { spaces, named, side }: Ground): Point {
  const { name, x, y } = spaces.get(stack[0]!.place)!;
  // the topmost counter, which lies lowest, has to leave the name in sight
  return [x, named.has(name) ? y - TOWN_LIFT - spread(stack.length, side) / 2 : y];
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
