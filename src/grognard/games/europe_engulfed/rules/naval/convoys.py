"""5.31, 5.33, operational sea transport: units from harbours of a sea go to one harbour of it together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from grognard.games.europe_engulfed.components import NOBODY, WESTERN
from grognard.games.europe_engulfed.rules.asking import Asked, on_the_map, why_not_yours
from grognard.games.europe_engulfed.rules.control import friendly, is_contested
from grognard.games.europe_engulfed.rules.movement.reach import Walker, Way
from grognard.games.europe_engulfed.rules.naval.transport import available, harbours, use, waters, why_no_ship
from grognard.games.europe_engulfed.rules.naval.voyages import Freight, Voyage, set_sail
from grognard.games.europe_engulfed.rules.politics.ferry import (
    count_ferry,
    why_not_ferried,
    why_not_from_usa,
)
from grognard.games.europe_engulfed.rules.politics.vichy import levantine_port
from grognard.games.europe_engulfed.rules.supply.sea import ports
from grognard.games.europe_engulfed.seating import seats_in_turn
from grognard.games.europe_engulfed.state import BY_SHIP, OWN, SeatId
from grognard.kernel.columns import with_entry
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.ranges import SpaceId
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def why_not_ship(s: Position, unit: int, sea: int, space: int, aboard: int = 0) -> Refusal | None:
    """5.31, 5.34: what stands against a unit's going over a sea into a harbour, with others aboard.

    Where it does not operate is said before the lack of ships, which passes.
    """
    power, here = s.power_of(unit), s.at[unit]
    if s.moved[unit]:
        return refuse("5.1", "has-moved", unit=s.c.handles[unit])
    if not departures(s, power, sea, space) >> here & 1:
        return refuse("5.31", "no-harbour", space=s.c.name(here))
    if not arrivals(s, power, sea) >> space & 1:
        return refuse("5.31", "no-harbour", space=s.c.name(space))
    if here == space:
        return refuse("5.1", "turns-back")
    walker = Walker(s, unit)
    closed = walker.why_not_enter(space)
    if closed is not None:
        return closed
    if available(s, power, sea) < weight(s, unit, sea):
        return why_no_ship(s, power, sea)
    barred = why_not_ferried(s, unit, sea, space) or why_not_from_usa(s, unit, space)
    return barred or walker.why_not_leave(aboard) or walker.why_not_land(space)


def why_before_beachhead(s: Position, unit: int, sea: int, space: int) -> Refusal | None:
    """7.22, 7.23: nobody follows a landing by sea before it has a beachhead, or the port is friendly."""
    if not s.invaded >> space & 1 or arrivals(s, s.power_of(unit), sea) >> space & 1:
        return None
    rule = "7.23" if s.c.is_aircraft[unit] else "7.22"
    return refuse(rule, "no-beachhead-yet", space=s.c.name(space))


def arrivals(s: Position, power: int, sea: int) -> int:
    """5.31, 9.524: the harbours that a unit can be shipped to."""
    return harbours(s, power, sea) | levantine_port(s, power) & s.c.map.ports[sea]


def departures(s: Position, power: int, sea: int, space: int) -> int:
    """5.31: the harbours from which a unit can go to another; 7.25: British ones to a beach of the Cape's."""
    found = harbours(s, power, sea)
    beach = sea not in s.c.map.seas and s.beachhead[space] == WESTERN and is_contested(s, space)
    if power == s.c.britain and beach:
        home = friendly(s, power) & s.c.home[power]
        found |= ports(s, WESTERN, home, waters(s, sea))
    return found


def weight(s: Position, unit: int, sea: int) -> int:
    """5.34, 7.25: the fleet points that a unit takes: two if it goes round the Cape."""
    near = s.c.map.ports[sea] | s.c.map.beaches[sea]
    round_africa = sea not in s.c.map.seas and not near >> s.at[unit] & 1
    return int(s.c.tables["naval"]["cape_invasion_weight"]) if round_africa else 1


def _flags(s: Position, unit: int) -> list[int]:
    """The powers that a unit may belong to, as anybody can see: Axis minors share a colour."""
    return [s.power_of(unit)] if s.service[unit] != OWN else s.c.sharing[s.c.back[unit]]


def shipments(s: Position, units: Iterable[int]) -> Iterator[tuple[int, Way]]:
    """All that these units may do by sea: over which sea, into which harbour."""
    havens: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for unit in units:
        power = s.power_of(unit)
        for sea in spaces_in(s.c.map.sea_zones):
            if not s.c.map.coasts[sea] >> s.at[unit] & 1:
                continue
            key = power, sea
            if key not in havens:
                havens[key] = list(_legs(s, power, sea))
            ends = [end for end, starts in havens[key] if starts >> s.at[unit] & 1]
            if ends:
                yield from ((unit, (sea, end)) for end in ends if why_not_ship(s, unit, sea, end) is None)


