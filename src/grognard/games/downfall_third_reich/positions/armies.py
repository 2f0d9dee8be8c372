"""Positions as files: the countries, the armies on the map and the marks on them."""

from __future__ import annotations

from collections.abc import Container

from grognard.games.downfall_third_reich.components import ALLIES, FACTIONS, USSR
from grognard.games.downfall_third_reich.rules import factions
from grognard.games.downfall_third_reich.state import (
    AT_PEACE,
    AT_WAR,
    ATTACK,
    BEACHHEAD,
    BY_SEA,
    FOUGHT,
    HIT_BY_ALLIES,
    HIT_BY_USSR,
    LANDED,
    MOVED,
    STRUCK,
    SUPPORTED,
    SURRENDERED,
    UNSUPPLIED,
    DownfallState,
)
from grognard.kernel.masks import spaces_in
from grognard.kernel.position import KeyedError

MARKS = {
    "moved": MOVED,
    "attack": ATTACK,
    "landed": LANDED,
    "unsupplied": UNSUPPLIED,
    "fought": FOUGHT,
    "supported": SUPPORTED,
    "struck": STRUCK,
    "beachhead": BEACHHEAD,
    "hit by allies": HIT_BY_ALLIES,
    "hit by ussr": HIT_BY_USSR,
}


def put_countries(s: DownfallState, countries: dict[int, int]) -> None:
    """A country brought to war takes the control of its areas; else only `control` changes hands."""
    s.derive()
    for country, standing in countries.items():
        if standing == AT_WAR and s.standing[country] == AT_PEACE:
            factions.join(s, country)
        s.standing[country] = standing
        for unit in spaces_in(s.c.units_of_country[country]):
            if standing == SURRENDERED:
                s.move(unit, s.c.out)
            elif s.where[unit] == s.c.out:
                s.move(unit, s.c.reserve)


def put_empty(s: DownfallState, empty: bool) -> None:
    """No army on the map but those that the file lists; the others are in reserve."""
    if empty:
        _to_reserve(s, range(s.c.map_size))


def _to_reserve(s: DownfallState, areas: Container[int]) -> None:
    for unit, place in enumerate(s.where):
        if place in areas:
            s.move(unit, s.c.reserve)


def put_armies(s: DownfallState, armies: dict[int, list[tuple[int, int, int]]]) -> None:
    """An area that is listed holds just these armies, each the first of its type that is in reserve."""
    _to_reserve(s, armies)
    for area, entries in armies.items():
        for kind, number, strength in entries:
            for _ in range(number):
                _place(s, area, kind, strength)


def _place(s: DownfallState, area: int, kind: int, strength: int) -> None:
    unit = s.reserve_of(kind)
    if unit < 0:
        name = s.c.board.names[area]
        raise KeyedError("file-reserve", "armies", name, space=name, kind=s.c.type_ids[kind])
    s.move(unit, area)
    s.strength[unit] = strength


def put_marks(s: DownfallState, marks: dict[int, list[str]]) -> None:
    for unit, words in marks.items():
        if not s.on_map(unit):
            name = s.c.ids[unit]
            raise KeyedError("file-not-on-map", "marks", name, unit=name)
        for word in words:
            _mark(s, unit, word)


def _mark(s: DownfallState, unit: int, word: str) -> None:
    area = word.removeprefix("from ")
    if word in MARKS:
        s.flags[unit] |= MARKS[word]
    elif word == "by sea":
        s.came[unit] = BY_SEA
    elif area != word and area in s.c.board.index:
        s.came[unit] = s.c.board.index[area]
    else:
        raise KeyedError("file-mark", "marks", s.c.ids[unit], mark=word, known=tuple(MARKS))


def check_stacks(s: DownfallState) -> None:
    """5.1, 5.3: at most three armies of a faction in an area, never Allies and Soviets together."""
    most = s.c.tables["stacking"]["most"]
    for area, name in enumerate(s.c.board.names):
        if not s.at[area]:
            continue
        for faction, word in enumerate(FACTIONS):
            crowd = s.armies(faction, area).bit_count()
            if crowd > most and not s.c.unlimited >> area & 1:
                raise KeyedError("file-crowd", "armies", name, number=crowd, faction=word, space=name)
        if s.armies(ALLIES, area) and s.armies(USSR, area):
            raise KeyedError("file-together", "armies", name, space=name)
