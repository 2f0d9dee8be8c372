"""16-32, strategic move: once a game a German unit crosses to the other theatre."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from grognard.games.battle_for_germany.components import GERMANS
from grognard.games.battle_for_germany.rules.passage import march
from grognard.games.battle_for_germany.rules.reach import (
    allowance,
    may_be_moved,
    reach,
    way_to,
    ways_to,
    why_not_along,
)
from grognard.games.battle_for_germany.rules.stacking import (
    movable,
    not_while_crowded,
    why_no_stop,
    with_room,
)
from grognard.games.battle_for_germany.rules.zones import enemy_zone
from grognard.kernel.masks import EVERYWHERE, narrowed, spaces_in
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState


class Transferring(Step, frozen=True):
    """16-32: the strategic move, as a part of the movement phase."""

    def candidates_transfer(self, s: BattleState) -> Iterator[tuple[int, tuple[int, ...]]]:
        if s.setup.strategic_move and not s.transfers:
            for unit in movable(s):
                if s.force[unit] in GERMANS:
                    levels = reach(s, unit, s.setup.strategic_move * allowance(s, unit))
                    for level in levels[1:]:
                        for space in spaces_in(level & self.far_side(s, unit)):
                            yield unit, way_to(s, unit, levels, space)

    def legal_transfer(self, s: BattleState) -> Iterator[tuple[int, tuple[int, ...]]]:
        return self._transfers(s, movable(s), EVERYWHERE)

    def begins_transfer(self, s: BattleState) -> Iterator[tuple[int, int]]:
        return ((0, unit) for unit in movable(s) if self.transfers_of(s, unit)[1])

    def legal_transfer_with(
        self, s: BattleState, number: int, thing: int
    ) -> Iterator[tuple[int, tuple[int, ...]]]:
        return self._transfers(s, *narrowed(movable(s), number, thing))

    def _transfers(
        self, s: BattleState, units: Sequence[int], ends: int
    ) -> Iterator[tuple[int, tuple[int, ...]]]:
        for unit in units:
            levels, far = self.transfers_of(s, unit)
            for path in ways_to(s, unit, levels, far & ends):
                yield unit, path

    def transfers_of(self, s: BattleState, unit: int) -> tuple[list[int], int]:
        """The reach of a unit by strategic move, and the hexes of the other theatre where it may end."""
        if not s.setup.strategic_move or s.transfers or s.force[unit] not in GERMANS:
            return [], 0
        if enemy_zone(s, s.force[unit]) >> s.where[unit] & 1:
            return [], 0
        levels = reach(s, unit, s.setup.strategic_move * allowance(s, unit))
        return levels, with_room(s, unit, levels) & self.far_side(s, unit)

    def far_side(self, s: BattleState, unit: int) -> int:
        here = s.where[unit]
        return s.c.west if s.c.east >> here & 1 else s.c.east if s.c.west >> here & 1 else 0

    def may_transfer(self, s: BattleState, unit: int, path: tuple[int, ...]) -> Refusal | None:
        """16-32: once a game a German goes three times as far, to the other theatre, from no enemy zone."""
        if not s.setup.strategic_move:
            return refuse("16-32", "no-strategic-move")
        if s.transfers:
            return refuse("16-32", "strategic-move-made")
        bound = may_be_moved(s, unit) or not_while_crowded(s, unit)
        if bound is not None:
            return bound
        if s.force[unit] not in GERMANS:
            return refuse("16-32", "germans-only", unit=s.c.ids[unit])
        if enemy_zone(s, s.force[unit]) >> s.where[unit] & 1:
            return refuse("16-32", "starts-in-zone", unit=s.c.ids[unit])
        if not self.far_side(s, unit) >> path[-1] & 1:
            return refuse("16-32", "must-cross", unit=s.c.ids[unit])
        points = s.setup.strategic_move * allowance(s, unit)
        return why_not_along(s, unit, path, points) or why_no_stop(s, unit, path[-1])

    def do_transfer(self, s: BattleState, unit: int, path: tuple[int, ...]) -> None:
        s.transfers += 1
        s.tell("strategic-move", "16-32", unit=s.c.ids[unit])
        march(s, unit, path)
