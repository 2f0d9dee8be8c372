"""Spaces and edges; floods and cheapest ways on bit masks; hexes and areas alike."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from grognard.kernel.masks import mask_of, spaces_in

Point = tuple[float, float]

# A hex grid has eight index differences between neighbours, whatever its size; an area map has
# hundreds. Up to this many, shifting whole sets is faster than walking them space by space.
MOST_SHIFTS = 12
# Below this many spaces walking them is the faster way on any map.
FEW_SPACES = 8


class Edge(msgspec.Struct, frozen=True):
    """Where two spaces touch: what lies on their common side, and the line it is drawn along.

    `sides` has for a kind the spaces on whose side it lies, where that matters.
    """

    a: int
    b: int
    kinds: frozenset[str]
    segment: tuple[Point, ...]
    names: Mapping[str, str] = {}
    sides: Mapping[str, frozenset[int]] = {}


class Links:
    """One-way passages between spaces, ready for whole-set questions."""

    __slots__ = ("_shifts", "neighbours")

    def __init__(self, size: int, pairs: Iterable[tuple[int, int]]) -> None:
        neighbours = [0] * size
        by_shift: dict[int, int] = {}
        for a, b in pairs:
            neighbours[a] |= 1 << b
            by_shift[b - a] = by_shift.get(b - a, 0) | 1 << a
        self.neighbours = neighbours
        self._shifts = sorted(by_shift.items()) if len(by_shift) <= MOST_SHIFTS else None

    def spread(self, mask: int) -> int:
        """Every space that some space of the set leads to."""
        reached = 0
        if self._shifts is None or mask.bit_count() < FEW_SPACES:
            neighbours = self.neighbours
            while mask:  # the highest first: Python finds it in fewer steps than the lowest
                space = mask.bit_length() - 1
                reached |= neighbours[space]
                mask ^= 1 << space
            return reached
        for shift, sources in self._shifts:
            moving = mask & sources
            if moving:
                reached |= moving << shift if shift > 0 else moving >> -shift
        return reached

    def flood(self, start: int, within: int) -> int:
        """The part of `within` that can be walked to from the set `start`, start included."""
        if self._shifts is None:
            return self._walk(start, within)
        fringe, fresh = start, within & ~start
        while fringe:
            fringe = self.spread(fringe) & fresh
            fresh ^= fringe
        return start | within & ~fresh

    def _walk(self, start: int, within: int) -> int:
        """The same space by space: the faster way where whole sets can't be shifted."""
        neighbours, fresh, waiting = self.neighbours, within & ~start, start
        while waiting and fresh:
            space = waiting.bit_length() - 1
            waiting ^= 1 << space
            found = neighbours[space] & fresh
            if found:
                fresh ^= found
                waiting |= found
        return start | within & ~fresh

    def rings(self, start: int, within: int) -> Iterable[int]:
        """The sets at distance 0, 1, 2, ... from `start` inside `within`."""
        fringe, fresh = start, within & ~start
        while fringe:
            yield fringe
            fringe = self.spread(fringe) & fresh
            fresh ^= fringe


class Ways:
    """Passages with a price, one point or more: what a side adds when crossed, what a space costs to enter.

    Prices are meant to be small numbers, as `reach` keeps a set for each of them.
    """

    __slots__ = ("_everywhere", "_into", "_onward", "_size", "price")

    def __init__(
        self,
        size: int,
        pairs: Iterable[tuple[int, int]],
        cross: Callable[[int, int], int],
        enter: Sequence[int],
    ) -> None:
        price: list[dict[int, int]] = [{} for _ in range(size)]
        for a, b in pairs:
            price[a][b] = cross(a, b) + enter[b]
        if any(cost < 1 for onward in price for cost in onward.values()):
            raise ValueError("every step from a space to another has to cost a point or more")
        self.price = price
        self._size, self._everywhere = size, (1 << size) - 1
        self._onward = [self._side_by_side(onward.items()) for onward in price]
        self._into = _turned_round(price)

    def _side_by_side(self, prices: Iterable[tuple[int, int]]) -> int:
        """Spaces with their prices as one number: the set of one point lowest, that of two above it, ..."""
        sets = 0
        for space, price in prices:
            sets |= 1 << (price - 1) * self._size + space
        return sets

    def reach(self, start: int, points: int, closed: int, stops: int, first_closed: int = 0) -> list[int]:
        """Sets by price: element n holds the spaces whose cheapest way costs exactly n points.

        `closed` is never entered, `stops` is never left (the start is), `first_closed` is not entered
        by the first step.
        """
        levels = [0] * (points + 1)
        levels[0] = 1 << start
        size, onward = self._size, self._onward
        # Spaces that may still be entered, and left: kept positive, which Python handles faster.
        fresh, leaving = self._everywhere & ~(closed | levels[0]), self._everywhere & ~stops
        # Where the spaces reached so far lead for one more point, for two more and so on, side by side.
        ahead = self._first_steps(start, first_closed) if first_closed else onward[start]
        for spent in range(1, points + 1):
            here = ahead & fresh
            ahead >>= size
            if not here:
                continue
            levels[spent] = here
            fresh ^= here
            moving = here & leaving if spent < points else 0
            while moving:  # the highest first, as in `spread`
                space = moving.bit_length() - 1
                ahead |= onward[space]
                moving ^= 1 << space
        return levels

    def _first_steps(self, start: int, closed: int) -> int:
        return self._side_by_side((b, cost) for b, cost in self.price[start].items() if not closed >> b & 1)

    def way(self, levels: Sequence[int], to: int, stops: int, first_closed: int = 0) -> tuple[int, ...]:
        """The cheapest way to `to`, start left out; of equals, always the same one."""
        spent = next(n for n, level in enumerate(levels) if level >> to & 1)
        path: list[int] = []
        while spent:
            path.append(to)
            for a, cost in self._into[to]:
                before = spent - cost
                if before < 0 or not levels[before] >> a & 1:
                    continue
                if not (first_closed >> to if not before else stops >> a) & 1:
                    to, spent = a, before
                    break
            else:
                raise ValueError(f"no way to space {to} in these levels")
        return tuple(reversed(path))

    def ways_to(
        self, levels: Sequence[int], wanted: int, stops: int, first_closed: int = 0
    ) -> Iterator[tuple[int, ...]]:
        """The cheapest way to each space of a set, as `way` gives it; what ways share is found once."""
        if not wanted:
            return
        price = {space: n for n, level in enumerate(levels) if level for space in spaces_in(level)}
        into, ways = self._into, dict[int, tuple[int, ...]]()
        stopped = {space for space in price if stops >> space & 1}
        for to, spent in price.items():  # the cheaper before the dearer
            if not spent:
                ways[to] = ()
                continue
            for a, cost in into[to]:
                before = price.get(a)
                if before == spent - cost and not (a in stopped if before else first_closed >> to & 1):
                    ways[to] = (*ways[a], to)
                    break
        for space in spaces_in(wanted):
            yield ways[space]


