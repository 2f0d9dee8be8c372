"""The tables in memory: read from the store when asked for, brought up to date, put away when idle."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.refusal import GrognardError, UnknownChoice
from grognard.kernel.trace import Trace, trace_text
from grognard.page.film import Film, film_of
from grognard.store import Entry, Store, TableRow, reason
from grognard.store.deleting import was_deleted
from grognard.table.errors import Deleted, NoSuchTable
from grognard.table.history import History, traces_of
from grognard.table.record_reading import Find
from grognard.table.standing import Standing
from grognard.table.table import Table

log = logging.getLogger(__name__)

TABLE_ID = re.compile(r"[\w-]{12}", re.ASCII)


class OpenTables:
    """At most one Table of each id. `busy` holds what must end before a table can be changed again."""

    def __init__(self, store: Store, find: Find) -> None:
        self.store, self.find = store, find
        self.tables: dict[str, Table] = {}
        self.busy: dict[str, asyncio.Future[Any]] = {}
        self._used: dict[str, float] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def table(self, id: str) -> Table:
        """The table of an id."""
        table = self.tables.get(id)
        if table is None:
            if not TABLE_ID.fullmatch(id):
                raise NoSuchTable()
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
            # Others may wait for it as well: one who goes away does not stop it.
            table = await asyncio.shield(task)
        self._used[id] = time.monotonic()
        return table

    async def quiet(self, id: str) -> Table:
        """The table, when nothing of it is on its way to disk."""
        while True:
            table = await self.table(id)
            future = self.busy.get(id)
            if future is None:
                return table
            await asyncio.wait([future])

    def loading(self, id: str) -> bool:
        return id in self._loading

    def drop(self, id: str) -> None:
        """Forgets what is in memory: it will be read again."""
        self.tables.pop(id, None)
        self._used.pop(id, None)

    def put_away(self, idle: float, needed: Callable[[str], bool]) -> list[str]:
        """Drops the tables that nobody needed for `idle` seconds; tells which."""
        since = time.monotonic() - idle
        unused = [id for id, used in self._used.items() if used <= since]
        gone = [id for id in unused if id not in self.busy and not needed(id)]
        for id in gone:
            self.drop(id)
        return gone

    async def _load(self, id: str) -> Table:
        try:
            table = await asyncio.to_thread(self.read, id)
            self.tables[id] = table
            return table
        finally:
            del self._loading[id]

    # ---------------------------------------------------------------- in a thread

    def read(self, id: str) -> Table:
        """A table from the store: its latest snapshot, and the journal played on from there; in a game of
        other rules than those of today nothing is played."""
        row = self.store.table(id)
        if row is None:
            raise Deleted() if was_deleted(self.store, id) else NoSuchTable()
        game, entries = self._game(row), self.store.entries(id)
        table = Table(row, game, self.store.seats(id))
        if table.old_rules:
            table.read_as_told(self.history(table), entries)
            return table
        if not row.opening:
            table.opening = self._keep(row, game, entries)
        table.read(self.store.snapshot(id), entries)
        return table

    def _game(self, row: TableRow) -> Game:
        """The game of a table; without its corrections if today's data no longer takes them."""
        try:
            return self.find(row.game, row.header.get("overlay", {}))
        except UnknownChoice:
            raise
        except GrognardError:
            return self.find(row.game)

    def _keep(self, row: TableRow, game: Game, entries: list[Entry]) -> list[Event]:
        """Adds what is to be told for ever to a table that was stored without it; tells how it began."""
        table = Table(row, game, self.store.seats(row.id))
        table.read(None, [])
        opening: list[Event] = table.state.events
        start = table.state.dump(secret=False)
        traces = traces_of(table, entries)
        try:
            self.store.keep(row.id, trace_text(Trace(opening)), start, traces)
        except SQLAlchemyError as error:
            # It can be looked at all the same, and is kept when there is room again.
            log.warning("table %s can't be kept for other rules now: %s", row.id, reason(error))
        return opening

    def keep_all(self) -> None:
        """Does that for every table that still needs it, so that new rules find nothing left to do."""
        for id in self.store.untraced():
            try:
                self.read(id)
            except GrognardError as error:
                log.warning("table %s can't be kept for other rules: %s", id, error)

    def history(self, table: Table) -> History:
        """What is stored of a table's past."""
        snapshots, traces = self.store.snapshots(table.id), self.store.traces(table.id)
        return History(table.game, table.secret_seed, snapshots, traces)

    def position(self, table: Table, moves: list[Standing]) -> Any:
        """The position after these moves."""
        history = self.history(table)
        last = deque(history.moments(moves), 1)
        return last[0].position() if last else history.start()

    def events(
        self, table: Table, moves: list[Standing], first: int, last: int
    ) -> list[tuple[int, list[Event]]]:
        """What the actions from number `first` to `last` brought about."""
        history = self.history(table)
        return [(ply, history.events(moves[ply - 1])) for ply in range(first, last + 1)]

    def film(
        self, table: Table, moves: list[Standing], sight: int | None, language: str, first: int, last: int
    ) -> Film:
        """The moves between two numbers as a seat (None: a spectator) saw them and may count them."""
        history = self.history(table)
        start, moments = history.start(), history.moments(moves)
        return film_of(table.game, start, moments, sight, language, first, last)

    def record_text(self, table: Table) -> str:
        """The game as a file."""
        entries = [entry for entry in self.store.entries(table.id) if entry.seq <= table.seq]
        return table.record_text(self.history(table), entries)
