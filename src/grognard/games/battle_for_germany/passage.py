"""What a unit’s coming to a hex does, by movement, retreat, advance or arrival."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grognard.games.battle_for_germany import victory
from grognard.games.battle_for_germany.components import SIDES, WESTERN
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
    """5-1: hex by hex; forts fall, cities change hands and Berlin is entered on the way."""
    notable = s.c.notable[s.boundary]
    for space in path[:-1]:
        if notable >> space & 1:
            s.move(unit, space)
            enter(s, unit, space)
    if path:
        s.move(unit, path[-1])
        if notable >> path[-1] & 1:
            enter(s, unit, path[-1])


def enter(s: BattleState, unit: int, space: int) -> None:
    """What a unit's coming to a hex does, by movement, retreat or advance."""
    c, side = s.c, s.side(unit)
    if side == WESTERN and s.fort_stands(space):
        s.forts[c.fortified.index(space)] = 0
        s.tell("fort-destroyed", "6-83", space=c.board.names[space])
    victory.entered(s, unit, space)
    if space == c.berlin and side < len(s.berlin) and not s.berlin[side]:
        first = not any(s.berlin)
        s.berlin[side] = s.turn
        if first:
            s.tell(
                "berlin-falls",
                s.setup.rule if s.setup.rule != "13-0" else "13-1",
                unit=c.ids[unit],
                side=SIDES[side],
            )
