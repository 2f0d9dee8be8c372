"""Wooden blocks, which stand with their back or their face to the viewer or lie face up, and round markers.

A block's label has a row of pips along each side. It is turned so that the row on top counts the steps left;
a sign at its corner tells the same in a figure that is never turned.
"""

from __future__ import annotations

from grognard.draw import symbols
from grognard.draw.scene import Counter
from grognard.draw.shapes import number
from grognard.draw.text import label, width

MOST_STEPS = 4
"""A block has so many sides to be turned to."""
QUARTER = -90
"""Degrees by which a block is turned for each step that it has lost."""
EDGE = 28.6
"""The side of a block's face; the rest of a counter's room is for its thickness."""
LABEL = 25.4
MIDDLES = {"facing": (-2.5, 2.7), "lying": (-2.5, -2.7)}
"""The middle of the label of a block that stands with its face to the viewer, and of one that lies."""
TEXT_ROOM = 20.0


def face(one: Counter, covered: bool) -> str:
    """What is seen of a block or a marker, round 0, 0 in the units of a counter's design."""
    blank = f'<use href="#map-blank-{"standing" if one.form == "facing" else one.form}" color="{one.back}"/>'
    if one.form == "marker":
        return blank + _marker(one)
    if one.form == "standing":
        return blank + _back(one)
    x, y = MIDDLES[one.form]
    turned = f' transform="rotate({turn(one.steps, one.most_steps)})"' if one.steps else ""
    unseen = '<use href="#map-unseen"/>' if one.form == "facing" and not covered else ""
    return (
        f'{blank}<g transform="translate({x} {y})"><g class="turning"{turned}>{_label(one)}</g></g>{unseen}'
    )


def turn(steps: int, most: int) -> int:
    """Degrees by which the label of a block is turned so that the number of its steps is on top."""
    return QUARTER * (most - steps)


def steps(one: Counter) -> str:
    """The sign of how many steps a piece has left, if that is known; round 0, 0 in the board's units."""
    return f'<use class="steps" href="#map-steps-{one.steps}-{one.most_steps}"/>' if one.steps else ""


def _back(one: Counter) -> str:
    """The back of a block is bare; what anybody may know can be painted on it: a sign, or a short name."""
    if one.back_symbol != "none":
        return (
            f'<g transform="translate(-2.5 2.7)" opacity=".6">{symbols.use(one.back_symbol, 0.95, 0.0)}</g>'
        )
    if not one.tag:
        return ""
    size = min(8.0, TEXT_ROOM / width(one.tag, 1.0))
    return label(-2.5, 5.4, one.tag, size, "", anchor="", opacity=0.6)


def _marker(one: Counter) -> str:
    """A symbol with a figure below it, or either alone and larger."""
    if one.symbol == "none":
        return _figure(one.factors, 14.0, 24.0, 4.9)
    scale = 0.9 if symbols.framed(one.symbol) else 1.15
    if not one.factors:
        return symbols.use(one.symbol, scale * 1.15, 0.0)
    return symbols.use(one.symbol, scale, -5.2) + _figure(one.factors, 12.0, 18.0, 12.6)


def _figure(words: str, size: float, room: float, foot: float) -> str:
    return label(0, foot, words, min(size, room / width(words, 1.0)), "", anchor="") if words else ""


def _label(one: Counter) -> str:
    """What is stuck on a block: pips along its sides, in the middle the symbol with size and words."""
    pips = f'<use href="#map-pips-{one.most_steps}"/>' if one.most_steps else ""
    words = " ".join(filter(None, (one.tag, one.factors)))
    size = "" if one.size == "none" else f'<use href="#map-size-{one.size}" y="5.5"/>'
    scale, middle = (0.74, -0.6) if size else (0.82, -2.0) if words else (0.92, 0.0)
    symbol = "" if one.symbol == "none" else symbols.use(one.symbol, scale, middle)
    told = _figure(words, 6.4, 16.0, 8.9)
    return f'<use href="#map-label"/>{pips}{size}{symbol}{told}'


def definitions() -> str:
    """The parts that blocks and markers share."""
    return (
        _gradients()
        + _standing()
        + _lying()
        + _round()
        + _sticker()
        + "".join(_pips(most) for most in range(1, MOST_STEPS + 1))
        + '<rect id="map-steps" x="8.1" y="-19.2" width="11.2" height="14.6" rx="2.6" fill="#fffaf0" '
        'stroke="#1d1a14" stroke-width="1"/>'
        + "".join(_sign(left, most) for most in range(1, MOST_STEPS + 1) for left in range(1, most + 1))
    )


def _gradients() -> str:
    return (
        '<linearGradient id="map-wood" x1="0" y1="0" x2=".35" y2="1">'
        '<stop offset="0" stop-color="#fff" stop-opacity=".16"/>'
        '<stop offset=".45" stop-color="#fff" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>'
        '<radialGradient id="map-dome" cx=".38" cy=".3" r=".8">'
        '<stop offset="0" stop-color="#fff" stop-opacity=".3"/>'
        '<stop offset=".55" stop-color="#fff" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#000" stop-opacity=".22"/></radialGradient>'
    )


