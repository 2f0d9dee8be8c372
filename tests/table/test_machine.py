"""Whatever people do in whatever order, also over restarts, the hall has what a plain model has."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from grognard import store as stores
from grognard.kernel.refusal import Illegal
from grognard.table import Done, Hall
from grognard.table.errors import CannotUndo, Over, Stale
from tests.table.helpers import TINY, find, wish

ANY = st.integers(0, 10**6)


class Model:
    """A table as a list of positions; every answer it gave is remembered."""

    def __init__(self, id: str, seed: str) -> None:
        self.id, self.seq = id, 0
        self.line = [find(TINY).new(seed=seed)]
        self.moves: list[tuple[int, str]] = []
        self.answers: dict[tuple[int, str], Done] = {}
        self.kinds: list[str] = []

    @property
    def state(self) -> Any:
        return self.line[-1]

    def act(self, seat: int, line: str, after: int, request: str) -> Done | type[Exception]:
        known = self.answers.get((seat, request))
        if after != self.seq:
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
        self.line.append(state)
        self.moves.append((seat, line))
        return self._done("act", seat, request)

    def undo(self, seat: int, after: int, request: str) -> Done | type[Exception]:
        known = self.answers.get((seat, request))
        if after != self.seq:
            return _again(known) if known else Stale
        if self.state.outcome is not None:
            return Over
        if not self.state.takeback or seat not in self.state.waiting or self.moves[-1][0] != seat:
            return CannotUndo
        if known:
            return _again(known)
        self.line.pop()
        self.moves.pop()
        return self._done("undo", seat, request)

    def _done(self, kind: str, seat: int, request: str) -> Done:
        self.seq += 1
        self.kinds.append(kind)
        done = self.answers[seat, request] = Done(seq=self.seq, ply=len(self.moves))
        return done


def _again(done: Done) -> Done:
    return Done(seq=done.seq, ply=done.ply, again=True)


class Evening(RuleBasedStateMachine):
    """Two tables of Three Foxes in one hall."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.loop = asyncio.new_event_loop()
        self.number = 0

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def open(self) -> None:
        self.store = stores.open(f"sqlite:///{self.folder / 'games.db'}")
        self.hall = Hall(self.store, find=find)
        self.run(self.hall.start())

    def close(self) -> None:
        self.run(self.hall.stop())
        self.store.close()

    @initialize()
    def begin(self) -> None:
        self.open()
        self.models = []
        for seed in ("first", "second"):
            created = self.run(self.hall.create(wish(TINY), seed=seed))
            self.models.append(Model(created.table, seed))
        self.watching = [self.hall.watch(model.id) for model in self.models]

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
        asked = (seat, line, model.seq, f"r{self.number}")
        expected = model.act(*asked)
        self.same(self.hall.act(model.id, *asked), expected)
        if again and isinstance(expected, Done):
            self.same(self.hall.act(model.id, *asked), _again(expected))

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
        asked = (seat, line, model.seq - back, f"r{choice % (self.number + 1)}")
        self.same(self.hall.act(model.id, *asked), model.act(*asked))

    @rule(which=st.integers(0, 1), seat=st.integers(0, 2), back=st.integers(0, 1))
    def undo(self, which: int, seat: int, back: int) -> None:
        model = self.models[which]
        self.number += 1
        asked = (seat, model.seq - back, f"r{self.number}")
        self.same(self.hall.undo(model.id, *asked), model.undo(*asked))

    @rule()
    def restart(self) -> None:
        self.close()
        self.open()
        self.watching = [self.hall.watch(model.id) for model in self.models]

    @rule()
    def put_away(self) -> None:
        for subscription in self.watching:
            subscription.close()
        self.hall.put_away(0.0)
        assert not self.hall.shelf.tables
        self.watching = [self.hall.watch(model.id) for model in self.models]

    @invariant()
    def everything_agrees(self) -> None:
        for model in getattr(self, "models", ()):
            table = self.run(self.hall.table(model.id))
            assert (table.seq, table.ply) == (model.seq, len(model.moves))
            assert table.state.dump() == model.state.dump()
            assert [(move.seat, move.line) for move in table.moves] == model.moves
            if model.state.takeback:
                assert table.before().dump() == model.line[-2].dump()
            assert [entry.kind for entry in self.store.entries(model.id)] == model.kinds

    def teardown(self) -> None:
        if hasattr(self, "hall"):
            self.close()
        self.loop.close()
        shutil.rmtree(self.folder)


TestEvening = Evening.TestCase
TestEvening.settings = settings(
    max_examples=30, stateful_step_count=50, deadline=None, suppress_health_check=list(HealthCheck)
)
