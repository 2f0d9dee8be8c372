"""7.5, 7.51, retreat before combat: by land, by sea with transports, over air routes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.blocks import put
from grognard.games.europe_engulfed.rules.combat.battle import Battle
from grognard.games.europe_engulfed.rules.control import contested, friendly
from grognard.games.europe_engulfed.rules.movement.reach import Way
from grognard.games.europe_engulfed.rules.naval.transport import available, harbours, use, why_no_ship
from grognard.games.europe_engulfed.rules.naval.voyages import Voyage, set_sail
from grognard.games.europe_engulfed.rules.politics.operating import finnish_border, open_to, why_closed
from grognard.games.europe_engulfed.rules.special_actions.reactions import (
    Reaction,
    calm_beside,
    defenders,
    each,
    may_be_in,
    payers,
    why_shut,
)
from grognard.games.europe_engulfed.rules.special_actions.spending import needs_italy, spend, why_none
from grognard.games.europe_engulfed.rules.supply.sea import ports
from grognard.games.europe_engulfed.state import BY_SHIP, PowerId, PowerOrNobody, SeatId
from grognard.kernel.masks import spaces_in
from grognard.kernel.ranges import SpaceId, UnitId
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


Aboard = tuple[UnitId, PowerOrNobody, SpaceId, SpaceId]
"""A unit, whose ships it sails in, over which sea, to which port."""


class Retreat(Reaction, frozen=True):
    """7.51: decided before anything is laid open; a special action of each power whose units go."""

    italian: bool = False  # 9.47: Italy has paid for its ships
    in_advance: bool = False  # 9.47: it has, and its own units have not gone yet
    rule: ClassVar[str] = "7.51"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"retreat": ("power",), "decline": ()}

    def able(self, s: Position) -> list[int]:
        """9.64: the special action of a minor power does not serve for this."""
        paid = [s.c.italy] if self.in_advance else []
        return [
            power
            for power in sorted({*payers(s, self.battle.defender), *paid})
            if s.c.powers[power].sort == "major"
            and defenders(s, self.battle, power)
            and _outlets(s, power, self.battle.space, self.italian)
        ]

    def candidates_retreat(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return each(self.able(s))

    def may_retreat(self, s: Position, seat: int, power: int) -> Refusal | None:
        refusal = self.why_not_commanded(s, seat, power)
        if refusal is not None:
            return refusal
        if s.c.powers[power].sort == "minor":
            return refuse("9.64", "defence-only", power=s.c.power_ids[power])
        refusal = why_none(s, power) if self.price(s, power) else None
        if refusal is not None:
            return refusal
        units, space = defenders(s, self.battle, power), s.c.name(self.battle.space)
        if not units:
            return refuse("7.13", "none-of-that-power", power=s.c.power_ids[power], space=space)
        if any(next(ways_out(s, unit, self.italian), None) for unit in units):
            return None
        return refuse("7.51", "no-way-out", space=space)

    def price(self, s: Position, power: int) -> int:
        """9.47: one special action of Italy serves the whole retreat, whoever went over the sea first."""
        return 0 if self.in_advance and power == s.c.italy else 1

    def do_retreat(self, s: Position, seat: int, power: int) -> None:
        if self.price(s, power):
            spend(s, power, "7.51")
        s.tell("retreated", "7.51", power=s.c.power_ids[power], space=s.c.name(self.battle.space))
        italian = self.italian or power == s.c.italy
        s.stack[-1] = replace(self, italian=italian, in_advance=self.in_advance and power != s.c.italy)
        s.stack.append(FallingBack(self.battle, power, italian))


class FallingBack(Asked, frozen=True):
    """7.51: all units of the power that can go have to; their owner chooses where to.

    Of three players each answers for his own: those of minor powers may be another's.
    """

    battle: Battle
    power: PowerId
    italian: bool  # 9.47: Italy has paid for its ships
    cargo: tuple[Aboard, ...] = ()  # all sail at the end
    stayed: tuple[SeatId, ...] = ()  # who has said that those he has left can't go
    rule: ClassVar[str] = "7.51"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"fall_back": ("unit", "path"), "stay_behind": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return tuple(sorted({s.seat_of(unit) for unit in self._left(s)} - {*self.stayed}))

    def question(self, s: Position) -> dict[str, Any]:
        return {"space": s.c.name(self.battle.space)}

    def _all(self, s: Position, seat: int) -> Iterator[tuple[int, Way]]:
        for unit in self._left(s):
            if s.seat_of(unit) == seat:
                yield from ((unit, way) for way in ways_out(s, unit, self.italian))

    def _left(self, s: Position) -> list[int]:
        aboard = {unit for unit, *_ in self.cargo}
        return [unit for unit in defenders(s, self.battle, self.power) if unit not in aboard]

    def proceed(self, s: Position) -> bool:
        """It is over when nobody is left; that those left can't go, only their owner can tell."""
        if self.seats(s):
            return False
        self._sail(s)
        return True

    def _sail(self, s: Position) -> None:
        """8.11: at last the ships sail, and the enemy may come out against them."""
        s.stack.pop()
        whole = s.stack[-1]
        if self.italian and isinstance(whole, Retreat) and not whole.italian:
            s.stack[-1] = replace(whole, italian=True, in_advance=True)
        for sea in _sea_ways(s):
            cargo = tuple((unit, carrier, port) for unit, carrier, by, port in self.cargo if by == sea)
            if cargo:
                set_sail(s, Voyage(sea, cargo, BY_SHIP))

    def may_stay_behind(self, s: Position, seat: int) -> Refusal | None:
        """7.51: only those stay that have no way out."""
        unit = next((unit for unit, _ in self._all(s, seat)), None)
        return refuse("7.51", "must-fall-back", unit=s.c.handles[unit]) if unit is not None else None

    def do_stay_behind(self, s: Position, seat: int) -> None:
        s.stack[-1] = replace(self, stayed=(*self.stayed, seat))

    def candidates_fall_back(self, s: Position, seat: int) -> Iterable[tuple[int, Way]]:
        return list(self._all(s, seat))

    def may_fall_back(self, s: Position, seat: int, unit: int, path: Way) -> Refusal | None:
        space = s.c.name(self.battle.space)
        if unit not in self._left(s) or s.seat_of(unit) != seat:
            return refuse("7.51", "not-retreating", unit=s.c.handles[unit], space=space)
        return None if path in ways_out(s, unit, self.italian) else _why_no_way(s, unit, path, self.italian)

    def do_fall_back(self, s: Position, seat: int, unit: int, path: Way) -> None:
        s.tell("fell_back", "7.51", unit=s.c.handles[unit], path=[s.c.name(space) for space in path])
        if len(path) == 1:
            put(s, unit, path[-1])
            return
        italian = self.italian
        if needs_italy(s, s.power_of(unit), path[0]) and not italian:
            spend(s, s.c.italy, "9.47")
            italian = True
        carrier = use(s, s.power_of(unit), path[0])
        cargo = (*self.cargo, (unit, carrier, path[0], path[1]))
        s.stack[-1] = replace(self, italian=italian, cargo=cargo)


