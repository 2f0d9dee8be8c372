"""The map as the captain sees it: neighbours and the names of places. Made once, never changed."""

from __future__ import annotations

from functools import lru_cache

from grognard.games.europe_engulfed.components import Components
from grognard.kernel.masks import spaces_in


class Ground:
    """Neighbours by land, what is printed in each space."""

    def __init__(self, c: Components) -> None:
        self.c = c
        self.near = [list(spaces_in(mask)) for mask in c.map.roads.neighbours]
        self.second = [self._beyond(space) for space in range(len(self.near))]
        """By space those that are two areas away by land."""
        self.werps = [area.werp for area in c.map.areas]
        self.capitals = [area.capital for area in c.map.areas]
        self.water = c.map.rivers | c.map.straits
        """Pairs of spaces with a river or a strait between them."""

    def _beyond(self, space: int) -> list[int]:
        """Behind the neighbours of a space."""
        beside = {space, *self.near[space]}
        return sorted({far for near in self.near[space] for far in self.near[near]} - beside)

    def named(self, *names: str) -> int:
        """A set of spaces by their names."""
        return sum(1 << self.c.index[name] for name in names)


@lru_cache(maxsize=8)
def ground_of(c: Components) -> Ground:
    """One for all captains of a game."""
    return Ground(c)
