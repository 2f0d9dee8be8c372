import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Game } from '../table/game.svelte';
import type { Scene } from '../protocol';
import { Server, settled, table } from '../testing/asking';
import { SHEET, verb } from '../testing/sheet';
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
      more: {},
      closed: {},
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

describe('a list of what can be bought', () => {
  const verbs = {
    ...SHEET.verbs,
    build: { ...verb('Build', 'block', 'space'), compared: true },
    lay: { ...verb('Lay down', 'block', 'space'), compared: true },
  };
  const prices: Record<string, string> = { tank: '4', foot: '2', 'ship 1': '10', 'ship 3': '12' };
  const answered = (line: string) => {
    const [, what = '', where = ''] = line.split(' ');
    const text = prices[what] ?? prices[`${what} ${where}`] ?? '';
    const figures = [{ name: 'cost', title: 'WERPs', text, rule: '' }];
    return {
      line,
      text: line,
      refusal: null,
      final: false,
      path: [],
      figures,
      chances: [],
      unknown: [],
      lost: [],
    };
  };

  beforeEach(() => {
    Element.prototype.scrollIntoView = () => {};
    vi.stubGlobal('WebSocket', class {});
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      return new Response(JSON.stringify(answered(JSON.parse(String(init.body)).line)));
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('has the price of each type, as far as it is the same wherever it is built', async () => {
    const { game } = setUp();
    game.sheet = { ...SHEET, verbs };
    const choices = { build: { tank: ['1', '2', '3'], foot: ['2'] }, lay: { ship: ['1', '3'] } };
    game.question = { ...game.question!, choices };
    await settled();
    await tick();
    expect(names().filter((name) => !name?.startsWith('Hex'))).toEqual([
      'tank Build WERPs 4',
      'foot Build WERPs 2',
      'ship Lay down',
    ]);
  });

  it('has places with a name before those with a number alone', () => {
    const { game } = setUp();
    const [one, two, three] = SHEET.spaces;
    game.sheet = { ...SHEET, spaces: [{ ...one!, label: '1' }, two!, { ...three!, label: '3' }] };
    game.question = { ...game.question!, choices: { land: ['1', '2', '3'] } };
    return tick().then(() =>
      expect(names().map((name) => name?.split(' Land')[0])).toEqual(['Hex 2', '1', '3']),
    );
  });
});

describe('the list of choices of a question with many answers', () => {
  let server: Server;
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => {};
    server = new Server();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  function open() {
    const game = table();
    render(ChoiceList, { game, onshow: vi.fn() });
    return { game, list: screen.getByRole('listbox') };
  }

  it('has who can act first, and their places when they have been asked for', async () => {
    const { list } = open();
    expect(names()).toEqual(['Army A Hex 1', 'Army B Hex 1', 'Hex 3 Attack · Corps X']);
    await fireEvent.keyDown(list, { key: 'Enter' });
    expect(names()).toEqual(['Army A Hex 1']);
    await settled();
    await tick();
    expect(names()).toEqual(['Army A Hex 1', 'Army B Hex 1', 'Hex 2 Move', 'Hex 3 Move / Attack · Corps X']);
    expect(active(list)?.textContent).toContain('Army B');
    expect(server.asked).toEqual(['unit:a']);
    await fireEvent.keyDown(list, { key: 'ArrowDown' });
    await fireEvent.keyDown(list, { key: 'Enter' });
    await settled();
    expect(server.acted).toEqual(['move a 2']);
  });

  it('asks ahead for what the keys rest on, and stays where it is when that comes', async () => {
    vi.useFakeTimers();
    const { list } = open();
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'army' } });
    await fireEvent.keyDown(list, { key: 'ArrowDown' });
    await vi.advanceTimersByTimeAsync(300);
    await tick();
    expect(server.asked).toEqual(['unit:b']);
    expect(active(list)?.textContent).toContain('Army B');
    expect(names()).toEqual(['Army A Hex 1', 'Army B Hex 1']);
    await fireEvent.keyDown(list, { key: 'Enter' });
    expect(names()).toContain('Hex 2 Move');
  });

  it('a place of the list is asked about like one of the map', async () => {
    const { game } = open();
    await fireEvent.click(screen.getAllByRole('option')[2]!);
    await settled();
    expect([...game.chooser.lights]).toEqual(['unit:a', 'unit:b']);
    expect(server.asked).toEqual(['space:3']);
  });
});
