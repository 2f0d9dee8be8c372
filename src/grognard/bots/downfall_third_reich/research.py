"""4.5: which technology comes next, and what a step towards it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, USSR
from grognard.games.downfall_third_reich.rules.hidden_tiles import (
    AVAILABLE,
    DEVELOPMENT,
    RESERVE,
    in_time,
    prepared,
)
from grognard.games.downfall_third_reich.rules.scenarios import year
from grognard.kernel.action import Action

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

# In this order, each with what it is worth: more operations and more recruits first, then better weapons.
PLAN = {
    AXIS: (
        ("logistics", 9.0),
        ("advanced_tanks", 7.0),
        ("air_industry", 6.0),
        ("advanced_aviation", 5.0),
        ("tank_industry", 3.0),
        ("advanced_navy", 1.0),
    ),
    ALLIES: (
        ("logistics", 9.0),
        ("advanced_tanks", 10.0),
        ("amphibious_assaults", 10.0),
        ("blitzkrieg", 7.0),
        ("air_industry", 7.0),
        ("tank_industry", 5.0),
        ("advanced_aviation", 6.0),
        ("advanced_navy", 2.0),
    ),
    USSR: (
        ("aviation", 6.0),
        ("industrial_redeployment", 7.0),
        ("advanced_tanks", 8.0),
        ("logistics", 9.0),
        ("guards", 8.0),
        ("blitzkrieg", 7.0),
        ("air_industry", 5.0),
        ("tank_industry", 5.0),
    ),
}
SOON = 3
"""A tile is put into development at most so many turns before it may be used."""


def step(s: DownfallState, faction: int) -> tuple[float, Action] | None:
    """The next research action and its worth: finishing before beginning."""
    at_once = year(s.turn) >= s.c.tables["research"]["at_once_year"]
    late = max(0.0, min(1.0, (s.setup.last_turn - s.turn) / 5))
    begun: tuple[float, Action] | None = None
    waiting = 0
    for technology, worth in PLAN[faction]:
        tile = s.c.tile(faction, technology)
        place = s.tiles[tile]
        if place == AVAILABLE or not prepared(s.c, s.tiles, tile):
            continue
        ready = in_time(s.c, tile, s.turn)
        if ready and (place == DEVELOPMENT or at_once):
            return worth * late, Action("complete", (tile,))
        waiting += place == DEVELOPMENT
        if place == RESERVE and begun is None and not at_once and in_time(s.c, tile, s.turn + SOON):
            begun = worth * late * 0.5, Action("develop", (tile,))
    return begun if waiting < 2 else None
