"""The table with nothing on it: the map of Europe, beside it tracks, points and powers, and the key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.draw.scene import (
    SEA,
    Caption,
    Cell,
    Flag,
    Fort,
    Gauge,
    Group,
    Key,
    LineStyle,
    Place,
    Scene,
    Score,
    Shore,
    Sign,
    Standing,
    Track,
    Word,
    Zone,
)
from grognard.games.europe_engulfed.components import CAMPS, WEATHER, Components, Power
from grognard.games.europe_engulfed.map_data import ZONES, Area
from grognard.games.europe_engulfed.seating import PLAYER_TURNS, EngulfedSetup
from grognard.games.europe_engulfed.showing.counters import CAMP_COLOURS, COLOURS, counter, faces
from grognard.games.europe_engulfed.showing.picture import WESTERN_GAUGES, maginot_spaces
from grognard.kernel.masks import spaces_in
from grognard.kernel.messages import Messages

GROUNDS = {
    "clear": "",
    "fortress": "",
    "box": "",
    "rough": "hills",
    "swamp": "swamp",
    "desert": "defile",
    "sea": SEA,
}
LINES = (
    LineStyle(kind="river", colour="river", width=3.4),
    LineStyle(kind="strait", colour="axis", width=2.0, bridge=True),
    LineStyle(kind="air", colour="axis", width=1.3, dash="1 4", through=True, afloat=True),
    LineStyle(kind="zone", colour="border", width=2.6, dash="9 4 1.5 4", parts="weather"),
)
LINE_KEYS = {"air": "air_route"}
"""How the key of the map calls a line whose kind is something else's name there."""
OUTSIDE = ("ireland", "iceland", "cyprus")
WEATHER_COLOURS = {
    "clear": ("#e8c34a", "#2f2a22"),
    "light_mud": ("#b08d57", "#1d1812"),
    "mud": ("#6d4c2f", "#ffffff"),
    "snow": ("#cfe3f2", "#20303c"),
}
NOBODY_COLOURS = ("#d9cfae", "#2f2a22")
MOST = {"actions": 9, "werps": 99, "v1": 60, "v2": 60}
"""How far the gauges go whose limits the rules do not tell; those of the others are data (2.3)."""
PIPS = ("actions", "flak", "asw")
STRATEGIC = {
    "germany": ("fighters", "bombers", "flak", "u_boats", "v1", "v2"),
    WESTERN_GAUGES: ("fighters", "bombers", "flak", "asw"),
}
NO_BREAK = "\u00a0"
STATES = ("neutral", *CAMPS, "conquered")


def table(c: Components, setup: EngulfedSetup, words: Messages) -> Scene:
    """The table of a scenario; every word of it comes from the catalogues or the data."""
    return Scene(
        title=words.text("title"),
        subtitle=words.label("scenario", setup.scenario),
        grounds=GROUNDS,
        lines=LINES,
        captions=tuple(Caption(place=one, text=words.text(f"land-{one}"), size=13.0) for one in OUTSIDE),
        places=(*_places(c, words),),
        shores=(*_shores(c),),
        zones=(*_zones(c, words),),
        home=dict(_home(c)),
        forts=tuple(Fort(space) for space in maginot_spaces(c)),
        flags=_flags(c, words),
        scores=(*_scores(c, setup, words),),
        track=_track(c, setup, words),
        legend_title=words.text("title-legend"),
        legend=(*_legend(c, words),),
        groups=(*_groups(c, setup, words),),
        gauges=(*_gauges(c, words),),
        standings_title=words.text("title-standings"),
        standings=(*_standings(c, words),),
        states=(*_states(words),),
    )


# ---------------------------------------------------------------- on the map


def _places(c: Components, words: Messages) -> Iterator[Place]:
    for name, area in zip(c.map.names, c.map.areas, strict=True):
        signs, label = tuple(_signs(area)), words.label("space", name)
        told = f"{label}{NO_BREAK}{area.werp}" if area.werp else label  # 4.1: what it is worth to its country
        yield Place(space=name, name=told, signs=signs, rank=len(signs))


def _signs(area: Area) -> Iterator[Sign]:
    if area.capital:
        yield "capital"
    if area.werp:
        yield "source"
    if area.kind == "fortress":
        yield "fortress"
    if area.port:
        yield "port"


def _shores(c: Components) -> Iterator[Shore]:
    """7.2: how many units may land, from each sea."""
    for name, area in zip(c.map.names, c.map.areas, strict=True):
        yield from (Shore(name, sea, str(number)) for sea, number in area.beach.items())


def _zones(c: Components, words: Messages) -> Iterator[Zone]:
    """1.1: the weather zones."""
    for zone, spaces in zip(ZONES, c.map.in_zone, strict=True):
        names = tuple(c.name(space) for space in spaces_in(spaces))
        yield Zone(name=zone, title=words.text(f"zone-{zone}"), spaces=names)


