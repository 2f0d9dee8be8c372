/** What this device holds: tokens of seats, invitations to pass on, tables seen, how far a person has looked. */

import type { Created } from '../protocol';

export interface Known {
  id: string;
  title: string;
  at: number;
}

type Tokens = Record<string, Record<string, string>>;

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden store: the page still works, it only forgets.
  }
}

const SEATS = 'grognard.seats';
const INVITES = 'grognard.invites';
const TABLES = 'grognard.tables';
const SEEN = 'grognard.seen';
const CLAIMS = 'grognard.claims';
const MOST_TABLES = 50;

export const tokensOf = (table: string): Record<string, string> => read<Tokens>(SEATS, {})[table] ?? {};
export const invitesOf = (table: string): Record<string, string> => read<Tokens>(INVITES, {})[table] ?? {};
export const seenAt = (table: string): number | null => read<Record<string, number>>(SEEN, {})[table] ?? null;
/** The request by which an invitation was claimed whose answer has not come. */
export const claimOf = (invite: string): string | null =>
  read<Record<string, string>>(CLAIMS, {})[invite] ?? null;
export const tables = (): Known[] => read<Known[]>(TABLES, []);

function keep(key: string, table: string, seat: number, token: string): void {
  const all = read<Tokens>(key, {});
  write(key, { ...all, [table]: { ...all[table], [seat]: token } });
}

export const keepToken = (table: string, seat: number, token: string): void =>
  keep(SEATS, table, seat, token);

export const keepInvite = (table: string, seat: number, invite: string): void =>
  keep(INVITES, table, seat, invite);

export function keepCreated(created: Created): void {
  for (const seat of created.seats) {
    if (seat.token) keepToken(created.table, seat.seat, seat.token);
    if (seat.invite) keepInvite(created.table, seat.seat, seat.invite);
  }
}

/** Puts a table at the top of the list. */
export function remember(id: string, title: string, at: number = Date.now()): void {
  const others = tables().filter((known) => known.id !== id);
  write(TABLES, [{ id, title, at }, ...others].slice(0, MOST_TABLES));
}

/** Takes a table off the list; its tokens stay, for who still has the link. */
export function forget(id: string): void {
  write(
    TABLES,
    tables().filter((known) => known.id !== id),
  );
}

export function keepClaim(invite: string, request: string | null): void {
  const { [invite]: _, ...others } = read<Record<string, string>>(CLAIMS, {});
  write(CLAIMS, request === null ? others : { ...others, [invite]: request });
}

export function sawUpTo(table: string, ply: number): void {
  write(SEEN, { ...read<Record<string, number>>(SEEN, {}), [table]: ply });
}
