"""A position of Battle for Germany as a scene: counters on the map, boxes and track beside it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import date
from typing import Any, cast, get_args

from grognard.draw.scene import (
    Box,
    Caption,
    Cell,
    Counter,
    Flag,
    Fort,
    Key,
    LineStyle,
    Mark,
    Scene,
    Score,
    Size,
    Symbol,
    Town,
    Track,
)
from grognard.games.battle_for_germany import words
from grognard.games.battle_for_germany.components import FORCES, PLACES, SIDE_OF, SIDES
from grognard.kernel.board import Board

Table = Mapping[str, Mapping[str, Any]]

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

COLOURS: Mapping[str, tuple[str, str]] = {
    "soviet": ("#8a4b2d", "#ffffff"),
    "polish_communist": ("#b3262b", "#ffffff"),
    "romanian": ("#e2b93b", "#1d1a14"),
    "bulgarian": ("#c0392f", "#140d0b"),
    "yugoslav": ("#27457f", "#ffffff"),
    "us": ("#7e8b4a", "#14160c"),
    "british": ("#c9a06a", "#1d150a"),
    "canadian": ("#c9a06a", "#a01218"),
    "french": ("#8cc3e6", "#0e1a24"),
    "polish_exile": ("#fbf8f2", "#b3121a"),
    "hungarian": ("#3f7f52", "#ffffff"),
}
# Figures are white in the east and red in the west (2-5); red wants a paler back, or is paler itself.
GERMAN_COLOURS: Mapping[tuple[str, str], tuple[str, str]] = {
    ("army", "east_german"): ("#6f777b", "#ffffff"),
    ("army", "west_german"): ("#bfc3c2", "#a3121a"),
    ("ss", "east_german"): ("#1f2022", "#ffffff"),
    ("ss", "west_german"): ("#1f2022", "#ff6f61"),
    ("luftwaffe", "east_german"): ("#2c4a7c", "#ffffff"),
    ("luftwaffe", "west_german"): ("#2c4a7c", "#ff9d92"),
    ("ss", "western"): ("#1f2022", "#c3cf8e"),  # 13-2: theirs once the Germans have left
}
FLAGS: Mapping[str, tuple[str, str]] = {
    "german": ("#4d5357", "#ffffff"),
    "soviet": ("#a3302a", "#ffffff"),
    "western": ("#2f6f4f", "#ffffff"),
}
BOX_COLOURS = {
    "courland": "#6f777b",
    "soviet": "#8a4b2d",
    "east_german": "#6f777b",
    "west_german": "#a3121a",
    "western": "#7e8b4a",
    "italy": "#c9a06a",
}
CAPITAL_POINTS = 10
GARRISON_MARK = "G"


def scene(
    data: Table,
    board: Board,
    where: Mapping[str, str],
    forces: Mapping[str, str],
    *,
    turn: int | None = None,
    subtitle: str = "",
    holders: Mapping[str, str] = {},
    scores: Mapping[str, int] = {},
    garrisons: Collection[str] = (),
    destroyed_forts: Collection[str] = (),
    marks: Mapping[str, str] = {},
    boxes: Collection[str] = tuple(words.BOXES),
    language: str = "en",
    theme: str = "light",
    numbers: bool = False,
) -> Scene:
    """The picture of a position.

    `data` holds the tables "units", "cities" and "turns" as the game's data files give them. `where` says for
    each unit in play the name of its hex or of its box; a unit in any other place is not drawn. `forces` says
    who commands it now (default: the force its counter names). `holders` and `scores` go by city and by side
    ("german", "soviet", "western"); a city without a holder is German. `garrisons` are units bound to a city,
    `destroyed_forts` hexes, `marks` highlighted hexes ("legal", "selected", "threatened").
    """
    units = data["units"]
    counters = [
        counter(
            unit, units[unit], forces.get(unit, ""), where[unit], mark=GARRISON_MARK * (unit in garrisons)
        )
        for unit in where
    ]
    counters.sort(key=lambda one: (_strength(units[one.unit]), one.unit))
    return Scene(
        title=words.TITLE[language],
        subtitle=subtitle,
        grounds=GROUNDS,
        out_of_play=OUT_OF_PLAY,
        lines=LINES,
        line_names={name: names[language] for name, names in words.RIVERS.items()},
        captions=_captions(language),
        towns=_towns(data["cities"], holders, language),
        forts=tuple(
            Fort(name, name in destroyed_forts)
            for name, attributes in zip(board.names, board.attributes, strict=True)
            if attributes.get("fortified")
        ),
        counters=tuple(one for one in counters if one.space in board.index),
        marks=tuple(Mark(space, cast(Any, shape)) for space, shape in marks.items()),
        scores=tuple(
            Score(words.HOLDERS[side][language], points, *FLAGS[side], side)
            for side, points in scores.items()
        ),
        track=_track(data["turns"], turn, language),
        boxes=tuple(
            Box(
                title=words.BOXES[box][language],
                colour=BOX_COLOURS[box],
                counters=tuple(one for one in counters if one.space == box),
                name=box if box in PLACES else f"{box}_box",
            )
            for box in boxes
        ),
        flags={side: Flag(*colours, words.HOLDERS[side][language]) for side, colours in FLAGS.items()},
        legend_title=words.LEGEND[language],
        legend=_legend(language),
        theme=theme,
        numbers=numbers,
    )


def counter(unit: str, table: Mapping[str, Any], force: str, space: str = "", mark: str = "") -> Counter:
    """The counter of a unit that a force commands (default: the force its counter names)."""
    nation, force = table["nation"], force or table["force"]
    back, ink = GERMAN_COLOURS[table["branch"], force] if nation == "german" else COLOURS[nation]
    symbol, size = table.get("symbol", "infantry"), table.get("size", "none")
    return Counter(
        unit=unit,
        space=space,
        symbol=cast(Symbol, symbol if symbol in get_args(Symbol) else "none"),
        size=cast(Size, size if size in get_args(Size) else "none"),
        factors=f"{table['attack']}-{table['defence']}-{table['movement']}",
        back=back,
        ink=ink,
        tag=short_name(table["name"]["en"]),
        mark=mark,
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


def _strength(table: Mapping[str, Any]) -> tuple[int, int]:
    return table["attack"], table["defence"]


def _towns(cities: Mapping[str, Any], holders: Mapping[str, str], language: str) -> tuple[Town, ...]:
    towns = []
    for city, table in cities.items():
        flag, flag_ink = FLAGS[holders.get(city, "german")]
        towns.append(
            Town(
                space=table["hex"],
                name=table["name"][language],
                points=table["points"],
                flag=flag,
                flag_ink=flag_ink,
                capital=table["points"] >= CAPITAL_POINTS,
                garrison=bool(table.get("garrison")),
            )
        )
    return tuple(towns)


def _track(turns: Mapping[str, Any], turn: int | None, language: str) -> Track:
    cells = []
    for number, table in turns.items():
        first, last = _day(table["first_day"]), _day(table["last_day"])
        cells.append(Cell(str(number), f"{first.day}–{last.day} {words.MONTHS[language][first.month - 1]}"))
    numbers = [int(number) for number in turns]
    return Track(
        title=words.TURNS[language], cells=tuple(cells), current=numbers.index(turn) if turn else None
    )


def _day(value: date | str) -> date:
    return value if isinstance(value, date) else date.fromisoformat(value)


def _captions(language: str) -> tuple[Caption, ...]:
    lands = [Caption(space=s, text=t[language], size=z, turn=r) for s, t, z, r in words.COUNTRIES]
    seas = [Caption(space=s, text=t[language], size=z, turn=r, water=True) for s, t, z, r in words.SEAS]
    return (*lands, *seas)


def _legend(language: str) -> tuple[Key, ...]:
    def text(key: str) -> str:
        return words.KEYS[key][language]

    return (
        *(Key(text=text(terrain), ground=ground) for terrain, ground in GROUNDS.items()),
        Key(text=text("fortified"), fort=True),
        *(Key(text=text(kind), line=kind) for kind in ("river", "theater", "yugoslav", "blocked")),
        *(Key(text=text(side), flag=flag) for side, (flag, _) in FLAGS.items()),
        Key(text=text("garrison"), flag=FLAGS["german"][0], garrison=True),
    )
