"""Records played again: step by step, to their end, or to prove that they are true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from grognard.kernel.dice import commitment
from grognard.kernel.ending import acted
from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.record import Move, Record, digest_of
from grognard.kernel.refusal import BadFile, GrognardError
from grognard.kernel.state import State
from grognard.kernel.takeback import WrongTakeback, spend
from grognard.kernel.trace import Trace, trace_text, traced

CANNOT_BE_PLAYED = "the position or the corrections of data that the record begins with cannot be played"


class Played(NamedTuple):
    """One action of a replay. The state is the same object all along: clone it to keep it."""

    seat: int
    line: str
    state: Any
    events: list[Event]


class Verification(msgspec.Struct, frozen=True):
    """What came out when a record was played again."""

    ok: bool
    actions: int
    digests: int
    dice: str
    problem: str | None


def start(game: Game, record: Record) -> Any:
    """The position that a record begins with."""
    return _Replay(game, record).state


def replay(game: Game, record: Record, upto: int | None = None) -> Iterator[Played]:
    """Plays the first `upto` actions (all if not said) again, checking dice and digests on the way."""
    return _Replay(game, record).run(upto)


def plays_again(game: Game, record: Record) -> bool:
    """Whether a record was played by these rules from its beginning, so that it can be played again."""
    header = record.header
    return game.plays_as(header.version, header.data) and header.moved_at is None


def brings_its_own(record: Record) -> bool:
    """Whether somebody may have made up what a record begins with: its position, or corrections of data."""
    return record.header.position is not None or bool(record.header.overlay)


def final(game: Game, record: Record) -> Any:
    """The position at the end of a record; of one that other rules played, as its last checkpoint has it."""
    if plays_again(game, record):
        again = _Replay(game, record)
        for _ in again.run(None):
            pass
        return again.state
    number = max(record.checkpoints)
    try:
        state = game.load(record.checkpoints[number])
    except GrognardError as error:
        raise BadFile(record.name, str(error), record.lines.get(("!", number))) from error
    state.seed = record.header.seed or ""
    return state


def verify(game: Game, record: Record) -> Verification:
    """Plays a record again and compares every die, digest and checkpoint, and the end."""
    dice = "recomputed from the seed" if record.header.seed else "as recorded"
    again: _Replay | None = None
    try:
        again = _Replay(game, record)
        for _ in again.run(None):
            pass
        again.check_end()
    except BadFile as error:
        done, checked = (again.done, again.checked) if again else (0, 0)
        return Verification(False, done, checked, dice, str(error))
    return Verification(True, again.done, again.checked, dice, None)


class _Replay:
    """A record being played again."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game, self.record = game, record
        self.done = self.checked = 0
        self._check_header()
        self.state: State = self._start()
        self._spend()
        self.check_marks()
        if record.header.position is None:  # else nobody knows what led to the position
            self._check_trace(Trace(self.state.events))

    def bad(self, reason: str, line: int | None) -> BadFile:
        return BadFile(self.record.name, reason, line)

    def _check_header(self) -> None:
        header, game = self.record.header, self.game
        if header.game != game.name or header.overlay != game.overlay:
            raise self.bad(f"a record of {header.game} with other data than {game.name} has here", 2)
        if not plays_again(game, self.record):
            raise self.bad(
                f"played by version {header.version} of the rules, these are version {game.version}, or of "
                "other data: it can be read as it was told, but cannot be played again",
                2,
            )
        if header.seed is not None and commitment(header.seed) != header.commitment:
            raise self.bad("the seed is not the one that was committed to", 2)

    def _start(self) -> State:
        header = self.record.header
        script = header.dice if header.seed else header.opening
        try:
            if header.position is None:
                draws = () if header.seed else header.draws
                state: State = self.game.new(
                    header.scenario, options=header.options, seed=header.seed or "", dice=script, draws=draws
                )
            else:
                state = self.game.load(msgspec.json.encode(header.position))
                state.seed, state.scripted = header.seed or "", list(script)
        except GrognardError as error:
            raise self.bad(f"the start of the game: {error}", 2) from error
        except Exception as error:
            raise self._broken(error, 2) from error
        state.commitment = header.commitment
        if state.setup.seats != header.seats:
            raise self.bad(f"the seats are {', '.join(state.setup.seats)}", 2)
        if header.position is None and tuple(state.draws) != header.draws:
            raise self.bad("the secret draws of the set-up were not those recorded", 2)
        if header.position is None and tuple(state.rolls) != header.opening:
            raise self.bad(
                f"the dice of the set-up were {state.rolls}, recorded are {list(header.opening)}", 2
            )
        return state

    def run(self, upto: int | None) -> Iterator[Played]:
        for move in self.record.moves[:upto]:
            before = self.state.clone()
            events = self._move(self.state, move)
            self.done += 1
            self._spend()
            self.check_marks()
            self._check_trace(traced(before, self.state, move.seat, move.action))
            yield Played(move.seat, move.action, self.state, events)

    def _move(self, state: State, move: Move) -> list[Event]:
        """Does one action of the record; its dice and draws have to be those recorded."""
        if not self.record.header.seed:
            state.scripted, state.dealt = list(move.dice), list(move.draws)
        events = self._act(state, move)
        if tuple(state.rolls) != move.dice:
            raise self.bad(f"the dice were {state.rolls}, recorded are {list(move.dice)}", move.line)
        if tuple(state.draws) != move.draws:
            raise self.bad("the secret draws were not those recorded", move.line)
        return events

    def _spend(self) -> None:
        """Plays what was taken back here, too: every die is accounted for."""
        items = self.record.spent.get(self.done, [])
        try:
            spend(self.state, items, self._move)
        except WrongTakeback as error:
            raise self.bad(str(error), items[-1].line) from error

    def _act(self, state: State, move: Move) -> list[Event]:
        try:
            return acted(state, move.seat, move.action)
        except GrognardError as error:
            raise self.bad(str(error), move.line) from error
        except Exception as error:
            raise self._broken(error, move.line) from error

    def _broken(self, error: Exception, line: int | None) -> Exception:
        """A position or data that a record brings can break the rules in any way; our own can't."""
        return self.bad(CANNOT_BE_PLAYED, line) if brings_its_own(self.record) else error

    def _check_trace(self, trace: Trace) -> None:
        """Compares what the record says that an action told and changed, if it says so."""
        told = self.record.traces.get(self.done)
        if told is not None and trace_text(told) != trace_text(trace):
            line = self.record.lines.get((">", self.done))
            raise self.bad("the trace is of another action", line)

    def check_marks(self) -> None:
        """Compares the digest and the checkpoint that the record has at this point, if any."""
        record, number = self.record, self.done
        marks = {"=": record.digests.get(number)}
        if number in record.checkpoints:
            marks["!"] = digest_of(record.checkpoints[number])
        for mark, digest in marks.items():
            if digest is not None and digest != self.state.digest():
                what = "digest" if mark == "=" else "checkpoint"
                raise self.bad(f"the {what} is of another position", record.lines.get((mark, number)))
        self.checked += marks["="] is not None

    def check_end(self) -> None:
        """Compares how the game ended."""
        if msgspec.json.encode(self.record.outcome) != msgspec.json.encode(self.state.outcome):
            raise self.bad("the game did not end as recorded", self.record.lines.get(("*", self.done)))
