/** The keyboard's way over the map: a cursor from space to space, and through the counters of a stack. */
import type { Point, Space } from '../../protocol';
import type { Spaces } from '../ground/geometry';
import type { Piece } from '../counters/stacks';
import { directions, next, vectors, type Direction } from './arrowSteps';
import type { Pointed } from '../types';

const PAN = 90;
const ZOOM = 1.4;

export interface Doings {
  spaces: () => Spaces;
  stack: (space: string) => readonly Piece[];
  /** Where the cursor appears at first. */
  start: () => Space | null;
  moved: (pointed: Pointed) => void;
  picked: (pointed: Pointed) => void;
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number) => void;
  fit: () => void;
}

export class Cursor {
  space = $state<string | null>(null);
  shown = $state(false);
  /** Which counter of the stack under the cursor, from the topmost. */
  private depth = $state(0);
  private aim: Point = [0, 0];

  constructor(private readonly doings: Doings) {}

  get unit(): string | undefined {
    const stack = this.space ? this.doings.stack(this.space) : [];
    return stack.at(-1 - this.depth)?.unit;
  }

  get pointed(): Pointed | null {
    if (!this.space) return null;
    return this.unit ? { space: this.space, unit: this.unit } : { space: this.space };
  }

  show(): void {
    this.shown = true;
    if (!this.space) this.go(this.doings.start());
    else this.tell();
  }

  hide(): void {
    this.shown = false;
  }

  /** The pointer picked something: the keyboard goes on from there, or from a counter of the stack there. */
  follow(name: string, unit?: string): void {
    const space = this.doings.spaces().get(name);
    if (!space) return;
    this.space = name;
    this.aim = [space.x, space.y];
    const stack = this.doings.stack(name);
    const nth = stack.findIndex((piece) => piece.unit === unit);
    this.depth = nth < 0 ? 0 : stack.length - 1 - nth;
  }

  /** Whether the key was one of the map's. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const direction = directions[event.key];
    if (direction && event.shiftKey)
      this.doings.pan(-vectors[direction][0] * PAN, -vectors[direction][1] * PAN);
    else if (direction) this.step(direction);
    else if (event.key === '+' || event.key === '=') this.doings.zoom(ZOOM);
    else if (event.key === '-') this.doings.zoom(1 / ZOOM);
    else if (event.key === '0') this.doings.fit();
    else if (event.key === 'PageDown') this.leaf(1);
    else if (event.key === 'PageUp') this.leaf(-1);
    else if (event.key === 'Enter' && this.pointed)
      this.doings.picked(event.shiftKey ? { ...this.pointed, by: true } : this.pointed);
    else return false;
    return true;
  }

  private step(direction: Direction): void {
    const spaces = this.doings.spaces();
    const from = this.space && spaces.get(this.space);
    if (!this.shown || !from) return this.show();
    const to = next(spaces.all, from, direction, this.aim);
    if (!to) return;
    // the line across the direction is kept, the one along it follows
    const upright = vectors[direction][1] !== 0;
    const aim: Point = upright ? [this.aim[0], to.y] : [to.x, this.aim[1]];
    this.go(to);
    this.aim = aim;
  }

  private leaf(by: number): void {
    const count = this.space ? this.doings.stack(this.space).length : 0;
    if (count) this.depth = (this.depth + by + count) % count;
    this.tell();
  }

  private go(space: Space | null): void {
    if (!space) return;
    this.follow(space.name);
    this.shown = true;
    this.tell();
  }

  private tell(): void {
    if (this.pointed) this.doings.moved(this.pointed);
  }
}
