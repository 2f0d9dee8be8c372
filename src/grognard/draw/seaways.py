"""What runs over the sea: lines between seas, limits of sea areas, axes as arrows from coast to coast."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from grognard.draw.palette import Palette
from grognard.draw.scene import Scene
from grognard.draw.shapes import Point, chains, number, open_path, straight_path
from grognard.draw.short_paths import compact
from grognard.draw.spaces import at_sea, on_land, sides
from grognard.draw.text import label
from grognard.kernel.board import Board

HEAD, HALF = 7.5, 3.6
LETTER_SIZE = 8.5


def seas(scene: Scene, board: Board, palette: Palette) -> str:
    """Fine lines round the seas, each drawn once; they lie under the land, and along it there are none."""
    shores = set(sides(board, on_land(scene, board)))
    between = dict.fromkeys(side for side in sides(board, at_sea(scene, board)) if side not in shores)
    if not between:
        return ""
    path = compact("".join(straight_path(chain) for chain in chains(between)))
    return (
        f'<g fill="none" stroke-linejoin="round"><path class="seas" d="{path}" stroke="{palette.shelf[1]}" '
        f'stroke-width="4" stroke-opacity=".55"/><path d="{path}" stroke="{palette.coast}" stroke-width="1" '
        f'stroke-opacity=".8"/></g>'
    )


def seaways(backdrop: Mapping[str, Any], palette: Palette) -> str:
    """Everything over the sea that the backdrop names."""
    limits, axes = backdrop.get("limits", ()), backdrop.get("axes", ())
    if not limits and not axes:
        return ""
    return (
        f'<path class="limits" d="{compact("".join(limits))}" fill="none" stroke="{palette.coast}" '
        f'stroke-width="1.1" stroke-dasharray="2 4.5" stroke-linecap="round"/>'
        + "".join(arrow(axis["line"], axis["heads"], axis["letter"], palette) for axis in axes)
    )


def arrow(line: Sequence[Sequence[float]], heads: Sequence[bool], letter: str, palette: Palette) -> str:
    """An arrow along a line, with a head at its beginning, its end or both, and a letter at its tail."""
    points = [(x, y) for x, y in line]
    shaft = [*points]
    colour, tips = palette.lines["axis"], ""
    if heads[0]:
        tips += _head(points[1], points[0])
        shaft[0] = _towards(points[0], points[1], HEAD - 1)
    if heads[1]:
        tips += _head(points[-2], points[-1])
        shaft[-1] = _towards(points[-1], points[-2], HEAD - 1)
    path = compact(open_path(shaft))
    dash = "" if letter else ' stroke-dasharray="5 3"'
    drawn = (
        f'<g class="axis"><path d="{path}" fill="none" stroke="{palette.casing}" stroke-width="3.6" '
        f'stroke-opacity=".5"/><path d="{path}" fill="none" stroke="{colour}" stroke-width="1.8"{dash}/>'
        f'<path d="{compact(tips)}" fill="{colour}" stroke="{palette.casing}" stroke-width=".6"/>'
    )
    if letter:
        x, y = points[0]
        drawn += (
            f'<circle cx="{number(x)}" cy="{number(y)}" r="5.6" fill="{colour}" stroke="{palette.casing}" '
            f'stroke-width=".8"/>{label(x, y + 3.1, letter, LETTER_SIZE, palette.casing, bold=True)}'
        )
    return drawn + "</g>"


def _head(before: Point, tip: Point) -> str:
    """A triangle that points to the tip."""
    length = math.dist(before, tip) or 1.0
    dx, dy = (tip[0] - before[0]) / length, (tip[1] - before[1]) / length
    foot = tip[0] - dx * HEAD, tip[1] - dy * HEAD
    corners = (
        tip,
        (foot[0] - dy * HALF, foot[1] + dx * HALF),
        (foot[0] + dy * HALF, foot[1] - dx * HALF),
    )
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"


def _towards(start: Point, end: Point, distance: float) -> Point:
    part = distance / (math.dist(start, end) or 1.0)
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
