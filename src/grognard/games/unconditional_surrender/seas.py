"""The sea as it is open to a faction: ways and prices from zone to zone and to every port.

It depends on little: whether the Axis sails, who holds the passages, where a Mulberry lies. So it is worked
out once for each of these and shared by all positions, as `Components.seas`.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from grognard.games.unconditional_surrender.ways import Found, Way, way
from grognard.kernel.masks import mask_of, spaces_in

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.components import Components

DIFFERENT_SEAS = 64
"""So many are kept: passages seldom change hands."""
DIFFERENT_STARTS = 256


class Seas:
    """U27, U106, U106a: the sea by who sails, what lets him through passages, and the Mulberries."""

    def __init__(self, c: Components, axis: bool, held: int, harbours: int) -> None:
        self.c, self.map, self.harbours = c, c.map, harbours
        self._held = held
        self.steps = [self._steps(here, axis) for here in range(len(c.board.names))]
        self.routes = lru_cache(DIFFERENT_STARTS)(self._routes)
        self.reaching = lru_cache(DIFFERENT_STARTS)(self._reaching)
        self.voyages = cache(self._voyages)
        self.within = cache(self._within)
        self.zones_within = cache(self._zones_within)

    def is_open(self, control: Iterable[int]) -> bool:
        """U106a: no hex that controls the passage is neutral or enemy; nobody controls the open sea."""
        return not mask_of(control) & ~self._held

    def zones_off(self, port: int) -> tuple[int, ...]:
        """U105: the zones on which a port opens; an artificial one on those of its coast."""
        return self.map.zones_of[port] if self.harbours >> port & 1 else self.map.opens_on.get(port, ())

    def ports_on(self, zones: Iterable[int]) -> int:
        """The ports, whoever controls them, that open on one of these zones."""
        found, wanted = 0, set(zones)
        for zone in wanted:
            found |= self.map.ports_beside.get(zone, 0)
        found &= ~self.harbours
        return found | mask_of(
            port for port in spaces_in(self.harbours) if wanted.intersection(self.zones_off(port))
        )

    def _reaching(self, start: frozenset[int]) -> int:
        """The ports to which open sea leads from ports, zones or boxes."""
        return self.ports_on(self.routes(start))

    def _steps(self, here: int, axis: bool) -> dict[int, int]:
        """U27, U106: where one comes from a port, zone or box, for how much; the Axis never off the map."""
        found: dict[int, int] = {}
        if self.harbours >> here & 1:
            found = dict.fromkeys(self.zones_off(here), int(self.c.tables["movement"]["naval"]["zone"]))
        for there, price, control in self.c.sea_ways[here]:
            if not (axis and there in self.map.off_map) and self.is_open(control):
                found[there] = price
        return found

    def _routes(self, start: frozenset[int]) -> Found:
        """U106: the price of the way from ports, zones or boxes to every other, and the place before."""
        found = {space: (0, space) for space in sorted(start)}
        waiting = [(0, space) for space in found]
        while waiting:
            spent, here = heapq.heappop(waiting)
            if spent > found[here][0]:
                continue
            for there, price in self.steps[here].items():
                total = spent + price
                if there not in found or total < found[there][0]:
                    found[there] = total, here
                    heapq.heappush(waiting, (total, there))
        return found

    def _voyages(self, start: int) -> dict[int, tuple[int, Way]]:
        """U106, U107: the price of the cheapest way to each port and off the map, and the way."""
        found, voyages = self.routes(frozenset([start])), dict[int, tuple[int, Way]]()
        for space in (*spaces_in(self.map.port | self.harbours), *self.map.off_map):
            gates = (space,) if space in self.map.off_map else self.zones_off(space)
            reached = [zone for zone in gates if zone in found]
            if reached:
                gate = min(reached, key=lambda zone: found[zone][0])
                path = way(found, gate)
                voyages[space] = found[gate][0], path if gate == space else (*path, space)
        return voyages

    def _within(self, start: int, points: int) -> int:
        """The ports and places off the map that so many points suffice for."""
        return mask_of(space for space, (price, _) in self.voyages(start).items() if price <= points)

    def _zones_within(self, start: int, links: int, straits: bool) -> dict[int, Way]:
        """U106b: the zones so many links away from a port or box, with the way there; those beside an
        off-map zone are one away from it. Some pass no strait (U110)."""
        first = [there for there in self.steps[start] if there >= self.map.first_zone]
        found: dict[int, Way] = {zone: (zone,) for zone in first}
        for _ in range(links - (start in self.map.off_map)):
            for zone, path in list(found.items()):
                for there, kind, control in self.c.sea_links[zone]:
                    if there not in found and (straits or kind != "strait") and self.is_open(control):
                        found[there] = (*path, there)
        return found


def seas_by_openness(c: Components) -> Any:
    """Finds the seas of a faction; few at a time are kept."""
    return lru_cache(DIFFERENT_SEAS)(lambda axis, held, harbours: Seas(c, axis, held, harbours))
