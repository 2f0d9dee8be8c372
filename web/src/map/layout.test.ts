import { describe, expect, it } from 'vitest';
import { Spaces } from './geometry';
import { FAN_LEVEL, fanOf, layFan, layStack, type Ground } from './layout';
import type { Piece } from './stacks';
import { hexes } from './testing';

const ground: Ground = {
  spaces: new Spaces(hexes(4, 6)),
  named: new Set(['2-2']),
  frame: [-27, -31, 330, 210],
  side: 36,
};
const pile = (place: string, ...units: string[]): Piece[] =>
  units.map((unit) => ({ unit, place, face: unit, mark: '' }));

describe('counters on the map', () => {
  it('lie in the middle of their space, in a town a little higher', () => {
    const { x, y } = ground.spaces.get('1-1')!;
    expect(layStack(pile('1-1', 'a'), ground, new Map())[0]).toMatchObject({ x, y, fanned: false });
    const town = ground.spaces.get('2-2')!;
    expect(layStack(pile('2-2', 'a'), ground, new Map())[0]!.y).toBeLessThan(town.y);
  });

  it('lie over those farther north and under a fan', () => {
    const north = layStack(pile('0-0', 'a', 'b'), ground, new Map());
    const south = layStack(pile('1-0', 'c'), ground, new Map());
    expect(Math.max(...north.map(({ z }) => z))).toBeLessThan(south[0]!.z);
    expect(layFan(pile('0-0', 'a', 'b'), ground, 1).every(({ z }) => z > FAN_LEVEL)).toBe(true);
  });

  it('stay inside the map when fanned out at its edge', () => {
    const fan = fanOf(pile('0-0', 'a', 'b', 'c'), ground, 2);
    expect(fan.x - fan.width / 2).toBeCloseTo(-27);
    expect(fan.y - fan.height / 2).toBeCloseTo(-31);
  });
});
