"""A game as a file: header, one line an action, digests, checkpoints; to be read, replayed and verified.

    grognard record 2
    {"game": "battle-for-germany", "version": 1, "data": "3f09...", "scenario": "historical", ...}
    = 0f3c...                                  the digest of the position
    > {"events": [...]}                        what the set-up told
    ! {"game": "battle-for-germany", ...}      the position
    soviet move su_4gt 2225-2125
    > {"events": [...], "changes": {...}}      what it told and changed, to be read without any rules
    soviet attack 1905 su_4gt | 4 2            and the dice that it rolled
    soviet rebuild su_4gt | ~17                and what it drew in secret
    ! {"game": "battle-for-germany", ...}      a checkpoint: the position, but nothing of the dice to come
    - soviet attack 1905 su_4gt | 4 2          an action that was taken back later: its dice are spent
    < 1                                        here the last action was taken back
    german resign                              an end by the players' own will, or: german agree-draw
    * {"winners": [0], ...}                    the end of a finished game

A record tells everything that was hidden but the seed: until the game is over it is for the referee only.
Records without traces, as they were first written ("grognard record 1"), can be read as well.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from grognard.kernel.action import Action
from grognard.kernel.outcome import Outcome
from grognard.kernel.refusal import BadFile
from grognard.kernel.state import State
from grognard.kernel.takeback import TakenBack
from grognard.kernel.trace import Trace, read_trace, trace_text, traced

FIRST_LINE = "grognard record 2"
WITHOUT_TRACES = "grognard record 1"
CHANCE = re.compile(r"(?:[1-9]\d{0,3}|~\d{1,400})(?: (?:[1-9]\d{0,3}|~\d{1,400}))*", re.ASCII)
"""Dice, and secret draws, each of which may be a large number: one of all the orders of a deck."""
LONGEST_SEED = 200
DIGEST_EVERY = 50
CHECKPOINT_EVERY = 500


class Header(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What was played, and where it began: with the set-up of the scenario, or from a position.

    `opening` and `draws` are the dice and the secret draws of the set-up, `dice` those that a script says.
    `data` is the fingerprint of the rules' data, `moved_at` the number of actions after which the game went
    on by these rules, having begun by others.
    """

    game: str
    version: int
    data: str = ""
    moved_at: int | None = None
    scenario: str
    seats: tuple[str, ...]
    commitment: str
    options: dict[str, Any] = {}
    overlay: dict[str, Any] = {}
    opening: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    draws: tuple[int, ...] = ()
    position: dict[str, Any] | None = None
    seed: Annotated[str, msgspec.Meta(max_length=LONGEST_SEED)] | None = None


class Move(msgspec.Struct, frozen=True, tag=True):
    """One action of a record: who, what, the dice it rolled, what it drew in secret, and its line in the file
    (0: in none)."""

    seat: int
    action: str
    dice: tuple[int, ...] = ()
    draws: tuple[int, ...] = ()
    line: int = 0


Struck = Move | TakenBack
"""What was taken back is told as it was played, and where it was taken back."""


class Record:
    """A game as it was played. `digests`, `checkpoints` and `traces` are by the number of actions done before
    them; the trace of number 0 is that of the set-up. `spent` is by the same numbers what was played from
    there and taken back after dice had fallen: all else is of the position after that."""

    def __init__(self, header: Header, name: str = "record") -> None:
        self.header, self.name = header, name
        self.moves: list[Move] = []
        self.digests: dict[int, str] = {}
        self.checkpoints: dict[int, bytes] = {}
        self.traces: dict[int, Trace] = {}
        self.spent: dict[int, list[Struck]] = {}
        self.outcome: Outcome | None = None
        self.lines: dict[tuple[str, int], int] = {}

    @property
    def seats(self) -> tuple[str, ...]:
        return self.header.seats

    def text(self) -> str:
        """The file."""
        rows = [FIRST_LINE, _json(self.header), *self._marks(0)]
        for number, move in enumerate(self.moves, start=1):
            rows += [self._row(move), *self._marks(number)]
        if self.outcome is not None:
            rows.append(f"* {_json(self.outcome)}")
        return "\n".join(rows) + "\n"

    def _row(self, move: Move) -> str:
        chance = chance_text(move.dice, move.draws)
        return f"{self.seats[move.seat]} {move.action}" + (f" | {chance}" if chance else "")

    def _struck_row(self, item: Struck) -> str:
        return f"- {self._row(item)}" if isinstance(item, Move) else f"< {item.count}"

    def _marks(self, number: int) -> list[str]:
        digest, checkpoint = self.digests.get(number), self.checkpoints.get(number)
        trace = self.traces.get(number)
        rows = [self._struck_row(item) for item in self.spent.get(number, [])]
        rows += [f"= {digest}"] if digest is not None else []
        rows += [f"> {trace_text(trace)}"] if trace is not None else []
        return rows + ([f"! {checkpoint.decode()}"] if checkpoint else [])

    def write(self, path: Path) -> None:
        path.write_text(self.text(), encoding="utf-8")

    @staticmethod
    def read(source: Path | str) -> Record:
        """The record of a file, or of its text; BadFile says what is wrong and where."""
        if isinstance(source, str):
            return _Reader("record", source).record
        try:
            return _Reader(str(source), source.read_bytes().decode("utf-8")).record
        except OSError as error:
            raise BadFile(str(source), error.strerror or "cannot be read") from error
        except UnicodeDecodeError as error:
            raise BadFile(str(source), "is not text in UTF-8") from error


