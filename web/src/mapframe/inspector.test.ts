import { beforeEach, expect, it, vi } from 'vitest';
import type { Details } from '../protocol';
import type { Game } from '../table/game.svelte';
import { Inspector } from './inspector.svelte';

const asked: string[] = [];
const details = (thing: string): Promise<Details> => {
  asked.push(thing);
  const [kind, name] = thing.split('/') as ['unit' | 'space', string];
  if (name === 'gone') return Promise.reject(new Error('no such thing'));
  return Promise.resolve({ kind, name, title: name.toUpperCase(), about: '', lines: [], units: [] });
};
const table = (at = '1 0') => {
  const game = { at, eyes: 0, token: () => 'secret', api: { details } };
  return { game, inspector: new Inspector(game as unknown as Game) };
};

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
});

it('tells what is pointed at after a moment, a counter before its place', async () => {
  const { inspector } = table();
  inspector.point({ space: '1' });
  inspector.point({ space: '1', unit: 'a' });
  await vi.advanceTimersByTimeAsync(300);
  expect([asked, inspector.pointed?.title]).toEqual([['unit/a'], 'A']);
  inspector.point(null);
  expect(inspector.pointed).toBeNull();
});

it('keeps what was clicked, beside what is pointed at next', async () => {
  const { inspector } = table();
  inspector.pin({ space: '1' });
  inspector.point({ space: '2' });
  await vi.advanceTimersByTimeAsync(300);
  expect([inspector.pinned?.name, inspector.pointed?.name]).toEqual(['1', '2']);
  inspector.unpin();
  expect(inspector.pinned).toBeNull();
});

it('asks once for each position, and again after an action', async () => {
  const { game, inspector } = table();
  inspector.pin({ space: '1' });
  inspector.pin({ space: '1' });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['space/1']);
  game.at = '2 0';
  inspector.refresh();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, inspector.pinned?.name]).toEqual([['space/1', 'space/1'], '1']);
});

it('says nothing of what is not there', async () => {
  const { inspector } = table();
  inspector.pin({ space: 'gone' });
  await vi.advanceTimersByTimeAsync(0);
  expect(inspector.pinned).toBeNull();
});
