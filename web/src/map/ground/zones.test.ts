import { describe, expect, it } from 'vitest';
import type { ZoneCard } from '../../protocol';
import { overlap, type Rectangle } from './labels';
import { zoneLabels } from './zones';

type Spot = ZoneCard['spots'][number];

const zone = (name: string, ...spots: Spot[]) => ({ name, text: `${name} · snow`, spots });
const nothing = () => [];

describe('labels of zones', () => {
  it('stand clear of the line, on the side that their spot says', () => {
    const [west, east] = zoneLabels(
      [zone('West', [100, 50, -1, 0]), zone('East', [100, 50, 1, 0])],
      nothing,
      1,
    );
    expect(west!.room[2]).toBeLessThan(100);
    expect(east!.room[0]).toBeGreaterThan(100);
  });

  it('take the next place where the best is over a name', () => {
    const name: Rectangle = [90, 30, 200, 80];
    const east = zone('East', [100, 50, 1, 0], [100, 300, 1, 0]);
    const laid = zoneLabels([east], () => [name], 1);
    expect(laid.map(({ y }) => y)).toEqual([300]);
    expect(laid.some(({ room }) => overlap(room, name))).toBe(false);
  });

  it('are as far apart on the screen whatever the zoom', () => {
    const spots = Array.from({ length: 200 }, (_, n): Spot => [n * 10, 0, 0, -1]);
    for (const k of [0.5, 1, 2]) {
      const [first, second] = zoneLabels([zone('East', ...spots)], nothing, k);
      expect(Math.abs((second!.x - first!.x) * k - 340)).toBeLessThan(15);
    }
  });

  it('do not lie over those of another zone', () => {
    const both = zoneLabels([zone('West', [100, 50, 0, -1]), zone('East', [110, 50, 0, -1])], nothing, 1);
    expect(both.map(({ zone }) => zone.name)).toEqual(['West']);
  });
});
