"""9.17(e): how many Germans may end a phase in Romania before the turn after war with the U.S.S.R."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.europe_engulfed.components import NOBODY
from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.blocks import put
from grognard.games.europe_engulfed.rules.control import friendly, is_contested
from grognard.games.europe_engulfed.rules.politics.events import before_this_turn, this_turn
from grognard.games.europe_engulfed.seating import seat_of
from grognard.kernel.masks import spaces_in
from grognard.kernel.ranges import UnitId
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def germans(s: Position, alike: int) -> list[int]:
    """German units in Romania."""
    romania = s.c.country[s.c.power["romania"]]
    units = (unit for space in spaces_in(romania) for unit in spaces_in(s.stacks[space] & alike))
    return [unit for unit in units if s.c.lead[unit] == s.c.germany]


def crowded(s: Position) -> bool:
    """9.17: too many of them at the end of a phase, and somewhere to go."""
    long_fought = s.war[s.c.germany] and s.war[s.c.ussr] and not this_turn(s, "eastern_war")
    if s.conquered[s.c.power["romania"]] or long_fought or before_this_turn(s, "eastern_war"):
        return False
    return bool(excess(s)) and bool(refuges(s))


def excess(s: Position) -> list[int]:
    """9.17: aircraft, else armour beyond the limit, else ground units: one of these must go."""
    limits = s.c.tables["politics"]["germans_in_romania"]
    if germans(s, s.c.aircraft):
        return germans(s, s.c.aircraft)
    ground = germans(s, s.c.ground)
    armour = [unit for unit in ground if s.kind(unit).armour]
    if len(armour) > limits["armour"]:
        return armour
    return ground if len(ground) > limits["ground"] else []


def refuges(s: Position) -> list[int]:
    """9.17: areas of Bulgaria and Hungary that are friendly to Germans."""
    land = s.c.country[s.c.power["bulgaria"]] | s.c.country[s.c.power["hungary"]]
    free = spaces_in(land & friendly(s, s.c.germany))
    return [space for space in free if not is_contested(s, space)]


def expel(s: Position) -> None:
    """9.17: one of them by chance; the Soviet player says where it goes. Armour too many shows that it is:
    nobody could check it otherwise."""
    units = excess(s)
    if all(s.kind(unit).armour for unit in units):
        s.reveal("what", *units)
        s.tell("armour_shown", "9.17", units=s.c.names(units))
    number = s.roll("expelled", "9.17", sides=len(units)) - 1 if len(units) > 1 else 0
    s.stack.append(Expulsion(units[number]))


class Expulsion(Asked, frozen=True):
    """9.17: the Soviet player sends a German unit out of Romania."""

    unit: UnitId
    rule: ClassVar[str] = "9.17"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"expel": ("unit", "space")}

    def seats(self, s: Position) -> tuple[int, ...]:
        seat = seat_of(s, s.c.ussr)
        return (seat if seat != NOBODY else 1,)

    def question(self, s: Position) -> dict[str, Any]:
        return {"unit": s.c.handles[self.unit]}

    def candidates_expel(self, s: Position, seat: int) -> Iterator[tuple[int, int]]:
        yield from ((self.unit, space) for space in refuges(s))

    def may_expel(self, s: Position, seat: int, unit: int, space: int) -> Refusal | None:
        if unit != self.unit or space not in refuges(s):
            return refuse("9.17", "no-refuge", space=s.c.name(space))
        return None

    def do_expel(self, s: Position, seat: int, unit: int, space: int) -> None:
        s.tell("relocated", "9.17", unit=s.c.handles[unit], space=s.c.name(space))
        put(s, unit, space)
        s.stack.pop()