def _legs(s: Position, power: int, sea: int) -> Iterator[tuple[int, int]]:
    """The harbours that can be served, each with those from which one can go there."""
    if available(s, power, sea):
        for end in spaces_in(arrivals(s, power, sea) & ~s.shipped):
            yield end, departures(s, power, sea, end)


def begin_convoy(s: Position, seat: int, unit: int, path: Way) -> None:
    """5.31: a destination is served once in a phase."""
    sea, space = path
    s.shipped |= 1 << space
    convoy = Convoy(seat, sea, space)
    s.stack.append(convoy)
    convoy.do_join(s, seat, unit)


class Convoy(Asked, frozen=True):
    """5.31: who else goes there; an Ally may send units along until the one who began it sets sail."""

    seat: SeatId
    sea: SpaceId
    space: SpaceId
    cargo: tuple[Freight, ...] = ()
    ashore: tuple[SeatId, ...] = ()  # seats of Allies who send nobody along
    rule: ClassVar[str] = "5.31"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"join": ("unit",), "sail": (), "stay_ashore": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        others = [
            seat
            for seat in seats_in_turn(s)
            if seat not in (self.seat, *self.ashore) and self._in_sight(s, seat)
        ]
        return tuple(sorted([self.seat, *others]))

    def question(self, s: Position) -> dict[str, Any]:
        aboard = s.c.names([unit for unit, _, _ in self.cargo])
        return {"units": aboard, "sea": s.c.name(self.sea), "space": s.c.name(self.space)}

    def proceed(self, s: Position) -> bool:
        """It sails when anybody can see that nobody else could go aboard."""
        if any(self._in_sight(s, seat) for seat in seats_in_turn(s)):
            return False
        self.do_sail(s, self.seat)
        return True

    def _in_sight(self, s: Position, seat: int) -> bool:
        """Whether units could go aboard for all that the enemy knows: so the question tells him nothing."""
        camp = s.camp_of(self.cargo[0][0])
        starts: dict[int, tuple[int, int]] = {}  # by power: whence it comes here, and its ships
        for unit in spaces_in(s.members[camp] & s.commanded[seat] & s.on_map):
            if s.moved[unit] or s.at[unit] == self.space:
                continue
            for power in _flags(s, unit):
                if power not in starts:
                    ships = available(s, power, self.sea)
                    starts[power] = departures(s, power, self.sea, self.space) if ships else 0, ships
                docks, ships = starts[power]
                if docks >> s.at[unit] & 1 and ships >= weight(s, unit, self.sea):
                    return True
        return False

    def _more(self, s: Position, seat: int) -> list[int]:
        return [unit for unit in on_the_map(s, seat) if self._why_not_aboard(s, unit) is None]

    def _why_not_aboard(self, s: Position, unit: int) -> Refusal | None:
        aboard = mask_of(unit for unit, _, _ in self.cargo)
        return why_not_ship(s, unit, self.sea, self.space, aboard)

    def candidates_join(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return [(unit,) for unit in self._more(s, seat)]

    def may_join(self, s: Position, seat: int, unit: int) -> Refusal | None:
        """3.31: the two Allied camps have no harbour in common, so neither goes in the other's ships."""
        return why_not_yours(s, seat, unit, "5.31") or self._why_not_aboard(s, unit)

    def do_join(self, s: Position, seat: int, unit: int) -> None:
        """5.34: one more unit aboard, with a fleet point for it."""
        carrier = NOBODY
        for _ in range(weight(s, unit, self.sea)):
            carrier = use(s, s.power_of(unit), self.sea)
        sea, space = s.c.name(self.sea), s.c.name(self.space)
        s.tell("embarked", "5.31", unit=s.c.handles[unit], sea=sea, space=space)
        s.moved = with_entry(s.moved, unit, 1)
        count_ferry(s, unit, self.sea)
        s.stack[-1] = replace(self, cargo=(*self.cargo, (unit, carrier, self.space)))

    def may_sail(self, s: Position, seat: int) -> Refusal | None:
        return None if seat == self.seat else refuse("5.31", "not-your-convoy", space=s.c.name(self.space))

    def may_stay_ashore(self, s: Position, seat: int) -> Refusal | None:
        """An Ally always has an answer, also if none of his units can go."""
        return None if seat != self.seat else refuse("5.31", "your-convoy", space=s.c.name(self.space))

    def do_stay_ashore(self, s: Position, seat: int) -> None:
        s.stack[-1] = replace(self, ashore=(*self.ashore, seat))

    def do_sail(self, s: Position, seat: int) -> None:
        """7.25, 8.11: who goes round the Cape sails out of the Atlantic."""
        s.stack.pop()
        far = any(weight(s, unit, self.sea) > 1 for unit, _, _ in self.cargo)
        set_sail(s, Voyage(waters(s, self.sea) if far else self.sea, self.cargo, BY_SHIP))
