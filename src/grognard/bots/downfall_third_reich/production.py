"""Chapter 4: which actions a phase takes, and when; what is missing most comes first."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from grognard.bots.downfall_third_reich import research
from grognard.bots.downfall_third_reich.opinions import CaptainOpinions, Production
from grognard.games.downfall_third_reich.components import ALLIES, AXIS, USSR
from grognard.games.downfall_third_reich.rules.recruitment import points
from grognard.games.downfall_third_reich.rules.resources import planning
from grognard.games.downfall_third_reich.rules.scenarios import WINTER, season
from grognard.games.downfall_third_reich.rules.status import actions_left, why_no_action
from grognard.games.downfall_third_reich.state import (
    IN_RESERVE,
    LEND_LEASE,
    MISSIONS,
    PLANNING,
    PRODUCTION,
    RECRUITMENT,
    RESEARCH,
    STANDARD,
    SURRENDERED,
)
from grognard.kernel.action import Action
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


class Wish:
    """An action with its worth, and whether now is the time for it."""

    def __init__(self, worth: float, action: Action, now: bool) -> None:
        self.worth, self.action, self.now = worth, action, now


def next_action(
    s: DownfallState, opinions: CaptainOpinions, over: bool, legal: Callable[[Action], bool]
) -> Action | None:
    """The next action to take, or None; `over`: nothing else will be done in this phase."""
    left = actions_left(s)
    if not left:
        return None
    wishes = [wish for wish in _wishes(s, opinions, s.phase, over) if legal(wish.action)]
    wishes = sorted(wishes, key=lambda w: (-w.worth, w.action))[:left]
    for wish in wishes:
        if (wish.now or over) and wish.worth > 0:
            return wish.action
    return None


def gain_of_plan(s: DownfallState, faction: int) -> int:
    """4.1, 18: the PO of a Planning action."""
    figures = s.c.tables["planning"]
    base = figures["po_with_logistics" if s.has(faction, "logistics") else "po"]
    return int(base) + planning(s, faction)


def _wishes(s: DownfallState, opinions: CaptainOpinions, faction: int, over: bool) -> list[Wish]:
    found, think = [], opinions.production
    cap, po = s.c.tables["planning"]["cap"], s.po[faction]
    if why_no_action(s, PLANNING) is None and po < cap:
        gain = gain_of_plan(s, faction)
        gain = min(gain, cap - po) if over else gain
        wanted = max(0.0, min(gain, cap if over else demand(s, think, faction) - po))
        worth = think.point * wanted + think.idle_point * (gain - wanted)
        found.append(Wish(worth * _hurry(s, opinions, faction), Action("plan"), po + gain <= cap))
    if why_no_action(s, RECRUITMENT) is None:
        worth = worth_of_points(step_values(s, think, faction), points(s, faction)[0], s.pb[faction])
        found.append(Wish(worth * _crowding(s, think, faction), Action("recruit"), over))
    if why_no_action(s, PRODUCTION) is None:
        found.append(Wish(_armour(s, think, faction), Action("produce"), over))
    if why_no_action(s, MISSIONS) is None:
        found += _missions(s, opinions, faction)
    if why_no_action(s, RESEARCH) is None and not (faction == ALLIES and s.turn <= think.alone_since):
        step = research.step(s, opinions.research, faction)
        if step is not None:
            patience = think.patience if faction == ALLIES and not s.total[ALLIES] else 1.0
            found.append(Wish(step[0] * patience, step[1], True))
    if faction == ALLIES and why_no_action(s, LEND_LEASE) is None and _lease_open(s):
        found.append(Wish(think.lease, Action("lend_lease"), True))
    return found


def demand(s: DownfallState, opinions: Production, faction: int) -> float:
    """The operation points that a faction's armies can make good use of in a phase."""
    armies = sum(1 for unit in s.units_on_map(faction) if s.at_war(s.c.country[unit]))
    return opinions.use_anyway + opinions.use * armies


