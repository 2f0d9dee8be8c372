"""What is assumed of what a seat can't see: blocks as they are on average, nothing in secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import NOWHERE
from grognard.kernel.hidden import UNKNOWN

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def assume(s: Position, seat: int) -> None:
    """Fills in a position what a seat does not know, the same for all positions that look alike to it."""
    for group in s.hidden:
        for column, entries in group.seen(s, seat).items():
            setattr(s, column, entries)  # lists, until what is unknown in them is filled in
    fill_in(s)


def fill_in(s: Position) -> None:
    """Fills in an outline what is unknown in it."""
    others = s.hidden[1:]
    by_back: dict[str, list[int]] = {}
    for unit, piece in enumerate(s.what):
        if piece is UNKNOWN:
            by_back.setdefault(s.c.back[unit], []).append(unit)
    ready = list(s.ready)
    for back, alike in by_back.items():
        _deal(s, back, alike)
        for unit in alike:
            ready[unit] = int(s.at[unit] != NOWHERE)
    s.ready = tuple(ready)
    for group in others:
        for column in group.columns:
            entries = getattr(s, column)
            if UNKNOWN in entries:
                setattr(s, column, [0 if entry is UNKNOWN else entry for entry in entries])
    s.engaged = tuple(s.engaged)
    s.rest()


def _deal(s: Position, back: str, units: Sequence[int]) -> None:
    """The pieces of a colour spread evenly over its blocks on the map, each a step short of full strength."""
    standing = [unit for unit in units if s.at[unit] != NOWHERE]
    for unit in units:
        s.what[unit], s.steps[unit] = s.c.deck[back][0], 0
    for number, unit in enumerate(standing):
        deck = s.c.at_home_in(back, s.at[unit])
        s.what[unit] = deck[(2 * number + 1) * len(deck) // (2 * len(standing))]
        s.steps[unit] = max(1, s.full(unit) - 1)
