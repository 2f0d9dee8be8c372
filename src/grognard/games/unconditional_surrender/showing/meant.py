"""What somebody means by a click that is not legal: what a unit is fit for, which way an army would take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grognard.games.unconditional_surrender.components import Components
from grognard.games.unconditional_surrender.roster import AIR, CONVOY, GROUND, WARSHIP
from grognard.games.unconditional_surrender.rules.factions import country_at
from grognard.games.unconditional_surrender.rules.naval import open_seas, price_of_way, zones_within
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.ways import Found, Way, way
from grognard.kernel.action import Action

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def verbs_for(c: Components, view: Any, unit: int, groups: Mapping[str, tuple[str, ...]]) -> list[str]:
    """By its branch; an army goes to sea from a coast, and resolves an Assault if it has a marker (U78)."""
    if c.branch[unit] == AIR:
        return [*groups["air"]]
    if c.branch[unit] != GROUND:
        return [*groups["sea"]]
    ashore = [verb for verb in groups["ground"] if verb != "resolve" or view.assault[unit] != NONE]
    at = view.at[unit]
    return [*ashore, *groups["sea"]] if 0 <= at < c.map.hexes and c.map.coastal >> at & 1 else ashore


def country_of(s: Position, space: int) -> list[str]:
    """U16: the country in whose land a hex lies now."""
    country = country_at(s, space) if 0 <= space < s.c.map.hexes else NONE
    return [] if country == NONE else [s.c.country_names[country]]


def over_sea(s: Position, action: Action) -> Way | None:
    """The cheapest open way of a ship to where a person wants it, or the shortest to a sea zone of the coast
    where a unit is to land; one that is written whole stays. None where no open way leads there."""
    *_, ship, path = action.args
    goal = path[-1]
    if s.c.branch[ship] not in (CONVOY, WARSHIP) or s.at[ship] < 0:
        return None
    if len(path) > 1:
        return _written(s, ship, path, ashore=action.verb == "invade")
    if action.verb != "invade":
        _, found = open_seas(s, s.faction_of(ship)).voyages(s.at[ship]).get(goal, (0, None))
        return found
    zones = zones_within(s, ship, len(s.c.map.zones), straits=True)
    near = [zones[zone] for zone in s.c.map.zones_of[goal] if zone in zones] if goal < s.c.map.hexes else []
    return (*min(near, key=len), goal) if near else None


def _written(s: Position, ship: int, path: Way, ashore: bool) -> Way | None:
    """As it is: no edge of the board leads to a Mulberry, or `ashore` to a beach. None if it is closed."""
    zones, coasts = (path[:-1], s.c.map.zones_of) if ashore else (path, [])
    if not isinstance(price_of_way(s, s.faction_of(ship), s.at[ship], zones), int):
        return None
    on_its_zone = not ashore or (path[-1] < len(coasts) and not set(zones[-1:]).isdisjoint(coasts[path[-1]]))
    return path if on_its_zone else None


def by_land(c: Components, start: int, end: int) -> Way:
    """A shortest way over land, whoever stands there; a single step where there is none."""
    if not (0 <= start < c.map.hexes and end < c.map.hexes):
        return (end,)
    found: Found = {start: (0, start)}
    fringe = [start]
    for here in fringe:
        for there in c.map.walks[here]:
            if there not in found:
                found[there] = found[here][0] + 1, here
                fringe.append(there)
    return way(found, end) if end in found and end != start else (end,)
