"""Section 13, the sea: which passages are open to a faction, how far it is from zone to zone, and ports."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import AIR, AXIS, WESTERN
from grognard.games.unconditional_surrender.rules.factions import enemies
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from collections.abc import Iterable

    from grognard.games.unconditional_surrender.seas import Seas
    from grognard.games.unconditional_surrender.state import Position
    from grognard.games.unconditional_surrender.ways import Found

OCEANIC = ("uk", "usa")
"""U27: the countries for whose units an off-map zone is a port without a stacking limit."""


# ---------------------------------------------------------------- passages


def open_seas(s: Position, faction: int) -> Seas:
    """U106a: the sea as it is open to a faction: no passage that an enemy or a neutral country controls."""
    foes, held = enemies(s, faction), 0
    for one, cities in enumerate(s.cities):
        if one not in foes:
            held |= cities
    seas: Seas = s.c.seas(faction == AXIS, held & s.c.gates, harbours(s))
    return seas


def routes(s: Position, faction: int, start: Iterable[int]) -> Found:
    """U106: the price of the way from ports, zones or boxes to every other, and the place before."""
    return open_seas(s, faction).routes(frozenset(start))


def distances(s: Position, faction: int, start: Iterable[int]) -> dict[int, int]:
    """U106: the prices alone."""
    return {space: price for space, (price, _) in routes(s, faction, start).items()}


def price_of_way(s: Position, faction: int, start: int, path: Iterable[int]) -> int | Refusal:
    """U106, U106a: what a way over zones to a port or off the map costs, or why there is none."""
    spent, hexes, seas = 0, s.c.map.hexes, open_seas(s, faction)
    for number, (a, b) in enumerate(pairwise((start, *path))):
        into_port = a >= hexes and a in seas.zones_off(b)
        price = 0 if into_port else seas.steps[a].get(b)
        if price is None or (number and a < hexes):
            return refuse("U106a", "no-passage", space=s.c.name(b))
        spent += price
    return spent


def zones_within(s: Position, unit: int, number: int, straits: bool) -> dict[int, tuple[int, ...]]:
    """U106b: the zones so many links away from the port of a unit, with the way there; those beside an
    off-map zone are one away from it. An interceptor passes no strait (U110)."""
    return open_seas(s, s.faction_of(unit)).zones_within(s.at[unit], number, straits)


# ---------------------------------------------------------------- ports


def friendly_ports(s: Position, faction: int) -> int:
    """U26: ports that a faction controls, artificial ones too."""
    return s.c.map.port & s.cities[faction] | (harbours(s) if faction == WESTERN else 0)


def harbours(s: Position) -> int:
    """U118: the hexes that a Mulberry marker makes a Western port."""
    found = 0
    for marker in s.c.mulberries:
        if s.marker_at[marker] >= 0:
            found |= 1 << s.marker_at[marker]
    return found


def zones_off(s: Position, port: int) -> tuple[int, ...]:
    """U105: the zones on which a port opens; an artificial one on those of its coast."""
    if harbours(s) >> port & 1:
        return s.c.map.zones_of[port]
    return s.c.map.opens_on.get(port, ())


def ports_on(s: Position, faction: int, zones: Iterable[int]) -> int:
    """The friendly ports that open on one of these zones."""
    return open_seas(s, faction).ports_on(zones) & friendly_ports(s, faction)


def is_haven(s: Position, unit: int, space: int) -> bool:
    """U27, U105: a friendly port, or for UK and US units an off-map zone."""
    return bool(havens(s, unit) >> space & 1)


def havens(s: Position, unit: int) -> int:
    """All of them."""
    ports = friendly_ports(s, s.faction_of(unit))
    return ports | s.c.off_map if s.c.country_names[s.serves[unit]] in OCEANIC else ports


def has_room(s: Position, unit: int, space: int) -> bool:
    """U33: no other unit of its branch is there; off the map there always is room."""
    return s.units_at[s.c.branch[unit]].get(space, unit) == unit


def nearest_ports(s: Position, unit: int, zones: Iterable[int], cargo: int = NONE) -> int:
    """U111a: the nearest friendly ports with room, by price from some zones; all that are equally near."""
    faction = s.faction_of(unit)
    far = distances(s, faction, zones)
    prices = {
        port: min(far[zone] for zone in zones_off(s, port) if zone in far)
        for port in spaces_in(ports_on(s, faction, far))
    }
    prices |= {box: far[box] for box in s.c.map.off_map if box in far}
    crew = (unit,) if cargo == NONE else (unit, cargo)
    fit = {
        port: price
        for port, price in prices.items()
        if all(is_haven(s, one, port) and has_room(s, one, port) for one in crew)
    }
    least = min(fit.values(), default=0)
    return mask_of(port for port, price in fit.items() if price == least)


# ---------------------------------------------------------------- who is near enough


def zones_at_hand(s: Position, unit: int) -> tuple[int, ...]:
    """U105: the zones on which the port of a unit opens."""
    return zones_off(s, s.at[unit])


def intercepted_zones(s: Position, unit: int) -> frozenset[int]:
    """U110, U110a: the zones in which a unit may intercept: an air unit those of its port, a warship two
    zones away but through no strait, one from an off-map zone."""
    if s.c.branch[unit] == AIR:
        return frozenset(zones_at_hand(s, unit))
    ranges = s.c.tables["ranges"]
    number = ranges["interception_off_map" if s.at[unit] in s.c.map.off_map else "interception"]
    return frozenset(zones_within(s, unit, number, straits=False))
