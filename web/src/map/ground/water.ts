/**
 * Water over the land. To cut land, terrain and the colours of its holders to the coast a browser follows all of the
 * coast for every tile of the map, several times. So they are drawn wherever they would run, and the water over them,
 * cut to the coast when the map comes, in cells: then only the coast near by is followed, and each water once.
 */
import type { Point } from '../../protocol';
import { area, between, convex, outside, without, type Box, type Ring } from './cutting';
import { inset } from './geometry';
import { linesOf } from './paths';
import { cellSide } from './pieces';

/** So far cells lie over each other: seen from far, too, nothing shines through where they meet. */
const LAP = 8;
/** So far a surface of water runs under the next one nearer to the coast, which is several times as wide. */
const UNDER = 3;
/** Colours of the land run over the coast less far than this: to the end of a hex, or of an area that can be hit. */
const REACH = 100;
/** What counts as the same surface. */
const SAME = 0.5;
/** Up to so many characters a coast is short: to cut to it while painting costs nothing that could be saved. */
export const SHORT = 4000;

interface Coast {
  lands: Ring[];
  /** Convex ones, which may lie over others: islands, and spaces in the water with a frame of their own. */
  frames: Ring[];
}

const svg = (name: string, attributes: Record<string, string>): Element => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

const told = ([x, y]: Point): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
const lineOf = (points: readonly Point[]): string => `M${points.map(told).join('L')}`;

const pathOf = (element: Element): string => element.getAttribute('d') ?? '';

function ringsOf(path: string): Ring[] {
  return linesOf(path)
    .map((ring) => (String(ring[0]) === String(ring.at(-1)) ? ring.slice(1) : ring))
    .filter((ring) => ring.length && area(ring));
}

/** Which way rings run; their holes run the other way. */
function wayOf(rings: readonly Ring[]): number {
  const areas = rings.map(area);
  return Math.sign(Math.max(...areas) + Math.min(...areas));
}

function shoresOf(path: string): Coast {
  const rings = ringsOf(path);
  const way = wayOf(rings);
  const frames = new Set(rings.filter((ring) => Math.sign(area(ring)) === way && convex(ring)));
  return { lands: rings.filter((ring) => !frames.has(ring)), frames: [...frames] };
}

function cornersOf([left, top, right, bottom]: Box): Ring {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

type Near = (cell: Cell) => boolean;

interface Cell {
  column: number;
  row: number;
  outline: Ring;
  /** What of each kind of rings lies in it. */
  rings: Ring[][];
}

/** The cells of a map, column by column, so that long rings are gone through once for each. */
function cellsOf([left, top, right, bottom]: Box, ...kinds: (readonly Ring[])[]): Cell[] {
  const cells: Cell[] = [];
  const side = cellSide(right - left, bottom - top);
  for (let column = 0; left + column * side < right; column++) {
    const west = left + column * side - LAP;
    const east = Math.min(right, left + (column + 1) * side) + LAP;
    const upright = kinds.map((rings) => between(rings, 0, west, east));
    for (let row = 0; top + row * side < bottom; row++) {
      const north = top + row * side - LAP;
      const south = Math.min(bottom, top + (row + 1) * side) + LAP;
      const outline = cornersOf([west, north, east, south]);
      cells.push({
        column,
        row,
        outline,
        rings: upright.map((rings) => between(rings, 1, north, south)),
      });
    }
  }
  return cells;
}

const fills = (rings: readonly Ring[], cell: Ring): boolean =>
  rings.length === 1 && Math.abs(Math.abs(area(rings[0]!)) - area(cell)) < SAME;

/** What of a surface is left without others, in cells. */
function cut(surface: readonly Ring[], taken: readonly Ring[], coast: Coast, box: Box, near: Near): string[] {
  return cellsOf(box, surface, taken, coast.frames).flatMap((cell) => {
    const [own, others, frames] = cell.rings as [Ring[], Ring[], Ring[]];
    const full = fills(others, cell.outline) || (!others.length && fills(frames, cell.outline));
    if (full || !own.length || !near(cell)) return [];
    return [
      without(own, others, frames)
        .map((ring) => `${lineOf(ring)}Z`)
        .join(''),
    ];
  });
}

/** Rings drawn in, holes out. */
function shrunk(rings: readonly Ring[], distance: number): Ring[] {
  const way = wayOf(rings);
  return rings.map((ring) => inset(ring, Math.sign(area(ring)) === way ? distance : -distance));
}

/** The path of the coast among what the ground refers to. */
export function coastOf(definitions: string): string {
  return / id="map-coast" d="([^"]*)"/.exec(definitions)?.[1] ?? '';
}

/** The same of a map for which it pays to cut beforehand, or none. */
export function longCoastOf(definitions: string): string {
  const coast = coastOf(definitions);
  return coast.length > SHORT ? coast : '';
}

/** Sea, land and terrain as our server draws them, in two parts: what lies below the water, and the water. */
export function parted(ground: string, coastline: string): [land: Element, water: Element] {
  const land = svg('g', {});
  land.innerHTML = ground;
  const water = svg('g', {});
  const sea = land.querySelector('.water');
  const frame = sea?.querySelector('rect');
  const coast = shoresOf(coastline);
  const all = [...coast.lands, ...coast.frames];
  if (!sea || !frame || !all.length) return [land, water];
  const box = boxOf(frame);
  const cells = cellsOf(box, all).filter(({ rings: [found] }) => found!.length);
  const steps = Math.ceil(REACH / cellSide(box[2] - box[0], box[3] - box[1]));
  const known = new Set(cells.flatMap((cell) => around(cell, steps)));
  const near = (cell: Cell) => known.has(nameOf(cell));

  const surfaces = [...sea.querySelectorAll(':scope > rect, :scope > path')];
  const rings = surfaces.map((part) => (part === frame ? [cornersOf(box)] : ringsOf(pathOf(part))));
  surfaces.forEach((part, n) => {
    const next = rings[n + 1];
    const inner = next ? shrunk(next, UNDER) : coast.lands;
    const surface = svg('g', { fill: part.getAttribute('fill') ?? '', 'fill-rule': 'evenodd' });
    surface.append(...cut(rings[n]!, inner, coast, box, near).map((d) => svg('path', { d })));
    water.append(surface);
  });
  const lines = [...sea.querySelectorAll('g > path')];
  // a line and the paler band under it run the same way
  for (const path of new Set(lines.map(pathOf))) {
    const wet = outside(linesOf(path), all).map(lineOf).join('');
    for (const line of lines) if (pathOf(line) === path) line.setAttribute('d', wet);
  }
  water.append(...sea.querySelectorAll(':scope > g'));
  sea.replaceChildren(frame);
  const whole = land.querySelector('.land');
  const dry = cells.map(({ outline }) => `${lineOf(outline)}Z`).join('');
  whole?.replaceWith(svg('path', { d: dry, fill: whole.getAttribute('fill') ?? '' }));
  for (const clipped of land.querySelectorAll('[clip-path="url(#map-land)"]'))
    clipped.removeAttribute('clip-path');
  return [land, water];
}

function boxOf(frame: Element): Box {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(frame.getAttribute(name)));
  return [x!, y!, x! + width!, y! + height!];
}

/** A cell and those near it. */
function around({ column, row }: Cell, steps: number): string[] {
  const near = Array.from({ length: 2 * steps + 1 }, (_, n) => n - steps);
  return near.flatMap((across) => near.map((down) => nameOf({ column: column + across, row: row + down })));
}

const nameOf = ({ column, row }: Pick<Cell, 'column' | 'row'>): string => `${column} ${row}`;
