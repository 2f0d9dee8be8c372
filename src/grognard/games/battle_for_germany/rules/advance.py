"""6-9, advance after combat: a victorious unit may enter a hex that the combat has emptied."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.battle_for_germany.rules.boundary import why_closed
from grognard.games.battle_for_germany.rules.garrisons import stands_fast
from grognard.games.battle_for_germany.rules.passage import enter
from grognard.games.battle_for_germany.rules.victory import vacated
from grognard.kernel.ranges import SpaceId, UnitId
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState


class Advance(Step, frozen=True):
    """6-91 to 6-94: one of the victors for each emptied hex, whatever zones and ground say; nobody has to."""

    units: tuple[UnitId, ...]
    spaces: tuple[SpaceId, ...]
    rule: ClassVar[str] = "6-91"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"advance": ("unit", "space"), "stay": ()}

    def seats(self, s: BattleState) -> tuple[int, ...]:
        return (s.setup.seat_of[s.force[self.units[0]]],)

    def question(self, s: BattleState) -> dict[str, Any]:
        return {"spaces": [s.c.board.names[space] for space in self.spaces if space not in s.at]}

    def proceed(self, s: BattleState) -> bool:
        """Nobody can advance: nobody is asked."""
        if next(self.legal_by_asking(s, 0, "advance"), None) is not None:
            return False
        s.stack.pop()
        return True

    def why_idle(self, s: BattleState, unit: int) -> Refusal:
        name = s.c.ids[unit]
        if stands_fast(s, unit):
            return refuse("10-3", "garrison-stays", unit=name)
        return refuse("6-92", "no-victor", unit=name)

    def candidates_advance(self, s: BattleState) -> Iterator[tuple[int, int]]:
        for unit in self.units:
            for space in self.spaces:
                yield unit, space

    def may_advance(self, s: BattleState, unit: int, space: int) -> Refusal | None:
        """6-92: who fought there; 6-93: zones and ground do not matter, lines on the map do."""
        name = s.c.ids[unit]
        if unit not in self.units or not s.on_map(unit) or space not in self.spaces:
            return refuse("6-92", "took-no-part", unit=name)
        if space in s.at:
            return refuse("6-91", "not-vacant", space=s.c.board.names[space])
        if stands_fast(s, unit):
            return refuse("10-3", "garrison-stays", unit=name)
        return why_closed(s, unit, s.where[unit], space)

    def do_advance(self, s: BattleState, unit: int, space: int) -> None:
        rest = tuple(u for u in self.units if u != unit), tuple(h for h in self.spaces if h != space)
        s.stack.pop()
        if rest[0] and rest[1]:
            s.stack.append(Advance(*rest))
        names, here = s.c.board.names, s.where[unit]
        s.tell("advances", "6-91", unit=s.c.ids[unit], path=[names[here], names[space]])
        s.move(unit, space)
        enter(s, unit, space)
        vacated(s, here)

    def do_stay(self, s: BattleState) -> None:
        """6-94: nobody has to advance."""
        s.stack.pop()
        s.tell("stays", "6-94", units=[s.c.ids[unit] for unit in self.units if s.on_map(unit)])
