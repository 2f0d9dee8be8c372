"""4.4, 4.4.1, 10.1: what recruitment points buy, and which infantry becomes armour."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.bots.downfall_third_reich.situation import Situation
from grognard.games.downfall_third_reich.rules.scenarios import FULL, REDUCED
from grognard.kernel.action import Action
from grognard.kernel.masks import spaces_in

Triple = tuple[int, int, int]
BODY = 1.2
"""What one army more is worth beside its combat value: it can hold an area."""


FRONT = 0.8
"""What it is worth to restore an army that the enemy can attack."""
GAP = 0.3
"""What it is worth to close a gap with a new army, for each point."""


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
    s, c = view.s, view.c
    if action.verb == "restore":
        unit = action.args[0]
        combats: Triple = s.setup.combat[c.type_of[unit]]
        front = FRONT if view.threats.get(s.where[unit]) else 0.2
        return combats[FULL] - combats[REDUCED] + front
    kind, space = action.args
    combats = s.setup.combat[kind]
    here: float = 0.25 * view.field[space] + (0.8 if view.threats.get(space) else 0.0)
    if not view.occupied >> space & 1:
        here += 0.3 + GAP * (view.lost_now - view.leak(view.occupied | 1 << space))
    if action.verb == "place_full":
        return (combats[FULL] + BODY) / 2 + 0.35 + here
    thin = 0.0 if combats[FULL] - combats[REDUCED] < 2 else 1.2
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
