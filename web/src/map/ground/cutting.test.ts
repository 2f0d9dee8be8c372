/** Rings cut and taken from each other: what is left has the surface that it should have. */
import { describe, expect, it } from 'vitest';
import type { Point } from '../../protocol';
import { area, between, convex, inside, outside, without, type Ring } from './cutting';

const square = (x: number, y: number, side: number): Ring => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];
const arrowhead: Ring = [
  [0, 0],
  [10, 5],
  [0, 10],
  [4, 5],
];

/** The surface by the rule of even and odd, counted in tenths across a box of 100. */
function surface(rings: readonly Ring[]): number {
  let found = 0;
  for (let y = 0.05; y < 100; y += 0.1) {
    const met: number[] = [];
    for (const ring of rings)
      ring.forEach(([x1, y1], n) => {
        const [x0, y0] = ring[(n || ring.length) - 1]!;
        if (y0 > y !== y1 > y) met.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
      });
    met.sort((a, b) => a - b);
    for (let n = 0; n + 1 < met.length; n += 2) found += (met[n + 1]! - met[n]!) * 0.1;
  }
  return found;
}

describe('rings', () => {
  it('are cut between two lines, and left out if nothing of them lies there', () => {
    expect(surface(between([square(0, 0, 10)], 0, 4, 7))).toBeCloseTo(30, 1);
    expect(surface(between([square(0, 0, 10)], 1, -5, 1))).toBeCloseTo(10, 1);
    expect(between([square(0, 0, 10)], 0, 10, 20)).toEqual([]);
    const whole = square(2, 2, 3);
    expect(between([whole], 0, 0, 10)[0]).toBe(whole);
  });

  it('are cut to a convex one, whichever way either runs', () => {
    const back = [...square(5, 5, 10)].reverse();
    expect(surface(inside([square(0, 0, 10)], square(5, 5, 10)))).toBeCloseTo(25, 1);
    expect(surface(inside([square(0, 0, 10)], back))).toBeCloseTo(25, 1);
    expect(inside([square(0, 0, 10)], square(20, 20, 5))).toEqual([]);
  });

  it('are convex without a corner inwards, though told only to a tenth', () => {
    const round: Ring = Array.from({ length: 48 }, (_, n): Point => {
      const turn = (n / 48) * 2 * Math.PI;
      return [Math.round(300 * Math.cos(turn)) / 10, Math.round(300 * Math.sin(turn)) / 10];
    });
    expect(convex(square(0, 0, 10))).toBe(true);
    expect(convex(round)).toBe(true);
    expect(convex([...round].reverse())).toBe(true);
    expect(convex(arrowhead)).toBe(false);
  });

  it('lose what is taken from them once, though a frame lies over a coast and another frame', () => {
    const sea = square(0, 0, 100);
    const frames = [square(8, 0, 10), square(15, 5, 10)];
    const left = without([sea], [arrowhead], frames);
    const taken = Math.abs(area(arrowhead)) + 100 + 100 - 15 - overlapped;
    expect(surface(left)).toBeCloseTo(10000 - taken, 0);
  });
});

/** What of the arrowhead lies right of 8: its tip. */
const overlapped = 2;

describe('a line', () => {
  it('is left where no ring lies under it, also where two do', () => {
    const line: Point[] = [
      [-5, 5],
      [40, 5],
    ];
    const rings = [square(0, 0, 10), square(6, 0, 10)];
    expect(outside([line], rings)).toEqual([
      [
        [-5, 5],
        [0, 5],
      ],
      [
        [16, 5],
        [40, 5],
      ],
    ]);
  });

  it('begins where it comes out of a ring', () => {
    const line: Point[] = [
      [5, 5],
      [5, 20],
      [9, 20],
    ];
    expect(outside([line], [square(0, 0, 10)])).toEqual([
      [
        [5, 10],
        [5, 20],
        [9, 20],
      ],
    ]);
    expect(outside([line.slice(0, 1)], [square(0, 0, 10)])).toEqual([]);
  });
});
