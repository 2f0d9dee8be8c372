"""The table with nothing on it: the map, beside it reserves, tracks and tiles; the looks of the armies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

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
    Symbol,
    Track,
    Word,
)
from grognard.games.downfall_third_reich.components import FACTIONS, HOLDERS, NEUTRAL, Components
from grognard.games.downfall_third_reich.rules.scenarios import DownfallSetup, season, year
from grognard.games.downfall_third_reich.showing import about
from grognard.kernel.messages import Messages

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
# Those written along the lines; the first ones have the first choice of a place.
RIVERS = (
    *("Rhin", "Oder", "Elbe", "Boug", "Narew", "San", "Niémen", "Danube", "Leitha", "Drave", "Dniestr"),
    *("Dvina", "Narva", "Louga", "Bérézina", "Dniepr", "Boug méridional", "Oka", "Don", "Mious", "Terek"),
    *("Volga", "Seine", "Loire", "Canal de Suez", "Ligne Maginot"),
)
SIGNS: Mapping[str, Sign] = {
    "capital": "capital",
    "supply_source": "source",
    "victory_area": "victory",
    "fortress": "fortress",
}
SAMPLES: Mapping[str, tuple[Symbol, str, bool]] = {
    "figures": ("none", "6-2", False),
    "infantry": ("infantry", "", False),
    "armour": ("armour", "", False),
    "reduced": ("infantry", "", True),
}
"""Counters that explain counters (1.2): symbol, figures, whether it is reduced."""
COLOURS: Mapping[str, tuple[str, str]] = {
    "germany": ("#6b746c", "#ffffff"),
    "italy": ("#447f61", "#ffffff"),
    "finland": ("#e4eaee", "#1c4a8a"),
    "romania": ("#e0bb45", "#1d1a14"),
    "hungary": ("#9c4f60", "#ffffff"),
    "bulgaria": ("#85689c", "#ffffff"),
    "uk": ("#c9a06a", "#1d150a"),
    "usa": ("#8a9752", "#14160c"),
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

# by sea: size of type, turn in degrees
SEAS: Mapping[str, tuple[float, float]] = {
    "atlantique": (30.0, 0.0),
    "golfe_de_gascogne": (17.0, 0.0),
    "manche": (9.5, -14.0),
    "mer_du_nord": (24.0, 0.0),
    "mer_de_norvege": (26.0, -30.0),
    "baltique": (15.0, -52.0),
    "mediterranee_occidentale": (13.0, 0.0),
    "mediterranee_centrale": (17.0, 0.0),
    "mediterranee_orientale": (15.0, 0.0),
    "adriatique": (9.5, 42.0),
    "mer_noire": (24.0, 0.0),
    "mer_rouge": (8.0, 0.0),
}
# lands outside the game, by place: size of type
LANDS: Mapping[str, float] = {
    "sweden": 18.0,
    "spain": 24.0,
    "portugal": 11.0,
    "switzerland": 8.0,
    "turkey": 26.0,
    "iceland": 13.0,
    "syria": 15.0,
    "iraq": 16.0,
    "persia": 20.0,
    "sahara": 26.0,
    "urals": 24.0,
}


def counter(c: Components, setup: DownfallSetup, kind: int, strength: int) -> Counter:
    """The armies of a type, full or reduced (1.2), with their combat and their support."""
    army = c.types[kind]
    back, ink = GUARDS if army.guards else COLOURS[army.country]
    return Counter(
        unit=c.type_ids[kind],
        units=tuple(name for unit, name in enumerate(c.ids) if c.type_of[unit] == kind),
        symbol="armour" if army.arm == "armour" else "infantry",
        size="army",
        factors=f"{setup.combat[kind][strength]}-{setup.support[kind][strength]}",
        back=back,
        ink=ink,
        tag="DAK" if army.dak else "Gds" if army.guards else "adv." if army.advanced else "",
        side=FACTIONS[c.country_faction[c.type_country[kind]]],
        reduced=strength == 1,
    )


def table(c: Components, setup: DownfallSetup, words: Messages) -> Scene:
    """The table of a scenario."""
    return Scene(
        title=words.text("title"),
        grounds=GROUNDS,
        lines=LINES,
        line_names={name: words.label("line", name) for name in RIVERS},
        captions=(*_captions(words),),
        places=(*_places(c, words),),
        home={name: home(c, area) for area, name in enumerate(c.board.names)},
        flags={holder: Flag(*FLAGS[holder], words.label("faction", holder)) for holder in HOLDERS},
        legend_title=words.text("title-legend"),
        legend=(*_legend(words),),
        track=_track(c, words),
        boxes=(*_boxes(c, words),),
        **_beside(c, setup, words),
    )


def home(c: Components, area: int) -> tuple[str, ...]:
    """The holders under whom an area is not hatched: its own faction, and nobody."""
    own = c.home_faction[area]
    return (HOLDERS[NEUTRAL],) if own == NEUTRAL else (HOLDERS[own], HOLDERS[NEUTRAL])


def _boxes(c: Components, words: Messages) -> Iterator[Box]:
    """The reserve of each country that has armies (1.2)."""
    for country in dict.fromkeys(kind.country for kind in c.types):
        title = words.text("title-reserve", {"country": country})
        yield Box(title=title, colour=COLOURS[country][0], name=f"reserve_{country}")


def _beside(c: Components, setup: DownfallSetup, words: Messages) -> dict[str, Any]:
    """Points, markers, tiles and countries."""

    def rows(kind: str, *keys: str) -> tuple[Word, ...]:
        return tuple(Word(key, words.label(kind, key)) for key in keys)

    return {
        "groups": tuple(
            Group(
                key=faction,
                title=words.label("faction", faction),
                colour=FLAGS[faction][0],
                ink=FLAGS[faction][1],
                seat=setup.seats[setup.seat_of[n]],
            )
            for n, faction in enumerate(FACTIONS)
        ),
        "gauges": tuple(
            Gauge(
                name=f"{faction}.{name}",
                title=words.text(f"gauge-{name}"),
                group=faction,
                most=MOST[name],
                pips=name in PIPS,
            )
            for faction in FACTIONS
            for name in (*COMMON_GAUGES, *OWN_GAUGES[faction])
        ),
        "cards_title": words.text("title-cards"),
        "cards": tuple(
            Card(
                name=tile,
                title=words.label("tile", tile),
                about=about.tile(c, words, tile),
                group=tile.split(".")[0],
            )
            for tile in c.tile_ids
        ),
        "card_rows": rows("row", "development", "available", "used"),
        "badges": rows("status", "limited", "total"),
        "standings_title": words.text("title-standings"),
        "standings": tuple(
            Standing(
                name=country,
                title=words.label("country", country),
                space=c.board.names[c.capital[n]] if c.capital[n] >= 0 else "",
            )
            for n, country in enumerate(c.country_ids)
        ),
        "states": rows("state", "neutral", "war", "surrendered"),
    }


def _track(c: Components, words: Messages) -> Track:
    names = [words.text(f"track-{name}") for name in c.tables["calendar"]["seasons"]]
    return Track(
        title=words.text("title-turns"),
        cells=tuple(
            Cell(str(turn), f"{names[season(turn)]} {year(turn) % 100}") for turn in range(1, TURNS + 1)
        ),
    )


def _places(c: Components, words: Messages) -> Iterator[Place]:
    for name, area in zip(c.board.names, c.areas, strict=True):
        signs = tuple(sign for key, sign in SIGNS.items() if getattr(area, key))
        yield Place(space=name, name=words.label("space", name), signs=signs, rank=len(signs))


def _captions(words: Messages) -> Iterator[Caption]:
    for sea, (size, turn) in SEAS.items():
        yield Caption(place=sea, text=words.label("sea", sea), size=size, turn=turn, water=True)
    for land, size in LANDS.items():
        yield Caption(place=land, text=words.label("land", land).upper(), size=size)


def _legend(words: Messages) -> Iterator[Key]:
    def text(key: str, **figures: str) -> str:
        return words.text(f"key-{key}", figures)

    yield from (Key(text=text(terrain), ground=ground) for terrain, ground in GROUNDS.items())
    yield Key(text=text("outside"), ground="outside")
    yield from (Key(text=text(style.kind), line=style.kind) for style in LINES)
    yield Key(text=text("closed"), closed=True)
    yield Key(text=text("axis_plain"), arrow="plain")
    yield Key(text=text("axis_d"), arrow="D")
    yield from (Key(text=text(sign), sign=sign) for sign in SIGNS.values())
    for faction in FACTIONS:
        yield Key(text=text("held", faction=faction), holder=faction)
        yield Key(text=text("taken", faction=faction), holder=faction, taken=True)
    back, ink = COLOURS["germany"]
    for name, (symbol, factors, reduced) in SAMPLES.items():
        piece = Counter(
            unit=name, symbol=symbol, size="none", factors=factors, back=back, ink=ink, reduced=reduced
        )
        yield Key(text=text(name), piece=piece)
