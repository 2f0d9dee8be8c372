"""Counters: a soft shadow, the nation's colour, the unit's symbol, its size above and its factors below."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import quoteattr

from grognard.draw.scene import Counter
from grognard.draw.shapes import Point, number
from grognard.draw.text import label, width

FACE = 34.0
"""The side of a counter in the units in which its face is designed below."""
SIDE = 36.0
"""The side of a counter in the board's units; a hex of the boards here is some 54 wide."""
STEP = SIDE / 5
MOST_SPREAD = 3 * STEP
TAG_ROOM, LEAST_TAG = 6.4, 4.6
"""Width beside the frame, and the smallest type in which a tag is set upright there."""
SIZE_MARKS = {"front": 5, "army": 4, "corps": 3, "division": 2, "none": 0}


def spread(count: int) -> float:
    """How far the lowest and the topmost counter of a stack are apart."""
    return min(STEP * (count - 1), MOST_SPREAD)


def stack(counters: Sequence[Counter], centre: Point) -> str:
    """Counters one upon the other, the last on top, each a fifth of a counter lower and to the left."""
    wide = spread(len(counters))
    step = wide / max(1, len(counters) - 1)
    return "".join(
        counter(one, (centre[0] + wide / 2 - n * step, centre[1] - wide / 2 + n * step))
        for n, one in enumerate(counters)
    )


def counter(one: Counter, centre: Point, side: float = SIDE) -> str:
    """One counter round a centre."""
    half, scale = FACE / 2, side / FACE
    place = f"translate({number(centre[0])} {number(centre[1])})" + (
        f" scale({scale:.3f})" if scale != 1 else ""
    )
    opacity = ' opacity=".55"' if one.dim else ""
    square = (
        f'x="{number(-half)}" y="{number(-half)}" width="{number(FACE)}" height="{number(FACE)}" rx="3.4"'
    )
    shadow = "".join(
        f'<rect x="{number(-half + 1.2 - grow)}" y="{number(-half + 1.8 - grow)}" fill="#000" opacity=".12" '
        f'width="{number(FACE + 2 * grow)}" height="{number(FACE + 2 * grow)}" rx="{number(3.6 + grow)}"/>'
        for grow in (0.0, 0.8, 1.6)
    )
    return (
        f'<g class="counter" data-unit={quoteattr(one.unit)} data-space={quoteattr(one.space)} '
        f'transform="{place}"{opacity}>{shadow}<rect {square} fill="{one.back}"/>'
        f'<rect {square} fill="url(#sheen)" stroke="#000" stroke-opacity=".55" stroke-width=".8"/>'
        f"{_size(one)}{_symbol(one)}{_factors(one)}{_tag(one)}{_mark(one)}</g>"
    )


def _size(one: Counter) -> str:
    """Small crosses in a row above the frame."""
    count = SIZE_MARKS[one.size]
    path = ""
    for n in range(count):
        left, top = (n - (count - 1) / 2) * 3.9 - 1.35, -14.75
        path += f"M{left:.2f} {top}l2.7 2.7m0 -2.7l-2.7 2.7"
    return (
        f'<path d="{path}" fill="none" stroke="{one.ink}" stroke-width=".95" stroke-linecap="round"/>'
        if path
        else ""
    )


FRAME_LEFT, FRAME_TOP, FRAME_WIDTH, FRAME_HEIGHT = -9.5, -10.6, 19.0, 12.6
_CROSS = (
    f"M{FRAME_LEFT} {FRAME_TOP}l{FRAME_WIDTH} {FRAME_HEIGHT}m0 {-FRAME_HEIGHT}l{-FRAME_WIDTH} {FRAME_HEIGHT}"
)
_OVAL = '<rect x="-6.2" y="-7.5" width="12.4" height="6.4" rx="3.2" fill="none"/>'
_SIGNS = {
    "infantry": f'<path d="{_CROSS}"/>',
    "armour": _OVAL,
    "mechanised": f'<path d="{_CROSS}"/>{_OVAL}',
    "mountain": f'<path d="{_CROSS}"/><path d="M-3.2 1.4L0 -4 3.2 1.4Z" fill="currentColor" stroke="none"/>',
    "parachute": f'<path d="{_CROSS}"/><path d="M-3.6 -0.4q1.8 -3.2 3.6 0q1.8 -3.2 3.6 0"/>',
    "cavalry": f'<path d="M{FRAME_LEFT} {FRAME_TOP + FRAME_HEIGHT}l{FRAME_WIDTH} {-FRAME_HEIGHT}"/>',
    "artillery": '<circle cx="0" cy="-4.3" r="2.4" fill="currentColor" stroke="none"/>',
    "headquarters": f'<path d="M{FRAME_LEFT} {FRAME_TOP + 4}h{FRAME_WIDTH}"/>',
    "none": "",
}


def _symbol(one: Counter) -> str:
    frame = f'x="{FRAME_LEFT}" y="{FRAME_TOP}" width="{FRAME_WIDTH}" height="{FRAME_HEIGHT}"'
    return (
        f'<g color="{one.ink}" stroke="{one.ink}" fill="none" stroke-width="1.15" stroke-linejoin="round">'
        f'<rect {frame} fill="{one.ink}" fill-opacity=".1"/>{_SIGNS[one.symbol]}</g>'
    )


def _factors(one: Counter) -> str:
    """The figures in the largest type that fits between the edges."""
    if not one.factors:
        return ""
    size = min(12.6, (FACE - 3.2) / max(0.1, width(one.factors, 1.0)))
    return label(0, 13.2, one.factors, size, one.ink, bold=True)


def _tag(one: Counter) -> str:
    """The unit's short name beside the frame; a longer one is turned to run up along it."""
    if not one.tag:
        return ""
    ems = width(one.tag, 1.0)
    if ems * LEAST_TAG <= TAG_ROOM:
        return label(13.3, -2.6, one.tag, min(5.6, TAG_ROOM / ems), one.ink, bold=True)
    size = min(5.4, FRAME_HEIGHT / ems)
    return label(0, 0, one.tag, size, one.ink, bold=True, transform="translate(15.2 -4.3) rotate(-90)")


def _mark(one: Counter) -> str:
    """A sign in the upper left corner, for a state that the rules of the game give the unit."""
    if not one.mark:
        return ""
    return (
        f'<circle cx="-16" cy="-16" r="5.2" fill="#fff" stroke="#2f2a22" stroke-width="1"/>'
        f"{label(-16, -13.4, one.mark, 7.4, '#2f2a22', bold=True)}"
    )
