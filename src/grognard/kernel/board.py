"""Spaces and edges, hexes and areas alike; `passages` walks them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from grognard.kernel.masks import mask_of
from grognard.kernel.passages import Links as Links
from grognard.kernel.passages import Ways as Ways

Point = tuple[float, float]


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
