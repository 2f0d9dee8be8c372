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
  const leaveLog = show('log');
  scroll(120);
  leaveLog();
  const leaveBoard = show('board');
  scroll(7);
  leaveBoard();
  show('log');
  expect([element.scrollTop, kept.get('board')]).toEqual([120, 7]);
});
