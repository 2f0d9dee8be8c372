/** An action on its way: the same request id until the server has answered, however often it must be sent. */

import { Unreachable } from './api';

/** A name for one request that nobody else will choose. */
export function requestId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** How long to wait before the next try: doubling to half a minute, spread so that clients don't march in step. */
export function pause(tries: number, random: () => number = Math.random): number {
  const most = Math.min(30_000, 500 * 2 ** tries);
  return most / 2 + (random() * most) / 2;
}

export const sleep = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms));

/** A server that answers but breaks down is not asked for ever. */
const MOST_BREAKDOWNS = 4;

/** Sends until there is an answer. Refusals end it; only a server out of reach is tried again. */
export async function insist<T>(
  send: (request: string) => Promise<T>,
  onwait: (tries: number) => void = () => {},
  wait: (ms: number) => Promise<void> = sleep,
): Promise<T> {
  const request = requestId();
  for (let tries = 0; ; tries++) {
    try {
      return await send(request);
    } catch (error) {
      if (!(error instanceof Unreachable) || (error.status >= 500 && tries >= MOST_BREAKDOWNS)) throw error;
      onwait(tries + 1);
      await wait(pause(tries));
    }
  }
}
