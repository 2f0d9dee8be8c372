"""What the end of a question would leave unused: units, Assaults, points, the strategic move, supply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.rules.actions import Actions, Activation
from grognard.games.unconditional_surrender.rules.logistics import Mobilization, Replacements
from grognard.games.unconditional_surrender.rules.strategic_movement import StrategicMovement
from grognard.games.unconditional_surrender.rules.supply_phase import Supplying
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.kernel.looking import LeftOver

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def left_over(s: Position, ending: str) -> Iterator[LeftOver]:
    """By the question that is put."""
    step = s.stack[-1]
    if isinstance(step, Activation):
        yield LeftOver("points", "U63", step.left, units=(s.unit_name(step.unit),))
    elif isinstance(step, Actions):
        yield from _units(s, "idle", "U60", step.ready(s))
        assaults = [unit for unit, goal in enumerate(s.assault) if goal != NONE]
        yield from _units(s, "assaults", "U78", assaults)
    elif isinstance(step, StrategicMovement):
        yield from _units(s, "redeployment", "U56", step.ready(s))
    elif isinstance(step, Replacements):
        worn = (unit for (unit,) in step.candidates_restore(s) if step.may_restore(s, unit) is None)
        yield from _units(s, "worn", "U131", worn)
    elif isinstance(step, Mobilization):
        yield from _units(s, "mobilization", "U133", (unit for unit, _ in step.legal_mobilize(s)))
    elif isinstance(step, Supplying):
        yield from _units(s, "unsupplied", "U122", (*step.left, *step.forgone))


def _units(s: Position, name: str, rule: str, units: Iterable[int]) -> Iterator[LeftOver]:
    """Nothing where there are none."""
    found = tuple(s.unit_name(unit) for unit in dict.fromkeys(units))
    if found:
        yield LeftOver(name, rule, len(found), units=found)
