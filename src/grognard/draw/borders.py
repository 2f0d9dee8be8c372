"""Lines along borders of any shape: joined into courses, pushed to one side, measured off."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from grognard.draw.shapes import Point
from grognard.kernel.board import Board, Edge

JOINT = 1.6
"""Ends closer together than this are one point."""


def courses(board: Board, edges: Sequence[Edge], kind: str) -> list[list[Point]]:
    """The lines of edges, each with the spaces it counts for on its left, joined end to end."""
    rest = [_left_of(board, edge, kind) for edge in edges if len(edge.segment) > 1]
    found = []
    while rest:
        course, grown = rest.pop(0), True
        while grown:
            grown = False
            for n, line in enumerate(rest):
                if math.dist(course[-1], line[0]) <= JOINT:
                    course, grown = [*course, *line[1:]], True
                elif math.dist(course[0], line[-1]) <= JOINT:
                    course, grown = [*line[:-1], *course], True
                if grown:
                    del rest[n]
                    break
        found.append(course)
    return found


def _left_of(board: Board, edge: Edge, kind: str) -> list[Point]:
    line = list(edge.segment)
    counted = edge.sides.get(kind, frozenset())
    if len(counted) != 1:
        return line
    (space,) = counted
    other = edge.b if space == edge.a else edge.a
    return line if side(line, board.centres[space]) > side(line, board.centres[other]) else line[::-1]


def side(line: Sequence[Point], point: Point) -> float:
    """More than 0 if a point lies to the left of a line, seen on a sheet whose y goes down."""
    a, b = min(pairwise(line), key=lambda step: _distance(point, *step))
    return (b[1] - a[1]) * (point[0] - a[0]) - (b[0] - a[0]) * (point[1] - a[1])


def _distance(point: Point, a: Point, b: Point) -> float:
    length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2 or 1.0
    part = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length
    part = max(0.0, min(1.0, part))
    return math.dist(point, (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part))


def middle(line: Sequence[Point]) -> tuple[Point, Point]:
    """The point halfway along a line, and the line's direction there."""
    length = sum(math.dist(a, b) for a, b in pairwise(line))
    return next(measured(line, length, length))


def even(line: Sequence[Point], step: float) -> list[Point]:
    """Points on a line at equal steps, the two ends among them."""
    return [point for point, _ in measured(line, step, 0.0)]


def measured(line: Sequence[Point], step: float, first: float) -> Iterator[tuple[Point, Point]]:
    """Points on a line about `step` apart and `first` from its ends, and the direction of the line there."""
    length = sum(math.dist(a, b) for a, b in pairwise(line))
    count = max(1, round((length - 2 * first) / step))
    places = [first + (length - 2 * first) * n / count for n in range(count + 1)]
    if length < 2 * first:
        places = [length / 2]
    done, steps = 0.0, list(pairwise(line))
    n = 0
    for place in places:
        while n < len(steps) - 1 and done + math.dist(*steps[n]) < place:
            done += math.dist(*steps[n])
            n += 1
        (x0, y0), (x1, y1) = steps[n]
        long = math.dist(*steps[n]) or 1.0
        part = min(1.0, (place - done) / long)
        yield (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part), ((x1 - x0) / long, (y1 - y0) / long)


def pushed(line: Sequence[Point], distance: float) -> list[Point]:
    """The same line moved to its left; stepped evenly and softened first, or it might cross itself."""
    points = softened(even(line, 5.0))
    moved = []
    for n, (x, y) in enumerate(points):
        a, b = points[max(0, n - 1)], points[min(len(points) - 1, n + 1)]
        length = math.dist(a, b) or 1.0
        moved.append((x + (b[1] - a[1]) / length * distance, y - (b[0] - a[0]) / length * distance))
    return moved


def softened(points: Sequence[Point]) -> list[Point]:
    """Each point drawn towards the middle between its neighbours; the ends stay."""
    if len(points) < 3:
        return list(points)
    inner = [
        ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
        for a, b, c in zip(points, points[1:], points[2:], strict=False)
    ]
    return [points[0], *inner, points[-1]]
