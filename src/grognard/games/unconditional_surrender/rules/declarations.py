"""Section 5.2, declarations of war on neutral countries, as far as policies allow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from grognard.games.unconditional_surrender.roster import AXIS, FACTIONS, SOVIET
from grognard.games.unconditional_surrender.rules.activation import activate
from grognard.games.unconditional_surrender.rules.events import EAST, trigger
from grognard.games.unconditional_surrender.rules.factions import joined_by, why_no_war
from grognard.games.unconditional_surrender.state import NEUTRAL, SeatId
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def begin(s: Position) -> None:
    s.stack.append(Declarations(s.setup.seats_for(s.faction)[0]))


class Declarations(Step, frozen=True):
    """U43: one after the other; the country is activated at once."""

    seat: SeatId
    rule: ClassVar[str] = "U43"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"declare": ("country",), "end": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (self.seat,)

    def proceed(self, s: Position) -> bool:
        """Who may declare war on nobody is not asked."""
        if next(self.legal_by(s, self.seat, "declare"), None) is not None:
            return False
        s.stack.pop()
        return True

    def candidates_declare(self, s: Position) -> Iterator[tuple[int]]:
        yield from ((country,) for country in range(len(s.c.countries)))

    def may_declare(self, s: Position, country: int) -> Refusal | None:
        """U43: a neutral country, if nothing forbids it."""
        if s.status[country] != NEUTRAL or not s.land[country]:
            return refuse("U43", "not-neutral", country=s.c.country_names[country])
        return why_no_war(s, s.faction, country)

    def do_declare(self, s: Position, country: int) -> None:
        """U43a: on a Baltic country it is East Invasion, by which all three join the Soviets."""
        s.tell("declared", "U43", faction=FACTIONS[s.faction], country=s.c.country_names[country])
        joined = joined_by(s, s.faction, country)
        if s.faction == AXIS and joined == SOVIET:
            trigger(s, [EAST])
        if s.status[country] == NEUTRAL:
            activate(s, country, joined)

    def do_end(self, s: Position) -> None:
        s.stack.pop()