class Recorder(Record):
    """Writes a record while a game is played.

    A `private` record holds the seed, so that the game can go on from it; another one shows the seed only
    when the game is over.
    """

    def __init__(
        self,
        state: State,
        private: bool = True,
        header: Header | None = None,
        spent: Sequence[Struck] = (),
    ) -> None:
        super().__init__(header or _header(state))
        self.private = private
        self._spend(spent)
        self._last = state.clone()
        self.traces[0] = Trace(state.events if self.header.position is None else [])
        self.checkpoints[0] = state.dump(secret=False)
        self._mark(state)

    def append(self, seat: int, action: Action | str, state: State, spent: Sequence[Struck] = ()) -> None:
        """An action was done; `state` is what came out of it, and after what was `spent` from there."""
        line = " ".join((action if isinstance(action, str) else state.game.write(action)).split())
        self.moves.append(Move(seat, line, tuple(state.rolls), tuple(state.draws)))
        self.traces[len(self.moves)] = traced(self._last, state, seat, line)
        self.outcome = state.outcome
        self._last = state.clone()
        self._spend(spent)
        self._mark(state)

    def _spend(self, spent: Sequence[Struck]) -> None:
        if spent:
            self.spent[len(self.moves)] = list(spent)

    def _mark(self, state: State) -> None:
        number = len(self.moves)
        if number % DIGEST_EVERY == 0:
            self.digests[number] = state.digest()
        if number and number % CHECKPOINT_EVERY == 0:
            self.checkpoints[number] = state.dump(secret=False)

    def text(self) -> str:
        """The file as it stands now, with a checkpoint at its end."""
        now = Record(self._shown_header(), self.name)
        now.moves, now.digests, now.outcome, now.traces = self.moves, self.digests, self.outcome, self.traces
        now.spent = self.spent
        now.checkpoints = {**self.checkpoints, len(self.moves): self._last.dump(secret=False)}
        return now.text()

    def _shown_header(self) -> Header:
        """The header without what tells the dice to come, unless they may be known."""
        if self.private or self.outcome is not None:
            return msgspec.structs.replace(self.header, seed=self._last.seed or None)
        return msgspec.structs.replace(self.header, seed=None, dice=())

    @classmethod
    def resume(cls, record: Record, state: State, private: bool = True) -> Recorder:
        """Goes on writing a record that was read; `state` is the position at its end."""
        recorder = object.__new__(cls)
        Record.__init__(recorder, record.header, record.name)
        recorder.moves, recorder.outcome = record.moves[:], record.outcome
        recorder.digests = dict(record.digests)
        recorder.traces, recorder.spent = dict(record.traces), dict(record.spent)
        recorder.checkpoints = {n: c for n, c in record.checkpoints.items() if n % CHECKPOINT_EVERY == 0}
        recorder.private, recorder._last = private, state.clone()
        return recorder


