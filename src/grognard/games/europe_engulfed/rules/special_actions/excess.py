"""5.5, 6.85 end, 6.86: attackers of a fortress who are too many leave it, or die with their failure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.europe_engulfed.components import NOBODY, NOWHERE
from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.blocks import put, remove
from grognard.games.europe_engulfed.rules.control import contested, friendly, is_contested, troops
from grognard.games.europe_engulfed.rules.movement.entering import overrun
from grognard.games.europe_engulfed.rules.movement.stacking import capacity
from grognard.games.europe_engulfed.rules.naval.transport import available, use
from grognard.games.europe_engulfed.seating import camps_in_turn
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def relieve_fortresses(s: Position, last: bool) -> Excess | None:
    """What a won fortress at the end of a phase, or a besieged one at the end of the player-turn asks for."""
    for space in spaces_in(s.c.map.fortresses):
        for camp in camps_in_turn(s):
            if troops(s, space, camp) and (_won(s, space, camp) or (last and _besieged(s, space, camp))):
                _settle(s, space, camp)
                if Excess(space, camp).too_many(s):
                    return Excess(space, camp)
                overrun(s, space)
    return None


def _won(s: Position, space: int, camp: int) -> bool:
    """A fortress that this player-turn's combat has cleared."""
    own = s.power_of(next(spaces_in(troops(s, space, camp))))
    return bool(s.fought >> space & 1) and not is_contested(s, space) and bool(friendly(s, own) >> space & 1)


def _besieged(s: Position, space: int, camp: int) -> bool:
    own = s.power_of(next(spaces_in(troops(s, space, camp))))
    return is_contested(s, space) and not friendly(s, own) >> space & 1


def _settle(s: Position, space: int, camp: int) -> None:
    """5.5: airborne units die with a failed assault; aircraft go back, from Malta to Sicily."""
    name = s.c.name(space)
    if is_contested(s, space):
        for unit in [unit for unit in spaces_in(troops(s, space, camp)) if has_dropped(s, unit)]:
            s.tell("assault_failed", "5.5", unit=s.c.handles[unit], space=name)
            remove(s, unit)
    for unit in list(spaces_in(s.stacks[space] & s.members[camp] & s.c.aircraft)):
        around = s.c.map.around[space] if s.c.map.around[space] != NOBODY else s.c.index["sicily"]
        if friendly(s, s.power_of(unit)) >> around & 1 and not is_contested(s, around):
            s.tell("pulled_out", "6.86", unit=s.c.handles[unit], space=s.c.name(around))
            put(s, unit, around)


def has_dropped(s: Position, unit: int) -> bool:
    """7.3: it has made an airborne assault in this turn."""
    return s.kind(unit).airborne and s.dropped[s.what[unit]] == s.turn


class Excess(Asked, frozen=True):
    """6.85: the attacker chooses who leaves; 6.86: from Malta by the ships that brought them, or never."""

    space: int
    camp: int
    rule: ClassVar[str] = "6.85"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"pull_out": ("unit",), "sacrifice": ("unit",)}

    def _units(self, s: Position) -> list[int]:
        return list(spaces_in(troops(s, self.space, self.camp)))

    def too_many(self, s: Position) -> int:
        """6.86: nobody stays in Malta beside its defenders."""
        alone = s.c.map.around[self.space] == NOBODY and is_contested(s, self.space)
        return len(self._units(s)) - (0 if alone else capacity(s, self.space))

    def seats(self, s: Position) -> tuple[int, ...]:
        return tuple(sorted({s.seat_of(unit) for unit in self._units(s)}))

    def question(self, s: Position) -> dict[str, Any]:
        return {"space": s.c.name(self.space), "number": self.too_many(s)}

    def proceed(self, s: Position) -> bool:
        if self.too_many(s) > 0:
            return False
        s.stack.pop()
        return True

    def _refuge(self, s: Position, unit: int) -> int:
        """The area around; from Malta the port from which it came, airborne units if a ship is free."""
        around = s.c.map.around[self.space]
        there = around if around != NOBODY else s.origin[unit]
        own = friendly(s, s.power_of(unit)) & ~contested(s)
        if there == NOWHERE or not own >> there & 1:
            return NOWHERE
        ships = available(s, s.power_of(unit), s.c.index["mediterranean"])
        return NOWHERE if around == NOBODY and has_dropped(s, unit) and not ships else there

    def _why_not_one(self, s: Position, seat: int, unit: int) -> Refusal | None:
        if unit not in self._units(s) or s.seat_of(unit) != seat:
            return refuse("6.85", "not-there", unit=s.c.handles[unit], space=s.c.name(self.space))
        return None

    def candidates_pull_out(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return [(unit,) for unit in self._units(s)]

    def may_pull_out(self, s: Position, seat: int, unit: int) -> Refusal | None:
        refusal = self._why_not_one(s, seat, unit)
        if refusal is None and self._refuge(s, unit) == NOWHERE:
            return refuse("6.86", "no-refuge", unit=s.c.handles[unit])
        return refusal

    def do_pull_out(self, s: Position, seat: int, unit: int) -> None:
        there = self._refuge(s, unit)
        if s.c.map.around[self.space] == NOBODY and has_dropped(s, unit):
            use(s, s.power_of(unit), s.c.index["mediterranean"])
        s.tell("pulled_out", "6.85", unit=s.c.handles[unit], space=s.c.name(there))
        put(s, unit, there)

    candidates_sacrifice = candidates_pull_out

    def may_sacrifice(self, s: Position, seat: int, unit: int) -> Refusal | None:
        """6.86: from Malta by choice, elsewhere only who has no way out."""
        refusal = self._why_not_one(s, seat, unit)
        if refusal is None and s.c.map.around[self.space] != NOBODY and self._refuge(s, unit) != NOWHERE:
            return refuse("6.85", "must-pull-out", unit=s.c.handles[unit])
        return refusal

    def do_sacrifice(self, s: Position, seat: int, unit: int) -> None:
        s.tell("given_up", "6.86", unit=s.c.handles[unit], space=s.c.name(self.space))
        remove(s, unit)
