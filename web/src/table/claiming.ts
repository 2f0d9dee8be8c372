/** Takes a seat by an invitation or a word of recovery; an answer that got lost does not lose the seat. */

import { Refused, TableApi } from '../connection/api';
import { insist, requestId } from '../connection/request';
import { claimOf, keepClaim, keepToken } from './deviceMemory';
import type { Claimed } from '../protocol';

/** The same invitation is always claimed by the same request, also after the page was closed in between. */
export async function claimSeat(table: string, invite: string, name: string): Promise<Claimed> {
  const request = claimOf(invite) ?? requestId();
  keepClaim(invite, request);
  try {
    const claimed = await insist(() => new TableApi(table).claim(invite, name, request));
    keepToken(table, claimed.seat, claimed.token);
    keepClaim(invite, null);
    return claimed;
  } catch (error) {
    if (error instanceof Refused) keepClaim(invite, null);
    throw error;
  }
}
