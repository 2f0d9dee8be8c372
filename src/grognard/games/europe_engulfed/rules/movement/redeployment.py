"""5.44, strategic breakthrough movement: another set of a power's strategic moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from grognard.games.europe_engulfed.components import CLEAR, SNOW
from grognard.games.europe_engulfed.rules.asking import why_not_yours
from grognard.games.europe_engulfed.rules.movement.mud import why_mud
from grognard.games.europe_engulfed.rules.movement.reach import Way
from grognard.games.europe_engulfed.rules.movement.stacking import crowd_out
from grognard.games.europe_engulfed.rules.movement.strategic import Strategic
from grognard.games.europe_engulfed.rules.supply.phases import soviets_by_sea
from grognard.games.europe_engulfed.rules.weather import marshy, under
from grognard.games.europe_engulfed.seating import seat_of
from grognard.games.europe_engulfed.state import PowerId
from grognard.kernel.masks import spaces_in
from grognard.kernel.ranges import UnitId
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
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
        self.do_end(s, -1)
        return True

    def why_not_start(self, s: Position, seat: int, unit: int) -> Refusal | None:
        refusal, name = why_not_yours(s, seat, unit, "5.21"), s.c.handles[unit]
        if refusal is not None:
            return refusal
        if s.power_of(unit) != self.power:
            return refuse("7.13", "has-not-paid", unit=name)
        if unit in self.by_sea:
            return refuse("5.41", "soviets-by-sea", unit=name)
        if marshy(s, s.at[unit]):
            return refuse("5.15", "not-out-of-swamp", unit=name)
        return why_mud(s, s.at[unit]) or super().why_not_start(s, seat, unit)

    def able(self, s: Position, seat: int) -> Iterator[int]:
        return (unit for unit in super().able(s, seat) if self.why_not_start(s, seat, unit) is None)

    def shunned(self, s: Position) -> int:
        """1.13, 1.14: land that breakthrough movement leads neither into nor out of, and so not through."""
        found = 0
        for kind in {*s.weather} - {CLEAR, SNOW}:
            found |= under(s, kind)
        return found

    def dead_ends(self, s: Position) -> int:
        """5.15: swamps that breakthrough movement may enter but not leave, and so not cross."""
        return sum(1 << space for space in spaces_in(s.c.map.swamps) if marshy(s, space))

    def may_entrain(self, s: Position, seat: int, unit: int, path: Way) -> Refusal | None:
        refusal = self.why_not_start(s, seat, unit) or why_mud(s, path[-1])
        return refusal or super().may_entrain(s, seat, unit, path)

    def do_end(self, s: Position, seat: int) -> None:
        """5.41: in the next phase that is bought nobody has moved yet."""
        s.stack.pop()
        crowd_out(s)
        s.moved = (0,) * len(s.moved)


def redeployment(s: Position, power: int) -> Redeployment:
    return Redeployment(power=power, by_sea=soviets_by_sea(s))
