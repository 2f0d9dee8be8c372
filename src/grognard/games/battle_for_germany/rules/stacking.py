"""5-3, stacking: how many units may end their move together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grognard.games.battle_for_germany.components import GERMANS
from grognard.games.battle_for_germany.rules.reach import (
    BOUND,
    allowance,
    keeps_watch,
    may_be_moved,
    reach,
)
from grognard.kernel.masks import EVERYWHERE, spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState


def movable(s: BattleState) -> list[int]:
    """The units that have not moved and can; while a hex is crowded (5-3), those that stand there."""
    flags, where, size = s.flags, s.where, s.c.map_size
    if s.crowded >= 0:
        units = [u for u in s.at[s.crowded] if not flags[u] & BOUND]
    else:
        members = s.members
        units = [
            u for force in s.now.forces for u in members[force] if where[u] < size and not flags[u] & BOUND
        ]
    return [u for u in units if not keeps_watch(s, u)] if s.due else units


def destinations(s: BattleState, unit: int) -> int:
    """The hexes in which a unit may end its move."""
    return with_room(s, unit, reach(s, unit, allowance(s, unit)))


def can_move(s: BattleState, unit: int) -> bool:
    """Whether there is a hex in which a unit may end its move; one beside it often tells at once."""
    near = in_reach(s, unit, reach(s, unit, min(1, allowance(s, unit))))
    return bool(near & ~s.full) or destinations(s, unit) != 0


def with_room(
    s: BattleState,
    unit: int,
    levels: Sequence[int],
    ends: int = EVERYWHERE,
    known: dict[int, int] | None = None,
) -> int:
    """5-3: of the hexes in reach, or of some of them, those where the unit may stop.

    Who asks for many units keeps in `known` where those can go who would have to make room.
    """
    reached = in_reach(s, unit, levels) & ends
    for space in spaces_in(reached & s.full):
        if not can_make_room(s, unit, space, known):
            reached ^= 1 << space
    return reached


def in_reach(s: BattleState, unit: int, levels: Sequence[int]) -> int:
    """5-3: the hexes in reach, but for other fronts’ own; whether full ones have room is not asked."""
    reached = 0
    for level in levels[1:]:
        reached |= level
    return reached & ~s.fronts if s.c.front[unit] else reached


def can_make_room(s: BattleState, unit: int, space: int, known: dict[int, int] | None = None) -> bool:
    """5-3 counts at the end of the phase: a third may come if one of the two can still go."""
    known = {} if known is None else known
    if s.crowded >= 0:
        return False
    here = s.where[unit]
    full = s.full & ~(1 << space)
    if len(s.at[here]) == 2:
        full &= ~(1 << here)
    fronts = s.fronts & ~(1 << here) if s.c.front[unit] else s.fronts
    for other in s.at[space]:
        if other not in known:
            known[other] = _open_to(s, other)
        reached = known[other] & ~full & ~(1 << space)
        if s.c.front[other]:
            reached &= ~fronts
        if reached:
            return True
    return False


def _open_to(s: BattleState, unit: int) -> int:
    """Every hex that a unit can still go to, whoever of its friends stands there."""
    reached = 0
    if may_be_moved(s, unit) is None:
        for level in reach(s, unit, allowance(s, unit))[1:]:
            reached |= level
    return reached


def why_no_stop(s: BattleState, unit: int, space: int) -> Refusal | None:
    """5-3: whether a unit that has come to a hex may stay there."""
    name = s.c.board.names[space]
    if space == s.where[unit]:
        return refuse("5-0", "goes-nowhere", space=name, unit=s.c.ids[unit])
    if s.c.front[unit] and s.fronts >> space & 1:
        return refuse("5-3", "two-fronts", space=name)
    if s.full >> space & 1 and not can_make_room(s, unit, space):
        return refuse("5-3", "stack-full", space=name)
    return None


def not_while_crowded(s: BattleState, unit: int) -> Refusal | None:
    """5-3: while three stand in a hex, one of them must go before anything else happens."""
    if s.crowded >= 0 and s.where[unit] != s.crowded:
        return refuse("5-3", "make-room-first", space=s.c.board.names[s.crowded])
    return None


def why_not_there(s: BattleState, unit: int, space: int, force: int) -> Refusal | None:
    """Whether a unit of this force can be set down in a hex: no stranger there, and room (5-3)."""
    name = s.c.board.names[space]
    if s.strangers(force) >> space & 1:
        return refuse("7-23" if force in GERMANS else "5-2", "occupied", space=name)
    if s.full >> space & 1:
        return refuse("5-3", "stack-full", space=name)
    if s.c.front[unit] and s.fronts >> space & 1:
        return refuse("5-3", "two-fronts", space=name)
    return None
