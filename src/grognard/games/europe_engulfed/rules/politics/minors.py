"""9.6, 9.15, minor powers: into the war, with their forces, on the side that was attacked with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from grognard.games.europe_engulfed.rules import noting
from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.blocks import hand_over, mix, put
from grognard.games.europe_engulfed.rules.forces import deploy
from grognard.games.europe_engulfed.seating import seat_of
from grognard.games.europe_engulfed.state import PowerId
from grognard.kernel.masks import spaces_in
from grognard.kernel.ranges import Count
from grognard.kernel.recall import recalled
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


MOVES = 2
"""How often, on an average, each unit of a minor power may be placed otherwise."""


def activate(s: Position, power: int, camp: int, rule: str) -> None:
    """9.61, 9.63, 9.64: it fights for a camp from now on, and its forces stand up at once."""
    s.camp[power], s.war[power] = camp, 1
    s.enrol()
    hand_over(s, [unit for unit, own in enumerate(s.c.sole) if own == power])
    told = s.c.minors[s.c.power_ids[power]]
    sample = [deploy(s, power, s.c.index[area], force) for area, force in told["sample"].items()]
    noting.set_up(s, (unit for units in sample for unit in units))
    limits = s.c.powers[power].special_actions
    s.actions[power] = max(limits.values(), default=0)
    _shuffle(s, power)
    s.tell("activated", rule, power=s.c.power_ids[power], side=_side(s, power))
    if home(s, power).bit_count() > 1:
        s.stack.append(Deployment(power))


def _side(s: Position, power: int) -> str:
    return ("axis", "allies")[seat_of(s, power) != 0]


def home(s: Position, power: int) -> int:
    """19.0: the areas that a minor power may deploy in: its own land, as far as it holds it."""
    return s.c.country[power] & s.held[power]


@recalled
def forces(s: Position, power: int) -> list[int]:
    """All units of a power on the map, aircraft too."""
    return [unit for unit in spaces_in(s.on_map & s.c.may_be[power]) if s.power_of(unit) == power]


def _shuffle(s: Position, power: int) -> None:
    """6.24: nobody else can tell which block of a stack is which."""
    for space in spaces_in(s.c.country[power]):
        mix(s, space)


class Deployment(Asked, frozen=True):
    """9.61: its forces stand as the play book shows them; their player places them otherwise as he likes."""

    power: PowerId
    stationed: Count = 0  # how often something was placed otherwise
    rule: ClassVar[str] = "9.61"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"station": ("unit", "space"), "stand": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (seat_of(s, self.power),)

    def question(self, s: Position) -> dict[str, Any]:
        return {"power": s.c.power_ids[self.power]}

    def candidates_station(self, s: Position, seat: int) -> Iterator[tuple[int, int]]:
        for unit in forces(s, self.power):
            yield from ((unit, space) for space in spaces_in(home(s, self.power)))

    def may_station(self, s: Position, seat: int, unit: int, space: int) -> Refusal | None:
        handle, name = s.c.handles[unit], s.c.name(space)
        if s.seat_of(unit) != seat or unit not in forces(s, self.power):
            return refuse("9.61", "not-of-that-power", unit=handle, power=s.c.power_ids[self.power])
        if not home(s, self.power) >> space & 1:
            return refuse("19.0", "not-at-home", space=name)
        if s.at[unit] == space:
            return refuse("19.0", "stands-there", unit=handle, space=name)
        most = self.most(s)
        return refuse("19.0", "stationed-enough", most=most) if self.stationed >= most else None

    def most(self, s: Position) -> int:
        """How often something may be placed otherwise: a set-up ends."""
        return MOVES * len(forces(s, self.power))

    def do_station(self, s: Position, seat: int, unit: int, space: int) -> None:
        s.tell("stationed", "9.61", unit=s.c.handles[unit], space=s.c.name(space))
        s.stack[-1] = replace(self, stationed=self.stationed + 1)
        put(s, unit, space)

    def do_stand(self, s: Position, seat: int) -> None:
        """9.61: they stand as they are."""
        _shuffle(s, self.power)
        s.tell("deployed", "9.61", power=s.c.power_ids[self.power])
        s.stack.pop()
