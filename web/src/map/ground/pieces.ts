/**
 * Long lines of the ground in pieces. A browser that draws a tile of the map strokes all of every path that touches
 * it; of a coast in one path that is the coast of the continent, tile after tile. In pieces it is the coast near by.
 */

import { stepsOf, type Step } from './paths';

/** A path with a shorter description is left as it is; dashes take longer to draw than their path is. */
const LONG = 2000;
const LONG_DASHED = 500;
/**
 * Into how many cells the longer side of a map is divided: pieces in the same cell are one path. More cells take less
 * time to paint, and more to put together whenever the map is moved.
 */
const CELLS = 16;
/** No cell is smaller: a map of small figures is one piece. */
const LEAST = 60;
/** Wide lines that the ground shines through stay whole if they can't be cut: where pieces meet they would be darker. */
const WIDEST_SHEER = 2;
/** Those that it hardly shines through don't show where they meet. */
const SHEER = 0.7;
/** What the signs of relief are filled with: small, each apart from the others, so that surfaces lose nothing. */
const SIGNS = 'var(--map-relief-';
export const cellSide = (width: number, height: number): number =>
  Math.max(LEAST, Math.max(width, height) / CELLS);
const told = (value: number): number => Math.round(value * 100) / 100;
const startAt = ({ x, y }: Step): string => `M${told(x)} ${told(y)}`;

/** A path as several, one for each cell that it comes through; its lines are cut there only if that does not show. */
export function pieces(path: string, cut: boolean, side: number): string[] {
  const cellOf = ({ x, y }: Step) => `${Math.floor(x / side)} ${Math.floor(y / side)}`;
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

/** Whether all lines of a path come back to where they began. */
const closed = (path: string): boolean => path.match(/m/gi)?.length === path.match(/z/gi)?.length;

/** What an element is drawn with: its own, that of what it lies in, or that of what it shows. */
const worn = (element: Element, drawn: Element, name: string): string =>
  element.closest(`[${name}]`)?.getAttribute(name) ?? drawn.getAttribute(name) ?? '';

/** Puts pieces in the place of every long line in a drawing. `named` finds what a part of it refers to. */
export function inPieces(drawing: Element, named: (id: string) => Element | null, side: number): void {
  for (const element of drawing.querySelectorAll('path, use')) {
    const drawn = element.tagName === 'use' ? named(element.getAttribute('href') ?? '') : element;
    const path = drawn?.getAttribute('d') ?? '';
    const wears = (name: string) => (drawn ? worn(element, drawn, name) : '');
    const dashed = Boolean(wears('stroke-dasharray'));
    if (!drawn || path.length < (dashed ? LONG_DASHED : LONG) || element.closest('defs')) continue;
    const surface = wears('fill') !== 'none';
    const signs = surface && wears('fill').startsWith(SIGNS);
    const edged = surface && !signs && Boolean(wears('stroke')) && closed(path);
    if (surface && !signs && !edged) continue;
    const own = Number(element.getAttribute('opacity') ?? drawn.getAttribute('opacity') ?? 1);
    const opacity = own * Number(wears('stroke-opacity') || 1);
    // where pieces are cut their ends are round, and those of the line become so
    const cut = !signs && !dashed && (opacity === 1 || edged || wears('stroke-linecap') === 'round');
    if (!cut && opacity < SHEER && Number(wears('stroke-width') || 1) > WIDEST_SHEER) continue;
    const copies = pieces(path, cut, side).map((piece) => copyOf(element, drawn, piece, cut));
    if (edged) {
      for (const copy of copies) copy.setAttribute('fill', 'none');
      const filled = copyOf(element, drawn, path, false);
      filled.setAttribute('stroke', 'none');
      element.before(filled);
    }
    element.replaceWith(...(cut && opacity < 1 ? [asOne(copies, opacity)] : copies));
  }
}

/** The same line with another path; where it is cut its ends are round, so that no gap shows. */
function copyOf(element: Element, drawn: Element, piece: string, cut: boolean): Element {
  const copy = create(element, 'path');
  for (const from of [drawn, element])
    for (const { name, value } of from.attributes)
      if (name !== 'id' && name !== 'href') copy.setAttribute(name, value);
  copy.setAttribute('d', piece);
  if (cut) copy.setAttribute('stroke-linecap', 'round');
  return copy;
}

/** Pieces that the ground shines through together, so that they are no darker where they meet. */
function asOne(copies: Element[], opacity: number): Element {
  const group = create(copies[0]!, 'g');
  group.setAttribute('opacity', String(opacity));
  for (const copy of copies) {
    copy.removeAttribute('opacity');
    copy.setAttribute('stroke-opacity', '1');
  }
  group.append(...copies);
  return group;
}

const create = (beside: Element, name: string): Element =>
  beside.ownerDocument.createElementNS('http://www.w3.org/2000/svg', name);

/** Shows a drawing of our own server in a group, its long lines in pieces. */
export function drawing(
  group: SVGGElement,
  drawn: string | Element,
): { update: (drawn: string | Element) => void } {
  const root = group.ownerSVGElement!;
  const [, , width = 0, height = 0] = (root.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const show = (svg: string | Element) => {
    const template =
      typeof svg === 'string' ? document.createElementNS('http://www.w3.org/2000/svg', 'g') : svg;
    if (typeof svg === 'string') template.innerHTML = svg;
    const named = (href: string) => template.querySelector(href) ?? root.querySelector(href);
    inPieces(template, named, cellSide(width, height));
    group.replaceChildren(...template.childNodes);
  };
  show(drawn);
  return { update: show };
}
