"""War and peace: declarations, the Diplomacy cup, armistice; by the calendar of its plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.bots.unconditional_surrender.situation import Situation
from grognard.bots.unconditional_surrender.war_plan import friends_to_win, now
from grognard.games.unconditional_surrender.roster import AXIS
from grognard.games.unconditional_surrender.state import CONQUERED, IN_BOX
from grognard.kernel.action import Action

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.mind import Mind
    from grognard.games.unconditional_surrender.state import Position
    from grognard.kernel.prompt import Prompt

WEST = ("belgium", "netherlands", "luxembourg")
BALKANS = ("yugoslavia", "greece")
BALTIC = ("estonia", "latvia", "lithuania")


def declare(s: Position, mind: Mind, prompt: Prompt) -> Action:
    """The Axis takes on what lies in its way, when its plan says so, if it is not outnumbered: each new enemy
    is one more front. The others wait."""
    if s.faction != AXIS or Situation(s, mind, s.faction).ratio < mind.opinions.plan.upper_hand:
        return Action("end")
    plan, date = mind.opinions.plan, now(s)
    wanted = [*(WEST if date >= plan.west else ())]
    if s.status[s.c.country["france"]] == CONQUERED:
        wanted += [*(BALKANS if date >= plan.balkans else ()), *(BALTIC if date >= plan.barbarossa else ())]
    names = s.c.country_names
    return next(
        (action for action in prompt.actions if action.args and names[action.args[0]] in wanted),
        Action("end"),
    )


def _is_welcome(s: Position, country: int) -> bool:
    """Whether a country that leans to the faction should join now: a great one has its own front, so the Axis
    waits for it until France has fallen."""
    early = s.c.countries[country].major and s.status[s.c.country["france"]] != CONQUERED
    return s.leaning[country] == s.faction and not early


def approach(s: Position, mind: Mind, prompt: Prompt) -> Action:
    """Puts in again who leans to its side and is likely to join; else draws from the cup: what is left of the
    points now would be lost."""
    likely = friends_to_win(s, s.faction, mind.opinions.money.likely)
    apart = [marker for marker in likely if s.cup[marker] == IN_BOX]
    leaning = [one for one in apart if _is_welcome(s, s.c.country[s.c.diplomacy[one]])]
    if leaning and 2 * len(apart) >= len(likely):
        again = Action("add", (leaning[0],))
        if prompt.why_not(again) is None:
            return again
    return Action("draw") if prompt.why_not(Action("draw")) is None else Action("end")
