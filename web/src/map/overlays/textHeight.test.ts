import { describe, expect, it } from 'vitest';
import { labels, overlap, type Rectangle } from '../ground/labels';
import { Spaces } from '../ground/geometry';
import { textHeight } from './textHeight';

const hex = (name: string, x: number, y: number) => ({
  name,
  label: name,
  about: '',
  x,
  y,
  polygon: [
    [x - 27, y - 23] as [number, number],
    [x + 27, y - 23] as [number, number],
    [x, y + 31] as [number, number],
  ],
  islands: [],
  home: [],
});
/** Rows of hexes as on the maps: 54 apart, and 47 down. */
const hexes = Array.from({ length: 25 }, (_, n) => {
  const row = Math.floor(n / 5);
  return hex(`h${n}`, (n % 5) * 54 + (row % 2) * 27, row * 47);
});
const spaces = new Spaces(hexes);
const SIZE = 10;
const HALF = 12;

describe('the odds on the map', () => {
  it.each([1, 1.4, 1.8])('never lie under or over a name, set %d times as large', (scale) => {
    for (const town of hexes) {
      const card = { space: town.name, name: 'Magdeburg', points: 4, capital: false, garrison: false };
      for (const occupied of [true, false]) {
        const [label] = labels([card], spaces, () => occupied, scale);
        for (const at of hexes) {
          const size = SIZE * scale;
          const y = textHeight(at, HALF * scale, size, false, [label!.room]);
          const pill: Rectangle = [
            at.x - HALF * scale,
            y - 0.65 * size,
            at.x + HALF * scale,
            y + 0.65 * size,
          ];
          expect(overlap(label!.room, pill)).toBe(false);
        }
      }
    }
  });

  it('stand above counters, or in the middle of an empty space, where nothing is in the way', () => {
    expect(textHeight({ x: 0, y: 100 }, HALF, SIZE, false, [])).toBe(77);
    expect(textHeight({ x: 0, y: 100 }, HALF, SIZE, true, [])).toBe(100);
  });

  it('stand a little aside where names are in all three places', () => {
    const names: Rectangle[] = [
      [-50, 60, 50, 88],
      [-50, 103, 50, 110],
      [-50, 115, 50, 140],
    ];
    expect(textHeight({ x: 0, y: 100 }, HALF, SIZE, false, names)).toBe(96);
    expect(textHeight({ x: 0, y: 100 }, HALF, SIZE, true, names)).toBe(96);
  });
});
