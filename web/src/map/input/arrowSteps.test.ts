import { describe, expect, it } from 'vitest';
import type { Point } from '../../protocol';
import { next, type Direction } from './arrowSteps';
import { hexes, square } from '../testing';

const spaces = hexes(6, 5);
const named = (name: string) => spaces.find((space) => space.name === name)!;

function walk(from: string, ...directions: Direction[]): string {
  const start = named(from);
  const aim: Point = [start.x, start.y];
  let here = start;
  for (const direction of directions) {
    here = next(spaces, here, direction, aim) ?? here;
    if (direction === 'up' || direction === 'down') aim[1] = here.y;
    else aim[0] = here.x;
  }
  return here.name;
}

describe('the cursor', () => {
  it('goes along a row to the very next hex', () => {
    expect(walk('2-1', 'right')).toBe('2-2');
    expect(walk('2-1', 'left')).toBe('2-0');
  });

  it('goes up row by row and keeps to its column', () => {
    expect(walk('5-2', 'up')).toMatch(/^4-/);
    expect(walk('4-2', 'up', 'up')).toBe('2-2');
    expect(walk('4-2', 'up', 'up', 'up', 'up')).toBe('0-2');
  });

  it('comes back to where it was', () => {
    expect(walk('2-2', 'up', 'down')).toBe('2-2');
    expect(walk('2-2', 'right', 'down', 'left', 'up')).toBe('2-2');
  });

  it('stays at the edge', () => {
    expect(next(spaces, named('0-0'), 'up', [0, 0])).toBeNull();
    expect(next(spaces, named('0-0'), 'left', [0, 0])).toBeNull();
  });

  it('finds its way between areas of any size', () => {
    const areas = [
      square('west', 0, 0, 50, 50),
      square('east', 50, 0, 300, 50),
      square('south', 0, 50, 350, 80),
    ];
    const from = areas[0]!;
    expect(next(areas, from, 'right', [25, 25])?.name).toBe('east');
    expect(next(areas, areas[1]!, 'down', [200, 25])?.name).toBe('south');
  });

  it('reaches every area of a map of areas', () => {
    const areas = [
      square('coast', 0, 0, 40, 300),
      square('town', 40, 0, 30, 40),
      square('forest', 40, 40, 200, 60),
      square('hills', 70, 0, 170, 40),
      square('valley', 40, 100, 90, 200),
      square('plain', 130, 100, 110, 200),
    ];
    const found = new Set(['town']);
    for (const name of found) {
      const from = areas.find((area) => area.name === name)!;
      for (const direction of ['up', 'down', 'left', 'right'] as const) {
        const to = next(areas, from, direction, [from.x, from.y]);
        if (to) found.add(to.name);
      }
    }
    expect([...found].sort()).toEqual(areas.map(({ name }) => name).sort());
  });
});
