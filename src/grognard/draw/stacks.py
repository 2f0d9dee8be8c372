"""Counters that share a space: one upon the other, those of different sides apart, high stacks counted."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Sequence

from grognard.draw.counters import SIDE, counter
from grognard.draw.scene import Counter
from grognard.draw.shapes import Point, number
from grognard.draw.text import label, width

STEP = SIDE / 5
MOST_STEPS = 3
"""A stack is spread by so many steps at most; a higher one steps less each time."""
APART = 5.0
"""Between the stacks of two sides."""
TALLY_HEIGHT, TALLY_SIZE = 12.0, 10.0
TALLY_PAD = 3.4


def spread(count: int) -> float:
    """How far the lowest and the topmost counter of a stack are apart."""
    return STEP * min(count - 1, MOST_STEPS)


def rise(counters: Sequence[Counter]) -> float:
    """How far the highest of the stacks in a space is spread."""
    return max(spread(len(pile)) for pile in by_side(counters))


def by_side(counters: Sequence[Counter]) -> list[list[Counter]]:
    """Blocks and markers of each side, in the order in which the sides appear; flat counters lie with
    those of their side, or where it has none there with the first."""
    piles: dict[str, list[Counter]] = {}
    for one in counters:
        if one.form != "counter":
            piles.setdefault(one.side, []).append(one)
    flat: dict[str, list[Counter]] = {}
    for one in counters:
        if one.form == "counter":
            flat.setdefault(one.side if one.side in piles else "", []).append(one)
    (side, first), *others = piles.items() or [("", [])]
    loose = flat.pop("", [])
    return [[*loose, *flat.get(side, []), *first], *([*flat.get(s, []), *pile] for s, pile in others)]


def stacked(counters: Sequence[Counter], centre: Point) -> str:
    """Everything in a space, stack beside stack round the middle."""
    piles = by_side(counters)
    room = [SIDE + spread(len(pile)) for pile in piles]
    x = centre[0] - (sum(room) + APART * (len(piles) - 1)) / 2
    drawn = ""
    for pile, wide in zip(piles, room, strict=True):
        drawn += _pile(pile, (x + wide / 2, centre[1]))
        x += wide + APART
    return drawn


def _pile(pile: Sequence[Counter], centre: Point) -> str:
    """Counters one upon the other, the last on top, each a fifth of a counter lower and to the left."""
    half = spread(len(pile)) / 2
    step = 2 * half / max(1, len(pile) - 1)
    high = len(pile) > MOST_STEPS + 1
    drawn = "".join(
        counter(one, (centre[0] + half - n * step, centre[1] - half + n * step), high and one is not pile[-1])
        for n, one in enumerate(pile)
    )
    corner = centre[0] - half - SIDE / 2, centre[1] - half - SIDE / 2
    return drawn + (_tally(pile, corner) if high else "")


def _tally(pile: Sequence[Counter], corner: Point) -> str:
    """How many of each colour there are, in the corner that a high stack leaves free."""
    x, y = corner
    drawn = ""
    for (back, ink), count in Count((one.back, one.ink) for one in pile).items():
        wide = width(str(count), TALLY_SIZE) + 2 * TALLY_PAD
        drawn += (
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(TALLY_HEIGHT)}" '
            f'rx="3" fill="{back}" stroke="#fffaf0" stroke-width="1.2"/>'
            f"{label(x + wide / 2, y + 9.5, str(count), TALLY_SIZE, ink, bold=True)}"
        )
        x += wide + 1.4
    return f'<g class="tallies">{drawn}</g>'
