import { describe, expect, it, vi } from 'vitest';
import { Refused, Unreachable } from './api';
import { insist, pause, requestId } from './request';

const now = () => Promise.resolve();

describe('an action on its way', () => {
  it('is sent with the same id until the server answers', async () => {
    const ids: string[] = [];
    const tries: number[] = [];
    const send = (request: string) => {
      ids.push(request);
      return ids.length < 4 ? Promise.reject(new Unreachable('away')) : Promise.resolve('done');
    };
    expect(await insist(send, (n) => tries.push(n), now)).toBe('done');
    expect(new Set(ids).size).toBe(1);
    expect(tries).toEqual([1, 2, 3]);
  });

  it('ends with a refusal at once', async () => {
    const send = vi.fn(() => Promise.reject(new Refused(409, 'stale', 'Too late.', '', 7)));
    await expect(insist(send, undefined, now)).rejects.toMatchObject({ seq: 7 });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('does not ask a broken server for ever', async () => {
    const send = vi.fn(() => Promise.reject(new Unreachable('broken', 500)));
    await expect(insist(send, undefined, now)).rejects.toThrow('broken');
    expect(send).toHaveBeenCalledTimes(5);
  });

  it('has an id nobody else has, also without randomUUID', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(requestId()).toMatch(/^[0-9a-f]{32}$/);
    expect(requestId()).not.toBe(requestId());
    vi.unstubAllGlobals();
  });
});

it('pauses double, with some spread, up to half a minute', () => {
  expect([0, 1, 2].map((n) => pause(n, () => 1))).toEqual([500, 1000, 2000]);
  expect(pause(0, () => 0)).toBe(250);
  expect(pause(50, () => 1)).toBe(30_000);
});
