"""Section 13, Amphibious Invasions: where one may land, and what happens on the beach (U112 to U116)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from grognard.games.unconditional_surrender.roster import FACTIONS, GROUND, WARSHIP, WESTERN
from grognard.games.unconditional_surrender.rules.attacks import beset, designated, why_not_attacked
from grognard.games.unconditional_surrender.rules.combat import open_fight
from grognard.games.unconditional_surrender.rules.conquest import look_at_collapse
from grognard.games.unconditional_surrender.rules.entering import enter
from grognard.games.unconditional_surrender.rules.events import acted_in, break_pact
from grognard.games.unconditional_surrender.rules.factions import judged, past_pact, soviet_land, why_shut
from grognard.games.unconditional_surrender.rules.fights import ATTACKER, Fight
from grognard.games.unconditional_surrender.rules.interceptions import set_out
from grognard.games.unconditional_surrender.rules.mulberry import Harbour
from grognard.games.unconditional_surrender.rules.naval import price_of_way, zones_within
from grognard.games.unconditional_surrender.rules.operations import OfSeat, activate, why_not_taken_aboard
from grognard.games.unconditional_surrender.rules.reach import Ground
from grognard.games.unconditional_surrender.rules.sailing import cargoes, ships
from grognard.games.unconditional_surrender.rules.voyages import (
    ARRIVE,
    INTERDICTED,
    Voyage,
    lose_cargo,
    tire,
    why_not_convoy,
)
from grognard.games.unconditional_surrender.rules.weather import weather_at
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import SEVERE, SeatId
from grognard.kernel.ranges import UnitId
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

Way = tuple[int, ...]


# ---------------------------------------------------------------- where to


def sea_range(s: Position, convoy: int) -> int:
    """U112: how many zones away a convoy may land its unit."""
    ranges = s.c.tables["ranges"]["invasion"]
    off_map = s.at[convoy] in s.c.map.off_map
    return int(ranges["off_map" if off_map else FACTIONS[s.faction_of(convoy)]])


def why_not_landed(s: Position, unit: int, space: int) -> Refusal | None:
    """U113: what has to be true of the invaded hex."""
    ground = Ground(s, unit)
    faction, name = ground.faction, s.c.name(space)
    if not s.c.map.coastal >> space & 1:
        return refuse("U113", "no-coast", space=name)
    if s.c.map.faded >> space & 1:
        return refuse("U113", "faded-hex", space=name)
    if ground.strange >> space & 1:
        return refuse("U12", "strange-hex", space=name)
    if s.standing[faction] >> space & 1:
        return refuse("U113", "friend-there", space=name)
    if ground.kept >> space & 1:
        return refuse("U72", "keeps-home", unit=s.unit_name(unit), space=name)
    if ground.shut >> space & 1:
        return why_shut(s, faction, space, "U113")
    if not (s.c.map.port >> space & 1 or s.c.map.around[space] & s.c.map.port):
        return refuse("U113", "no-port-near", space=name)
    if _spared_coast(s, faction) >> space & 1:
        return refuse("U113", "spared-coast", space=name)
    if weather_at(s, space) == SEVERE:
        return refuse("U113", "severe-weather", space=name)
    return refuse("U113", "invaded-before", space=name) if space in s.invaded else None


def _spared_coast(s: Position, faction: int) -> int:
    """A scenario may keep the West from landing in the ports of some countries and beside them."""
    if faction != WESTERN:
        return 0
    ports = 0
    for name in s.c.scenarios[s.setup.scenario].no_invasion_of_ports_in:
        ports |= s.c.map.port & s.land[s.c.country[name]]
    return ports | s.c.map.step_links.spread(ports)


class Invading(OfSeat, frozen=True):
    """U112: a ground unit and a convoy that start in the same port; each invasion has its own (U112a)."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"invade": ("unit", "unit", "path")}

    def candidates_invade(self, s: Position) -> Iterator[tuple[int, int, Way]]:
        for convoy in ships(s):
            for unit in cargoes(s, convoy):
                if why_not_taken_aboard(s, unit, self.seat) is None:
                    yield from ((unit, convoy, path) for path in _beaches(s, unit, convoy))

    def may_invade(self, s: Position, unit: int, convoy: int, path: Way) -> Refusal | None:
        refusal = why_not_taken_aboard(s, unit, self.seat) or why_not_convoy(s, unit, convoy, "U112")
        refusal = refusal or why_not_landed(judged(s, path[-1:]), unit, path[-1])
        return refusal or _why_not_crossed(s, convoy, path)

    def do_invade(self, s: Position, unit: int, convoy: int, path: Way) -> None:
        """U43b: a landing in the USSR ends a strained Pact before the convoy leaves."""
        break_pact(s, path[-1:])
        activate(s, unit)
        s.tell("invades", "U112", unit=s.unit_name(unit), target=s.unit_name(convoy), path=s.c.names(path))
        set_out(s, Voyage("invasion", convoy, path, unit), self.seat)


