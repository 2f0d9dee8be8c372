"""Several workers on one database: what the others store is read and told here too."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.store import Seat, TableRow
from grognard.store.listen import Listener
from grognard.table import presence
from grognard.table.errors import NoSuchTable
from grognard.table.interface import ChatLine
from grognard.table.listeners import Change
from grognard.table.table import Table

if TYPE_CHECKING:
    from grognard.table.lobby import Lobby

log = logging.getLogger(__name__)


class Workers:
    """Hears what other workers announce and brings the tables here up to date."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._listener: Listener | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._readings = count(1)

    def start(self) -> None:
        if self.lobby.store.shared:
            loop = asyncio.get_running_loop()
            self._listener = Listener(
                self.lobby.store,
                lambda told: loop.call_soon_threadsafe(self._hear, told),
                lambda: loop.call_soon_threadsafe(self._missed_some),
            )

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)

    def listens(self, seconds: float) -> bool:
        """True once it hears the others; waits so long for it. Call it in a thread."""
        return self._listener is None or self._listener.listening.wait(seconds)

    # ---------------------------------------------------------------- hearing

    def _hear(self, told: str) -> None:
        worker, what, id = told.split(" ", 2)
        kind, _, more = what.partition(":")
        if worker == self.lobby.store.worker:
            return
        if kind == "online":
            self.lobby.presence.told(worker, id, presence.read(more))
            self.lobby.publish_seats(id)
        elif kind == "orders" and id in self.lobby.open_tables.tables:
            self._do(self.read_seats(id, [int(more)]))
        elif id in self.lobby.open_tables.tables or self.lobby.open_tables.loading(id):
            work = {"journal": self.catch_up, "seats": self.read_seats, "anew": self._read_anew}.get(kind)
            self._do(work(id) if work else self._read_chat(id, int(more)))

    def _missed_some(self) -> None:
        """The connection was lost for a while: anything may have happened."""
        for id in list(self.lobby.open_tables.tables):
            self.behind(id)
            self._do(self.read_seats(id))

    def behind(self, id: str) -> None:
        """This table has missed something."""
        self._do(self.catch_up(id))

    def _do(self, work: Any) -> None:
        task = asyncio.create_task(self._logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _logged(self, work: Any) -> None:
        try:
            await work
        except NoSuchTable:
            # It was deleted. Whoever listened to it is told so where they start over.
            pass
        except Exception:
            log.exception("what another worker did could not be read")

    # ---------------------------------------------------------------- reading

    async def catch_up(self, id: str) -> Table:
        """Takes in what the journal has and the table has not; listeners hear of it."""
        open_tables = self.lobby.open_tables
        table = await open_tables.quiet(id)
        future = open_tables.busy[id] = asyncio.get_running_loop().create_future()
        try:
            entries = await asyncio.to_thread(self.lobby.store.entries, id, table.seq)
            for entry in entries:
                if entry.kind == "back":
                    self.lobby.read_anew(table)
                    break
                self.lobby.publish(table, table.follow(entry))
        except BaseException:
            open_tables.drop(id)
            raise
        finally:
            del open_tables.busy[id]
            future.set_result(None)
        if table.clock is not None:
            hushed = {entry.seat for entry in entries} if all(entry.hushed for entry in entries) else None
            await self.read_seats(id, hushed)
        return await open_tables.quiet(id)

    async def read_seats(self, id: str, only: Iterable[int] | None = None) -> Table:
        """Reads again who sits where, and what is left on the clocks; tells everybody, or `only` some.

        Of two that read at once the one that began later knows all that the other one does."""
        reading = next(self._readings)
        table = await self.lobby.open_tables.quiet(id)
        while True:
            asked = table
            row = await asyncio.to_thread(self.lobby.store.table, id)
            seats = await asyncio.to_thread(self.lobby.store.seats, id)
            table = await self.lobby.open_tables.quiet(id)
            if table is asked:
                break  # else it was read again meanwhile, and may know more than this
        if reading > table.seats_read:
            table.seats_read = reading
            self._seat(table, row, seats)
        self.lobby.publish_seats(id, only)
        return table

    def _seat(self, table: Table, row: TableRow | None, seats: list[Seat]) -> None:
        table.rematch = row.rematch if row is not None else table.rematch
        if row is not None and row.seq == table.seq:
            table.seats, table.asked_at, table.told_at = seats, row.asked_at, row.told_at
        else:
            # Somebody has acted since: the clocks here are newer.
            table.seats = [
                msgspec.structs.replace(seat, clock_left=now.clock_left, clock_told=now.clock_told)
                for seat, now in zip(seats, table.seats, strict=True)
            ]

    async def _read_anew(self, id: str) -> Table:
        """The table goes on from another position."""
        self.lobby.read_anew(await self.lobby.open_tables.quiet(id))
        return await self.lobby.table(id)

    async def _read_chat(self, id: str, number: int) -> None:
        table = await self.lobby.table(id)
        for row in await asyncio.to_thread(self.lobby.store.chat, id, number - 1, 1, number):
            self.lobby.publish(
                table, Change(kind="chat", seq=table.seq, ply=table.ply, chat=ChatLine.of(row))
            )

    # ---------------------------------------------------------------- telling

    def tell_presence(self, ids: Iterable[str] | None = None) -> None:
        """Tells the other workers who listens here; all tables if none are named."""
        if self._listener is None:
            return
        for id in self.lobby.listeners.tables() if ids is None else ids:
            seats = self.lobby.listeners.online(id)
            self._do(asyncio.to_thread(self.lobby.store.tell, f"online:{presence.written(seats)}", id))
