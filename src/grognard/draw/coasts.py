"""Where land ends: the figure of a beach at its coast, and what of a line runs over water."""

from __future__ import annotations

import math
from collections import Counter as Tally
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from grognard.draw import places
from grognard.draw.borders import even
from grognard.draw.palette import Palette
from grognard.draw.scene import Scene, Shore
from grognard.draw.shapes import Point, number
from grognard.draw.spaces import on_land, sides
from grognard.draw.text import label
from grognard.kernel.board import Board

RADIUS, SIZE = 5.6, 8.6
AFLOAT = 7.0
"""How far off the coast the middle of a figure is."""
STEP = 4.0
GROWTH = 0.3
ENOUGH = 20.0
"""Farther from names and other figures than this, one place is as good as another."""
NEARNESS = 0.2
"""What a unit of distance to the middle of its space costs: it is to be seen whose beach it is."""


Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""


class Land:
    """The spaces with ground and the land outside of play, to ask whether a point is on it."""

    def __init__(self, scene: Scene, board: Board, backdrop: Mapping[str, Any]) -> None:
        self._rings = [ring for space in on_land(scene, board) for ring in board.rings[space]]
        self._rings += [ring for path in backdrop.get("outside", ()) for ring in _rings(path)]
        self._bounds = [_bounds(ring) for ring in self._rings]

    def holds(self, point: Point) -> bool:
        return any(
            _in(bounds, point) and holds(ring, point)
            for ring, bounds in zip(self._rings, self._bounds, strict=True)
        )

    def at_sea(self, start: Point, end: Point) -> list[tuple[Point, Point]]:
        """The stretches of a straight line that no space with ground lies under."""
        found: list[tuple[Point, Point]] = []
        before: Point | None = None
        for point in even([start, end], STEP):
            if self.holds(point):
                before = None
                continue
            if before:
                found[-1] = found[-1][0], point
            else:
                found.append((point, point))
            before = point
        return [(a, b) for a, b in found if a != b]


def holds(ring: Sequence[Point], point: Point) -> bool:
    """Whether a ray from the point to the right crosses a ring an odd number of times."""
    x, y = point
    within = False
    x0, y0 = ring[-1]
    for x1, y1 in ring:
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            within = not within
        x0, y0 = x1, y1
    return within


def _rings(path: str) -> Iterator[list[Point]]:
    """The rings of a path of straight lines, as backdrops have them: M1 2L3 4L5 6Z."""
    for ring in path.removesuffix("Z").split("Z"):
        corners = (corner.split() for corner in ring.removeprefix("M").split("L"))
        yield [(float(x), float(y)) for x, y in corners]


def _bounds(ring: Sequence[Point]) -> Box:
    return min(x for x, _ in ring), min(y for _, y in ring), max(x for x, _ in ring), max(y for _, y in ring)


def _in(bounds: Box, point: Point) -> bool:
    return bounds[0] <= point[0] <= bounds[2] and bounds[1] <= point[1] <= bounds[3]


# ---------------------------------------------------------------- figures at the coast


def shores(scene: Scene, board: Board, backdrop: Mapping[str, Any]) -> list[tuple[Shore, Point]]:
    """Each figure with its place: off the coast, on the side of its sea, near the middle of its space and
    away from names; one that has no such coast is left out."""
    if not scene.shores:
        return []
    land = Land(scene, board, backdrop)
    shared = Tally(sides(board, on_land(scene, board)))
    names = [_grown(box) for box in places.boxes(scene, board)]
    taken: list[Point] = []
    found = []
    for shore in scene.shores:
        middle = board.centres[board.index[shore.space]]
        off = sorted(_off(shore, board, shared), key=lambda place: -_worth(place, middle, names, taken))
        best = next((place for place in off if not land.holds(place)), None)
        if best:
            taken.append(best)
            found.append((shore, best))
    return found


def _off(shore: Shore, board: Board, shared: Tally[tuple[Point, Point]]) -> Iterator[Point]:
    """Points in a sea off the sides of a space that no other space has: its coast."""
    sea = board.rings[board.index[shore.sea]]
    for (x0, y0), (x1, y1) in sides(board, [board.index[shore.space]]):
        length = math.dist((x0, y0), (x1, y1))
        if not length or shared[(x0, y0), (x1, y1)] > 1:
            continue
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        dx, dy = (y1 - y0) / length * AFLOAT, (x0 - x1) / length * AFLOAT
        for place in ((x + dx, y + dy), (x - dx, y - dy)):
            if any(holds(water, place) for water in sea):
                yield place


def _worth(place: Point, middle: Point, names: Sequence[Box], taken: Sequence[Point]) -> float:
    room = min((math.dist(place, other) for other in taken), default=ENOUGH)
    room = min(room, *(_away(place, name) for name in names), ENOUGH)
    return room - NEARNESS * math.dist(place, middle)


def _grown(name: Box) -> Box:
    """What a name takes up when it is set larger, from afar."""
    left, top, right, bottom = name
    return (
        left - GROWTH * (right - left),
        top,
        right + GROWTH * (right - left),
        bottom + GROWTH * (bottom - top),
    )


def _away(place: Point, name: Box) -> float:
    """How far a point is from a name; none if it lies on it."""
    (x, y), (left, top, right, bottom) = place, name
    return math.hypot(max(left - x, 0.0, x - right), max(top - y, 0.0, y - bottom))


def figures(scene: Scene, board: Board, backdrop: Mapping[str, Any], palette: Palette) -> str:
    return "".join(figure(shore.text, place, palette) for shore, place in shores(scene, board, backdrop))


def figure(text: str, place: Point, palette: Palette) -> str:
    """A round of sand in the water with a number on it."""
    x, y = place
    return (
        f'<g class="shore"><circle cx="{number(x)}" cy="{number(y)}" r="{RADIUS}" fill="{palette.land}" '
        f'stroke="{palette.coast}" stroke-width="1.1"/>'
        f"{label(x, y + SIZE * 0.36, text, SIZE, palette.ink, bold=True)}</g>"
    )
