"""How cities, hexes and units are called; all other names are in the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.battle_for_germany.components import City, Components
from grognard.kernel.languages import Names

ALIKE = {"crowded": "space", "box": "space", "group": "force", "side": "force"}


def names(c: Components) -> Mapping[str, Mapping[str, Names]]:
    """A hex with a city carries the city's name."""
    return {
        "city": {name: city.name for name, city in zip(c.city_ids, c.cities, strict=True)},
        "space": {city.hex: _hex(city) for city in c.cities},
    }


def _hex(city: City) -> Names:
    return city.name.each(lambda told: f"{told} ({city.hex})")


def unit(c: Components, name: str, language: str) -> dict[str, Any]:
    """The figures of `called-unit`: American and British corps, numbered like others, carry their nation."""
    entry = c.units[c.number[name]]
    return {
        "name": entry.name.told(language),
        "nation": entry.nation,
        "attack": entry.attack,
        "defence": entry.defence,
        "movement": entry.movement,
    }
