"""Section 13, Naval Moves and Naval Transport (U107, U108), and where interdicted ships go (U111a)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.unconditional_surrender.roster import AIR, CONVOY, GROUND, WARSHIP
from grognard.games.unconditional_surrender.rules.air_combat import add_sorties
from grognard.games.unconditional_surrender.rules.events import acted_in
from grognard.games.unconditional_surrender.rules.factions import held_by_pact
from grognard.games.unconditional_surrender.rules.fronts import kept_from
from grognard.games.unconditional_surrender.rules.interceptions import set_out
from grognard.games.unconditional_surrender.rules.naval import (
    has_room,
    havens,
    is_haven,
    nearest_ports,
    open_seas,
    price_of_way,
)
from grognard.games.unconditional_surrender.rules.operations import OfSeat, activate
from grognard.games.unconditional_surrender.rules.reach import points
from grognard.games.unconditional_surrender.rules.voyages import (
    ARRIVE,
    INTERDICTED,
    SHIPS,
    Voyage,
    lose_cargo,
    tire,
    why_in_port,
    why_not_carried,
    why_not_convoy,
    why_not_sailed,
)
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import UnitOrNone
from grognard.games.unconditional_surrender.ways import Way
from grognard.kernel.masks import spaces_in
from grognard.kernel.ranges import SpaceId, UnitId
from grognard.kernel.recall import recalled
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


class Sailing(OfSeat, frozen=True):
    """U60, U61: naval units act again and again while they have fewer than 6 Sorties."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "sail": ("unit", "path"),
        "ship": ("unit", "unit", "path"),
    }

    def candidates_sail(self, s: Position) -> Iterator[tuple[int, Way]]:
        for unit in ships(s):
            if self._why_not_mine(s, unit) is None:
                yield from ((unit, path) for path in ways(s, unit))

    def legal_sail(self, s: Position) -> Iterator[tuple[int, Way]]:
        """Only voyages that may be made are found."""
        return self.candidates_sail(s)

    def voyages(self, s: Position) -> list[tuple[int, int]]:
        """The naval units that may sail, each with where it may put in."""
        return [(unit, goals(s, unit)) for unit in ships(s) if self._why_not_mine(s, unit) is None]

    def may_sail(self, s: Position, unit: int, path: Way) -> Refusal | None:
        return why_in_port(s, unit) or self._why_not_mine(s, unit) or why_not_sailed(s, unit, path)

    def _why_not_mine(self, s: Position, unit: int) -> Refusal | None:
        if s.seat_of(s.faction, s.serves[unit]) == self.seat:
            return None
        return refuse("U59", "not-your-unit", unit=s.unit_name(unit))

    def do_sail(self, s: Position, unit: int, path: Way) -> None:
        cost = price_of_way(s, s.faction, s.at[unit], path)
        s.tell("sails", "U107", unit=s.unit_name(unit), path=s.c.names(path), cost=cost)
        set_out(s, Voyage("move", unit, path), self.seat)

    def candidates_ship(self, s: Position) -> Iterator[tuple[int, int, Way]]:
        for convoy in ships(s):
            aboard = [unit for unit in cargoes(s, convoy) if why_not_carried(s, unit, self.seat) is None]
            for unit in aboard:
                yield from ((unit, convoy, path) for path in ways(s, convoy, unit))

    def legal_ship(self, s: Position) -> Iterator[tuple[int, int, Way]]:
        """Only ports that take both are found."""
        return self.candidates_ship(s)

    def may_ship(self, s: Position, unit: int, convoy: int, path: Way) -> Refusal | None:
        """U108: to a port that takes the convoy and its cargo."""
        refusal = why_not_carried(s, unit, self.seat) or why_not_convoy(s, unit, convoy, "U108")
        return refusal or why_not_sailed(s, convoy, path) or _why_not_put_ashore(s, unit, path[-1])

    def do_ship(self, s: Position, unit: int, convoy: int, path: Way) -> None:
        """U69, U108: a ground unit is activated for it and spends all its points."""
        if s.c.branch[unit] == GROUND:
            activate(s, unit)
        names = {"unit": s.unit_name(unit), "target": s.unit_name(convoy)}
        s.tell("shipped", "U108", path=s.c.names(path), **names)
        set_out(s, Voyage("transport", convoy, path, unit), self.seat)


@recalled
def ships(s: Position) -> tuple[int, ...]:
    """The naval units of the faction in phase that can act."""
    return tuple(unit for unit in s.mustered_of(s.faction, *SHIPS) if why_in_port(s, unit) is None)


def cargoes(s: Position, convoy: int) -> list[int]:
    """U108, U142: what stands where a convoy lies."""
    if s.c.branch[convoy] != CONVOY or held_by_pact(s):
        return []
    here = s.at[convoy]
    if here < s.c.map.hexes:
        stand = (s.unit_in(here, branch) for branch in (GROUND, AIR))
        return sorted(unit for unit in stand if unit != NONE)
    return [unit for unit, at in enumerate(s.at) if at == here and s.c.branch[unit] in (GROUND, AIR)]


