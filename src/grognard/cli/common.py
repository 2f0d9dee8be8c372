"""What the commands share: their options, how a game is loaded, and where they print."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

import grognard
from grognard.kernel.game import Game
from grognard.kernel.languages import LANGUAGES
from grognard.kernel.memory import settled
from grognard.kernel.position import read_toml
from grognard.kernel.refusal import BadFile, GrognardError, UnknownChoice

FAILED = 1

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name or short name of a game, such as bfg.")]
Scenario = Annotated[str | None, typer.Option(help="The scenario; the first one if not said.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="An optional rule: NAME, or NAME=VALUE. Can be repeated.")
]
Overlay = Annotated[
    Path | None, typer.Option(help="A TOML file that corrects the data of the game.", metavar="FILE")
]
Seed = Annotated[str | None, typer.Option(help="The seed of the dice; one nobody knows if not said.")]
Language = Annotated[str, typer.Option(help=" or ".join(LANGUAGES) + ".", envvar="GROGNARD_LANGUAGE")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for other programs.")]
Position = Annotated[
    Path | None, typer.Option(help="Begin with the position of this TOML file.", metavar="FILE")
]
Dice = Annotated[str | None, typer.Option(help="The next rolls, such as 6,1,3.")]


def console() -> Console:
    """Where answers go; made anew so that it follows what stdout is now."""
    return Console(highlight=False)


def errors() -> Console:
    """Where complaints and progress go."""
    return Console(stderr=True, highlight=False)


def print_json(value: Any) -> None:
    """One JSON object on stdout."""
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


corrected: list[str] = []
"""The files of this command that correct the data of its game: whatever breaks then is told in a sentence."""


def load_game(name: str, overlay: Path | None = None) -> Game:
    """A game, with an overlay file laid over its data."""
    if overlay is None:
        return settled(grognard.game(name))
    corrections, _ = read_toml(overlay)
    corrected.append(str(overlay))
    try:
        game = grognard.game(name, corrections)
        for scenario in game.scenarios:
            game.new(scenario, seed=0)  # what does not fit together shows when it is laid out
    except UnknownChoice:
        raise
    except GrognardError as error:
        raise BadFile(str(overlay), str(error)) from error
    except Exception as error:  # whoever corrects data can break them in any way
        told = f"does not fit the other data of {name}: {type(error).__name__}: {error}"
        raise BadFile(str(overlay), told) from error
    return settled(game)


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise UnknownChoice("language", language, LANGUAGES)
    return language


def read_options(words: Sequence[str] | None) -> dict[str, Any]:
    """The optional rules of the command line: "waffen_ss", "waffen_ss=false", "handicap=2"."""
    return dict(map(_option, words or ()))


def _option(word: str) -> tuple[str, Any]:
    name, given, value = word.partition("=")
    if not given or value in ("true", "false"):
        return name, value != "false"
    return name, int(value) if value.lstrip("-").isdecimal() else value


def read_dice(text: str | None) -> list[int]:
    """The dice of `--dice 6,1,3`."""
    words = text.replace(" ", "").split(",") if text else []
    if not all(word.isdecimal() for word in words):
        raise UnknownChoice("list of dice", text, ["numbers with commas between them, such as 6,1,3"])
    return [int(word) for word in words]


def begin(
    game: Game,
    scenario: str | None,
    options: Sequence[str] | None,
    seed: str | None,
    position: Path | None,
    dice: str | None,
) -> Any:
    """The position that a new game starts from."""
    if position is None:
        return game.new(scenario, options=read_options(options), seed=seed, dice=read_dice(dice))
    if scenario or options or seed:
        raise GrognardError("the position file says the scenario, options and seed; leave them out here")
    return game.from_position(position, read_dice(dice))
