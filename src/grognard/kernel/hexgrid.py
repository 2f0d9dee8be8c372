"""A hex grid as spaces and edges: numbering, centres, corners and who touches whom."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from grognard.kernel.board import Board, Edge, Point
from grognard.kernel.refusal import GrognardError


class Grid(msgspec.Struct, frozen=True, kw_only=True):
    """How the hexes of a map are laid out and numbered. Columns run west to east, rows north to south."""

    columns: int
    rows: int
    size_km: float
    orientation: str = "pointy"
    shifted: str = "even"
    shift: str = "east"
    number: str = "{row:02d}{col:02d}"
    row_from: str = "south"
    col_from: str = "west"
    source: str = ""

    def name(self, column: int, row: int) -> str:
        """The printed number of the hex in this column and row, both counted from the north-west, from 0."""
        printed_row, printed_column = self.printed(column, row)
        return self.number.format(row=printed_row, col=printed_column)

    def printed(self, column: int, row: int) -> tuple[int, int]:
        printed_row = row + 1 if self.row_from == "north" else self.rows - row
        printed_column = column + 1 if self.col_from == "west" else self.columns - column
        return printed_row, printed_column

    def is_shifted(self, column: int, row: int) -> bool:
        printed_row, printed_column = self.printed(column, row)
        counted = printed_row if self.orientation == "pointy" else printed_column
        return (counted % 2 == 1) == (self.shifted == "odd")

    def centre(self, column: int, row: int) -> Point:
        """In km, y running south as on a screen; the north-west hex would lie at 0, 0 if not shifted."""
        push = 0.5 if self.is_shifted(column, row) else 0.0
        if self.shift in ("west", "north"):
            push = -push
        narrow = self.size_km * math.sqrt(3) / 2
        if self.orientation == "pointy":
            return (column + push) * self.size_km, row * narrow
        return column * narrow, (row + push) * self.size_km

    def corners(self, centre: Point) -> list[Point]:
        """The six corners, starting at the lower right (pointy) or at the right (flat), going round."""
        x, y = centre
        return [(x + east, y + south) for east, south in _corners_of_one(self.size_km, self.orientation)]


@cache
def _corners_of_one(size_km: float, orientation: str) -> list[Point]:
    """The corners of a hex at 0, 0: those of all others are these, moved."""
    radius = size_km / math.sqrt(3)
    first = 30 if orientation == "pointy" else 0
    angles = [math.radians(first + 60 * k) for k in range(6)]
    return [(radius * math.cos(a), radius * math.sin(a)) for a in angles]


def hex_board(
    grid: Grid, hexes: Mapping[str, Mapping[str, Any]], sides: Mapping[str, Mapping[str, Any]]
) -> Board:
    """The board of a grid with the attributes of its hexes and of its hexsides ("1804-1905")."""
    sides = {"-".join(sorted(name.split("-"))): side for name, side in sides.items()}
    cells = [(column, row) for row in range(grid.rows) for column in range(grid.columns)]
    names = [grid.name(*cell) for cell in cells]
    centres = [grid.centre(*cell) for cell in cells]
    polygons = [grid.corners(centre) for centre in centres]
    edges = [
        Edge(a, b, frozenset(side.get("kinds", ())), segment, dict(side.get("names", {})))
        for a, b, segment in _touching(polygons)
        for side in [sides.get("-".join(sorted((names[a], names[b]))), {})]
    ]
    touching = {"-".join(sorted((names[edge.a], names[edge.b]))) for edge in edges}
    for what, unknown in (("hex", hexes.keys() - set(names)), ("hexside", sides.keys() - touching)):
        if unknown:
            raise GrognardError(f"the grid has no {what} {', '.join(sorted(unknown))}")
    return Board(names, centres, polygons, [hexes.get(name, {}) for name in names], edges)


def _touching(polygons: list[list[Point]]) -> list[tuple[int, int, tuple[Point, Point]]]:
    """Pairs of polygons with a common side, found by the middle of that side."""
    owner: dict[tuple[int, int], tuple[int, tuple[Point, Point]]] = {}
    found = []
    for i, polygon in enumerate(polygons):
        for p, q in zip(polygon, polygon[1:] + polygon[:1], strict=True):
            # An odd unit keeps the grid's own round numbers away from the point where rounding turns.
            middle = round((p[0] + q[0]) / 0.137), round((p[1] + q[1]) / 0.137)
            if middle in owner:
                other, segment = owner[middle]
                found.append((other, i, segment))
            else:
                owner[middle] = (i, (p, q))
    return found
