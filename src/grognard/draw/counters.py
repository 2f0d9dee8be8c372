"""Counters: a soft shadow, the nation's colour, the unit's symbol, its size above and its factors below."""

from __future__ import annotations

from xml.sax.saxutils import quoteattr

from grognard.draw import blocks, symbols
from grognard.draw.scene import Counter
from grognard.draw.shapes import Point, number
from grognard.draw.text import label, width

FACE = 34.0
"""The side of a counter in the units in which its face is designed below."""
SIDE = 36.0
"""The side of a counter in the board's units; a hex of the boards here is some 54 wide."""
SCALE = SIDE / FACE
TAG_ROOM, LEAST_TAG = 6.4, 4.6
"""Width beside the frame, and the smallest type in which a tag is set upright there."""
SIZE_MARKS = {"front": 5, "army": 4, "corps": 3, "division": 2, "none": 0}


BAND = "M-13.6 -16.6h3.2v33.2h-3.2a3 3 0 0 1 -3 -3v-27.2a3 3 0 0 1 3 -3z"
"""A stripe along the left edge: the sign of a reduced unit."""


def counter(one: Counter, centre: Point, covered: bool = False) -> str:
    """One counter round a centre; of one that is all but covered by others the signs are left out."""
    opacity = ' opacity=".55"' if one.dim else ""
    return (
        f'<g class="counter" data-unit={quoteattr(one.unit)} data-space={quoteattr(one.space)} '
        f'transform="translate({number(centre[0])} {number(centre[1])})"{opacity}>'
        f"{face(one, covered)}{'' if covered else blocks.steps(one) + _mark(one)}</g>"
    )


def face(one: Counter, covered: bool = False) -> str:
    """What is seen of a counter, block or marker, round 0, 0 and `SIDE` wide; it uses the `definitions`."""
    form = "" if one.form == "counter" else f' class="{one.form}"'
    return (
        f'<g{form} transform="scale({SCALE:.3f})" fill="{one.ink}" color="{one.ink}" font-weight="700" '
        f'text-anchor="middle">{_flat(one) if one.form == "counter" else blocks.face(one, covered)}</g>'
    )


def _flat(one: Counter) -> str:
    size = f'<use href="#map-size-{one.size}"/>' if SIZE_MARKS[one.size] else ""
    band = '<use href="#map-band"/>' if one.reduced else ""
    return f'<use href="#map-blank" color="{one.back}"/>{band}{size}{_symbol(one)}{_factors(one)}{_tag(one)}'


def _symbol(one: Counter) -> str:
    """A silhouette takes the room of the frame that it does without."""
    if symbols.framed(one.symbol):
        return symbols.use(one.symbol)
    return symbols.use(one.symbol, 1.3, -6.0) if one.factors else symbols.use(one.symbol, 1.45, 0.0)


def definitions() -> str:
    """The parts that counters share: the blank with its shadow and sheen, sizes and symbols."""
    half = FACE / 2
    square = (
        f'x="{number(-half)}" y="{number(-half)}" width="{number(FACE)}" height="{number(FACE)}" rx="3.4"'
    )
    shadow = "".join(
        f'<rect x="{number(-half + 1.2 - grow)}" y="{number(-half + 1.8 - grow)}" fill="#000" opacity=".12" '
        f'width="{number(FACE + 2 * grow)}" height="{number(FACE + 2 * grow)}" rx="{number(3.6 + grow)}"/>'
        for grow in (0.0, 0.8, 1.6)
    )
    return (
        '<linearGradient id="map-sheen" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#fff" stop-opacity=".2"/>'
        '<stop offset=".5" stop-color="#fff" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#000" stop-opacity=".14"/></linearGradient>'
        f'<g id="map-blank">{shadow}<rect {square} fill="currentColor"/>'
        f'<rect {square} fill="url(#map-sheen)" stroke="#000" stroke-opacity=".55" stroke-width=".8"/></g>'
        f'<path id="map-band" d="{BAND}" fill="#fff" fill-opacity=".72"/>'
        + "".join(_size(name, count) for name, count in SIZE_MARKS.items() if count)
        + symbols.definitions()
        + blocks.definitions()
    )


def _size(name: str, count: int) -> str:
    """Small crosses in a row above the frame."""
    path = ""
    for n in range(count):
        left, top = (n - (count - 1) / 2) * 3.9 - 1.35, -14.75
        path += f"M{left:.2f} {top}l2.7 2.7m0 -2.7l-2.7 2.7"
    return (
        f'<path id="map-size-{name}" d="{path}" fill="none" stroke="currentColor" stroke-width=".95" '
        'stroke-linecap="round"/>'
    )


def _factors(one: Counter) -> str:
    """The figures in the largest type that fits between the edges."""
    if not one.factors:
        return ""
    size = min(12.6, (FACE - 3.2) / max(0.1, width(one.factors, 1.0)))
    return label(0, 13.2, one.factors, size, "", anchor="", kind="factors")


def _tag(one: Counter) -> str:
    """The unit's short name beside the frame; a longer one is turned to run up along it."""
    if not one.tag:
        return ""
    ems = width(one.tag, 1.0)
    if ems * LEAST_TAG <= TAG_ROOM:
        return label(13.3, -2.6, one.tag, min(5.6, TAG_ROOM / ems), "", anchor="")
    size = min(5.4, symbols.FRAME_HEIGHT / ems)
    return label(0, 0, one.tag, size, "", anchor="", transform="translate(15.2 -4.3) rotate(-90)")


def _mark(one: Counter) -> str:
    """A sign in the upper left corner, for a state that the rules of the game give the unit."""
    if not one.mark:
        return ""
    return (
        f'<circle cx="-16" cy="-16" r="5.2" fill="#fff" stroke="#2f2a22" stroke-width="1"/>'
        f"{label(-16, -13.4, one.mark, 7.4, '#2f2a22', bold=True)}"
    )
