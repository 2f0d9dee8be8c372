"""The commands put together, and what happens when one of them cannot do its work."""

from __future__ import annotations

import errno
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, NamedTuple

import typer
from typer.core import TyperGroup

from grognard.kernel.refusal import GrognardError

BAD_USE = 2
LONGEST_NAME = 200
"""So much of a file's name is told: there is no file with a longer one."""
BREAKS = (
    ArithmeticError, AssertionError, AttributeError, LookupError, MemoryError, RecursionError, StopIteration,
    TypeError, ValueError,
)  # fmt: skip
"""What corrections that do not fit may end in."""


class Listed(NamedTuple):
    """A command that need not be imported to be listed: its function, or its group, and what it is for."""

    where: str
    sentence: str


COMMANDS = {
    "games": Listed("games:games", "Lists the games with their scenarios, options, seats and bots."),
    "new": Listed("new:new", "Starts a game and writes it to a file."),
    "play": Listed("play:play", "Plays a game against bots. Type help for what you can ask."),
    "show": Listed("show:show", "Shows a position: in words here, or as a picture in a file."),
    "replay": Listed(
        "replay:replay",
        "Tells a recorded game, or checks that it was played by the rules and with the dice it was promised.",
    ),
    "rules": Listed(
        "rules:rules",
        "Shows the rules, one paragraph, the charts, or which code and tests stand behind each paragraph.",
    ),
    "odds": Listed("odds:odds", "Tells the exact odds of two strengths, or of an attack in a position."),
    "case": Listed(
        "case:case", "Plays the cases of files and says which of them do not come out, with line and reason."
    ),
    "words": Listed(
        "word_list:words",
        "Lists the words of a game: verbs and what they take, units, spaces, keys of positions and cases.",
    ),
    "check": Listed(
        "check:check", "Looks for what is amiss in a game that you are making: missing words, wrong names."
    ),
    "lab": Listed("lab:app", "Studies games by having bots play them."),
    "bench": Listed("bench:bench", "Measures random play of every game, in turns with python-chess."),
    "page": Listed(
        "serve:page",
        "Opens the page in your browser, with the server for it on this computer alone, until Ctrl-C.",
    ),
    "tables": Listed(
        "tables:app", "Looks after the tables of a server: lists, exports, deletes, backs up, moves them."
    ),
    "serve": Listed("serve:serve", "Serves the page and its API to others, until Ctrl-C."),
    "soak": Listed(
        "soak:soak", "Attacks a server of its own: killed, lied to, spied on, flooded, out of disk."
    ),
}


class _Wanted(Mapping[str, Any]):
    """The commands, each imported when somebody looks at it."""

    def __getitem__(self, name: str) -> Any:
        module, _, attribute = COMMANDS[name].where.partition(":")
        found = getattr(import_module(f"grognard.cli.{module}"), attribute)
        if not isinstance(found, typer.Typer):
            alone = typer.Typer(add_completion=False, rich_markup_mode=None)
            alone.command(name)(found)
            found = alone
        made = typer.main.get_command(found)
        made.name = name
        return made

    def __iter__(self) -> Iterator[str]:
        return iter(COMMANDS)

    def __len__(self) -> int:
        return len(COMMANDS)


class _Group(TyperGroup):
    """Lists the commands without importing them; tells an error that a person can mend in one line."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self.commands = _Wanted()  # type: ignore[assignment]  # nobody adds to them

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, listed.sentence) for name, listed in COMMANDS.items()])

    def invoke(self, ctx: Any) -> Any:
        from grognard.cli.common import corrected

        corrected.clear()
        try:
            return super().invoke(ctx)
        except GrognardError as error:
            typer.echo(f"grognard: {error}", err=True)
            raise typer.Exit(BAD_USE) from error
        except OSError as error:
            if error.errno == errno.EPIPE:
                raise  # who read what was printed has gone
            place = f"{str(error.filename)[:LONGEST_NAME]}: " if error.filename else ""
            typer.echo(f"grognard: {place}{error.strerror or error}", err=True)
            raise typer.Exit(BAD_USE) from error
        except BREAKS as error:
            if not corrected:
                raise
            # No rule can foresee every way in which somebody's corrections break the data.
            told = f"{corrected[-1]}: with these corrections the game breaks: {type(error).__name__}: {error}"
            typer.echo(f"grognard: {told}", err=True)
            raise typer.Exit(BAD_USE) from error


# Help is plain text: to import what draws it with frames takes three times as long as all the rest.
app = typer.Typer(
    cls=_Group,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    help="Four strategic games of the Second World War in Europe, refereed, played and studied.\n\n"
    "Start with: grognard play bfg",
)


@app.callback()
def grognard() -> None:
    """Nothing is done before a command."""
