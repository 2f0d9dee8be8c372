"""Where the areas of a map stand in lines of characters: near their place, in order, none over another.

Evenly spread rather than to scale: a crowded corner of a map gets the room that an empty sea has too much of.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from grognard.kernel.board import Point

LINE = 2.5
"""How much farther apart two lines are than two characters of a line."""
EVEN = 0.5
"""How far the spaces are spread evenly: 0 not at all, 1 without regard to distances."""
NEIGHBOURS = 12
OUT_OF_ORDER = 4.0
FILLED, FEWEST_LINES = 0.38, 2.0
"""How full the lines are; how many there are at least, times the square root of the spaces."""
MOST_STRAIN = 8.0
GROWTH = (1.0, 1.15, 1.3, 1.6, 2.0, 3.0)
"""How many times the lines there are tried before the spaces have to stand where they can."""


class Layout(NamedTuple):
    """The first character and the line of each space; how far the worst stands from its place."""

    places: list[tuple[int, int]]
    strain: float


class _Sheet:
    """The lines as they fill, and what has been placed."""

    def __init__(
        self, points: list[Point], widths: Sequence[int], width: int, lines: int, line: float
    ) -> None:
        self.points, self.widths, self.width, self.lines, self.line = points, widths, width, lines, line
        self.taken = [[False] * (width + 1) for _ in range(lines)]
        self.places: dict[int, tuple[int, int]] = {}
        self.near = [self._nearest(space) for space in range(len(points))]

    def _nearest(self, space: int) -> list[int]:
        x, y = self.points[space]
        others = (other for other in range(len(self.points)) if other != space)
        far = lambda other: (self.points[other][0] - x) ** 2 + (self.points[other][1] - y) ** 2  # noqa: E731
        return sorted(others, key=far)[:NEIGHBOURS]

    def crowd(self, space: int) -> float:
        """How close the nearest are: whoever stands in a crowd chooses first."""
        x, y = self.points[space]
        return sum(abs(self.points[n][0] - x) + abs(self.points[n][1] - y) for n in self.near[space])

    def wanted(self, space: int) -> Point:
        x, y = self.points[space]
        return x * (self.width - self.widths[space]), y * (self.lines - 1)

    def place(self, space: int) -> float:
        """Puts a space at the best free place; how far from its own that is, -1 if there is none."""
        wide, (x0, y0) = self.widths[space], self.wanted(space)
        best: tuple[float, int, int] | None = None
        for y in sorted(range(self.lines), key=lambda line: abs(line - y0)):
            down = (self.line * (y - y0)) ** 2
            if best is not None and down >= best[0]:
                break
            for x in range(self.width - wide + 1):
                cost = down + (x - x0) ** 2
                if (best is not None and cost >= best[0]) or any(self.taken[y][max(0, x - 1) : x + wide + 1]):
                    continue
                cost += self._disorder(space, x, y)
                if best is None or cost < best[0]:
                    best = cost, x, y
        if best is None:
            return -1.0
        _, x, y = best
        self.places[space] = x, y
        self.taken[y][x : x + wide] = [True] * wide
        return max(abs(x - x0), self.line * abs(y - y0))

    def _disorder(self, space: int, x: int, y: int) -> float:
        """What it costs to stand west of what lies west, or north of what lies north."""
        cost, (own_x, own_y) = 0.0, self.points[space]
        middle = x + self.widths[space] / 2
        for other in self.near[space]:
            if other in self.places:
                east = middle - self.places[other][0] - self.widths[other] / 2
                south, far = y - self.places[other][1], self.points[other]
                if east * (own_x - far[0]) < 0:
                    cost += OUT_OF_ORDER + min(abs(own_x - far[0]) * self.width, abs(east)) ** 2
                if south * (own_y - far[1]) < 0:
                    cost += (
                        OUT_OF_ORDER + (self.line * min(abs(own_y - far[1]) * self.lines, abs(south))) ** 2
                    )
        return cost


@lru_cache(maxsize=64)
def fitted(centres: tuple[Point, ...], widths: tuple[int, ...], width: int) -> list[tuple[int, int]]:
    """A place for every space in as few lines as do not push any of them far from where it lies."""
    width = max(width, *widths)
    least = max(FEWEST_LINES * len(widths) ** 0.5, sum(widths) / (FILLED * width))
    return _first_good(centres, widths, width, [ceil(least * growth) for growth in GROWTH])


def in_rows(centres: Sequence[Point], wide: int, width: int) -> list[tuple[int, int]]:
    """A place for blocks that are all as wide, in as few rows as there is room for; lines are rows here."""
    columns = max(1, (width + 1) // (wide + 1))
    fewest = ceil(len(centres) / columns)
    rows = [fewest + 1, fewest + 2]
    return _first_good(centres, [wide] * len(centres), max(width, wide), rows, wide / 1.5)


def _first_good(
    centres: Sequence[Point], widths: Sequence[int], width: int, tried: list[int], line: float = LINE
) -> list[tuple[int, int]]:
    """The places in the first of these numbers of lines that strains little, else in the best of them."""
    best: Layout | None = None
    for lines in [*tried, len(widths)]:  # as many lines as spaces are enough for any
        found = layout(centres, widths, width, lines, line)
        if found and (best is None or found.strain < best.strain):
            best = found
        if best and (best.strain <= MOST_STRAIN or lines == tried[-1]):
            break
    assert best is not None, "a line for each space leaves none without"
    return best.places


def layout(
    centres: Sequence[Point], widths: Sequence[int], width: int, lines: int, line: float = LINE
) -> Layout | None:
    """A place for every space in so many lines, at least one character from any other; None: no room.

    `line` is how much farther apart two lines are than two characters.
    """
    points = list(zip(_spread([x for x, _ in centres]), _spread([y for _, y in centres]), strict=True))
    sheet, strain = _Sheet(points, widths, width, lines, line), 0.0
    for space in sorted(range(len(points)), key=sheet.crowd):
        off = sheet.place(space)
        if off < 0:
            return None
        strain = max(strain, off)
    return Layout([sheet.places[space] for space in range(len(points))], strain)


def _spread(values: list[float]) -> list[float]:
    """The values from 0 to 1, halfway between their distances and their order."""
    ordered = sorted(set(values))
    if len(ordered) < 2:
        return [0.5] * len(values)
    low, wide, last = ordered[0], ordered[-1] - ordered[0], len(ordered) - 1
    return [(1 - EVEN) * (value - low) / wide + EVEN * bisect_left(ordered, value) / last for value in values]
