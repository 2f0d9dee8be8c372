"""Ground under the hexes: patches with rounded outlines and a scatter of hills and peaks."""

from __future__ import annotations

import math
from collections.abc import Sequence

from grognard.draw.compact import compact
from grognard.draw.palette import Palette
from grognard.draw.scene import Scene
from grognard.draw.shapes import Point, closed_path, number, outlines
from grognard.kernel.board import Board

GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))
GLYPHS = {"hills": 8, "mountains": 8}
"""How many signs of relief stand in a space."""


def patches(scene: Scene, board: Board, palette: Palette) -> str:
    """Every ground of the scene, the wildest last, so that it lies over its neighbours."""
    drawn = []
    for ground, colour in palette.ground.items():
        spaces = spaces_of(scene, board, ground)
        if not spaces:
            continue
        loops = outlines([board.polygons[space] for space in spaces])
        path = compact("".join(closed_path(loop) for loop in loops))
        edge = palette.relief.get(ground, palette.panel_line)
        drawn.append(
            f'<path class="ground {ground}" d="{path}" fill="{colour}" fill-rule="evenodd" '
            f'stroke="{edge}" stroke-opacity=".35" stroke-width="1"/>'
        )
        if ground in GLYPHS:
            drawn.append(_relief(ground, [board.centres[space] for space in spaces], _inner(board), palette))
    return "".join(drawn)


def spaces_of(scene: Scene, board: Board, ground: str) -> list[int]:
    return [
        space
        for space, attributes in enumerate(board.attributes)
        if scene.grounds.get(attributes.get("terrain", "")) == ground
    ]


def sample(ground: str, centre: Point, radius: float, palette: Palette) -> str:
    """The signs of relief of one space, for the legend."""
    return _relief(ground, [centre], radius, palette) if ground in GLYPHS else ""


def _inner(board: Board) -> float:
    """How far signs may stand from a space's centre."""
    return math.dist(board.centres[0], board.polygons[0][0]) * 0.8


def _relief(ground: str, centres: Sequence[Point], radius: float, palette: Palette) -> str:
    places = [place for centre in centres for place in _scattered(centre, radius, GLYPHS[ground])]
    # from north to south, so that a nearer peak covers the foot of a farther one
    places.sort(key=lambda place: (round(place[0][1], 1), place[0][0]))
    if ground == "mountains":
        return _peaks(places, palette)
    strokes = "".join(
        f"M{number(x - 3.4 * k)} {number(y)}q{number(1.2 * k)} {number(-3.6 * k)} "
        f"{number(3.4 * k)} {number(-3.6 * k)}t{number(3.6 * k)} {number(3.2 * k)}"
        for (x, y), k in places
    )
    return (
        f'<path d="{strokes}" fill="none" stroke="{palette.relief[ground]}" stroke-width=".9" '
        f'stroke-linecap="round" stroke-opacity=".6"/>'
    )


def _peaks(places: Sequence[tuple[Point, float]], palette: Palette) -> str:
    """Peaks lit from the north-west: a pale and a dark slope under a fine line."""
    lit, shaded, lines = "", "", ""
    for (x, y), k in places:
        top, left, right = 8.6 * k, 5.6 * k, 6.2 * k
        ridge = f"l{number(1.1 * k)} {number(top * 0.45)}l{number(-1.3 * k)} {number(top * 0.55)}"
        peak = f"M{number(x)} {number(y - top)}"
        lit += f"{peak}{ridge}h{number(0.2 * k - left)}z"
        shaded += f"{peak}{ridge}h{number(0.2 * k + right)}z"
        lines += (
            f"M{number(x - left)} {number(y)}l{number(left)} {number(-top)}l{number(right)} {number(top)}"
        )
    colour = palette.relief["mountains"]
    return (
        f'<path d="{lit}" fill="{palette.lit_slope}" fill-opacity=".5"/>'
        f'<path d="{shaded}" fill="{colour}" fill-opacity=".4"/>'
        f'<path d="{lines}" fill="none" stroke="{colour}" stroke-opacity=".7" stroke-width=".7"/>'
    )


def _scattered(centre: Point, radius: float, count: int) -> list[tuple[Point, float]]:
    """Places spread evenly round a centre, turned differently in each space, with one of a few sizes each."""
    x, y = centre
    turn = (x * 0.731 + y * 1.137) % (2 * math.pi)
    found = []
    for n in range(count):
        reach = radius * math.sqrt((n + 0.6) / count)
        angle = turn + n * GOLDEN_ANGLE
        size = 0.85 + 0.05 * int(7 * ((x * 0.13 + y * 0.29 + n * 0.618) % 1))
        found.append(((x + reach * math.cos(angle), y + reach * math.sin(angle) + 2), size))
    return found
