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
    """4.7: resource areas that a camp has captured and has no ground unit in; for westerners those of Germany
    and Italy alone, in which units of their minor powers are no guard."""
    if camp not in (AXIS, SOVIET, WESTERN):
        return 0
    due = captured(s, camp)
    if camp == WESTERN:
        due &= s.c.country[s.c.germany] | s.c.country[s.c.italy]
    return mask_of(space for space in spaces_in(due) if not _guarded(s, space, camp))


def captured(s: Position, camp: int) -> int:
    """Resource areas that a camp holds outside the countries of its own powers, as long as these stand.

    9.522, 9.527: Marseille is none before the Germans have occupied it.
    """
    held, own = 0, 0
    for power in s.sides[camp]:
        held |= s.held[power] if power != s.c.vichy else 0
        own |= 0 if s.conquered[power] else s.c.country[power]
    return held & s.c.map.resources & ~own


def _guarded(s: Position, space: int, camp: int) -> bool:
    there = spaces_in(troops(s, space, camp))
    return any(camp != WESTERN or s.c.powers[s.power_of(unit)].sort == "major" for unit in there)
