"""What can be laid over the map: zones of control, reach and ranges, Sorties, supply, cities, weather."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import AIR, FACTIONS, GROUND
from grognard.games.unconditional_surrender.rules.air import bases_beyond
from grognard.games.unconditional_surrender.rules.factions import past_pact, soviet_land
from grognard.games.unconditional_surrender.rules.operations import UnderWay
from grognard.games.unconditional_surrender.rules.reach import points, reached
from grognard.games.unconditional_surrender.rules.weather import weather_at
from grognard.games.unconditional_surrender.showing.approaches import attacks
from grognard.games.unconditional_surrender.showing.sea_and_air import ranges, sorties
from grognard.games.unconditional_surrender.showing.supply_overlays import convoys, supply
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import POOR, SEVERE
from grognard.games.unconditional_surrender.ways import Found
from grognard.kernel.looking import Mark
from grognard.kernel.masks import mask_of, spaces_in

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

TAKES: Mapping[str, str] = {
    "attacks": "unit", "zones": "", "reach": "unit", "ranges": "unit", "sorties": "", "supply": "unit",
    "convoys": "", "cities": "", "weather": "",
}  # fmt: skip
GUIDES = ("attacks",)


def zones(s: Position) -> Iterator[Mark]:
    """U65: the hexes that each faction's ground units control; contested where two do."""
    for space in spaces_in(s.zones[0] | s.zones[1] | s.zones[2]):
        found = [name for n, name in enumerate(FACTIONS) if s.zones[n] >> space & 1]
        tone = found[0] if len(found) == 1 else "contested"
        yield Mark(space=s.c.name(space), tone=tone, shape="hatch")


def reach(s: Position, unit: int) -> Iterator[Mark]:
    """U63 to U70, U99: where a ground unit can go, for how many points; where an air unit can land. In the
    USSR as if the Pact, if it is strained, had ended (U43b)."""
    if s.at[unit] < 0:
        return
    beyond = past_pact(s) if s.faction_of(unit) == s.faction else None
    if s.c.branch[unit] == AIR:
        yield from _marks(s, bases_beyond(s, unit, beyond), "own")
    elif s.c.branch[unit] == GROUND and s.at[unit] < s.c.map.hexes:
        found, taken = dict(_reached(s, unit)), mask_of(s.units_at[GROUND])
        if beyond is not None:
            across = soviet_land(s)
            found |= {space: one for space, one in _reached(beyond, unit).items() if across >> space & 1}
        for space, (spent, _) in sorted(found.items()):
            if not taken >> space & 1:
                yield Mark(space=s.c.name(space), tone="own", shape="fill", text=str(spent))


def _reached(s: Position, unit: int) -> Found:
    """Of a unit under way with the points it has left, of any other with those of a whole activation."""
    step = s.stack[-1]
    if isinstance(step, UnderWay) and unit in step.ready(s):
        return reached(s, unit, step.left_of(s, unit), step.started)
    return reached(s, unit, points(s, unit), False)


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
        return list(OF_UNIT[name](s, s.c.unit[unit])) if unit in s.c.unit else []
    return list(OF_MAP[name](s))


OF_UNIT: Mapping[str, Callable[[Position, int], Iterator[Mark]]] = {
    "attacks": attacks,
    "reach": reach,
    "ranges": ranges,
    "supply": supply,
}
OF_MAP: Mapping[str, Callable[[Position], Iterator[Mark]]] = {
    "zones": zones,
    "sorties": sorties,
    "convoys": convoys,
    "cities": cities,
    "weather": weather,
}