def _turned_round(price: Sequence[Mapping[int, int]]) -> list[list[tuple[int, int]]]:
    """For each space from where it is entered and for how much, the lowest first: so `way` breaks ties."""
    into: list[list[tuple[int, int]]] = [[] for _ in price]
    for a, onward in enumerate(price):
        for b, cost in onward.items():
            into[b].append((a, cost))
    return into


class Board:
    """The spaces of a game, their attributes and the edges between them. Shared, never changed."""

    __slots__ = ("attributes", "beside", "centres", "edges", "index", "names", "pairs", "polygons", "rings")

    def __init__(
        self,
        names: Sequence[str],
        centres: Sequence[Point],
        polygons: Sequence[Sequence[Point]],
        attributes: Sequence[Mapping[str, Any]],
        edges: Sequence[Edge],
        rings: Sequence[Sequence[Sequence[Point]]] = (),
    ) -> None:
        self.names = list(names)
        self.centres = list(centres)
        self.polygons = [list(p) for p in polygons]
        # An area may lie on several islands; its polygon is then the largest of its rings.
        self.rings = [[list(ring) for ring in space] for space in rings] or [[p] for p in self.polygons]
        self.attributes = [dict(a) for a in attributes]
        self.edges = list(edges)
        self.index = {name: i for i, name in enumerate(self.names)}
        self.pairs = {pair: edge for edge in self.edges for pair in ((edge.a, edge.b), (edge.b, edge.a))}
        self.beside: list[list[int]] = [[] for _ in self.names]
        for a, b in self.pairs:
            self.beside[a].append(b)

    def __len__(self) -> int:
        return len(self.names)

    def where(self, test: Callable[[Mapping[str, Any]], bool]) -> int:
        """The set of spaces whose attributes pass the test."""
        return mask_of(i for i, attributes in enumerate(self.attributes) if test(attributes))

    def links(self, passable: Callable[[int, int, Edge], bool]) -> Links:
        """The passages that the test lets through, asked once for each direction."""
        return Links(len(self), (pair for pair, edge in self.pairs.items() if passable(*pair, edge)))

    def shortest_way(self, here: int, to: int, avoided: int = 0) -> tuple[int, ...] | None:
        """A way over adjacent spaces, whatever lies between them, that avoids some before its end; where two
        are as short, the one that `beside` has first. None: no way leads there."""
        came, fringe = {here: here}, deque([here])
        while fringe and to not in came:
            space = fringe.popleft()
            for there in self.beside[space]:
                if there not in came and (there == to or not avoided >> there & 1):
                    came[there] = space
                    fringe.append(there)
        path = [to] if to in came else []
        while path and came[path[-1]] != here:
            path.append(came[path[-1]])
        return tuple(reversed(path)) or None

    def ways(
        self, passable: Callable[[int, int, Edge], bool], cross: Callable[[Edge], int], enter: Sequence[int]
    ) -> Ways:
        """The priced passages that the test lets through."""
        pairs = [pair for pair, edge in self.pairs.items() if passable(*pair, edge)]
        return Ways(len(self), pairs, lambda a, b: cross(self.pairs[a, b]), enter)
