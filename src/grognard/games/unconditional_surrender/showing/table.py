"""The table with nothing on it: ground, lines, cities, seas, boxes, tracks and the key."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from grognard.draw.scene import (
    SEA,
    Box,
    Caption,
    Card,
    Cell,
    Flag,
    Fort,
    Group,
    Key,
    LineStyle,
    Place,
    Scene,
    Score,
    Sign,
    Standing,
    Track,
    Word,
    Zone,
)
from grognard.games.unconditional_surrender.components import Components
from grognard.games.unconditional_surrender.roster import FACTIONS, month
from grognard.games.unconditional_surrender.showing.counters import colours, sample
from grognard.games.unconditional_surrender.spaces import CLIMATES
from grognard.games.unconditional_surrender.state import SKIES, STATUSES
from grognard.kernel.languages import title
from grognard.kernel.masks import spaces_in
from grognard.kernel.messages import Messages

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.setup import WarSetup

GROUNDS = {
    "clear": "",
    "woods": "forest",
    "hill": "hills",
    "marsh": "swamp",
    "desert": "defile",
    "faded": "outside",
    "box": "",
    "zone": SEA,
}
LINES = (
    LineStyle(kind="country", colour="boundary", width=2.6, dash="10 7", parts="country"),
    LineStyle(kind="weather", colour="border", width=3.0, dash="2 10", parts="weather"),
    LineStyle(kind="transport", colour="blocked", width=1.7, dash="7 4", through=True),
    LineStyle(kind="river", colour="river", width=4.4, meander=True),
    LineStyle(kind="mountain", colour="wall", width=4.0, toothed=True),
    LineStyle(kind="canal", colour="axis", width=6.0),
    LineStyle(kind="strait", colour="strait", width=7.0),
)
FLAGS: Mapping[str, tuple[str, str]] = {
    "axis": ("#434d52", "#ffffff"),
    "western": ("#3f6f9c", "#ffffff"),
    "soviet": ("#a8352c", "#ffffff"),
    "neutral": ("#b39a4a", "#1d1a14"),
}
SKY_COLOURS: Mapping[str, tuple[str, str]] = {
    "fair": ("#e8c34a", "#2f2a22"),
    "poor": ("#6d4c2f", "#ffffff"),
    "severe": ("#cfe3f2", "#20303c"),
}
ASIDE = ("mobilization", "upgrade", "eliminated")
"""The boxes of each faction beside the map (U36, U132, U133)."""
CARD_ROWS = ("events", "map", "track", "surprise")
LARGE_LAND = 26.0
LONG_GAME, YEAR = 24, 12
"""A scenario of more months than this has a track with a year a row."""


def table(c: Components, setup: WarSetup, words: Messages) -> Scene:
    """The table of a scenario; every word of it comes from the catalogues or the data."""
    scenario = c.scenarios[setup.scenario]
    return Scene(
        title=words.text("title"),
        subtitle=scenario.name.told(words.language),
        grounds=GROUNDS,
        out_of_play=frozenset({"faded"}),
        lines=LINES,
        captions=(*_captions(c, words),),
        places=(*_places(c, words),),
        home={c.name(space): tuple(FLAGS) for space in c.map.city_hex},
        forts=tuple(Fort(space) for space in scenario.forts),
        zones=(*_zones(c, words),),
        flags={
            **{key: Flag(*FLAGS[key], words.label("faction", key)) for key in FLAGS},
            **{f"sky_{key}": Flag(*SKY_COLOURS[key], words.label("sky", key)) for key in SKIES},
        },
        scores_title=words.text("title-will"),
        scores=(*_scores(c, setup, words),),
        track=_track(c, setup.scenario, words),
        boxes=(*_boxes(c, setup.scenario, words),),
        legend_title=words.text("title-legend"),
        legend=(*_legend(c, words),),
        **_beside(c, setup, words),
    )


def _scores(c: Components, setup: WarSetup, words: Messages) -> Iterator[Score]:
    for n in with_will(c, setup.scenario):
        name = c.country_names[n]
        title, brief = c.countries[n].name.told(words.language), words.label("brief", name)
        yield Score(title, 0, *colours(name), name, brief)


def with_will(c: Components, name: str) -> list[int]:
    """The countries whose National Will is followed: the scenario's, of the whole war the great ones."""
    scenario = c.scenarios[name]
    if scenario.own_will:
        return [n for n, one in enumerate(c.countries) if one.major]
    return [c.country[country] for country in scenario.will]


