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
    """The front of a faction: kept until units or cities change, if No EZOC markers and the Pact do not."""
    met = tuple(s.no_zone) if faction == s.faction else (), pact_holds(s)
    known = s.fronts[faction]
    if known == -1 or known[0] != met:
        known = s.fronts[faction] = met, _front(s, faction)
    found: Front = known[1]
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
    """U72: what lies outside the countries that the units of a country keep to: noted until land changes
    hands, if no country joins a faction and the Pact does not end."""
    sides = tuple(s.joined), pact_holds(s)
    known = s.kept_out[country]
    if known == -1 or known[0] != sides:
        known = s.kept_out[country] = sides, _kept_from(s, country)
    found: int = known[1]
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
