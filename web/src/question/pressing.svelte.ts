/** Buttons that need nothing else: an ending is told what it leaves unused, what can't be taken back what is at stake. */

import { speak } from '../controls/news.svelte';
import { likes } from '../settings/preferences.svelte';
import type { Lost } from '../protocol';
import type { Game } from '../table/game.svelte';
import type { Chooser } from './chooser.svelte';
import { unsure } from './endings';
import type { Offer } from './offers';

export class Pressing {
  /** An ending that was pressed while something would be left unused, and what. */
  doubt: { offer: Offer; lost: Lost[] } | null = $state.raw(null);

  constructor(
    private readonly game: Game,
    private readonly chooser: Chooser,
  ) {}

  /** A verb without arguments. Where it stands among others, what is at stake is shown before it can't be undone. */
  async press(offer: Offer, sure = false): Promise<void> {
    const { chooser } = this;
    chooser.clear();
    const ends = this.game.sheet?.verbs[offer.verb]?.ends ?? false;
    if (!sure && ends && likes.warn) await this.end(offer);
    else if (!sure && !ends && chooser.all.length > chooser.instant.length) await this.stake(offer);
    else await this.game.act(offer.line);
  }

  /** An ending: what it would leave unused is told first. */
  private async end(offer: Offer): Promise<void> {
    const { at } = this.game;
    const { turn } = this.chooser;
    const lost = await this.chooser.answer(offer.line).then(
      (answer) => answer.lost,
      (error: unknown) => unsure(error, this.game.question?.left ?? []),
    );
    if (!lost || this.game.at !== at || turn !== this.chooser.turn) return;
    if (!lost.length) return void (await this.game.act(offer.line));
    this.doubt = { offer, lost };
    for (const { text } of lost) speak(text);
  }

  private async stake(offer: Offer): Promise<void> {
    const { at } = this.game;
    const answer = await this.chooser.answer(offer.line).catch(() => null);
    if (this.game.at !== at) return;
    const much = answer?.final && (answer.figures.length || answer.chances.length);
    // what could not be weighed is not done unasked either
    if (!answer || much || answer.refusal) await this.chooser.consider(offer, true);
    else await this.game.act(offer.line);
  }
}
