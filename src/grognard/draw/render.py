"""A scene as SVG text, and SVG text as a PNG picture that looks the same on every machine."""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import escape

import resvg_py

from grognard.draw import control, ground, panel
from grognard.draw import map as map_layers
from grognard.draw.ground import Backdrop
from grognard.draw.palette import THEMES
from grognard.draw.scene import Scene
from grognard.draw.shapes import number
from grognard.draw.text import FAMILY
from grognard.kernel.board import Board

FONTS = Path(__file__).parent / "fonts"
MARGIN = 20.0


def svg(scene: Scene, board: Board, backdrop: Backdrop) -> str:
    """The whole sheet: the map, and beside it what is not on the map."""
    palette = THEMES[scene.theme]
    left, top, wide, high = ground.frame(board, backdrop)
    beside, foot = panel.panel(scene, palette, left + wide + MARGIN, top, top + high)
    tall = max(high, foot - top)
    view = left - MARGIN, top - MARGIN, wide + panel.WIDTH + 3 * MARGIN, tall + 2 * MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(map(number, view))}" '
        f'width="{number(view[2])}" height="{number(view[3])}" font-family="{FAMILY}" role="img">'
        f"<title>{escape(scene.title)}</title>"
        f"<defs>{map_layers.definitions(scene, board, backdrop, palette)}</defs>"
        f'<rect x="{number(view[0])}" y="{number(view[1])}" width="100%" height="100%" '
        f'fill="{palette.paper}"/>{ground.ground(scene, board, backdrop, palette)}'
        f"{control.control(scene, board)}{ground.upper(scene, board, backdrop, palette)}"
        f'<g clip-path="url(#map-frame)">{map_layers.picture(scene, board, backdrop, palette)}</g>'
        f"{beside}</svg>"
    )


def png(svg_text: str, width: int | None = None) -> bytes:
    """The picture in this many pixels across, set in the fonts that come with the program.

    Without a width it has the size that it is drawn in, in which every counter can be read.
    """
    return resvg_py.svg_to_bytes(
        svg_string=svg_text,
        width=width,
        skip_system_fonts=True,
        font_files=[str(path) for path in sorted(FONTS.glob("*.ttf"))],
        font_family=FAMILY,
        sans_serif_family=FAMILY,
    )
