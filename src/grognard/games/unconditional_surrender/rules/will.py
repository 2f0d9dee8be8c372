"""Section 16.1, National Will: what it falls and rises by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.rules.factions import are_enemies, country_at
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import ACTIVE, NO_WILL

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def change(s: Position, country: int, by: int) -> None:
    """U152, U154, U156: the will of an active country that has any; never below 0."""
    if s.will[country] == NO_WILL or s.status[country] != ACTIVE:
        return
    s.will[country] = max(s.will[country] + by, 0)
    s.tell("will", "U152", country=s.c.country_names[country], by=by, left=s.will[country])


def unit_lost(s: Position, unit: int) -> None:
    """U152, U153: a field unit eliminated while defending; garrisons are none. Of those who serve another
    country since theirs fell (U163) none is lost: the will of a conquered country does not change."""
    if s.c.units[unit].field:
        change(s, s.c.home[unit], s.c.tables["will"]["field_unit"])


def city_taken(s: Position, city: int, before: int, now: int) -> None:
    """U152, U155: its present country loses will with it to an enemy, and gets it back with it."""
    country, value = owner(s, city), worth(s, city)
    friend = s.joined[country]
    if are_enemies(s, friend, now):
        change(s, country, value)
    elif now == friend and before != NONE:
        change(s, country, -value)


def owner(s: Position, city: int) -> int:
    """U16: the country in whose land a city lies now."""
    return country_at(s, s.c.map.city_hex[city])


def worth(s: Position, city: int) -> int:
    """U152: capital, other mainland city, overseas city."""
    place = s.c.map.city_hex[city]
    capital = s.c.map.city_names[city] == s.c.countries[owner(s, city)].capital
    kind = "overseas_city" if s.c.map.overseas >> place & 1 else "capital" if capital else "mainland_city"
    return int(s.c.tables["will"][kind])
