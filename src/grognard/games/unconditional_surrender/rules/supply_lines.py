"""Section 15, supply: the line of one unit, hex by hex and zone by zone, and what it lacks without one."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from grognard.games.unconditional_surrender.roster import AIR, GROUND
from grognard.games.unconditional_surrender.rules.convoy_ways import leg, lines
from grognard.games.unconditional_surrender.rules.naval import price_of_way
from grognard.games.unconditional_surrender.rules.supply import (
    Network,
    always_supplied,
    limited_sources,
    off_map_sources,
    port_sources,
    ports_over_sea,
    unlimited_sources,
)
from grognard.games.unconditional_surrender.rules.supply_convoys import FarEnds, drained
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import FULL, LOW, NO
from grognard.games.unconditional_surrender.ways import Way
from grognard.kernel.masks import mask_of, spaces_in

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

LACKS = ("no_source", "no_port", "no_sea", "no_convoy")
"""What a unit lacks for a better line: a source by land where nothing goes by sea; a friendly port; open sea
to a port of a source; a convoy that can act on the way."""


class Traced(NamedTuple):
    """The best line of a unit: what it would give, its parts, the convoy that carries it over the sea.

    Where that is not Full Supply also what it `lacks`, and the `ports` up to which there is a line.
    """

    level: int
    by_land: Way = ()
    by_sea: Way = ()
    inland: Way = ()
    convoy: int = NONE
    lacks: str = ""
    ports: int = 0


def line_of(s: Position, unit: int, drawn: tuple[int, ...]) -> Traced:
    """U122: the line that gives a unit of the faction in phase the most, by land rather than by sea."""
    if always_supplied(s, unit):
        return Traced(FULL)
    net, country = Network(s, s.faction), s.serves[unit]
    limited = _left(s, limited_sources(s, country), drawn)
    by_land = {FULL: (unlimited_sources(s, country), _left(s, port_sources(s), drawn)), LOW: (limited,)}
    over_sea = cache(lambda: min(_over_sea(net, unit, drawn), key=lambda one: one[:2], default=None))
    for level, sets in by_land.items():
        for sources in sets:
            way = shortest(net, s.at[unit], net.ends(country, sources)) if sources else None
            if way is not None:
                return _short_of(net, unit, Traced(level, way))
        best = over_sea()
        if best is not None and best[0] == level:
            return _short_of(net, unit, _traced(net, unit, best, drawn))
    return _short_of(net, unit, Traced(NO), limited)


def _left(s: Position, sources: int, drawn: tuple[int, ...]) -> int:
    """U123: those that can still serve a unit."""
    return mask_of(source for source in spaces_in(sources) if not drained(s, drawn, source))


# ---------------------------------------------------------------- by land


def shortest(net: Network, start: int, ends: int, walking: bool = True) -> Way | None:
    """U124: the shortest line from a hex to one of others: two hexes at most, then along transport lines."""
    map_, most = net.s.c.map, int(net.s.c.tables["ranges"]["supply_walk"])
    first = (start, 0 if walking else most)
    before, waiting = {first: first}, deque([first])
    while waiting:
        here = waiting.popleft()
        space, walked = here
        if ends >> space & 1:
            return tuple(reversed([place for place, _ in _back(before, here)]))
        steps = [(there, most) for there in map_.along_lines[space]]
        if walked < most:
            steps += [(there, walked + 1) for there in map_.walks[space]]
        for step in steps:
            if net.open >> step[0] & 1 and step not in before:
                before[step] = here
                waiting.append(step)
    return None


def _back(before: dict[tuple[int, int], tuple[int, int]], here: tuple[int, int]) -> Iterator[tuple[int, int]]:
    while True:
        yield here
        if before[here] == here:
            return
        here = before[here]


# ---------------------------------------------------------------- over the sea

OverSea = tuple[int, int, int, Way]
"""What it would give, its price, the convoy or NONE, and the way: port, zones, far end."""


def _over_sea(net: Network, unit: int, drawn: tuple[int, ...]) -> Iterator[OverSea]:
    """U125, U126: lines that convoys can trace; U128: from a port where a ship lies, without one."""
    s, far, country = net.s, FarEnds(net, drawn), net.s.serves[unit]
    if s.c.scenarios[s.setup.scenario].naval != "full":
        return
    if s.c.branch[unit] in (GROUND, AIR):
        found = ((convoy, path) for convoy, _, path in lines(s, (unit,), drawn))
    else:
        low = (ports for source, ports in far.limited(country).items() if not drained(s, drawn, source))
        ends = far.unlimited(country)
        for ports in low:
            ends |= ports
        found = ((NONE, (s.at[unit], *way)) for end in spaces_in(ends) if (way := leg(s, s.at[unit], end)))
    for convoy, path in found:
        price, sources = price_of_way(s, s.faction, path[0], path[1:]), far.sources((country,), path[-1])
        if isinstance(price, int) and sources is not None:
            yield FULL if sources[0] == NONE else LOW, price, convoy, path


def _traced(net: Network, unit: int, found: OverSea, drawn: tuple[int, ...]) -> Traced:
    """The whole line: to the port, over the sea, and from its far end to the source."""
    s, country = net.s, net.s.serves[unit]
    level, _, convoy, path = found
    to_port = shortest(net, s.at[unit], 1 << path[0]) or ()
    inland: Way | None = ()
    if path[-1] < s.c.map.hexes:
        [source] = FarEnds(net, drawn).sources((country,), path[-1]) or (NONE,)
        sources = unlimited_sources(s, country) if source == NONE else 1 << source
        inland = shortest(net, path[-1], net.ends(country, sources), walking=False)
    return Traced(level, to_port, path, inland or (), convoy)


def _short_of(net: Network, unit: int, found: Traced, limited: int = 0) -> Traced:
    """U124 to U127: what is missing for a better line than the one found, and how far one gets."""
    s, country = net.s, net.s.serves[unit]
    if found.level == FULL:
        return found
    if s.c.scenarios[s.setup.scenario].naval != "full":
        return found._replace(lacks="no_source")
    if s.c.branch[unit] not in (GROUND, AIR):
        return found._replace(lacks="no_sea", ports=1 << s.at[unit])
    ports = net.ports_of_arrival(unit)
    if not ports:
        return found._replace(lacks="no_port")
    sources = unlimited_sources(s, country) | limited
    joined = ports & ports_over_sea(net, country, sources, off_map_sources(s, country))
    return found._replace(lacks="no_convoy" if joined else "no_sea", ports=joined or ports)
