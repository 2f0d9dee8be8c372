"""An area map as spaces and edges: outlines of any shape, on one island or several."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from grognard.kernel.board import Board, Edge, Point

Ring = Sequence[Point]


def area_board(
    names: Sequence[str],
    centres: Sequence[Point],
    outlines: Sequence[Sequence[Ring]],
    attributes: Sequence[Mapping[str, Any]],
    edges: Sequence[Edge],
) -> Board:
    """The board of these areas; each has one outline or more, its polygon is the largest."""
    polygons = [max(rings, key=size) for rings in outlines]
    return Board(names, centres, polygons, attributes, edges, outlines)


def size(ring: Ring) -> float:
    """The surface inside an outline.

    >>> size([(0, 0), (2, 0), (2, 3), (0, 3)])
    6.0
    """
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*ring, ring[0]]))) / 2
