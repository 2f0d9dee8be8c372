import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import Gauge from './Gauge.svelte';

afterEach(cleanup);

function drawn(most: number) {
  const level = { name: 'points', title: 'Points', group: 'axis', note: '', pips: false, value: 3, most };
  const { container } = render(Gauge, { level, colour: 'red', ink: 'white' });
  return {
    cells: container.querySelectorAll('.cell').length,
    bars: container.querySelectorAll('.bar').length,
    told: !container.querySelector('.value')!.classList.contains('hidden'),
  };
}

it('is a track as long as its cells can be read', () => {
  expect(drawn(20)).toEqual({ cells: 21, bars: 0, told: false });
});

it('is a bar with its figure where there are more', () => {
  expect(drawn(60)).toEqual({ cells: 0, bars: 1, told: true });
});
