"""How many games of bots among themselves one client may have running: each of them thinks without end."""

from __future__ import annotations

import asyncio

from grognard.store import Store
from grognard.table.errors import TooMany
from grognard.table.interface import TableSpec


class BotTables:
    """The tables without people that each client has set up since the server started."""

    def __init__(self, store: Store, most: int) -> None:
        self._store, self._most = store, most
        self._tables: dict[str, list[str]] = {}

    async def check(self, client: str, spec: TableSpec) -> None:
        """TooMany if this client has as many as it may."""
        if any(seat.kind != "bot" for seat in spec.seats) or client not in self._tables:
            return
        running = await asyncio.to_thread(self._store.running, self._tables[client])
        self._tables[client] = running
        if len(running) >= self._most:
            raise TooMany

    def add(self, client: str, spec: TableSpec, table: str) -> None:
        """A table was set up."""
        if all(seat.kind == "bot" for seat in spec.seats):
            self._tables.setdefault(client, []).append(table)
