"""One writer for all tables: what came up while a transaction ran goes into the next one together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from grognard.kernel.event import Event
from grognard.kernel.openly import Openly
from grognard.store import Outcome, Step, Store, reason
from grognard.table.errors import NotStored
from grognard.table.table import Table

P = ParamSpec("P")
R = TypeVar("R")

log = logging.getLogger(__name__)


class Pending:
    """An entry on its way to disk, and the position that the table will have when it is there; `openly` is
    what others see of an action, if that is known already, `earlier` are other entries of the table that get
    there with it."""

    __slots__ = ("earlier", "events", "future", "openly", "state", "step", "table")

    def __init__(self, table: Table, step: Step, state: Any, events: list[Event]) -> None:
        self.table, self.step, self.state, self.events = table, step, state, events
        self.openly: Openly | None = None
        self.earlier: tuple[Pending, ...] = ()
        self.future: asyncio.Future[Outcome | None] = asyncio.get_running_loop().create_future()

    def after(self, earlier: tuple[Pending, ...]) -> Pending:
        """The same, with what goes before it."""
        self.earlier, self.step = earlier, self.step._replace(earlier=tuple(one.step for one in earlier))
        return self


class Writer:
    """Writes in one thread. `settle` is called in the event loop for each entry, before its caller goes on.

    So what is on disk is at the table too, even if the caller went away in the meantime.
    """

    def __init__(self, store: Store, settle: Callable[[Pending, Outcome | None], None]) -> None:
        self._store, self._settle = store, settle
        self._thread = ThreadPoolExecutor(1, "grognard-writer")
        self._waiting: list[Pending] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, pending: Pending) -> Outcome:
        """Comes back when the entry is on disk, or can't be written."""
        self._waiting.append(pending)
        if self._task is None:
            self._task = asyncio.create_task(self._write_all())
        # The entry gets to disk and to the table, even if the one who waits here goes away.
        outcome = await asyncio.shield(pending.future)
        if outcome is None:
            raise NotStored()
        return outcome

    async def call(self, work: Callable[P, R], *args: P.args, **more: P.kwargs) -> R:
        """Another piece of writing, in its turn."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, lambda: work(*args, **more))
        except Exception as error:
            _tell(error, "something was not kept")
            raise NotStored() from error

    async def stop(self) -> None:
        """Everything that waits is written first."""
        while self._task is not None:
            await asyncio.shield(self._task)
        self._thread.shutdown()

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._write_batch(batch)
        finally:
            self._task = None

    async def _write_batch(self, batch: list[Pending]) -> None:
        loop = asyncio.get_running_loop()
        outcomes: list[Outcome] | list[None]
        try:
            steps = [pending.step for pending in batch]
            outcomes = await loop.run_in_executor(self._thread, self._store.commit, steps)
        except Exception as error:
            _tell(error, f"{len(batch)} entries were not kept")
            outcomes = [None] * len(batch)
        for pending, outcome in zip(batch, outcomes, strict=True):
            self._settle_one(pending, outcome)

    def _settle_one(self, pending: Pending, outcome: Outcome | None) -> None:
        try:
            self._settle(pending, outcome)
        except Exception:
            log.exception("what was stored could not be told")
        pending.future.set_result(outcome)


def _tell(error: Exception, what: str) -> None:
    """Notes why the store failed: a line if the database says so, which may come with every action as long as
    a disk is full; all of it if it is a fault of the program."""
    told = isinstance(error, SQLAlchemyError)
    log.error("%s: %s", what, reason(error), exc_info=None if told else error)
