"""Markers that are laid on the map: an Airdrop on a city that nobody holds, Partisans on a line of supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import GROUND
from grognard.games.unconditional_surrender.spaces import NONE

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.situation import Situation
    from grognard.kernel.action import Action


def lay(view: Situation, actions: list[Action]) -> Action | None:
    """The marker that is worth most where it would lie, if it is worth anything."""
    best, wish = 0.0, None
    for action in actions:
        worth = _worth(view, *action.args)
        if worth > best:
            best, wish = worth, action
    return wish


def _worth(view: Situation, marker: int, space: int) -> float:
    s, kind = view.s, view.s.c.markers[marker].kind
    if kind == "partisans":
        return view.unit_worth(s.unit_in(space, GROUND))
    city = s.c.map.city_at.get(space, NONE)
    if kind != "airdrop" or city == NONE or s.control[city] not in view.foes:
        return 0.0
    return view.city_worth(city) if s.unit_in(space, GROUND) == NONE else 0.0
