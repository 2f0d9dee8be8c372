"""4.5, Research, and the dates of chapter 13: tiles go face down from reserve to development to use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.downfall_third_reich.components import ALLIES, FACTIONS
from grognard.games.downfall_third_reich.rules import submarines
from grognard.games.downfall_third_reich.rules.hidden_tiles import (
    AVAILABLE,
    DEVELOPMENT,
    RESERVE,
    in_time,
    prepared,
)
from grognard.games.downfall_third_reich.rules.scenarios import year
from grognard.games.downfall_third_reich.rules.status import count_action, why_no_action
from grognard.games.downfall_third_reich.state import RESEARCH
from grognard.kernel.action import Action
from grognard.kernel.event import Event
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

DATED = {
    "blitzkrieg": "13.1",
    "advanced_tanks": "13.3",
    "industrial_redeployment": "13.4",
    "amphibious_assaults": "13.9",
    "advanced_navy": "13.10",
    "advanced_aviation": "13.11",
}
"""The paragraphs that say from when a technology may be available."""
HIDDEN = "hidden"
"""What those who can't see the face of a tile are told of it."""


class Researching(Step, frozen=True):
    """4.5: one tile into development, or one in development becomes available; from 1944 any at once."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"develop": ("tile",), "complete": ("tile",)}

    def candidates_develop(self, s: DownfallState) -> Iterator[tuple[int]]:
        return ((tile,) for tile in s.c.tiles_of[s.phase])

    def may_develop(self, s: DownfallState, tile: int) -> Refusal | None:
        return why_not_this(s, tile) or why_not_developed(s, tile)

    def do_develop(self, s: DownfallState, tile: int) -> None:
        count_action(s, RESEARCH)
        s.tiles[tile] = DEVELOPMENT
        _tell(s, tile)

    def candidates_complete(self, s: DownfallState) -> Iterator[tuple[int]]:
        return ((tile,) for tile in s.c.tiles_of[s.phase])

    def may_complete(self, s: DownfallState, tile: int) -> Refusal | None:
        return why_not_this(s, tile) or why_not_completed(s, tile)

    def do_complete(self, s: DownfallState, tile: int) -> None:
        count_action(s, RESEARCH)
        waiting = [t for t in s.c.tiles_of[s.phase] if s.tiles[t] == DEVELOPMENT]
        if tile in waiting and len(waiting) > 1:
            for other in waiting:  # the others see one of several move, not which
                s.shown[other] = 0
        s.tiles[tile] = AVAILABLE
        _tell(s, tile)
        if s.phase == ALLIES:
            submarines.show_navy(s)

    def openly(self, s: DownfallState, seat: int, action: Action) -> Any:
        """4.5: the others see which of the two moves a tile makes and where it came from, not its face."""
        if action.verb not in Researching.verbs:
            return super().openly(s, seat, action)
        [tile] = action.args
        lying = [t for t in s.c.tiles_of[s.phase] if s.tiles[t] == DEVELOPMENT]
        mingled = action.verb == "complete" and tile in lying and len(lying) > 1
        return action if s.shown[tile] and not mingled else (action.verb, s.tiles[tile])


def use(s: DownfallState, faction: int, technology: str) -> None:
    """4.5: a tile in use is turned up, and with it those that it could not be without (13.4)."""
    for needed in s.c.technologies[technology].requires.get(FACTIONS[faction], []):
        s.use(faction, needed)
    s.use(faction, technology)


def _at_once(s: DownfallState) -> bool:
    return bool(year(s.turn) >= s.c.tables["research"]["at_once_year"])


def why_not_this(s: DownfallState, tile: int) -> Refusal | None:
    """Why there is no research now: the same for all tiles of a faction."""
    if s.c.tile_faction[tile] != s.phase:
        return refuse("4.5", "not-your-tile", faction=FACTIONS[s.phase])
    return why_no_research(s)


def why_no_research(s: DownfallState) -> Refusal | None:
    """3.6, 4.0, 4.5: why no tile at all can be moved on now, or None."""
    if s.phase == ALLIES and year(s.turn) == s.c.tables["research"]["allies_barred_year"]:
        return refuse("4.5", "no-research-yet", year=year(s.turn))
    return why_no_action(s, RESEARCH)


def why_not_developed(s: DownfallState, tile: int) -> Refusal | None:
    """Why a tile can't go into development, if there is research."""
    if s.tiles[tile] != RESERVE:
        return refuse("4.5", "not-in-reserve", tile=s.c.tile_ids[tile])
    if _at_once(s):
        return refuse("4.5", "available-at-once", year=year(s.turn))
    return _why_not_prepared(s, tile)


def why_not_completed(s: DownfallState, tile: int) -> Refusal | None:
    """Why a tile can't become available, if there is research."""
    name = s.c.tile_ids[tile]
    if s.tiles[tile] == AVAILABLE:
        return refuse("4.5", "already-available", tile=name)
    if s.tiles[tile] == RESERVE and not _at_once(s):
        return refuse("4.5", "not-in-development", tile=name)
    if not in_time(s.c, tile, s.turn):
        technology = s.c.tile_technology[tile]
        first = s.c.technologies[technology].available_from[FACTIONS[s.phase]]
        return refuse(DATED[technology], "too-early", tile=name, year=year(first))
    return _why_not_prepared(s, tile)


def _why_not_prepared(s: DownfallState, tile: int) -> Refusal | None:
    if prepared(s.c, s.tiles, tile):
        return None
    return refuse("13.4", "not-prepared", tile=s.c.tile_ids[tile])


def _tell(s: DownfallState, tile: int) -> None:
    """4.5: everybody sees a tile move, but only its owner its face, unless it is known."""
    face = {"tile": s.c.tile_ids[tile]}
    seen = {"faction": FACTIONS[s.phase], **(face if s.shown[tile] else {"tile": HIDDEN})}
    secrets = {} if s.shown[tile] else {s.seat(s.phase): face}
    begun = s.tiles[tile] == DEVELOPMENT
    s.events.append(Event("developing" if begun else "completed", "4.5", seen, secrets))
