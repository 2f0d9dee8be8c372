/** Little maps for tests. */
import type { Picture, Point, Sheet, Space } from '../protocol';
import { SHEET } from '../testing/sheet';

const WIDE = 54.2;
const ROW = 46.9;

/** Rows of hexes with a corner at the top, every second row half a hex to the right; named "row-column". */
export function hexes(rows: number, across: number): Space[] {
  return Array.from({ length: rows * across }, (_, n) => {
    const [row, column] = [Math.floor(n / across), n % across];
    return hex(`${row}-${column}`, column * WIDE + (row % 2) * (WIDE / 2), row * ROW);
  });
}

function hex(name: string, x: number, y: number): Space {
  const reach = WIDE / Math.sqrt(3);
  const polygon = [30, 90, 150, 210, 270, 330].map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return { name, label: name, x, y, polygon, about: '', islands: [], home: [] };
}

export function square(name: string, left: number, top: number, width: number, height: number): Space {
  const [right, bottom] = [left + width, top + height];
  const polygon: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return {
    name,
    label: name,
    x: left + width / 2,
    y: top + height / 2,
    polygon,
    about: '',
    islands: [],
    home: [],
  };
}

/** A round area of many corners, with an island to its right. */
export function area(name: string, x: number, y: number, reach: number): Space {
  const ring = (middle: number, radius: number) =>
    Array.from({ length: 24 }, (_, n): Point => {
      const angle = (n * Math.PI) / 12;
      return [middle + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
  return {
    name,
    label: name,
    x,
    y,
    polygon: ring(x, reach),
    about: '',
    islands: [ring(x + 3 * reach, reach / 2)],
    home: ['red'],
  };
}

/** A map of three rows of hexes with one box, a track and a legend. */
export function littleSheet(): Sheet {
  const card = (label: string, rank = 0) => ({ label, about: '', side: '', rank });
  return {
    ...SHEET,
    frame: [-28, -32, 200, 160],
    spaces: hexes(3, 3),
    units: { a: card('A corps'), b: card('B corps', 1), boxed: card('Boxed corps') },
    faces: { f: '<g><use href="#map-blank" color="#888"/></g>' },
    boxes: [{ name: 'losses', title: 'Losses', colour: '#888' }],
    towns: [],
    track: { title: 'Turns', cells: ['1', '2', '3'].map((label) => ({ label, note: '' })) },
    legend: [{ text: 'River', sample: '<path d="M3 12h34"/>' }],
  };
}

/** Two counters on one hex, one in the box, the second turn. */
export function littlePicture(): Picture {
  return {
    'unit:a': ['1-1', 'f', ''],
    'unit:b': ['1-1', 'f', ''],
    'unit:boxed': ['losses', 'f', ''],
    track: 1,
  };
}
