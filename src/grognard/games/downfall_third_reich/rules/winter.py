"""Chapter 19, winter turns: air missions, landings and Axis combat values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.components import ALLIES, AXIS
from grognard.games.downfall_third_reich.rules.scenarios import WINTER, first_turn, season, year

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.rules.seas import Landing
    from grognard.games.downfall_third_reich.state import DownfallState

OPEN_TO_ALLIES = 1945
HARDEST = first_turn(1942)
"""19.3, 19.4: the turn of winter 1942."""


def grounded(s: DownfallState, faction: int, area: int) -> bool:
    """19.1: whether winter keeps the aircraft of a faction out of an attack in an area."""
    if season(s.turn) != WINTER or s.c.africa >> area & 1:
        return False
    return not (faction == ALLIES and year(s.turn) == OPEN_TO_ALLIES)


def landing_closed(s: DownfallState, landing: Landing) -> bool:
    """19.2: in winter armies land only along the axes of the Mediterranean."""
    return season(s.turn) == WINTER and not landing.winter


def hard_winter(s: DownfallState) -> bool:
    """19.3, 19.4: winter 1942."""
    return s.turn == HARDEST


def frost(s: DownfallState, unit: int, area: int) -> int:
    """19.3: what an Axis army loses of its combat value, in attack and defence, on Soviet home territory."""
    c = s.c
    if c.faction[unit] != AXIS or not hard_winter(s) or not c.home[c.ussr] >> area & 1:
        return 0
    return int(c.tables["combat"]["winter_1942"])
