"""Writes a board as TOML that a person can read and correct: one hex, side or city a line."""

import json
from collections.abc import Mapping

from mapmaker.description import City, Description, Properties
from mapmaker.grid import Grid
from mapmaker.sides import Pair, Side


def text(description: Description, grid: Grid, hexes: dict[str, Properties], sides: dict[Pair, Side]) -> str:
    """The whole file; the same board always gives the same bytes."""
    table = description.grid
    lines = [
        "# Made by mapmaker from geography; corrections go into an overlay of the same shape.",
        "",
        "[grid]",
        *(f"{key} = {written(getattr(table, key))}" for key in table.__struct_fields__),
        "",
        "# Where each kind of datum comes from.",
        "[sources]",
        *(f"{key} = {written(value)}" for key, value in description.sources.items()),
        "",
    ]
    if description.defaults:
        lines += ["# What a hex is where its line says nothing else.", "[defaults]"]
        lines += [*(f"{key} = {written(value)}" for key, value in description.defaults.items()), ""]
    lines += ["# Row by row from the north-west.", "[hexes]"]
    for hid in grid.cells:
        lines.append(f'"{hid}" = {inline(_told(description, hexes[hid]))}')
    lines += ["", "[sides]"]
    for (a, b), side in sides.items():
        names = {"names": side.names} if side.names else {}
        lines.append(f'"{a}-{b}" = {inline({"kinds": side.kinds, **names})}')
    for city in description.city:
        lines += ["", f"[cities.{city.id}]", *_city(city, grid)]
    return "\n".join(lines) + "\n"


def _told(description: Description, properties: Properties) -> Properties:
    """The properties of a hex that the file has."""
    return {
        key: properties[key]
        for key in description.properties
        if key in properties and properties[key] != description.defaults.get(key)
    }


def _city(city: City, grid: Grid) -> list[str]:
    hid = city.hex or grid.holding(grid.plane(city.lon, city.lat))
    if hid is None:
        raise ValueError(f"{city.id} lies off the board")
    lines = [f'hex = "{hid}"', f"name = {inline(city.name)}"]
    if city.points is not None:
        lines.append(f"points = {city.points}")
    lines += [f"{key} = true" for key in ("garrison", "capital", "factory", "port") if getattr(city, key)]
    if city.zones:
        lines.append(f"zones = {written(city.zones)}")
    return [*lines, f"source = {written(city.source)}"]


def inline(table: Mapping[str, object]) -> str:
    return "{ " + ", ".join(f"{key} = {written(value)}" for key, value in table.items()) + " }"


def written(value: object) -> str:
    if isinstance(value, Mapping):
        return inline(value)
    return json.dumps(value, ensure_ascii=False)
