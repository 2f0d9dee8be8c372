"""What never changes about an area, a sea or a unit, in a few words."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.europe_engulfed.components import Components
from grognard.games.europe_engulfed.map_data import Area
from grognard.kernel.messages import Messages


def unit(c: Components, words: Messages, name: str) -> str:
    """0.20: what its colour tells."""
    number = c.handles.index(name)
    return words.text("about-aircraft" if c.is_aircraft[number] else "about-block", {"back": c.back[number]})


def space(c: Components, words: Messages, name: str) -> str:
    area = c.map.areas[c.index[name]]
    if area.kind == "sea":
        return words.text("about-sea")
    return words.chain([words.text(f"about-{area.kind}", {"terrain": _terrain(area)}), *_facts(words, area)])


def _terrain(area: Area) -> str:
    return area.terrain[0] if area.terrain else "clear"


def _facts(words: Messages, area: Area) -> Iterator[str]:
    """Country, zone of weather, resources, ports, beaches, capital, fortress."""
    if area.country:
        yield words.text("about-home" if area.home else "about-land", {"power": area.country})
    if area.weather:
        yield words.text(f"about-{area.weather}")
    if area.werp:
        yield words.text("about-resource", {"werps": area.werp})
    if area.port:
        yield words.text("about-port", {"spaces": area.port})
    for sea, number in area.beach.items():
        yield words.text("about-beach", {"space": sea, "number": number})
    if area.capital:
        yield words.text("about-capital")
    if area.fortress or area.inside:
        yield words.text("about-fortress-in", {"space": area.fortress or area.inside})
