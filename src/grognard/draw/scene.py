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
    "militia",
    "partisan",
    "flak",
    "fort",
    "fleet",
    "submarine",
    "convoy",
    "beachhead",
    "air",
    "fighter",
    "bomber",
    "rocket",
    "star",
    "none",
]
Form = Literal["counter", "standing", "facing", "lying", "marker"]
"""A flat counter; a block that stands with its back, or its face, to the viewer; one that lies with its face
up for all to see; a round marker."""
Size = Literal["front", "army", "corps", "division", "none"]
MarkShape = Literal["legal", "selected", "threatened"]
Sign = Literal["capital", "source", "victory", "fortress", "port"]
SEA = "sea"
"""The ground of water that pieces may enter, as a value of `Scene.grounds`."""


class Counter(msgspec.Struct, frozen=True, kw_only=True):
    """A unit's counter; `space` is the name of a space of the board, or empty inside a box.

    A face that several units may show names them in `units`. A counter that is not full may be `reduced`; a
    block is turned instead: of its `most_steps`, four at most, it has `steps` left (0: it is not said how
    many). One that stands with its back to the viewer needs neither symbol nor factors; a `back_symbol` or a
    tag on it says what anybody may know. `kind` is the game's word for what it is, where its name does not
    tell. `side` says whose stack it lies in, `flag` whose it is, where one side has several.
    """

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
    reduced: bool = False
    units: tuple[str, ...] = ()
    form: Form = "counter"
    steps: int = 0
    most_steps: int = 0
    kind: str = ""
    back_symbol: Symbol = "none"
    flag: str = ""


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


class Arrow(msgspec.Struct, frozen=True):
    """An attack that has been announced, from a space upon one beside it."""

    start: str
    end: str
    colour: str


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """The name of a space, below its counters, with signs of what it is; `rank`: who keeps a name where two
    have no room. That of a sea leans."""

    space: str
    name: str
    signs: tuple[Sign, ...] = ()
    rank: int = 0


class Shore(msgspec.Struct, frozen=True):
    """A figure at the coast of a space, on the side of a sea: how many may land there."""

    space: str
    sea: str
    text: str


class Zone(msgspec.Struct, frozen=True, kw_only=True):
    """Spaces that have something in common, such as their weather. What it is now a picture says by
    `zone:<name>`, which is a key of the scene's flags; labels along the limits of the zone tell it. The line
    itself is a `LineStyle` with `parts`."""

    name: str
    title: str
    spaces: tuple[str, ...]
    flag: str = ""


class Caption(msgspec.Struct, frozen=True, kw_only=True):
    """A name written over the map: a country in capitals or, leaning, a sea. It is centred on a space, or
    on one of the backdrop's places."""

    text: str
    space: str = ""
    place: str = ""
    size: float = 15.0
    water: bool = False
    turn: float = 0.0


class LineStyle(msgspec.Struct, frozen=True, kw_only=True):
    """How the edges of one kind are drawn; `colour` is a key of the palette's lines, or "river".

    With `differs` they are those between spaces of which one has that attribute. A line that is `sided` runs
    just inside the spaces that it counts for, with teeth towards them if it is `toothed`; otherwise teeth
    stand on both sides. `peaks` makes it a row of peaks, `bridge` an arrow across. With `parts` they are
    those between spaces that have different values of that attribute; a line that runs `through` joins the
    middles of the spaces, as a railway does. One that is `afloat` does so over water alone, if it can.
    """

    kind: str
    colour: str
    width: float
    dash: str = ""
    meander: bool = False
    toothed: bool = False
    differs: str = ""
    sided: bool = False
    peaks: bool = False
    bridge: bool = False
    parts: str = ""
    through: bool = False
    afloat: bool = False


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
    """One line of the legend: a sample of a ground, line, fort, sign, town or arrow, and its name.

    `shore` is the figure of a coast, `zone` a key of the scene's flags: what a zone may be in. `holder` is
    such a key, too: a space in its colour, hatched if it is `taken`. `symbol` is one of those on counters,
    `piece` a whole counter, block or marker.
    """

    text: str
    ground: str = ""
    line: str = ""
    fort: bool = False
    flag: str = ""
    garrison: bool = False
    sign: Sign | Literal[""] = ""
    shore: str = ""
    zone: str = ""
    holder: str = ""
    taken: bool = False
    arrow: str = ""
    closed: bool = False
    symbol: Symbol | Literal[""] = ""
    piece: Counter | None = None


class Score(msgspec.Struct, frozen=True):
    """A number that a side is judged by; `brief` is its name where there is little room."""

    name: str
    points: int
    colour: str
    ink: str
    key: str = ""
    brief: str = ""


class Flag(msgspec.Struct, frozen=True):
    """The colours in which the holder of a town is shown, and how the holder is called."""

    colour: str
    ink: str
    title: str


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A whole picture. `grounds` maps a space's terrain to a key of the palette's ground ("" for bare land),
    or to `SEA` for waters that are spaces of the board; a terrain that is not in it is water that nobody can
    point at. `control` says by space who holds it, as a key of `flags`; where that is none of the space's
    `home` the space is hatched. Nobody holds a sea."""

    title: str
    subtitle: str = ""
    grounds: Mapping[str, str] = {}
    out_of_play: frozenset[str] = frozenset()
    lines: tuple[LineStyle, ...] = ()
    line_names: Mapping[str, str] = {}
    captions: tuple[Caption, ...] = ()
    towns: tuple[Town, ...] = ()
    places: tuple[Place, ...] = ()
    shores: tuple[Shore, ...] = ()
    zones: tuple[Zone, ...] = ()
    control: Mapping[str, str] = {}
    home: Mapping[str, tuple[str, ...]] = {}
    forts: tuple[Fort, ...] = ()
    counters: tuple[Counter, ...] = ()
    marks: tuple[Mark, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    scores_title: str = ""
    scores: tuple[Score, ...] = ()
    track: Track | None = None
    boxes: tuple[Box, ...] = ()
    flags: Mapping[str, Flag] = {}
    legend_title: str = ""
    legend: tuple[Key, ...] = ()
    theme: str = "light"
    numbers: bool = False
    groups: tuple[Group, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    cards_title: str = ""
    cards: tuple[Card, ...] = ()
    card_rows: tuple[Word, ...] = ()
    badges: tuple[Word, ...] = ()
    standings_title: str = ""
    standings: tuple[Standing, ...] = ()
    states: tuple[Word, ...] = ()


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """Whose gauges, cards and badge stand together, in its colours; `seat` is the seat that plays it."""

    key: str
    title: str
    colour: str
    ink: str
    seat: str = ""


class Gauge(msgspec.Struct, frozen=True, kw_only=True):
    """A number from 0 to `most` that is followed beside the map: a track with a marker, or pips to count."""

    name: str
    title: str
    group: str
    most: int
    note: str = ""
    pips: bool = False


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A card or tile of a group, and in short what it is good for."""

    name: str
    title: str
    about: str
    group: str


class Word(msgspec.Struct, frozen=True):
    """A key that a picture may hold, in words: a row of cards, a badge, a state."""

    key: str
    title: str


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is in one of several states, such as a country; `space` is where to look for it."""

    name: str
    title: str
    space: str = ""
