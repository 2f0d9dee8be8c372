"""A game being played: its position, what stands and what can be taken back, and how its journal is read."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.openly import Openly, openly
from grognard.kernel.record import Header, Record, Recorder
from grognard.kernel.refusal import GrognardError
from grognard.kernel.replay import start as start_of
from grognard.kernel.takeback import spend
from grognard.kernel.trace import read_trace
from grognard.store import Clocks, Entry, Seat, Snapshot, TableRow
from grognard.table import clocks
from grognard.table.counting import Counting, Numbers
from grognard.table.errors import OldRules
from grognard.table.history import History
from grognard.table.interface import Clock
from grognard.table.listeners import Change
from grognard.table.standing import Journal, Standing, again, last_of, recorded

EVENTS_KEPT = 60
SNAPSHOT_EVERY = 50


class Table:
    """A position and how it came about. `seq` counts the entries of the journal, `ply` what stands: all of
    them, also those that only one seat may know of. What a seat may know of these numbers says `numbers`.

    A position is never changed once it is here: the next one is made on a clone and takes its place. So
    whoever has got `state` may keep it, in another thread too, and only has to clone it to play on.
    """

    def __init__(self, row: TableRow, game: Game, seats: Sequence[Seat]) -> None:
        self.id, self.kind, self.title, self.spectators = row.id, row.kind, row.title, row.spectators
        self.rematch = row.rematch
        self.created, self.asked_at, self.told_at, self.game = row.created, row.asked_at, row.told_at, game
        self.clock = Clock(**row.clock) if row.clock else None
        self.header: Header = msgspec.convert(row.header, Header)
        self.opening: list[Event] = read_trace(row.opening or "{}").events
        self.old_rules = not self._plays_on()
        self.secret_seed = row.seed
        self.seats: list[Seat] = list(seats)
        self.seq = 0
        self.moves: list[Standing] = []
        self.kept: deque[list[Event]] = deque(maxlen=EVENTS_KEPT)  # of the last moves
        self.counting = Counting()
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
        return self.secret_seed or None if self.over else None

    @property
    def commitment(self) -> str:
        return self.header.commitment

    def _plays_on(self) -> bool:
        """Whether the game was played by the rules of today. One of others can be looked at; it goes on only
        when its players agree to that."""
        header = self.header
        return self.game.plays_as(header.version, header.data) and header.overlay == self.game.overlay

    @property
    def playable(self) -> bool:
        """Whether actions can be done here: not in a record, nor in a game of other rules."""
        return self.kind == "game" and not self.old_rules

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act; nobody where nothing can be done."""
        waiting: tuple[int, ...] = self.state.waiting if self.playable else ()
        return waiting

    @property
    def bot_to_act(self) -> int | None:
        """The first bot that is asked, if any."""
        return next((seat for seat in self.waiting if self.seats[seat].kind == "bot"), None)

    def seems_waiting(self, seat: int | None) -> tuple[int, ...]:
        """The seats that may act as far as a seat (None: a spectator) can know."""
        waiting: tuple[int, ...] = self.state.seems_waiting(seat) if self.playable else ()
        return waiting

    def numbers(self, seat: int | None) -> Numbers:
        """`seq` and `ply` as a seat (None: a spectator) may count them."""
        return self.counting.known(seat, self.seq, self.ply)

    def may_undo(self, seat: int) -> bool:
        """Its last action can be taken back, whatever others have answered in secret since."""
        if not self.playable or not self.state.may_undo(seat):
            return False
        since = self.moves[last_of(self.moves, seat) :]
        return len(since) == 1 or all(move.hushed for move in since)

    def events_of(self, ply: int) -> list[Event] | None:
        """What a recent action brought about; None if that is no longer kept."""
        back = self.ply - ply
        return self.kept[-1 - back] if back < len(self.kept) else None

    def clock_left(self, seat: int, now: float) -> float | None:
        """Seconds that a seat has left; None without a clock."""
        if self.clock is None:
            return None
        return clocks.left_now(self.seats[seat], self.seats, self.waiting, self.asked_at, now)

    def clock_shown(self, seat: int, now: float, viewer: int | None) -> float | None:
        """What a viewer may know of it: while a secret question is open the clocks of others seem to run."""
        if self.clock is None or seat == viewer:
            return self.clock_left(seat, now)
        waiting = self.seems_waiting(viewer)
        return clocks.told_now(self.seats[seat], self.seats, waiting, self.told_at, now)

    # ---------------------------------------------------------------- being changed

    def entered(self, entry: Entry, state: Any, events: list[Event]) -> Change:
        """An entry is on disk: the position that came out of it takes the place of the last one."""
        if entry.kind == "act":
            return self._done(entry, state, events)
        return self._undone(entry, state) if entry.kind == "undo" else self._taken_back(entry, state)

    def _done(self, entry: Entry, state: Any, events: list[Event]) -> Change:
        shown = openly(self.state, entry.seat, entry.line)
        self._take(Standing.of(entry), state, events)
        return self._entered(entry, entry.line, events, shown)

    def _take(self, move: Standing, state: Any, events: list[Event]) -> None:
        self.state = state
        self.moves.append(move)
        self.kept.append(events)
        self._hold()

    def _entered(
        self,
        entry: Entry,
        line: str | None,
        events: list[Event],
        shown: Openly,
        gone: Sequence[Standing] = (),
    ) -> Change:
        """The journal has another entry: what is to be told of it."""
        self.seq, self.asked_at = entry.seq, entry.at
        if not entry.hushed:
            self.told_at = entry.at
        self.counting.add(entry, gone)
        return Change(
            kind=entry.kind, seq=entry.seq, ply=entry.ply, seat=entry.seat, line=line, events=events,
            state=self.state, hushed=entry.hushed, openly=shown, counting=self.counting,
        )  # fmt: skip

    def _hold(self) -> None:
        """Keeps the last position that can't be taken back: those after it follow from it."""
        if self.state.takeback == 0:
            self._firm, self._firm_ply = self.state, self.ply

    def without(self, seat: int) -> Any:
        """The position if a seat had not done its last action, which can be taken back."""
        state, gone = self._firm.clone(), last_of(self.moves, seat)
        for number in range(self._firm_ply, self.ply):
            if number != gone:
                again(state, self.moves[number])
        return state

    def _undone(self, entry: Entry, state: Any) -> Change:
        gone = last_of(self.moves, entry.seat)
        kept = gone - (self.ply - len(self.kept))
        if kept >= 0:
            del self.kept[kept]
        del self.moves[gone]
        self.state = state
        return self._entered(entry, None, [], Openly(entry.seat, None))

    def _taken_back(self, entry: Entry, state: Any) -> Change:
        gone = self.moves[entry.ply :]
        for _ in range(min(len(gone), len(self.kept))):
            self.kept.pop()
        del self.moves[entry.ply :]
        self.state = state
        self._hold()
        return self._entered(entry, None, [], Openly(entry.seat, None), gone)

    def set_clocks(self, left: Iterable[Clocks]) -> None:
        for seat, seconds, told in left:
            self.seats[seat] = msgspec.structs.replace(self.seats[seat], clock_left=seconds, clock_told=told)

    def snapshot_due(self, state: Any, ply: int) -> bool:
        """A snapshot is made now and then, of positions that can't be taken back: it stays true for ever."""
        return state.takeback == 0 and ply - self.snapshot_ply >= SNAPSHOT_EVERY

    # ---------------------------------------------------------------- reading the journal

    def read(self, snapshot: Snapshot | None, entries: Sequence[Entry]) -> None:
        """Takes in the whole journal; only what stands after the snapshot is played again."""
        journal = Journal(entries)
        moves, played = journal.moves, snapshot.ply if snapshot else 0
        self.state, self.moves, self.snapshot_ply = self.position_of(snapshot), moves[:played], played
        self._hold()
        for move in moves[played:]:
            state = self.state.clone()
            self._take(move, state, again(state, move))
        self._count(journal, entries)

    def read_as_told(self, history: History, entries: Sequence[Entry]) -> None:
        """Takes in the journal of a game of other rules: nothing is played again."""
        journal = Journal(entries)
        self._count(journal, entries)
        self.state, self.moves = history.last(self.seq), journal.moves
        self.kept.extend(history.events(move) for move in self.moves[-EVENTS_KEPT:])

    def _count(self, journal: Journal, entries: Sequence[Entry]) -> None:
        self.seq = entries[-1].seq if entries else 0
        self.counting = journal.counting

    def follow(self, entry: Entry) -> Change:
        """Does what an entry of the journal says; after a takeback the table has to be read again."""
        if entry.kind == "undo":
            return self.entered(entry, self.without(entry.seat), [])
        state = self.state.clone()
        events = again(state, Standing.of(entry))
        return self.entered(entry, state, events)

    def position_of(self, snapshot: Snapshot | None) -> Any:
        if snapshot is None:
            return self.start()
        try:
            state = self.game.load(snapshot.position)
        except GrognardError as error:
            raise OldRules() from error
        state.seed = self.secret_seed
        return state

    def start(self) -> Any:
        """The position that the game began with."""
        # With the dice of the set-up as they fell, for a record may come without its seed.
        try:
            state = start_of(self.game, Record(msgspec.structs.replace(self.header, seed=None)))
        except GrognardError as error:
            raise OldRules() from error
        state.seed = self.secret_seed
        return state

    # ---------------------------------------------------------------- as a file

    def record_text(self, history: History, entries: Sequence[Entry]) -> str:
        """The game as a file; with the seed only if it is over. Plays it all again: call it in a thread."""
        if self.old_rules or self.header.moved_at is not None:
            return self._told_text(history)
        state, journal = self.start(), Journal(entries)
        spent = [journal.spent.get(number, []) for number in range(len(journal.moves) + 1)]
        spend(state, spent[0], again)
        recorder = Recorder(state, private=False, header=self.header, spent=recorded(spent[0]))
        for number, move in enumerate(journal.moves, start=1):
            again(state, move)
            spend(state, spent[number], again)
            recorder.append(move.seat, move.line, state, recorded(spent[number]))
        return recorder.text()

    def _told_text(self, history: History) -> str:
        """The file of a game that cannot be played again: what is stored of it, as it is."""
        hidden = {} if self.over else {"dice": ()}
        record = Record(msgspec.structs.replace(self.header, seed=self.seed, **hidden))
        record.outcome = self.state.outcome
        history.write(record, self.moves, self.opening)
        return record.text()
