"""Records that are brought: what is stored of one, once it has proved true, or can at least be shown.

A record of today's rules is played again. One of other rules can't be: it is taken as it tells itself, and
every position and sentence of it has to come out right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from grognard.kernel.game import Game
from grognard.kernel.languages import LANGUAGES
from grognard.kernel.record import Header, Move, Record
from grognard.kernel.refusal import BadFile, GrognardError, UnknownChoice
from grognard.kernel.replay import CANNOT_BE_PLAYED, brings_its_own, plays_again, replay, start
from grognard.kernel.takeback import TakenBack
from grognard.kernel.trace import Position, Trace, changed, difference, dumped, trace_text, traced
from grognard.page.charts import charts
from grognard.page.lines import lines
from grognard.page.question import question
from grognard.page.scene import scene_of
from grognard.page.status import status

Find = Callable[..., Game]
BREAKS = (LookupError, TypeError, ValueError, ArithmeticError, AttributeError)
"""What a trace that was tampered with may end in, when it is laid over its position."""


class ReadRecord(msgspec.Struct, frozen=True):
    """A record as it is stored: where it begins, what its actions told and changed, and which of them only
    their seat saw."""

    header: Header
    moves: list[Move]
    start: bytes
    opening: str
    traces: dict[int, str]
    hushed: list[int]
    over: bool
    spent: dict[int, list[Move | TakenBack]] = {}


def read_record(find: Find, text: str) -> ReadRecord:
    """The record of a text; BadFile says where it is not true."""
    record = Record.read(text)
    try:
        game = _game(find, record)
    except GrognardError as error:
        raise BadFile(record.name, str(error), 2) from error
    read = _played if plays_again(game, record) and game.overlay == record.header.overlay else _told
    try:
        return read(game, record)
    except BadFile:
        raise
    except Exception as error:
        # What a record brings can break the rules in any way; a scenario of our own data can't.
        if not brings_its_own(record) and read is _played:
            raise
        raise BadFile(record.name, CANNOT_BE_PLAYED, 2) from error


def _game(find: Find, record: Record) -> Game:
    """The game of a record; without its corrections if it is of other rules, whose data may not take them."""
    try:
        return find(record.header.game, record.header.overlay)
    except UnknownChoice:
        raise
    except GrognardError:
        plain = find(record.header.game)
        if record.header.version == plain.version:
            raise
        return plain


def _played(game: Game, record: Record) -> ReadRecord:
    """A record of today's rules, played again."""
    state, brought = start(game, record), brings_its_own(record)
    if brought:
        _show(game, record, state, [])
        _ask(game, record, state)
    begin, opening = state.dump(secret=False), trace_text(Trace(state.events))
    traces, hushed, before = dict[int, str](), list[int](), state
    for number, played in enumerate(replay(game, record), start=1):
        state, move = played.state, record.moves[number - 1]
        if brought:
            _show(game, record, state, [], move.line)
        traces[number] = trace_text(traced(before, state, move.seat, move.action))
        before = state.clone()
        if state.hushed:
            hushed.append(number)
    if msgspec.json.encode(record.outcome) != msgspec.json.encode(state.outcome):
        line = record.lines.get(("*", len(record.moves)))
        raise BadFile(record.name, "the game did not end as recorded", line)
    over = state.outcome is not None
    return ReadRecord(record.header, record.moves, begin, opening, traces, hushed, over, record.spent)


def _told(game: Game, record: Record) -> ReadRecord:
    """A record of other rules, as it tells itself."""
    begin, opening = _beginning(record), record.traces.get(0, Trace())
    state = _loaded(game, record, begin, 2)
    if tuple(state.setup.seats) != record.seats:
        raise BadFile(record.name, f"the seats are {', '.join(state.setup.seats)}", 2)
    _show(game, record, state, [opening])
    traces, hushed = dict[int, str](), list[int]()
    for number, (trace, position) in enumerate(_steps(record, begin), start=1):
        line = record.moves[number - 1].line
        state = _loaded(game, record, position, line)
        _show(game, record, state, [trace], line)
        traces[number] = trace_text(trace)
        if trace.hushed:
            hushed.append(number)
    over = record.outcome is not None
    return ReadRecord(record.header, record.moves, dumped(begin), trace_text(opening), traces, hushed, over)


def _beginning(record: Record) -> Position:
    """The first position that a record has: where it began, if it says that."""
    first = record.header.position
    if first is None:
        first = msgspec.json.decode(record.checkpoints[min(record.checkpoints)])
    return first


def _steps(record: Record, position: Position) -> Iterator[tuple[Trace, Position]]:
    """The traces of the actions and the positions after them. Where a record has none, as the first ones had
    not, only its checkpoints change something."""
    for number, move in enumerate(record.moves, start=1):
        trace = record.traces.get(number)
        stored = record.checkpoints.get(number)
        try:
            if trace is not None:
                position = changed(position, trace.changes)
            else:
                after = msgspec.json.decode(stored) if stored else position
                trace, position = Trace(changes=difference(position, after)), after
        except BREAKS as error:
            raise BadFile(record.name, "the trace does not fit the position", move.line) from error
        yield trace, position


def _loaded(game: Game, record: Record, position: Position, line: int) -> Any:
    try:
        return game.load(dumped({**position, "overlay": game.overlay}))
    except GrognardError as error:
        raise BadFile(record.name, f"the checkpoint or trace: {error}", line) from error


def _show(game: Game, record: Record, state: Any, traces: list[Trace], line: int = 2) -> None:
    """What cannot be shown is not taken in: everybody's picture, and every sentence in every language."""
    try:
        for seat in (None, *range(len(state.setup.seats))):
            view = state.view(seat)
            for language in LANGUAGES:
                scene_of(game, view, language)
                status(game, view, language)
                for trace in traces:
                    lines(game, trace.events, seat, language)
    except Exception as error:  # whatever it is that breaks: it would break whoever looks, too
        raise BadFile(record.name, "the position or what is told of it cannot be shown", line) from error


def _ask(game: Game, record: Record, state: Any) -> None:
    """What nobody could be asked is not taken in either: everybody's question, in every language, with the
    charts beside it, which are made of data that a record may correct."""
    try:
        for seat in (None, *range(len(state.setup.seats))):
            for language in LANGUAGES:
                question(game, state.prompt(seat), language)
                charts(game, state.setup, language, state.view(seat))
    except Exception as error:
        raise BadFile(
            record.name, "the question of the position or the charts beside it cannot be told", 2
        ) from error
