"""Names of spaces with the signs of what they are: capital, source of supply, area of victory, and so on."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.draw.palette import Palette
from grognard.draw.scene import Place, Scene
from grognard.draw.shapes import Point, number
from grognard.draw.spaces import is_sea
from grognard.draw.text import label, width
from grognard.kernel.board import Board

FOOT = 25.0
"""How far below the middle of its space the foot of a name stands."""
SIZE, SEA_SIZE = 9.4, 12.0
LEAN = -12
"""Degrees by which the name of a sea leans."""
SIGN = 10.4
"""The room that a sign takes in a row."""
_SHAPES = {
    "capital": '<path d="M0 -5.2L1.3 -1.7L5 -1.6L2.1 .7L3.1 4.3L0 2.2L-3.1 4.3L-2.1 .7L-5 -1.6L-1.3 -1.7Z"/>',
    "source": '<path d="M-4.8 4V-1.2L-1.9 -3.2V-1.2L1 -3.2V-1.2H1.9V-5H3.9V-1.2H4.8V4Z"/>',
    "victory": '<path d="M-3.6 4.6V-5H4.6L2.2 -2.3L4.6 .4H-2.2V4.6Z"/>',
    "fortress": '<path d="M0 -5L4.8 -1.5L3 4.1H-3L-4.8 -1.5Z"/>'
    '<path d="M0 -1.9L1.8 -.6L1.1 1.6H-1.1L-1.8 -.6Z" fill="{halo}" stroke="none"/>',
    "port": '<path d="M-.8 -2.2A1.7 1.7 0 1 1 .8 -2.2V-1.5H2.6V-.1H.8V3Q2.8 2.6 3.3 1L2.3 1.3L4.4 -1L5 2.1'
    "L4.3 1.5Q3.2 4.8 0 5Q-3.2 4.8 -4.3 1.5L-5 2.1L-4.4 -1L-2.3 1.3L-3.3 1Q-2.8 2.6 -.8 3V-.1H-2.6V-1.5"
    'H-.8Z"/>',
}
_COLOURS = {"victory": "boundary"}


def definitions(palette: Palette) -> str:
    """The signs round 0, 0."""
    drawn = []
    for name, shape in _SHAPES.items():
        colour = palette.lines[_COLOURS[name]] if name in _COLOURS else palette.fort
        drawn.append(
            f'<g id="map-sign-{name}" fill="{colour}" stroke="{palette.halo}" stroke-width="2.2" '
            f'paint-order="stroke" stroke-linejoin="round">{shape.format(halo=palette.halo)}</g>'
        )
    return "".join(drawn)


def label_of(place: Place, scene: Scene, board: Board, palette: Palette) -> str:
    """A name with its signs before it, the whole row centred below the counters of its space."""
    sea = is_sea(scene, board, board.index[place.space])
    left, y, signs, size = _row(place, scene, board)
    row = "".join(
        f'<use href="#map-sign-{sign}" x="{number(left + (n + 0.5) * SIGN - 0.8)}" y="{number(y - 3.3)}"/>'
        for n, sign in enumerate(place.signs)
    )
    if sea:
        return _leaning(place.name, (left + signs, y), palette) + row
    name = label(left + signs, y, place.name, size, palette.ink, anchor="start", bold=True, halo=palette.halo)
    return name + row


def boxes(scene: Scene, board: Board) -> Iterator[tuple[float, float, float, float]]:
    """What the names take up: left, top, right and bottom of each."""
    for place in scene.places:
        left, y, signs, size = _row(place, scene, board)
        yield left, y - size, left + signs + width(place.name, size), y + size * 0.25


def _row(place: Place, scene: Scene, board: Board) -> tuple[float, float, float, float]:
    """Where a row begins, where its foot is, how much of it is signs, and how large the name is."""
    space = board.index[place.space]
    size = SEA_SIZE if is_sea(scene, board, space) else SIZE
    x, y = board.centres[space]
    signs = len(place.signs) * SIGN
    return x - (signs + width(place.name, size)) / 2, y + FOOT + (size - SIZE), signs, size


def _leaning(name: str, foot: Point, palette: Palette) -> str:
    """The name of a sea."""
    place = f"translate({number(foot[0])} {number(foot[1])}) skewX({LEAN})"
    return label(
        0,
        0,
        name,
        SEA_SIZE,
        palette.water_ink,
        anchor="start",
        bold=True,
        halo=palette.shelf[1],
        transform=place,
    )
