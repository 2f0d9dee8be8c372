"""What never changes on a table: ground, spaces, faces of counters, boxes, track, legend, verbs."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from grognard.draw import coasts, counters, ground, legend, spaces, zones
from grognard.draw import map as map_layers
from grognard.draw.control import HELD, Held
from grognard.draw.palette import CSS, THEMES, variables
from grognard.draw.scene import Card, Fort, Gauge, Group, Scene, Standing, Town, Word
from grognard.draw.shapes import Point
from grognard.kernel.game import Game, Setup
from grognard.page.words import PageWords, plain, title, words
from grognard.page.words import scenario_title as scenario_title

SAMPLE_AT = 3.0, 4.0
"""Where a sample of the legend, 34 by 16, stands in its 40 by 24."""


class Space(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A space that can be pointed at, and what it is in words.

    `islands` are its outlines beside the largest, `home` the flags under which it is not hatched. The outline
    of a `sea` may run under land: where both hold a point, it is the land's.
    """

    name: str
    label: str
    x: float
    y: float
    polygon: list[tuple[float, float]]
    about: str
    islands: list[list[tuple[float, float]]]
    home: list[str]
    sea: bool = False


class PieceCard(msgspec.Struct, frozen=True, kw_only=True):
    """What a face shows that is more than a flat counter: how many steps it has at most, and the side of a
    block or marker, which lies apart from those of others. It is called `label` if it has no name of its own;
    `kind` says what it is where its name does not."""

    label: str
    kind: str
    side: str
    steps: int


class UnitCard(msgspec.Struct, frozen=True, kw_only=True):
    """What never changes about a unit; `side` is whose it is at first, `rank` how high it lies in a stack."""

    label: str
    about: str
    side: str
    rank: int


