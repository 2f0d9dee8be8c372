/** What bots do comes in a rush; a person sees it at a pace of their own, and may skip the rest. */

import type { FromServer } from '../protocol';
import type { Watch } from '../settings/preferences.svelte';

/** Milliseconds for which an action of a bot is looked at. */
export const LOOKS: Record<Watch, number> = { once: 0, quick: 120, steps: 450 };

interface Stage {
  show(message: FromServer): void;
  /** How long what a message brings is to be looked at before the next one is shown. */
  lasts(message: FromServer): number;
}

export class Pace {
  /** What has come and is not yet shown. */
  private waiting: FromServer[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How many messages wait to be shown. */
  behind = $state(0);

  constructor(private readonly stage: Stage) {}

  take(message: FromServer): void {
    if (message.type === 'scene') this.drop();
    if (message.type === 'update' || message.type === 'question') this.waiting.push(message);
    else this.stage.show(message);
    this.go();
  }

  /** Shows all that has come, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const message of this.waiting.splice(0)) this.stage.show(message);
    this.behind = 0;
  }

  /** Forgets what was not shown: the table is told anew. */
  drop(): void {
    this.waiting = [];
    this.skip();
  }

  private go(): void {
    while (this.timer === undefined) {
      const message = this.waiting.shift();
      if (!message) break;
      const lasts = this.stage.lasts(message);
      this.stage.show(message);
      if (lasts) this.timer = setTimeout(() => this.next(), lasts);
    }
    this.behind = this.waiting.length;
  }

  private next(): void {
    this.timer = undefined;
    this.go();
  }
}
