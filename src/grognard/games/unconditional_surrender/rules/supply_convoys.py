"""Section 15, supply by sea: the lines that convoys trace (U125, U126)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, product
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import AIR, CONVOY, GROUND
from grognard.games.unconditional_surrender.rules.naval import (
    friendly_ports,
    price_of_way,
    routes,
    zones_at_hand,
)
from grognard.games.unconditional_surrender.rules.reach import Found, way
from grognard.games.unconditional_surrender.rules.sailing import ships
from grognard.games.unconditional_surrender.rules.supply import (
    joined_by_line,
    limited_sources,
    off_map_sources,
    ports_of_arrival,
    unlimited_sources,
)
from grognard.games.unconditional_surrender.rules.voyages import why_in_port
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

Line = tuple[int, tuple[int, ...], tuple[int, ...]]
"""A convoy, the units that it serves, and the way: port of arrival, zones, source."""


# ---------------------------------------------------------------- what a source gives


def drained(s: Position, drawn: tuple[int, ...], source: int) -> bool:
    """U122, U123: a Limited Source has served as many units as it can."""
    return drawn.count(source) >= int(s.c.tables["limits"]["limited_source_serves"])


class FarEnds:
    """U125: the ports and off-map zones where lines by sea end, for each country looked up once."""

    def __init__(self, s: Position, drawn: tuple[int, ...]) -> None:
        self.s, self.drawn = s, drawn
        self.unlimited = cache(self._unlimited)
        self.limited = cache(self._limited)

    def _unlimited(self, country: int) -> int:
        s = self.s
        return self._ports(country, unlimited_sources(s, country)) | mask_of(off_map_sources(s, country))

    def _limited(self, country: int) -> dict[int, int]:
        sources = spaces_in(limited_sources(self.s, country))
        return {source: self._ports(country, 1 << source) for source in sources}

    def _ports(self, country: int, sources: int) -> int:
        """Ports that are sources, or joined to one by transport line."""
        return friendly_ports(self.s, self.s.joined[country]) & joined_by_line(self.s, country, sources)

    def sources(self, units: tuple[int, ...], end: int) -> tuple[int, ...] | None:
        """For each unit the Limited Source that it draws on there, or NONE for an Unlimited one; None if one
        of them finds nothing."""
        found: list[int] = []
        for unit in units:
            source = NONE
            if not self.unlimited(self.s.serves[unit]) >> end & 1:
                fit = self._open(self.s.serves[unit], end, (*self.drawn, *found))
                source = next(fit, NONE)
                if source == NONE:
                    return None
            found.append(source)
        return tuple(found)

    def _open(self, country: int, end: int, drawn: tuple[int, ...]) -> Iterator[int]:
        for source, ports in self.limited(country).items():
            if ports >> end & 1 and not drained(self.s, drawn, source):
                yield source


# ---------------------------------------------------------------- whether a line holds


def why_no_line(
    s: Position, drawn: tuple[int, ...], convoy: int, units: tuple[int, ...], path: tuple[int, ...]
) -> Refusal | None:
    """U125, U126: from one port of arrival over open sea, past a fresh convoy, to what all units can use."""
    refusal = why_in_port(s, convoy)
    if refusal is not None:
        return refusal
    if s.c.branch[convoy] != CONVOY:
        return refuse("U126", "no-convoy", unit=s.unit_name(convoy))
    most = s.c.tables["limits"]["convoy_serves"]
    if len(units) > most:
        return refuse("U126", "serves-so-many", number=most)
    for unit in units:
        if s.c.branch[unit] not in (GROUND, AIR):
            return refuse("U128", "needs-no-convoy", unit=s.unit_name(unit))
        if not ports_of_arrival(s, unit) >> path[0] & 1:
            return refuse("U125", "no-line", unit=s.unit_name(unit), space=s.c.name(path[0]))
    price = price_of_way(s, s.faction, path[0], path[1:])
    if isinstance(price, Refusal):
        return price
    if not _on_the_way(s, convoy).intersection(path):
        return refuse("U126", "off-the-way", unit=s.unit_name(convoy))
    if len(path) < 2 or FarEnds(s, drawn).sources(units, path[-1]) is None:
        return refuse("U127", "no-source", unit=s.unit_name(units[0]), space=s.c.name(path[-1]))
    return None


def _on_the_way(s: Position, convoy: int) -> set[int]:
    """U126: the zones on which its port opens, or its off-map zone."""
    return set(zones_at_hand(s, convoy)) or {s.at[convoy]}


# ---------------------------------------------------------------- all lines worth a thought


def lines(s: Position, left: tuple[int, ...], drawn: tuple[int, ...]) -> Iterator[Line]:
    """For each convoy, port of arrival and group of units the cheapest way, Full Supply before Low."""
    convoys = [unit for unit in ships(s) if s.c.branch[unit] == CONVOY]
    waiting = _waiting(s, left) if convoys else {}
    far = FarEnds(s, drawn)
    ends = cache(lambda units: _ends(s, far, units))
    find = cache(lambda start: routes(s, s.faction, [start]))
    past = cache(lambda port, convoy, end: _past(s, find, port, convoy, end))
    for port, units in waiting.items():
        for number in range(1, s.c.tables["limits"]["convoy_serves"] + 1):
            for group, convoy in product(combinations(units, number), convoys):
                found = [(low, past(port, convoy, end)) for end, low in ends(group) if end != port]
                paths = [(low, len(path), path) for low, path in found if path]
                if paths:
                    yield convoy, group, (port, *min(paths)[2])


def _waiting(s: Position, left: tuple[int, ...]) -> dict[int, list[int]]:
    """The units that wait for supply by the ports that they reach."""
    found: dict[int, list[int]] = {}
    for unit in left:
        if s.c.branch[unit] in (GROUND, AIR):
            for port in spaces_in(ports_of_arrival(s, unit)):
                found.setdefault(port, []).append(unit)
    return found


def _ends(s: Position, far: FarEnds, units: tuple[int, ...]) -> list[tuple[int, int]]:
    """Where a line for these units may end, and how many of them it gives Low Supply only."""
    places = (*spaces_in(friendly_ports(s, s.faction)), *s.c.map.off_map)
    found = ((place, far.sources(units, place)) for place in places)
    return [(place, len(units) - given.count(NONE)) for place, given in found if given is not None]


def _past(s: Position, find: Callable[[int], Found], port: int, convoy: int, end: int) -> tuple[int, ...]:
    """The shortest way from a port past where a convoy can be met to an end, the port left out; or ()."""
    gates, start = s.c.map.opens_on.get(end, (end,)), find(port)
    found = [
        (*way(start, node), *way(find(node), gate), *(() if gate == end else (end,)))
        for node in _on_the_way(s, convoy)
        for gate in gates
        if node in start and gate in find(node)
    ]
    return min(found, key=lambda path: (len(path), path), default=())
