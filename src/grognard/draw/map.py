"""The map: sea and shelf, land cut to the coast, ground, grid, lines, towns, and the counters on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.draw import counters, lines, terrain
from grognard.draw.palette import Palette
from grognard.draw.scene import Caption, Counter, Fort, Mark, Scene, Town
from grognard.draw.shapes import Point, chains, number, shrunk, straight_path
from grognard.draw.text import label, width
from grognard.kernel.board import Board

Backdrop = Mapping[str, Any]
TOWN_LIFT = 5.0
"""How far counters in a town are pushed up to leave its name in sight."""
BLOCKS = (
    (-7.5, -6.0, -1.5, -1.0),
    (-0.5, -7.5, 4.0, -1.0),
    (5.0, -5.0, 9.0, -1.0),
    (-6.0, 0.0, -1.0, 5.0),
    (0.0, 0.0, 7.0, 4.0),
    (-2.5, 5.0, 2.5, 8.0),
)
"""Left, top, right and bottom of the houses of a town."""


def picture(scene: Scene, board: Board, backdrop: Backdrop, palette: Palette) -> str:
    """Every layer from the sea up, in the board's coordinates."""
    occupied = {one.space for one in scene.counters}
    return "".join(
        (
            _geography(scene, board, backdrop, palette),
            _grid(scene, board, palette),
            "".join(_caption(caption, board, palette) for caption in scene.captions),
            lines.lines(scene, board, palette),
            "".join(_fort(fort, board, palette) for fort in scene.forts),
            _numbers(scene, board, palette) if scene.numbers else "",
            "".join(_blocks(town, board, palette) for town in scene.towns),
            "".join(_mark(mark, board, palette) for mark in scene.marks),
            _stacks(scene, board),
            "".join(_town(town, board, palette, town.space in occupied) for town in scene.towns),
        )
    )


def _geography(scene: Scene, board: Board, backdrop: Backdrop, palette: Palette) -> str:
    land = "".join(backdrop["land"])
    lakes = "".join(backdrop["lakes"])
    borders = "".join(backdrop.get("borders", ()))
    shelf = "".join(
        f'<path d="{path}" fill="{colour}" fill-rule="evenodd"/>'
        for path, colour in zip(backdrop["shelf"], palette.shelf, strict=False)
    )
    return (
        f'<clipPath id="land"><path d="{land}"/></clipPath>{shelf}<path d="{land}" fill="{palette.land}"/>'
        f'<g clip-path="url(#land)">{terrain.patches(scene, board, palette)}</g>'
        f'<path d="{borders}" fill="none" stroke="{palette.country}" stroke-width="1.5" '
        f'stroke-dasharray="7 2.5 1.5 2.5" opacity=".6"/>'
        f'<path d="{lakes}" fill="{palette.lake}" stroke="{palette.coast}" stroke-width=".7"/>'
        f'<path d="{land}" fill="none" stroke="{palette.coast}" stroke-width="1.2" stroke-linejoin="round"/>'
    )


def _in_play(scene: Scene, board: Board) -> list[int]:
    """Spaces with ground that something may stand on."""
    terrains = [attributes.get("terrain", "") for attributes in board.attributes]
    return [
        space
        for space, name in enumerate(terrains)
        if name in scene.grounds and name not in scene.out_of_play
    ]


def _grid(scene: Scene, board: Board, palette: Palette) -> str:
    """Fine lines round every space in play, each drawn once."""
    segments: dict[tuple[Point, Point], None] = {}
    for space in _in_play(scene, board):
        ring = [(round(x, 1), round(y, 1)) for x, y in board.polygons[space]]
        for start, end in zip(ring, ring[1:] + ring[:1], strict=True):
            segments[min(start, end), max(start, end)] = None
    path = "".join(straight_path(chain) for chain in chains(segments))
    return (
        f'<path class="grid" d="{path}" fill="none" stroke="{palette.grid}" stroke-width=".8" '
        f'stroke-opacity=".33"/>'
    )


def _caption(caption: Caption, board: Board, palette: Palette) -> str:
    x, y = board.centres[board.index[caption.space]]
    lean = " skewX(-12)" if caption.water else ""
    turn = f" rotate({number(caption.turn)})" if caption.turn else ""
    return label(
        0,
        0,
        caption.text,
        caption.size,
        palette.river if caption.water else palette.country,
        spacing=caption.size * 0.28,
        opacity=0.8,
        transform=f"translate({number(x)} {number(y)}){turn}{lean}",
    )


