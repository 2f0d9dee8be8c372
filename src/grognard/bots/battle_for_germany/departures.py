"""Leaving the map (9-0): a German corps that takes two enemy units with it for good."""

from __future__ import annotations

from grognard.games.battle_for_germany.components import GERMANS
from grognard.games.battle_for_germany.rules.exit import Pursuit
from grognard.games.battle_for_germany.rules.movement import MovementPhase
from grognard.games.battle_for_germany.state import BattleState
from grognard.kernel.action import Action


def departure(s: BattleState) -> Action | None:
    """The exit that costs the enemy most, if one costs him more than us."""
    phase = s.stack[-1]
    assert isinstance(phase, MovementPhase)
    if not s.setup.exit or not any(force in GERMANS for force in s.now.forces) or s.crowded >= 0:
        return None
    graded = [(_gain(s, unit, path[-1]), unit, path) for unit, path in phase.candidates_exit(s)]
    gain, unit, path = max(graded, default=(0, 0, ()))
    return Action("exit", (unit, path)) if gain > 0 else None


def _gain(s: BattleState, unit: int, space: int) -> int:
    near = [other for _, other in Pursuit(space).near(s)][: s.c.tables.limits["pursuers"]]
    return sum(_factors(s, other) for other in near) - _factors(s, unit)


def _factors(s: BattleState, unit: int) -> int:
    return s.c.attack[unit] + s.c.defence[unit]
