"""What is amiss in the table and the pictures of a game that is being made: names that stand for nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from grognard.draw.palette import LIGHT
from grognard.draw.scene import SEA, Card, Counter, Gauge, Scene, Symbol
from grognard.draw.spaces import spaces
from grognard.kernel.game import Game, Setup
from grognard.kernel.languages import DEFAULT
from grognard.kernel.messages import Messages
from grognard.kernel.view import View
from grognard.page.sheet import table_of

SYMBOLS = get_args(Symbol)
GROUNDS = ("", SEA, *LIGHT.ground)
COLOURS = ("river", *LIGHT.lines)


def table_slips(game: Game, setup: Setup, language: str) -> Iterator[str]:
    """Of the table with nothing on it, and of the faces that may lie on it."""
    table = table_of(game, setup, language)
    things: tuple[Any, ...] = (*table.places, *table.towns, *table.forts, *table.captions, *table.standings)
    named = [(type(one).__name__, one.space) for one in things if one.space]
    named += [("home", space) for space in table.home]
    for what, space in named:
        if space not in game.board.index:
            yield f"table: a {what} names the space {space!r}, which the board has not"
    for terrain, ground in table.grounds.items():
        if ground not in GROUNDS:
            yield f"table: {terrain!r} has the ground {ground!r}; there are: {', '.join(GROUNDS[1:])}"
    for line in table.lines:
        if line.colour not in COLOURS:
            known = ", ".join(COLOURS)
            yield f"table: the line {line.kind!r} has the colour {line.colour!r}; there are: {known}"
    groups = {group.key for group in table.groups}
    parts: tuple[Gauge | Card, ...] = (*table.gauges, *table.cards)
    for part in parts:
        if part.group not in groups:
            yield f"table: {part.name!r} belongs to {part.group!r}, which is none of its groups"
    told, kinds = Messages(game, language), dict[str, None]()
    for name, face in game.faces(setup).items():
        yield from _face_slips(game, name, face)
        if face.form != "counter" or face.most_steps:  # of others the page says no kind
            kinds[face.kind] = None
    for kind in filter(None, kinds):
        if not told.has(f"kind-{kind}") and kind not in game.named.get("kind", {}):
            yield f"locale/{language}.ftl has no kind-{kind}, which a face names"


def _face_slips(game: Game, name: str, face: Counter) -> Iterator[str]:
    for symbol in (face.symbol, face.back_symbol):
        if symbol not in SYMBOLS:
            yield f"faces: {name!r} has the symbol {symbol!r}; there are: {', '.join(SYMBOLS)}"
    units = game.vocabulary.names.get("unit", ())
    for unit in face.units:
        if unit not in units:
            yield f"faces: {name!r} names the unit {unit!r}, which the game has not"


def picture_slips(game: Game, view: View) -> Iterator[str]:
    """Of what a view shows on the table."""
    setup = game.setup(view.scenario, view.options)
    table, faces = table_of(game, setup, DEFAULT), game.faces(setup)
    known, board = _known(game, table), game.board
    for key, shown in game.picture(view).items():
        sort, _, name = key.partition(":")
        if sort not in known:
            yield f"picture: {key!r} is nothing that a picture may hold; there are: {', '.join(known)}"
        elif known[sort] is not None and name not in known[sort]:
            yield f"picture: {key!r} names what the table has not"
        elif shown is not None:
            yield from _value_slips(table, known, faces, key, shown)
    places = {shown[0] for key, shown in game.picture(view).items() if key.startswith("unit:") and shown}
    for space in sorted(places & board.index.keys() - {board.names[space] for space in spaces(table, board)}):
        terrain = board.attributes[board.index[space]].get("terrain", "")
        yield f"picture: nobody sees units where the terrain is {terrain!r}, which `grounds` has not"


def _known(game: Game, table: Scene) -> Mapping[str, Any]:
    """By what a key begins with: the names that may follow; None: any."""
    return {
        "unit": None,
        "town": {town.space for town in table.towns},
        "space": game.board.index,
        "fort": {fort.space for fort in table.forts},
        "score": {score.key for score in table.scores},
        "arrow": None,
        "track": ("",),
        "gauge": {gauge.name for gauge in table.gauges},
        "card": None,
        "badge": {group.key for group in table.groups},
        "state": {standing.name for standing in table.standings},
        "box": {box.name for box in table.boxes},
        "zone": {zone.name for zone in table.zones},
    }


def _value_slips(table: Scene, known: Mapping[str, Any], faces: Any, key: str, shown: Any) -> Iterator[str]:
    words: Mapping[str, Any] = {
        "town": table.flags,
        "space": table.flags,
        "zone": table.flags,
        "badge": {word.key for word in table.badges},
        "card": {word.key for word in table.card_rows},
        "state": {word.key for word in table.states},
    }
    sort = key.partition(":")[0]
    if sort in words and shown not in words[sort]:
        yield f"picture: {key!r} is {shown!r}; there are: {', '.join(words[sort]) or 'none'}"
    if sort == "unit" and shown:
        place, face = shown[:2]
        if place and place not in known["space"] and place not in known["box"]:
            yield f"picture: {key!r} lies in {place!r}, which is neither a space nor a box"
        if face not in faces:
            yield f"picture: {key!r} shows the face {face!r}, which `faces` has not"
