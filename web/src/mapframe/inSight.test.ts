import { expect, it } from 'vitest';
import { above, atCard, enough, inSight, onTheLeft, roomFor, windowOf } from './inSight';

const view = { x: -100, y: 0, k: 1, width: 400, height: 400 };
const inset = { top: 0, right: 0, bottom: 200, left: 0 };
const at = (x: number, y: number) => ({ x, y });

it('knows what panels cover', () => {
  expect(inSight([at(150, 100), at(150, 300)], view, inset)).toBe(0.5);
  expect(inSight([at(50, 100), at(550, 100)], view, inset)).toBe(0);
  expect(inSight([], view, inset)).toBe(1);
});

it('counts a stack by its counters', () => {
  expect(inSight([at(150, 100), { ...at(150, 300), weight: 9 }], view, inset)).toBe(0.1);
});

it('stays with a few where somebody is at work, but begins a phase where most is', () => {
  const strays = Array.from({ length: 6 }, (_, n) => at(150, n + 1));
  const front = [{ ...at(900, 100), weight: 14 }];
  const all = [...strays, ...front];
  const seen = inSight(all, view, inset);
  expect(seen >= enough(front, all, false, false)).toBe(true);
  expect(seen >= enough(front, all, false, true)).toBe(false);
});

it('knows what fits together', () => {
  expect(roomFor([at(0, 0), at(300, 150)], view, inset)).toBe(true);
  expect(roomFor([at(0, 0), at(0, 190)], view, inset)).toBe(false);
  expect(roomFor([], view, inset)).toBe(false);
});

it('knows how much of the map is seen', () => {
  expect(windowOf({ ...view, k: 2 }, inset)).toEqual([200, 100]);
});

it('knows on which side places lie, so that nothing told of them covers them', () => {
  expect(onTheLeft([at(150, 0), at(290, 0)], view)).toBe(true);
  expect(onTheLeft([at(150, 0), at(500, 0)], view)).toBe(false);
  expect(onTheLeft([], view)).toBe(false);
});

it('knows what lies in the upper half of what is seen', () => {
  expect(above(at(0, 90), view, inset)).toBe(true);
  expect(above(at(0, 110), view, inset)).toBe(false);
  expect(above(at(0, 110), view, { ...inset, bottom: 100 })).toBe(true);
});

it('knows what would lie under its own card', () => {
  expect(atCard(at(450, 150), view, inset)).toBe(true);
  expect(atCard(at(450, 50), view, inset)).toBe(false);
  expect(atCard(at(150, 150), view, inset)).toBe(false);
});
