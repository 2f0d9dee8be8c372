import { describe, expect, it } from 'vitest';
import { crowd, gathered, opening } from './opening';
import { fitted, noInset, type Box } from './view';

const frame: Box = [0, 0, 2000, 2000];
const side = 36;
const at = (x: number, y: number) => ({ x, y });
const square = (width: number) => ({ width, height: width });
const sight = (all: [number, number][], about: [number, number][] = []) => ({
  all: all.map(([x, y]) => at(x, y)),
  about: about.map(([x, y]) => at(x, y)),
});
const ends: [number, number][] = [
  [500, 600],
  [1500, 1400],
];

describe('a map opens with', () => {
  it('all of it where there is room, or nothing else to look at', () => {
    expect(opening(sight(ends), frame, square(2000), noInset, side)).toEqual(
      fitted(frame, square(2000), noInset),
    );
    expect(opening(sight([]), frame, square(300), noInset, side)).toEqual(
      fitted(frame, square(300), noInset),
    );
  });

  it('a part whose figures can be read, where all would be too small for that', () => {
    const far: [number, number][] = [...ends, [100, 100], [140, 120], [1900, 1900]];
    expect(opening(sight(far, ends), frame, square(840), noInset, side).k * side).toBeGreaterThanOrEqual(20);
    const { k } = opening(sight(far, far), frame, square(840), noInset, side);
    expect(k * side).toBe(20);
  });

  it('all that stands on it, if it can be read so', () => {
    const { x, y, k } = opening(sight(ends), frame, square(800), noInset, side);
    expect(k).toBeGreaterThan(fitted(frame, square(800), noInset).k);
    for (const [east, south] of ends)
      for (const pixel of [x + k * east, y + k * south]) {
        expect(pixel).toBeGreaterThan(12);
        expect(pixel).toBeLessThan(788);
      }
  });

  it('no more than it takes to read', () => {
    const near: [number, number][] = [[900, 900]];
    expect(opening(sight(near), frame, square(400), noInset, side).k * side).toBe(32);
  });

  it('what the question is about, large enough to hit', () => {
    const far: [number, number][] = [...ends, [100, 100], [140, 120], [1900, 1900]];
    const { x, y, k } = opening(sight(far, [...ends, [1400, 1300]]), frame, square(380), noInset, side);
    expect(k * side).toBe(26);
    expect(x + k * 1450).toBeCloseTo(190);
    expect(y + k * 1350).toBeCloseTo(190);
  });
});

it('does not look away from what is kept', () => {
  const [far, near, kept] = [[at(900, 7), at(910, 7), at(920, 7)], at(40, 5), at(0, 5)];
  expect(crowd([kept, near, ...far], 100, 100)).toEqual([910, 7]);
  expect(gathered([kept, near, ...far], 100, 100, kept)).toEqual([kept, near]);
});

it('looks at high stacks rather than at as many places with one counter each', () => {
  const stack = { ...at(900, 7), weight: 10 };
  expect(crowd([stack, at(1, 5), at(3, 7)], 100, 100)).toEqual([900, 7]);
});

it('looks at the many', () => {
  expect(crowd([at(900, 7), at(1, 5), at(3, 7)], 100, 100)).toEqual([2, 6]);
});
