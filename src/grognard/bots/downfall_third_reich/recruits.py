"""4.4, 4.4.1, 10.1: what recruitment points buy, and which infantry becomes armour."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.bots.downfall_third_reich.situation import Situation
from grognard.games.downfall_third_reich.rules.scenarios import FULL, REDUCED
from grognard.kernel.action import Action
from grognard.kernel.masks import spaces_in

Triple = tuple[int, int, int]


def purchase(view: Situation, offered: Iterable[Action]) -> Action | None:
    """The best way to spend the next points, or None."""
    best: tuple[float, Action] | None = None
    for action in offered:
        worth = _worth(view, action)
        if worth > 0 and (best is None or (worth, action) > best):
            best = worth, action
    return best[1] if best is not None else None


def _worth(view: Situation, action: Action) -> float:
    """What a purchase is worth for each point: steps at the front need no operation to get there."""
    s, c, opinions = view.s, view.c, view.opinions.recruits
    if action.verb == "restore":
        unit = action.args[0]
        combats: Triple = s.setup.combat[c.type_of[unit]]
        front = opinions.front if view.threats.get(s.where[unit]) else opinions.rear
        return combats[FULL] - combats[REDUCED] + front
    kind, space = action.args
    combats = s.setup.combat[kind]
    here: float = opinions.field * view.field[space]
    here += opinions.threatened if view.threats.get(space) else 0.0
    if not view.occupied >> space & 1:
        here += opinions.empty + opinions.gap * (view.lost_now - view.leak(view.occupied | 1 << space))
    if action.verb == "place_full":
        return (combats[FULL] + opinions.body) / 2 + opinions.full + here
    thin = 0.0 if combats[FULL] - combats[REDUCED] < 2 else opinions.thin
    return combats[REDUCED] - thin + here


def exchange(view: Situation, offered: Iterable[Action]) -> Action | None:
    """10.1: full infantry on a source becomes armour if the armour points are not needed for recruits."""
    s, c = view.s, view.c
    found = [
        action for action in offered if s.strength[action.args[0]] == FULL and view.ready(action.args[0])
    ]
    spare = s.pb[view.faction] - 2 * _waiting(view)
    if not found or spare < FULL:
        return None
    gain = {
        action: s.setup.combat[action.args[1]][FULL] - s.setup.combat[c.type_of[action.args[0]]][FULL]
        for action in found
    }
    best = max(found, key=lambda a: (gain[a], a))
    return best if gain[best] > 0 else None


def _waiting(view: Situation) -> int:
    """Advanced armour in reserve that recruitment could bring now: it is the better use."""
    s, c = view.s, view.c
    if not s.pr:
        return 0
    waiting = 0
    for unit in spaces_in(c.units_of_faction[view.faction]):
        kind = c.types[c.type_of[unit]]
        if c.armour[unit] and s.where[unit] == c.reserve and s.at_war(c.country[unit]):
            waiting += not kind.requires or s.has(view.faction, kind.requires)
    return min(waiting, s.pr // 2)
