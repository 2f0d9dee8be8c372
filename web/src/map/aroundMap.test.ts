/** What stands beside the map: boxes, track, legend, mini map. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Boxes from './boxes/Boxes.svelte';
import Legend from './ground/Legend.svelte';
import MiniMap from './camera/MiniMap.svelte';
import { littlePicture, littleSheet } from './testing';
import Track from './boxes/Track.svelte';

afterEach(cleanup);
const sheet = littleSheet();
const picture = littlePicture();

describe('boxes', () => {
  const props = { sheet, picture, units: new Map(), ondrop: vi.fn(), ondrag: vi.fn() };

  it('name their counters, and say which was picked', async () => {
    const onpick = vi.fn();
    const { getByRole } = render(Boxes, { ...props, onpick });
    await fireEvent.click(getByRole('button', { name: 'Boxed corps' }));
    expect(onpick).toHaveBeenCalledExactlyOnceWith({ space: 'losses', unit: 'boxed' });
  });

  it('can be picked themselves when something may go there', async () => {
    const onpick = vi.fn();
    const { getByRole, queryByRole, rerender } = render(Boxes, { ...props, onpick });
    expect(queryByRole('button', { name: 'Losses' })).toBeNull();
    await rerender({ spaces: new Map([['losses', 'legal']]) });
    await fireEvent.click(getByRole('button', { name: 'Losses' }));
    expect(onpick).toHaveBeenCalledExactlyOnceWith({ space: 'losses' });
  });
});

describe('the track', () => {
  it('marks the current turn and the past ones', () => {
    const { container } = render(Track, { sheet, picture });
    const cells = [...container.querySelectorAll('li')];
    expect(cells.map((cell) => cell.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(cells.map((cell) => cell.classList.contains('past'))).toEqual([true, false, false]);
  });

  it('is not there where a game has none', () => {
    const { container } = render(Track, { sheet: { ...sheet, track: null }, picture });
    expect(container.querySelector('section')).toBeNull();
  });
});

describe('the legend', () => {
  it('shows a sample beside each text', () => {
    const { getByText } = render(Legend, { sheet });
    expect(getByText('River').parentElement?.querySelector('svg path')).toBeTruthy();
  });
});

describe('the mini map', () => {
  it('shows the part of the map that the board shows', () => {
    const [left, top, width, height] = sheet.frame;
    const view = { x: -left - width / 4, y: -top, k: 1, width: width / 2, height: height / 4 };
    const { container } = render(MiniMap, { sheet, picture, view, label: 'Whole map', onmove: vi.fn() });
    const { style } = container.querySelector<HTMLElement>('.window')!;
    expect([style.width, style.height]).toEqual(['50%', '25%']);
    // in parts of its own size: half of it to the right is a quarter of the map
    expect(style.transform).toBe('translate(50%, 0%)');
  });

  it('shows who is where, also at sea, and both where two share a space', () => {
    const block = (colour: string) => `<g><use href="#map-blank-lying" color="${colour}"/></g>`;
    const made = {
      ...sheet,
      spaces: sheet.spaces.map((space) => ({ ...space, sea: true })),
      faces: { r: block('#a00'), b: block('#00a') },
      pieces: {
        r: { label: '', kind: '', side: 'red', steps: 4 },
        b: { label: '', kind: '', side: 'blue', steps: 4 },
      },
    };
    const shared = { 'unit:a': ['0-0', 'r', ''], 'unit:b': ['0-0', 'b', ''], 'unit:c': ['1-1', 'b', ''] };
    const view = { x: 0, y: 0, k: 1, width: 100, height: 100 };
    const { container } = render(MiniMap, {
      sheet: made,
      picture: shared,
      view,
      label: '',
      onmove: vi.fn(),
    });
    const dots = [...container.querySelectorAll('svg rect')];
    expect(dots.map((dot) => [dot.getAttribute('fill'), dot.getAttribute('width')])).toEqual([
      ['#a00', '15'],
      ['#00a', '15'],
      ['#00a', '30'],
    ]);
  });
});
