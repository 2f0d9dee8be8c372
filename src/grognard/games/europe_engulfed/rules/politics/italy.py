"""9.41, where Italian units operate: the South, the U.S.S.R. in part, France once the Allies are back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.rules.politics.events import happened
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

TRANSIT = ("poland", "hungary", "romania")
"""Countries that Italian units cross by strategic movement."""

MOST_IN_THE_EAST = (3, 1)
"""How many Italian ground units may be in the U.S.S.R., and how many of ground support."""


def italian_land(s: Position, unit: int) -> int:
    """The spaces in which an Italian unit may be, whoever holds them."""
    france = s.c.map.tagged["metropolitan_france"] if happened(s, "return") else 0
    return s.c.map.in_zone[2] | france | _east(s, unit)


def _east(s: Position, unit: int) -> int:
    """The U.S.S.R., as long as no more than that are there."""
    soviet = s.c.country[s.c.ussr]
    alike = s.c.aircraft if s.c.is_aircraft[unit] else s.c.ground
    italians = sum(s.c.with_back[back] for back in s.c.backs_of[s.c.italy]) & alike & s.on_map & ~(1 << unit)
    there = [other for other in spaces_in(italians) if soviet >> s.at[other] & 1]
    return soviet if len(there) < MOST_IN_THE_EAST[s.c.is_aircraft[unit]] else 0
