"""4.7, partisans: captured resource areas that nobody occupies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import AXIS, SOVIET, WESTERN
from grognard.games.europe_engulfed.rules.control import troops
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.recall import recalled

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


@recalled
def unguarded(s: Position, camp: int) -> int:
    """4.7: resource areas that a camp has captured and has no ground unit in."""
    return mask_of(space for space in spaces_in(_to_be_guarded(s, camp)) if not troops(s, space, camp))


def _to_be_guarded(s: Position, camp: int) -> int:
    """Outside the countries of the camp's powers; for westerners those of Germany and Italy alone."""
    held, home = 0, 0
    for power, side in enumerate(s.camp):
        if side == camp:
            held |= s.held[power]
            home |= s.c.country[power]
    captured = held & s.c.map.resources & ~home
    if camp == WESTERN:
        captured &= s.c.country[s.c.germany] | s.c.country[s.c.italy]
    return captured if camp in (AXIS, SOVIET, WESTERN) else 0
