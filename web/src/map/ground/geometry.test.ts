import { describe, expect, it } from 'vitest';
import { boundsOf, corners, inset, irregular, outline, Spaces, waterOnly } from './geometry';
import { area, hexes, square } from '../testing';

describe('spaces', () => {
  const spaces = new Spaces(hexes(4, 4));

  it('finds the hex under a point, also near its corners', () => {
    for (const { name, x, y } of spaces.all) {
      expect(spaces.at(x, y)?.name).toBe(name);
      expect(spaces.at(x, y - 30)?.name).toBe(name);
      expect(spaces.at(x + 26, y)?.name).toBe(name);
    }
  });

  it('finds none beside the map, and then the nearest', () => {
    expect(spaces.at(-500, 20)).toBeNull();
    expect(spaces.nearest(-500, 0)?.name).toBe('0-0');
    expect(spaces.nearest(9000, 9000)?.name).toBe('3-3');
  });

  it('goes by outlines and not by middles: areas may be long', () => {
    const areas = new Spaces([square('long', 0, 0, 100, 10), square('small', 100, 0, 10, 10)]);
    expect(areas.nearest(92, 5)?.name).toBe('small');
    expect(areas.at(92, 5)?.name).toBe('long');
  });

  it('finds the land where a sea runs under it, and the sea beside it', () => {
    const sea = { ...square('sea', 0, 0, 400, 400), sea: true };
    const waters = new Spaces([sea, square('isle', 100, 100, 50, 50)]);
    expect(waters.at(120, 120)?.name).toBe('isle');
    expect(waters.at(200, 200)?.name).toBe('sea');
    expect([waterOnly(sea), waterOnly(waters.get('isle')!)]).toEqual(['url(#map-water)', undefined]);
    expect([irregular(sea), irregular(waters.get('isle')!)]).toEqual([true, false]);
  });

  it('finds an area on each of its islands, and not in the water between', () => {
    const areas = new Spaces([area('isles', 0, 0, 40)]);
    expect(areas.at(10, 10)?.name).toBe('isles');
    expect(areas.at(125, 5)?.name).toBe('isles');
    expect(areas.at(70, 0)).toBeNull();
  });

  it('draws the border of an area in by the same distance everywhere, islands too', () => {
    const isles = area('isles', 0, 0, 40);
    expect(irregular(isles)).toBe(true);
    expect(irregular(square('s', 0, 0, 10, 10))).toBe(false);
    const drawn = inset(isles.polygon, 4).map(([x, y]) => Math.hypot(x, y));
    for (const reach of drawn) expect(reach).toBeCloseTo(36, 0);
    const turned = inset([...isles.polygon].reverse(), 4).map(([x, y]) => Math.hypot(x, y));
    for (const reach of turned) expect(reach).toBeCloseTo(36, 0);
    expect(outline(isles, 0.9).match(/M/g)).toHaveLength(2);
  });

  it('shows pieces of the border where only corners are wanted, none across the middle', () => {
    const isles = area('isles', 0, 0, 40);
    const drawn = corners(isles, 1, 0.3);
    const numbers = [...drawn.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => Math.hypot(+x!, +y!));
    expect(drawn.match(/M/g)!.length).toBeGreaterThan(4);
    expect(Math.min(...numbers)).toBeGreaterThan(39);
    expect(boundsOf(isles.polygon)[2]).toBe(40);
  });

  it('draws outlines together towards the middle', () => {
    const space = square('s', 0, 0, 10, 10);
    expect(outline(space)).toBe('M0 0L10 0L10 10L0 10Z');
    expect(outline(space, 0.5)).toBe('M2.5 2.5L7.5 2.5L7.5 7.5L2.5 7.5Z');
    expect(corners(space, 1, 0.2)).toContain('M0 2L0 0L2 0');
  });
});
