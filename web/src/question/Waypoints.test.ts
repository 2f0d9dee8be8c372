import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Game } from '../table/game.svelte';
import { mapInputOf } from '../mapframe/mapInput';
import { news } from '../controls/news.svelte';
import type { Scene } from '../protocol';
import { MANY, PICTURE, RICH } from '../testing/rich';
import { highlightsOf, wayOf } from '../mapframe/highlights';
import QuestionPanel from './QuestionPanel.svelte';

let acted: string[];

/** The referee goes from 1 by 2 where nothing is said, and lets nobody go by 1. */
function referee(line: string) {
  const [verb, unit, path = ''] = line.split(' ');
  const refusal = path.startsWith('1-') ? { rule: '7', text: 'Not in a circle.' } : null;
  const whole = path === '3' ? '2-3' : path;
  const figures = refusal ? [] : [{ name: 'cost', title: 'Cost', text: String(whole.split('-').length) }];
  const text = `${verb} ${unit}`;
  return {
    line: `${verb} ${unit} ${whole}!`,
    text,
    refusal,
    final: false,
    path: ['1', ...whole.split('-')],
    figures,
    chances: [],
    unknown: [],
  };
}

function setUp(): Game {
  const game = new Game('t');
  game.sheet = RICH;
  const card = { mine: [0], seats: [{ seat: 0, name: 'Red', waiting: true }], over: false };
  const question = { ...MANY, choices: { march: { a: ['2', '2-3'] }, end: [] } };
  const scene = {
    card,
    seat: 0,
    seq: 1,
    ply: 1,
    picture: PICTURE,
    log: [],
    chat: [],
    status: null,
    question,
  };
  game.receive({ type: 'scene', ...scene } as unknown as { type: 'scene' } & Scene);
  render(QuestionPanel, { game, onshow: vi.fn() });
  return game;
}
const settled = (time = 5) => new Promise((done) => setTimeout(done, time));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const preview = () => screen.getByTestId('preview');

beforeEach(() => {
  acted = [];
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('WebSocket', class {});
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const { line } = JSON.parse(String(init.body ?? '{}')) as { line: string };
    if (path.endsWith('/actions')) acted.push(line);
    return new Response(
      JSON.stringify(path.endsWith('/answer') ? referee(line) : { seq: 2, ply: 2, again: false }),
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('with Shift a place is a point to go by, and the way is shown before it is gone', async () => {
  const game = setUp();
  const { onpick } = mapInputOf(game);
  onpick({ space: '1', unit: 'a' });
  onpick({ space: '2', by: true });
  await settled(200);
  expect(news.spoken).toContain('Via Hex 2.');
  expect(highlightsOf(game).spaces.get('2')).toBe('selected');
  onpick({ space: '3' });
  await settled(200);
  expect(acted).toEqual([]);
  expect(preview().textContent).toContain('Cost');
  expect(news.spoken).toBe('Route: Hex 1 → Hex 2 → Hex 3. march a. Cost 2');
  expect(screen.getByTestId('waypoints').textContent).toContain('Hex 1 → Hex 2 → Hex 3');
  expect(wayOf(game)).toEqual({ from: '1', spaces: ['1', '2', '3'], kind: 'move' });
  await fireEvent.click(within(preview()).getByRole('button', { name: 'March' }));
  expect(acted).toEqual(['march a 2-3!']);
});

it('the button makes the next place a point, on the map or in the list', async () => {
  const game = setUp();
  game.chooser.pick({ unit: 'a' });
  await settled();
  await fireEvent.click(button('Go via…'));
  expect(button('Go via…').getAttribute('aria-pressed')).toBe('true');
  expect([...game.chooser.lights]).toEqual(['space:2', 'space:3']);
  await fireEvent.click(screen.getByRole('option', { name: /Hex 3/ }));
  expect(game.chooser.points).toEqual(['3']);
  expect(game.chooser.aiming).toBe(false);
  await fireEvent.click(button('Go via…'));
  game.chooser.pick({ space: '1', unit: 'b' });
  expect(game.chooser.points).toEqual(['3', '1']);
  expect([...game.chooser.selection]).toEqual(['unit:a']);
});

it('a way that may not be gone is told and drawn, and can be mended', async () => {
  const game = setUp();
  game.chooser.pick({ unit: 'a' });
  game.chooser.goBy('1');
  game.chooser.pick({ space: '3' });
  await settled();
  expect(screen.getByTestId('way-refused').textContent).toContain('Not in a circle.');
  expect(wayOf(game)?.kind).toBe('refused');
  expect(within(preview()).getByRole('button', { name: 'March' })).toHaveProperty('disabled', true);
  await game.chooser.confirm();
  expect(acted).toEqual([]);
  game.chooser.goBy('2');
  await settled();
  expect(game.chooser.preview?.offer.line).toBe('march a 1-2-3');
  await fireEvent.click(button('Deselect Hex 1'));
  await settled();
  await fireEvent.click(button('Deselect Hex 2'));
  await settled();
  expect(document.activeElement).toBe(button('Go via…'));
  expect(game.chooser.preview).toMatchObject({ firm: true, answer: { line: 'march a 2-3!' } });
  await game.chooser.confirm();
  expect(acted).toEqual(['march a 2-3!']);
});

it('points go with their unit; places without a unit that goes are picked as ever', async () => {
  const game = setUp();
  const { onpick } = mapInputOf(game);
  onpick({ space: '3', by: true });
  expect([...game.chooser.selection]).toEqual(['space:3']);
  game.chooser.clear();
  game.chooser.goBy('2');
  expect(game.chooser.points).toEqual([]);
  game.chooser.pick({ unit: 'a' });
  game.chooser.goBy('nowhere');
  expect(game.chooser.points).toEqual([]);
  game.chooser.goBy('2');
  game.chooser.pick({ unit: 'a' });
  expect(game.chooser.points).toEqual([]);
  expect(screen.queryByTestId('waypoints')).toBeNull();
});
