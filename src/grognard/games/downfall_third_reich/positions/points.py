"""Positions as files: points, mission markers and technology tiles."""

from __future__ import annotations

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, FACTIONS
from grognard.games.downfall_third_reich.rules.hidden_tiles import AVAILABLE, DEVELOPMENT, RESERVE
from grognard.games.downfall_third_reich.state import (
    ADVANCED,
    ATLANTIC,
    ATLANTIC_ADVANCED,
    IN_RESERVE,
    STANDARD,
    DownfallState,
)
from grognard.kernel.position import KeyedError

SUBMARINES = {"submarine": STANDARD, "submarine_advanced": ADVANCED}
AT_SEA = {"standard": ATLANTIC, "advanced": ATLANTIC_ADVANCED}
TILE_PLACES = {"available": AVAILABLE, "development": DEVELOPMENT}


def put_points(s: DownfallState, points: dict[int, dict[str, int]]) -> None:
    for faction, table in points.items():
        for key, number in table.items():
            _point(s, faction, key, number)
        if "pr" in table and faction == ALLIES and "pr_uk" not in table:
            s.pr_uk = min(s.pr, s.c.tables["recruitment"]["uk_share"])


def _point(s: DownfallState, faction: int, key: str, number: int) -> None:
    keys = "points", FACTIONS[faction], key
    if key in ("po", "pb"):
        getattr(s, key)[faction] = number
    elif key in ("pr", "pr_uk"):
        if faction != s.phase or (key == "pr_uk" and faction != ALLIES):
            raise KeyedError("file-in-phase", *keys, points=key)
        setattr(s, key, number)
    elif key in SUBMARINES:
        if faction != AXIS:
            raise KeyedError("file-axis-only", *keys)
        _submarines(s, SUBMARINES[key], number, *keys)
    else:
        column: list[int] = getattr(s, key)
        left = s.air_reserve[faction] + column[faction] - number
        if left < 0:
            raise KeyedError(
                "file-markers", *keys, faction=FACTIONS[faction], number=number + left, points=key
            )
        s.air_reserve[faction], column[faction] = left, number


def _submarines(s: DownfallState, box: int, number: int, *keys: str) -> None:
    left = s.subs[IN_RESERVE] + s.subs[box] - number
    if left < 0:
        raise KeyedError("file-submarines", *keys, number=number + left)
    s.subs[IN_RESERVE], s.subs[box] = left, number


def put_atlantic(s: DownfallState, markers: dict[str, int]) -> None:
    for name, number in markers.items():
        _submarines(s, AT_SEA[name], number, "atlantic", name)


def put_bombers(s: DownfallState, bombers: int) -> None:
    if bombers > s.air_reserve[ALLIES]:
        raise KeyedError("file-bombers", "bombers", number=s.air_reserve[ALLIES])
    s.bombers = bombers
    s.air_reserve[ALLIES] -= bombers


def put_technologies(s: DownfallState, technologies: dict[int, dict[str, list[str]]]) -> None:
    """The tiles of each faction named: those listed lie open where the file says, the others in reserve."""
    for faction, table in technologies.items():
        for tile in s.c.tiles_of[faction]:
            s.tiles[tile], s.shown[tile] = RESERVE, 0
        for place, names in table.items():
            for name in names:
                _tile(s, faction, name, place)


def _tile(s: DownfallState, faction: int, name: str, place: str) -> None:
    keys, tile = ("technologies", FACTIONS[faction], place), s.c.tile(faction, name)
    if tile < 0:
        own = tuple(s.c.tile_of[faction])
        raise KeyedError("file-no-tile", *keys, faction=FACTIONS[faction], tile=name, known=own)
    if s.tiles[tile] != RESERVE:
        raise KeyedError("file-tile-once", *keys, faction=FACTIONS[faction], tile=name)
    s.tiles[tile], s.shown[tile] = TILE_PLACES[place], 1


def put_face_down(s: DownfallState, tiles: list[int]) -> None:
    for tile in tiles:
        s.shown[tile] = 0
