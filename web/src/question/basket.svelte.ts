/** What I have bought and not paid for yet, fetched anew for each position in which it can be taken back. */

import type { Basket } from '../protocol';
import type { Game } from '../table/game.svelte';

export class BasketKept {
  purses: Basket['purses'] = $state.raw([]);
  /** What was asked for last: an answer that comes later than the next is out of date. */
  private wanted = '';

  constructor(private readonly game: Game) {}

  /** Up to date with the position and the language; while an action is on its way the last one stays. */
  async follow(language: string): Promise<void> {
    const { game } = this;
    if (game.pending || !game.question) return;
    const asked = `${game.at} ${language}`;
    if (asked === this.wanted) return;
    this.wanted = asked;
    if (!game.mayUndo) {
      this.purses = [];
      return;
    }
    try {
      const { purses } = await game.api.basket(game.token() ?? '');
      if (asked === this.wanted) this.purses = purses;
    } catch {
      if (asked === this.wanted) this.wanted = '';
    }
  }
}
