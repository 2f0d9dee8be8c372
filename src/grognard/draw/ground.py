"""The ground, which never changes: sea, land cut to the coast, terrain, grid, lines, names, houses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.draw import lines, terrain
from grognard.draw.compact import compact
from grognard.draw.palette import Palette
from grognard.draw.scene import Caption, Scene, Town
from grognard.draw.shapes import Point, chains, number, straight_path
from grognard.draw.text import label
from grognard.kernel.board import Board

Backdrop = Mapping[str, Any]
BLOCKS = (
    (-7.5, -6.0, -1.5, -1.0),
    (-0.5, -7.5, 4.0, -1.0),
    (5.0, -5.0, 9.0, -1.0),
    (-6.0, 0.0, -1.0, 5.0),
    (0.0, 0.0, 7.0, 4.0),
    (-2.5, 5.0, 2.5, 8.0),
)
"""Left, top, right and bottom of the houses of a town."""


def frame(board: Board, backdrop: Backdrop) -> tuple[float, float, float, float]:
    """Left, top, width and height of the map; without a backdrop it is as large as the spaces."""
    across = [x for polygon in board.polygons for x, _ in polygon]
    down = [y for polygon in board.polygons for _, y in polygon]
    wide, high = backdrop.get("size", (max(across) - min(across), max(down) - min(down)))
    return min(across), min(down), float(wide), float(high)


def definitions(board: Board, backdrop: Backdrop) -> str:
    """What the ground refers to: the frame of the map and the land, which other things are cut to."""
    return (
        f'<clipPath id="map-frame"><rect {_rectangle(board, backdrop)}/></clipPath>'
        f'<path id="map-coast" d="{_land(board, backdrop)}" stroke-linejoin="round"/>'
        '<clipPath id="map-land"><use href="#map-coast"/></clipPath>'
    )


def ground(scene: Scene, board: Board, backdrop: Backdrop, palette: Palette) -> str:
    """Every layer that lies under forts, counters and badges, from the sea up."""
    rectangle = _rectangle(board, backdrop)
    layers = (
        f'<rect {rectangle} fill="{palette.sea}"/>',
        _geography(scene, board, backdrop, palette),
        _grid(scene, board, palette),
        "".join(_caption(caption, board, palette) for caption in scene.captions),
        lines.lines(scene, board, palette),
        "".join(_blocks(town, board, palette) for town in scene.towns),
    )
    return (
        f'<g clip-path="url(#map-frame)">{"".join(layers)}</g>'
        f'<rect {rectangle} fill="none" stroke="{palette.ink}" stroke-width="1.6"/>'
    )


def in_play(scene: Scene, board: Board) -> list[int]:
    """Spaces with ground that something may stand on."""
    return [space for space in on_land(scene, board) if _terrain(board, space) not in scene.out_of_play]


def on_land(scene: Scene, board: Board) -> list[int]:
    """Spaces with ground; a game that names no grounds has land everywhere."""
    return [
        space for space in range(len(board)) if not scene.grounds or _terrain(board, space) in scene.grounds
    ]


def _terrain(board: Board, space: int) -> str:
    return str(board.attributes[space].get("terrain", ""))


def _rectangle(board: Board, backdrop: Backdrop) -> str:
    left, top, wide, high = map(number, frame(board, backdrop))
    return f'x="{left}" y="{top}" width="{wide}" height="{high}"'


def _land(board: Board, backdrop: Backdrop) -> str:
    """The outline of the land: of the backdrop, or else of the spaces themselves."""
    if "land" in backdrop:
        return compact("".join(backdrop["land"]))
    return "".join(straight_path(polygon, closed=True) for polygon in board.polygons)


def _geography(scene: Scene, board: Board, backdrop: Backdrop, palette: Palette) -> str:
    lakes, borders = (compact("".join(backdrop.get(layer, ()))) for layer in ("lakes", "borders"))
    shelf = "".join(
        f'<path d="{compact(path)}" fill="{colour}" fill-rule="evenodd"/>'
        for path, colour in zip(backdrop.get("shelf", ()), palette.shelf, strict=False)
    )
    return (
        f'{shelf}<use href="#map-coast" fill="{palette.land}"/>'
        f'<g clip-path="url(#map-land)">{terrain.patches(scene, board, palette)}</g>'
        f'<path d="{borders}" fill="none" stroke="{palette.country}" stroke-width="1.5" '
        f'stroke-dasharray="7 2.5 1.5 2.5" opacity=".6"/>'
        f'<path d="{lakes}" fill="{palette.lake}" stroke="{palette.coast}" stroke-width=".7"/>'
        f'<use href="#map-coast" fill="none" stroke="{palette.coast}" stroke-width="1.2"/>'
    )


def _grid(scene: Scene, board: Board, palette: Palette) -> str:
    """Fine lines round every space in play, each drawn once."""
    segments: dict[tuple[Point, Point], None] = {}
    for space in in_play(scene, board):
        ring = [(round(x, 1), round(y, 1)) for x, y in board.polygons[space]]
        for start, end in zip(ring, ring[1:] + ring[:1], strict=True):
            segments[min(start, end), max(start, end)] = None
    path = compact("".join(straight_path(chain) for chain in chains(segments)))
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
