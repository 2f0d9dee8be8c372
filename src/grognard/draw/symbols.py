"""What a counter shows of its unit: the usual signs in a frame, and silhouettes of what sails or flies."""

from __future__ import annotations

FRAME_LEFT, FRAME_TOP, FRAME_WIDTH, FRAME_HEIGHT = -9.5, -10.6, 19.0, 12.6
MIDDLE = FRAME_TOP + FRAME_HEIGHT / 2
"""How far down the middle of every symbol lies; it is drawn round this and no larger than the frame."""
_CROSS = (
    f"M{FRAME_LEFT} {FRAME_TOP}l{FRAME_WIDTH} {FRAME_HEIGHT}m0 {-FRAME_HEIGHT}l{-FRAME_WIDTH} {FRAME_HEIGHT}"
)
_OVAL = '<rect x="-6.2" y="-7.5" width="12.4" height="6.4" rx="3.2" fill="none"/>'


def _full(path: str) -> str:
    return f'<path d="{path}" fill="currentColor" stroke="none"/>'


_FRAMED = {
    "infantry": f'<path d="{_CROSS}"/>',
    "armour": _OVAL,
    "mechanised": f'<path d="{_CROSS}"/>{_OVAL}',
    "mountain": f'<path d="{_CROSS}"/>{_full("M-3.2 1.4L0 -4 3.2 1.4Z")}',
    "parachute": f'<path d="{_CROSS}"/><path d="M-3.6 -0.4q1.8 -3.2 3.6 0q1.8 -3.2 3.6 0"/>',
    "cavalry": f'<path d="M{FRAME_LEFT} {FRAME_TOP + FRAME_HEIGHT}l{FRAME_WIDTH} {-FRAME_HEIGHT}"/>',
    "artillery": '<circle cx="0" cy="-4.3" r="2.4" fill="currentColor" stroke="none"/>',
    "headquarters": f'<path d="M{FRAME_LEFT} {FRAME_TOP + 4}h{FRAME_WIDTH}"/>',
    "militia": f'<path d="{_CROSS}"/>{_full("M-9.5 2L0 -4.3L9.5 2Z")}',
    "partisan": _full("M2 -5.6l1.5 1.5a3.7 3.7 0 1 1 -1.5 -1.5z")
    + '<path d="M2.5 -4.9q.8 -3 3 -2.4M5.5 -7.3l1.8 -1.2m-1.8 1.2l2 .8m-2 -.8l-.2 -1.9"/>',
    "flak": '<path d="M-9.5 2C-8.6 -9 8.6 -9 9.5 2"/>',
    "air": _full(
        "M0 -4.3C3.4 -8.9 8 -8.6 8 -4.3S3.4 .3 0 -4.3C-3.4 -8.9 -8 -8.6 -8 -4.3S-3.4 .3 0 -4.3Z",
    ),
    "none": "",
}
_SILHOUETTES = {
    "fort": _full(
        "M-9.5 2V-7.4H-6.6V-4.8H-4V-10.2H-1.5V-7.6H1.5V-10.2H4V-4.8H6.6V-7.4H9.5V2H2.3V-1"
        "a2.3 2.3 0 0 0 -4.6 0V2Z"
    ),
    "fleet": _full(
        "M-10.6 -1.4H-7.2V-3.1H-4.8V-4.3H-3.2V-7.6H-1.5V-11H-.5V-7.6H1.5V-4.6H3.1V-6.8H5V-3.1H7.4V-1.4H10.8"
        "L8.6 2.2H-8.8Z"
    )
    + '<path d="M-6.8 -2.7L-10.4 -3.5M7 -2.7L10.6 -3.5"/>',
    "submarine": _full(
        "M-10.8 -.4C-9.4 -2.6 -7.6 -3 -5.4 -3H-2.6V-6.8H-1V-10.4H0V-6.8H2.8V-3H6.4C8.6 -3 10 -2 10.8 -.4"
        "C9.8 1.4 8.4 1.9 6.2 1.9H-6.2C-8.4 1.9 -9.8 1 -10.8 -.4Z"
    ),
    "convoy": _full(
        "M-10.6 -3.4H-7V-1.6H-2.4V-6H-1V-9.8H1.2V-6H2.6V-1.6H6.6V-3.6H10.8L8.8 2.2H-8.8Z",
    )
    + '<path d="M-5.2 -1.6V-9M-5.2 -8L-8 -4M5 -1.6V-9M5 -8L7.8 -4"/>',
    "beachhead": _full("M0 -11L5.6 -5.2H2.2V-1.6H-2.2V-5.2H-5.6Z")
    + '<path d="M-9.6 1.2q2.4 -2.8 4.8 0t4.8 0t4.8 0t4.8 0" stroke-width="1.5"/>',
    "fighter": _full(
        "M0 -11.4C1 -11.4 1.4 -9.8 1.4 -8.4V-7L8.6 -5.4C9.8 -5 9.8 -3.3 8.6 -3.2L1.3 -2.8L.8 0L3.6 .9V2.3"
        "H-3.6V.9L-.8 0L-1.3 -2.8L-8.6 -3.2C-9.8 -3.3 -9.8 -5 -8.6 -5.4L-1.4 -7V-8.4"
        "C-1.4 -9.8 -1 -11.4 0 -11.4Z"
    ),
    "bomber": _full(
        "M0 -11.4C1.2 -11.4 1.6 -10 1.6 -8.6V-7.4H3V-9.2H4.8V-7.2L6.2 -7V-8.6H8V-6.7L11 -6.2V-4.2L1.6 -3.2"
        "L1.2 -.2L5 .2V2.3H-5V.2L-1.2 -.2L-1.6 -3.2L-11 -4.2V-6.2L-8 -6.7V-8.6H-6.2V-7L-4.8 -7.2V-9.2H-3V-7.4"
        "H-1.6V-8.6C-1.6 -10 -1.2 -11.4 0 -11.4Z"
    ),
    "rocket": _full(
        "M0 -11.6C2.2 -9.2 2.7 -6.6 2.5 -3L4.8 2.3H2.2L1.5 .7H-1.5L-2.2 2.3H-4.8L-2.5 -3"
        "C-2.7 -6.6 -2.2 -9.2 0 -11.6Z"
    ),
    "star": _full(
        "M0 -11.6L1.8 -6.8L6.9 -6.5L2.9 -3.3L4.3 1.6L0 -1.2L-4.3 1.6L-2.9 -3.3L-6.9 -6.5L-1.8 -6.8Z",
    ),
}


def definitions() -> str:
    """Every symbol, to be used in the colour of whatever it stands on."""
    frame = (
        f'<rect x="{FRAME_LEFT}" y="{FRAME_TOP}" width="{FRAME_WIDTH}" height="{FRAME_HEIGHT}" '
        'fill="currentColor" fill-opacity=".1"/>'
    )
    signs = {name: frame + sign for name, sign in _FRAMED.items()} | _SILHOUETTES
    return "".join(
        f'<g id="map-symbol-{name}" stroke="currentColor" fill="none" stroke-width="1.15" '
        f'stroke-linejoin="round">{sign}</g>'
        for name, sign in signs.items()
    )


def framed(name: str) -> bool:
    """Whether a symbol stands in a frame; the others may be drawn larger."""
    return name in _FRAMED


def use(name: str, scale: float = 1.0, middle: float = MIDDLE) -> str:
    """A symbol with its middle this far down."""
    if scale == 1.0 and middle == MIDDLE:
        return f'<use href="#map-symbol-{name}"/>'
    place = f"translate(0 {middle - MIDDLE * scale:.2f}) scale({scale:g})"
    return f'<use href="#map-symbol-{name}" transform="{place}"/>'
