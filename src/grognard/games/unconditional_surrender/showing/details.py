"""What a unit or a hex is at this moment, line by line, for its card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import FACTIONS, GROUND
from grognard.games.unconditional_surrender.rules.factions import country_at
from grognard.games.unconditional_surrender.rules.naval import harbours
from grognard.games.unconditional_surrender.rules.reach import points
from grognard.games.unconditional_surrender.rules.weather import weather_at
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import (
    ACTIVATED,
    ATTACKED,
    NO_WILL,
    SKIES,
    STATUSES,
    SUPPLIES,
    UNLIMITED,
)
from grognard.kernel.looking import Detail

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def unit(s: Position, name: str) -> Iterator[Detail]:
    """Strength or Sorties, supply, movement points, what it has done, and what its country has left."""
    one = s.c.unit[name]
    if s.at[one] < 0:
        return
    if s.c.branch[one] == GROUND:
        yield Detail("reduced" if s.reduced[one] else "full", "U30")
    else:
        yield Detail("sorties", "U8", {"number": s.sorties[one]})
    yield Detail("supply", "U121", {"supply": SUPPLIES[s.supply[one]]})
    yield Detail("movement", "U63", {"number": points(s, one)})
    if s.in_fort[one]:
        yield Detail("in_fort", "U96")
    if s.done[one] & ACTIVATED:
        yield Detail("activated", "U60")
    if s.done[one] & ATTACKED:
        yield Detail("attacked", "U74")
    if s.assault[one] != NONE:
        yield Detail("assault", "U77", {"space": s.c.name(s.assault[one])})
    if one in s.carried:
        yield Detail("carried", "U58")
    yield from _country(s, s.serves[one])


def _country(s: Position, country: int) -> Iterator[Detail]:
    """U46, U152: the points and the will of a country."""
    name = s.c.country_names[country]
    if s.points[country] != UNLIMITED:
        yield Detail("points", "U50", {"country": name, "number": s.points[country]})
    if s.will[country] != NO_WILL:
        yield Detail("will", "U152", {"country": name, "number": s.will[country]})


def space(s: Position, name: str) -> Iterator[Detail]:
    """Weather, country, control, zones of control, and the markers that lie there."""
    here = s.c.board.index.get(name, NONE)
    if here == NONE:
        return
    if here < s.c.map.hexes or here >= s.c.map.first_zone:
        yield Detail("weather", "U28", {"sky": SKIES[weather_at(s, here)]})
    if here >= s.c.map.hexes:
        return
    yield from _land(s, here)
    for faction, zones in enumerate(s.zones):
        if zones >> here & 1:
            yield Detail("zone", "U65", {"faction": FACTIONS[faction]})
    for marker, at in enumerate(s.marker_at):
        if at == here:
            yield Detail("marker", "U118", {"marker": s.c.marker_names[marker]})
    if here in s.bombed:
        yield Detail("bombed", "U102")
    if harbours(s) >> here & 1:
        yield Detail("harbour", "U118")


def _land(s: Position, here: int) -> Iterator[Detail]:
    """U13, U18, U37: whose land it is, who controls its city, whose fort stands there."""
    country = country_at(s, here)
    if country != NONE:
        figures = {"country": s.c.country_names[country], "state": STATUSES[s.status[country]]}
        yield Detail("land", "U13", figures)
    city = s.c.map.city_at.get(here, NONE)
    if city != NONE and s.control[city] != NONE:
        yield Detail("control", "U18", {"faction": FACTIONS[s.control[city]]})
    for place, owner in zip(s.fort_at, s.fort_of, strict=True):
        if place == here:
            yield Detail("fort", "U37", {"country": s.c.country_names[owner]})
