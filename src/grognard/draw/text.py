"""Words on the picture: type, escaping and how wide a text will be."""

from __future__ import annotations

from xml.sax.saxutils import escape

from grognard.draw.shapes import number

FAMILY = "Roboto Condensed"
NARROW = frozenset("iljft.,:;!'|I()[]")
WIDE = frozenset("mwMW@%—")


def width(words: str, size: float) -> float:
    """About as wide as the bold condensed face sets it."""
    ems = 0.0
    for letter in words:
        if letter in NARROW:
            ems += 0.27
        elif letter in WIDE:
            ems += 0.75
        elif letter.isspace():
            ems += 0.24
        elif letter in "-–·":
            ems += 0.36
        else:
            ems += 0.55 if letter.isupper() else 0.5
    return ems * size


def label(
    x: float,
    y: float,
    words: str,
    size: float,
    fill: str,
    *,
    anchor: str = "middle",
    bold: bool = False,
    halo: str = "",
    halo_width: float = 2.4,
    spacing: float = 0.0,
    opacity: float = 1.0,
    transform: str = "",
    kind: str = "",
) -> str:
    """A text element; the halo is drawn under the letters, so that they stand on any ground.

    Without a fill or an anchor it takes those of what it stands in. `kind` is a class for style sheets.
    """
    style = f'class="{kind}" ' if kind else ""
    style += f'font-size="{number(size)}"'
    if anchor:
        style += f' text-anchor="{anchor}"'
    if bold:
        style += ' font-weight="700"'
    if spacing:
        style += f' letter-spacing="{number(spacing)}"'
    if opacity < 1:
        style += f' opacity="{opacity}"'
    if transform:
        style += f' transform="{transform}"'
    place = f'x="{number(x)}" y="{number(y)}"'
    under = ""
    if halo:
        under = (
            f'<text {place} {style} fill="{halo}" stroke="{halo}" stroke-width="{number(halo_width)}" '
            f'stroke-linejoin="round" aria-hidden="true">{escape(words)}</text>'
        )
    colour = f' fill="{fill}"' if fill else ""
    return f"{under}<text {place} {style}{colour}>{escape(words)}</text>"
