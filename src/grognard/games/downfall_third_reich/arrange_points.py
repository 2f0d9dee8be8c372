"""Positions as files: points, mission markers and technology tiles; the kinds of value in them."""

from __future__ import annotations

from typing import Any

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, FACTIONS
from grognard.games.downfall_third_reich.hidden import AVAILABLE, DEVELOPMENT, RESERVE
from grognard.games.downfall_third_reich.state import (
    ADVANCED,
    ATLANTIC,
    ATLANTIC_ADVANCED,
    IN_RESERVE,
    STANDARD,
    DownfallState,
)
from grognard.kernel.position import KeyedError

POINTS = ("po", "pb", "pr", "pr_uk", "air", "air_advanced", "submarine", "submarine_advanced")


def read_points(s: DownfallState, points: Any) -> None:
    for name, table in read_table(points, "points").items():
        faction = read_faction(name, "points")
        for key, value in read_table(table, "points", name).items():
            if key not in POINTS:
                raise KeyedError(
                    f"{name} has no points {key!r}; there are: {', '.join(POINTS)}", "points", key
                )
            _point(s, faction, key, read_number(value, "points", key))
        if "pr" in table and faction == ALLIES and "pr_uk" not in table:
            s.pr_uk = min(s.pr, s.c.tables["recruitment"]["uk_share"])


def _point(s: DownfallState, faction: int, key: str, number: int) -> None:
    if key in ("po", "pb"):
        cap = s.c.tables["planning" if key == "po" else "production"]["cap"]
        if number > cap:
            raise KeyedError(f"nobody has more than {cap} {key.upper()}", "points", key)
        getattr(s, key)[faction] = number
    elif key in ("pr", "pr_uk"):
        if faction != s.phase or (key == "pr_uk" and faction != ALLIES):
            raise KeyedError(f"only the faction in its phase has {key}", "points", key)
        setattr(s, key, number)
    elif key in ("air", "air_advanced"):
        column: list[int] = getattr(s, key)
        left = s.air_reserve[faction] + column[faction] - number
        if left < 0:
            raise KeyedError(f"{FACTIONS[faction]} has only {number + left} markers for {key}", "points", key)
        s.air_reserve[faction], column[faction] = left, number
    else:
        if faction != AXIS:
            raise KeyedError("only the axis has submarines", "points", key)
        _submarines(s, STANDARD if key == "submarine" else ADVANCED, number, "points")


def _submarines(s: DownfallState, box: int, number: int, key: str) -> None:
    left = s.subs[IN_RESERVE] + s.subs[box] - number
    if left < 0:
        raise KeyedError(f"there are only {number + left} submarine markers for that", key)
    s.subs[IN_RESERVE], s.subs[box] = left, number


def read_atlantic(s: DownfallState, markers: Any) -> None:
    boxes = {"standard": ATLANTIC, "advanced": ATLANTIC_ADVANCED}
    for name, number in read_table(markers, "atlantic").items():
        if name not in boxes:
            raise KeyedError("atlantic must be a table such as { standard = 2, advanced = 0 }", "atlantic")
        _submarines(s, boxes[name], read_number(number, "atlantic", name), "atlantic")


def read_bombers(s: DownfallState, number: Any) -> None:
    most = s.c.tables["bombing"]["most"]
    placed = read_number(number, "bombers")
    if placed > most or placed > s.air_reserve[ALLIES]:
        raise KeyedError(f"at most {most} bombers, and no more than markers in reserve", "bombers")
    s.bombers = placed
    s.air_reserve[ALLIES] -= placed


def read_technologies(s: DownfallState, technologies: Any) -> None:
    """The tiles of each faction named: those listed lie open where the file says, the others in reserve."""
    places = {"available": AVAILABLE, "development": DEVELOPMENT}
    for name, table in read_table(technologies, "technologies").items():
        faction = read_faction(name, "technologies")
        for tile in s.c.tiles_of[faction]:
            s.tiles[tile], s.shown[tile] = RESERVE, 0
        for place, names in read_table(table, "technologies", name).items():
            if place not in places:
                raise KeyedError(
                    f"tiles are available or in development, not {place!r}", "technologies", place
                )
            for technology in read_list(names, "technologies", place):
                tile = s.c.tile(faction, technology)
                if tile < 0:
                    raise KeyedError(f"{name} has no tile {technology!r}", "technologies", place)
                s.tiles[tile], s.shown[tile] = places[place], 1


def read_face_down(s: DownfallState, tiles: Any) -> None:
    for tile in read_list(tiles, "face_down"):
        if tile not in s.c.tile_number:
            raise KeyedError(f"no tile {tile!r}; one is called axis.logistics", "face_down")
        s.shown[s.c.tile_number[tile]] = 0


# ---------------------------------------------------------------- kinds of value


def read_faction(name: Any, *keys: str) -> int:
    if name not in FACTIONS:
        raise KeyedError(f"no faction {name!r}; there are: {', '.join(FACTIONS)}", *keys)
    return FACTIONS.index(name)


def read_table(value: Any, *keys: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise KeyedError(f"{keys[-1]} must be a table", *keys)
    return value


def read_list(value: Any, *keys: str) -> list[Any]:
    if not isinstance(value, list):
        raise KeyedError(f"{keys[-1]} must be a list", *keys)
    return value


def read_number(value: Any, *keys: str) -> int:
    if type(value) is not int or value < 0:
        raise KeyedError(f"{keys[-1]} must be a number, 0 or more", *keys)
    return value
