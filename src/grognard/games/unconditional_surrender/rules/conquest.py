"""Section 16.1, collapse and conquest: what becomes of a country whose will, or whose last city, is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import AXIS, FACTIONS, GROUND, WESTERN
from grognard.games.unconditional_surrender.rules import armistice, cession, will
from grognard.games.unconditional_surrender.rules.entering import eliminate, weaken
from grognard.games.unconditional_surrender.rules.factions import (
    are_enemies,
    enemies,
    enemy_cities,
    pact_holds,
)
from grognard.games.unconditional_surrender.state import (
    ACTIVE,
    CONQUERED,
    EVENTS,
    NO_WILL,
    REMOVED,
    WAITING,
)
from grognard.kernel.masks import mask_of

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def look_at_collapse(s: Position) -> bool:
    """U152a: when a combat or a step is finished; whether any country has fallen."""
    free = [s.c.map.city & ~enemy_cities(s, faction) for faction in range(len(FACTIONS))]
    fallen = [
        country
        for country, status in enumerate(s.status)
        if status == ACTIVE
        and not (s.will[country] and s.land[country] & free[s.joined[country]])
        and falls(s, country)
    ]
    for country in fallen:
        _fall(s, country)
    return bool(fallen)


def falls(s: Position, country: int) -> bool:
    """U156, U157, U158: at will 0, or with its last city; a country without a figure never."""
    if s.will[country] == NO_WILL:
        return False
    return s.will[country] == 0 or _without_cities(s, country)


def _without_cities(s: Position, country: int) -> bool:
    cities = s.land[country] & s.c.map.city
    return bool(cities) and not cities & ~enemy_cities(s, s.joined[country])


def would_fall(s: Position, cities: list[int]) -> bool:
    """U152, U157: whether an enemy country of the faction in phase falls with the loss of these cities."""
    lost = mask_of(s.c.map.city_hex[city] for city in cities)
    owners = {will.owner(s, city) for city in cities}
    return any(_falls_with(s, country, cities, lost) for country in owners)


def _falls_with(s: Position, country: int, cities: list[int], lost: int) -> bool:
    enemy = are_enemies(s, s.faction, s.joined[country])
    if not enemy or s.status[country] != ACTIVE or s.will[country] == NO_WILL:
        return False
    left = s.land[country] & s.c.map.city & ~enemy_cities(s, s.joined[country]) & ~lost
    change = sum(will.worth(s, city) for city in cities if will.owner(s, city) == country)
    return not left or s.will[country] + change <= 0


def _fall(s: Position, country: int) -> None:
    """U157: with a mainland city in enemy hands it is conquered, else it collapses."""
    mainland = s.c.map.cities_in(s.land[country] & ~s.c.map.overseas)
    lost = [city for city in mainland if are_enemies(s, s.joined[country], s.control[city])]
    if lost:
        conquer(s, country, conqueror_of(s, country))
    else:
        collapse(s, country)
    _great_power(s, country)


def collapse(s: Position, country: int) -> None:
    """U14, U157: units lose strength or go, and half the will it started with comes back."""
    s.tell("collapsed", "U157", country=s.c.country_names[country])
    s.collapses[country] += 1
    for unit in _units(s, country):
        if s.at[unit] >= 0:
            if s.c.branch[unit] == GROUND:
                weaken(s, unit, defending=False)
            else:
                eliminate(s, unit)
    s.will[country] = -(-starting_will(s, country) // 2)


def starting_will(s: Position, country: int) -> int:
    """U152: the figure with which it began."""
    scenario, name = s.c.scenarios[s.setup.scenario], s.c.country_names[country]
    return scenario.will.get(name, s.c.countries[country].will)


def conqueror_of(s: Position, country: int) -> int:
    """U159a: the faction in phase, if it is an enemy; else who has most of its cities, or its capital."""
    foes = enemies(s, s.joined[country])
    if s.faction in foes or len(foes) == 1:
        return s.faction if s.faction in foes else foes[0]
    cities = s.c.map.cities_in(s.land[country])
    capital = s.c.countries[country].capital

    def claim(faction: int) -> tuple[int, bool]:
        own = [city for city in cities if s.control[city] == faction]
        return len(own), capital in [s.c.map.city_names[city] for city in own]

    return max(foes, key=lambda faction: (*claim(faction), -faction))


def conquer(s: Position, country: int, faction: int) -> None:
    """U159, U160, U161: units and markers leave the game, production ends; cities stay whose they are."""
    name = s.c.country_names[country]
    s.tell("conquered", "U159", country=name, faction=FACTIONS[faction])
    s.status[country], s.conqueror[country], s.points[country] = CONQUERED, faction, 0
    falls_to_axis = name == armistice.FRANCE and faction == AXIS
    for unit in _units(s, country):
        if not (falls_to_axis and armistice.stays(s, unit)):
            s.place(unit, REMOVED)
    for marker, own in enumerate(s.c.markers):
        if own.nations == (name,):
            s.marker_at[marker] = REMOVED
    s.derive()
    if faction == AXIS:
        will.change(s, s.c.country["germany"], s.c.countries[country].factories)
    if s.joined[country] == WESTERN:
        _first_western_conquest(s)
    if name == "poland" and faction == AXIS and pact_holds(s):
        cession.cede(s, "eastern_poland")
    if falls_to_axis:
        armistice.fall_of_france(s)


def _first_western_conquest(s: Position) -> None:
    """U162: Free Forces and Partisans."""
    for marker, own in enumerate(s.c.markers):
        if own.entry == "first_western_conquest" and s.marker_at[marker] == WAITING:
            s.marker_at[marker] = EVENTS
            s.tell("marker_comes", "U162", marker=s.c.marker_names[marker], faction=FACTIONS[WESTERN])


def _great_power(s: Position, country: int) -> None:
    """U152: Germany gains when a great power falls, once for each."""
    table, name = s.c.tables["will"], s.c.country_names[country]
    times = s.collapses[country] + (s.status[country] == CONQUERED)
    if name in table["great_powers"] and times == 1 and s.joined[country] != AXIS:
        will.change(s, s.c.country["germany"], table["great_power_collapses"])


def _units(s: Position, country: int) -> list[int]:
    """Its units that are still in the game."""
    return [unit for unit, own in enumerate(s.serves) if own == country and s.at[unit] != REMOVED]
