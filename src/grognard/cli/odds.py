"""`grognard odds`: what the dice may bring, exactly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from grognard.cli.common import (
    GameName,
    Json,
    Language,
    Overlay,
    check_language,
    console,
    load_game,
    print_json,
)
from grognard.cli.open_game import open_source, seat_number
from grognard.cli.words import Words
from grognard.kernel.game import Game
from grognard.kernel.languages import DEFAULT, share, typeset
from grognard.kernel.refusal import GrognardError, Illegal, NoOdds

BAR = 30
APART = ("chances", "unknown")
"""What is not one of the figures at the head."""


def odds(
    game: GameName,
    strengths: Annotated[list[str] | None, typer.Argument(help="Attack and defence, such as: 19 18")] = None,
    position: Annotated[
        Path | None, typer.Option(help="A position file or a record to weigh an attack in.", metavar="FILE")
    ] = None,
    attack: Annotated[str | None, typer.Option(help="What is attacked: 1905, or 1905+1806")] = None,
    units: Annotated[str | None, typer.Option("--with", help="By whom: us_12+us_3")] = None,
    seat: Annotated[
        str | None,
        typer.Option("--as", help="By what this seat knows; the one in turn if not said.", metavar="SEAT"),
    ] = None,
    json: Json = False,
    overlay: Overlay = None,
    language: Language = DEFAULT,
) -> None:
    """Tells the exact odds of two strengths, or of an attack in a position.

    Examples: grognard odds bfg 19 18

    grognard odds bfg --position mine.toml --attack 1905 --with us_12+us_3+us_5
    """
    check_language(language)
    table = load_game(game, overlay)
    if position is None and attack is None and units is None:
        found = _of_strengths(table, strengths or [], language)
    elif position is None or attack is None or strengths:
        raise GrognardError("say either two strengths, or --position, --attack and --with together")
    else:
        opened = open_source(str(position), overlay)
        view = opened.state.view(_eyes(opened.state, seat))
        table, found = opened.game, _of_an_attack(opened.game, view, attack, units, language)
    if json:
        print_json(as_data(found))
    else:
        console().print(shown(Words(table, language), found))


def _of_an_attack(game: Game, view: Any, attack: str, units: str | None, language: str) -> Mapping[str, Any]:
    """A name that there is not, and whatever else keeps it from being an attack, is told in words."""
    try:
        return game.odds([attack, units] if units else [attack], view)
    except Illegal as error:
        raise GrognardError(Words(game, language).refusal(error.refusal)) from error


def _eyes(state: Any, seat: str | None) -> int | None:
    """Who is asked knows best what its attack is worth; of a game that is over everybody knows the same."""
    if seat is not None:
        return seat_number(state, seat)
    return state.waiting[0] if state.waiting else None


def _of_strengths(table: Game, strengths: Sequence[str], language: str) -> Mapping[str, Any]:
    """A game in which more counts than two strengths says what to ask instead, if there is anything."""
    try:
        return table.odds(strengths, None)
    except NoOdds as error:
        words = Words(table, language)
        named = {"title": words.text("title"), "game": table.name}
        told = words.say("no-odds", **named) if table.weighed else words.say("no-odds-at-all", **named)
        raise GrognardError(told) from error


def as_data(found: Mapping[str, Any]) -> dict[str, Any]:
    """The odds with each chance as a fraction and as a share."""
    chances = {
        result: {"fraction": str(chance), "share": round(float(chance), 6)}
        for result, chance in found["chances"].items()
    }
    return {**found, "chances": chances}


def shown(words: Words, found: Mapping[str, Any]) -> RenderableType:
    """The odds as a table with a bar for each result."""
    head = Text(
        "   ".join(
            f"{words.figure(name)} {typeset(_told(value), words.language)}"
            for name, value in found.items()
            if name not in APART
        )
    )
    table = Table("", "", "", "", box=None, show_header=False, pad_edge=False)
    for result, chance in found["chances"].items():
        table.add_row(
            words.label("result", result),
            str(chance),
            share(chance, words.language),
            Text(_bar(chance), "cyan"),
        )
    unknown = [words.text(f"unknown-{name}") for name in found.get("unknown", ())]
    return Group(head, table, *([words.say("not-known", things=", ".join(unknown))] if unknown else []))


def _told(value: Any) -> str:
    return (
        ", ".join(f"{key} x{factor}" for key, factor in value.items())
        if isinstance(value, dict)
        else str(value)
    )


def _bar(chance: Fraction) -> str:
    return "█" * max(1, round(chance * BAR))