def _beside(c: Components, setup: WarSetup, words: Messages) -> dict[str, Any]:
    """Whose markers lie where, how the countries stand, and the weather."""
    names = [name for name in FACTIONS if name in c.scenarios[setup.scenario].factions]
    return {
        "groups": tuple(
            Group(
                key=name,
                title=words.label("faction", name),
                colour=FLAGS[name][0],
                ink=FLAGS[name][1],
                seat=setup.seats[setup.seat_of(FACTIONS.index(name))],
            )
            for name in names
        ),
        "cards_title": words.text("title-markers"),
        "cards": tuple(
            Card(
                name=c.marker_names[n],
                title=words.label("marker", c.marker_names[n]),
                about=words.text(f"about-{marker.kind}"),
                group=marker.faction,
            )
            for n, marker in enumerate(c.markers)
            if marker.faction in names
        ),
        "card_rows": tuple(Word(row, words.text(f"row-{row}")) for row in CARD_ROWS),
        "standings_title": words.text("title-standings"),
        "standings": (*_standings(c, words),),
        "states": (
            *(Word(key, words.text("weather-of", {"sky": key})) for key in SKIES),
            *(Word(key, words.label("status", key)) for key in STATUSES),
            *(Word(key, words.label("faction", key)) for key in FACTIONS),
        ),
    }


def _standings(c: Components, words: Messages) -> Iterator[Standing]:
    """U28, U13: the weather of each zone, then every country."""
    for climate in CLIMATES:
        yield Standing(name=f"weather_{climate}", title=words.text(f"climate-{climate}"))
    for name, country in zip(c.country_names, c.countries, strict=True):
        capital = c.map.cities[country.capital].hex if country.capital else ""
        yield Standing(name=name, title=country.name.told(words.language), space=capital)


def _zones(c: Components, words: Messages) -> Iterator[Zone]:
    """U28: the weather zones, as far as there is land that is played on."""
    land = list(spaces_in(c.map.land & ~c.map.faded))
    for number, climate in enumerate(CLIMATES):
        names = tuple(c.name(space) for space in land if c.map.climate[space] == number)
        yield Zone(name=climate, title=title(words.text(f"climate-{climate}")), spaces=names)


def _track(c: Components, name: str, words: Messages) -> Track:
    """U1: a month a turn."""
    scenario = c.scenarios[name]
    turns = range(month(scenario.first_turn), month(scenario.last_turn) + 1)
    cells = tuple(Cell(words.text(f"month-{turn % YEAR + 1}"), str(turn // YEAR)) for turn in turns)
    columns = YEAR if len(turns) > LONG_GAME else 4
    return Track(title=words.text("title-turns"), cells=cells, columns=columns)


def _boxes(c: Components, name: str, words: Messages) -> Iterator[Box]:
    for faction in c.scenarios[name].factions:
        for box in ASIDE:
            name_of_box = title(words.text(f"title-{box}", {"faction": faction}))
            yield Box(title=name_of_box, colour=FLAGS[faction][0], name=f"{box}_{faction}")


def _places(c: Components, words: Messages) -> Iterator[Place]:
    """Cities with what they are, sea zones with their numbers, boxes."""
    for city in c.map.cities.values():
        kinds: tuple[tuple[bool, Sign], ...]
        kinds = ((city.capital, "capital"), (city.factory, "source"), (city.port, "port"))
        signs = tuple(sign for held, sign in kinds if held)
        yield Place(space=city.hex, name=city.name.told(words.language), signs=signs, rank=len(signs))
    for number, zone in c.map.zones.items():
        yield Place(space=f"z{number}", name=f"{number} {zone.name.told(words.language)}")
    for name, box in c.map.boxes.items():
        yield Place(space=name, name=box.name.told(words.language))


def _captions(c: Components, words: Messages) -> Iterator[Caption]:
    """Each country's name amid its mainland, the larger the land the larger the letters."""
    for (country, area), mask in sorted(c.bunches.items()):
        spaces = list(spaces_in(mask & c.map.land & ~c.map.city))
        if len(spaces) < 4 or area >= 0:
            continue
        x, y = (sum(c.board.centres[space][n] for space in spaces) / len(spaces) for n in (0, 1))
        middle = min(spaces, key=lambda space: math.dist(c.board.centres[space], (x, y)))
        size = min(LARGE_LAND * 2, 10.0 + 3 * math.sqrt(len(spaces)))
        name = c.countries[country].name.told(words.language).upper()
        yield Caption(space=c.name(middle), text=name, size=size)


def _legend(c: Components, words: Messages) -> Iterator[Key]:
    for terrain in ("clear", "woods", "hill", "marsh", "desert", "faded"):
        yield Key(text=words.label("terrain", terrain), ground=GROUNDS[terrain])
    yield from (Key(text=words.text(f"key-{style.kind}"), line=style.kind) for style in LINES)
    signs: tuple[Sign, ...] = ("capital", "source", "port")
    yield from (Key(text=words.text(f"key-{sign}"), sign=sign) for sign in signs)
    yield Key(text=words.text("key-fort"), fort=True)
    yield from (Key(text=words.text("key-held", {"faction": key}), holder=key) for key in FLAGS)
    yield from (Key(text=words.text("weather-of", {"sky": sky}), zone=f"sky_{sky}") for sky in SKIES)
    for kind in ("tank", "motorized", "paratroop", "shock", "garrison", "fighter", "bomber", "surface"):
        yield Key(text=words.label("type", kind), piece=sample(c, kind))
    yield Key(text=words.text("key-reduced"), piece=sample(c, "infantry", reduced=True))
