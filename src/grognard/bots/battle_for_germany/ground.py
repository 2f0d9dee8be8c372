"""The map as the captain sees it: distances to goals, how far units come, the rings round a hex."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import islice

from grognard.games.battle_for_germany.components import Components
from grognard.games.battle_for_germany.rules.boundary import kind_of, ways_for
from grognard.games.battle_for_germany.rules.reach import ways_of
from grognard.games.battle_for_germany.state import BattleState
from grognard.kernel.masks import spaces_in

FAR = 99


class Ground:
    """What never changes, made when first asked for; enemies are not looked at."""

    def __init__(self, components: Components) -> None:
        self.c = components
        self._fields: dict[tuple[str, bool, bool, int], list[int]] = {}
        self._back: dict[tuple[str, bool, bool], list[list[tuple[int, int]]]] = {}
        self._ranges: dict[tuple[str, bool, bool, int, int], int] = {}
        self._rings: dict[tuple[int, int], list[list[int]]] = {}

    def to(self, s: BattleState, unit: int, goal: int) -> Sequence[int]:
        """For every hex the points that this unit needs from there to the goal; FAR if it can't get there."""
        mover = mover_of(s, unit)
        key = (*mover, goal)
        if key not in self._fields:
            self._fields[key] = self._field(mover, goal)
        return self._fields[key]

    def attackable(self, s: BattleState, unit: int, points: int) -> int:
        """The hexes that a unit could attack after a move of so many points, unhindered."""
        key = (*mover_of(s, unit), s.where[unit], points)
        if key not in self._ranges:
            reached = 0
            for level in ways_of(s, unit).reach(s.where[unit], points, 0, 0):
                reached |= level
            self._ranges[key] = self.c.attacks.spread(reached)
        return self._ranges[key]

    def rings(self, space: int, number: int) -> list[list[int]]:
        """The hex, and the first so many rings round it."""
        key = space, number
        if key not in self._rings:
            everywhere = (1 << self.c.map_size) - 1
            around = self.c.touching.rings(1 << space, everywhere)
            self._rings[key] = [list(spaces_in(ring)) for ring in islice(around, number + 1)]
        return self._rings[key]

    def _field(self, mover: tuple[str, bool, bool], goal: int) -> list[int]:
        back = self._reversed(mover)
        field = [FAR] * self.c.map_size
        field[goal] = 0
        queue = [(0, goal)]
        while queue:
            cost, space = heappop(queue)
            if cost > field[space]:
                continue
            for before, price in back[space]:
                if cost + price < field[before]:
                    field[before] = cost + price
                    heappush(queue, (cost + price, before))
        return field

    def _reversed(self, mover: tuple[str, bool, bool]) -> list[list[tuple[int, int]]]:
        if mover not in self._back:
            back: list[list[tuple[int, int]]] = [[] for _ in range(self.c.map_size)]
            for a, prices in enumerate(ways_for(self.c, *mover).price):
                for b, price in prices.items():
                    back[b].append((a, price))
            self._back[mover] = back
        return self._back[mover]


@lru_cache(maxsize=4)
def ground_of(c: Components) -> Ground:
    """The ground of a set of components, made once."""
    return Ground(c)


def mover_of(s: BattleState, unit: int) -> tuple[str, bool, bool]:
    """All that decides where a unit may go."""
    return kind_of(s, unit), bool(s.boundary), s.setup.germans_enter_berlin
