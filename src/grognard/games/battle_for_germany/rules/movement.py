"""Chapter 5, movement: the phase in which units move, leave the map or cross to the other theatre."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.battle_for_germany.rules import garrisons
from grognard.games.battle_for_germany.rules.exit import Leaving
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
    can_move,
    movable,
    not_while_crowded,
    why_no_stop,
    with_room,
)
from grognard.games.battle_for_germany.rules.transfer import Transferring
from grognard.kernel.masks import EVERYWHERE, narrowed, spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState


class MovementPhase(Leaving, Transferring, frozen=True):
    """5-0: the player in phase moves his units one after another, as many as he likes."""

    rule: ClassVar[str] = "5-0"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "move": ("unit", "path"),
        "exit": ("unit", "path"),
        "transfer": ("unit", "path"),
        "end": (),
    }

    def seats(self, s: BattleState) -> tuple[int, ...]:
        return (s.now.seat,)

    def question(self, s: BattleState) -> dict[str, Any]:
        crowded = s.c.board.names[s.crowded] if s.crowded >= 0 else "none"
        return {"group": s.now.group, "turn": s.turn, "left": len(movable(s)), "crowded": crowded}

    def proceed(self, s: BattleState) -> bool:
        if any(s.occupied[force] for force in s.now.forces):
            return False
        s.stack.pop()
        return True

    # ---------------------------------------------------------------- move

    def candidates_move(self, s: BattleState) -> Iterator[tuple[int, tuple[int, ...]]]:
        for unit in movable(s):
            levels = reach(s, unit, allowance(s, unit))
            for level in levels[1:]:
                for space in spaces_in(level):
                    yield unit, way_to(s, unit, levels, space)

    def legal_move(self, s: BattleState) -> Iterator[tuple[int, tuple[int, ...]]]:
        return self._moves(s, movable(s), EVERYWHERE)

    def begins_move(self, s: BattleState) -> Iterator[tuple[int, int]]:
        return ((0, unit) for unit in movable(s) if can_move(s, unit))

    def legal_move_with(
        self, s: BattleState, number: int, thing: int
    ) -> Iterator[tuple[int, tuple[int, ...]]]:
        return self._moves(s, *narrowed(movable(s), number, thing))

    def _moves(
        self, s: BattleState, units: Sequence[int], ends: int
    ) -> Iterator[tuple[int, tuple[int, ...]]]:
        for unit in units:
            levels = reach(s, unit, allowance(s, unit))
            for path in ways_to(s, unit, levels, with_room(s, unit, levels, ends)):
                yield unit, path

    def may_move(self, s: BattleState, unit: int, path: tuple[int, ...]) -> Refusal | None:
        return (
            may_be_moved(s, unit)
            or not_while_crowded(s, unit)
            or why_not_along(s, unit, path, allowance(s, unit))
            or why_no_stop(s, unit, path[-1])
        )

    def do_move(self, s: BattleState, unit: int, path: tuple[int, ...]) -> None:
        march(s, unit, path)

    # ---------------------------------------------------------------- end

    def may_end(self, s: BattleState) -> Refusal | None:
        if s.crowded >= 0:
            return refuse("5-3", "make-room-first", space=s.c.board.names[s.crowded])
        return garrisons.still_owed(s) if s.due else None

    def do_end(self, s: BattleState) -> None:
        s.stack.pop()
