"""Section 15, the Supply Sub-Phase: Full, Low or one level worse, for every unit of the faction in phase."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from grognard.games.unconditional_surrender.roster import AIR, GROUND
from grognard.games.unconditional_surrender.rules import supply_convoys
from grognard.games.unconditional_surrender.rules.convoy_ways import Line, lines
from grognard.games.unconditional_surrender.rules.interceptions import set_out
from grognard.games.unconditional_surrender.rules.supply import (
    Network,
    always_supplied,
    limited_sources,
    off_map_sources,
    port_sources,
    ports_over_sea,
    unlimited_sources,
)
from grognard.games.unconditional_surrender.rules.voyages import ARRIVE, INTERDICTED, Voyage, tire
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import FULL, LOW, NO, SUPPLIES, SeatId
from grognard.games.unconditional_surrender.ways import Way
from grognard.kernel.masks import spaces_in
from grognard.kernel.ranges import SpaceId, UnitId
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def begin(s: Position) -> None:
    """U122: who has a line to an Unlimited Source will be Full; about the others the faction is asked."""
    full: list[int] = []
    left: list[int] = []
    net, units = Network(s, s.faction), _units(s)
    for country in sorted({s.serves[unit] for unit in units}):
        sources = unlimited_sources(s, country)
        found = net.reached(country, sources)
        by_ship = found | _over_sea(net, country, sources, off_map_sources(s, country))
        for unit in units:
            if s.serves[unit] == country:
                reached = found if s.c.branch[unit] in (GROUND, AIR) else by_ship
                fine = always_supplied(s, unit) or reached >> s.at[unit] & 1
                (full if fine else left).append(unit)
    s.stack.append(Supplying(s.setup.seats_for(s.faction)[0], tuple(full), tuple(left), ()))


def _units(s: Position) -> list[int]:
    return [unit for unit, at in enumerate(s.at) if at >= 0 and s.faction_of(unit) == s.faction]


def _why_not_counted(s: Position, unit: int) -> Refusal | None:
    """U122: why the check does not ask about a unit at all: it is another's, or not on the map."""
    if s.faction_of(unit) != s.faction:
        return refuse("U122", "not-your-unit", unit=s.unit_name(unit))
    return refuse("U122", "not-on-map", unit=s.unit_name(unit)) if s.at[unit] < 0 else None


def _over_sea(net: Network, country: int, sources: int, boxes: tuple[int, ...] = ()) -> int:
    """U128: ports from which naval units draw supply over open sea, without a convoy."""
    if net.s.c.scenarios[net.s.setup.scenario].naval != "full":
        return 0
    return ports_over_sea(net, country, sources, boxes)


def _from_source(net: Network, country: int, source: int, ship: bool) -> int:
    """U124, U128: the hexes with a line to a source by land; for a naval unit also by sea."""
    found = net.reached(country, 1 << source)
    return found | _over_sea(net, country, 1 << source) if ship else found


def _sources_for(s: Position, unit: int) -> int:
    """U123, U171: the sources that serve so many units."""
    return limited_sources(s, s.serves[unit]) | port_sources(s)


def _set(s: Position, unit: int, state: int) -> None:
    if s.supply[unit] != state:
        s.supply[unit] = state
        s.tell("supplied", "U122", unit=s.unit_name(unit), supply=SUPPLIES[state])


def _worsen(s: Position, unit: int) -> None:
    """U122, U126: one level worse than before."""
    _set(s, unit, min(s.supply[unit] + 1, NO))


