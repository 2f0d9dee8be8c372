"""Section 14, Mulberry: an invader that holds a coast without a port makes it one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import EVENTS
from grognard.kernel.ranges import UnitId
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


class Harbour(Step, frozen=True):
    """U118: when the activation of an invader is over, its marker may be put where it stands."""

    unit: UnitId
    rule: ClassVar[str] = "U118"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"build_harbour": (), "hold_back": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (s.seat_of(s.faction, s.serves[self.unit]),)

    def question(self, s: Position) -> dict[str, Any]:
        return {"unit": s.unit_name(self.unit), "space": s.c.name(s.at[self.unit])}

    def proceed(self, s: Position) -> bool:
        """Where no harbour can be built nothing is asked."""
        if harbour_for(s, self.unit) != NONE and _stands_on_open_coast(s, self.unit):
            return False
        s.stack.pop()
        return True

    def do_build_harbour(self, s: Position) -> None:
        s.stack.pop()
        s.marker_at[harbour_for(s, self.unit)] = s.at[self.unit]
        s.tell("harbour", "U118", unit=s.unit_name(self.unit), space=s.c.name(s.at[self.unit]))

    def do_hold_back(self, s: Position) -> None:
        s.stack.pop()


def harbour_for(s: Position, unit: int) -> int:
    """The marker in the Events box that is for this unit's nation, or NONE."""
    country = s.c.country_names[s.serves[unit]]
    fit = (n for n in s.c.mulberries if s.marker_at[n] == EVENTS and country in s.c.markers[n].nations)
    return next(fit, NONE)


def _stands_on_open_coast(s: Position, unit: int) -> bool:
    """In a coastal hex that has no port."""
    if not 0 <= s.at[unit] < s.c.map.hexes:
        return False
    return bool((s.c.map.coastal & ~s.c.map.port) >> s.at[unit] & 1)
