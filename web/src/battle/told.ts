/** What the log has told of a battle. */

import type { BattleCard, LoggedLine } from '../protocol';

/** The lines since the last one with which a battle begins; none if the log has forgotten it. */
export function toldIn(battle: BattleCard, log: readonly LoggedLine[]): LoggedLine[] {
  const begun = log.findLastIndex((line) => battle.since.includes(line.kind));
  return begun < 0 ? [] : log.slice(begun + 1);
}
