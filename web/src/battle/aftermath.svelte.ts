/** The battle that was over last: what has been told of it stays in sight until somebody acts here. */

import type { BattleCard, LoggedLine, Update } from '../protocol';
import type { Game } from '../table/game.svelte';
import { toldIn } from './told';

export interface Over {
  title: string;
  rule: string;
  lines: LoggedLine[];
}

export class Aftermath {
  private over: (Over & { eyes: number | null }) | null = $state.raw(null);

  /**
   * While another battle is fought, or a film is shown, those have the place, and while somebody picks something the
   * map: a unit that goes on is picked from the start. Others' eyes saw other things.
   */
  readonly shown: Over | null = $derived.by(() => {
    const { status, eyes, projector, chooser, question } = this.game;
    const picks = chooser.selection.size > (question?.under_way ? 1 : 0);
    const free = !status?.battle && !projector.film && !picks;
    return free && this.over?.eyes === eyes ? this.over : null;
  });

  constructor(private readonly game: Game) {}

  /** The news that have come; `before` is the battle that was fought until then, `log` what was told until then. */
  follow(update: Update, before: BattleCard | null, log: readonly LoggedLine[]): void {
    if (before && update.undoes === null && hasEnded(before, update)) {
      const { title, rule } = before;
      const lines = [...toldIn(before, log), ...ending(before, update.lines)];
      this.over = { title, rule, lines, eyes: this.game.eyes };
    } else if (update.undoes !== null || this.passes(update)) this.close();
  }

  /** Whoever plays has read it when they act; whoever only looks on goes on with the phase. */
  private passes({ by, lines }: Update): boolean {
    const { mine } = this.game;
    return mine.length ? by !== null && mine.includes(by) : lines.some(({ heading }) => heading);
  }

  close(): void {
    this.over = null;
  }
}

function hasEnded(before: BattleCard, { status, lines }: Update): boolean {
  const now = status.battle;
  return now?.title !== before.title || lines.some(({ kind }) => before.since.includes(kind));
}

/** The lines that still belong to a battle: before the next phase, and before the next battle. */
function ending(battle: BattleCard, lines: readonly LoggedLine[]): LoggedLine[] {
  const next = lines.findIndex(({ heading, kind }) => heading || battle.since.includes(kind));
  return next < 0 ? [...lines] : lines.slice(0, next);
}