def _fort(fort: Fort, board: Board, palette: Palette) -> str:
    """A toothed ring inside the space; broken and crossed out once it has fallen."""
    space = board.index[fort.space]
    x, y = board.centres[space]
    ring = straight_path(shrunk(board.polygons[space], (x, y), 0.87), closed=True)
    teeth = straight_path(shrunk(board.polygons[space], (x, y), 0.8), closed=True)
    if fort.destroyed:
        return (
            f'<path class="fort fallen" d="{ring}" fill="none" stroke="{palette.fort}" stroke-width="1" '
            f'stroke-dasharray="1.5 6" opacity=".6"/>'
            f'<path d="M{number(x - 4)} {number(y - 27)}l8 8m0 -8l-8 8" stroke="{palette.lines["boundary"]}" '
            f'stroke-width="1.6" stroke-linecap="round"/>'
        )
    return (
        f'<g fill="none" stroke="{palette.fort}" stroke-opacity=".85"><path class="fort" d="{ring}" '
        f'stroke-width="1.3"/><path d="{teeth}" stroke-width="2.6" stroke-dasharray="2.6 2.6"/></g>'
    )


def _numbers(scene: Scene, board: Board, palette: Palette) -> str:
    return "".join(
        label(
            board.centres[space][0],
            board.centres[space][1] - 22,
            board.names[space],
            6,
            palette.ink,
            opacity=0.6,
        )
        for space in _in_play(scene, board)
    )


def _mark(mark: Mark, board: Board, palette: Palette) -> str:
    """A ring for where something may go, a full frame for what is chosen, hatching for what is in danger."""
    space = board.index[mark.space]
    colour = palette.marks[mark.shape]
    inner = straight_path(shrunk(board.polygons[space], board.centres[space], 0.93), closed=True)
    if mark.shape == "legal":
        x, y = board.centres[space]
        return (
            f'<circle class="mark legal" cx="{number(x)}" cy="{number(y)}" r="23" fill="{colour}" '
            f'fill-opacity=".16" stroke="{colour}" stroke-width="2.6" stroke-dasharray="6 4"/>'
        )
    fill = "url(#hatch)" if mark.shape == "threatened" else colour
    opacity = "1" if mark.shape == "threatened" else ".25"
    return (
        f'<path class="mark {mark.shape}" d="{inner}" fill="{fill}" fill-opacity="{opacity}" '
        f'stroke="{colour}" stroke-width="3.2" stroke-linejoin="round"/>'
    )


def _stacks(scene: Scene, board: Board) -> str:
    """Counters by space, from north to south, so that a southern stack lies over a northern one's shadow."""
    by_space: dict[int, list[Counter]] = {}
    for one in scene.counters:
        by_space.setdefault(board.index[one.space], []).append(one)
    towns = {board.index[town.space] for town in scene.towns}
    drawn = []
    for space in sorted(by_space):
        x, y = board.centres[space]
        if space in towns:
            # the topmost counter, which lies lowest, has to leave the name in sight
            y -= TOWN_LIFT + counters.spread(len(by_space[space])) / 2
        drawn.append(counters.stack(by_space[space], (x, y)))
    return "".join(drawn)


def _blocks(town: Town, board: Board, palette: Palette) -> str:
    """A few blocks of houses in the middle of a town's space."""
    x, y = board.centres[board.index[town.space]]
    k = 1.55 if town.capital else 1.0
    path = "".join(
        straight_path(
            [(x + a * k, y + b * k), (x + c * k, y + b * k), (x + c * k, y + d * k), (x + a * k, y + d * k)]
        )
        for a, b, c, d in BLOCKS
    )
    return f'<path d="{path}" fill="{palette.town}" stroke="{palette.casing}" stroke-width=".8"/>'


def _town(town: Town, board: Board, palette: Palette, occupied: bool) -> str:
    """A badge with the town's worth in its holder's colour, and its name, below houses or counters."""
    x, y = board.centres[board.index[town.space]]
    size, radius = (13.0, 7.6) if town.capital else (10.4, 5.8)
    foot = y + (26.0 if occupied else 24.0 if town.capital else 20.0)
    length = width(town.name, size)
    left = x - (length + 2 * radius + 2.4) / 2
    badge_x = left + radius
    badge_y = foot - size * 0.34
    ring = (
        f'<circle cx="{number(badge_x)}" cy="{number(badge_y)}" r="{number(radius + 1.6)}" fill="none" '
        f'stroke="{palette.lines["boundary"]}" stroke-width="1.3"/>'
        if town.garrison
        else ""
    )
    badge = (
        f'<circle class="town" cx="{number(badge_x)}" cy="{number(badge_y)}" r="{number(radius)}" '
        f'fill="{town.flag}" stroke="{palette.halo}" stroke-width="1"/>'
        f"{label(badge_x, badge_y + radius * 0.54, str(town.points), radius * 1.5, town.flag_ink, bold=True)}"
    )
    name_x = left + 2 * radius + 2.4
    name = label(name_x, foot, town.name, size, palette.ink, anchor="start", bold=True, halo=palette.halo)
    return name + badge + ring
