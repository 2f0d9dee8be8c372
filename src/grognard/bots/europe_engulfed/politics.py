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
    if not any(weather_in(s, space) == CLEAR for space in spaces_in(land)):
        return False
    if name in s.c.minors:
        force = read_force(s.c.minors[name]["force"])
        return _steps(front, border) >= front.opinions.aims.ready * sum(n * steps for n, _, steps in force)
    ready = front.opinions.aims.ready_east if power == s.c.ussr else front.opinions.aims.ready
    return _army(front, border) >= ready * _forces(front, power, border)


def _steps(front: Front, land: int) -> float:
    return sum(front.steps.get(space, 0) for space in spaces_in(land))


def _army(front: Front, border: int) -> float:
    """Those at the border of a great power, and right behind it."""
    roads = front.c.map.roads
    return _steps(front, (border | roads.spread(border)) & front.friendly)


def _forces(front: Front, power: int, border: int) -> float:
    """A great power's steps near the border: it may stand in depth, so as far as two areas behind."""
    s, roads = front.s, front.c.map.roads
    beyond = border | roads.spread(border)
    beyond |= roads.spread(beyond)
    beyond |= roads.spread(beyond)
    units = [u for u in spaces_in(s.c.ground) if s.at[u] != NOWHERE and s.c.lead[u] == power]
    return sum(s.steps[unit] for unit in units if beyond >> s.at[unit] & 1)