class Supplying(Step, frozen=True):
    """U122, U123: two units for each Limited Source, convoys over the sea; the rest gets one level worse.

    `full` have a line to an Unlimited Source, `left` none so far; `drawn` are the Limited Sources used, and
    the `forgone` go without.
    """

    seat: SeatId
    full: tuple[UnitId, ...]
    left: tuple[UnitId, ...]
    drawn: tuple[SpaceId, ...]
    forgone: tuple[UnitId, ...] = ()
    rule: ClassVar[str] = "U122"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "draw_supply": ("unit", "space"),
        "ferry": ("unit", "units", "path"),
        "forgo": ("unit",),
        "end": (),
    }

    def seats(self, s: Position) -> tuple[int, ...]:
        return (self.seat,)

    def question(self, s: Position) -> dict[str, Any]:
        units = [s.unit_name(unit) for unit in self.left]
        return {"units": units, "number": len(units), "naval": s.c.scenarios[s.setup.scenario].naval}

    def told_verbs(self, s: Position) -> tuple[str, ...]:
        """U171: by the abstract naval rules ports give supply, and there are no convoys."""
        by_sea = s.c.scenarios[s.setup.scenario].naval == "full"
        return tuple(verb for verb in self.verbs if by_sea or verb != "ferry")

    def proceed(self, s: Position) -> bool:
        """Without any unit there is nothing to say."""
        if self.full or self.left or self.forgone:
            return False
        s.stack.pop()
        return True

    def without(self, units: tuple[int, ...], drawn: tuple[int, ...] = ()) -> Supplying:
        """These units are settled."""
        left = tuple(unit for unit in self.left if unit not in units)
        return msgspec.structs.replace(self, left=left, drawn=(*self.drawn, *drawn))

    # ---------------------------------------------------------------- Limited Sources

    def candidates_draw_supply(self, s: Position) -> Iterator[tuple[int, int]]:
        if not self.left:
            return
        net, reached = Network(s, s.faction), cache(_from_source)
        for unit in self.left:
            ship = s.c.branch[unit] not in (GROUND, AIR)
            for source in spaces_in(_sources_for(s, unit)):
                if reached(net, s.serves[unit], source, ship) >> s.at[unit] & 1:
                    yield unit, source

    def legal_draw_supply(self, s: Position) -> Iterator[tuple[int, int]]:
        """Of what can be reached all that is not drained."""
        for unit, source in self.candidates_draw_supply(s):
            if not supply_convoys.drained(s, self.drawn, source):
                yield unit, source

    def may_draw_supply(self, s: Position, unit: int, source: int) -> Refusal | None:
        """U123: a unit without a better line, and a source that still has something."""
        name, space = s.unit_name(unit), s.c.name(source)
        if unit not in self.left:
            return _why_not_counted(s, unit) or refuse("U122", "needs-no-source", unit=name)
        if supply_convoys.drained(s, self.drawn, source):
            return refuse("U123", "source-drained", space=space)
        if not _sources_for(s, unit) >> source & 1:
            return refuse("U127", "no-source", unit=name, space=space)
        ship = s.c.branch[unit] not in (GROUND, AIR)
        if not _from_source(Network(s, s.faction), s.serves[unit], source, ship) >> s.at[unit] & 1:
            return refuse("U124", "no-line", unit=name, space=space)
        return None

    def do_draw_supply(self, s: Position, unit: int, source: int) -> None:
        """U122, U171: a Limited Source gives Low Supply, a port of the abstract rules Full."""
        _set(s, unit, FULL if port_sources(s) >> source & 1 else LOW)
        s.stack[-1] = self.without((unit,), (source,))

    # ---------------------------------------------------------------- convoys

    def candidates_ferry(self, s: Position) -> Iterator[Line]:
        return lines(s, self.left, self.drawn)

    def legal_ferry(self, s: Position) -> Iterator[Line]:
        """Only lines that hold are found."""
        return self.candidates_ferry(s)

    def may_ferry(self, s: Position, convoy: int, units: tuple[int, ...], path: Way) -> Refusal | None:
        """U126: see `supply_convoys`; only for units without a better line."""
        for unit in units:
            if unit not in self.left:
                needless = refuse("U122", "needs-no-source", unit=s.unit_name(unit))
                return _why_not_counted(s, unit) or needless
        return supply_convoys.why_no_line(s, self.drawn, convoy, units, path)

    def do_ferry(self, s: Position, convoy: int, units: tuple[int, ...], path: Way) -> None:
        names = {"unit": s.unit_name(convoy), "units": [s.unit_name(unit) for unit in units]}
        s.tell("ferries", "U126", path=s.c.names(path), **names)
        set_out(s, Voyage("supply", convoy, path, served=units), self.seat)

    # ---------------------------------------------------------------- no wish to supply, and the end

    def candidates_forgo(self, s: Position) -> Iterator[tuple[int]]:
        yield from ((unit,) for unit in self.full)

    def may_forgo(self, s: Position, unit: int) -> Refusal | None:
        """U122: a unit that would be Full may go without; not where it is Full without a check (U128)."""
        if unit not in self.full:
            none_left = refuse("U122", "nothing-to-forgo", unit=s.unit_name(unit))
            return _why_not_counted(s, unit) or none_left
        if always_supplied(s, unit):
            return refuse("U122", "always-full", unit=s.unit_name(unit))
        return None

    def do_forgo(self, s: Position, unit: int) -> None:
        s.tell("forgone", "U122", unit=s.unit_name(unit))
        full = tuple(one for one in self.full if one != unit)
        s.stack[-1] = msgspec.structs.replace(self, full=full, forgone=(*self.forgone, unit))

    def do_end(self, s: Position) -> None:
        """U122: a line to an Unlimited Source: Full; none, or none wanted: one level worse than before."""
        s.stack.pop()
        for unit in self.full:
            _set(s, unit, FULL)
        for unit in (*self.left, *self.forgone):
            _worsen(s, unit)


# ---------------------------------------------------------------- how a line by sea ends


def _supplying(s: Position) -> Supplying:
    step = s.stack[-1]
    assert isinstance(step, Supplying)
    return step


def arrive(s: Position, voyage: Voyage) -> None:
    """U126: the units it serves get what their source gives."""
    step = _supplying(s)
    far = supply_convoys.FarEnds(Network(s, s.faction), step.drawn)
    sources = far.sources([s.serves[unit] for unit in voyage.served], voyage.goal) or ()
    for unit, source in zip(voyage.served, sources, strict=True):
        _set(s, unit, FULL if source == NONE else LOW)
    s.stack[-1] = step.without(voyage.served, tuple(one for one in sources if one != NONE))


def fail(s: Position, voyage: Voyage, zone: int) -> None:
    """U126: the line fails: the units drop a level and may not try again in this turn."""
    tire(s, voyage)
    for unit in voyage.served:
        _worsen(s, unit)
    s.stack[-1] = _supplying(s).without(voyage.served)


ARRIVE["supply"], INTERDICTED["supply"] = arrive, fail
