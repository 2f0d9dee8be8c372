"""`grognard play`: a person against bots, in the terminal."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import typer

from grognard import bots
from grognard.cli.common import (
    Dice,
    Language,
    Options,
    Overlay,
    Position,
    Scenario,
    Seed,
    begin,
    console,
    load_game,
)
from grognard.cli.conversation import Talk
from grognard.cli.open_game import open_record, position_at
from grognard.cli.session import Session, bot_seed, remember
from grognard.cli.words import Words
from grognard.kernel.game import Game, UnknownChoice
from grognard.kernel.languages import DEFAULT
from grognard.kernel.record import Record, Recorder
from grognard.kernel.refusal import BadFile, GrognardError


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Such as bfg; not with --load.")] = None,
    scenario: Scenario = None,
    option: Options = None,
    seats: Annotated[
        list[str] | None, typer.Option("--as", help="The seat you take. Can be repeated.", metavar="SEAT")
    ] = None,
    against: Annotated[
        str | None, typer.Option(help="Who takes the others; the best bot if not said.")
    ] = None,
    seed: Seed = None,
    overlay: Overlay = None,
    position: Position = None,
    dice: Dice = None,
    load: Annotated[Path | None, typer.Option(help="Go on with this record.", metavar="FILE")] = None,
    save: Annotated[
        Path | None, typer.Option(help="Where the game is kept, after every action.", metavar="FILE")
    ] = None,
    language: Language = DEFAULT,
) -> None:
    """Plays a game against bots. Type help for what you can ask.

    Examples: grognard play bfg --as western --against random

    grognard play --load mine.record
    """
    if load is not None:
        if game or scenario or option or seed or overlay or position or dice:
            raise GrognardError("a record says its game, scenario and dice; leave them out with --load")
        table, record = open_record(load)
        state = position_at(table, record, None)
    elif game is None:
        raise GrognardError("say which game, such as: grognard play bfg")
    else:
        table, record = load_game(game, overlay), None
        state = begin(table, scenario, option, seed, position, dice)
    words = Words(table, language)
    recorder = Recorder.resume(record, state) if record else Recorder(state)
    path = _path(table, load, save)
    session = Session(state, recorder, path, _players(state, seats, against, recorder), words, console())
    if record:
        remember(session, record)
    session.out.print(words.say("welcome", path=str(path)), soft_wrap=True)
    session.tell([] if record else state.events)
    Talk(session).run()


def _path(game: Game, load: Path | None, save: Path | None) -> Path:
    """Where the game is kept: nothing that was played may be lost, so there always is such a place."""
    path = save or load or Path(time.strftime(f"{game.short}-%Y%m%d-%H%M%S.record"))
    if path.exists() and path != load:
        raise BadFile(str(path), f"is there already; to go on with it: grognard play --load {path}")
    return path


def _players(state: Any, taken: list[str] | None, against: str | None, record: Record) -> dict[int, bots.Bot]:
    """A bot for every seat that no person takes; the first seat is yours if you do not say."""
    seats, table = state.setup.seats, state.game
    for seat in taken or ():
        if seat not in seats:
            raise UnknownChoice("seat", seat, seats)
    mine = taken or seats[:1]
    name = against or bots.names(table)[-1]
    return {
        number: bots.bot(name, table, bot_seed(state, number, len(record.moves)))
        for number, seat in enumerate(seats)
        if seat not in mine
    }
