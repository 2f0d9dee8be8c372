"""5.44, strategic breakthrough movement: another set of a power's strategic moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from grognard.games.europe_engulfed.components import CLEAR, SNOW
from grognard.games.europe_engulfed.rules.movement.reach import Way
from grognard.games.europe_engulfed.rules.movement.strategic import Move, Strategic
from grognard.games.europe_engulfed.rules.supply.phases import Check
from grognard.games.europe_engulfed.rules.weather import under, weather_in
from grognard.games.europe_engulfed.seating import seat_of
from grognard.games.europe_engulfed.state import PowerId
from grognard.kernel.ranges import UnitId
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from collections.abc import Iterator

    from grognard.games.europe_engulfed.state import Position


class Redeployment(Strategic, frozen=True):
    """5.44: units of the power that has paid; transports used before stay used."""

    power: PowerId = 0
    by_sea: tuple[UnitId, ...] = ()  # 5.41: Soviet units that are supplied by sea
    rule: ClassVar[str] = "5.44"

    def seats(self, s: Position) -> tuple[int, ...]:
        return (seat_of(s, self.power),)

    def proceed(self, s: Position) -> bool:
        if self.anybody(s, seat_of(s, self.power)):
            return False
        s.stack.pop()
        return True

    def why_not_start(self, s: Position, seat: int, unit: int) -> Refusal | None:
        name = s.c.handles[unit]
        if s.power_of(unit) != self.power:
            return refuse("7.13", "has-not-paid", unit=name)
        if unit in self.by_sea:
            return refuse("5.41", "soviets-by-sea", unit=name)
        if s.at[unit] >= 0 and s.c.map.swamps >> s.at[unit] & 1:
            return refuse("5.15", "not-out-of-swamp", unit=name)
        if s.at[unit] >= 0 and weather_in(s, s.at[unit]) not in (CLEAR, SNOW):
            return _why_mud(s, s.at[unit])
        return super().why_not_start(s, seat, unit)

    def ways(self, s: Position, seat: int, unit: int) -> Iterator[Move]:
        return ((u, way) for u, way in super().ways(s, seat, unit) if dry(s) >> way[-1] & 1)

    def may_entrain(self, s: Position, seat: int, unit: int, path: Way) -> Refusal | None:
        refusal = super().may_entrain(s, seat, unit, path)
        return refusal or (None if dry(s) >> path[-1] & 1 else _why_mud(s, path[-1]))

    def do_end(self, s: Position, seat: int) -> None:
        s.stack.pop()


def dry(s: Position) -> int:
    """1.13, 1.14: the spaces into and out of which breakthrough movement leads."""
    found = s.c.map.land
    for kind in {*s.weather} - {CLEAR, SNOW}:
        found &= ~under(s, kind)
    return found


def _why_mud(s: Position, space: int) -> Refusal:
    rule = "1.14" if weather_in(s, space) == 1 else "1.13"
    return refuse(rule, "no-breakthrough-in-mud", space=s.c.name(space))


def redeployment(s: Position, power: int) -> Redeployment:
    return Redeployment(power=power, by_sea=tuple(u for u in Check(s).by_sea if s.power_of(u) == s.c.ussr))