def _sides(first: str, lit: str, other: str, dark: str) -> str:
    """Two sides of a block's thickness, each lighter or darker than its face."""
    line = 'stroke="#000" stroke-opacity=".5" stroke-width=".7" stroke-linejoin="round"'
    return "".join(
        f'<path d="{path}" fill="currentColor"/><path d="{path}" {shade} {line}/>'
        for path, shade in ((first, lit), (other, dark))
    )


def _front(x: float, y: float) -> str:
    square = f'x="{x}" y="{y}" width="{EDGE}" height="{EDGE}"'
    return (
        f'<rect {square} fill="currentColor"/><rect {square} fill="url(#map-wood)" stroke="#000" '
        f'stroke-opacity=".55" stroke-width=".8" stroke-linejoin="round"/>'
    )


def _standing() -> str:
    """An upright block: the top catches the light, the right side lies in the shade, a shadow at the foot."""
    shadow = "".join(
        f'<path d="M-15 17.4L{12 + far} {17.4 + far / 3}L{17 + far} {12 + far / 3}V2L12 4Z" fill="#000" '
        'opacity=".13"/>'
        for far in (1.5, 3.5, 5.5)
    )
    top, right = "M-16.8 -11.6L-11.8 -16.8H16.8L11.8 -11.6Z", "M11.8 -11.6L16.8 -16.8V11.8L11.8 17Z"
    grain = "M-12.6 -8.5V14.2M-5 -9.2V15M2.8 -8.8V14.6M8 -9.4V14"
    return (
        f'<g id="map-blank-standing">{shadow}'
        + _sides(top, 'fill="#fff" fill-opacity=".42"', right, 'fill="#000" fill-opacity=".42"')
        + _front(-16.8, -11.6)
        + f'<path d="{grain}" stroke="#000" stroke-opacity=".08" stroke-width=".8" fill="none"/>'
        '<path d="M-16 -10.9H11" stroke="#fff" stroke-opacity=".5" stroke-width=".7"/></g>'
    )


def _lying() -> str:
    """A block on its back, its face up: its thickness is seen below and to the right."""
    shadow = "".join(
        f'<path d="M{-12.8 + far / 2} {16.8 + far}H{16.8 + far}V{-11.6 + far / 2}H0V0Z" fill="#000" '
        'opacity=".13"/>'
        for far in (0.6, 1.6, 2.6)
    )
    below, right = "M-16.8 11.8L-11.8 16.8H16.8L11.8 11.8Z", "M11.8 -16.8L16.8 -11.8V16.8L11.8 11.8Z"
    return (
        f'<g id="map-blank-lying">{shadow}'
        + _sides(below, 'fill="#000" fill-opacity=".34"', right, 'fill="#000" fill-opacity=".5"')
        + _front(-16.8, -16.8)
        + "</g>"
    )


def _round() -> str:
    shadow = "".join(
        f'<circle cx="1.1" cy="1.6" r="{16.6 + grow}" fill="#000" opacity=".12"/>' for grow in (0.0, 0.8, 1.6)
    )
    return (
        f'<g id="map-blank-marker">{shadow}<circle r="16.6" fill="currentColor"/><circle r="16.6" '
        'fill="url(#map-dome)" stroke="#000" stroke-opacity=".55" stroke-width=".8"/>'
        '<circle r="14.6" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".8"/></g>'
    )


def _sticker() -> str:
    half = LABEL / 2
    return (
        f'<rect id="map-label" x="{-half}" y="{-half}" width="{LABEL}" height="{LABEL}" rx="1.8" fill="#fff" '
        'fill-opacity=".16" stroke="#000" stroke-opacity=".3" stroke-width=".6"/>'
        '<g id="map-unseen" fill="none" stroke-linecap="round" stroke-linejoin="round">'
        '<circle cx="13" cy="13.2" r="4.8" fill="#1d1a14" stroke="#fff" stroke-width=".8"/>'
        '<path d="M9.6 13.2Q13 9.3 16.4 13.2Q13 17.1 9.6 13.2ZM10 16.4L16 10" stroke="#fff" '
        'stroke-width="1"/><circle cx="13" cy="13.2" r="1.1" fill="#fff"/></g>'
    )


def _pips(most: int) -> str:
    """Rows of pips: as many as a full block has steps on top, one less on each side to the right of it."""
    rows = "".join(
        f'<g transform="rotate({90 * lost})">'
        + "".join(f'<circle cx="{(n - (count - 1) / 2) * 3.5}" cy="-10.8" r="1.25"/>' for n in range(count))
        + "</g>"
        for lost, count in enumerate(range(most, 0, -1))
    )
    return f'<g id="map-pips-{most}" fill="currentColor">{rows}</g>'


def _sign(left: int, most: int) -> str:
    """A figure with a bar under it that is filled as far as steps are left."""
    slot = 9.0 / most
    bars = [f"M{number(9.5 + n * slot)} -6.7h{number(slot - 0.6)}" for n in range(most)]
    return (
        f'<g id="map-steps-{left}-{most}" stroke="#1d1a14" stroke-width="1.9"><g stroke="none">'
        f'<use href="#map-steps"/>{label(13.7, -9.2, str(left), 12.4, "#1d1a14", bold=True)}</g>'
        f'<path d="{"".join(bars[:left])}"/><path d="{"".join(bars[left:])}" stroke-opacity=".22"/></g>'
    )