def _beaches(s: Position, unit: int, convoy: int) -> Iterator[Way]:
    """The shortest way to each hex that may be invaded."""
    seen, beyond, soviet = set[int](), past_pact(s), soviet_land(s)
    for zone, zones in zones_within(s, convoy, sea_range(s, convoy), straits=True).items():
        for space in s.c.beaches.get(zone, ()):
            there = beyond if beyond is not None and soviet >> space & 1 else s
            if space not in seen and why_not_landed(there, unit, space) is None:
                seen.add(space)
                yield (*zones, space)


def _why_not_crossed(s: Position, convoy: int, path: Way) -> Refusal | None:
    """U106a, U112: over open links, not farther than the range, to a zone of the invaded hex."""
    *zones, space = path
    if not zones:
        return refuse("U106a", "no-passage", space=s.c.name(space))
    if zones[-1] not in s.c.map.zones_of[space]:
        return refuse("U112", "not-on-zone", space=s.c.name(space))
    price = price_of_way(s, s.faction, s.at[convoy], zones)
    if isinstance(price, Refusal):
        return price
    links = len(zones) - (s.at[convoy] not in s.c.map.off_map)
    if links > sea_range(s, convoy) or min(zones) < s.c.map.first_zone:
        return refuse("U112", "too-far-to-invade", space=s.c.name(space), number=sea_range(s, convoy))
    return None


# ---------------------------------------------------------------- on the beach


def land(s: Position, voyage: Voyage) -> None:
    """U115: what its warships have left of their escort is its Naval Support."""
    disembark(s, voyage.cargo, voyage.goal, voyage.escort(s, WARSHIP) != NONE)


def disembark(s: Position, unit: int, space: int, support: bool) -> None:
    """U114: an Assault at once on who is there; otherwise the invader is put there. Later it may have its
    Mulberry."""
    s.invaded = [*s.invaded, space]
    s.stack.append(Harbour(unit))
    target = s.unit_in(space, GROUND)
    if target != NONE:
        s.stack.append(Joining(Fight("invasion", (unit,), target, space, naval_support=support)))
        return
    s.tell("landed", "U114", unit=s.unit_name(unit), space=s.c.name(space))
    s.stack.append(Ashore(s.seat_of(s.faction, s.serves[unit]), unit, support))
    enter(s, unit, space)


def turn_back(s: Position, voyage: Voyage, zone: int) -> None:
    """U111: no invasion takes place; the force goes back to its ports, the cargo suffers."""
    tire(s, voyage)
    lose_cargo(s, voyage)


ARRIVE["invasion"], INTERDICTED["invasion"] = land, turn_back


