/** Clicking another unit chooses it; a second click on it brings the first one to where it stands. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LONG, PICTURE, Server, scene, table } from '../testing/asking';

let server: Server;
const NEAR = { ...LONG, choices: { move: { a: ['2'], b: ['3'] }, end: [] }, more: {} };

beforeEach(() => {
  server = new Server();
});
afterEach(() => vi.unstubAllGlobals());

function playing() {
  const game = table();
  game.receive(scene({ question: NEAR, picture: { ...PICTURE, 'unit:b': ['2', 'f', ''] } }));
  const click = async (unit: string, space: string) => {
    game.chooser.pick({ unit, space });
    await Promise.resolve();
  };
  return { game, click, chosen: () => [...game.chooser.selection] };
}

it('chooses whoever is clicked, and does nothing else', async () => {
  const { click, chosen } = playing();
  await click('a', '1');
  await click('b', '2');
  expect(chosen()).toEqual(['unit:b']);
  expect(server.acted).toEqual([]);
});

it('enters the stack by a second click', async () => {
  const { click } = playing();
  await click('a', '1');
  await click('b', '2');
  await click('b', '2');
  await vi.waitFor(() => expect(server.acted).toEqual(['move a 2']));
});

it('lets go of a unit by a second click if nobody was to come', async () => {
  const { click, chosen } = playing();
  await click('b', '2');
  await click('b', '2');
  expect(chosen()).toEqual([]);
});

it('enters a stack by a drag', async () => {
  const { game } = playing();
  game.chooser.drag('a');
  game.chooser.drop('a', '2');
  await vi.waitFor(() => expect(server.acted).toEqual(['move a 2']));
});
