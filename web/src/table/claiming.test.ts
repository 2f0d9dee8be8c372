import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimSeat } from './claiming';
import { claimOf, tokensOf } from './deviceMemory';

const TABLE = 'abcdefghijkl';
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

describe('taking a seat', () => {
  let sent: { invite: string; request: string }[];
  let answers: (() => Promise<Response>)[];

  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
    sent = [];
    answers = [];
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body));
      return answers.shift()?.();
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('asks again by the same request when the answer was lost', async () => {
    answers = [
      () => Promise.reject(new Error('lost')),
      () => Promise.resolve(answer(200, { seat: 1, token: 'key' })),
    ];
    const claimed = claimSeat(TABLE, 'letter', 'Anna');
    await vi.runAllTimersAsync();
    await expect(claimed).resolves.toEqual({ seat: 1, token: 'key' });
    expect(sent).toHaveLength(2);
    expect(sent[0]?.request).toBe(sent[1]?.request);
    expect(sent[0]?.request.length).toBeGreaterThanOrEqual(16);
    expect(tokensOf(TABLE)).toEqual({ 1: 'key' });
    expect(claimOf('letter')).toBeNull();
  });

  it('goes on where a closed page left off', async () => {
    localStorage.setItem('grognard.claims', JSON.stringify({ letter: 'a-request-of-yesterday' }));
    answers = [() => Promise.resolve(answer(200, { seat: 0, token: 'key' }))];
    await claimSeat(TABLE, 'letter', '');
    expect(sent[0]?.request).toBe('a-request-of-yesterday');
  });

  it('forgets the request of a claim that was refused', async () => {
    answers = [() => Promise.resolve(answer(409, { error: 'seat-taken', message: 'Taken.' }))];
    await expect(claimSeat(TABLE, 'letter', 'Anna')).rejects.toThrow('Taken.');
    expect(claimOf('letter')).toBeNull();
    expect(tokensOf(TABLE)).toEqual({});
  });
});
