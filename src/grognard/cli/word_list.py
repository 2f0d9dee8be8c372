"""`grognard words`: every word that actions, position files and cases of a game can use."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from grognard.cli.common import (
    GameName,
    Json,
    Language,
    Overlay,
    Scenario,
    check_language,
    console,
    load_game,
    print_json,
)
from grognard.cli.words import Words
from grognard.kernel.game import Game
from grognard.kernel.languages import DEFAULT, LANGUAGES
from grognard.kernel.messages import patterns, spoken
from grognard.kernel.refusal import UnknownChoice
from grognard.page.names import plain
from grognard.page.words import words as page_words

Row = tuple[str, ...]
"""A word, and what it means."""


def words(
    game: GameName,
    kind: Annotated[
        str | None, typer.Argument(metavar="KIND", help="Only these: verbs, units, spaces, …")
    ] = None,
    like: Annotated[str | None, typer.Option(help="Only what has this in it, such as warsaw.")] = None,
    scenario: Scenario = None,
    json: Json = False,
    overlay: Overlay = None,
    language: Language = DEFAULT,
) -> None:
    """Lists the words of a game: verbs and what they take, units, spaces, keys of positions and cases.

    Also kinds of events and reasons of refusals.

    Examples: grognard words bfg

    grognard words bfg units --like us_
    """
    check_language(language)
    table = load_game(game, overlay)
    kinds = KINDS | {name: _names(name) for name in table.vocabulary.names if f"{name}s" not in KINDS}
    if kind is not None and kind not in kinds:
        raise UnknownChoice("kind of words", kind, list(kinds))
    state = table.new(scenario, seed=0)
    told = {name: list(_wanted(kinds[name](state, language), like)) for name in kinds if kind in (None, name)}
    if json:
        print_json({"game": table.name, "words": told})
    else:
        _show(told, Words(table, language))


def _wanted(rows: Iterator[Row], like: str | None) -> Iterator[Row]:
    return (row for row in rows if like is None or plain(like) in plain(" ".join(row)))


def _show(told: dict[str, list[Row]], say: Words) -> None:
    out = console()
    for kind, rows in told.items():
        if rows:
            out.print(Text(say.say(f"words-{kind}") if kind in KINDS else kind, "bold"))
            table = Table.grid(padding=(0, 2))
            for row in rows:
                table.add_row(Text(f"  {row[0]}"), *(Text(cell, "dim") for cell in row[1:]))
            out.print(table)


# ---------------------------------------------------------------- what there is


def _seats(state: Any, language: str) -> Iterator[Row]:
    for seat in state.setup.seats:
        yield seat, state.game.label("seat", seat, language)


def _scenarios(state: Any, language: str) -> Iterator[Row]:
    for name in state.game.scenarios:
        options = (f"{option} = {str(value).lower()}" for option, value in state.game.options(name).items())
        yield name, ", ".join(options)


def _verbs(state: Any, language: str) -> Iterator[Row]:
    say, game = page_words(state.game, language), state.game
    for verb, kinds in game.vocabulary.signatures.items():
        yield (
            " ".join([verb, *(f"<{game.label('usage', kind, language)}>" for kind in kinds)]),
            say.verb(verb),
        )


def _units(state: Any, language: str) -> Iterator[Row]:
    for name in state.game.vocabulary.names.get("unit", ()):
        yield name, state.game.label("unit", name, language), state.game.about("unit", name, language)


def _spaces(state: Any, language: str) -> Iterator[Row]:
    """With their names in every language: any of them will do."""
    for name in state.game.vocabulary.names["space"]:
        labels = dict.fromkeys(state.game.label("space", name, one) for one in LANGUAGES)
        yield name, " / ".join(labels)


def _names(kind: str) -> Callable[[Any, str], Iterator[Row]]:
    def rows(state: Any, language: str) -> Iterator[Row]:
        for name in state.game.vocabulary.names[kind]:
            yield name, state.game.label(kind, name, language)

    return rows


def _position(state: Any, language: str) -> Iterator[Row]:
    for name, key in state.game.position_file.keys.items():
        yield name, key.kind.example(state)


def _expect(state: Any, language: str) -> Iterator[Row]:
    file = state.game.position_file
    for name in (*file.looks, *file.checks):
        yield (name,)


def _sentences(prefix: str) -> Callable[[Any, str], Iterator[Row]]:
    """Keys with their sentences; what a figure is put for is in angle brackets."""

    def rows(state: Any, language: str) -> Iterator[Row]:
        game: Game = state.game
        written = patterns(language, game.folder / "locale")
        for key in spoken(game, language).keys(prefix):
            yield key.removeprefix(prefix), _plainly(written[key])

    return rows


def _plainly(pattern: str) -> str:
    """A sentence as its file writes it, without the signs for programs.

    >>> _plainly("There is no { $kind } “{ $name }”.")
    'There is no <kind> “<name>”.'
    """
    named = re.sub(r"\{\s*\$([\w-]+)\s*\}", r"<\1>", pattern)
    chosen = re.sub(r"\{\s*\$[\w-]+\s*->|\*?\[[^\]]*\]", " / ", named)
    return re.sub(r"(\s*/\s*)+", " / ", " ".join(re.sub(r"[{}]", " ", chosen).split())).strip(" /")


KINDS: dict[str, Callable[[Any, str], Iterator[Row]]] = {
    "seats": _seats,
    "scenarios": _scenarios,
    "verbs": _verbs,
    "units": _units,
    "spaces": _spaces,
    "position": _position,
    "expect": _expect,
    "events": _sentences("event-"),
    "refusals": _sentences("no-"),
    "ends": _sentences("end-"),
}
