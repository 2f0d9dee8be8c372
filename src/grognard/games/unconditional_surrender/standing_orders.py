"""What a player may order in advance: which voyages and raids of the enemy pass without a question.

An order lets something pass, it never attacks: whom to send, where and against whom is decided when it comes
to that. Who has attacked a voyage or a raid is asked about it to its end.
"""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.unconditional_surrender.roster import AIR
from grognard.games.unconditional_surrender.rules.bombing import Scramble
from grognard.games.unconditional_surrender.rules.interceptions import Interceptions
from grognard.games.unconditional_surrender.state import Position
from grognard.kernel.action import Action
from grognard.kernel.orders import Answer, Reaction
from grognard.kernel.step import Step

VOYAGES = ("supply", "move", "transport", "invasion")
RAID = "raid"


def voyage_kind(step: Interceptions, s: Position, seat: int) -> str | None:
    return None if _came(s, seat, step.voyage.came) else step.voyage.kind


def raid_kind(step: Scramble, s: Position, seat: int) -> str | None:
    return None if _came(s, seat, step.met) else RAID


def _came(s: Position, seat: int, units: tuple[int, ...]) -> bool:
    return any(s.seat_of(s.faction_of(unit), s.serves[unit]) == seat for unit in units)


def choices(attack: str, let_pass: str) -> Mapping[str, Answer]:
    """Nothing is attacked; or only if an air unit without Sorties can: then its player is asked."""

    def never(step: Step, s: Position, seat: int) -> Action | None:
        return Action(let_pass)

    def unless_fresh(step: Step, s: Position, seat: int) -> Action | None:
        units = {action.args[0] for action in step.legal_by(s, seat, attack)}
        fresh = any(s.c.branch[unit] == AIR and not s.sorties[unit] for unit in units)
        return None if fresh else Action(let_pass)

    return {"never": never, "fresh": unless_fresh}


REACTIONS: Mapping[type[Step], Reaction] = {
    Interceptions: Reaction(VOYAGES, voyage_kind, choices("intercept", "pass")),
    Scramble: Reaction((RAID,), raid_kind, choices("scramble", "stay_down")),
}
