import { expect, it } from 'vitest';
import { scrolledAs } from './scroll';

it('finds each tab as it was left', () => {
  const element = document.createElement('div');
  const kept = new Map<string, number>();
  const show = (tab: string) => scrolledAs(tab, kept)(element) as () => void;
  const scroll = (to: number) => {
    element.scrollTop = to;
    element.dispatchEvent(new Event('scroll'));
  };
  const leaveCharts = show('charts');
  scroll(120);
  leaveCharts();
  const leaveBoard = show('board');
  scroll(7);
  leaveBoard();
  show('charts');
  expect([element.scrollTop, kept.get('board')]).toEqual([120, 7]);
});

it('finds the log at its new end, if it was left at its end', () => {
  const element = document.createElement('div');
  let length = 500;
  let top = 0;
  Object.defineProperties(element, {
    scrollHeight: { get: () => length },
    clientHeight: { value: 100 },
    scrollTop: { get: () => top, set: (to: number) => (top = Math.min(to, length - 100)) },
  });
  const kept = new Map<string, number>();
  const visit = (tab: string, to: number) => {
    const leave = scrolledAs(tab, kept)(element) as () => void;
    const found = top;
    element.scrollTop = to;
    element.dispatchEvent(new Event('scroll'));
    leave();
    return found;
  };
  visit('log', 400);
  visit('board', 400);
  length = 900;
  expect([visit('log', 300), visit('board', 0), visit('log', 0)]).toEqual([800, 400, 300]);
});
