"""4.5: which technology comes next, and what a step towards it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grognard.bots.downfall_third_reich.opinions import Research
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


def step(s: DownfallState, opinions: Research, faction: int) -> tuple[float, Action] | None:
    """The next research action and its worth: finishing before beginning."""
    at_once = year(s.turn) >= s.c.tables["research"]["at_once_year"]
    late = max(0.0, min(1.0, (s.setup.last_turn - s.turn) / 5))
    begun: tuple[float, Action] | None = None
    waiting = 0
    for technology, worth in msgspec.structs.astuple(opinions.plan)[faction].items():
        tile = s.c.tile(faction, technology)
        place = s.tiles[tile]
        if place == AVAILABLE or not prepared(s.c, s.tiles, tile):
            continue
        ready = in_time(s.c, tile, s.turn)
        if ready and (place == DEVELOPMENT or at_once):
            return worth * late, Action("complete", (tile,))
        waiting += place == DEVELOPMENT
        if place == RESERVE and begun is None and not at_once and in_time(s.c, tile, s.turn + opinions.soon):
            begun = worth * late * opinions.begun, Action("develop", (tile,))
    return begun if waiting < 2 else None
