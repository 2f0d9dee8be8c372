"""What somebody means by a click that is not legal: what a unit is fit for, which way an army would take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grognard.games.unconditional_surrender.components import Components
from grognard.games.unconditional_surrender.roster import AIR, GROUND
from grognard.games.unconditional_surrender.rules.naval import price_of_way
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.ways import Found, Way, way

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


def by_ship(s: Position, ship: int, path: Way, ashore: bool) -> Way | None:
    """A way over open sea that is written whole stays: to a Mulberry, or `ashore` to a beach, no edge of the
    board leads. None if it has gaps or is closed."""
    zones, coasts = (path[:-1], s.c.map.zones_of) if ashore else (path, [])
    if s.at[ship] < 0 or not isinstance(price_of_way(s, s.faction_of(ship), s.at[ship], zones), int):
        return None
    on_its_zone = not ashore or (path[-1] < len(coasts) and not set(zones[-1:]).isdisjoint(coasts[path[-1]]))
    return path if on_its_zone else None
