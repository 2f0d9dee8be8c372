import { describe, expect, it } from 'vitest';
import { Spaces } from './geometry';
import { labels, labelScale, placeLabels, textScale } from './labels';
import { hexes } from '../testing';

const spaces = new Spaces(hexes(4, 6));
const town = (space: string, name: string, points: number) => ({
  space,
  name,
  points,
  capital: points > 5,
  garrison: false,
});

describe('names of towns', () => {
  it('are as printed when near, and larger from afar, up to three times', () => {
    expect(labelScale(2)).toBe(1);
    expect(labelScale(0.6)).toBeGreaterThan(1);
    expect(labelScale(0.1)).toBe(3);
    expect(textScale(0.1)).toBeLessThan(2);
  });

  it('give way to the town of more worth, which keeps its badge', () => {
    const towns = [town('1-1', 'Pressburg', 1), town('1-2', 'Vienna', 2), town('3-5', 'Graz', 1)];
    const laid = labels(towns, spaces, () => false, 2);
    expect(laid.map(({ town, named }) => [town.name, named])).toEqual([
      ['Vienna', true],
      ['Pressburg', false],
      ['Graz', true],
    ]);
    expect(laid[1]!.badge).toBe(spaces.get('1-1')!.x);
  });

  it('all stand at the size of the map', () => {
    const towns = [town('1-1', 'Pressburg', 1), town('1-2', 'Vienna', 2)];
    expect(labels(towns, spaces, () => false, 1).every(({ named }) => named)).toBe(true);
  });

  it('stand lower where counters are', () => {
    const [one] = labels([town('1-1', 'Vienna', 2)], spaces, () => false, 1);
    const [other] = labels([town('1-1', 'Vienna', 2)], spaces, () => true, 1);
    expect(other!.y).toBeGreaterThan(one!.y);
  });
});

describe('names of areas', () => {
  const place = (space: string, name: string, signs: string[] = []) => ({
    space,
    name,
    signs,
    rank: signs.length,
  });

  it('stand below the counters with their signs before them', () => {
    const [one] = placeLabels([place('1-1', 'Vienna', ['capital'])], spaces, 1);
    const { x, y } = spaces.get('1-1')!;
    expect(one!.y).toBeGreaterThan(y + 18);
    expect(one!.left).toBeLessThan(one!.name);
    expect(one!.name).toBeLessThan(x);
  });

  it('are larger at sea', () => {
    const waters = new Spaces(spaces.all.map((space) => ({ ...space, sea: space.name === '1-1' })));
    const [sea, land] = placeLabels([place('1-1', 'Sound'), place('1-2', 'Sound')], waters, 1);
    expect(sea!.size).toBeGreaterThan(land!.size);
    expect(sea!.name).toBeLessThan(waters.get('1-1')!.x);
  });

  it('give way from afar to the one with more signs, which keep theirs', () => {
    const both = [place('1-1', 'Pressburg'), place('1-2', 'Vienna', ['capital'])];
    expect(placeLabels(both, spaces, 2).map(({ place, named }) => [place.name, named])).toEqual([
      ['Vienna', true],
      ['Pressburg', false],
    ]);
    expect(placeLabels(both, spaces, 1).every(({ named }) => named)).toBe(true);
  });
});