def ways_out(s: Position, unit: int, italian: bool) -> Iterator[Way]:
    """Into friendly, uncontested areas beside; over air routes; from port to port of a sea zone.

    9.47: `italian` says that Italy has paid for its ships; else it has to.
    """
    power, space = s.power_of(unit), s.at[unit]
    beside = calm_beside(s, power, space)
    if s.c.is_aircraft[unit]:
        beside |= _flights(s, power, space)
    for there in spaces_in(may_be_in(s, unit, beside)):
        yield (there,)
    for sea in _sea_ways(s):
        if available(s, power, sea) and _ships_paid(s, power, sea, italian):
            for there in spaces_in(may_be_in(s, unit, _harbours(s, power, space, sea))):
                yield sea, there


def _why_no_way(s: Position, unit: int, path: Way, italian: bool) -> Refusal | None:
    """What stands against a way out, if there is more to say than that it is none."""
    power, here, there = s.power_of(unit), s.at[unit], path[-1]
    if len(path) == 2 and path[0] in _sea_ways(s) and _harbours(s, power, here, path[0]) >> there & 1:
        if not available(s, power, path[0]):
            return why_no_ship(s, power, path[0])
        if not _ships_paid(s, power, path[0], italian):
            return refuse("9.47", "italian-action", space=s.c.name(path[0]))
    shut = why_shut(s, power, here, there) if len(path) == 1 else None
    if shut is not None:
        return shut
    if not open_to(s, unit) >> there & 1:
        return why_closed(s, unit, there)
    if s.kind(unit).armour and s.c.map.swamps >> there & 1:
        return refuse("5.15", "armour-in-swamp", space=s.c.name(there))
    if s.c.is_aircraft[unit] and (s.c.map.fortresses & calm_beside(s, power, here)) >> there & 1:
        return refuse("5.5", "no-aircraft-in-fortress", space=s.c.name(there))
    return refuse("7.51", "no-way-out", space=s.c.name(here))


def _harbours(s: Position, power: int, space: int, sea: int) -> int:
    """5.31, 7.22: the friendly, uncontested ports that can be reached from a port or a beachhead."""
    if not harbours(s, power, sea) >> space & 1:
        return 0
    return ports(s, s.camp[power], friendly(s, power), sea) & ~contested(s) & ~(1 << space)


def _sea_ways(s: Position) -> list[int]:
    """The sea zones; 5.33: and the way between Upper Egypt and Persia."""
    return [*s.c.map.seas, s.c.index["cape"]]


def _ships_paid(s: Position, power: int, sea: int, italian: bool) -> bool:
    """9.47: over the Mediterranean the Axis needs the Italian special action."""
    return italian or not needs_italy(s, power, sea) or s.actions[s.c.italy] > 0


def _outlets(s: Position, power: int, space: int, italian: bool) -> bool:
    """Whether anybody could see a way out for some unit."""
    seas = [sea for sea in _sea_ways(s) if _ships_paid(s, power, sea, italian)]
    by_sea = any(available(s, power, sea) and _harbours(s, power, space, sea) for sea in seas)
    return bool(calm_beside(s, power, space) | _flights(s, power, space)) or by_sea


def _flights(s: Position, power: int, space: int) -> int:
    """7.51: friendly, uncontested areas an air route away; 9.17: not over the Finnish border."""
    calm = friendly(s, power) & ~contested(s) & ~finnish_border(s, s.camp[power], space)
    return s.c.map.air.neighbours[space] & calm


def offer_retreat(s: Position, battle: Battle) -> None:
    """6.21: not in a counter-attack (7.7)."""
    if not battle.counter:
        s.stack.append(Retreat(battle))
