"""`grognard replay`: a record told turn by turn, and proved."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from grognard.cli.common import FAILED, Language, console, errors
from grognard.cli.open_game import open_record
from grognard.kernel.event import Event
from grognard.kernel.game import UnknownChoice
from grognard.kernel.languages import DEFAULT, title
from grognard.kernel.messages import Messages
from grognard.kernel.refusal import BadFile
from grognard.kernel.replay import replay as played_again
from grognard.kernel.replay import verify as prove

HEADINGS = {"turn": "bold reverse", "phase": "bold"}


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check every die and digest.")] = False,
    to: Annotated[int | None, typer.Option(min=0, help="Stop after so many actions.")] = None,
    language: Language = DEFAULT,
) -> None:
    """Tells a recorded game, or checks that it was played by the rules and with the dice it was promised.

    Example: grognard replay mine.record --verify
    """
    game, record = open_record(file)
    words = Messages(game, language)
    if verify:
        found = prove(game, record)
        if not found.ok:
            errors().print(f"grognard: {found.problem}", markup=False, soft_wrap=True)
            raise typer.Exit(FAILED)
        console().print(
            f"{file}: {found.actions} actions and {found.digests} digests are right; dice {found.dice}"
        )
        return
    if to is not None and to > len(record.moves):
        raise UnknownChoice("action", to, [f"0 to {len(record.moves)}"])
    out = console()
    try:
        for number, step in enumerate(played_again(game, record, to), start=1):
            out.print(f"{number:5} {record.seats[step.seat]}: {step.line}", style="dim", markup=False)
            tell(out, words, step.events)
    except BadFile as error:
        errors().print(f"grognard: {error}", markup=False, soft_wrap=True)
        raise typer.Exit(FAILED) from error


def tell(out: Console, words: Messages, events: list[Event], seat: int | None = None) -> None:
    """What happened, as far as a seat may know, with the rules behind it."""
    for event in events:
        seen = event.seen_by(seat)
        if seen is not None:
            out.print(log_line(words, seen))


def log_line(words: Messages, event: Event) -> Text:
    """One line of the log; turns and phases stand out."""
    margin, sentence = "" if event.kind in HEADINGS else "  ", title(words.event(event))
    line = Text(margin + sentence, HEADINGS.get(event.kind, ""))
    return line.append(f"  {event.rule}", "dim") if event.rule else line
