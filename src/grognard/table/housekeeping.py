"""What a lobby does now and then: puts idle tables away, notes the time, who was there and what is gone."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from grognard.store import absence, deleting
from grognard.table.errors import NotStored

if TYPE_CHECKING:
    from grognard.table.lobby import Lobby

log = logging.getLogger(__name__)

BOT_LATE = 180.0
CROWDED = 2000
EXPIRES_EVERY = 3600.0


class Housekeeping:
    """Every `every` seconds. A table that nobody listens to leaves memory after `idle` seconds, and a game
    that was not begun is deleted when nobody has been there for `unstarted` seconds (0: never)."""

    def __init__(self, lobby: Lobby, every: float, idle: float, unstarted: float) -> None:
        self._lobby, self._every, self._idle, self._unstarted = lobby, every, idle, unstarted
        self._expired_at: float | None = None

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self.tend()
            except NotStored:
                # The store may come back, and the writer has told why: until then everything else goes on.
                pass
            except Exception:
                log.exception("the tables could not be looked after")

    async def tend(self) -> None:
        lobby = self._lobby
        crowded = len(lobby.open_tables.tables) >= CROWDED
        lobby.put_away(self._every if crowded else self._idle)
        lobby.workers.tell_presence()
        await lobby.writer.call(lobby.store.note_time, lobby.now())
        await self.note_seen()
        await self.expire()
        await self._drop_deleted()
        for table in list(lobby.open_tables.tables.values()):
            # Whoever let this bot play has gone.
            if table.asked_at < lobby.now() - BOT_LATE:
                lobby.wake(table)

    async def note_seen(self) -> None:
        """Stores when the players were last there."""
        lobby = self._lobby
        for id, table in lobby.open_tables.tables.items():
            lobby.last_seen.note(table, lobby.listeners.online(id), lobby.now())
        noted = lobby.last_seen.unstored()
        await lobby.writer.call(absence.note_seen, lobby.store, noted)
        lobby.last_seen.stored(noted)

    async def expire(self) -> None:
        """Deletes games that nobody has begun, once an hour."""
        now = self._lobby.now()
        if not self._unstarted or (self._expired_at and now - self._expired_at < EXPIRES_EVERY):
            return
        self._expired_at = now
        gone = await self._lobby.writer.call(deleting.expire, self._lobby.store, now - self._unstarted, now)
        if gone:
            log.info("%d games that nobody had begun were deleted", len(gone))

    async def _drop_deleted(self) -> None:
        """A table that was deleted by somebody else, an operator perhaps, is not to be played on here."""
        there = list(self._lobby.open_tables.tables)
        for id in await asyncio.to_thread(deleting.missing, self._lobby.store, there):
            self._lobby.read_anew(self._lobby.open_tables.tables[id])