def _home(c: Components) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Under its own power an area is not hatched, nor under nobody; French ones not under Vichy either."""
    for name, area in zip(c.map.names, c.map.areas, strict=True):
        if area.kind != "sea":
            yield name, (area.country, "nobody", *(["vichy"] if area.country == "france" else []))


def _flags(c: Components, words: Messages) -> dict[str, Flag]:
    powers = {name: Flag(*COLOURS[name], words.label("power", name)) for name in c.power_ids}
    weather = {
        f"weather_{kind}": Flag(*WEATHER_COLOURS[kind], words.label("weather", kind)) for kind in WEATHER
    }
    return {**powers, "nobody": Flag(*NOBODY_COLOURS, words.text("held-by-nobody")), **weather}


def _track(c: Components, setup: EngulfedSetup, words: Messages) -> Track:
    """A row for half a year, as far as turns of two months allow."""
    names = [words.label("turn", c.turn_ids[turn]) for turn in range(setup.first, setup.last + 1)]
    cells = [Cell(months, year) for months, _, year in (name.rpartition(" ") for name in names)]
    return Track(title=words.text("title-turns"), cells=tuple(cells), columns=3)


def _scores(c: Components, setup: EngulfedSetup, words: Messages) -> Iterator[Score]:
    """16.0: victory points, or in a campaign the resource areas of the Axis (10.42)."""
    colours = {"axis": CAMP_COLOURS["axis"], "allies": CAMP_COLOURS["western"]}
    if c.scenarios[setup.scenario]["victory"] != "points":
        yield Score(words.text("score-resources"), 0, *colours["axis"], "axis")
        return
    for side in PLAYER_TURNS:
        yield Score(words.label("side", side), 0, *colours[side], side)


# ---------------------------------------------------------------- beside the map


def _groups(c: Components, setup: EngulfedSetup, words: Messages) -> Iterator[Group]:
    """One for each major power, with the seat that plays it when the scenario begins."""
    for power in c.majors:
        name, seat = c.power_ids[power], 0 if c.powers[power].camp == "axis" else 1
        if seat and setup.three and power not in (c.britain, c.usa):
            seat = 2
        colour, ink = COLOURS[name]
        title = words.label("power", name)
        yield Group(key=name, title=title, colour=colour, ink=ink, seat=setup.seats[seat])


def _gauges(c: Components, words: Messages) -> Iterator[Gauge]:
    for power in c.majors:
        group = c.power_ids[power]
        for name in ("actions", "werps", *STRATEGIC.get(group, ())):
            yield Gauge(
                name=f"{group}.{name}",
                title=words.text(f"gauge-{name}"),
                group=group,
                most=MOST.get(name) or int(c.tables["strategic_limits"][name]),
                pips=name in PIPS,
            )


def _standings(c: Components, words: Messages) -> Iterator[Standing]:
    for zone in ZONES:
        yield Standing(name=f"weather_{zone}", title=words.text(f"weather-of-{zone}"))
    for number, name in enumerate(c.power_ids):
        if _is_shown(c.powers[number]):
            capital = next(spaces_in(c.capital[number]), None)
            space = c.name(capital) if capital is not None else ""
            yield Standing(name=name, title=words.label("power", name), space=space)


def _is_shown(power: Power) -> bool:
    return power.sort != "land"


def _states(words: Messages) -> Iterator[Word]:
    yield from (Word(key, words.text(f"state-{key}")) for key in STATES)
    yield from (Word(key, words.text("state-weather", {"weather": key})) for key in WEATHER)


# ---------------------------------------------------------------- the key


def _legend(c: Components, words: Messages) -> Iterator[Key]:
    def text(key: str, **figures: Any) -> str:
        return words.text(f"legend-{key}", figures)

    piece = next(piece for piece in c.pieces if piece.power == c.germany)
    looks = faces(c)
    yield Key(text=text("standing"), piece=counter(c, piece, "standing"))
    yield Key(text=text("facing"), piece=counter(c, piece, "facing"))
    yield Key(text=text("lying"), piece=counter(c, piece, "lying"))
    yield Key(text=text("air"), piece=looks["dea.air"])
    for name in ("fleet.britain", "beachhead.western", "fort.fort", "fort.heavy_fort"):
        yield Key(text=text(name.replace(".", "-")), piece=looks[name])
    for terrain in ("rough", "swamp", "desert"):
        yield Key(text=text(terrain), ground=GROUNDS[terrain])
    yield Key(text=text("sea"), ground=SEA)
    yield from (Key(text=text(LINE_KEYS.get(line.kind, line.kind)), line=line.kind) for line in LINES)
    for sign in ("capital", "source", "fortress", "port"):
        yield Key(text=text(sign), sign=sign)
    yield Key(text=text("beach"), shore="3")
    yield Key(text=text("maginot"), fort=True)
    yield from (Key(text=text("weather", weather=kind), zone=f"weather_{kind}") for kind in WEATHER)
    for power in c.majors:
        yield Key(text=text("held", power=c.power_ids[power]), holder=c.power_ids[power])
    yield Key(text=text("taken"), holder="germany", taken=True)
