"""The legend's samples: a little piece of each thing that the map shows."""

from __future__ import annotations

from collections.abc import Callable

from grognard.draw import coasts, counters, course_lines, symbols, terrain
from grognard.draw.control import HELD
from grognard.draw.palette import Palette, line_colour
from grognard.draw.scene import SEA, Key, LineStyle, Scene
from grognard.draw.seaways import arrow
from grognard.draw.shapes import number

WIDE, HIGH = 34, 16
PIECE = 19
"""The side of a counter among the samples."""


def sample(key: Key, scene: Scene, palette: Palette, x: float, y: float) -> str:
    """A little piece of what the key names, 34 wide and 16 high."""
    drawn: list[tuple[object, Callable[[Key, Scene, Palette, float, float], str]]] = [
        (key.flag, _flag),
        (key.fort, _fort),
        (key.sign, _sign),
        (key.shore, _shore),
        (key.zone, _zone),
        (key.holder, _held),
        (key.arrow, _arrow),
        (key.closed, _closed),
        (key.symbol, _symbol),
        (key.piece, _piece),
        (key.ground == SEA, _sea),
        (any(style.kind == key.line for style in scene.lines), _line),
    ]
    return next((draw for named, draw in drawn if named), _ground)(key, scene, palette, x, y)


def _place(x: float, y: float) -> str:
    return f'x="{number(x)}" y="{number(y)}" width="{WIDE}" height="{HIGH}"'


def _flag(key: Key, scene: Scene, palette: Palette, x: float, y: float) -> str:
    centre = f'cx="{number(x + 17)}" cy="{number(y + 8)}"'
    badge = f'<circle {centre} r="5.5" fill="{key.flag}"/>'
    red = palette.lines["boundary"]
    return badge + (
        f'<circle {centre} r="7.6" fill="none" stroke="{red}" stroke-width="1.3"/>' if key.garrison else ""
    )


def _fort(key: Key, scene: Scene, palette: Palette, x: float, y: float) -> str:
    return (
        f'<rect {_place(x, y)} rx="2" fill="{palette.land}" stroke="{palette.fort}" stroke-width="1.2"/>'
        f'<rect x="{number(x + 3)}" y="{number(y + 3)}" width="28" height="10" fill="none" '
        f'stroke="{palette.fort}" stroke-width="2.4" stroke-dasharray="2.4 2.4"/>'
    )


def _sign(key: Key, scene: Scene, palette: Palette, x: float, y: float) -> str:
    return f'<use href="#map-sign-{key.sign}" x="{number(x + 17)}" y="{number(y + 8)}"/>'


def _shore(key: Key, scene: Scene, palette: Palette, x: float, y: float) -> str:
    water = f'<rect {_place(x, y)} rx="2" fill="{palette.sea}"/>'
    return water + coasts.figure(key.shore, (x + WIDE / 2, y + HIGH / 2), palette)


def _zone(key: Key, scene: Scene, palette: Palette, x: float, y: float) -> str:
    colour = scene.flags[key.zone].colour
    return (
        f'<rect x="{number(x + 3)}" y="{number(y + 3)}" width="28" height="10" rx="2.5" fill="{colour}" '
        f'stroke="{palette.halo}"/>'
    )


def _held(key: Key, scene: Scene, palette: Palette, x: float, y: float) -> str:
    """A space in its holder's colour; hatched, it is somebody else's home."""
    colour = scene.flags[key.holder].colour
    drawn = (
        f'<rect {_place(x, y)} rx="2" fill="{palette.land}"/><rect {_place(x, y)} rx="2" fill="{colour}" '
        f'fill-opacity="{HELD.tint}"/>'
    )
    if key.taken:
        strokes = "".join(f"M{number(x + n)} {number(y + HIGH)}l{HIGH} -{HIGH}" for n in (0, 9, 18))
        drawn += (
            f'<path d="{strokes}" stroke="{colour}" stroke-opacity="{HELD.hatch}" '
            f'stroke-width="{HELD.stroke}" fill="none"/>'
        )
    return drawn


def _arrow(key: Key, scene: Scene, palette: Palette, x: float, y: float) -> str:
    letter = "" if key.arrow == "plain" else key.arrow
    line = [(x + 6 if letter else x + 1, y + 8), (x + 17, y + 8), (x + 33, y + 8)]
    water = f'<rect {_place(x, y)} rx="2" fill="{palette.sea}"/>'
    return water + arrow(line, (not letter, True), letter, palette)


def _closed(key: Key, scene: Scene, palette: Palette, x: float, y: float) -> str:
    return (
        f'<path d="M{number(x + 11)} {number(y + 8)}h12" stroke="{palette.ink}" stroke-width="3.4" '
        'stroke-opacity=".8" stroke-linecap="round"/>'
    )


def _symbol(key: Key, scene: Scene, palette: Palette, x: float, y: float) -> str:
    place = f"translate({number(x + WIDE / 2)} {number(y + HIGH / 2 - symbols.MIDDLE)})"
    return f'<use href="#map-symbol-{key.symbol}" transform="{place}" color="{palette.text}"/>'


def _piece(key: Key, scene: Scene, palette: Palette, x: float, y: float) -> str:
    """A counter, block or marker, a little larger than the other samples so that its form can be seen."""
    assert key.piece
    place = f"translate({number(x + WIDE / 2)} {number(y + HIGH / 2)}) scale({PIECE / counters.SIDE:.2f})"
    return f'<g transform="{place}">{counters.face(key.piece)}</g>'


def _sea(key: Key, scene: Scene, palette: Palette, x: float, y: float) -> str:
    """Water with the line between two seas."""
    return (
        f'<rect {_place(x, y)} rx="2" fill="{palette.sea}"/>'
        f'<path d="M{number(x + 20)} {number(y)}l-6 {HIGH}" fill="none" stroke="{palette.coast}"/>'
    )


def _line(key: Key, scene: Scene, palette: Palette, x: float, y: float) -> str:
    style: LineStyle = next(style for style in scene.lines if style.kind == key.line)
    course = [(x, y + 9), (x + 17, y + 9), (x + 34, y + 9)]
    if style.peaks:
        return terrain.peaks([((x + n, y + 12), 0.8) for n in (6, 17, 28)], palette)
    if style.bridge:
        return course_lines.bridge([(x + 17, y), (x + 17, y + HIGH)], palette)
    if style.sided:
        return course_lines.stroke(style, [course], palette)
    dash = f' stroke-dasharray="{style.dash}"' if style.dash else ""
    return (
        f'<path d="M{number(x)} {number(y + 8)}h34" stroke="{line_colour(style.colour, palette)}" '
        f'stroke-width="{number(style.width)}"{dash}/>'
    )


def _ground(key: Key, scene: Scene, palette: Palette, x: float, y: float) -> str:
    fill = palette.ground.get(key.ground, palette.land)
    clip = f"map-key-{key.ground or 'plain'}"
    return (
        f'<clipPath id="{clip}"><rect {_place(x, y)} rx="2"/></clipPath><rect {_place(x, y)} rx="2" '
        f'fill="{fill}" stroke="{palette.panel_line}" stroke-width=".7"/><g clip-path="url(#{clip})">'
        f"{terrain.sample(key.ground, (x + 17, y + 9), 18, palette)}</g>"
    )
