"""The map as the captain sees it: distances, landing axes, sources. Made once, never changed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from grognard.games.downfall_third_reich.components import ALLIES, Components
from grognard.kernel.board import Links
from grognard.kernel.masks import mask_of, spaces_in

FAR = 99
ACROSS = 2
"""A landing counts as so many areas of march, and so does a voyage between home ports."""
ROUNDS = 6
"""How often distances over sea are improved: more seas than that lie on no way."""


class Ground:
    """Distances between areas by land, and for the Western Allies over their landing axes as well."""

    def __init__(self, c: Components) -> None:
        self.c = c
        self.names: dict[str, int] = c.board.index
        size = c.map_size
        everywhere = (1 << size) - 1
        self.near = c.open_links.neighbours
        self.land = [_distances(c.open_links, area, everywhere) for area in range(size)]
        self.landings: list[list[tuple[int, bool]]] = [[] for _ in range(size)]
        """Area -> where armies can land from it, and whether that needs the technology (13.9)."""
        for landing in c.seas.landings:
            self.landings[landing.start].append((landing.end, landing.d))
        homes = c.territory[c.country_number["uk"]] | c.territory[c.country_number["usa"]]
        self._ports = list(spaces_in(homes & c.seas.all_coasts))
        self._sea: dict[int, list[int]] = {}
        self._within: dict[tuple[int, int], int] = {}
        self.sources = [
            mask_of(a for a in spaces_in(c.sources) if c.home_faction[a] == faction) for faction in range(3)
        ]

    def area(self, name: str) -> int:
        return self.names[name]

    def mask(self, *names: str) -> int:
        return mask_of(self.names[name] for name in names)

    def within(self, area: int, steps: int) -> int:
        """The areas that are at most so many steps away by land."""
        key = area, steps
        if key not in self._within:
            self._within[key] = mask_of(a for a, far in enumerate(self.land[area]) if far <= steps)
        return self._within[key]

    def distances(self, faction: int, goal: int) -> list[int]:
        """How far each area is from a goal for armies of a faction."""
        if faction != ALLIES:
            return self.land[goal]
        if goal not in self._sea:
            self._sea[goal] = self._over_sea(goal)
        return self._sea[goal]

    def _over_sea(self, goal: int) -> list[int]:
        """Areas of march to a goal, landings and voyages between home ports included."""
        found = self.land[goal][:]
        for _ in range(ROUNDS):
            before = found[:]
            for start, ends in enumerate(self.landings):
                found[start] = min([found[start], *(found[end] + ACROSS for end, _ in ends)])
            nearest = min(found[port] for port in self._ports)
            for port in self._ports:
                found[port] = min(found[port], nearest + ACROSS)
            for area, beside in enumerate(self.near):
                found[area] = min([found[area], *(found[other] + 1 for other in spaces_in(beside))])
            if found == before:
                break
        return found


@lru_cache(maxsize=4)
def ground_of(c: Components) -> Ground:
    """The ground of a set of components, made once."""
    return Ground(c)


def _distances(links: Links, start: int, everywhere: int) -> list[int]:
    found = [FAR] * everywhere.bit_length()
    for distance, ring in enumerate(links.rings(1 << start, everywhere)):
        for area in spaces_in(ring):
            found[area] = distance
    return found


def pulls(goals: Mapping[int, float], distances: list[list[int]], size: int, decay: float) -> list[float]:
    """A field over the map: the strongest pull of any goal, weaker with each area of march."""
    field = [0.0] * size
    for goal, pull in goals.items():
        row = distances[goal]
        for area in range(size):
            worth = pull * decay ** row[area] if row[area] < FAR else 0.0
            if worth > field[area]:
                field[area] = worth
    return field
