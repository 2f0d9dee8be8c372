/** What the referee says of lines, asked once for each position and language. */

import type { Answer } from '../protocol';
import type { Game } from '../table/game.svelte';

export class AskedAnswers {
  /** The answers that have come in the present position, by line. */
  known: Record<string, Answer> = $state.raw({});
  private asked = new Map<string, Promise<Answer>>();
  private at = '';

  constructor(private readonly game: Game) {}

  of(line: string): Promise<Answer> {
    if (this.at !== this.game.at) {
      this.forget();
      this.at = this.game.at;
    }
    const earlier = this.asked.get(line);
    if (earlier) return earlier;
    const asked = this.game.api.answer(line, this.game.token() ?? '');
    this.asked.set(line, asked);
    asked.then(
      (answer) => {
        if (this.asked.get(line) === asked) this.known = { ...this.known, [line]: answer };
      },
      () => this.asked.delete(line),
    );
    return asked;
  }

  forget(): void {
    this.asked.clear();
    this.known = {};
  }
}
