"""What can be laid over the map: zones of control, a unit's reach, lines of supply, cities, weather."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import AIR, FACTIONS, GROUND
from grognard.games.unconditional_surrender.rules.air import landings
from grognard.games.unconditional_surrender.rules.reach import Ground, points
from grognard.games.unconditional_surrender.rules.supply import (
    limited_sources,
    reached_from,
    unlimited_sources,
)
from grognard.games.unconditional_surrender.rules.weather import weather_at
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import POOR, SEVERE
from grognard.kernel.looking import Mark
from grognard.kernel.masks import mask_of, spaces_in

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

TAKES: Mapping[str, str] = {"zones": "", "reach": "unit", "supply": "unit", "cities": "", "weather": ""}


def zones(s: Position) -> Iterator[Mark]:
    """U65: the hexes that each faction's ground units control; contested where two do."""
    for space in spaces_in(s.zones[0] | s.zones[1] | s.zones[2]):
        found = [name for n, name in enumerate(FACTIONS) if s.zones[n] >> space & 1]
        tone = found[0] if len(found) == 1 else "contested"
        yield Mark(space=s.c.name(space), tone=tone, shape="hatch")


def reach(s: Position, unit: int) -> Iterator[Mark]:
    """U63 to U70, U99: where a ground unit can go, for how many points; where an air unit can land."""
    if s.at[unit] < 0:
        return
    if s.c.branch[unit] == AIR:
        yield from _marks(s, landings(s, unit), "own")
    elif s.c.branch[unit] == GROUND and s.at[unit] < s.c.map.hexes:
        ground = Ground(s, unit)
        taken = mask_of(s.units_at[GROUND])
        for space, (spent, _) in sorted(ground.reach(points(s, unit), False).items()):
            if not taken >> space & 1:
                yield Mark(space=s.c.name(space), tone="own", shape="fill", text=str(spent))


def supply(s: Position, unit: int) -> Iterator[Mark]:
    """U123, U124: from where a line by land leads to an Unlimited Source, and to a Limited one alone."""
    country = s.serves[unit]
    if s.joined[country] == NONE:
        return
    full = reached_from(s, country, unlimited_sources(s, country))
    low = reached_from(s, country, limited_sources(s, country)) & ~full
    yield from _marks(s, full, "own")
    yield from _marks(s, low, "contested")


def cities(s: Position) -> Iterator[Mark]:
    """U18: who controls each city."""
    for city, holder in enumerate(s.control):
        tone = "neutral" if holder == NONE else FACTIONS[holder]
        yield Mark(space=s.c.name(s.c.map.city_hex[city]), tone=tone, shape="fill")


def weather(s: Position) -> Iterator[Mark]:
    """U28, U40: the land with poor or severe weather."""
    for space in spaces_in(s.c.map.land & ~s.c.map.faded):
        sky = weather_at(s, space)
        if sky in (POOR, SEVERE):
            tone = "enemy" if sky == SEVERE else "contested"
            yield Mark(space=s.c.name(space), tone=tone, shape="hatch")


def _marks(s: Position, mask: int, tone: str) -> Iterator[Mark]:
    yield from (Mark(space=s.c.name(space), tone=tone, shape="fill") for space in spaces_in(mask))


def marks(s: Position, name: str, unit: str | None) -> list[Mark]:
    """The hexes that an overlay points out; the position is an outline of a view."""
    if TAKES[name] == "unit":
        found = {"reach": reach, "supply": supply}[name]
        return list(found(s, s.c.unit[unit])) if unit in s.c.unit else []
    return list({"zones": zones, "cities": cities, "weather": weather}[name](s))
