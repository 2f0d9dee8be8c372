"""A scene as SVG text, and SVG text as a PNG picture that looks the same on every machine."""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import escape

import resvg_py

from grognard.draw import map as map_layers
from grognard.draw import panel
from grognard.draw.map import Backdrop
from grognard.draw.palette import THEMES, Palette
from grognard.draw.scene import Scene
from grognard.draw.shapes import number
from grognard.draw.text import FAMILY
from grognard.kernel.board import Board

FONTS = Path(__file__).parent / "fonts"
MARGIN = 20.0


def svg(scene: Scene, board: Board, backdrop: Backdrop) -> str:
    """The whole sheet: the map, and beside it what is not on the map."""
    palette = THEMES[scene.theme]
    left = min(x for polygon in board.polygons for x, _ in polygon)
    top = min(y for polygon in board.polygons for _, y in polygon)
    wide, high = (float(length) for length in backdrop["size"])
    beside = panel.panel(scene, palette, left + wide + MARGIN, top, top + high)
    view = left - MARGIN, top - MARGIN, wide + panel.WIDTH + 3 * MARGIN, high + 2 * MARGIN
    frame = f'x="{number(left)}" y="{number(top)}" width="{number(wide)}" height="{number(high)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(map(number, view))}" '
        f'width="{number(view[2])}" height="{number(view[3])}" font-family="{FAMILY}" role="img">'
        f"<title>{escape(scene.title)}</title>{_definitions(frame, palette)}"
        f'<rect x="{number(view[0])}" y="{number(view[1])}" width="100%" height="100%" '
        f'fill="{palette.paper}"/><g clip-path="url(#frame)"><rect {frame} fill="{palette.sea}"/>'
        f"{map_layers.picture(scene, board, backdrop, palette)}</g>"
        f'<rect {frame} fill="none" stroke="{palette.ink}" stroke-width="1.6"/>{beside}</svg>'
    )


def png(svg_text: str, width: int) -> bytes:
    """The picture in this many pixels across, set in the fonts that come with the program."""
    return resvg_py.svg_to_bytes(
        svg_string=svg_text,
        width=width,
        skip_system_fonts=True,
        font_files=[str(path) for path in sorted(FONTS.glob("*.ttf"))],
        font_family=FAMILY,
        sans_serif_family=FAMILY,
    )


def _definitions(frame: str, palette: Palette) -> str:
    return (
        f'<defs><clipPath id="frame"><rect {frame}/></clipPath>'
        '<linearGradient id="sheen" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#fff" stop-opacity=".2"/>'
        '<stop offset=".5" stop-color="#fff" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#000" stop-opacity=".14"/></linearGradient>'
        '<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(45)"><path d="M0 0v6" stroke="{palette.marks["threatened"]}" '
        'stroke-width="2"/></pattern></defs>'
    )
