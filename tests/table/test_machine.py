"""Whatever people do in whatever order, also over restarts, the lobby has what a plain model has."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from grognard import store as stores
from grognard.kernel.refusal import Illegal
from grognard.table import Done, Lobby
from grognard.table.errors import CannotUndo, Over, Stale
from tests.table.helpers import TINY, find, spec
from tests.tiny import Bid

NUMBERS = ("one", "two", "three")
ANY = st.integers(0, 10**6)


class Written(NamedTuple):
    """An entry of the journal, as the model keeps it."""

    kind: str
    seat: int
    hushed: bool

    def known_to(self, seat: int | None) -> bool:
        return not self.hushed or self.seat == seat


class Move(NamedTuple):
    seat: int
    line: str
    hushed: bool


class Model:
    """A table as a list of moves, played again from the start whenever one is gone.

    A seat takes back its own last move, whatever others have answered in secret since. It counts what it may
    know: its own entries and those of others that were not secret when they were made.
    """

    def __init__(self, id: str, seed: str) -> None:
        self.id, self.seed = id, seed
        self.journal: list[Written] = []
        self.moves: list[Move] = []
        self.answers: dict[tuple[int, str], Done] = {}
        self.state = self.played(self.moves)

    def played(self, moves: list[Move]) -> Any:
        state = find(TINY).new(seed=self.seed)
        for move in moves:
            state.act(move.seat, move.line)
            assert state.hushed == move.hushed
        return state

    def seq(self, seat: int | None) -> int:
        return sum(entry.known_to(seat) for entry in self.journal)

    def ply(self, seat: int | None) -> int:
        return sum(not move.hushed or move.seat == seat for move in self.moves)

    def act(self, seat: int, line: str, after: int, request: str) -> Done | type[Exception]:
        known = self.answers.get((seat, request))
        if after != self.seq(seat):
            return _again(known) if known else Stale
        if self.state.outcome is not None:
            return Over
        state = self.state.clone()
        try:
            state.act(seat, line)
        except Illegal:
            return Illegal
        if known:
            return _again(known)
        self.moves.append(Move(seat, line, state.hushed))
        self.state = self.played(self.moves)
        return self._done(Written("act", seat, state.hushed), request)

    def undo(self, seat: int, after: int, request: str) -> Done | type[Exception]:
        known = self.answers.get((seat, request))
        if after != self.seq(seat):
            return _again(known) if known else Stale
        if self.state.outcome is not None:
            return Over
        if not self.state.may_undo(seat):
            return CannotUndo
        if known:
            return _again(known)
        gone = self.last_of(seat)
        self.moves = self.without(gone)
        self.state = self.played(self.moves)
        return self._done(Written("undo", seat, gone.hushed), request)

    def last_of(self, seat: int) -> Move:
        return [move for move in self.moves if move.seat == seat][-1]

    def without(self, gone: Move) -> list[Move]:
        return [move for move in self.moves if move is not gone]

    def _done(self, entry: Written, request: str) -> Done:
        self.journal.append(entry)
        done = self.answers[entry.seat, request] = Done(seq=self.seq(entry.seat), ply=self.ply(entry.seat))
        return done


def _again(done: Done) -> Done:
    return Done(seq=done.seq, ply=done.ply, again=True)


class Evening(RuleBasedStateMachine):
    """Two tables of Three Foxes in one lobby."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.loop = asyncio.new_event_loop()
        self.number = 0

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def open(self) -> None:
        self.store = stores.open(f"sqlite:///{self.folder / 'games.db'}")
        self.lobby = Lobby(self.store, find=find)
        self.run(self.lobby.start())

    def close(self) -> None:
        self.run(self.lobby.stop())
        self.store.close()

    @initialize()
    def begin(self) -> None:
        self.open()
        self.models = []
        for seed in ("first", "second"):
            created = self.run(self.lobby.create(spec(TINY), seed=seed))
            self.models.append(Model(created.table, seed))
        self.watching = [self.lobby.watch(model.id) for model in self.models]

    def same(self, work: Any, expected: Done | type[Exception]) -> None:
        if isinstance(expected, Done):
            assert self.run(work) == expected
        else:
            with pytest.raises(expected):
                self.run(work)

    @rule(which=st.integers(0, 1), choice=ANY, again=st.booleans())
    def act(self, which: int, choice: int, again: bool) -> None:
        """An offered action, perhaps asked for twice at the same moment."""
        model = self.models[which]
        seat, line = self.offered(model, choice)
        self.number += 1
        asked = (seat, line, model.seq(seat), f"r{self.number}")
        expected = model.act(*asked)
        self.same(self.lobby.act(model.id, *asked), expected)
        if again and isinstance(expected, Done):
            self.same(self.lobby.act(model.id, *asked), _again(expected))

    def offered(self, model: Model, choice: int) -> tuple[int, str]:
        waiting = model.state.waiting
        if not waiting:
            return 0, "done"
        seat = waiting[choice % len(waiting)]
        lines = model.state.prompt(seat).lines
        return seat, lines[choice // 3 % len(lines)]

    @rule(which=st.integers(0, 1), seat=st.integers(0, 2), choice=ANY, back=st.integers(-1, 3))
    def anything(self, which: int, seat: int, choice: int, back: int) -> None:
        """An action by anybody, at any moment, with a request that may have been there."""
        model = self.models[which]
        _, line = self.offered(model, choice)
        asked = (seat, line, model.seq(seat) - back, f"r{choice % (self.number + 1)}")
        self.same(self.lobby.act(model.id, *asked), model.act(*asked))

    @rule(which=st.integers(0, 1), seat=st.integers(0, 2), back=st.integers(0, 1))
    def undo(self, which: int, seat: int, back: int) -> None:
        model = self.models[which]
        self.number += 1
        asked = (seat, model.seq(seat) - back, f"r{self.number}")
        self.same(self.lobby.undo(model.id, *asked), model.undo(*asked))

    @rule(which=st.integers(0, 1), order=st.permutations(range(3)), bids=st.integers(0, 26), undone=ANY)
    def bid(self, which: int, order: list[int], bids: int, undone: int) -> None:
        """All bid, in any order; between two of them somebody who has bid may take it back and bid again."""
        model = self.models[which]
        for number, seat in enumerate(order):
            if (
                not any(isinstance(step, Bid) for step in model.state.stack)
                or seat not in model.state.waiting
            ):
                return
            self.put(model, model.act, self.lobby.act, seat, f"bid {NUMBERS[bids // 3**number % 3]}")
            taker = order[undone // 3**number % 3]
            if model.state.may_undo(taker) and undone % 2:
                self.put(model, model.undo, self.lobby.undo, taker)
                self.put(model, model.act, self.lobby.act, taker, f"bid {NUMBERS[undone % 3]}")

    def put(self, model: Model, expected: Any, done: Any, seat: int, *line: str) -> None:
        """Does the same at both, and it is done."""
        self.number += 1
        asked = (seat, *line, model.seq(seat), f"r{self.number}")
        answer = expected(*asked)
        assert isinstance(answer, Done)
        self.same(done(model.id, *asked), answer)

    @rule()
    def restart(self) -> None:
        self.close()
        self.open()
        self.watching = [self.lobby.watch(model.id) for model in self.models]

    @rule()
    def put_away(self) -> None:
        for subscription in self.watching:
            subscription.close()
        # A request that had been there before may have set its table to read on: that is no rest yet.
        for model in self.models:
            self.run(self.lobby.open_tables.quiet(model.id))
        self.lobby.put_away(0.0)
        assert not self.lobby.open_tables.tables
        self.watching = [self.lobby.watch(model.id) for model in self.models]

    @invariant()
    def everything_agrees(self) -> None:
        for model in getattr(self, "models", ()):
            table = self.run(self.lobby.table(model.id))
            assert (table.seq, table.ply) == (len(model.journal), len(model.moves))
            assert table.state.dump() == model.state.dump()
            assert [(move.seat, move.line, move.hushed) for move in table.moves] == model.moves
            for seat in (0, 1, 2, None):
                assert table.numbers(seat) == (model.seq(seat), model.ply(seat))
            for seat in range(3):
                able = model.state.may_undo(seat)
                assert table.may_undo(seat) == able
                if able:
                    left = model.without(model.last_of(seat))
                    assert table.without(seat).dump() == model.played(left).dump()
            entries = self.store.entries(model.id)
            assert [(entry.kind, entry.seat, entry.hushed) for entry in entries] == model.journal
            kept = [table.events_of(ply) for ply in range(1, table.ply + 1)]
            assert [event for events in kept for event in events or ()] == self.told(model, kept)

    def told(self, model: Model, kept: list[Any]) -> list[Any]:
        """What the moves whose events are kept bring about, played again."""
        state, told = find(TINY).new(seed=model.seed), []
        for move, events in zip(model.moves, kept, strict=True):
            brought = state.act(move.seat, move.line)
            told += brought if events is not None else []
        return told

    def teardown(self) -> None:
        if hasattr(self, "lobby"):
            self.close()
        self.loop.close()
        shutil.rmtree(self.folder)


TestEvening = Evening.TestCase
TestEvening.settings = settings(
    max_examples=30, stateful_step_count=50, deadline=None, suppress_health_check=list(HealthCheck)
)
