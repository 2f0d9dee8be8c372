"""Section 9, activations: which units may act, what that costs, and what a unit under way has left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import GROUND
from grognard.games.unconditional_surrender.rules.economy import activation_price, pay, short_of
from grognard.games.unconditional_surrender.state import ACTIVATED, EVACUATED, SeatId
from grognard.kernel.recall import recalled
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


class OfSeat(Step, frozen=True):
    """A question to one seat of the faction in phase about its air or naval units."""

    seat: SeatId


class Operating(Step, frozen=True):
    """A question in which ground units act: any of them, or the one that is under way."""

    def why_idle(self, s: Position, unit: int) -> Refusal | None:
        """Why this unit can't act now."""
        raise NotImplementedError

    def ready(self, s: Position) -> list[int]:
        """The units that may act."""
        raise NotImplementedError

    def left_of(self, s: Position, unit: int) -> int:
        """U63: the movement points it has now."""
        raise NotImplementedError

    def go_on(self, s: Position, unit: int, cost: int, left_fort: bool = False) -> None:
        """The unit has spent points: it is now under way, with what is left."""
        raise NotImplementedError

    @property
    def started(self) -> bool:
        """U66: whether the activation has begun before."""
        return False

    @property
    def out_of_fort(self) -> bool:
        """U96: whether the unit has left a fort in this activation."""
        return False


class UnderWay(Operating, frozen=True):
    """U59: a unit is in the middle of its activation."""


def why_not_activated(s: Position, unit: int, seat: int) -> Refusal | None:
    """U60: why a ground unit can't be activated by a seat of the faction in phase."""
    if s.at[unit] < 0:
        return refuse("U51", "not-on-map", unit=s.unit_name(unit))
    country = s.serves[unit]
    if s.joined[country] != s.faction or s.seat_of(s.faction, country) != seat:
        return refuse("U59", "not-your-unit", unit=s.unit_name(unit))
    if s.c.branch[unit] != GROUND:
        return refuse("U61", "not-ground", unit=s.unit_name(unit))
    if s.done[unit] & ACTIVATED:
        return refuse("U60", "activated-before", unit=s.unit_name(unit))
    if s.done[unit] & EVACUATED:
        return refuse("U60", "evacuated", unit=s.unit_name(unit))
    if s.carried[s.faction] == unit:
        return refuse("U58", "moved-strategically", unit=s.unit_name(unit))
    return short_of(s, country, activation_price(s, unit))


def why_held_in_fort(s: Position, unit: int) -> Refusal | None:
    """U96: a unit leaves its fort in Army Operations or by a retreat, neither by rail nor by sea."""
    return refuse("U96", "held-in-fort", unit=s.unit_name(unit)) if s.in_fort[unit] else None


def why_not_taken_aboard(s: Position, unit: int, seat: int) -> Refusal | None:
    """U60, U96: why a ground unit can't be activated to go to sea."""
    return why_not_activated(s, unit, seat) or why_held_in_fort(s, unit)


@recalled
def fit_for_action(s: Position, seat: int) -> tuple[int, ...]:
    """U60: the ground units that a seat of the faction in phase may activate."""
    fresh = [unit for unit in s.mustered_of(s.faction, GROUND) if not s.done[unit] & ACTIVATED]
    return tuple([unit for unit in fresh if why_not_activated(s, unit, seat) is None])


def activate(s: Position, unit: int) -> None:
    """U60: it is paid for at the start."""
    s.done[unit] |= ACTIVATED
    pay(s, s.serves[unit], activation_price(s, unit))


def end_activation(s: Position) -> None:
    """U94: with the activation under way its No EZOC markers go; between activations nothing happens."""
    if isinstance(s.stack[-1], UnderWay):
        s.stack.pop()
        s.no_zone = []
