/** What is pointed at and what was clicked last, in words: for whoever wants to know what a thing is. */

import type { Details } from '../protocol';
import type { Game } from '../table/game.svelte';

const DELAY = 180;
/** So many answers are kept; each is good for one position and one pair of eyes. */
const MOST = 200;

interface Thing {
  space: string;
  unit?: string;
}

const tokenOf = (what: Thing): string =>
  what.unit === undefined ? `space/${what.space}` : `unit/${what.unit}`;

export class Inspector {
  pointed: Details | null = $state.raw(null);
  pinned: Details | null = $state.raw(null);
  private known = new Map<string, Promise<Details>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What was asked for last: an answer that comes later is out of date. */
  private wanted = '';

  constructor(private readonly game: Game) {}

  /** Something is under the mouse, the cursor or the focus; null: nothing any more. */
  point(what: Thing | null): void {
    clearTimeout(this.timer);
    this.wanted = what ? tokenOf(what) : '';
    if (!what) return void (this.pointed = null);
    const token = this.wanted;
    this.timer = setTimeout(() => {
      void this.ask(token).then((told) => {
        if (token === this.wanted) this.pointed = told;
      });
    }, DELAY);
  }

  /** What was clicked stays, to be compared with what is pointed at. */
  pin(what: Thing): void {
    const token = tokenOf(what);
    void this.ask(token).then((told) => {
      this.pinned = told;
      if (this.wanted === token) this.pointed = null;
    });
  }

  unpin(): void {
    this.pinned = null;
  }

  /** The position is another one: what is pinned is asked about again. */
  refresh(): void {
    this.pointed = null;
    const { pinned } = this;
    if (!pinned) return;
    const token = `${pinned.kind}/${pinned.name}`;
    void this.ask(token).then((told) => {
      if (this.pinned === pinned) this.pinned = told;
    });
  }

  /** What the server tells of a thing; nothing is said if it can't. */
  private ask(token: string): Promise<Details | null> {
    const key = `${this.game.at} ${token}`;
    const asked = this.known.get(key) ?? this.game.api.details(token, this.game.token(this.game.eyes));
    if (this.known.size >= MOST) this.known.clear();
    this.known.set(key, asked);
    return asked.catch(() => {
      this.known.delete(key);
      return null;
    });
  }

  /** The same in another language is something else. */
  translate(): void {
    this.known.clear();
    this.refresh();
  }
}
