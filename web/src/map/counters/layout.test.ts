import { describe, expect, it } from 'vitest';
import { Spaces } from '../ground/geometry';
import { FAN_LEVEL, fanOf, layFan, layStack, pilesOf, tally, type Ground } from './layout';
import type { Piece } from './stacks';
import { hexes } from '../testing';

const card = (side: string) => ({ label: '', kind: '', side, steps: 4 });
const ground: Ground = {
  spaces: new Spaces(hexes(4, 6)),
  named: new Set(['2-2']),
  frame: [-27, -31, 330, 210],
  side: 36,
  pieces: {
    red: card('red'),
    pink: card('red'),
    blue: card('blue'),
  },
};
const pile = (place: string, ...units: string[]): Piece[] =>
  units.map((unit) => ({ unit, place, face: unit, mark: '', steps: 0, side: '' }));
const blocks = (face: string, count: number): Piece[] =>
  Array.from({ length: count }, (_, n) => ({
    unit: `${face}${n}`,
    place: '1-1',
    face,
    mark: '',
    steps: 1,
    side: ground.pieces[face]!.side,
  }));

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
    expect(layFan(pile('0-0', 'a', 'b'), ground, new Map(), 1).every(({ z }) => z > FAN_LEVEL)).toBe(true);
  });

  it('stay inside the map when fanned out at its edge', () => {
    const fan = fanOf(pile('0-0', 'a', 'b', 'c'), ground, 2);
    expect(fan.x - fan.width / 2).toBeCloseTo(-27);
    expect(fan.y - fan.height / 2).toBeCloseTo(-31);
  });
});

describe('a high stack', () => {
  const many = [...blocks('red', 6), ...blocks('pink', 2), ...blocks('blue', 3)];
  const [ours, theirs] = pilesOf(many, ground) as [
    ReturnType<typeof pilesOf>[0],
    ReturnType<typeof pilesOf>[0],
  ];

  it('is counted by colour, a low one is not', () => {
    expect(tally(ours, (face) => face)).toEqual([
      { face: 'red', count: 6 },
      { face: 'pink', count: 2 },
    ]);
    expect(tally(ours, () => 'same colour')).toEqual([{ face: 'red', count: 8 }]);
    expect(tally(theirs, (face) => face)).toEqual([]);
  });

  it('stands apart from that of the other side', () => {
    expect(ours.x).toBeLessThan(theirs.x);
    expect(layStack(many, ground, new Map())).toHaveLength(11);
  });

  it('shows signs and reasons of its topmost counter, and of others only what differs', () => {
    const tones = new Map(many.map(({ unit }) => [unit, 'legal' as const]));
    const laid = layStack(many, ground, new Map([...tones, ['red1', 'target']]));
    const shown = (unit: string) => {
      const { covered, tone } = laid.find((piece) => piece.unit === unit)!;
      return [covered, tone];
    };
    expect(shown('red0')).toEqual([true, undefined]);
    expect(shown('red1')).toEqual([true, 'target']);
    expect(shown('pink1')).toEqual([false, 'legal']);
    expect(shown('blue0')).toEqual([false, 'legal']);
    expect(layFan(many, ground, tones, 1).every(({ covered, tone }) => !covered && tone === 'legal')).toBe(
      true,
    );
  });
});
