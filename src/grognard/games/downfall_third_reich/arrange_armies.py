"""Positions as files: the countries, the armies on the map and the marks on them."""

from __future__ import annotations

from typing import Any

from grognard.games.downfall_third_reich import factions
from grognard.games.downfall_third_reich.components import ALLIES, FACTIONS, USSR
from grognard.games.downfall_third_reich.setting_up import STRENGTHS
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
    RETURNED,
    STRUCK,
    SUPPORTED,
    SURRENDERED,
    UNSUPPLIED,
    DownfallState,
)
from grognard.kernel.masks import spaces_in
from grognard.kernel.position import KeyedError

STANDINGS = {"peace": AT_PEACE, "war": AT_WAR, "surrendered": SURRENDERED, "returned": RETURNED}
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


def read_countries(s: DownfallState, countries: Any) -> None:
    """A country brought to war takes the control of its areas; else only `control` changes hands."""
    if not isinstance(countries, dict):
        raise KeyedError('countries must be a table such as { italy = "war" }', "countries")
    for name, word in countries.items():
        if name not in s.c.country_number:
            raise KeyedError(
                f"no country {name!r}; there are: {', '.join(s.c.country_ids)}", "countries", name
            )
        if word not in STANDINGS:
            raise KeyedError(f"{name} can be {', '.join(STANDINGS)}, not {word!r}", "countries", name)
        _stand(s, s.c.country_number[name], STANDINGS[word])


def _stand(s: DownfallState, country: int, standing: int) -> None:
    s.derive()
    if standing == AT_WAR and s.standing[country] == AT_PEACE:
        factions.join(s, country)
    s.standing[country] = standing
    for unit in spaces_in(s.c.units_of_country[country]):
        if standing == SURRENDERED:
            s.move(unit, s.c.out)
        elif s.where[unit] == s.c.out:
            s.move(unit, s.c.reserve)


def read_empty(s: DownfallState, empty: Any) -> None:
    """No army on the map but those that the file lists; the others are in reserve."""
    if type(empty) is not bool:
        raise KeyedError("empty must be true or false", "empty")
    if empty:
        for unit, place in enumerate(s.where):
            if place < s.c.map_size:
                s.move(unit, s.c.reserve)


def read_armies(s: DownfallState, armies: Any) -> None:
    """An area that is listed holds just these armies, each the first of its type that is in reserve."""
    if not isinstance(armies, dict):
        raise KeyedError('armies must be a table such as { riga = [["de_inf", 2, "full"]] }', "armies")
    for area in armies:
        if area not in s.c.board.index:
            raise KeyedError(f"no area {area!r}", "armies", area)
    listed = {s.c.board.index[area] for area in armies}
    for unit, place in enumerate(s.where):
        if place in listed:
            s.move(unit, s.c.reserve)
    for area, entries in armies.items():
        for entry in entries if isinstance(entries, list) else [entries]:
            _place(s, area, entry)
    s.derive()


def _place(s: DownfallState, area: str, entry: Any) -> None:
    kind, number, side = entry if isinstance(entry, list) and len(entry) == 3 else (None, None, None)
    if kind not in s.c.type_number or type(number) is not int or side not in STRENGTHS:
        raise KeyedError(
            f'{area}: an army is told as ["de_inf", 2, "full"] (type, how many, full or reduced),'
            f" not as {entry!r}",
            "armies",
            area,
        )
    for _ in range(number):
        unit = s.reserve_of(s.c.type_number[kind])
        if unit < 0:
            raise KeyedError(f"{area}: there is no {kind} left in reserve", "armies", area)
        s.move(unit, s.c.board.index[area])
        s.strength[unit] = STRENGTHS[side]


def read_marks(s: DownfallState, marks: Any) -> None:
    if not isinstance(marks, dict):
        raise KeyedError('marks must be a table such as { de_inf_1 = ["attack"] }', "marks")
    for name, words in marks.items():
        if name not in s.c.number or not s.on_map(s.c.number[name]):
            raise KeyedError(f"no army {name!r} on the map", "marks", name)
        for word in words if isinstance(words, list) else [words]:
            _mark(s, s.c.number[name], name, word)


def _mark(s: DownfallState, unit: int, name: str, word: Any) -> None:
    area = str(word).removeprefix("from ")
    if word in MARKS:
        s.flags[unit] |= MARKS[word]
    elif word == "by sea":
        s.came[unit] = BY_SEA
    elif area != word and area in s.c.board.index:
        s.came[unit] = s.c.board.index[area]
    else:
        raise KeyedError(
            f"{name}: no mark {word!r}; there are: {', '.join(MARKS)}, by sea, from <area>", "marks", name
        )


def check_stacks(s: DownfallState) -> None:
    """5.1, 5.3: at most three armies of a faction in an area, never Allies and Soviets together."""
    most = s.c.tables["stacking"]["most"]
    for area, name in enumerate(s.c.board.names):
        for faction, word in enumerate(FACTIONS):
            crowd = s.armies(faction, area).bit_count()
            if crowd > most and not s.c.unlimited >> area & 1:
                raise KeyedError(f"{crowd} armies of {word} can't stand in {name} (5.1)", "armies", name)
        if s.armies(ALLIES, area) and s.armies(USSR, area):
            raise KeyedError(f"allies and ussr can't stand together in {name} (5.3)", "armies", name)
