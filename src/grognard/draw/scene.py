"""What a picture shows, in words of the table: ground, lines, towns, counters, boxes. A game fills it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

Symbol = Literal[
    "infantry",
    "armour",
    "mechanised",
    "mountain",
    "parachute",
    "cavalry",
    "artillery",
    "headquarters",
    "none",
]
Size = Literal["front", "army", "corps", "division", "none"]
MarkShape = Literal["legal", "selected", "threatened"]


class Counter(msgspec.Struct, frozen=True, kw_only=True):
    """A unit's counter; `space` is the name of a space of the board, or empty inside a box."""

    unit: str
    symbol: Symbol
    size: Size
    factors: str
    back: str
    ink: str
    space: str = ""
    tag: str = ""
    mark: str = ""
    side: str = ""
    dim: bool = False


class Town(msgspec.Struct, frozen=True, kw_only=True):
    """A town with its name and worth; `flag` and `flag_ink` colour the badge by whoever holds it."""

    space: str
    name: str
    points: int
    flag: str
    flag_ink: str
    capital: bool = False
    garrison: bool = False


class Fort(msgspec.Struct, frozen=True):
    """A fortified space, or what is left of it."""

    space: str
    destroyed: bool = False


class Caption(msgspec.Struct, frozen=True, kw_only=True):
    """A name written over the map, centred on a space: a country in capitals or, leaning, a sea."""

    space: str
    text: str
    size: float = 15.0
    water: bool = False
    turn: float = 0.0


class LineStyle(msgspec.Struct, frozen=True, kw_only=True):
    """How the edges of one kind are drawn; `colour` is a key of the palette's lines, or "river"."""

    kind: str
    colour: str
    width: float
    dash: str = ""
    meander: bool = False
    toothed: bool = False


class Mark(msgspec.Struct, frozen=True):
    """A highlight: each shape differs in form as well as in colour."""

    space: str
    shape: MarkShape


class Cell(msgspec.Struct, frozen=True):
    """One step of a track."""

    label: str
    note: str = ""


class Track(msgspec.Struct, frozen=True, kw_only=True):
    """A track of numbered steps with a marker on the current one (from 0; None: no marker)."""

    title: str
    cells: tuple[Cell, ...]
    current: int | None = None
    columns: int = 4


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """A holding box beside the map."""

    title: str
    colour: str
    counters: tuple[Counter, ...] = ()
    name: str = ""


class Key(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the legend: a sample of a ground, line, fort or town, and its name."""

    text: str
    ground: str = ""
    line: str = ""
    fort: bool = False
    flag: str = ""
    garrison: bool = False


class Score(msgspec.Struct, frozen=True):
    """A number that a side is judged by."""

    name: str
    points: int
    colour: str
    ink: str
    key: str = ""


class Flag(msgspec.Struct, frozen=True):
    """The colours in which the holder of a town is shown, and how the holder is called."""

    colour: str
    ink: str
    title: str


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A whole picture. `grounds` maps a space's terrain to a key of the palette's ground ("" for bare land);
    a terrain that is not in it is water."""

    title: str
    subtitle: str = ""
    grounds: Mapping[str, str] = {}
    out_of_play: frozenset[str] = frozenset()
    lines: tuple[LineStyle, ...] = ()
    line_names: Mapping[str, str] = {}
    captions: tuple[Caption, ...] = ()
    towns: tuple[Town, ...] = ()
    forts: tuple[Fort, ...] = ()
    counters: tuple[Counter, ...] = ()
    marks: tuple[Mark, ...] = ()
    scores: tuple[Score, ...] = ()
    track: Track | None = None
    boxes: tuple[Box, ...] = ()
    flags: Mapping[str, Flag] = {}
    legend_title: str = ""
    legend: tuple[Key, ...] = ()
    theme: str = "light"
    numbers: bool = False
