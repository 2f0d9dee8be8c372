"""Spaces and edges; floods and cheapest ways on bit masks; hexes and areas alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from grognard.kernel.masks import mask_of, spaces_in

Point = tuple[float, float]

# A hex grid has eight index differences between neighbours, whatever its size; an area map has
# hundreds. Up to this many, shifting whole sets is faster than walking them space by space.
MOST_SHIFTS = 12


class Edge(msgspec.Struct, frozen=True):
    """Where two spaces touch: what lies on their common side, and the line it is drawn along."""

    a: int
    b: int
    kinds: frozenset[str]
    segment: tuple[Point, Point]
    names: Mapping[str, str] = {}


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
        if self._shifts is None:
            for space in spaces_in(mask):
                reached |= self.neighbours[space]
            return reached
        for shift, sources in self._shifts:
            moving = mask & sources
            if moving:
                reached |= moving << shift if shift > 0 else moving >> -shift
        return reached

    def flood(self, start: int, within: int) -> int:
        """The part of `within` that can be walked to from the set `start`, start included."""
        reached = fringe = start
        while fringe:
            fringe = self.spread(fringe) & within & ~reached
            reached |= fringe
        return reached

    def rings(self, start: int, within: int) -> Iterable[int]:
        """The sets at distance 0, 1, 2, ... from `start` inside `within`."""
        reached = fringe = start
        while fringe:
            yield fringe
            fringe = self.spread(fringe) & within & ~reached
            reached |= fringe


class Ways:
    """Passages with a price: what a side adds when crossed, and what a space costs to enter."""

    __slots__ = ("_crossings", "_entries", "price")

    def __init__(
        self,
        size: int,
        pairs: Iterable[tuple[int, int]],
        cross: Callable[[int, int], int],
        enter: Sequence[int],
    ) -> None:
        by_extra: dict[int, list[tuple[int, int]]] = {}
        price: list[dict[int, int]] = [{} for _ in range(size)]
        for a, b in pairs:
            extra = cross(a, b)
            by_extra.setdefault(extra, []).append((a, b))
            price[a][b] = extra + enter[b]
        self.price = price
        self._crossings = [(extra, Links(size, group)) for extra, group in sorted(by_extra.items())]
        self._entries = [
            (cost, mask_of(i for i in range(size) if enter[i] == cost)) for cost in sorted(set(enter))
        ]

    def reach(self, start: int, points: int, closed: int, stops: int, first_closed: int = 0) -> list[int]:
        """Sets by price: element n holds the spaces whose cheapest way costs exactly n points.

        `closed` is never entered, `stops` is never left (the start is), `first_closed` is not entered
        by the first step.
        """
        levels = [0] * (points + 1)
        levels[0] = seen = 1 << start
        barred = closed | first_closed
        for spent in range(points):
            here = levels[spent] & ~seen if spent else seen
            levels[spent] = here
            seen |= here
            moving = here & ~stops if spent else here
            if not moving:
                continue
            for extra, links in self._crossings:
                beside = links.spread(moving) & ~barred & ~seen
                if beside:
                    for cost, ground in self._entries:
                        total = spent + extra + cost
                        if total > points:
                            break
                        levels[total] |= beside & ground
            barred = closed
        if points:
            levels[points] &= ~seen
        return levels

    def way(self, levels: Sequence[int], to: int, stops: int, first_closed: int = 0) -> tuple[int, ...]:
        """The cheapest way to `to`, start left out; of equals, always the same one."""
        spent = next(n for n, level in enumerate(levels) if level >> to & 1)
        path: list[int] = []
        while spent:
            path.append(to)
            for cost in range(1, spent + 1):
                level = levels[spent - cost]
                found = next(
                    (
                        a
                        for a in self._before(level, to)
                        if self._steps(a, to, cost, spent, stops, first_closed)
                    ),
                    None,
                )
                if found is not None:
                    to, spent = found, spent - cost
                    break
            else:  # pragma: no cover - a space in a level always has a way to it
                raise ValueError(f"no way to space {to}")
        return tuple(reversed(path))

    def _before(self, level: int, to: int) -> Iterable[int]:
        return (a for a in spaces_in(level) if to in self.price[a]) if level else ()

    def _steps(self, a: int, to: int, cost: int, spent: int, stops: int, first_closed: int) -> bool:
        if self.price[a][to] != cost:
            return False
        if spent == cost:
            return not first_closed >> to & 1
        return not stops >> a & 1


class Board:
    """The spaces of a game, their attributes and the edges between them. Shared, never changed."""

    __slots__ = ("attributes", "centres", "edges", "index", "names", "pairs", "polygons")

    def __init__(
        self,
        names: Sequence[str],
        centres: Sequence[Point],
        polygons: Sequence[Sequence[Point]],
        attributes: Sequence[Mapping[str, Any]],
        edges: Sequence[Edge],
    ) -> None:
        self.names = list(names)
        self.centres = list(centres)
        self.polygons = [list(p) for p in polygons]
        self.attributes = [dict(a) for a in attributes]
        self.edges = list(edges)
        self.index = {name: i for i, name in enumerate(self.names)}
        self.pairs = {pair: edge for edge in self.edges for pair in ((edge.a, edge.b), (edge.b, edge.a))}

    def __len__(self) -> int:
        return len(self.names)

    def where(self, test: Callable[[Mapping[str, Any]], bool]) -> int:
        """The set of spaces whose attributes pass the test."""
        return mask_of(i for i, attributes in enumerate(self.attributes) if test(attributes))

    def links(self, passable: Callable[[int, int, Edge], bool]) -> Links:
        """The passages that the test lets through, asked once for each direction."""
        return Links(len(self), (pair for pair, edge in self.pairs.items() if passable(*pair, edge)))

    def ways(
        self, passable: Callable[[int, int, Edge], bool], cross: Callable[[Edge], int], enter: Sequence[int]
    ) -> Ways:
        """The priced passages that the test lets through."""
        pairs = [pair for pair, edge in self.pairs.items() if passable(*pair, edge)]
        return Ways(len(self), pairs, lambda a, b: cross(self.pairs[a, b]), enter)
