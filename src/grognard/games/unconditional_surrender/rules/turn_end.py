"""Section 18, end of turn: the month advances, and what was due comes into play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import FACTIONS, month
from grognard.games.unconditional_surrender.rules.activation import activate
from grognard.games.unconditional_surrender.rules.calendar import bring_due, foretell
from grognard.games.unconditional_surrender.rules.events import usa_activated
from grognard.games.unconditional_surrender.rules.policies import bring_in_the_usa
from grognard.games.unconditional_surrender.rules.victory import decide_at_last
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import (
    ELIMINATED,
    EVENTS,
    MOBILIZATION,
    TRACK,
)

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def begin(s: Position) -> None:
    """U169, U170: after the last turn the game is decided; else the next month begins."""
    if s.turn >= month(s.c.scenarios[s.setup.scenario].last_turn):
        decide_at_last(s)
        return
    s.turn += 1
    s.done = [0] * len(s.done)
    s.points = [min(left, 0) for left in s.points]  # U48: what is left is lost, unlimited stays so
    for unit, place in enumerate(s.at):
        if place == ELIMINATED:
            s.at[unit] = MOBILIZATION
    _return_markers(s)
    usa_comes = bring_in_the_usa(s)
    bring_due(s)
    foretell(s)
    s.derive()
    if usa_comes:
        usa_activated(s)
    for name, words in s.c.scenarios[s.setup.scenario].activated.items():
        when, faction = words.split()
        if s.turn == month(when):
            activate(s, s.c.country[name], FACTIONS.index(faction))


def _return_markers(s: Position) -> None:
    """U7: markers on the Turn Track whose turn has come."""
    for marker, place in enumerate(s.marker_at):
        if place == TRACK and s.marker_due[marker] <= s.turn:
            s.marker_at[marker], s.marker_due[marker] = EVENTS, NONE
