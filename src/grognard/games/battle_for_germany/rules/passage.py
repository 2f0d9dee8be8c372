"""What a unit’s coming to a hex does, by movement, retreat, advance or arrival."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grognard.games.battle_for_germany.components import SIDES, WESTERN
from grognard.games.battle_for_germany.rules import victory
from grognard.games.battle_for_germany.state import MOVED

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState


def march(s: BattleState, unit: int, path: Sequence[int]) -> None:
    """5-0: a unit moves, and has moved."""
    names, start = s.c.board.names, s.where[unit]
    s.flags[unit] |= MOVED
    s.tell("moved", "5-0", unit=s.c.ids[unit], path=[names[p] for p in (start, *path)])
    go(s, unit, path)
    victory.vacated(s, start)


def go(s: BattleState, unit: int, path: Sequence[int]) -> None:
    """5-1: hex by hex; forts fall, cities are passed and Berlin is entered on the way.

    11-0: who holds a city that was passed is settled with the unit where it has come to: a zone it has left
    behind counts no more.
    """
    if path:
        s.move(unit, path[-1])
    notable = s.c.notable[s.boundary]
    for space in path:
        if notable >> space & 1:
            enter(s, unit, space)


def enter(s: BattleState, unit: int, space: int) -> None:
    """What a unit's coming to a hex does, by movement, retreat or advance."""
    c, side = s.c, s.side(unit)
    if side == WESTERN and s.fort_stands(space):
        s.forts[c.fortified.index(space)] = 0
        s.tell("fort-destroyed", "6-83", space=c.board.names[space])
    victory.entered(s, unit, space)
    if space == c.berlin and side < len(s.berlin) and not s.berlin[side]:
        if s.germans and not any(s.berlin):
            s.tell("berlin-falls", s.setup.berlin_rule, unit=c.ids[unit], side=SIDES[side])
        s.berlin[side] = s.turn
