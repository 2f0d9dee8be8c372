"""What runs along the edges of spaces: rivers, boundaries, crests nobody can cross."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

from grognard.draw import course_lines
from grognard.draw.palette import Palette, line_colour
from grognard.draw.scene import LineStyle, Scene
from grognard.draw.shapes import Point, chains, meander, number, open_path, straight_path
from grognard.draw.short_paths import compact
from grognard.draw.spaces import parted
from grognard.draw.text import label, width
from grognard.kernel.board import Board, Edge

CASING = 2.6
"""How much wider the pale band under a line is."""
MEANDER_KM = 2.4
NAME_SIZE = 9.5
NAME_LIFT = 4.4
NAME_ROOM = 27.0
"""A name is set small enough for one side."""
ROOM_ENOUGH = 70.0
"""Farther from everything than this, one place is as good as another."""


def lines(scene: Scene, board: Board, backdrop: Mapping[str, Any], palette: Palette) -> str:
    """Every kind of line in the scene's order, with the names of those that have one."""
    if "edges" in backdrop:
        return course_lines.lines(scene, board, backdrop, palette)
    drawn = "".join(_styled(style, board, palette) for style in scene.lines)
    return drawn + _names(scene, board, palette)


def _styled(style: LineStyle, board: Board, palette: Palette) -> str:
    paths = []
    for chain in chains(_courses(style, board)):
        if style.meander:
            paths.append(open_path(meander(chain, MEANDER_KM)))
        else:
            paths.append(open_path(_with_middles(chain)))
    if not paths:
        return ""
    name = f"map-line-{style.kind}"
    colour = line_colour(style.colour, palette)
    casing = palette.coast if style.colour == "lake" else palette.casing
    path = f'd="{compact("".join(paths))}" fill="none" stroke-linecap="round" stroke-linejoin="round"'
    dash = f' stroke-dasharray="{style.dash}"' if style.dash else ""
    drawn = f'<defs><path id="{name}" {path}/></defs>'
    if not style.dash:
        # a dashed line goes without: its casing would hide the river it may run along
        wide = number(style.width + CASING)
        drawn += f'<use href="#{name}" stroke="{casing}" stroke-width="{wide}" stroke-opacity=".75"/>'
    stroke = f'stroke="{colour}" stroke-width="{number(style.width)}"{dash}'
    drawn += f'<use class="line {style.kind}" href="#{name}" {stroke}/>'
    if style.toothed:
        teeth = "".join(_teeth(edge.segment) for edge in board.edges if style.kind in edge.kinds)
        drawn += f'<path d="{teeth}" fill="none" stroke="{colour}" stroke-width="1.6"/>'
    return drawn


def _with_middles(chain: list[Point]) -> list[Point]:
    """More points on the same line, so that the curve keeps to the edges and only rounds their corners."""
    fuller = [chain[0]]
    for start, end in pairwise(chain):
        for part in (0.25, 0.75):
            fuller.append((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
        fuller.append(end)
    return fuller


def _courses(style: LineStyle, board: Board) -> Iterable[tuple[Point, Point]]:
    """The pieces of a kind of line: along the edges that have it, or from middle to middle across them."""
    if style.parts:
        return _steps(edge for edge in board.edges if parted(board, edge, style.parts))
    edges = (edge for edge in board.edges if style.kind in edge.kinds)
    if style.through:
        return ((board.centres[edge.a], board.centres[edge.b]) for edge in edges)
    return _steps(edges)


def _steps(edges: Iterable[Edge]) -> Iterable[tuple[Point, Point]]:
    return (step for edge in edges for step in pairwise(edge.segment))


def _teeth(segment: tuple[Point, ...]) -> str:
    """Short strokes across an edge: the sign of a crest."""
    (x0, y0), (x1, y1) = segment[0], segment[-1]
    length = math.dist(segment[0], segment[-1])
    across = (y1 - y0) / length * 3.6, (x0 - x1) / length * 3.6
    drawn = ""
    for part in (0.15, 0.38, 0.62, 0.85):
        x, y = x0 + (x1 - x0) * part, y0 + (y1 - y0) * part
        drawn += straight_path([(x - across[0], y - across[1]), (x + across[0], y + across[1])])
    return drawn


def _names(scene: Scene, board: Board, palette: Palette) -> str:
    """Names along the lines, once each, on the side that is farthest from counters, towns and other names."""
    taken = [board.centres[board.index[one.space]] for one in scene.counters]
    taken += [board.centres[board.index[town.space]] for town in scene.towns]
    drawn = []
    for name, words in scene.line_names.items():
        places = [
            _beside(edge.segment)
            for edge in board.edges
            # where two lines share a side, their colours leave no room for letters
            if len(edge.kinds) == 1 and name in edge.names.values()
        ]
        if not places:
            continue
        (x, y), angle = max(places, key=lambda place: _room(place, taken))
        taken.append((x, y))
        turn = f"translate({number(x)} {number(y)}) rotate({number(angle)})"
        size = min(NAME_SIZE, NAME_ROOM / width(words, 1.0))
        drawn.append(
            label(
                0,
                0,
                words,
                size,
                palette.river,
                halo=palette.halo,
                halo_width=1.6,
                spacing=0.4,
                transform=turn,
            )
        )
    return "".join(drawn)


def _beside(segment: tuple[Point, ...]) -> tuple[Point, float]:
    """Where a name stands that runs along a side just above it: the middle of its foot, and its slope."""
    left, right = sorted((segment[0], segment[-1]))
    angle = math.atan2(right[1] - left[1], right[0] - left[0])
    if abs(right[0] - left[0]) < 1:
        angle = -math.pi / 2
    middle = (left[0] + right[0]) / 2, (left[1] + right[1]) / 2
    lifted = middle[0] + NAME_LIFT * math.sin(angle), middle[1] - NAME_LIFT * math.cos(angle)
    return lifted, math.degrees(angle)


def _room(place: tuple[Point, float], taken: list[Point]) -> float:
    """Distance to the nearest taken place; an upright name is harder to read and counts for less."""
    nearest = min((math.dist(place[0], other) for other in taken), default=math.inf)
    return min(nearest, ROOM_ENOUGH) * (0.8 if place[1] < -80 else 1.0)