def goals(s: Position, unit: int, cargo: int = NONE) -> int:
    """U106, U107: the ports with room that a naval unit reaches, and places off the map; with a cargo those
    that take it too (U72, U108)."""
    faction, start = s.faction_of(unit), s.at[unit]
    found = open_seas(s, faction).within(start, points(s, unit)) & ~(1 << start)
    if cargo != NONE and s.c.branch[cargo] == GROUND:
        found &= ~kept_from(s, s.serves[cargo])
    for one in (unit,) if cargo == NONE else (unit, cargo):
        found &= havens(s, one) & ~s.filled[s.c.branch[one]]
    return found


def ways(s: Position, unit: int, cargo: int = NONE) -> Iterator[Way]:
    """U106, U107: the cheapest way to each of them."""
    return (way_to(s, unit, space) for space in spaces_in(goals(s, unit, cargo)))


def way_to(s: Position, unit: int, space: int) -> Way:
    """The cheapest way to one that it reaches."""
    found: Way = open_seas(s, s.faction_of(unit)).voyages(s.at[unit])[space][1]
    return found


def _why_not_put_ashore(s: Position, unit: int, space: int) -> Refusal | None:
    """U33, U72: the cargo keeps to its countries and finds room."""
    if not is_haven(s, unit, space):
        return refuse("U107", "no-haven", unit=s.unit_name(unit), space=s.c.name(space))
    if s.c.branch[unit] == GROUND and kept_from(s, s.serves[unit]) >> space & 1:
        return refuse("U72", "keeps-home", unit=s.unit_name(unit), space=s.c.name(space))
    return None if has_room(s, unit, space) else refuse("U33", "no-room", space=s.c.name(space))


# ---------------------------------------------------------------- how a voyage ends


def arrive(s: Position, voyage: Voyage) -> None:
    """U107 to U109: ship, cargo and naval escort lie in the port; a carried air unit adds a Sortie."""
    fleet = [unit for unit in voyage.escorts if s.c.branch[unit] == WARSHIP]
    crew = [unit for unit in (voyage.unit, *fleet, voyage.cargo) if unit != NONE]
    for unit in crew:
        s.place(unit, voyage.goal)
        acted_in(s, s.faction, voyage.goal, ground=s.c.branch[unit] == GROUND)
    s.tell("put_in", "U107", units=[s.unit_name(unit) for unit in crew], space=s.c.name(voyage.goal))
    if voyage.cargo != NONE and s.c.branch[voyage.cargo] == AIR:
        add_sorties(s, voyage.cargo, 1)


def flee(s: Position, voyage: Voyage, zone: int) -> None:
    """U111, U111a: ship and cargo, and the naval escort, go to the nearest friendly ports."""
    tire(s, voyage)
    lose_cargo(s, voyage)
    s.stack += [Refuge(unit, zone) for unit in voyage.escorts if s.c.branch[unit] == WARSHIP]
    s.stack.append(Refuge(voyage.unit, zone, voyage.cargo))


for kind in ("move", "transport"):
    ARRIVE[kind], INTERDICTED[kind] = arrive, flee


class Refuge(Step, frozen=True):
    """U111a: the owner chooses among ports that are equally near to the zone of the meeting."""

    unit: UnitId
    zone: SpaceId
    cargo: UnitOrNone = NONE
    rule: ClassVar[str] = "U111a"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"take_refuge": ("unit", "space")}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (s.seat_of(s.faction_of(self.unit), s.serves[self.unit]),)

    def question(self, s: Position) -> dict[str, Any]:
        return {"unit": s.unit_name(self.unit), "space": s.c.name(self.zone)}

    def ports(self, s: Position) -> list[int]:
        """Its own port is one of them, so there always is one."""
        return list(spaces_in(nearest_ports(s, self.unit, [self.zone], self.cargo)))

    def proceed(self, s: Position) -> bool:
        found = self.ports(s)
        if len(found) > 1:
            return False
        self.do_take_refuge(s, self.unit, found[0])
        return True

    def candidates_take_refuge(self, s: Position) -> Iterator[tuple[int, int]]:
        yield from ((self.unit, port) for port in self.ports(s))

    def may_take_refuge(self, s: Position, unit: int, space: int) -> Refusal | None:
        if unit != self.unit or space not in self.ports(s):
            return refuse("U111a", "no-refuge", unit=s.unit_name(unit), space=s.c.name(space))
        return None

    def do_take_refuge(self, s: Position, unit: int, space: int) -> None:
        s.stack.pop()
        for one in (unit, self.cargo):
            if one != NONE:
                s.place(one, space)
                s.tell("fled", "U111a", unit=s.unit_name(one), space=s.c.name(space))
                acted_in(s, s.faction_of(one), space, ground=s.c.branch[one] == GROUND)
