import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Game } from '../game.svelte';
import type { Scene } from '../protocol';
import { SHEET } from '../testing/sheet';
import ChoiceList from './ChoiceList.svelte';

function setUp() {
  const game = new Game('t');
  game.sheet = SHEET;
  game.receive({
    type: 'scene',
    card: { mine: [0], seats: [], over: false },
    seat: 0,
    seq: 1,
    ply: 1,
    picture: { 'unit:a': ['1', 'f', ''], 'unit:b': ['1', 'f', ''] },
    log: [],
    chat: [],
    status: null,
    question: {
      seat: 0,
      text: '?',
      rule: '',
      undo: false,
      left: [],
      choices: { move: { a: ['2', '3'], b: ['2'] } },
    },
  } as unknown as { type: 'scene' } & Scene);
  const onshow = vi.fn();
  render(ChoiceList, { game, onshow });
  return { game, onshow, list: screen.getByRole('listbox') };
}
const names = () =>
  screen.getAllByRole('option').map((option) => option.textContent?.replace(/\s+/g, ' ').trim());
const active = (list: HTMLElement) =>
  document.getElementById(list.getAttribute('aria-activedescendant') ?? '');

describe('the list of choices', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => {};
    vi.stubGlobal('WebSocket', class {});
    vi.stubGlobal('fetch', () => new Promise(() => {}));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('goes from units to their destinations with keys alone', async () => {
    const { game, list } = setUp();
    expect(names()).toEqual(['Army A Hex 1', 'Army B Hex 1']);
    await fireEvent.keyDown(list, { key: 'ArrowDown' });
    expect(active(list)?.textContent).toContain('Army B');
    await fireEvent.keyDown(list, { key: 'Home' });
    await fireEvent.keyDown(list, { key: 'Enter' });
    expect([...game.chooser.selection]).toEqual(['unit:a']);
    expect(names()).toEqual(['Army A Hex 1', 'Hex 2 Move', 'Hex 3 Move']);
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
    expect(active(list)?.textContent).toContain('Hex 2');
    expect(document.activeElement).toBe(list);
  });

  it('shows on the map what it points at', async () => {
    const { game, onshow, list } = setUp();
    await fireEvent.keyDown(list, { key: 'ArrowDown' });
    expect(game.lit).toEqual({ spaces: ['1'], units: ['b'] });
    expect(onshow).toHaveBeenCalledWith(['1']);
  });

  it('can be filtered, and lets go by a second choice', async () => {
    const { game } = setUp();
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'army b' } });
    expect(names()).toEqual(['Army B Hex 1']);
    await fireEvent.click(screen.getByRole('option'));
    expect([...game.chooser.selection]).toEqual(['unit:b']);
    await fireEvent.click(screen.getAllByRole('option')[0]!);
    await tick();
    expect(game.chooser.selection.size).toBe(0);
    expect(names()).toHaveLength(2);
  });
});
