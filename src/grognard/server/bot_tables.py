"""How many games of bots among themselves one client may have running: each of them thinks without end."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from grognard.store import Store
from grognard.table.errors import TooMany
from grognard.table.interface import TableSpec


class BotTables:
    """The tables without people that each client has set up since the server started."""

    def __init__(self, store: Store, most: int) -> None:
        self._store, self._most = store, most
        self._tables: dict[str, list[str]] = {}
        self._being_made = Counter[str]()

    @asynccontextmanager
    async def one_more(self, client: str, spec: TableSpec) -> AsyncIterator[Callable[[str], object]]:
        """For as long as a table is being set up, which counts already; its id is to be told then. TooMany if
        this client has as many as it may."""
        if any(seat.kind != "bot" for seat in spec.seats):
            yield lambda table: None
            return
        await self._drop_ended(client)
        if len(self._tables.get(client, ())) + self._being_made[client] >= self._most:
            raise TooMany
        self._being_made[client] += 1
        try:
            yield lambda table: self._tables.setdefault(client, []).append(table)
        finally:
            self._being_made[client] -= 1
            self._being_made += Counter()  # who makes none is forgotten

    async def _drop_ended(self, client: str) -> None:
        asked = self._tables.get(client, [])[:]
        running = await asyncio.to_thread(self._store.running, asked) if asked else []
        ended = set(asked).difference(running)
        if ended:
            self._tables[client] = [table for table in self._tables[client] if table not in ended]
