/** SVG paths as the server writes them, read step by step and as rings of points. */
import type { Point } from '../../protocol';

const PARTS = /([a-z])([^a-z]*)/gi;
const NUMBERS = /-?(?:\d+\.?\d*|\.\d+)/g;
/** How many numbers a step takes, by its letter. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, z: 0 };

export interface Step {
  letter: string;
  numbers: number[];
  /** Where it ends. */
  x: number;
  y: number;
}

/** The steps of a path; a closing one goes back to where its line began. */
export function stepsOf(path: string): Step[] {
  const steps: Step[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', text = ''] of path.matchAll(PARTS)) {
    const numbers = text.match(NUMBERS)?.map(Number) ?? [];
    const kind = command.toLowerCase();
    const takes = TAKES[kind]!;
    const relative = kind === command;
    for (let n = 0; n === 0 || n < numbers.length; n += takes || 1) {
      const across = numbers[n + takes - 2] ?? 0;
      const down = numbers[n + takes - 1] ?? 0;
      if (kind === 'z') [x, y] = [startX, startY];
      else {
        if (kind !== 'v') x = (relative ? x : 0) + (kind === 'h' ? down : across);
        if (kind !== 'h') y = (relative ? y : 0) + down;
      }
      if (kind === 'm' && !n) [startX, startY] = [x, y];
      const letter = n && kind === 'm' ? (relative ? 'l' : 'L') : command;
      steps.push({ letter, numbers: numbers.slice(n, n + takes), x, y });
    }
  }
  return steps;
}

/** The lines of a path, each from its beginning; one that is closed comes back there. Curves count as straight. */
export function linesOf(path: string): Point[][] {
  const lines: Point[][] = [];
  for (const { letter, x, y } of stepsOf(path)) {
    if (/m/i.test(letter)) lines.push([]);
    lines.at(-1)?.push([x, y]);
  }
  return lines;
}
