"""16.1: the next attack of the combat phase, thought over after every die."""

from __future__ import annotations

from grognard.bots.downfall_third_reich.assaults import Assault, Assessor, Fighter
from grognard.bots.downfall_third_reich.attacks import missions_for
from grognard.bots.downfall_third_reich.situation import Situation
from grognard.kernel.action import Action
from grognard.kernel.prompt import Prompt


def next_assault(view: Situation, prompt: Prompt) -> Action:
    """The best attack that is worth making; those that are due are made in any case."""
    s = view.s
    assessors: dict[int, Assessor] = {}
    best: tuple[float, Action] | None = None
    for action in prompt.offered_by("assault"):
        assault = _weigh(view, action, assessors)
        ground = view.worth[s.where[assault.target]] * assault.gone * view.aims.boldness
        worth = assault.worth + ground * view.opinions.attack.dent
        if best is None or (worth, action) > best:
            best = worth, action
    end = Action("end")
    if best is None or (best[0] <= 0 and prompt.why_not(end) is None):
        return end
    return best[1]


def _weigh(view: Situation, action: Action, assessors: dict[int, Assessor]) -> Assault:
    s = view.s
    attacker, target, supports = action.args
    area = s.where[target]
    if area not in assessors:
        assessors[area] = Assessor(view, area, missions_for(view, area))
    assessor = assessors[area]
    fighter = Fighter(attacker, s.came[attacker])
    backing = [Fighter(unit, s.came[unit]) for unit in supports]
    plain = assessor.assault(fighter, target, backing, False)
    if not assessor.missions:
        return plain
    return max(plain, assessor.assault(fighter, target, backing, True), key=lambda a: a.worth)
