"""Section 5, sequence of play: the phases of a turn, and which faction plays them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import FACTIONS, PHASES
from grognard.games.unconditional_surrender.rules import (
    actions,
    declarations,
    diplomacy,
    economy,
    logistics,
    policies,
    strategic_movement,
    strategic_warfare,
    supply_phase,
    turn_end,
    victory,
    weather,
)
from grognard.games.unconditional_surrender.rules.events import bring_late
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

PART_OF = {"actions": "operations", "supply": "operations"}
"""U38: the Operations Phase has two sub-phases."""
ONCE = frozenset({"weather", "strategic_warfare", "victory", "end"})
"""U11: phases that are played once for all factions together."""
BEGIN: dict[str, Callable[[Position], None]] = {
    "weather": weather.begin,
    "declare_war": declarations.begin,
    "economy": economy.begin,
    "strategic_warfare": strategic_warfare.begin,
    "strategic_movement": strategic_movement.begin,
    "actions": actions.begin,
    "supply": supply_phase.begin,
    "no_supply": logistics.begin_no_supply,
    "replacements": logistics.begin_replacements,
    "upgrade": logistics.begin_upgrade,
    "mobilization": logistics.begin_mobilization,
    "diplomacy": diplomacy.begin,
    "victory": victory.begin,
    "end": turn_end.begin,
}
"""What opens a phase, or settles it; `s.phase` and `s.faction` are set before."""

Slot = tuple[str, int]


@cache
def course(factions: tuple[str, ...], skipped: tuple[str, ...]) -> tuple[Slot, ...]:
    """U11, U38: the phases of a turn with the factions that play them, in order.

    Each faction finishes a phase before the next begins it, but does both parts of its operations at once.
    """
    slots: list[Slot] = []
    for phase in PHASES:
        if PART_OF.get(phase, phase) in skipped or phase == "supply":
            continue
        parts = ("actions", "supply") if phase == "actions" else (phase,)
        players = [NONE] if phase in ONCE else [n for n, name in enumerate(FACTIONS) if name in factions]
        slots += [(part, player) for player in players for part in parts]
    return tuple(slots)


def slots(s: Position) -> tuple[Slot, ...]:
    scenario = s.c.scenarios[s.setup.scenario]
    return course(scenario.factions, scenario.skip_phases)


class Turns(Step, frozen=True):
    """U38: lies under every other question and goes on when that is settled."""

    def proceed(self, s: Position) -> bool:
        if bring_late(s):
            return True
        here = slots(s).index((PHASES[s.phase], s.faction))
        if here + 1 == len(slots(s)):
            begin_turn(s)
            return True
        phase, faction = slots(s)[here + 1]
        _begin(s, phase, faction, range(len(FACTIONS)) if PHASES[s.phase] != phase else ())
        return True


def begin_turn(s: Position) -> None:
    """U1, U38: a month begins with its first phase."""
    s.tell("turn", "U38", year=s.turn // 12, month=str(s.turn % 12 + 1))
    _begin(s, *slots(s)[0], ())


def jump_to(s: Position, phase: str, faction: int) -> None:
    """Opens a phase out of its order: for positions of files; what others did in it lies behind."""
    _begin(s, phase, NONE if phase in ONCE else faction, [faction])


def _begin(s: Position, phase: str, faction: int, evaluating: Iterable[int]) -> None:
    """U3, U140: the faction that plays it is the phasing one; diplomacy begins with what others evaluate."""
    s.phase, s.faction = PHASES.index(phase), faction
    if phase in BEGIN:
        if faction != NONE:
            s.tell("phase", "U38", phase=phase, faction=FACTIONS[faction])
        if phase == "diplomacy":
            policies.evaluate_policies(s, evaluating)
        BEGIN[phase](s)
