"""The table of Battle for Germany with nothing on it, and the looks of its counters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast, get_args

from grognard.draw.scene import (
    Box,
    Caption,
    Cell,
    Counter,
    Flag,
    Fort,
    Key,
    LineStyle,
    Scene,
    Score,
    Size,
    Symbol,
    Town,
    Track,
)
from grognard.games.battle_for_germany.components import FORCES, SIDE_OF, SIDES, City, Components, Turn, Unit
from grognard.kernel.languages import DEFAULT
from grognard.kernel.messages import Messages

GROUNDS = {"clear": "", "broken": "hills", "rough": "mountains", "switzerland": "closed", "off": "outside"}
OUT_OF_PLAY = frozenset({"switzerland", "off"})
LINES = (
    LineStyle(kind="lake", colour="lake", width=6.0),
    LineStyle(kind="sea", colour="strait", width=4.0),
    LineStyle(kind="river", colour="river", width=3.8, meander=True),
    LineStyle(kind="yugoslav", colour="border", width=2.6, dash="7 7"),
    LineStyle(kind="theater", colour="boundary", width=3.0, dash="9 8"),
    LineStyle(kind="blocked", colour="blocked", width=3.6, toothed=True),
)
# Those written along the lines; the first ones have the first choice of a place.
RIVERS = (
    *("Rhine", "Elbe", "Oder", "Vistula", "Danube", "Po", "Weser", "Moselle", "Maas", "Sava", "Drava"),
    *("Tisza", "Memel", "Narew", "Moldau", "Neisse", "March", "Inn"),
)

COLOURS: Mapping[str, tuple[str, str]] = {
    "soviet": ("#8a4b2d", "#ffffff"),
    "polish_communist": ("#b3262b", "#ffffff"),
    "romanian": ("#e2b93b", "#1d1a14"),
    "bulgarian": ("#de6a5e", "#140d0b"),
    "yugoslav": ("#27457f", "#ffffff"),
    "us": ("#8a9752", "#14160c"),
    "british": ("#c9a06a", "#1d150a"),
    "canadian": ("#d6b07c", "#7d0c12"),
    "french": ("#8cc3e6", "#0e1a24"),
    "polish_exile": ("#fbf8f2", "#b3121a"),
    "hungarian": ("#3f7f52", "#ffffff"),
}
# Figures are white in the east and red in the west (2-5); red wants a paler back, or is paler itself.
GERMAN_COLOURS: Mapping[tuple[str, str], tuple[str, str]] = {
    ("army", "east_german"): ("#6f777b", "#ffffff"),
    ("army", "west_german"): ("#bfc3c2", "#8a0e15"),
    ("ss", "east_german"): ("#1f2022", "#ffffff"),
    ("ss", "west_german"): ("#1f2022", "#ff6f61"),
    ("luftwaffe", "east_german"): ("#2c4a7c", "#ffffff"),
    ("luftwaffe", "west_german"): ("#2c4a7c", "#ffb3aa"),
    ("ss", "western"): ("#1f2022", "#c3cf8e"),  # 13-2: theirs once the Germans have left
}
SAMPLES: Mapping[str, tuple[str, Symbol, Size, str]] = {
    "figures": ("us", "none", "none", "7-6-7"),
    "infantry": ("soviet", "infantry", "army", ""),
    "armour": ("soviet", "armour", "front", ""),
    "mountain": ("british", "mountain", "corps", ""),
    "parachute": ("british", "parachute", "corps", ""),
    "east": ("east_german", "infantry", "corps", "4-5-4"),
    "west": ("west_german", "infantry", "corps", "4-5-4"),
}
"""Counters that explain counters: whose colours, symbol, size, figures."""
FLAGS: Mapping[str, tuple[str, str]] = {
    "german": ("#4d5357", "#ffffff"),
    "soviet": ("#a3302a", "#ffffff"),
    "western": ("#2f6f4f", "#ffffff"),
}
BOX_COLOURS = {
    "courland": "#6f777b",
    "soviet_box": "#8a4b2d",
    "east_german_box": "#6f777b",
    "west_german_box": "#a3121a",
    "western_box": "#7e8b4a",
    "italy_box": "#c9a06a",
}
CAPITAL_POINTS = 10
GARRISON_MARK = "G"

# hex, name, size of type, turn in degrees; chosen where few counters stand
COUNTRIES = (
    ("2309", "Germany", 26.0, 0.0),
    ("2519", "Poland", 26.0, 0.0),
    ("1816", "Czechoslovakia", 17.0, 0.0),
    ("1416", "Austria", 17.0, 0.0),
    ("1423", "Hungary", 16.0, 0.0),
    ("1225", "Romania", 17.0, 0.0),
    ("0820", "Yugoslavia", 20.0, 0.0),
    ("0909", "Italy", 20.0, 0.0),
    ("1002", "France", 24.0, 0.0),
    ("1206", "Switzerland", 13.0, 0.0),
    ("3308", "Denmark", 15.0, 0.0),
    ("3414", "Sweden", 17.0, 0.0),
    ("2201", "Belgium", 13.0, 0.0),
    ("3524", "Lithuania", 15.0, 0.0),
    ("0125", "Albania", 11.0, 0.0),
    ("0207", "Corsica", 10.0, 78.0),
)
SEAS = (
    ("3203", "North", 26.0, 0.0),
    ("3217", "Baltic", 24.0, -14.0),
    ("0416", "Adriatic", 20.0, 44.0),
    ("0405", "Ligurian", 15.0, 0.0),
    ("0109", "Tyrrhenian", 13.0, 0.0),
)


def table(c: Components, scenario: str, words: Messages) -> Scene:
    """The table of a scenario, which is called so."""
    holders = {side: words.label("holder", side) for side in FLAGS}
    return Scene(
        title=words.text("title"),
        subtitle=scenario,
        grounds=GROUNDS,
        out_of_play=OUT_OF_PLAY,
        lines=LINES,
        line_names={name: words.label("line", name) for name in RIVERS},
        captions=(*_captions(words),),
        towns=tuple(_town(city, words.language) for city in c.cities),
        forts=tuple(Fort(c.board.names[space]) for space in c.fortified),
        scores=tuple(
            Score(holders[side], 0, *FLAGS[side], side, words.label("brief", side)) for side in SIDES
        ),
        track=Track(
            title=words.text("title-turns"),
            cells=tuple(
                Cell(str(number), words.text("dates", dates(turn))) for number, turn in c.turns.items()
            ),
        ),
        boxes=tuple(
            Box(title=words.text(f"title-{box}"), colour=colour, name=box)
            for box, colour in BOX_COLOURS.items()
        ),
        flags={side: Flag(*colours, holders[side]) for side, colours in FLAGS.items()},
        legend_title=words.text("title-legend"),
        legend=(*_legend(words),),
    )


def counter(name: str, unit: Unit, force: str) -> Counter:
    """The counter of a unit that a force commands."""
    german = unit.nation == "german"
    back, ink = GERMAN_COLOURS[unit.branch, force] if german else COLOURS[unit.nation]
    return Counter(
        unit=name,
        symbol=cast(Symbol, unit.symbol if unit.symbol in get_args(Symbol) else "none"),
        size=cast(Size, unit.size if unit.size in get_args(Size) else "none"),
        factors=f"{unit.attack}-{unit.defence}-{unit.movement}",
        back=back,
        ink=ink,
        tag=short_name(unit.name.told(DEFAULT)),
        side=SIDES[SIDE_OF[FORCES.index(force)]],
    )


def short_name(name: str) -> str:
    """What stands beside the symbol: a corps' Roman number, or an army's number and initials ("5GT")."""
    first, *rest = name.split()
    if first.isupper() and set(first) <= set("IVXLC"):
        return first
    digits = "".join(letter for letter in first if letter.isdigit())
    kinds = ("Army", "Corps", "Front", "Panzer", "Parachute")
    return digits + "".join(word[0] for word in (rest if digits else [first, *rest]) if word not in kinds)


def dates(turn: Turn) -> dict[str, str | int]:
    """The figures of `dates`: the first and the last day of a turn, and the month in which it begins."""
    return {"first": turn.first_day.day, "last": turn.last_day.day, "month": str(turn.first_day.month)}


def _town(city: City, language: str) -> Town:
    flag, flag_ink = FLAGS["german"]
    return Town(
        space=city.hex,
        name=city.name.told(language),
        points=city.points,
        flag=flag,
        flag_ink=flag_ink,
        capital=city.points >= CAPITAL_POINTS,
        garrison=city.garrison,
    )


def _captions(words: Messages) -> Iterator[Caption]:
    for space, name, size, turn in COUNTRIES:
        yield Caption(space=space, text=words.label("country", name).upper(), size=size, turn=turn)
    for space, name, size, turn in SEAS:
        yield Caption(space=space, text=words.label("sea", name), size=size, turn=turn, water=True)


def _legend(words: Messages) -> Iterator[Key]:
    def text(key: str) -> str:
        return words.text(f"key-{key}")

    yield from (Key(text=text(terrain), ground=ground) for terrain, ground in GROUNDS.items())
    yield Key(text=text("fortified"), fort=True)
    yield from (Key(text=text(kind), line=kind) for kind in ("river", "theater", "yugoslav", "blocked"))
    yield from (Key(text=text(side), flag=flag) for side, (flag, _) in FLAGS.items())
    yield Key(text=text("garrison"), flag=FLAGS["german"][0], garrison=True)
    for name, (nation, kind, size, factors) in SAMPLES.items():
        back, ink = COLOURS.get(nation) or GERMAN_COLOURS["army", nation]
        piece = Counter(unit=name, symbol=kind, size=size, factors=factors, back=back, ink=ink)
        yield Key(text=text(name), piece=piece)
