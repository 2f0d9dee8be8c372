import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromServer } from '../protocol';
import { Pace } from './pace.svelte';

const update = (seq: number) => ({ type: 'update', seq }) as FromServer;
const question = { type: 'question', seq: 3, seat: 0, text: '' } as FromServer;
const chat = { type: 'chat' } as FromServer;

describe('the pace at which bots are watched', () => {
  let shown: FromServer[];
  let lasts: number;
  let pace: Pace;

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    lasts = 100;
    pace = new Pace({
      show: (message) => shown.push(message),
      lasts: ({ type }) => (type === 'update' ? lasts : 0),
    });
  });
  afterEach(() => vi.useRealTimers());

  it('shows one after the other, the question last', () => {
    const all = [update(1), update(2), question];
    all.forEach((message) => pace.take(message));
    expect(shown).toEqual(all.slice(0, 1));
    expect(pace.behind).toBe(2);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(all.slice(0, 2));
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(all);
    expect(pace.behind).toBe(0);
  });

  it('lets talk pass', () => {
    [update(1), update(2), chat].forEach((message) => pace.take(message));
    expect(shown).toEqual([update(1), chat]);
  });

  it('skips what is left, and goes on at its pace then', () => {
    [update(1), update(2), question].forEach((message) => pace.take(message));
    pace.skip();
    expect(shown).toEqual([update(1), update(2), question]);
    [update(4), update(5)].forEach((message) => pace.take(message));
    expect(shown.at(-1)).toEqual(update(4));
  });

  it('shows all at once if that is liked', () => {
    lasts = 0;
    [update(1), update(2), question].forEach((message) => pace.take(message));
    expect(shown).toHaveLength(3);
  });

  it('forgets what a new scene makes old', () => {
    const scene = { type: 'scene' } as FromServer;
    [update(1), update(2), scene, update(3)].forEach((message) => pace.take(message));
    vi.runAllTimers();
    expect(shown).toEqual([update(1), scene, update(3)]);
  });
});
