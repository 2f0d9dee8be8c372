"""Chains of hexsides: the cheapest unbroken path along the grid that stays near a line."""

import heapq
import math
from collections.abc import Iterable
from typing import Any

from shapely.geometry import Point as ShapelyPoint

from mapmaker.grid import Point

STIFFNESS = 4.0
"""How strongly a chain is drawn to its line: distances count in units of hex size / STIFFNESS."""
FARTHEST = 40.0
SAMPLES = 5
LENGTH_COST = 0.15


def chain(line: Any, sides: Iterable[tuple[Point, Point]], hex_size: float) -> list[tuple[Point, Point]]:
    """The sides, in order, of the cheapest path between the corners nearest to the two ends of a line."""
    near: dict[Point, list[Point]] = {}
    for start, end in sides:
        near.setdefault(start, []).append(end)
        near.setdefault(end, []).append(start)

    def cost(start: Point, end: Point) -> float:
        total = 0.0
        for k in range(SAMPLES):
            part = k / (SAMPLES - 1)
            point = ShapelyPoint(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            total += min(line.distance(point) * STIFFNESS / hex_size, FARTHEST) ** 2
        return math.dist(start, end) * (LENGTH_COST + total / SAMPLES)

    first, last = (_nearest(near, place) for place in (line.coords[0], line.coords[-1]))
    best, back = {first: 0.0}, dict[Point, Point]()
    waiting, done = [(0.0, first)], set[Point]()
    while waiting:
        spent, corner = heapq.heappop(waiting)
        if corner == last:
            break
        if corner in done:
            continue
        done.add(corner)
        for following in near[corner]:
            total = spent + cost(corner, following)
            if total < best.get(following, math.inf):
                best[following], back[following] = total, corner
                heapq.heappush(waiting, (total, following))
    path, corner = [], last
    while corner in back:
        path.append((back[corner], corner))
        corner = back[corner]
    return path[::-1]


def _nearest(corners: Iterable[Point], place: Point) -> Point:
    return min(corners, key=lambda corner: math.dist(corner, place))
