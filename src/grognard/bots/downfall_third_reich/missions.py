"""Chapters 11, 12, 14: whether a marker is flown, and whether one is spent to cancel another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.bots.downfall_third_reich.assaults import Assessor, Fighter
from grognard.bots.downfall_third_reich.situation import Situation
from grognard.games.downfall_third_reich.rules.air import Mission
from grognard.games.downfall_third_reich.rules.crossing import difference, needed
from grognard.games.downfall_third_reich.rules.scenarios import WINTER, season
from grognard.kernel.action import Action

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


def fly(view: Situation, s: DownfallState) -> Action:
    """11.1: a marker is flown if it makes enough of a difference, or opens a way."""
    mission: Any = s.stack[-1]
    wanted = swing(view, mission) > price(view, s.phase)
    if not s.fought:  # 13.1: the attack that opens a way
        short = difference(s, mission.attacker, mission.target, mission.supports, False) < needed(s)
        wanted = wanted or short
    if not wanted:
        return Action("pass")
    return Action("fly" if s.air[s.phase] else "fly_advanced")


def price(view: Situation, faction: int) -> float:
    """What a marker could do elsewhere."""
    s, opinions = view.s, view.opinions.missions
    have = s.air[faction] + s.air_advanced[faction]
    if s.turn >= s.setup.last_turn:
        return opinions.last
    wait = opinions.before_winter if season(s.turn + 1) == WINTER else 1.0
    return opinions.scarce * (1.0 if have < 4 else opinions.several) * wait


def swing(view: Situation, mission: Any) -> float:
    """What the bonus changes in the worth of an attack, as the attacker sees it."""
    s = view.s
    assessor = Assessor(view, s.where[mission.target], 0)
    attacker = Fighter(mission.attacker, s.came[mission.attacker])
    supports = [Fighter(unit, s.came[unit]) for unit in mission.supports]
    plain = assessor.assault(attacker, mission.target, supports, False)
    flown = assessor.assault(attacker, mission.target, supports, True)
    ground: float = (
        view.opinions.missions.ground * view.worth[s.where[mission.target]] * (flown.gone - plain.gone)
    )
    return flown.worth - plain.worth + view.opinions.attack.mission + ground


def intercept(view: Situation, s: DownfallState) -> Action:
    """11.2: a marker against a marker, if the attack matters; bombers are always met if they can be."""
    step: Any = s.stack[-1]
    faction, under, opinions = step.faction, s.stack[-2], view.opinions.missions
    verb = "cancel" if s.air[faction] and not step.advanced else "cancel_advanced"
    if not isinstance(under, Mission):
        return Action("cancel_advanced")
    if not (s.air[faction] if verb == "cancel" else s.air_advanced[faction]):
        return Action("let_pass")
    wanted = swing(view, under) > opinions.against * price(view, faction) / opinions.scarce
    if not s.fought and difference(s, under.attacker, under.target, under.supports, False) < needed(s):
        wanted = True
    return Action(verb if wanted else "let_pass")
