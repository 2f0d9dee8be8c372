"""What the other factions are to one of them, as sets of hexes: worked out once, then asked many times."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from grognard.games.unconditional_surrender.rules.factions import (
    enemies,
    enemy_cities,
    enemy_forts,
    enemy_ground,
    enemy_units,
    enemy_zones,
    land_of_faction,
    pact_holds,
    strange_hexes,
    strangers,
)

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


class Front(NamedTuple):
    """U12: the hexes of enemies, and of those who are neither friend nor enemy."""

    foes: tuple[int, ...]
    strong: int  # enemy cities and forts
    hostile: int  # and enemy units of any kind
    zones: int  # U65
    ground: int  # enemy ground units
    strange: int


def front(s: Position, faction: int) -> Front:
    """The front of a faction: what the position keeps follows from it, the Pact and No EZOC markers."""
    lifted = tuple(s.no_zone) if faction == s.faction else ()
    key = faction, pact_holds(s), lifted
    if key not in s.fronts:
        s.fronts[key] = _front(s, faction)
    found: Front = s.fronts[key]
    return found


def _front(s: Position, faction: int) -> Front:
    strong = enemy_cities(s, faction) | enemy_forts(s, faction)
    return Front(
        enemies(s, faction),
        strong,
        strong | enemy_units(s, faction),
        enemy_zones(s, faction),
        enemy_ground(s, faction),
        strange_hexes(s, faction),
    )


def kept_from(s: Position, country: int) -> int:
    """U72: what lies outside the countries that the units of a country keep to."""
    key = "kept", country, pact_holds(s), tuple(s.joined)
    if key not in s.fronts:
        s.fronts[key] = _kept_from(s, country)
    found: int = s.fronts[key]
    return found


def _kept_from(s: Position, country: int) -> int:
    stay = s.c.scenarios[s.setup.scenario].stay.get(s.c.country_names[country])
    if stay is not None:
        allowed = 0
        for name in stay:
            allowed |= s.land[s.c.country[name]]
        return s.c.map.land & ~allowed
    if s.c.countries[country].major:
        return 0
    return land_of_faction(s, strangers(s, s.joined[country]))
