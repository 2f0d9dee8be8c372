"""Convoys: where nobody can march to the enemy they gather beside the armies that are to be landed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.bots.unconditional_surrender.garrisons import followers
from grognard.games.unconditional_surrender.roster import CONVOY, FACTIONS, GROUND
from grognard.games.unconditional_surrender.rules.naval import open_seas
from grognard.games.unconditional_surrender.spaces import NONE

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.situation import Situation
    from grognard.kernel.action import Action


def gathering(view: Situation, actions: list[Action]) -> Action | None:
    """When enough waits to be landed a convoy goes to a port with an army, best across from many goals."""
    s, best, wish = view.s, 0.0, None
    if followers(view) < view.opinions.guard.armada:
        return None
    for action in actions:
        unit, space = action.args[0], action.args[-1][-1]
        if s.c.branch[unit] != CONVOY or s.sorties[unit] >= view.opinions.air.tired:
            continue
        if _is_awaited(view, s.at[unit]) or not _is_awaited(view, space):
            continue
        across = _across(view, space)
        if across > best:
            best, wish = across, action
    return wish


def _is_awaited(view: Situation, space: int) -> bool:
    """Whether an army that guards nothing stands in a port; a garrison does not sail."""
    s = view.s
    if space >= s.c.map.hexes:
        return False
    unit = s.unit_in(space, GROUND)
    if unit == NONE or s.faction_of(unit) != view.faction:
        return False
    return s.c.units[unit].field and unit not in view.posts


def _across(view: Situation, port: int) -> float:
    """How many goals are near the best beach within range of a port."""
    s = view.s
    links = int(s.c.tables["ranges"]["invasion"][FACTIONS[view.faction]])
    zones = open_seas(s, view.faction).zones_within(port, links, True)
    beaches = (space for zone in zones for space in s.c.beaches.get(zone, ()))
    return max((view.prospects.get(space, 0.0) for space in beaches), default=0.0)
