"""Chapter 9: whom war is declared on, and what politics asks besides."""

from __future__ import annotations

from grognard.bots.europe_engulfed.aims import wars
from grognard.bots.europe_engulfed.front import Front
from grognard.games.europe_engulfed.components import AXIS, CLEAR, NOWHERE, SOVIET
from grognard.games.europe_engulfed.rules.forces import read_force
from grognard.games.europe_engulfed.rules.weather import weather_in
from grognard.kernel.action import Action
from grognard.kernel.masks import spaces_in
from grognard.kernel.prompt import Prompt


def declaration(front: Front, prompt: Prompt) -> Action | None:
    """A war that is due, and for which the armies stand at the border in good weather."""
    s = front.s
    if front.camp == AXIS:
        names = wars(s, front.opinions.aims)
    elif front.camp == SOVIET and not s.war[s.c.ussr]:
        names = ["germany"]
    else:
        return None
    for name in names:
        action = Action("declare", (s.c.power[name],))
        if prompt.why_not(action) is None and _ready(front, name):
            return action
    return None


def _ready(front: Front, name: str) -> bool:
    """Whether those who stand beside a power's land are stronger than what it has there."""
    s, power = front.s, front.c.power[name]
    land = s.held[power] | s.c.country[power] & ~front.friendly
    border = front.c.map.roads.spread(land) & front.friendly
    ours = sum(front.steps.get(space, 0) for space in spaces_in(border))
    if not any(weather_in(s, space) == CLEAR for space in spaces_in(land)):
        return False
    return ours >= front.opinions.aims.ready * _strength(front, power, border)


def _strength(front: Front, power: int, border: int) -> float:
    """Its steps that are near the border; of a minor power those that it would deploy."""
    s, name = front.s, front.c.power_ids[power]
    if name in s.c.minors:
        return sum(count * steps for count, _, steps in read_force(s.c.minors[name]["force"]))
    beyond = front.c.map.roads.spread(border)
    units = [u for u in spaces_in(s.c.ground) if s.at[u] != NOWHERE and s.c.lead[u] == power]
    return sum(s.steps[unit] for unit in units if beyond >> s.at[unit] & 1)
