"""Chapter 5, movement: the phase in which units move, leave the map or cross to the other theatre."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import repeat
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.battle_for_germany.components import GERMANS
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
        return {"group": s.now.group, "turn": s.turn, "left": len(self.able(s)), "crowded": crowded}

    def able(self, s: BattleState) -> list[int]:
        """The units that have not moved and can still go somewhere."""
        return [
            unit
            for unit in movable(s)
            if can_move(s, unit)
            or next(self.exits_of(s, unit), None) is not None
            or self.transfers_of(s, unit)[1]
        ]

    def told_verbs(self, s: BattleState) -> tuple[str, ...]:
        """9-0, 16-32: only Germans leave the map or change theatres, where the scenario lets them."""
        german = any(force in GERMANS for force in s.now.forces)
        possible = {"exit": german and s.setup.exit, "transfer": german and s.setup.strategic_move}
        return tuple(verb for verb in self.verbs if possible.get(verb, True))

    def why_idle(self, s: BattleState, unit: int) -> Refusal | None:
        bound = may_be_moved(s, unit) or not_while_crowded(s, unit)
        return bound or refuse("5-1", "hemmed-in", unit=s.c.ids[unit])

    def closed(self, s: BattleState, verb: str) -> Refusal | None:
        if s.crowded >= 0:
            return refuse("5-3", "make-room-first", space=s.c.board.names[s.crowded])
        if verb == "transfer" and s.transfers:
            return refuse("16-32", "strategic-move-made")
        if verb == "transfer":
            return refuse("16-32", "nobody-can-transfer")
        return refuse("9-0", "nobody-can-exit") if verb == "exit" else refuse("5-0", "nobody-can-move")

    def proceed(self, s: BattleState) -> bool:
        for force in s.now.forces:
            if s.occupied[force]:
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
        known: dict[int, int] = {}
        for unit in units:
            levels = reach(s, unit, allowance(s, unit))
            open_hexes = with_room(s, unit, levels, ends, known)
            yield from zip(repeat(unit), ways_to(s, unit, levels, open_hexes))

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
