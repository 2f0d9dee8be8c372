"""A game being played: its position, what stands and what can be taken back, and how its journal is read."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

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
from grognard.table.errors import OldRules, TableFull
from grognard.table.history import History
from grognard.table.interface import Clock
from grognard.table.listeners import Change
from grognard.table.standing import Journal, Standing, again, last_of, recorded

EVENTS_KEPT = 60
SNAPSHOT_EVERY = 50
MOST_LOOSE, MARK_EVERY = 400, 25
"""How many actions can be taken back at most, where the rules set no end to it (units put here and there in
a set-up), and after how many of them a position is kept: to take one back no more have to be done again."""
MOST_IN_BASKET = 200
"""So many of the last actions can be taken out one by one."""
MOST_ENTRIES = 100_000
"""More actions and undos than any game has: a unit that is put to and fro in a set-up for ever would make a
journal grow that nobody can read any more. A game can still be given up, or ended by agreement."""
MOST_UNDONE = 2000
"""How often a seat may take something back before anything is settled that stays: an answer that is given and
taken back for ever, in secret or not, would make the journal grow without end."""


def settled(state: Any, events: list[Event]) -> list[Event]:
    """What an action brought about, when it is seen to that not too many can be taken back. What was answered
    in secret is left alone: others might notice."""
    if state.takeback > MOST_LOOSE and not state.hushed:
        state.undoable = []
    return events


class Loose(NamedTuple):
    """Actions that can still be taken back: their lines, and what was done before them since a position that
    stays. None of it changes any more, so a thread can play it again."""

    firm: Any
    earlier: list[Standing]
    lines: list[str]

    def start(self) -> Any:
        """The position before them."""
        state = self.firm.clone()
        for move in self.earlier:
            again(state, move)
        return state


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
        self.seats_read = 0  # by which reading, as the workers count them
        self.seq = 0
        self.moves: list[Standing] = []
        self.kept: deque[list[Event]] = deque(maxlen=EVENTS_KEPT)  # of the last moves
        self.counting = Counting()
        self.snapshot_ply = 0
        self.state: Any = None
        self._undone_by: Counter[int] = Counter()  # how often a seat took back since the first mark
        self._marks: list[tuple[int, Any]] = []
        """Positions by their numbers of actions: the last one that can't be taken back, and some after it."""

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

    def undone_enough(self, seat: int) -> bool:
        """It has taken back too often. Only its own doing counts, so this tells it nothing of others."""
        return self._undone_by[seat] >= MOST_UNDONE

    def check_room(self, seat: int) -> None:
        """TableFull if a seat is to do no more here. What others do in secret does not count."""
        if self.numbers(seat).seq >= MOST_ENTRIES:
            raise TableFull(most=MOST_ENTRIES)

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

    def entered(self, entry: Entry, state: Any, events: list[Event], shown: Openly | None = None) -> Change:
        """An entry is on disk: the position that came out of it takes the place of the last one. `shown` is
        what others see of an action, if that is known already."""
        if entry.kind == "act":
            return self._done(entry, state, events, shown)
        return self._undone(entry, state) if entry.kind == "undo" else self._taken_back(entry, state)

    def _done(self, entry: Entry, state: Any, events: list[Event], shown: Openly | None) -> Change:
        shown = shown or openly(self.state, entry.seat, entry.line)
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
        """Keeps the last position that can't be taken back, and some of those that follow from it."""
        if self.state.takeback == 0:
            self._marks = [(self.ply, self.state)]
            self._undone_by.clear()
        elif self.ply - self._marks[-1][0] >= MARK_EVERY:
            self._marks.append((self.ply, self.state))

    def _mark(self, ply: int) -> tuple[int, Any]:
        """The last position kept that has no action after this number in it."""
        found: tuple[int, Any] = next(mark for mark in reversed(self._marks) if mark[0] <= ply)
        return found

    def without(self, seat: int) -> Any:
        """The position if a seat had not done its last action, which can be taken back."""
        gone = last_of(self.moves, seat)
        ply, kept = self._mark(gone)
        state = kept.clone()
        for number in range(ply, self.ply):
            if number != gone:
                again(state, self.moves[number])
        return state

    def loose(self, seat: int) -> Loose:
        """The last actions of a seat that it may take back one by one, with nobody else's between them."""
        if not self.playable or not self.state.may_undo(seat) or self.undone_enough(seat):
            return Loose(self.state, [], [])
        since = self.moves[max(self._marks[0][0], self.ply - MOST_IN_BASKET) :]
        run = list(takewhile(lambda move: move.seat == seat and not move.hushed, reversed(since)))
        first = self.ply - len(run)
        ply, kept = self._mark(first)
        return Loose(kept, self.moves[ply:first], [move.line for move in reversed(run)])

    def _undone(self, entry: Entry, state: Any) -> Change:
        gone = last_of(self.moves, entry.seat)
        kept = gone - (self.ply - len(self.kept))
        if kept >= 0:
            del self.kept[kept]
        del self.moves[gone]
        self._undone_by[entry.seat] += 1
        self.state = state
        self._marks = [mark for mark in self._marks if mark[0] <= gone]
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
        self._marks = [(played, self.state)]
        for move in moves[played:]:
            state = self.state.clone()
            self._take(move, state, settled(state, again(state, move)))
        self._count(journal, entries)
        firm = self._marks[0][0]
        settled_at = [self.moves[firm - 1].seq] if firm else []
        since = max((*settled_at, *(entry.seq for entry in entries if entry.kind == "back")), default=0)
        self._undone_by = Counter(one.seat for one in entries if one.kind == "undo" and one.seq > since)

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
        events = settled(state, again(state, Standing.of(entry)))
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
