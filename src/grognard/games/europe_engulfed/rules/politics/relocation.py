"""9.25, 9.523: units leave land that is neutral from now on, for the nearest area of their side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.europe_engulfed.components import NOWHERE
from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.blocks import put, remove
from grognard.games.europe_engulfed.rules.control import friendly, is_contested
from grognard.games.europe_engulfed.rules.politics.italy import italian_land
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.ranges import SpaceId, UnitId
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def nearest(s: Position, unit: int, closed: tuple[int, ...]) -> int:
    """The friendly, uncontested areas that are nearest by land; if there are none by land, all of them.

    9.41: Italians do not leave the South for it.
    """
    power = s.power_of(unit)
    able = friendly(s, power) & s.c.map.land & ~s.c.map.fortresses & ~mask_of(closed)
    able &= italian_land(s, unit) if power == s.c.italy else able
    able = mask_of(space for space in spaces_in(able) if not is_contested(s, space))
    seen = fringe = 1 << s.at[unit]
    while fringe:
        fringe = s.c.map.roads.spread(fringe) & ~seen
        seen |= fringe
        if fringe & able:
            return fringe & able
    return able


class Relocation(Asked, frozen=True):
    """Each unit in its turn; nobody is asked where one area alone is nearest."""

    units: tuple[UnitId, ...]
    neutral_land: tuple[SpaceId, ...]
    paragraph: str
    rule: ClassVar[str] = "9.523"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"relocate": ("unit", "space")}

    def proceed(self, s: Position) -> bool:
        left = tuple(unit for unit in self.units if s.at[unit] != NOWHERE)
        if not left:
            s.stack.pop()
            return True
        where = nearest(s, left[0], self.neutral_land)
        if where.bit_count() > 1 and left == self.units:
            return False
        s.stack[-1] = Relocation(left, self.neutral_land, self.paragraph)
        if where.bit_count() < 2:
            self._leave(s, left, where)
        return True

    def _leave(self, s: Position, left: tuple[int, ...], where: int) -> None:
        s.stack[-1] = Relocation(left[1:], self.neutral_land, self.paragraph)
        if where:
            self._go(s, left[0], where.bit_length() - 1)
        else:
            remove(s, left[0])

    def _go(self, s: Position, unit: int, space: int) -> None:
        s.tell("relocated", self.paragraph, unit=s.c.handles[unit], space=s.c.name(space))
        put(s, unit, space)

    def seats(self, s: Position) -> tuple[int, ...]:
        return (s.seat_of(self.units[0]),)

    def question(self, s: Position) -> dict[str, Any]:
        return {"unit": s.c.handles[self.units[0]]}

    def candidates_relocate(self, s: Position, seat: int) -> Iterator[tuple[int, int]]:
        unit = self.units[0]
        yield from ((unit, space) for space in spaces_in(nearest(s, unit, self.neutral_land)))

    def may_relocate(self, s: Position, seat: int, unit: int, space: int) -> Refusal | None:
        if unit != self.units[0] or not nearest(s, unit, self.neutral_land) >> space & 1:
            return refuse(self.paragraph, "not-nearest", space=s.c.name(space))
        return None

    def do_relocate(self, s: Position, seat: int, unit: int, space: int) -> None:
        s.stack[-1] = Relocation(self.units[1:], self.neutral_land, self.paragraph)
        self._go(s, unit, space)


def send_away(s: Position, units: list[int], closed: int, rule: str) -> None:
    if units:
        s.stack.append(Relocation(tuple(units), tuple(spaces_in(closed)), rule))
