"""Section 15, supply by sea: all lines that convoys can trace, and which one a person means (U125, U126)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import AIR, CONVOY, GROUND
from grognard.games.unconditional_surrender.rules.naval import (
    friendly_ports,
    price_of_way,
    routes,
    zones_off,
)
from grognard.games.unconditional_surrender.rules.sailing import ships
from grognard.games.unconditional_surrender.rules.supply import Network
from grognard.games.unconditional_surrender.rules.supply_convoys import FarEnds, on_the_way
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.ways import Way, way
from grognard.kernel.masks import mask_of, spaces_in

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

Line = tuple[int, tuple[int, ...], Way]
"""A convoy, the units that it serves, and the way: port of arrival, zones, far end."""


def lines(s: Position, left: tuple[int, ...], drawn: tuple[int, ...]) -> Iterator[Line]:
    """For each convoy and group of units every far end by its cheapest way: Full Supply first, then what is
    near. By which port the line arrives is part of the way."""
    convoys = [unit for unit in ships(s) if s.c.branch[unit] == CONVOY]
    if not convoys or not left:
        return
    net = Network(s, s.faction)
    to_all = cache(_Ways(net, drawn).to_all)
    for units, ports in _groups(net, left):
        stand = ports & mask_of(s.at[unit] for unit in units)
        countries = tuple(s.serves[unit] for unit in units)
        for convoy in convoys:
            for path in to_all(ports, stand, tuple(on_the_way(s, convoy)), countries):
                yield convoy, units, path


def _groups(net: Network, left: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], int]]:
    """Units that one convoy can serve, and the ports of arrival that all of them use."""
    c = net.s.c
    ports = {unit: net.ports_of_arrival(unit) for unit in left if c.branch[unit] in (GROUND, AIR)}
    for number in range(1, c.tables["limits"]["convoy_serves"] + 1):
        for units in combinations(ports, number):
            shared = ports[units[0]]
            for unit in units[1:]:
                shared &= ports[unit]
            if shared:
                yield units, shared


class _Ways:
    """The cheapest ways over the sea: from a port past where a convoy can be met to where lines end."""

    def __init__(self, net: Network, drawn: tuple[int, ...]) -> None:
        self.s, self.far = net.s, FarEnds(net, drawn)
        self.find = cache(lambda start: routes(self.s, self.s.faction, [start]))
        self.ends, self.nearest = cache(self._ends), cache(self._nearest)

    def to_all(self, ports: int, stand: int, nodes: Way, countries: tuple[int, ...]) -> list[Way]:
        """To every far end the cheapest way; of equal ones that into a port where a unit stands."""
        found = []
        for end, low, gates in self.ends(countries):
            ways = [
                (spent + self.find(node)[gate][0], away, port, node, gate)
                for node in nodes
                for gate in gates
                if gate in self.find(node)
                for spent, away, port in self._arrival(self.nearest(node, ports, stand), end)
            ]
            if ways:
                price, _, port, node, gate = min(ways)
                path = (port, *way(self.find(port), node), *way(self.find(node), gate))
                found.append((low, price, end, path if gate == end else (*path, end)))
        return [path for *_, path in sorted(found)]

    def _nearest(self, node: int, ports: int, stand: int) -> list[tuple[int, bool, int]]:
        """The two ports of arrival nearest to a zone: one of them may be the far end itself."""
        prices = ((port, self.find(port).get(node)) for port in spaces_in(ports))
        return sorted((one[0], not stand >> port & 1, port) for port, one in prices if one is not None)[:2]

    def _arrival(self, nearest: list[tuple[int, bool, int]], end: int) -> Iterator[tuple[int, bool, int]]:
        yield from [one for one in nearest if one[-1] != end][:1]

    def _ends(self, countries: tuple[int, ...]) -> list[tuple[int, int, Way]]:
        """Where a line for units of these countries may end, how many of them get Low Supply only, and the
        zones, or the place off the map, by which it is reached."""
        s = self.s
        places = (*spaces_in(friendly_ports(s, s.faction)), *s.c.map.off_map)
        found = ((place, self.far.sources(countries, place)) for place in places)
        return [
            (place, len(countries) - given.count(NONE), zones_off(s, place) or (place,))
            for place, given in found
            if given is not None
        ]


# ---------------------------------------------------------------- the line that somebody means


def by_sea(s: Position, convoy: int, units: tuple[int, ...], points: Way) -> Way:
    """The cheapest line by these points, the last of them its far end, from the first of them if that is a
    port and not the last, else from any port of arrival. A whole way, or one that there is not, stays."""
    whole = len(points) > 1 and isinstance(price_of_way(s, s.faction, points[0], points[1:]), int)
    if whole or any(s.at[unit] < 0 for unit in (convoy, *units)):
        return points
    first, *others = points
    starts = [first]
    if not others or first >= s.c.map.hexes:
        net, others = Network(s, s.faction), list(points)
        starts = sorted({port for unit in units for port in spaces_in(net.ports_of_arrival(unit))})
    nodes = sorted(on_the_way(s, convoy))
    found = [path for start in starts for path in _by_points(s, start, others, nodes)]
    priced = [(price_of_way(s, s.faction, path[0], path[1:]), path) for path in found]
    return min(((price, path) for price, path in priced if isinstance(price, int)), default=(0, points))[1]


def _by_points(s: Position, start: int, points: Sequence[int], nodes: Sequence[int]) -> Iterator[Way]:
    """From a port by all points, and past the convoy: before the first of them, if no point is near it."""
    for stops in [points, *([node, *points] for node in nodes)]:
        legs = [leg(s, *pair) for pair in pairwise([start, *stops])]
        path = (start, *(space for leg in legs for space in leg or ()))
        if None not in legs and not set(nodes).isdisjoint(path):
            yield path


def leg(s: Position, here: int, there: int) -> Way | None:
    """The cheapest way from one place to the next over open sea, None if there is none."""
    found = routes(s, s.faction, [here])
    gates = zones_off(s, there) or (there,)
    reached = [(found[gate][0], gate) for gate in gates if gate in found]
    if not reached:
        return None
    gate = min(reached)[1]
    return way(found, gate) if gate == there else (*way(found, gate), there)
