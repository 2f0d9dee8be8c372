"""Whether the spaces of a board lie in rows and columns: hexes of either kind, or squares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from grognard.kernel.board import Board, Point

FINE = 1.37e-3
"""Lengths are told apart by this part of the largest: odd, so that none lies just where rounding turns."""
SLACK = 0.1


class Cell(NamedTuple):
    """A space and where it lies, counted from the north-west; halves of a space are counted in the direction
    in which every second row or column is shifted by half a space."""

    space: int
    x: int
    y: int


class Lattice(NamedTuple):
    """The spaces in rows and columns. `flat` hexes have a side on top, so that columns are shifted and `y`
    counts halves; otherwise `x` does. `beside` are the spaces of another shape, such as boxes off the map."""

    cells: list[Cell]
    beside: list[int]
    flat: bool


@lru_cache(maxsize=16)
def lattice_of(board: Board) -> Lattice | None:
    """The rows and columns of a board; None if its spaces are areas of any shape."""
    sizes = [_size(polygon) for polygon in board.polygons]
    fine = FINE * max(map(max, sizes)) or 1.0
    shapes = [
        (len(polygon), *(round(length / fine) for length in size))
        for polygon, size in zip(board.polygons, sizes, strict=True)
    ]
    (common, count), *_ = Counter(shapes).most_common(1)
    corners, (wide, high) = common[0], sizes[shapes.index(common)]
    if 2 * count <= len(board) or corners not in (4, 6):
        return None
    flat = corners == 6 and wide > high
    step = (wide * 0.75, high / 2) if flat else (wide / 2, high * (0.75 if corners == 6 else 1))
    cells = _cells(board, [space for space, shape in enumerate(shapes) if shape == common], step)
    beside = [space for space, shape in enumerate(shapes) if shape != common]
    return Lattice(cells, beside, flat) if cells else None


def _size(polygon: Sequence[Point]) -> Point:
    """How wide and how high a space is."""
    across, down = zip(*polygon, strict=True) if polygon else ((0.0,), (0.0,))
    return max(across) - min(across), max(down) - min(down)


def _cells(board: Board, members: list[int], step: Point) -> list[Cell]:
    """The members counted in steps from the corner; none if one of them lies in between."""
    left = min(board.centres[space][0] for space in members)
    top = min(board.centres[space][1] for space in members)
    cells = []
    for space in members:
        across, down = (board.centres[space][0] - left) / step[0], (board.centres[space][1] - top) / step[1]
        if max(abs(across - round(across)), abs(down - round(down))) > SLACK:
            return []
        cells.append(Cell(space, round(across), round(down)))
    return cells
