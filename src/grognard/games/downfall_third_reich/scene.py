"""A position as a scene: armies and control on the map, reserves, tracks and tiles beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from grognard.draw.scene import (
    Box,
    Caption,
    Card,
    Cell,
    Counter,
    Flag,
    Gauge,
    Group,
    Key,
    LineStyle,
    Place,
    Scene,
    Sign,
    Standing,
    Track,
    Word,
)
from grognard.games.downfall_third_reich import words
from grognard.games.downfall_third_reich.components import FACTIONS, HOLDERS, NEUTRAL, Components
from grognard.games.downfall_third_reich.labels import NAMES, label
from grognard.games.downfall_third_reich.scenarios import season, year

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.scenarios import DownfallSetup

GROUNDS = {
    "plain": "",
    "forest": "forest",
    "swamp": "swamp",
    "defile": "defile",
    "mountain": "mountains",
}
LINES = (
    LineStyle(kind="river", colour="river", width=3.0, sided=True, toothed=True),
    LineStyle(kind="high_mountain", colour="blocked", width=3.0, peaks=True),
    LineStyle(kind="limit", colour="boundary", width=2.4, dash="9 6", differs="east_of_limit"),
    LineStyle(kind="fortified", colour="wall", width=2.6, sided=True, toothed=True),
    LineStyle(kind="strait", colour="axis", width=2.0, bridge=True),
)
SIGNS: Mapping[str, Sign] = {
    "capital": "capital",
    "supply_source": "source",
    "victory_area": "victory",
    "fortress": "fortress",
}
COLOURS: Mapping[str, tuple[str, str]] = {
    "germany": ("#6b746c", "#ffffff"),
    "italy": ("#4c8a6a", "#ffffff"),
    "finland": ("#e4eaee", "#1c4a8a"),
    "romania": ("#e0bb45", "#1d1a14"),
    "hungary": ("#9c4f60", "#ffffff"),
    "bulgaria": ("#85689c", "#ffffff"),
    "uk": ("#c9a06a", "#1d150a"),
    "usa": ("#7e8b4a", "#14160c"),
    "france": ("#86b9e2", "#0e1a24"),
    "belgium": ("#dd9450", "#1d120a"),
    "greece": ("#4d74b8", "#ffffff"),
    "yugoslavia": ("#27457f", "#ffffff"),
    "ussr": ("#8a4b2d", "#ffffff"),
}
GUARDS = ("#a02824", "#ffe9a8")
FLAGS: Mapping[str, tuple[str, str]] = {
    "axis": ("#434d52", "#ffffff"),
    "allies": ("#4c7a3f", "#ffffff"),
    "ussr": ("#a8352c", "#ffffff"),
    "neutral": ("#d9cfae", "#2f2a22"),
}
MOST = {
    "po": 12,
    "pb": 6,
    "pr": 8,
    "actions": 6,
    "air": 10,
    "air_advanced": 10,
    "subs": 4,
    "subs_advanced": 4,
    "atlantic": 4,
    "atlantic_advanced": 4,
    "bombers": 4,
}
PIPS = ("actions", "subs", "subs_advanced", "atlantic", "atlantic_advanced", "bombers")
COMMON_GAUGES = ("actions", "po", "pb", "pr", "air", "air_advanced")
OWN_GAUGES = {
    "axis": ("subs", "subs_advanced", "atlantic", "atlantic_advanced"),
    "allies": ("bombers",),
    "ussr": (),
}
TURNS = 22


def counter(
    c: Components, setup: DownfallSetup, kind: int, strength: int, unit: str = "", **more: Any
) -> Counter:
    """An army of a type, full or reduced (1.2), with its combat and its support."""
    army = c.types[kind]
    back, ink = GUARDS if army.guards else COLOURS[army.country]
    return Counter(
        unit=unit or c.type_ids[kind],
        symbol="armour" if army.arm == "armour" else "infantry",
        size="army",
        factors=f"{setup.combat[kind][strength]}-{setup.support[kind][strength]}",
        back=back,
        ink=ink,
        tag="DAK" if army.dak else "Gds" if army.guards else "adv." if army.advanced else "",
        side=FACTIONS[c.country_faction[c.type_country[kind]]],
        reduced=strength == 1,
        **more,
    )


def table(c: Components, setup: DownfallSetup, language: str, **more: Any) -> Scene:
    """The table of a scenario with nothing on it but what `more` adds."""
    return Scene(
        title=words.TITLE,
        grounds=GROUNDS,
        lines=LINES,
        line_names={name: told[language] for name, told in words.RIVERS.items()},
        captions=(*_captions(c, language),),
        places=(*_places(c, language),),
        home={name: home(c, area) for area, name in enumerate(c.board.names)},
        flags={holder: Flag(*FLAGS[holder], label(c, "faction", holder, language)) for holder in HOLDERS},
        legend_title=words.LEGEND[language],
        legend=(*_legend(c, language),),
        **{
            "track": _track(language),
            "boxes": boxes(c, language, {}),
            **beside(c, setup, language),
            **more,
        },
    )


def home(c: Components, area: int) -> tuple[str, ...]:
    """The holders under whom an area is not hatched: its own faction, and nobody."""
    own = c.home_faction[area]
    return (HOLDERS[NEUTRAL],) if own == NEUTRAL else (HOLDERS[own], HOLDERS[NEUTRAL])


def boxes(c: Components, language: str, held: Mapping[str, list[Counter]]) -> tuple[Box, ...]:
    """The reserve of each country that has armies (1.2)."""
    countries = dict.fromkeys(c.type_country)
    return tuple(
        Box(
            title=words.RESERVE[language].format(label(c, "country", c.country_ids[country], language)),
            colour=COLOURS[c.country_ids[country]][0],
            name=f"reserve_{c.country_ids[country]}",
            counters=tuple(held.get(c.country_ids[country], ())),
        )
        for country in countries
    )


def beside(c: Components, setup: DownfallSetup, language: str) -> dict[str, Any]:
    """Points, markers, tiles and countries."""

    def rows(kind: str, *keys: str) -> tuple[Word, ...]:
        return tuple(Word(key, NAMES[kind][key][language == "fr"]) for key in keys)

    return {
        "groups": tuple(
            Group(
                key=faction,
                title=label(c, "faction", faction, language),
                colour=FLAGS[faction][0],
                ink=FLAGS[faction][1],
                seat=setup.seats[setup.seat_of[n]],
            )
            for n, faction in enumerate(FACTIONS)
        ),
        "gauges": tuple(
            Gauge(
                name=f"{faction}.{name}",
                title=words.GAUGES[name][language],
                group=faction,
                most=MOST[name],
                pips=name in PIPS,
            )
            for faction in FACTIONS
            for name in (*COMMON_GAUGES, *OWN_GAUGES[faction])
        ),
        "cards_title": words.CARDS[language],
        "cards": tuple(
            Card(name=tile, title=label(c, "tile", tile, language), about="", group=tile.split(".")[0])
            for tile in c.tile_ids
        ),
        "card_rows": rows("row", "development", "available", "used"),
        "badges": rows("status", "limited", "total"),
        "standings_title": words.COUNTRIES[language],
        "standings": tuple(
            Standing(
                name=country,
                title=label(c, "country", country, language),
                space=c.board.names[c.capital[n]] if c.capital[n] >= 0 else "",
            )
            for n, country in enumerate(c.country_ids)
        ),
        "states": rows("state", "neutral", "war", "surrendered"),
    }


def _track(language: str) -> Track:
    names = words.SEASONS[language]
    return Track(
        title=words.TURNS[language],
        cells=tuple(
            Cell(str(turn), f"{names[season(turn)]} {year(turn) % 100}") for turn in range(1, TURNS + 1)
        ),
    )


def _places(c: Components, language: str) -> Iterator[Place]:
    for name, area in zip(c.board.names, c.areas, strict=True):
        signs = tuple(sign for key, sign in SIGNS.items() if getattr(area, key))
        yield Place(space=name, name=area.name[language], signs=signs, rank=len(signs))


def _captions(c: Components, language: str) -> Iterator[Caption]:
    for sea, (size, turn) in words.SEAS.items():
        yield Caption(place=sea, text=label(c, "sea", sea, language), size=size, turn=turn, water=True)
    for land, (told, size) in words.LANDS.items():
        yield Caption(place=land, text=told[language], size=size)


def _legend(c: Components, language: str) -> Iterator[Key]:
    def text(key: str) -> str:
        return words.KEYS[key][language]

    yield from (Key(text=text(terrain), ground=ground) for terrain, ground in GROUNDS.items())
    yield Key(text=text("outside"), ground="outside")
    yield from (Key(text=text(style.kind), line=style.kind) for style in LINES)
    yield Key(text=text("closed"), closed=True)
    yield Key(text=text("axis_plain"), arrow="plain")
    yield Key(text=text("axis_d"), arrow="D")
    yield from (Key(text=text(sign), sign=sign) for sign in SIGNS.values())
    for faction in FACTIONS:
        name = label(c, "faction", faction, language)
        yield Key(text=text("held").format(name), holder=faction)
        yield Key(text=text("taken").format(name), holder=faction, taken=True)