def _header(state: State) -> Header:
    """The header of a game that stands at this position: a scenario's start if it is one."""
    game, setup = state.game, state.setup
    header = Header(
        game=game.name,
        version=game.version,
        data=game.data_fingerprint,
        scenario=setup.scenario,
        seats=setup.seats,
        commitment=state.commitment,
        options=setup.options,
        overlay=game.overlay,
    )
    opening = tuple(state.rolls) if len(state.rolls) == state.rolled else ()
    scripts = [(*opening, *state.scripted), tuple(state.scripted)] if state.seed else []
    for script in scripts:
        fresh = game.new(setup.scenario, options=setup.options, seed=state.seed, dice=script)
        if fresh.dump() == state.dump():
            header.opening, header.dice, header.draws = opening, script, tuple(fresh.draws)
            return header
    header.position, header.dice = msgspec.json.decode(state.dump(secret=False)), tuple(state.scripted)
    return header


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class _Reader:
    """Reads the lines of a record one after the other."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.number = name, 0
        lines = text.replace("\r\n", "\n").split("\n")
        self._check_frame(lines)
        self.record = Record(self._header(lines[1]), name)
        for number, line in enumerate(lines[2:-1], start=3):
            self.number = number
            self._line(line)
        if len(self.record.moves) not in self.record.checkpoints:
            raise self._bad("the record breaks off: it does not end with a checkpoint")

    def _bad(self, reason: str) -> BadFile:
        return BadFile(self.name, reason, self.number or None)

    def _check_frame(self, lines: list[str]) -> None:
        self.number = 1
        if lines[0] not in (FIRST_LINE, WITHOUT_TRACES):
            raise self._bad(f"not a record: the first line is not {FIRST_LINE!r}")
        self.number = len(lines)
        if len(lines) < 3 or lines[-1]:
            raise self._bad("the record breaks off in the middle of a line")

    def _header(self, line: str) -> Header:
        self.number = 2
        header: Header = self._decode(line, Header, "the header")
        if not header.seats or len(set(header.seats)) < len(header.seats):
            raise self._bad("the header names no seats, or one twice")
        return header

    def _decode(self, line: str, kind: Any, what: str) -> Any:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise self._bad(f"{what} cannot be read: {error}") from error

    def _line(self, line: str) -> None:
        if self.record.outcome is not None:
            raise self._bad("something follows the end of the game")
        mark, _, rest = line.partition(" ")
        if mark in _MARKS:
            _MARKS[mark](self, rest)
            self.record.lines[mark, len(self.record.moves)] = self.number
        else:
            self._move(line)

    def _move(self, line: str) -> None:
        self.record.moves.append(self._read(line))

    def _struck(self, rest: str) -> None:
        self.record.spent.setdefault(len(self.record.moves), []).append(self._read(rest))

    def _taken_back(self, rest: str) -> None:
        if not re.fullmatch(r"[1-9]\d{0,5}", rest):
            raise self._bad("this is no number of actions that were taken back")
        count = TakenBack(int(rest), self.number)
        self.record.spent.setdefault(len(self.record.moves), []).append(count)

    def _read(self, line: str) -> Move:
        seat = next((i for i, name in enumerate(self.record.seats) if line.startswith(f"{name} ")), None)
        if seat is None:
            raise self._bad("neither an action of a seat nor a digest, checkpoint or end")
        action, bar, chance = line[len(self.record.seats[seat]) + 1 :].partition(" | ")
        if bar and not CHANCE.fullmatch(chance):
            raise self._bad(f"these are no dice: {chance[:60]!r}")
        return Move(seat, action, *read_chance(chance), self.number)

    def _digest(self, rest: str) -> None:
        if not re.fullmatch(r"[0-9a-f]{32}", rest):
            raise self._bad("this is no digest")
        self.record.digests[len(self.record.moves)] = rest

    def _checkpoint(self, rest: str) -> None:
        self._decode(rest, dict[str, Any], "the checkpoint")
        self.record.checkpoints[len(self.record.moves)] = rest.encode()

    def _trace(self, rest: str) -> None:
        try:
            self.record.traces[len(self.record.moves)] = read_trace(rest)
        except (msgspec.DecodeError, RecursionError) as error:
            raise self._bad(f"the trace cannot be read: {error}") from error

    def _outcome(self, rest: str) -> None:
        self.record.outcome = self._decode(rest, Outcome, "the end of the game")
        if not all(0 <= winner < len(self.record.seats) for winner in self.record.outcome.winners):
            raise self._bad("a winner has no seat")


_MARKS = {
    ">": _Reader._trace, "=": _Reader._digest, "!": _Reader._checkpoint, "*": _Reader._outcome,
    "-": _Reader._struck, "<": _Reader._taken_back,
}  # fmt: skip


def chance_text(dice: Sequence[int], draws: Sequence[int]) -> str:
    """The dice and the secret draws of an action as one text.

    >>> chance_text([4, 2], [17])
    '4 2 ~17'
    """
    return " ".join([*map(str, dice), *(f"~{draw}" for draw in draws)])


def read_chance(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The dice and the secret draws of such a text.

    >>> read_chance("4 2 ~17")
    ((4, 2), (17,))
    """
    words = text.split()
    dice = tuple(int(word) for word in words if not word.startswith("~"))
    return dice, tuple(int(word[1:]) for word in words if word.startswith("~"))


def digest_of(checkpoint: bytes) -> str:
    """The digest that the position of a checkpoint has."""
    return hashlib.blake2b(checkpoint, digest_size=16).hexdigest()
