"""3.1 to 3.3, sequence of play: from phase to phase and turn to turn."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, ClassVar

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, FACTIONS, USSR
from grognard.games.downfall_third_reich.rules import bombing, control, submarines, supply, surrender, victory
from grognard.games.downfall_third_reich.rules.actions import ActionsPhase
from grognard.games.downfall_third_reich.rules.factions import join_by_date, return_of_partisans
from grognard.games.downfall_third_reich.rules.recruitment import MinorRecruits, minor_points
from grognard.games.downfall_third_reich.rules.scenarios import season, year
from grognard.games.downfall_third_reich.rules.set_up import clear_phase
from grognard.games.downfall_third_reich.rules.status import total_war_by_date
from grognard.games.downfall_third_reich.state import (
    BEACHHEAD,
    HIT_BY_ALLIES,
    HIT_BY_USSR,
    IN_PLACE,
    LANDED,
    UNSUPPLIED,
)
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

THIS_TURN = HIT_BY_ALLIES | HIT_BY_USSR


class Turns(Step, frozen=True):
    """3.1: under the questions of a phase; when they are answered it closes the phase and opens the next."""

    rule: ClassVar[str] = "3.1"

    def proceed(self, s: DownfallState) -> bool:
        end_phase(s)
        return True


def begin_game(s: DownfallState) -> None:
    """The first turn of the scenario."""
    begin_turn(s)


def begin_turn(s: DownfallState) -> None:
    """3.1, 3.4, 2.2, 17.10: what a new turn brings before the Axis plays."""
    seasons = s.c.tables["calendar"]["seasons"]
    s.tell("turn", "3.1", turn=s.turn, season=seasons[season(s.turn)], year=year(s.turn))
    for unit in _marked(s):
        s.flags[unit] &= ~THIS_TURN
    s.lend_lease = 0
    total_war_by_date(s)
    join_by_date(s)
    return_of_partisans(s)
    s.phase = AXIS
    begin_phase(s)


def begin_phase(s: DownfallState) -> None:
    """3.2: opens the Action Phase of s.phase, or of the next faction that is still at war."""
    if surrender.out_of_war(s, s.phase):
        next_phase(s)
        return
    clear_phase(s)
    s.tell("phase", "3.2", faction=FACTIONS[s.phase], turn=s.turn)
    _mark_armies(s)
    _gifts(s)
    if s.phase == ALLIES:
        submarines.show_navy(s)
    s.stack[:] = [Turns(), ActionsPhase(), MinorRecruits()]


def _mark_armies(s: DownfallState) -> None:
    """7.3, 8.0: who landed last time has a beachhead; who has no supply now may not operate."""
    flags, own = s.flags, s.c.units_of_faction[s.phase]
    for unit in _marked(s):
        if own >> unit & 1:
            flags[unit] = flags[unit] & THIS_TURN | (BEACHHEAD if flags[unit] & LANDED else 0)
    for unit in supply.unsupplied(s, s.phase):
        s.flags[unit] |= UNSUPPLIED


def _marked(s: DownfallState) -> list[int]:
    """The armies that have any mark: few of all there are. An army off the map has none."""
    return list(compress(range(len(s.flags)), s.flags))


def _gifts(s: DownfallState) -> None:
    """4.1: Italy's operation points; 4.4.1: the recruitment points of the minor countries."""
    c, figures = s.c, s.c.tables["planning"]
    if s.phase == AXIS and s.at_war(c.italy):
        gained = min(figures["italy"], figures["cap"] - s.po[AXIS])
        if gained:
            s.po[AXIS] += gained
            s.tell("italian-points", "4.1", po=gained)
    s.minor_pr = [0] * len(c.country_ids)
    for country in c.minors_of[s.phase]:
        s.minor_pr[country] = minor_points(s, country)


def end_phase(s: DownfallState) -> None:
    """3.2: control, supply, areas cut off, surrenders; then the markers that are done go home."""
    control.end_of_phase(s)
    supply.eliminate(s)
    control.cut_off(s)
    surrender.check(s)
    if s.outcome is not None:
        return
    if s.phase == AXIS:
        bombing.return_home(s)
    elif s.phase == ALLIES:
        submarines.return_home(s)
    _clear_marks(s)
    next_phase(s)


def _clear_marks(s: DownfallState) -> None:
    """What armies did in this phase; landings and who was attacked by whom are remembered for a while."""
    for unit in _marked(s):
        s.flags[unit] &= THIS_TURN | LANDED
    s.came = [IN_PLACE] * len(s.came)
    s.target, s.backing = [0] * len(s.target), [0] * len(s.backing)


def next_phase(s: DownfallState) -> None:
    """3.1: Axis, Allies, USSR; then the next turn, or the end (20.3)."""
    if s.phase != USSR:
        s.phase += 1
        begin_phase(s)
    elif s.turn == s.setup.last_turn:
        victory.decide(s)
    else:
        s.turn += 1
        begin_turn(s)
