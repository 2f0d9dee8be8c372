"""The ground, which never changes: sea, land cut to the coast, terrain; grid, lines, names, houses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from grognard.draw import lines, seaways, terrain
from grognard.draw.palette import Palette
from grognard.draw.scene import Caption, Scene, Town
from grognard.draw.shapes import Point, chains, number, straight_path
from grognard.draw.short_paths import compact
from grognard.draw.spaces import at_sea, in_play, on_land, sides
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
    left, top = backdrop.get("origin", (min(across), min(down)))
    wide, high = backdrop.get("size", (max(across) - min(across), max(down) - min(down)))
    return float(left), float(top), float(wide), float(high)


def definitions(scene: Scene, board: Board, backdrop: Backdrop) -> str:
    """What the ground refers to: the frame of the map, and land and water, which other things are cut to."""
    return (
        f'<clipPath id="map-frame"><rect {_rectangle(board, backdrop)}/></clipPath>'
        f'<path id="map-coast" d="{_land(scene, board, backdrop)}" stroke-linejoin="round"/>'
        f'<clipPath id="map-land"><use href="#map-coast"/></clipPath>'
        + (_water(board, backdrop) if at_sea(scene, board) else "")
    )


def _water(board: Board, backdrop: Backdrop) -> str:
    """Everything that is not land: the outline of a sea may run under islands and capes."""
    place = _rectangle(board, backdrop)
    return (
        f'<mask id="map-water" maskUnits="userSpaceOnUse" {place}><rect {place} fill="#fff"/>'
        f'<use href="#map-coast" fill="#000"/></mask>'
    )


def rings_path(board: Board, space: int) -> str:
    """The outline of a space with all its islands."""
    return compact("".join(straight_path(ring, closed=True) for ring in board.rings[space]))


def ground(scene: Scene, board: Board, backdrop: Backdrop, palette: Palette) -> str:
    """Everything under the colours of whoever holds the land: sea, land, terrain."""
    shelf = "".join(
        f'<path d="{compact(path)}" fill="{colour}" fill-rule="evenodd"/>'
        for path, colour in zip(backdrop.get("shelf", ()), palette.shelf, strict=False)
    )
    outside = compact("".join(backdrop.get("outside", ())))
    return (
        f'<g clip-path="url(#map-frame)"><g class="water"><rect {_rectangle(board, backdrop)} '
        f'fill="{palette.sea}"/>{shelf}{seaways.seas(scene, board, palette)}</g>'
        f'<use class="land" href="#map-coast" fill="{palette.land}"/><g clip-path="url(#map-land)">'
        + (f'<path d="{outside}" fill="{palette.ground["outside"]}"/>' if outside else "")
        + f"{terrain.patches(scene, board, backdrop, palette)}</g></g>"
    )


def upper(scene: Scene, board: Board, backdrop: Backdrop, palette: Palette) -> str:
    """Everything else under forts, counters and badges: waters, grid, lines, names."""
    layers = (
        _geography(board, backdrop, palette),
        _grid(scene, board, backdrop, palette),
        seaways.seaways(backdrop, palette),
        "".join(_caption(caption, board, backdrop, palette) for caption in scene.captions),
        lines.lines(scene, board, backdrop, palette),
        "".join(_blocks(town, board, palette) for town in scene.towns),
    )
    return (
        f'<g clip-path="url(#map-frame)">{"".join(layers)}</g>'
        f'<rect {_rectangle(board, backdrop)} fill="none" stroke="{palette.ink}" stroke-width="1.6"/>'
    )


def _rectangle(board: Board, backdrop: Backdrop) -> str:
    left, top, wide, high = map(number, frame(board, backdrop))
    return f'x="{left}" y="{top}" width="{wide}" height="{high}"'


def _land(scene: Scene, board: Board, backdrop: Backdrop) -> str:
    """The outline of the land: of the backdrop, or else of the spaces themselves. Spaces in the water with a
    frame of their own count as land. All is one path: a browser cuts to one at once, and has to join several.
    """
    if "land" in backdrop:
        frames = [straight_path(ring, closed=True) for ring in _frames(board, backdrop)]
        return compact("".join((*backdrop["land"], *frames)))
    return "".join(
        straight_path(ring, closed=True) for space in on_land(scene, board) for ring in board.rings[space]
    )


def _frames(board: Board, backdrop: Backdrop) -> list[Sequence[Point]]:
    """Their outlines, which run the way that coasts do: where two overlap there is land, and no hole."""
    rings = [ring for name in backdrop.get("frames", ()) for ring in board.rings[board.index[name]]]
    return [ring if _turn(ring) < 0 else ring[::-1] for ring in rings]


def _turn(ring: Sequence[Point]) -> float:
    """Above 0 if a ring runs clockwise, seen on a sheet whose y goes down."""
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairwise((*ring, ring[0])))


def _geography(board: Board, backdrop: Backdrop, palette: Palette) -> str:
    lakes, rivers, borders = (
        compact("".join(backdrop.get(layer, ()))) for layer in ("lakes", "rivers", "borders")
    )
    between = (
        f'<path d="{borders}" fill="none" stroke="{palette.country}" stroke-width="1.5" '
        f'stroke-dasharray="7 2.5 1.5 2.5" opacity=".6"/>'
    )
    return (
        ("" if "grid" in backdrop else between)  # those of areas are drawn with their grid
        + f'<path d="{lakes}" fill="{palette.lake}" stroke="{palette.coast}" stroke-width=".7"/>'
        + (
            f'<path d="{rivers}" fill="none" stroke="{palette.river}" stroke-width="1" stroke-opacity=".55" '
            'stroke-linejoin="round" stroke-linecap="round"/>'
            if rivers
            else ""
        )
        + f'<use href="#map-coast" fill="none" stroke="{palette.coast}" stroke-width="1.2"/>'
    )


def _grid(scene: Scene, board: Board, backdrop: Backdrop, palette: Palette) -> str:
    """Fine lines round every space in play, each drawn once; stronger ones round areas."""
    if "grid" in backdrop:
        return _area_grid(board, backdrop, palette)
    drawn = chains(dict.fromkeys(sides(board, in_play(scene, board))))
    path = compact("".join(straight_path(chain) for chain in drawn))
    return (
        f'<path class="grid" d="{path}" fill="none" stroke="{palette.grid}" stroke-width=".8" '
        f'stroke-opacity=".33"/>'
    )


def _area_grid(board: Board, backdrop: Backdrop, palette: Palette) -> str:
    """Borders of areas, those of countries with a soft band, frames in the water, closed contacts."""
    path, borders = (compact("".join(backdrop[layer])) for layer in ("grid", "borders"))
    frames = compact("".join(straight_path(ring, closed=True) for ring in _frames(board, backdrop)))
    closed = compact("".join(straight_path([(x, y) for x, y in line]) for line in backdrop.get("closed", ())))
    return (
        f'<g fill="none" stroke-linejoin="round" stroke-linecap="round">'
        f'<path class="grid" d="{path}" stroke="{palette.grid}" stroke-width="1" stroke-opacity=".62"/>'
        f'<defs><path id="map-borders" d="{borders}"/></defs>'
        f'<use href="#map-borders" stroke="{palette.country}" stroke-width="4.6" stroke-opacity=".34"/>'
        f'<use href="#map-borders" stroke="{palette.ink}" stroke-width="1.3" stroke-opacity=".75"/>'
        f'<path class="frames" d="{frames}" stroke="{palette.country}" stroke-width="5" stroke-opacity=".4"/>'
        f'<path d="{frames}" stroke="{palette.ink}" stroke-width="1.3" stroke-opacity=".75"/>'
        f'<path class="closed" d="{closed}" stroke="{palette.ink}" stroke-width="3.4" '
        f'stroke-opacity=".8"/></g>'
    )


def _caption(caption: Caption, board: Board, backdrop: Backdrop, palette: Palette) -> str:
    x, y = backdrop["places"][caption.place] if caption.place else board.centres[board.index[caption.space]]
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
