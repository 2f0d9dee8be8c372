import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reinvited, Scene } from '../protocol';
import { RICH } from '../testing/rich';
import { invitesOf, keepToken } from './deviceMemory';
import { Game } from './game.svelte';
import Seats from './Seats.svelte';

const seat = (n: number, more = {}) => ({
  seat: n,
  name: `Seat ${n}`,
  player: '',
  kind: 'person',
  bot: '',
  online: n < 2,
  waiting: false,
  clock_left: null,
  host: n === 0,
  away: n > 1,
  ...more,
});

function table(mine: number[], answers: Reinvited[]): string[][] {
  const game = new Game('t');
  const asked: string[][] = [];
  game.sheet = RICH;
  game.api.reinvite = vi.fn((seat: number, request: string, token: string) => {
    asked.push([String(seat), request, token]);
    return Promise.resolve(answers.shift()!);
  });
  const card = { mine, seats: [seat(0), seat(1), seat(2)], over: false };
  const scene = {
    card,
    seat: mine[0],
    seq: 1,
    ply: 1,
    picture: {},
    log: [],
    chat: [],
    status: null,
    question: null,
  };
  game.receive({ type: 'scene', ...scene } as unknown as { type: 'scene' } & Scene);
  render(Seats, { game });
  return asked;
}

const button = () => screen.queryByRole('button', { name: 'Give the seat to somebody else' });
const told = (text: string) =>
  vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain(text));

beforeEach(() => {
  localStorage.clear();
  for (const mine of [0, 1]) keepToken('t', mine, `token${mine}`);
});
afterEach(cleanup);

it('asks the others, and asks again by the same request until there is an invitation', async () => {
  const asked = table(
    [0],
    [
      { seat: 2, invite: null, waiting_for: [1] },
      { seat: 2, invite: 'secret', waiting_for: [] },
    ],
  );
  await fireEvent.click(button()!);
  await told('Still to agree: Seat 1');
  await fireEvent.click(button()!);
  await vi.waitFor(() => expect(invitesOf('t')).toEqual({ 2: 'secret' }));
  expect(asked[0]).toEqual(asked[1]);
  expect([asked[0]![0], asked[0]![2]]).toEqual(['2', 'token0']);
});

it('agrees for every seat that one holds, and leaves the inviting to the host', async () => {
  const nobody = { seat: 2, invite: null, waiting_for: [] };
  const asked = table([0, 1], [nobody, nobody]);
  await fireEvent.click(button()!);
  await told('Whoever set the table up');
  expect(asked.map((one) => one[2])).toEqual(['token0', 'token1']);
});

it('is not offered to who only watches', () => {
  table([], []);
  expect(button()).toBeNull();
});
