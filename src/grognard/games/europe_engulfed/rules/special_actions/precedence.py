"""7.4, three players: when both Allies want to spend the next special action, the Axis decides who does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from grognard.games.europe_engulfed.rules.asking import Asked, on_the_map
from grognard.games.europe_engulfed.rules.movement.exploitation import advances
from grognard.games.europe_engulfed.rules.politics.demarcation import goes_first
from grognard.games.europe_engulfed.rules.special_actions.spending import payer, spenders
from grognard.games.europe_engulfed.state import Place, PowerId, SeatId

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

Purchase = tuple[str, tuple[PowerId, ...], Place]
"""What a special action is to buy: the verb, the powers that pay, the area (none for strategic moves)."""


class Claim(Asked, frozen=True):
    """7.4: the other Ally lets the purchase pass, or claims the next special action for himself."""

    seat: SeatId  # who is asked
    buyer: SeatId
    purchase: Purchase
    rule: ClassVar[str] = "7.4"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"agree": (), "claim": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (self.seat,)

    def question(self, s: Position) -> dict[str, Any]:
        return {"seat": s.setup.seats[self.buyer]}

    def do_agree(self, s: Position, seat: int) -> None:
        give_way(s, self.buyer, self.purchase)

    def do_claim(self, s: Position, seat: int) -> None:
        """7.4: the Axis decides, unless priority of entry does (9.28)."""
        s.tell("claimed", "7.4", seat=s.setup.seats[seat])
        verb, powers, space = self.purchase
        if verb == "exploit" and goes_first(s, seat, powers[0], space) and _could_enter(s, seat, space):
            s.tell("kept", "9.28", seat=s.setup.seats[seat], space=s.c.name(space))
            give_way(s, seat, None)
        else:
            s.stack[-1] = Precedence(self.seat, self.buyer, self.purchase)


class Precedence(Asked, frozen=True):
    """7.4: the Axis player chooses which of the Allies spends the next special action."""

    claimant: SeatId
    buyer: SeatId
    purchase: Purchase
    rule: ClassVar[str] = "7.4"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"favour_westerners": (), "favour_soviets": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (0,)

    def do_favour_westerners(self, s: Position, seat: int) -> None:
        self._favour(s, 1)

    def do_favour_soviets(self, s: Position, seat: int) -> None:
        self._favour(s, 2)

    def _favour(self, s: Position, seat: int) -> None:
        s.tell("favoured", "7.4", seat=s.setup.seats[seat])
        give_way(s, seat, self.purchase if seat == self.buyer else None)


def _could_enter(s: Position, seat: int, space: int) -> bool:
    """5.42, 9.28: whether a special action of this seat could bring units into an area."""
    units = on_the_map(s, seat)
    return any(
        space in advances(s, unit, power)
        for power in spenders(s, seat)
        for unit in units
        if payer(s, s.power_of(unit)) == power
    )


def give_way(s: Position, seat: int, purchase: Purchase | None) -> None:
    """The phase below learns whose the next special action is, and what it buys, if that was said."""
    s.stack.pop()
    s.stack[-1] = replace(s.stack[-1], turn=seat, purchase=purchase)
