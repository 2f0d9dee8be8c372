"""Section 13, the sea: which passages are open to a faction, how far it is from zone to zone, and ports."""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.rules.factions import enemies
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.kernel.masks import mask_of, spaces_in

if TYPE_CHECKING:
    from collections.abc import Iterable

    from grognard.games.unconditional_surrender.state import Position


def is_open(s: Position, faction: int, control: Iterable[int]) -> bool:
    """U106a: no hex that controls the passage is neutral or enemy."""
    holders = [s.control[s.c.map.city_at[place]] for place in control]
    return not any(holder == NONE or holder in enemies(s, faction) for holder in holders)


def distances(s: Position, faction: int, start: Iterable[int]) -> dict[int, int]:
    """U106: the price of the way from some zones or boxes to every other, over open passages."""
    found = dict.fromkeys(start, 0)
    waiting = [(0, space) for space in found]
    while waiting:
        spent, here = heapq.heappop(waiting)
        if spent > found[here]:
            continue
        for there, price, control in s.c.sea_ways[here]:
            total = spent + price
            if total < found.get(there, total + 1) and is_open(s, faction, control):
                found[there] = total
                heapq.heappush(waiting, (total, there))
    return found


def friendly_ports(s: Position, faction: int) -> int:
    """U26: ports that a faction controls."""
    return s.c.map.port & s.cities[faction]


def ports_on(s: Position, faction: int, zones: Iterable[int]) -> int:
    """The friendly ports that open on one of these zones."""
    wanted = set(zones)
    ports = spaces_in(friendly_ports(s, faction))
    return mask_of(port for port in ports if wanted.intersection(s.c.map.zones_of[port]))


def nearest_ports(s: Position, unit: int, zones: Iterable[int]) -> int:
    """U111a: the nearest friendly ports with room, by price from some zones; all that are equally near."""
    faction = s.faction_of(unit)
    far = distances(s, faction, zones)
    taken = s.units_at[s.c.branch[unit]]
    prices = {
        port: min(far[zone] for zone in s.c.map.zones_of[port] if zone in far)
        for port in spaces_in(ports_on(s, faction, far))
        if port not in taken
    }
    least = min(prices.values(), default=0)
    return mask_of(port for port, price in prices.items() if price == least)
