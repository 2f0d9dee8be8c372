import { describe, expect, it } from 'vitest';
import { Spaces } from '../ground/geometry';
import { hexes } from '../testing';
import { placed, polyline } from './hatching';

const spaces = new Spaces(hexes(2, 3));
const [start, next, last] = spaces.all as [
  (typeof spaces.all)[0],
  (typeof spaces.all)[0],
  (typeof spaces.all)[0],
];

describe('a line', () => {
  it('goes from the space of its mark by all places of its way that there are', () => {
    const way = [next.name, 'nowhere', last.name];
    const line = { space: start.name, tone: 'own', shape: 'line' as const, text: '', way };
    const [mark] = placed([{ name: 'supply', title: '', marks: [line], legend: [] }], spaces);
    const { path, end } = polyline(mark!, spaces);
    expect(path.match(/[ML]/g)).toEqual(['M', 'L', 'L']);
    expect(end).toBe(last);
  });
});
