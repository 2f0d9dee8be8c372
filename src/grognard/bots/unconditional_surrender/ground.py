"""The map as the captain sees it: how far everything is, whatever stands there. Made once, never changed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from grognard.games.unconditional_surrender.components import Components
from grognard.kernel.masks import spaces_in

FAR = 120
"""Movement points to what can't be reached."""


class Ground:
    """Distances in movement points over land, from many hexes at once."""

    def __init__(self, c: Components) -> None:
        self.c = c
        self.steps = [[(b, price) for b, _, price in steps] for steps in c.plain_steps]
        self._near: dict[tuple[int, int], int] = {}
        self._to: dict[tuple[int, int], list[int]] = {}

    def near(self, space: int, distance: int = 11) -> int:
        """The hexes whose units and zones can matter to a unit in a hex this month."""
        if (space, distance) not in self._near:
            self._near[space, distance] = self.c.map.within(space, distance)
        return self._near[space, distance]

    def to(self, space: int, closed: int) -> list[int]:
        """For each hex how far it is to one, through open hexes."""
        if (space, closed) not in self._to:
            self._to[space, closed] = self.distances({space: 0}, closed)
        return self._to[space, closed]

    def distances(self, starts: Mapping[int, int], closed: int) -> list[int]:
        """For each hex the least of the starts' own numbers and the way from them, through open hexes."""
        found = [FAR] * len(self.c.board.names)
        waiting: list[list[int]] = [[] for _ in range(FAR + 1)]
        for space, number in starts.items():
            found[space] = min(number, FAR)
            waiting[found[space]].append(space)
        for spent, here in enumerate(waiting[:FAR]):
            for a in here:
                if found[a] < spent:
                    continue
                for b, price in self.steps[a]:
                    total = spent + price
                    if total < found[b] and not closed >> b & 1:
                        found[b] = total
                        waiting[total].append(b)
        return found

    def from_mask(self, mask: int, closed: int) -> list[int]:
        """For each hex how far the nearest hex of a set is."""
        return self.distances(dict.fromkeys(spaces_in(mask), 0), closed)


@lru_cache(maxsize=4)
def ground_of(c: Components) -> Ground:
    return Ground(c)
