"""Section 15, the Supply Sub-Phase: Full, Low or one level worse, for every unit of the faction in phase."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.unconditional_surrender.rules.supply import (
    always_supplied,
    limited_sources,
    reached_from,
    unlimited_sources,
)
from grognard.games.unconditional_surrender.state import FULL, LOW, NO, SUPPLIES
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def begin(s: Position) -> None:
    """U122: who has a line to an Unlimited Source is Full; about the others the faction is asked."""
    left = []
    for country in sorted({s.serves[unit] for unit in _units(s)}):
        found = reached_from(s, country, unlimited_sources(s, country))
        for unit in _units(s):
            if s.serves[unit] == country:
                if always_supplied(s, unit) or found >> s.at[unit] & 1:
                    _set(s, unit, FULL)
                else:
                    left.append(unit)
    s.stack.append(Supplying(s.setup.seats_for(s.faction)[0], tuple(left), ()))


def _units(s: Position) -> list[int]:
    return [unit for unit, at in enumerate(s.at) if at >= 0 and s.faction_of(unit) == s.faction]


def _set(s: Position, unit: int, state: int) -> None:
    if s.supply[unit] != state:
        s.supply[unit] = state
        s.tell("supplied", "U122", unit=s.unit_name(unit), supply=SUPPLIES[state])


class Supplying(Step, frozen=True):
    """U122, U123: two units for each Limited Source; those left over get one level worse."""

    seat: int
    left: tuple[int, ...]
    drawn: tuple[int, ...]
    rule: ClassVar[str] = "U122"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"draw_supply": ("unit", "space"), "end": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (self.seat,)

    def question(self, s: Position) -> dict[str, Any]:
        return {"units": [s.unit_name(unit) for unit in self.left]}

    def proceed(self, s: Position) -> bool:
        """Without anybody to choose for, the rest is settled."""
        if next(self.candidates_draw_supply(s), None) is not None:
            return False
        self.do_end(s)
        return True

    def candidates_draw_supply(self, s: Position) -> Iterator[tuple[int, int]]:
        reached = cache(reached_from)
        for unit in self.left:
            country = s.serves[unit]
            for source in spaces_in(limited_sources(s, country)):
                if not self._drained(s, source) and reached(s, country, 1 << source) >> s.at[unit] & 1:
                    yield unit, source

    def _drained(self, s: Position, source: int) -> bool:
        return self.drawn.count(source) >= int(s.c.tables["limits"]["limited_source_serves"])

    def may_draw_supply(self, s: Position, unit: int, source: int) -> Refusal | None:
        """U123: a unit without a better line, and a source that still has something."""
        name, space = s.unit_name(unit), s.c.name(source)
        if unit not in self.left:
            return refuse("U122", "needs-no-source", unit=name)
        if self._drained(s, source):
            return refuse("U123", "source-drained", space=space)
        country = s.serves[unit]
        if not limited_sources(s, country) >> source & 1:
            return refuse("U127", "no-source", unit=name, space=space)
        if not reached_from(s, country, 1 << source) >> s.at[unit] & 1:
            return refuse("U124", "no-line", unit=name, space=space)
        return None

    def do_draw_supply(self, s: Position, unit: int, source: int) -> None:
        _set(s, unit, LOW)
        left = tuple(one for one in self.left if one != unit)
        s.stack[-1] = Supplying(self.seat, left, (*self.drawn, source))

    def do_end(self, s: Position) -> None:
        """U122: no line: one level worse than before."""
        s.stack.pop()
        for unit in self.left:
            _set(s, unit, min(s.supply[unit] + 1, NO))
