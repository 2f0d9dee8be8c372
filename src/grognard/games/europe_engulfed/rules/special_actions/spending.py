"""7.1, special actions: who pays, for whose units, and what that leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import AXIS
from grognard.games.europe_engulfed.seating import camps_in_turn, seat_of
from grognard.kernel.recall import recalled
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def payer(s: Position, power: int) -> int:
    """7.13, 9.15: the power whose special actions units of a power use: Axis minors use Germany's."""
    return s.c.germany if power in s.c.axis_minors else power


def serves(s: Position, power: int, unit: int) -> bool:
    """7.13: whether a special action of a power helps a unit: its own, and minor powers of its camp."""
    own = s.power_of(unit)
    if payer(s, own) == power:
        return True
    minor = s.c.powers[own].sort == "minor" and s.c.powers[power].sort == "major"
    return minor and s.camp[own] == s.camp[power]


def why_none(s: Position, power: int) -> Refusal | None:
    return None if s.actions[power] else refuse("7.13", "no-action", power=s.c.power_ids[power])


def why_not_commanded(s: Position, seat: int, power: int) -> Refusal | None:
    """7.13: whose special actions a seat spends in its turn; 9.64: not those of minor powers."""
    if s.camp[power] not in camps_in_turn(s) or seat_of(s, power) != seat:
        return refuse("7.13", "not-your-power", power=s.c.power_ids[power])
    minor = s.c.powers[power].sort == "minor"
    return refuse("9.64", "defence-only", power=s.c.power_ids[power]) if minor else None


def why_not_spent(s: Position, seat: int, power: int) -> Refusal | None:
    """7.13: why a seat can spend no special action of a power in its turn."""
    return why_not_commanded(s, seat, power) or why_none(s, power)


def needs_italy(s: Position, power: int, sea: int) -> bool:
    """9.47: whether Italy pays as well: landings and retreats of the Axis over the Mediterranean."""
    return s.camp[power] == AXIS and power != s.c.italy and sea == s.c.index["mediterranean"]


def spend(s: Position, power: int, rule: str) -> None:
    """7.12: a special action goes back to the pool."""
    s.actions[power] -= 1
    s.tell("spent", rule, power=s.c.power_ids[power], left=s.actions[power])


@recalled
def spenders(s: Position, seat: int) -> list[int]:
    """7.1: the powers in turn that this seat plays and that have a special action to spend."""
    camps = camps_in_turn(s)
    able = [power for power in s.c.majors if s.actions[power] and s.camp[power] in camps]
    return [power for power in able if seat_of(s, power) == seat]


def at(s: Position, power: int, space: int) -> int:
    """A power and an area as one number, as columns remember what has been paid for."""
    return power * len(s.c.board) + space


def owes(s: Position, power: int, space: int, price: int) -> int:
    """7.2, 7.3: what a landing still costs a power: what it paid to drop there serves it at sea as well."""
    return price - (at(s, power, space) in s.landing)


def pay_landing(s: Position, power: int, space: int, price: int, rule: str) -> None:
    """7.2, 7.3: once for an area, whether units come over the sea, through the air or both."""
    for _ in range(owes(s, power, space, price)):
        spend(s, power, rule)
    if at(s, power, space) not in s.landing:
        s.landing.append(at(s, power, space))


def landers(s: Position, seat: int) -> list[int]:
    """7.2: the powers of a seat that can pay for a landing, or have for one from the air."""
    camps = camps_in_turn(s)
    paid = {number // len(s.c.board) for number in s.landing}
    own = [power for power in s.c.majors if s.camp[power] in camps and seat_of(s, power) == seat]
    return [power for power in own if s.actions[power] or power in paid]


def is_freed(s: Position, unit: int, space: int) -> bool:
    """7.52: whether a special action lets a unit leave a contested area without rearguard."""
    return any(serves(s, power, unit) for power in range(len(s.c.powers)) if at(s, power, space) in s.freed)
