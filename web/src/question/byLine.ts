/** Answers that something else on the page names by a line, such as a row of a price list. */

import type { Game } from '../table/game.svelte';
import { type Offer, tokensOf } from './offers';

export class ByLine {
  constructor(private readonly game: Game) {}

  /** Whether the question takes an action that is, or begins with, a line: "buy radar", "mobilize de_5". */
  can(line: string): boolean {
    return this.begun(line).length > 0;
  }

  /** Does the action of a line, as its button would; or picks what the line names, to be gone on with. */
  begin(line: string): void {
    const { chooser } = this.game;
    const [offer] = this.begun(line);
    if (!offer || this.game.sending !== null) return;
    chooser.clear();
    if (offer.line === line)
      return void (offer.tokens.size ? chooser.consider(offer, true) : chooser.press(offer));
    offer.args.slice(0, line.split(' ').length - 1).forEach((word, i) => {
      for (const token of tokensOf(offer.kinds[i] ?? 'other', word)) chooser.pickToken(token);
    });
  }

  /** The offers that a line is, or is the beginning of; of those still to be asked for, what may become one. */
  private begun(line: string): Offer[] {
    const [verb, ...words] = line.split(' ');
    return this.game.chooser.all.filter(
      (offer) =>
        offer.verb === verb &&
        words.every((word, i) => offer.args[i] === word || (!offer.whole && !offer.args[i])),
    );
  }
}
