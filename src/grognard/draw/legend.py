"""The legend's samples: a little piece of each thing that the map shows."""

from __future__ import annotations

from grognard.draw import terrain
from grognard.draw.lines import colour_of
from grognard.draw.palette import Palette
from grognard.draw.scene import Key, Scene
from grognard.draw.shapes import number


def sample(key: Key, scene: Scene, palette: Palette, x: float, y: float) -> str:
    """A little piece of what the key names, 34 wide and 16 high."""
    place = f'x="{number(x)}" y="{number(y)}" width="34" height="16"'
    if key.flag:
        centre = f'cx="{number(x + 17)}" cy="{number(y + 8)}"'
        badge = f'<circle {centre} r="5.5" fill="{key.flag}"/>'
        red = palette.lines["boundary"]
        return badge + (
            f'<circle {centre} r="7.6" fill="none" stroke="{red}" stroke-width="1.3"/>'
            if key.garrison
            else ""
        )
    if key.fort:
        return (
            f'<rect {place} rx="2" fill="{palette.land}" stroke="{palette.fort}" stroke-width="1.2"/>'
            f'<rect x="{number(x + 3)}" y="{number(y + 3)}" width="28" height="10" fill="none" '
            f'stroke="{palette.fort}" stroke-width="2.4" stroke-dasharray="2.4 2.4"/>'
        )
    style = next((style for style in scene.lines if style.kind == key.line), None)
    if style:
        dash = f' stroke-dasharray="{style.dash}"' if style.dash else ""
        return (
            f'<path d="M{number(x)} {number(y + 8)}h34" stroke="{colour_of(style, palette)}" '
            f'stroke-width="{number(style.width)}"{dash}/>'
        )
    fill = palette.ground.get(key.ground, palette.land)
    clip = f"map-key-{key.ground or 'plain'}"
    return (
        f'<clipPath id="{clip}"><rect {place} rx="2"/></clipPath><rect {place} rx="2" fill="{fill}" '
        f'stroke="{palette.panel_line}" stroke-width=".7"/><g clip-path="url(#{clip})">'
        f"{terrain.sample(key.ground, (x + 17, y + 9), 18, palette)}</g>"
    )
