"""The tables in memory: read from the store when asked for, brought up to date, put away when idle."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from typing import Any

from grognard.kernel.event import Event
from grognard.store import Store
from grognard.table.errors import NoSuchTable
from grognard.table.new_tables import Find
from grognard.table.table import Standing, Table, again

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
        """A table from the store: its latest snapshot, and the journal played on from there."""
        row = self.store.table(id)
        if row is None:
            raise NoSuchTable()
        game = self.find(row.game, row.header.get("overlay", {}))
        table = Table(row, game, self.store.seats(id))
        entries, snapshot = self.store.entries(id), self.store.snapshot(id)
        table.read(snapshot, entries)
        return table

    def position(self, table: Table, moves: list[Standing], ply: int) -> Any:
        """The position after so many of the moves."""
        snapshot = self.store.snapshot(table.id, ply)
        state = table.position_of(snapshot)
        for move in moves[snapshot.ply if snapshot else 0 : ply]:
            again(state, move)
        return state

    def events(
        self, table: Table, moves: list[Standing], first: int, last: int
    ) -> list[tuple[int, list[Event]]]:
        """What the actions from number `first` to `last` brought about."""
        state = self.position(table, moves, first - 1)
        return [(ply, again(state, moves[ply - 1])) for ply in range(first, last + 1)]
