/** The charts of the game as they stand, lit by what is being weighed. */

import type { ChartCard } from '../protocol';
import type { Game } from '../table/game.svelte';

export class Charts {
  cards: ChartCard[] | null = $state.raw(null);
  /** What was asked for last: an answer that comes later than the next is out of date. */
  private wanted = '';

  constructor(private readonly game: Game) {}

  /** The line of the attack that is being weighed: what dice decide. */
  get line(): string {
    const { preview } = this.game.chooser;
    return preview?.answer?.chances.length ? preview.answer.line : '';
  }

  /** Asks for the charts of this position; those that are there stay until the answer has come. */
  async follow(line: string): Promise<void> {
    const asked = `${this.game.at} ${line}`;
    if (asked === this.wanted) return;
    this.wanted = asked;
    try {
      const cards = await this.game.api.charts(line, this.game.token(this.game.eyes));
      if (asked === this.wanted) this.cards = cards;
    } catch {
      if (asked === this.wanted) this.wanted = '';
    }
  }

  /** The same in other words. */
  translate(): void {
    this.wanted = '';
    if (this.cards) void this.follow(this.line);
  }
}
