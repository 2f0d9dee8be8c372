"""What `show` and `play` can open: a record, a position file, or a scenario as GAME:SCENARIO."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import grognard
from grognard.cli.common import corrected, load_game
from grognard.kernel.game import Game
from grognard.kernel.memory import settled
from grognard.kernel.position import read_toml
from grognard.kernel.record import FIRST_LINE, Record
from grognard.kernel.refusal import BadFile, GrognardError, UnknownChoice
from grognard.kernel.replay import final, replay, start


class Opened(NamedTuple):
    """A position, and the record it comes from, if it comes from one."""

    game: Game
    state: Any
    record: Record | None = None


def open_source(source: str, overlay: Path | None = None, at: int | None = None) -> Opened:
    """The position that a file or a name stands for; of a record the one after `at` actions."""
    path = Path(source)
    if at is not None and (path.suffix == ".toml" or not path.exists()):
        raise GrognardError(f"{source} is no record: only of a record can you say after how many actions")
    if not path.exists() and ":" in source:
        name, _, scenario = source.partition(":")
        game = load_game(name, overlay)
        return Opened(game, game.new(scenario, seed=0))
    if path.suffix == ".toml":
        return _position(path, overlay)
    if not path.exists() and (scenarios := _scenarios(source)):
        raise UnknownChoice("file", source, scenarios)
    game, record = open_record(path)
    return Opened(game, position_at(game, record, at), record)


def _scenarios(name: str) -> list[str]:
    """What to write for a scenario of the game that is called so, if there is one."""
    try:
        return [f"{name}:{scenario}" for scenario in grognard.game(name).scenarios]
    except UnknownChoice:
        return []


def open_record(path: Path) -> tuple[Game, Record]:
    """A record and its game, with the corrections that it was played with."""
    if path.is_file() and path.open("rb").read(len(FIRST_LINE)) != FIRST_LINE.encode():
        raise BadFile(str(path), "is neither a record nor a position (a position's name ends in .toml)")
    record = Record.read(path)
    if record.header.overlay:
        corrected.append(str(path))
    try:
        return settled(grognard.game(record.header.game, record.header.overlay)), record
    except UnknownChoice as error:
        raise BadFile(str(path), str(error), 2) from error


def position_at(game: Game, record: Record, at: int | None) -> Any:
    """The position after so many actions of a record; at its end if not said."""
    if at is None:
        return final(game, record)
    if not 0 <= at <= len(record.moves):
        raise UnknownChoice("action", at, [f"0 to {len(record.moves)}"])
    state = start(game, record)
    for played in replay(game, record, at):
        state = played.state
    return state


def _position(path: Path, overlay: Path | None) -> Opened:
    data, _ = read_toml(path)
    names = grognard.games()
    name = data.get("game", names[0] if len(names) == 1 else None)
    if not isinstance(name, str):
        raise BadFile(str(path), f'does not say its game; add a line such as: game = "{names[0]}"')
    game = load_game(name, overlay)
    return Opened(game, game.from_position(path))


def seat_number(state: Any, seat: str) -> int:
    """The number of a seat of this game by its name."""
    seats: tuple[str, ...] = state.setup.seats
    if seat not in seats:
        raise UnknownChoice("seat", seat, seats)
    return seats.index(seat)
