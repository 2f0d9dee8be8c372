"""Outlines and lines on the grid as smooth SVG paths."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

Point = tuple[float, float]


def _key(point: Point) -> Point:
    """Corners worked out from different spaces agree to a hundredth."""
    return round(point[0], 2), round(point[1], 2)


def outlines(polygons: Iterable[Sequence[Point]]) -> list[list[Point]]:
    """The closed loops round a set of polygons that all turn the same way; holes turn the other way."""
    edges: dict[Point, list[Point]] = {}
    for polygon in polygons:
        ring = [_key(point) for point in polygon]
        for start, end in zip(ring, ring[1:] + ring[:1], strict=True):
            # a side that two polygons share is run through both ways and is no boundary
            if start in edges.get(end, []):
                edges[end].remove(start)
            else:
                edges.setdefault(start, []).append(end)
    loops = []
    for first in list(edges):
        while edges[first]:
            loop, corner = [first], edges[first].pop()
            while corner != first:
                loop.append(corner)
                corner = edges[corner].pop()
            loops.append(loop)
    return loops


def chains(segments: Iterable[tuple[Point, Point]]) -> list[list[Point]]:
    """Segments joined end to end; a chain stops where none or more than one other goes on."""
    near: dict[Point, list[Point]] = {}
    for start, end in segments:
        near.setdefault(_key(start), []).append(_key(end))
        near.setdefault(_key(end), []).append(_key(start))
    goes_on = {corner for corner, others in near.items() if len(others) == 2}
    found = []
    # ends and forks first, so that what is left afterwards are closed rings
    for first in sorted(near, key=lambda corner: (corner in goes_on, corner)):
        while near[first]:
            chain, corner = [first], first
            while near[corner]:
                following = near[corner].pop()
                near[following].remove(corner)
                chain.append(following)
                corner = following
                if corner not in goes_on:
                    break
            found.append(chain)
    return found


def meander(points: Sequence[Point], amount: float) -> list[Point]:
    """The same line with a bend in each step, always the same for the same place."""
    bent = [points[0]]
    for start, end in pairwise(points):
        length = math.dist(start, end) or 1.0
        across = (end[1] - start[1]) / length, (start[0] - end[0]) / length
        for part, strength in ((0.3, 1.0), (0.68, -0.8)):
            x, y = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
            push = amount * strength * math.sin(x * 0.37 + y * 0.23)
            bent.append((x + across[0] * push, y + across[1] * push))
        bent.append(end)
    return bent


def closed_path(loop: Sequence[Point]) -> str:
    """A closed curve from middle to middle of a loop's sides, bending at its corners."""
    ring = [*loop, loop[0], loop[1]]
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(ring)]
    bends = [f"Q{_at(corner)} {_at(middle)}" for corner, middle in zip(ring[1:-1], middles[1:], strict=True)]
    return f"M{_at(middles[0])}" + "".join(bends) + "Z"


def open_path(points: Sequence[Point]) -> str:
    """A curve from the first to the last point that bends at the points between."""
    if len(points) < 3:
        return straight_path(points)
    path = f"M{_at(points[0])}"
    for corner, after in pairwise(points[1:-1]):
        path += f"Q{_at(corner)} {_at(((corner[0] + after[0]) / 2, (corner[1] + after[1]) / 2))}"
    return path + f"Q{_at(points[-2])} {_at(points[-1])}"


def straight_path(points: Sequence[Point], closed: bool = False) -> str:
    return "M" + "L".join(_at(point) for point in points) + ("Z" if closed else "")


def shrunk(polygon: Sequence[Point], centre: Point, part: float) -> list[Point]:
    """A polygon drawn together towards its centre."""
    return [(centre[0] + (x - centre[0]) * part, centre[1] + (y - centre[1]) * part) for x, y in polygon]


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def number(value: float) -> str:
    """A number for an SVG attribute: one decimal at most."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text
