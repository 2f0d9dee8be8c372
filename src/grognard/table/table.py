"""A game being played: its position, what stands and what can be taken back, and how its journal is read."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from grognard.kernel.action import Action
from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.record import Header, Record, Recorder
from grognard.kernel.refusal import GrognardError
from grognard.kernel.replay import start as start_of
from grognard.store import Entry, Seat, Snapshot, TableRow
from grognard.table import clocks
from grognard.table.errors import OldRules
from grognard.table.wish import Clock

EVENTS_KEPT = 60
SNAPSHOT_EVERY = 50


class Standing(NamedTuple):
    """An action that stands: who, what, the dice it rolled."""

    seat: int
    line: str
    dice: tuple[int, ...] = ()


class Table:
    """A position and how it came about. `seq` counts the entries of the journal, `ply` what stands.

    A position is never changed once it is here: the next one is made on a clone and takes its place. So
    whoever has got `state` may keep it, in another thread too, and only has to clone it to play on.
    """

    def __init__(self, row: TableRow, game: Game, seats: Sequence[Seat]) -> None:
        self.id, self.kind, self.title, self.spectators = row.id, row.kind, row.title, row.spectators
        self.created, self.asked_at, self.game = row.created, row.asked_at, game
        self.clock = Clock(**row.clock) if row.clock else None
        self.header: Header = msgspec.convert(row.header, Header)
        self._seed = row.seed
        self.seats: list[Seat] = list(seats)
        self.seq = 0
        self.moves: list[Standing] = []
        self.kept: deque[tuple[int, list[Event]]] = deque(maxlen=EVENTS_KEPT)
        self.snapshot_ply = 0
        self.state: Any = None
        self._firm: Any = None
        self._firm_ply = 0

    # ---------------------------------------------------------------- looking

    @property
    def ply(self) -> int:
        return len(self.moves)

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    @property
    def seed(self) -> str | None:
        """The seed of the dice: told only when the game is over."""
        return self._seed or None if self.over else None

    @property
    def commitment(self) -> str:
        return self.header.commitment

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act; nobody in a record."""
        waiting: tuple[int, ...] = self.state.waiting if self.kind == "game" else ()
        return waiting

    @property
    def bot_to_act(self) -> int | None:
        """The first bot that is asked, if any."""
        return next((seat for seat in self.waiting if self.seats[seat].kind == "bot"), None)

    def may_undo(self, seat: int) -> bool:
        """Its last action can be taken back, and it is this seat's."""
        return self.state.takeback > 0 and seat in self.waiting and self.moves[-1].seat == seat

    def events_of(self, ply: int) -> list[Event] | None:
        """What a recent action brought about; None if that is no longer kept."""
        return next((events for number, events in self.kept if number == ply), None)

    def clock_left(self, seat: int, now: float) -> float | None:
        """Seconds that a seat has left; None without a clock."""
        if self.clock is None:
            return None
        return clocks.left_now(self.seats[seat], self.seats, self.waiting, self.asked_at, now)

    # ---------------------------------------------------------------- being changed

    def done(self, entry: Entry, state: Any, events: list[Event]) -> None:
        """An action is on disk: the position that came out of it takes the place of the last one."""
        self._take(Standing(entry.seat, entry.line, entry.dice), state, events)
        self.seq, self.asked_at = entry.seq, entry.at

    def _take(self, move: Standing, state: Any, events: list[Event]) -> None:
        self.state = state
        self.moves.append(move)
        self.kept.append((self.ply, events))
        self._hold()

    def _hold(self) -> None:
        """Keeps the last position that can't be taken back: those after it follow from it."""
        if self.state.takeback == 0:
            self._firm, self._firm_ply = self.state, self.ply

    def before(self) -> Any:
        """The position before the last action, which can be taken back."""
        state = self._firm.clone()
        for move in self.moves[self._firm_ply : -1]:
            again(state, move)
        return state

    def undone(self, entry: Entry, state: Any) -> None:
        """An undo is on disk: the position before the last action is back."""
        self.state, self.seq, self.asked_at = state, entry.seq, entry.at
        self.moves.pop()
        if self.kept and self.kept[-1][0] > self.ply:
            self.kept.pop()

    def set_clocks(self, left: Iterable[tuple[int, float]]) -> None:
        for seat, seconds in left:
            self.seats[seat] = msgspec.structs.replace(self.seats[seat], clock_left=seconds)

    def snapshot_due(self, state: Any, ply: int) -> bool:
        """A snapshot is made now and then, of positions that can't be taken back: it stays true for ever."""
        return state.takeback == 0 and ply - self.snapshot_ply >= SNAPSHOT_EVERY

    # ---------------------------------------------------------------- reading the journal

    def read(self, snapshot: Snapshot | None, entries: Sequence[Entry]) -> None:
        """Takes in the whole journal; only what stands after the snapshot is played again."""
        moves = standing(entries)
        played = snapshot.ply if snapshot else 0
        self.state, self.moves, self.snapshot_ply = self.position_of(snapshot), moves[:played], played
        self._hold()
        for move in moves[played:]:
            state = self.state.clone()
            self._take(move, state, again(state, move))
        self.seq = entries[-1].seq if entries else 0

    def follow(self, entry: Entry) -> list[Event]:
        """Does what an entry of the journal says."""
        if entry.kind == "undo":
            self.undone(entry, self.before())
            return []
        state = self.state.clone()
        events = again(state, Standing(entry.seat, entry.line, entry.dice))
        self.done(entry, state, events)
        return events

    def position_of(self, snapshot: Snapshot | None) -> Any:
        if snapshot is None:
            return self.start()
        try:
            state = self.game.load(snapshot.position)
        except GrognardError as error:
            raise OldRules() from error
        state.seed = self._seed
        return state

    def start(self) -> Any:
        """The position that the game began with."""
        # With the dice of the set-up as they fell, for a record may come without its seed.
        try:
            state = start_of(self.game, Record(msgspec.structs.replace(self.header, seed=None)))
        except GrognardError as error:
            raise OldRules() from error
        state.seed = self._seed
        return state

    # ---------------------------------------------------------------- as a file

    def record_text(self) -> str:
        """The game as a file; with the seed only if it is over. Plays it all again: call it in a thread."""
        state = self.start()
        recorder = Recorder.resume(Record(self.header), state, private=False)
        recorder.digests[0] = state.digest()
        for move in list(self.moves):
            again(state, move)
            recorder.append(move.seat, move.line, state)
        return recorder.text()


def again(state: Any, move: Standing) -> list[Event]:
    """Does a stored action again with the dice of then."""
    state.scripted = list(move.dice)
    try:
        action: Action = state.game.parse(move.line)
        events: list[Event] = state.act(move.seat, action)
    except GrognardError as error:
        raise OldRules() from error
    if state.scripted:
        raise OldRules()
    return events


def standing(entries: Iterable[Entry]) -> list[Standing]:
    """The actions that stand after these entries."""
    moves: list[Standing] = []
    for entry in entries:
        if entry.kind == "undo":
            moves.pop()
        else:
            moves.append(Standing(entry.seat, entry.line, entry.dice))
    return moves
