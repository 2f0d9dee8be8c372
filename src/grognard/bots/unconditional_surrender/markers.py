"""Markers that are laid on the map: before an attack that they help; an Airdrop on an empty city."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.bots.unconditional_surrender.attacks import Attack, weigh
from grognard.games.unconditional_surrender.roster import GROUND
from grognard.games.unconditional_surrender.rules.abstract_naval import is_abstract
from grognard.games.unconditional_surrender.rules.special_markers import LAID, places
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import EVENTS
from grognard.kernel.action import Action
from grognard.kernel.masks import mask_of

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.situation import Situation
    from grognard.kernel.prompt import Prompt


def aid(view: Situation, attack: Attack) -> Action | None:
    """The marker that helps an attack most, if one is worth laying for it.

    A Surprise Attack is kept for landings where they need one; an Airdrop while it may take a city.
    """
    best, wish = view.opinions.air.marker, None
    before = _worth_of(view, attack, view.s.marker_at)
    for marker in _at_hand(view):
        kind = view.s.c.markers[marker].kind
        if kind == "surprise_attack" and is_abstract(view.s) and view.overseas:
            continue
        if (kind == "airdrop" and _free_cities(view)) or not places(view.s, marker) >> attack.space & 1:
            continue
        laid = [attack.space if one == marker else at for one, at in enumerate(view.s.marker_at)]
        gain = _worth_of(view, attack, laid) - before
        if gain > best:
            best, wish = gain, Action("lay", (marker, attack.space))
    return wish


def _worth_of(view: Situation, attack: Attack, marker_at: list[int]) -> float:
    placed = [(stand.unit, stand.space) for stand in attack.stands]
    return weigh(view, placed, attack.space, attack.mobile, marker_at).worth


def drop(view: Situation, prompt: Prompt) -> Action | None:
    """An Airdrop on the city without a ground unit that is worth most, of several the farthest from our
    units; or an air unit to where such a city is in range."""
    best, wish, drops = (view.opinions.air.drop, 0), None, _airdrops(view)
    if not drops:
        return None
    cities = {place: (worth, view.marched[place]) for place, worth in _free_cities(view).items()}
    for marker in drops if cities else []:
        reach = places(view.s, marker)
        options = [(reach, Action("lay", (marker, place)), {place: rank}) for place, rank in cities.items()]
        options += [(near, action, cities) for near, action in _bases(view, marker, prompt)]
        for near, action, there in options:
            rank = max((rank for place, rank in there.items() if near >> place & 1), default=best)
            if rank > best:
                best, wish = rank, action
    return wish


def kept_for_drop(view: Situation, unit: int) -> bool:
    """Whether an air unit has only one flight left, and an Airdrop on a city that is worth it needs that."""
    s, one_left = view.s, view.s.c.tables["limits"]["sorties"] - 1
    if s.sorties[unit] < one_left or s.faction_of(unit) != s.faction or not _free_cities(view):
        return False
    return any(s.c.country_names[s.serves[unit]] in s.c.markers[one].nations for one in _airdrops(view))


def _bases(view: Situation, marker: int, prompt: Prompt) -> Iterator[tuple[int, Action]]:
    """Flights of the marker's nations, and what it would have in range from there."""
    s, reach = view.s, view.s.c.tables["ranges"]["airdrop"]
    for action in prompt.offered_by("rebase"):
        unit, space = action.args
        if s.c.country_names[s.serves[unit]] in s.c.markers[marker].nations and space < s.c.map.hexes:
            yield view.ground.near(space, reach), action


def _at_hand(view: Situation) -> Iterator[int]:
    s = view.s
    for marker, at in enumerate(s.marker_at):
        if at == EVENTS and s.c.marker_faction[marker] == s.faction and s.c.markers[marker].kind in LAID:
            yield marker


def _airdrops(view: Situation) -> list[int]:
    return [marker for marker in _at_hand(view) if view.s.c.markers[marker].kind == "airdrop"]


def _free_cities(view: Situation) -> dict[int, float]:
    """Enemy cities that are worth something and have no ground unit."""
    least = view.opinions.air.drop
    taken = view.not_yet | mask_of(
        at for n, at in enumerate(view.s.marker_at) if at >= 0 and view.s.c.markers[n].kind == "airdrop"
    )
    return {
        place: worth
        for place, worth in view.goals.items()
        if worth > least and view.s.unit_in(place, GROUND) == NONE and not taken >> place & 1
    }
