/**
 * Long lines of the ground in pieces. A browser that draws a tile of the map strokes all of every path that touches
 * it; of a coast in one path that is the coast of the continent, tile after tile. In pieces it is the coast near by.
 */

/** A path with a shorter description is left as it is. */
const LONG = 2000;
/** The side of a cell in the map's units: pieces in the same cell are one path. */
const CELL = 256;
/** Wide lines that the ground shines through stay whole: where pieces meet they would be darker. */
const WIDEST_SHEER = 2;
/** Those that it hardly shines through don't show where they meet. */
const SHEER = 0.7;
/** What the signs of relief are filled with: small, each apart from the others, so that surfaces lose nothing. */
const SIGNS = 'var(--map-relief-';
const PARTS = /([a-z])([^a-z]*)/gi;
const NUMBERS = /-?(?:\d+\.?\d*|\.\d+)/g;
/** How many numbers a step takes, by its letter. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, z: 0 };

interface Step {
  letter: string;
  numbers: number[];
  /** Where it ends. */
  x: number;
  y: number;
}

/** The steps of a path; a closing one goes back to where its line began. */
function stepsOf(path: string): Step[] {
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

const cellOf = ({ x, y }: Step): string => `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`;
const told = (value: number): number => Math.round(value * 100) / 100;
const startAt = ({ x, y }: Step): string => `M${told(x)} ${told(y)}`;

/** A path as several, one for each cell that it comes through; its lines are cut there only if that does not show. */
export function pieces(path: string, cut: boolean): string[] {
  const found = new Map<string, string>();
  const add = (cell: string, text: string) => found.set(cell, (found.get(cell) ?? '') + text);
  let cell = '';
  let whole = true;
  let before: Step | undefined;
  for (const step of stepsOf(path)) {
    const straight = /[lhv]/i.test(step.letter);
    if (/m/i.test(step.letter)) {
      cell = cellOf(step);
      whole = true;
      add(cell, startAt(step));
    } else {
      if (cut && straight && before && cellOf(before) !== cell) {
        cell = cellOf(before);
        whole = false;
        add(cell, startAt(before));
      }
      const closes = /z/i.test(step.letter) && !whole;
      add(cell, closes ? `L${told(step.x)} ${told(step.y)}` : step.letter + step.numbers.join(' '));
    }
    before = step;
  }
  return [...found.values()];
}

/** What an element is drawn with: its own, that of what it lies in, or that of what it shows. */
const worn = (element: Element, drawn: Element, name: string): string =>
  element.closest(`[${name}]`)?.getAttribute(name) ?? drawn.getAttribute(name) ?? '';

/** Puts pieces in the place of every long line in a drawing. `named` finds what a part of it refers to. */
export function inPieces(drawing: Element, named: (id: string) => Element | null): void {
  for (const element of drawing.querySelectorAll('path, use')) {
    const drawn = element.tagName === 'use' ? named(element.getAttribute('href') ?? '') : element;
    const path = drawn?.getAttribute('d') ?? '';
    if (!drawn || path.length < LONG || element.closest('defs')) continue;
    const wears = (name: string) => worn(element, drawn, name);
    const surface = wears('fill') !== 'none';
    if (surface && !wears('fill').startsWith(SIGNS)) continue;
    const opacity = Number(wears('opacity') || 1) * Number(wears('stroke-opacity') || 1);
    const sheer = opacity < 1;
    if (opacity < SHEER && Number(wears('stroke-width') || 1) > WIDEST_SHEER) continue;
    const cut = !surface && !sheer && !wears('stroke-dasharray');
    element.replaceWith(...pieces(path, cut).map((piece) => copyOf(element, drawn, piece, cut)));
  }
}

/** The same line with another path; where it is cut its ends are round, so that no gap shows. */
function copyOf(element: Element, drawn: Element, piece: string, cut: boolean): Element {
  const copy = element.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'path');
  for (const from of [drawn, element])
    for (const { name, value } of from.attributes)
      if (name !== 'id' && name !== 'href') copy.setAttribute(name, value);
  copy.setAttribute('d', piece);
  if (cut) copy.setAttribute('stroke-linecap', 'round');
  return copy;
}

/** Shows a drawing of our own server in a group, its long lines in pieces. */
export function drawing(group: SVGGElement, text: string): { update: (text: string) => void } {
  const show = (svg: string) => {
    const template = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    template.innerHTML = svg;
    inPieces(template, (href) => template.querySelector(href) ?? group.ownerSVGElement!.querySelector(href));
    group.replaceChildren(...template.childNodes);
  };
  show(text);
  return { update: show };
}