class Joining(Step, frozen=True):
    """U114: units that had designated the hex may join the invader as additional attackers."""

    fight: Fight
    rule: ClassVar[str] = "U114"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"join": ("units?",)}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (self.fight.seat(s, ATTACKER),)

    def question(self, s: Position) -> dict[str, Any]:
        return self.fight.figures(s)

    def proceed(self, s: Position) -> bool:
        if designated(s, self.fight.space):
            return False
        self.do_join(s, ())
        return True

    def candidates_join(self, s: Position) -> Iterator[tuple[tuple[int, ...]]]:
        most = s.c.tables["ground"]["assault"]["most_additional"]
        for number in range(most + 1):
            yield from ((chosen,) for chosen in combinations(designated(s, self.fight.space), number))

    def may_join(self, s: Position, units: tuple[int, ...]) -> Refusal | None:
        """U78, U81: with markers towards the hex, and not more than an Assault has."""
        for unit in units:
            if unit not in designated(s, self.fight.space):
                space = s.c.name(self.fight.space)
                return refuse("U78", "not-designated", unit=s.unit_name(unit), space=space)
        most = s.c.tables["ground"]["assault"]["most_additional"]
        return refuse("U81", "too-many-attackers", number=most) if len(units) > most else None

    def do_join(self, s: Position, units: tuple[int, ...]) -> None:
        s.stack.pop()
        for unit in units:
            s.assault[unit] = NONE
        open_fight(s, msgspec.structs.replace(self.fight, attackers=(*self.fight.attackers, *units)))
        acted_in(s, s.faction, self.fight.space, ground=True)


class Ashore(Step, frozen=True):
    """U114: outside enemy zones of control one more hex; in one an Assault at once, or nothing."""

    seat: SeatId
    unit: UnitId
    support: bool
    rule: ClassVar[str] = "U114"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "move": ("unit", "path"),
        "assault": ("unit", "space"),
        "stop": (),
    }

    def seats(self, s: Position) -> tuple[int, ...]:
        return (self.seat,)

    def question(self, s: Position) -> dict[str, Any]:
        return {"unit": s.unit_name(self.unit), "space": s.c.name(s.at[self.unit])}

    def proceed(self, s: Position) -> bool:
        """U152a; with nothing more to do its activation is over, and so it is when it is gone."""
        if look_at_collapse(s):
            return True
        acts = (self.legal_by(s, self.seat, verb) for verb in ("move", "assault"))
        if s.at[self.unit] >= 0 and any(next(found, None) for found in acts):
            return False
        s.stack.pop()
        return True

    def _why_not_it(self, s: Position, unit: int, in_zone: bool) -> Refusal | None:
        if unit != self.unit:
            names = {"unit": s.unit_name(unit), "target": s.unit_name(self.unit)}
            return refuse("U59", "another-under-way", **names)
        if in_zone != bool(Ground(s, unit).zones >> s.at[unit] & 1):
            space = s.c.name(s.at[unit])
            return refuse("U114", "lands-in-no-zone" if in_zone else "stops-in-zone", space=space)
        return None

    def candidates_move(self, s: Position) -> Iterator[tuple[int, Way]]:
        yield from ((self.unit, (space,)) for space in s.c.map.walks[s.at[self.unit]])

    def may_move(self, s: Position, unit: int, path: Way) -> Refusal | None:
        """U114: one hex, whatever it costs."""
        refusal = self._why_not_it(s, unit, in_zone=False)
        if refusal is not None:
            return refusal
        if len(path) > 1:
            return refuse("U114", "one-hex-inland", unit=s.unit_name(unit))
        ground = Ground(s, unit)
        refusal = ground.why_not_step(s.at[unit], path[0], first=True)
        if refusal is None and ground.friends >> path[0] & 1:
            refusal = refuse("U33", "no-room", space=s.c.name(path[0]))
        return refusal

    def do_move(self, s: Position, unit: int, path: Way) -> None:
        s.stack.pop()
        s.tell("inland", "U114", unit=s.unit_name(unit), space=s.c.name(path[0]))
        enter(s, unit, path[0])

    def candidates_assault(self, s: Position) -> Iterator[tuple[int, int]]:
        yield from ((self.unit, space) for space in beset(s, self.unit))

    def may_assault(self, s: Position, unit: int, space: int) -> Refusal | None:
        return self._why_not_it(s, unit, in_zone=True) or why_not_attacked(s, unit, space)

    def do_assault(self, s: Position, unit: int, space: int) -> None:
        """U89: it is still an amphibious Assault; ships support it on the coast."""
        s.stack.pop()
        s.tell("assaults", "U114", space=s.c.name(space), units=[s.unit_name(unit)])
        target = s.unit_in(space, GROUND)
        open_fight(s, Fight("landing", (unit,), target, space, naval_support=self.support))
        acted_in(s, s.faction, space, ground=True)

    def do_stop(self, s: Position) -> None:
        s.stack.pop()
