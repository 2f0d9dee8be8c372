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
    const numbers = [...text.matchAll(NUMBERS)].map(Number);
    const takes = TAKES[command.toLowerCase()]!;
    for (let n = 0; n === 0 || n < numbers.length; n += takes || 1) {
      const taken = numbers.slice(n, n + takes);
      const letter = n && command === 'm' ? 'l' : n && command === 'M' ? 'L' : command;
      const from = letter === letter.toLowerCase() ? [x, y] : [0, 0];
      const [across, down] = [taken.at(-2) ?? 0, taken.at(-1) ?? 0];
      if (/z/i.test(letter)) [x, y] = [startX, startY];
      else if (/h/i.test(letter)) x = from[0]! + down;
      else if (/v/i.test(letter)) y = from[1]! + down;
      else [x, y] = [from[0]! + across, from[1]! + down];
      if (/m/i.test(letter)) [startX, startY] = [x, y];
      steps.push({ letter, numbers: taken, x, y });
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
