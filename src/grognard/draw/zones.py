"""Zones with something in common, such as the weather: labels along their limits say how it is today."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping

from grognard.draw import borders, places
from grognard.draw.palette import Palette
from grognard.draw.scene import Scene, Zone
from grognard.draw.shapes import Point, number
from grognard.draw.text import label, width
from grognard.kernel.board import Board

SIZE, PAD = 9.0, 5.0
GAP = 3.5
"""Between a line and the label on one of its sides."""
STEP = 24.0
"""From one place along a line to the next."""
APART = 330.0
"""At least so far are two labels of a zone from each other."""
SPREAD = 90.0
"""And the places inside a zone, away from its limits."""
ENOUGH = 30.0
"""With more room than this, a place is the better the nearer it is to the middle of the map."""
MOST_CORNERS = 8
"""A space with more is an area of any shape."""
ROOM, LIFT = 21.0, 30.0
"""Half of what counters take up round the middle of a space, and how far up a stack of them goes."""

Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""


Spot = tuple[float, float, float, float]
"""Where a label of a zone may stand: a point, and the direction in which it lies from there."""


def spots(zone: Zone, scene: Scene, board: Board) -> list[Spot]:
    """The best first: along the limits to other zones, where there is most room; then above counters."""
    zone_of = {board.index[name]: one.name for one in scene.zones for name in one.spaces}
    taken = Near((*board.centres, *((x, y + places.FOOT) for x, y in board.centres)), ENOUGH)
    middle = _middle(board)
    along = sorted(
        _along(zone, zone_of, board), key=lambda spot: (-_room(spot, taken), math.dist(spot[:2], middle))
    )
    inside: list[Spot] = []
    spread = Near((), SPREAD)
    for name in zone.spaces:
        place = board.centres[board.index[name]]
        if spread.nearest(place) >= SPREAD:
            spread.add(place)
            inside.append(_spot(place[0], place[1] - LIFT, 0.0, -1.0))
    return [*along, *inside]


class Near:
    """Points in cells, so that of thousands only those near a place are looked at."""

    def __init__(self, points: Iterable[Point], most: float) -> None:
        self._most = most
        self._cells: dict[tuple[int, int], list[Point]] = {}
        for point in points:
            self.add(point)

    def add(self, point: Point) -> None:
        self._cells.setdefault(self._cell(point), []).append(point)

    def nearest(self, place: Point) -> float:
        """How far the nearest point is, or `most` if none is nearer."""
        across, down = self._cell(place)
        cells = ((across + dx, down + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        found = (math.dist(place, point) for cell in cells for point in self._cells.get(cell, ()))
        return min(found, default=self._most)

    def _cell(self, point: Point) -> tuple[int, int]:
        return int(point[0] // self._most), int(point[1] // self._most)


def _along(zone: Zone, zone_of: Mapping[int, str], board: Board) -> Iterator[Spot]:
    for edge in board.edges:
        one, other = zone_of.get(edge.a), zone_of.get(edge.b)
        if not one or not other or one == other or zone.name not in (one, other) or len(edge.segment) < 2:
            continue
        inner, outer = (edge.a, edge.b) if one == zone.name else (edge.b, edge.a)
        line = edge.segment
        left = borders.side(line, board.centres[inner]) > borders.side(line, board.centres[outer])
        for (x, y), (dx, dy) in borders.measured(line, STEP, STEP / 2):
            yield _spot(x, y, *((dy, -dx) if left else (-dy, dx)))


def _spot(x: float, y: float, dx: float, dy: float) -> Spot:
    return round(x, 1), round(y, 1), round(dx, 2), round(dy, 2)


def _middle(board: Board) -> Point:
    across, down = zip(*board.centres, strict=True)
    return sum(across) / len(board), sum(down) / len(board)


def _room(spot: Spot, taken: Near) -> float:
    x, y, dx, dy = spot
    return min(ENOUGH, taken.nearest((x + dx * 2 * SIZE, y + dy * SIZE)))


# ---------------------------------------------------------------- on a sheet


def labels(scene: Scene, board: Board, palette: Palette) -> str:
    """As the page lays them at the size of the map; a zone of which nothing is known has none."""
    full = [*_counters(scene, board), *places.boxes(scene, board)]
    drawn = ""
    for zone in scene.zones:
        if zone.flag not in scene.flags:
            continue
        text, laid = words(zone, scene), list[Point]()
        for spot in spots(zone, scene, board):
            x, y, box = _laid(spot, text)
            if any(math.dist((x, y), other) < APART for other in laid) or any(
                _meet(box, one) for one in full
            ):
                continue
            laid.append((x, y))
            full.append(box)
            drawn += _pill(text, box, zone, scene, palette)
    return drawn


def words(zone: Zone, scene: Scene) -> str:
    return f"{zone.title} · {scene.flags[zone.flag].title}"


def _laid(spot: Spot, text: str) -> tuple[float, float, Box]:
    """The middle of a label that just clears the line it stands at, and what it takes up."""
    wide, high = width(text, SIZE) / 2 + PAD, SIZE * 0.7
    x, y, dx, dy = spot
    away = abs(dx) * wide + abs(dy) * high + GAP
    x, y = x + dx * away, y + dy * away
    return x, y, (x - wide, y - high, x + wide, y + high)


def _counters(scene: Scene, board: Board) -> Iterator[Box]:
    """Where counters may lie, so that labels stay where they are; among hexes, which leave no room beside
    that, where they do lie."""
    occupied = {board.index[one.space] for one in scene.counters}
    for space, (x, y) in enumerate(board.centres):
        if space in occupied or len(board.polygons[space]) > MOST_CORNERS:
            yield x - ROOM, y - ROOM, x + ROOM, y + ROOM


def _meet(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _pill(text: str, box: Box, zone: Zone, scene: Scene, palette: Palette) -> str:
    left, top, right, bottom = box
    flag = scene.flags[zone.flag]
    return (
        f'<g class="zone {zone.name}"><rect x="{number(left)}" y="{number(top)}" '
        f'width="{number(right - left)}" height="{number(bottom - top)}" rx="2.5" fill="{flag.colour}" '
        f'stroke="{palette.halo}" stroke-width="1"/>'
        f"{label((left + right) / 2, (top + bottom) / 2 + SIZE * 0.36, text, SIZE, flag.ink, bold=True)}</g>"
    )
