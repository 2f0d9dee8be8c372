"""Terrain: patches with rounded outlines, and a scatter of hills, peaks, trees, reeds or passes in them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from grognard.draw.palette import Palette
from grognard.draw.scene import Scene
from grognard.draw.shapes import Point, closed_path, number, outlines
from grognard.draw.short_paths import compact
from grognard.kernel.board import Board

GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))
COUNT = 8
"""How many signs of relief stand in a hex."""
TREE, REEDS, PASS = (
    ((-2.3, 0.0), "l2.3 -6.4l2.3 6.4zm2.3 0v1.7"),
    ((-4.0, 0.0), "h8m-6.2 -1.2l-.8 -3.4m2.9 3.4v-4.6m2.2 4.6l.8 -3.4"),
    ((-4.6, -4.4), "q3.4 2.6 0 5.8m9.2 -5.8q-3.4 2.6 0 5.8"),
)
STROKES: Mapping[str, tuple[Point, str]] = {"forest": TREE, "swamp": REEDS, "defile": PASS}
"""By ground: where a sign begins, seen from the middle of its foot, and its strokes."""
FILLED = ("forest",)
Place = tuple[Point, float]
"""Where a sign stands, and how large it is."""


def patches(scene: Scene, board: Board, backdrop: Mapping[str, Any], palette: Palette) -> str:
    """Every ground of the scene, the wildest last, so that it lies over its neighbours."""
    drawn = []
    for ground, colour in palette.ground.items():
        path, places = _patch(scene, board, backdrop, ground)
        if not path:
            continue
        edge = palette.relief.get(ground, palette.panel_line)
        # areas are large: whole countries of a full colour would outshine the counters
        paler = ' fill-opacity=".72"' if "patches" in backdrop else ""
        drawn.append(
            f'<path class="ground {ground}" d="{compact(path)}" fill="{colour}" fill-rule="evenodd" '
            f'stroke="{edge}" stroke-opacity=".35" stroke-width="1"{paler}/>'
        )
        if ground in palette.relief:
            drawn.append(_relief(ground, places, palette))
    return "".join(drawn)


def _patch(
    scene: Scene, board: Board, backdrop: Mapping[str, Any], ground: str
) -> tuple[str, Sequence[Place]]:
    """The outline of a ground and the places of its signs: of the backdrop, or else round its hexes."""
    if "patches" in backdrop:
        names = [terrain for terrain, found in scene.grounds.items() if found == ground]
        path = "".join(part for name in names for part in backdrop["patches"].get(name, ()))
        points = [(x, y) for name in names for x, y in backdrop["signs"].get(name, ())]
        return path, [((x, y), _size(x, y)) for x, y in points]
    spaces = spaces_of(scene, board, ground)
    path = "".join(closed_path(loop) for loop in outlines([board.polygons[space] for space in spaces]))
    return path, _all_scattered([board.centres[space] for space in spaces], _inner(board))


def spaces_of(scene: Scene, board: Board, ground: str) -> list[int]:
    return [
        space
        for space, attributes in enumerate(board.attributes)
        if scene.grounds.get(attributes.get("terrain", "")) == ground
    ]


def sample(ground: str, centre: Point, radius: float, palette: Palette) -> str:
    """The signs of relief of one space, for the legend."""
    if ground not in palette.relief:
        return ""
    return _relief(ground, _all_scattered([centre], radius), palette)


def peaks(places: Sequence[Place], palette: Palette) -> str:
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


def _inner(board: Board) -> float:
    """How far signs may stand from a space's centre."""
    return math.dist(board.centres[0], board.polygons[0][0]) * 0.8


def _relief(ground: str, places: Sequence[Place], palette: Palette) -> str:
    if ground == "mountains":
        return peaks(places, palette)
    colour = palette.relief[ground]
    fill = f'fill="{colour}" fill-opacity=".45"' if ground in FILLED else 'fill="none"'
    return (
        f'<path d="{"".join(_strokes(ground, place) for place in places)}" {fill} stroke="{colour}" '
        f'stroke-width=".9" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".6"/>'
    )


def _strokes(ground: str, place: Place) -> str:
    """One sign at its place; hills are of different sizes."""
    (x, y), k = place
    if ground == "hills":
        return (
            f"M{number(x - 3.4 * k)} {number(y)}q{number(1.2 * k)} {number(-3.6 * k)} "
            f"{number(3.4 * k)} {number(-3.6 * k)}t{number(3.6 * k)} {number(3.2 * k)}"
        )
    (dx, dy), strokes = STROKES[ground]
    return f"M{number(x + dx)} {number(y + dy)}{strokes}"


def _all_scattered(centres: Sequence[Point], radius: float) -> list[Place]:
    places = [place for centre in centres for place in _scattered(centre, radius)]
    # from north to south, so that a nearer peak covers the foot of a farther one
    return sorted(places, key=lambda place: (round(place[0][1], 1), place[0][0]))


def _scattered(centre: Point, radius: float) -> list[Place]:
    """Places spread evenly round a centre, turned differently in each space, with one of a few sizes each."""
    x, y = centre
    turn = (x * 0.731 + y * 1.137) % (2 * math.pi)
    found = []
    for n in range(COUNT):
        reach = radius * math.sqrt((n + 0.6) / COUNT)
        angle = turn + n * GOLDEN_ANGLE
        found.append(((x + reach * math.cos(angle), y + reach * math.sin(angle) + 2), _size(x, y, n)))
    return found


def _size(x: float, y: float, n: int = 0) -> float:
    return 0.85 + 0.05 * int(7 * ((x * 0.13 + y * 0.29 + n * 0.618) % 1))