class SeatCard(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of the table."""

    name: str
    label: str


class BoxCard(msgspec.Struct, frozen=True, kw_only=True):
    """A holding box beside the map; its name is a place of units."""

    name: str
    title: str
    colour: str


class TownCard(msgspec.Struct, frozen=True, kw_only=True):
    """A town and its worth; the capital is written larger, a garrison town has a ring."""

    space: str
    name: str
    points: int
    capital: bool
    garrison: bool


class PlaceCard(msgspec.Struct, frozen=True, kw_only=True):
    """The name of a space on the map and its signs (`#map-sign-<sign>`); the higher rank keeps its name."""

    space: str
    name: str
    signs: list[str]
    rank: int


class ShoreCard(msgspec.Struct, frozen=True, kw_only=True):
    """A figure at the coast of a space, and where it stands."""

    space: str
    text: str
    x: float
    y: float


class ZoneCard(msgspec.Struct, frozen=True, kw_only=True):
    """A zone; which of the flags it is in, a picture says: `zone:<name>`. `spots` are places of its labels,
    the best first: a point, and in which direction from there a label lies."""

    name: str
    title: str
    spots: list[zones.Spot]


class TrackCell(msgspec.Struct, frozen=True, kw_only=True):
    """One step of the track."""

    label: str
    note: str


class TrackCard(msgspec.Struct, frozen=True, kw_only=True):
    """The track of turns."""

    title: str
    cells: list[TrackCell]


class ScoreCard(msgspec.Struct, frozen=True, kw_only=True):
    """Whose points are shown, and in which colours; `brief` is the title where there is little room."""

    name: str
    title: str
    brief: str
    colour: str
    ink: str


class FlagCard(msgspec.Struct, frozen=True, kw_only=True):
    """The colours of a holder of towns."""

    colour: str
    ink: str
    title: str


class LegendItem(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the legend; the sample is drawn in a viewBox of 40 by 24."""

    text: str
    sample: str


class VerbCard(msgspec.Struct, frozen=True, kw_only=True):
    """How an action is called, the kinds of its arguments, and what each of them is for.

    `group` is the heading it stands under, if any; `ends`: what it would leave unused is told before;
    `asks`: it gives something up, and is shown before it is done; `compared`: what each of its actions would
    bring stands beside it; `together`: several units of a stack may be sent to one place, one after another.
    """

    label: str
    kinds: list[str]
    roles: list[str]
    group: str
    ends: bool
    asks: bool
    compared: bool
    together: bool


class NameCard(msgspec.Struct, frozen=True, kw_only=True):
    """How something is called that is neither a unit nor a space; of a card also what it is good for."""

    label: str
    about: str


class OverlayCard(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be laid over the map; `takes` is "unit" if one has to be named. A `guide` lies there
    from the start, of a unit while it is picked."""

    name: str
    title: str
    takes: str
    guide: bool


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that does not change during a game, in one language."""

    game: str
    title: str
    scenario: str
    scenario_title: str
    seats: list[SeatCard]
    frame: tuple[float, float, float, float]
    definitions: str
    ground: str
    upper: str
    spaces: list[Space]
    units: dict[str, UnitCard]
    faces: dict[str, str]
    pieces: dict[str, PieceCard]
    counter_side: float
    boxes: list[BoxCard]
    towns: list[TownCard]
    places: list[PlaceCard]
    shores: list[ShoreCard]
    zones: list[ZoneCard]
    forts: dict[str, tuple[str, str]]
    flags: dict[str, FlagCard]
    track: TrackCard | None
    scores_title: str
    scores: list[ScoreCard]
    legend_title: str
    legend: list[LegendItem]
    groups: list[Group]
    gauges: list[Gauge]
    cards_title: str
    cards: list[Card]
    card_rows: list[Word]
    badges: list[Word]
    standings_title: str
    standings: list[Standing]
    states: list[Word]
    verbs: dict[str, VerbCard]
    verb_groups: dict[str, str]
    names: dict[str, dict[str, NameCard]]
    overlays: list[OverlayCard]
    palette: dict[str, dict[str, str]]
    held: Held
    secrets: bool
    basket: bool
    orders: bool
    leads: bool


def sheet(game: Game, setup: Setup, language: str) -> Sheet:
    """The sheet of a scenario with its options, in a language. It is made once and kept."""
    options = msgspec.json.encode(setup.options, order="sorted")
    return _made(game, setup.scenario, options, language)


def table_of(game: Game, setup: Setup, language: str) -> Scene:
    """The table with nothing on it; a game that has drawn none has bare spaces and its name."""
    return game.table(setup, language) or Scene(title=plain(game.name))


@lru_cache(maxsize=32)
def _made(game: Game, scenario: str, options: bytes, language: str) -> Sheet:
    setup = game.setup(scenario, msgspec.json.decode(options))
    told = words(game, language)
    table = table_of(game, setup, language)
    backdrop, faces = game.backdrop, game.faces(setup)
    abouts = {card.name: card.about for card in table.cards}
    left, top, wide, high = (round(length, 1) for length in ground.frame(game.board, backdrop))
    return Sheet(
        game=game.name,
        title=table.title,
        scenario=scenario,
        scenario_title=scenario_title(game, scenario, language),
        seats=[SeatCard(name=name, label=title(told.seat(name))) for name in setup.seats],
        frame=(left, top, wide, high),
        definitions=map_layers.definitions(table, game.board, backdrop, CSS),
        ground=ground.ground(table, game.board, backdrop, CSS),
        upper=ground.upper(table, game.board, backdrop, CSS),
        spaces=_spaces(game, table, language),
        units=_units(game, setup, language),
        faces={name: counters.face(one) for name, one in faces.items()},
        pieces={
            name: PieceCard(
                label=game.label("face", name, language),
                kind=game.label("kind", one.kind, language) if one.kind else "",
                side="" if one.form == "counter" else one.side,
                steps=one.most_steps,
            )
            for name, one in faces.items()
            if one.form != "counter" or one.most_steps
        },
        counter_side=counters.SIDE,
        **_beside(table),
        towns=[_town(town) for town in table.towns],
        places=[
            PlaceCard(space=place.space, name=place.name, signs=list(place.signs), rank=place.rank)
            for place in table.places
        ],
        shores=[
            ShoreCard(space=shore.space, text=shore.text, x=round(x, 1), y=round(y, 1))
            for shore, (x, y) in coasts.shores(table, game.board, backdrop)
        ],
        zones=[
            ZoneCard(name=zone.name, title=zone.title, spots=zones.spots(zone, table, game.board))
            for zone in table.zones
        ],
        forts={fort.space: _fort(game, fort.space) for fort in table.forts},
        legend=[
            LegendItem(text=key.text, sample=legend.sample(key, table, CSS, *SAMPLE_AT))
            for key in table.legend
        ],
        verbs={verb: _verb(game, verb, told) for verb in game.vocabulary.signatures},
        verb_groups={name: told.say(f"group-{name}", plain(name)) for name in game.verb_groups},
        names={
            kind: {name: NameCard(label=told.label(kind, name), about=abouts.get(name, "")) for name in names}
            for kind, names in game.vocabulary.names.items()
            if kind not in ("unit", "space")
        },
        overlays=[
            OverlayCard(
                name=name,
                title=told.say(f"overlay-{name}", title(name)),
                takes=takes,
                guide=name in game.guides,
            )
            for name, takes in game.overlays.items()
        ],
        palette={theme: variables(palette) for theme, palette in THEMES.items()},
        held=HELD,
        secrets=game.secrets,
        basket=game.has_basket,
        orders=bool(game.reactions),
        leads=game.has_leads,
    )


def _beside(table: Scene) -> dict[str, Any]:
    """Boxes, flags, track, scores, gauges, cards, states: what stands beside the map."""
    track = table.track
    return {
        "boxes": [BoxCard(name=box.name, title=box.title, colour=box.colour) for box in table.boxes],
        "flags": {
            key: FlagCard(colour=flag.colour, ink=flag.ink, title=flag.title)
            for key, flag in table.flags.items()
        },
        "track": track
        and TrackCard(
            title=track.title, cells=[TrackCell(label=cell.label, note=cell.note) for cell in track.cells]
        ),
        "scores_title": table.scores_title,
        "scores": [
            ScoreCard(name=score.key, title=score.name, brief=score.brief, colour=score.colour, ink=score.ink)
            for score in table.scores
        ],
        "legend_title": table.legend_title,
        "groups": list(table.groups),
        "gauges": list(table.gauges),
        "cards_title": table.cards_title,
        "cards": list(table.cards),
        "card_rows": list(table.card_rows),
        "badges": list(table.badges),
        "standings_title": table.standings_title,
        "standings": list(table.standings),
        "states": list(table.states),
    }


def _verb(game: Game, verb: str, told: PageWords) -> VerbCard:
    kinds = game.vocabulary.signatures[verb]
    group = (name for name, verbs in game.verb_groups.items() if verb in verbs)
    return VerbCard(
        label=told.verb(verb),
        kinds=list(kinds),
        roles=[told.role(verb, n, kind) for n, kind in enumerate(kinds, start=1)],
        group=next(group, ""),
        ends=verb in game.endings,
        asks=verb in game.sacrifices,
        compared=verb in game.compared,
        together=verb in game.together,
    )


def _spaces(game: Game, table: Scene, language: str) -> list[Space]:
    """Every space of the board with ground, and the seas; other water can't be pointed at."""
    board = game.board
    return [
        Space(
            name=board.names[n],
            label=game.label("space", board.names[n], language),
            x=round(board.centres[n][0], 1),
            y=round(board.centres[n][1], 1),
            polygon=[_rounded(point) for point in board.polygons[n]],
            about=game.about("space", board.names[n], language),
            islands=[
                [_rounded(point) for point in ring] for ring in board.rings[n] if ring != board.polygons[n]
            ],
            home=list(table.home.get(board.names[n], ())),
            sea=spaces.is_sea(table, board, n),
        )
        for n in spaces.spaces(table, board)
    ]


def _rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


def _units(game: Game, setup: Setup, language: str) -> dict[str, UnitCard]:
    sides: dict[str, tuple[str, int]] = {}
    for rank, one in enumerate(game.faces(setup).values()):
        for unit in one.units or (one.unit,):
            sides.setdefault(unit, (one.side, rank))
    return {
        name: UnitCard(
            label=game.label("unit", name, language),
            about=game.about("unit", name, language),
            side=side,
            rank=rank,
        )
        for name in game.vocabulary.names.get("unit", ())
        for side, rank in [sides.get(name, ("", 0))]
    }


def _town(town: Town) -> TownCard:
    return TownCard(
        space=town.space,
        name=town.name,
        points=town.points,
        capital=town.capital,
        garrison=town.garrison,
    )


def _fort(game: Game, space: str) -> tuple[str, str]:
    """A fort as it stands, and as it has fallen."""
    stands, fallen = (map_layers.fort_ring(Fort(space, gone), game.board, CSS) for gone in (False, True))
    return stands, fallen


def box_titles(game: Game, setup: Setup, language: str) -> dict[str, str]:
    """How the places beside the map are called."""
    table = game.table(setup, language)
    return {box.name: box.title for box in table.boxes} if table is not None else {}
