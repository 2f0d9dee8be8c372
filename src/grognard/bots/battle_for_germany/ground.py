"""Distances on the map: how many movement points each kind of unit needs to a goal."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

from grognard.games.battle_for_germany.components import Components
from grognard.games.battle_for_germany.rules.boundary import kind_of, ways_for
from grognard.games.battle_for_germany.state import BattleState

FAR = 99


class Ground:
    """Fields of distances to single hexes, made when first asked for; enemies are not looked at."""

    def __init__(self, components: Components) -> None:
        self.c = components
        self._fields: dict[tuple[str, bool, bool, int], list[int]] = {}
        self._back: dict[tuple[str, bool, bool], list[list[tuple[int, int]]]] = {}

    def to(self, s: BattleState, unit: int, goal: int) -> Sequence[int]:
        """For every hex the points that this unit needs from there to the goal; FAR if it can't get there."""
        mover = (kind_of(s, unit), bool(s.boundary), s.setup.germans_enter_berlin)
        key = (*mover, goal)
        if key not in self._fields:
            self._fields[key] = self._field(mover, goal)
        return self._fields[key]

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