def _crowding(s: DownfallState, opinions: Production, faction: int) -> float:
    """Recruits are worth more to those who have hardly an army left, less if operations are lacking."""
    armies = sum(1 for unit in s.units_on_map(faction) if s.at_war(s.c.country[unit]))
    if armies < opinions.few:
        return opinions.recruits_of_few
    crowd: float = msgspec.structs.astuple(opinions.crowd)[faction]
    return 1.0 if armies < crowd else opinions.recruits_in_crowd


def _hurry(s: DownfallState, opinions: CaptainOpinions, faction: int) -> float:
    """Planning is worth little while a faction has nothing to fight for."""
    think, offensive = opinions.production, opinions.aims.offensive
    if faction == USSR and not s.entered_ussr and s.turn < offensive:
        return think.peace
    if faction == ALLIES and think.alone_since < s.turn < offensive:
        return think.alone
    return 1.0


def step_values(s: DownfallState, opinions: Production, faction: int) -> tuple[list[float], list[float]]:
    """What each step of infantry and of armour is worth that could be raised or restored, the best first."""
    c = s.c
    found: tuple[list[float], list[float]] = [], []
    for unit in spaces_in(c.units_of_faction[faction]):
        country, kind = c.country[unit], c.type_of[unit]
        if not c.countries[country].major or not s.at_war(country):
            continue
        needed = c.types[kind].requires
        if s.where[unit] == c.reserve and (not needed or s.has(faction, needed)):
            lack = 2
        elif s.on_map(unit):
            lack = 2 - s.strength[unit]
        else:
            continue
        found[c.armour[unit]].extend([opinions.step * s.setup.combat[kind][2] ** 1.5 / 2] * lack)
    for values in found:
        values.sort(reverse=True)
    return found


def worth_of_points(steps: tuple[list[float], list[float]], pr: int, pb: int) -> float:
    """What so many recruitment points bring with so many armour points."""
    infantry, armour = steps
    return sum(sorted(infantry[:pr] + armour[: min(pr, pb)], reverse=True)[:pr])


def _armour(s: DownfallState, opinions: Production, faction: int) -> float:
    """4.2: armour points are worth what they make of the recruits of two turns, or of infantry (10.1)."""
    figures = s.c.tables["production"]
    gain = figures["pb_with_tank_industry" if s.has(faction, "tank_industry") else "pb"]
    pb = s.pb[faction]
    more = min(int(figures["cap"]), pb + int(gain))
    steps, pr = step_values(s, opinions, faction), 2 * points(s, faction)[0]
    exchange: float = msgspec.structs.astuple(opinions.exchange)[faction]
    return worth_of_points(steps, pr, more) - worth_of_points(steps, pr, pb) + exchange * (more - pb)


def _missions(s: DownfallState, opinions: CaptainOpinions, faction: int) -> list[Wish]:
    found, think = [], opinions.production
    if s.has(faction, "aviation") and s.air_reserve[faction]:
        most = s.c.tables["missions"]["air_with_air_industry" if s.has(faction, "air_industry") else "air"]
        have = s.air[faction] + s.air_advanced[faction]
        useful = 1.0 if have < 4 else think.fourth_marker
        if faction == AXIS and not s.entered_ussr and s.turn == opinions.aims.barbarossa - 1:
            useful = think.marker_on_eve
        if season(s.turn) == WINTER and have >= 3:
            useful *= think.winter_marker
        worth = think.marker * min(most, s.air_reserve[faction]) * useful
        found.append(Wish(worth, Action("ready_air"), True))
    if faction == AXIS and s.subs[IN_RESERVE]:
        have = s.subs[STANDARD]
        worth = think.submarines * (1.0 if have < 2 else think.third_submarine)
        worth *= 1.0 if s.turn < think.late else think.late_submarines
        found.append(Wish(worth, Action("ready_submarines"), True))
    return found


def _lease_open(s: DownfallState) -> bool:
    figures = s.c.tables["lend_lease"]
    if s.standing[s.c.country_number["ussr"]] == SURRENDERED or s.turn > figures["last_turn"]:
        return False
    return bool(s.turn >= figures["first_turn"] or s.entered_ussr)
