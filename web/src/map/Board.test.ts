import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Board from './Board.svelte';
import { hexes, littlePicture, littleSheet } from './testing';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(more = {}) {
  const heard = { onpick: vi.fn(), onhover: vi.fn(), ondrop: vi.fn(), ondrag: vi.fn() };
  const props = {
    sheet: littleSheet(),
    picture: littlePicture(),
    units: new Map(),
    spaces: new Map(),
    overlays: [],
    numbers: false,
    label: 'The map',
    ...heard,
    ...more,
  };
  const shown = render(Board, props);
  const counter = (unit: string) => shown.container.querySelector<HTMLElement>(`[data-unit="${unit}"]`)!;
  return { ...shown, ...heard, board: shown.getByRole('application'), counter };
}

describe('the board', () => {
  it('has a name, can be reached by keyboard and hides its drawing from readers', () => {
    const { board } = open();
    expect(board.getAttribute('aria-label')).toBe('The map');
    expect(board.tabIndex).toBe(0);
    expect(board.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('shows the counters on the map and not those in boxes', () => {
    const { counter } = open();
    expect(counter('a')).toBeTruthy();
    expect(counter('boxed')).toBeNull();
  });

  it('says which counter was clicked, and nothing when nothing may be picked', async () => {
    const { counter, onpick, rerender } = open();
    await fireEvent.click(counter('b'));
    expect(onpick).toHaveBeenCalledExactlyOnceWith({ space: '1-1', unit: 'b' });
    await rerender({ pickable: false });
    await fireEvent.click(counter('b'));
    expect(onpick).toHaveBeenCalledOnce();
  });

  it('goes from space to space by arrows, through a stack by pages, and picks by Enter', async () => {
    const { board, counter, onhover, onpick } = open();
    await fireEvent.click(counter('a'));
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight']) await fireEvent.keyDown(board, { key });
    expect(onhover.mock.calls.map(([what]) => what)).toEqual([
      { space: '1-1', unit: 'b' },
      { space: '1-0' },
      { space: '1-1', unit: 'b' },
    ]);
    await fireEvent.keyDown(board, { key: 'PageDown' });
    await fireEvent.keyDown(board, { key: 'Enter' });
    expect(onpick).toHaveBeenLastCalledWith({ space: '1-1', unit: 'a' });
  });

  it('says when Shift was held: then it is a point to go by', async () => {
    const { board, counter, onpick } = open();
    await fireEvent.click(counter('a'), { shiftKey: true });
    expect(onpick).toHaveBeenLastCalledWith({ space: '1-1', unit: 'a', by: true });
    await fireEvent.keyDown(board, { key: 'Enter', shiftKey: true });
    expect(onpick).toHaveBeenLastCalledWith({ space: '1-1', unit: 'b', by: true });
  });

  it('fans the stack under the cursor out', async () => {
    const { board, counter, container } = open();
    await fireEvent.click(counter('a'));
    expect(container.querySelectorAll('.fanned')).toHaveLength(0);
    await fireEvent.keyDown(board, { key: 'ArrowLeft' });
    expect(container.querySelectorAll('.fanned')).toHaveLength(2);
  });

  it('closes a stack that a finger has fanned out when others have come there', async () => {
    const { counter, container, rerender } = open();
    const fanned = () => container.querySelectorAll('.fanned').length;
    await fireEvent(counter('a'), new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    expect(fanned()).toBe(2);
    await rerender({ picture: { ...littlePicture(), 'unit:z': ['0-0', 'f', ''] } });
    expect(fanned()).toBe(2);
    await rerender({ picture: { ...littlePicture(), 'unit:z': ['1-1', 'f', ''] } });
    expect(fanned()).toBe(0);
  });

  it('lets no fan take a click that was meant for its neighbour', async () => {
    const { board, counter, container, onpick } = open();
    await fireEvent.click(counter('a'));
    await fireEvent.keyDown(board, { key: 'ArrowLeft' });
    const plate = () => container.querySelector('.plate');
    const [middle, neighbour] = ['1-1', '1-2'].map((name) => hexes(3, 3).find((one) => one.name === name)!);
    onpick.mockClear();
    await fireEvent.click(plate()!, { clientX: middle!.x, clientY: middle!.y });
    expect(onpick).toHaveBeenCalledExactlyOnceWith({ space: '1-1' });
    await fireEvent.click(plate()!, { clientX: neighbour!.x, clientY: neighbour!.y });
    expect(onpick).toHaveBeenCalledOnce();
    expect(plate()).toBeNull();
  });

  it('leaves Escape and everything with Ctrl to the page', async () => {
    const { board } = open();
    expect(await fireEvent.keyDown(board, { key: 'Escape' })).toBe(true);
    expect(await fireEvent.keyDown(board, { key: 'ArrowUp', ctrlKey: true })).toBe(true);
    expect(await fireEvent.keyDown(board, { key: 'ArrowUp' })).toBe(false);
  });

  it('moves a counter without drawing it anew', async () => {
    const { counter, rerender } = open();
    const before = counter('a');
    const place = before.style.transform;
    await rerender({ picture: { ...littlePicture(), 'unit:a': ['2-2', 'f', ''] } });
    expect(counter('a')).toBe(before);
    expect(before.style.transform).not.toBe(place);
  });

  it('reaches a sea by arrows, picks it and cuts its mark to the water', async () => {
    const sheet = littleSheet();
    const spaces = sheet.spaces.map((space) => ({ ...space, sea: space.name === '1-2' }));
    const { board, counter, container, onpick } = open({
      sheet: { ...sheet, spaces },
      spaces: new Map([
        ['1-2', 'selected'],
        ['1-0', 'selected'],
      ]),
    });
    const masks = [...container.querySelectorAll('.marks .ring')].map((path) => path.getAttribute('mask'));
    expect(masks).toEqual(['url(#map-water)', null]);
    await fireEvent.click(counter('a'));
    await fireEvent.keyDown(board, { key: 'ArrowRight' });
    await fireEvent.keyDown(board, { key: 'ArrowRight' });
    await fireEvent.keyDown(board, { key: 'Enter' });
    expect(onpick).toHaveBeenLastCalledWith({ space: '1-2' });
  });

  it('turns a block without drawing it anew, and writes its steps upright', async () => {
    const face = '<g><use href="#map-blank-lying" color="#888"/><g class="turning"></g></g>';
    const sheet = {
      ...littleSheet(),
      faces: { f: face },
      pieces: { f: { label: '', kind: '', side: '', steps: 4 } },
    };
    const { counter, rerender } = open({ sheet, picture: { 'unit:a': ['1-1', 'f', '', 4] } });
    const label = counter('a').querySelector('.turning');
    const shown = () => {
      const svg = counter('a').querySelector('svg')!;
      return [svg.style.getPropertyValue('--turn'), svg.querySelector('.steps')?.getAttribute('href')];
    };
    expect(shown()).toEqual(['', '#map-steps-4-4']);
    await rerender({ picture: { 'unit:a': ['1-1', 'f', '', 2] } });
    expect(shown()).toEqual(['-180deg', '#map-steps-2-4']);
    expect(counter('a').querySelector('.turning')).toBe(label);
    await rerender({ picture: { 'unit:a': ['1-1', 'f', ''] } });
    expect(shown()).toEqual(['', undefined]);
  });

  it('counts a stack that is too high to see', async () => {
    const picture = Object.fromEntries(
      Array.from({ length: 10 }, (_, n) => [`unit:u${n}`, ['2-1', 'f', '']]),
    );
    const { container, rerender } = open({ picture });
    expect(container.querySelector('.tallies')?.textContent).toBe('10');
    await rerender({ picture: littlePicture() });
    expect(container.querySelector('.tallies')?.textContent).toBe('');
  });

  it('gives each reason to stand out a shape of its own', () => {
    const tones = ['legal', 'selected', 'target', 'lit', 'done'] as const;
    const shapes = tones.map((tone) => {
      const { container } = open({ units: new Map([['a', tone]]), spaces: new Map([['0-0', tone]]) });
      const counter = container.querySelector('[data-unit="a"] svg')!;
      const shape = (element: Element) =>
        element.tagName + (element.getAttribute('d') ?? '') + element.classList.value;
      const marks = [...counter.children, ...container.querySelector('.marks')!.children]
        .map(shape)
        .join(' ');
      cleanup();
      return marks;
    });
    expect(new Set(shapes).size).toBe(tones.length);
  });
});
