"""What runs along the borders of areas: rivers and walls on their side, crests, straits, limits."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from grognard.draw import borders, terrain
from grognard.draw.coasts import Land
from grognard.draw.palette import Palette, line_colour
from grognard.draw.places import FOOT
from grognard.draw.scene import LineStyle, Scene
from grognard.draw.seaways import arrow
from grognard.draw.shapes import Point, number, open_path, straight_path
from grognard.draw.short_paths import compact
from grognard.draw.spaces import parted
from grognard.draw.text import label, width
from grognard.kernel.board import Board, Edge

CASING = 2.2
ASIDE = 2.6
"""How far inside the spaces it counts for a line runs."""
TOOTH, TOOTH_STEP = 4.4, 13.0
PEAK_STEP, PEAK_SIZE = 11.0, 0.72
BRIDGE = 15.0
NAME_SIZE, NAME_LIFT = 8.0, 3.2
LEAST_ROOM = 15.0
"""Between a name and the middle of counters or of another name."""
MOST_STRAY = 9.0
"""A line that bends more than this along its name goes without one."""


def lines(scene: Scene, board: Board, backdrop: Mapping[str, Any], palette: Palette) -> str:
    """Every kind of line in the scene's order, with the names of those that have one."""
    drawn = "".join(_styled(style, scene, board, backdrop, palette) for style in scene.lines)
    return drawn + _names(scene, board, palette)


def _styled(
    style: LineStyle, scene: Scene, board: Board, backdrop: Mapping[str, Any], palette: Palette
) -> str:
    if style.through:
        land = Land(scene, board, backdrop) if style.afloat else None
        return _through(style, board, land, palette)
    edges = [edge for edge in board.edges if _has(style, board, edge) and len(edge.segment) > 1]
    if not edges:
        return ""
    if style.bridge:
        return "".join(bridge(edge.segment, palette) for edge in edges)
    found = borders.courses(board, edges, style.kind)
    if style.peaks:
        places = [place for line in found for place, _ in borders.measured(line, PEAK_STEP, PEAK_STEP / 2)]
        return terrain.peaks([((x, y + 3.0), PEAK_SIZE) for x, y in sorted(places, key=_down)], palette)
    if style.sided:
        found = [borders.pushed(line, ASIDE + style.width / 2) for line in found]
    return stroke(style, found, palette)


def _through(style: LineStyle, board: Board, land: Land | None, palette: Palette) -> str:
    """From middle to middle; of one that is afloat what land leaves of it, or all where it leaves nothing."""
    courses: list[Sequence[Point]] = []
    for edge in board.edges:
        if style.kind in edge.kinds:
            ends = board.centres[edge.a], board.centres[edge.b]
            courses += (land.at_sea(*ends) if land else None) or [ends]
    return stroke(style, courses, palette) if courses else ""


def stroke(style: LineStyle, courses: Sequence[Sequence[Point]], palette: Palette) -> str:
    """A line with its casing, and its teeth on the left."""
    colour = line_colour(style.colour, palette)
    path = compact("".join(open_path(course) for course in courses))
    dash = f' stroke-dasharray="{style.dash}"' if style.dash else ""
    drawn = ""
    if not style.dash:
        drawn = (
            f'<path d="{path}" stroke="{palette.casing}" stroke-width="{number(style.width + CASING)}" '
            f'stroke-opacity=".6"/>'
        )
    teeth = "".join(_teeth(course) for course in courses) if style.toothed else ""
    drawn += (
        f'<path class="line {style.kind}" d="{path}" stroke="{colour}" '
        f'stroke-width="{number(style.width)}"{dash}/>'
    )
    if teeth:
        drawn += f'<path d="{compact(teeth)}" stroke="{colour}" stroke-width="1.4"/>'
    return f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">{drawn}</g>'


def bridge(segment: Sequence[Point], palette: Palette) -> str:
    """An arrow across the middle of a border: the way over a strait."""
    (x, y), (dx, dy) = borders.middle(segment)
    ends = [(x - dy * BRIDGE, y + dx * BRIDGE), (x, y), (x + dy * BRIDGE, y - dx * BRIDGE)]
    return arrow(ends, (True, True), "", palette)


def _has(style: LineStyle, board: Board, edge: Edge) -> bool:
    if style.parts:
        return parted(board, edge, style.parts)
    if style.differs:
        a, b = (bool(board.attributes[space].get(style.differs)) for space in (edge.a, edge.b))
        return a != b
    return style.kind in edge.kinds


def _teeth(course: Sequence[Point]) -> str:
    """Short strokes from a line to its left."""
    return "".join(
        straight_path([(x, y), (x + dy * TOOTH, y - dx * TOOTH)])
        for (x, y), (dx, dy) in borders.measured(course, TOOTH_STEP, TOOTH_STEP / 2)
    )


def _down(place: Point) -> tuple[float, float]:
    return place[1], place[0]


def _names(scene: Scene, board: Board, palette: Palette) -> str:
    """Names along the lines, once each, where the line is straight and no counter stands near."""
    taken = [*board.centres, *((x, y + FOOT) for x, y in board.centres)]
    drawn = []
    for name, words in scene.line_names.items():
        room = width(words, NAME_SIZE) + 8
        places = [
            place
            for edge in board.edges
            for kind, told in edge.names.items()
            if told == name and len(edge.segment) > 1
            for place in _stretches(_own_side(board, edge, kind), room)
        ]
        if not places:
            continue
        (x, y), angle, stray = max(places, key=lambda place: _worth(place, taken))
        if stray > MOST_STRAY or min(math.dist((x, y), other) for other in taken) < LEAST_ROOM:
            continue
        taken.append((x, y))
        turn = f"translate({number(x)} {number(y)}) rotate({number(angle)})"
        drawn.append(
            label(0, 0, words, NAME_SIZE, palette.river, halo=palette.halo, halo_width=1.8, spacing=0.3,
                  transform=turn)
        )  # fmt: skip
    return "".join(drawn)


def _own_side(board: Board, edge: Edge, kind: str) -> list[Point]:
    return borders.courses(board, [edge], kind)[0]


Stretch = tuple[Point, float, float]
"""Where the foot of a name stands, its slope, and how far the line strays from it."""


def _stretches(line: Sequence[Point], room: float) -> list[Stretch]:
    """Pieces of a line as long as a name, which stands on the side away from the line's teeth."""
    points = borders.even(line, 4.0)
    count = max(2, round(room / 4.0))
    found = []
    for n in range(0, max(1, len(points) - count), 2):
        piece = points[n : n + count + 1]
        left, right = sorted((piece[0], piece[-1]))
        angle = math.atan2(right[1] - left[1], right[0] - left[0])
        middle = (left[0] + right[0]) / 2, (left[1] + right[1]) / 2
        stray = max(abs(_across(point, left, right)) for point in piece)
        # below the line if the line is walked from right to left, as its left side is then below
        below = piece[0] == left
        lift = NAME_LIFT if not below else -NAME_LIFT - NAME_SIZE * 0.72
        place = middle[0] + lift * math.sin(angle), middle[1] - lift * math.cos(angle)
        found.append((place, math.degrees(angle), stray + max(0.0, room - math.dist(left, right))))
    return found


def _across(point: Point, a: Point, b: Point) -> float:
    length = math.dist(a, b) or 1.0
    return ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])) / length


def _worth(place: Stretch, taken: Sequence[Point]) -> float:
    nearest = min(math.dist(place[0], other) for other in taken)
    return min(nearest, 70.0) - 2.5 * place[2] - (12 if abs(place[1]) > 65 else 0)
