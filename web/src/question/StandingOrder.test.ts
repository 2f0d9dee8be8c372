import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Game } from '../table/game.svelte';
import type { Order, Scene } from '../protocol';
import { MANY, PICTURE, RICH } from '../testing/rich';
import Orders from '../table/Orders.svelte';
import QuestionPanel from './QuestionPanel.svelte';

/** As patient as a busy machine needs. */
const PATIENT = { timeout: 10_000 };
let given: { kind: string; choice: string }[];
const convoys = (choice: string): Order => ({
  kind: 'convoy',
  title: 'Convoys',
  choice,
  choices: [
    { name: 'ask', text: 'Always ask me' },
    { name: 'never', text: 'Let all pass' },
  ],
});

function table(order: string): Game {
  const game = new Game('t');
  game.sheet = { ...RICH, orders: true };
  const card = { mine: [0], seats: [{ seat: 0, name: 'Red', waiting: true }], over: false };
  const question = { ...MANY, order };
  const more = { seat: 0, seq: 1, ply: 1, picture: PICTURE, log: [], chat: [], status: null };
  game.receive({ type: 'scene', card, question, ...more } as unknown as { type: 'scene' } & Scene);
  game.refresh = vi.fn();
  return game;
}

beforeEach(() => {
  given = [];
  vi.stubGlobal('WebSocket', class {});
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.endsWith('/orders')) return { ok: false, status: 500, json: async () => ({}) };
    const body = init.body ? JSON.parse(String(init.body)) : null;
    if (body) given.push({ kind: body.kind, choice: body.choice });
    return { ok: true, json: async () => ({ orders: [convoys(given.at(-1)?.choice ?? 'ask')] }) };
  });
});
afterEach(cleanup);

describe('a standing order', () => {
  it('is given where the question is asked', async () => {
    const game = table('convoy');
    render(QuestionPanel, { game, onshow: vi.fn() });
    await fireEvent.click(screen.getByText('Answer so from now on…'));
    const ask = await screen.findByRole('button', { name: 'Always ask me' }, PATIENT);
    expect(ask.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(screen.getByRole('button', { name: 'Let all pass' }));
    await vi.waitFor(() => expect(given).toEqual([{ kind: 'convoy', choice: 'never' }]), PATIENT);
    await vi.waitFor(() => expect(game.refresh).toHaveBeenCalled(), PATIENT);
    expect(screen.getByRole('button', { name: 'Let all pass' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('is not offered with a question that has to be asked', () => {
    render(QuestionPanel, { game: table(''), onshow: vi.fn() });
    expect(screen.queryByText('Answer so from now on…')).toBeNull();
  });

  it('is changed in a list', async () => {
    render(Orders, { game: table(''), seat: 0 });
    const choice = (await screen.findByLabelText('Convoys', {}, PATIENT)) as HTMLSelectElement;
    expect(choice.value).toBe('ask');
    await fireEvent.change(choice, { target: { value: 'never' } });
    await vi.waitFor(() => expect(given).toEqual([{ kind: 'convoy', choice: 'never' }]), PATIENT);
    await vi.waitFor(() => expect(choice.value).toBe('never'), PATIENT);
  });
});
