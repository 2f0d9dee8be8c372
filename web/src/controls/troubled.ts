/** What went wrong with a request, told to whoever made it, with its rule if the referee refused. */

import { Refused } from '../connection/api';
import { show } from './news.svelte';

export function troubled(error: unknown): undefined {
  const rule = error instanceof Refused ? error.rule : '';
  show(error instanceof Error ? error.message : String(error), { tone: 'trouble', rule });
}
