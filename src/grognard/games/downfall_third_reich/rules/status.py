"""3.4 to 3.9: limited and total war, how many actions a phase has; 4.0: how often each kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, FACTIONS, USSR
from grognard.games.downfall_third_reich.rules import bombing, submarines
from grognard.games.downfall_third_reich.rules.factions import total_war
from grognard.games.downfall_third_reich.rules.scenarios import season, year
from grognard.games.downfall_third_reich.state import ACTIONS, LEND_LEASE
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


def total_war_by_date(s: DownfallState) -> None:
    """3.4: at the start of 1942 every faction is in total war."""
    if s.turn >= s.c.tables["calendar"]["total_war_turn"]:
        for faction in range(3):
            total_war(s, faction, "3.4")


def actions_allowed(s: DownfallState, faction: int) -> int:
    """3.6, 3.7, 3.8, 3.9, 4.6: the actions of a faction in its phase, those already taken included."""
    c, total = s.c, s.total[faction]
    number = c.actions[total][faction]
    if faction == ALLIES:
        number -= s.control[c.london] == AXIS or submarines.bites(s)
    elif faction == USSR:
        number += s.lend_lease - (total and s.control[c.moscow] == AXIS)
    elif total:
        number -= sources_lost(s, c.germany) + bombing.bites(s) + _ore_lost(s)
    return number if number > 0 else 0


def actions_left(s: DownfallState) -> int:
    """The actions that the faction in phase may still take."""
    left = actions_allowed(s, s.phase) - sum(s.taken)
    return left if left > 0 else 0


def times(s: DownfallState, faction: int, kind: int) -> int:
    """4.0: how often a faction may take a kind of action in this phase."""
    figures = s.c.tables["actions"]
    often: int = figures["times"]
    if faction == ALLIES and s.total[ALLIES] and kind != LEND_LEASE:
        often = figures["allies_total_times"]
    if faction == USSR and s.lend_lease:
        more = figures["ussr_with_lend_lease"].get(ACTIONS[kind])
        if more and more["year"] == year(s.turn):
            often = more["times"]
    return often


def why_no_action(s: DownfallState, kind: int) -> Refusal | None:
    """3.6, 4.0: no action left, or this kind has been taken as often as it may be."""
    if s.taken[kind] >= times(s, s.phase, kind):
        return refuse("4.0", "action-taken", action=ACTIONS[kind], number=s.taken[kind])
    if not actions_left(s):
        return refuse("3.6", "no-action-left", faction=FACTIONS[s.phase])
    return None


def count_action(s: DownfallState, kind: int) -> None:
    s.taken[kind] += 1
    s.acted = 1


def sources_lost(s: DownfallState, country: int) -> int:
    """3.7: the supply sources of a country's home territory that its faction does not control."""
    return (s.c.home_sources[country] & ~s.controlled[s.c.country_faction[country]]).bit_count()


def _ore_lost(s: DownfallState) -> bool:
    """3.7: Swedish ore comes over Trondheim in winter and spring."""
    if s.control[s.c.trondheim] == AXIS:
        return False
    return s.c.tables["calendar"]["seasons"][season(s.turn)] in s.c.tables["actions"]["ore_seasons"]
