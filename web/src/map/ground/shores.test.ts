import { describe, expect, it } from 'vitest';
import type { Point } from '../../protocol';
import { area } from '../testing';
import { area as surface } from './geometry';
import { coastOf, shoreOf, shoresOf, within } from './shores';

const square = (left: number, top: number, side: number): Point[] => [
  [left, top],
  [left + side, top],
  [left + side, top + side],
  [left, top + side],
];
const sum = (rings: readonly (readonly Point[])[]) => rings.reduce((all, ring) => all + surface(ring), 0);

describe('the coast near a space', () => {
  it('is the part of the land inside a box, its lakes left out', () => {
    const land = [square(0, 0, 100), square(40, 40, 20).reverse(), square(300, 300, 10)];
    expect(sum(within(land, [-50, -50, 50, 50]))).toBeCloseTo(2500 - 100);
    expect(within(land, [200, 200, 250, 250])).toEqual([]);
    expect(within(land, [290, 290, 320, 320])).toEqual([land[2]]);
  });

  it('is cut where a line leaves the box and comes back', () => {
    const bay: Point[] = [...square(0, 0, 100).slice(0, 2), [100, 100], [50, 0], [0, 100]];
    const halves = within([bay], [0, 50, 100, 100]); // two triangles, joined by a line along the box
    expect(sum(halves)).toBeCloseTo(2 * ((25 * 50) / 2));
  });

  it('is not there for a space that is all land, and empty for one that has none', () => {
    const isles = area('isles', 100, 100, 20);
    expect(shoreOf(isles, [square(-500, -500, 2000)])).toBeNull();
    expect(shoreOf(isles, [])).toBe('');
    expect(shoreOf(isles, [square(-500, -500, 610)])).toMatch(/^M/);
  });

  it('of many spaces is that of each', () => {
    const land = [square(0, 0, 300), square(100, 100, 40).reverse(), square(420, 30, 90)];
    const spaces = Array.from({ length: 40 }, (_, n) => ({
      ...area(`s${n}`, (n % 8) * 60, Math.floor(n / 8) * 70, 31),
    }));
    const found = new Map(shoresOf(spaces, land));
    const drawn = (path: string) => sum(coastOf({ definitions: `id="map-coast" d="${path}"` }) ?? []);
    for (const space of spaces) {
      const [one, alone] = [found.get(space.name), shoreOf(space, land)];
      expect(one === null).toBe(alone === null);
      expect(drawn(one ?? '')).toBeCloseTo(drawn(alone ?? ''), 6);
    }
    expect([...found.values()].filter((path) => path === null).length).toBeGreaterThan(3);
  });

  it('is read from the drawing of the server; one with bends is left as it is', () => {
    const drawn = (path: string) => coastOf({ definitions: `<path id="map-coast" d="${path}" />` });
    expect(drawn('M0 0h10v10l-10 .5zm20 0h1v1z')).toEqual([
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10.5],
      ],
      [
        [20, 0],
        [21, 0],
        [21, 1],
      ],
    ]);
    expect(drawn('M0 0q1 1 2 2z')).toBeNull();
    expect(coastOf({ definitions: '' })).toBeNull();
  });
});
