"""War and peace: declarations, the Diplomacy cup, armistice; by the calendar of its plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.bots.unconditional_surrender.situation import Situation
from grognard.games.unconditional_surrender.roster import AXIS, month
from grognard.games.unconditional_surrender.state import CONQUERED
from grognard.kernel.action import Action

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.mind import Mind
    from grognard.games.unconditional_surrender.state import Position
    from grognard.kernel.prompt import Prompt

START = month("1939-01")
WEST = ("belgium", "netherlands", "luxembourg")
BALKANS = ("yugoslavia", "greece")
BALTIC = ("estonia", "latvia", "lithuania")


def declare(s: Position, mind: Mind, prompt: Prompt) -> Action:
    """The Axis takes on what lies in its way, when its plan says so, if it is not outnumbered: each new enemy
    is one more front. The others wait."""
    if s.faction != AXIS or Situation(s, mind, s.faction).ratio < mind.opinions.plan.upper_hand:
        return Action("end")
    plan, now = mind.opinions.plan, s.turn - START
    wanted = [*(WEST if now >= plan.west else ())]
    if s.status[s.c.country["france"]] == CONQUERED:
        wanted += [*(BALKANS if now >= plan.balkans else ()), *(BALTIC if now >= plan.barbarossa else ())]
    names = s.c.country_names
    return next(
        (action for action in prompt.actions if action.args and names[action.args[0]] in wanted),
        Action("end"),
    )


def approach(s: Position, mind: Mind, prompt: Prompt) -> Action:
    """Draws from the cup: what is left of the points now would be lost; adds nothing."""
    return Action("draw") if prompt.why_not(Action("draw")) is None else Action("end")
