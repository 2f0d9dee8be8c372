"""Places for work that takes a while, shared fairly: nobody's questions can hold up everybody else's."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator

from grognard.table.errors import TooMany

MOST_WAITING = 32


class FairShare:
    """`places` for all, of which one client has at most half at a time. Clients that wait are served in turn,
    however much one of them asks; who has too much waiting is refused."""

    def __init__(self, places: int) -> None:
        self._free, self._own = places, max(1, places // 2)
        self._working = Counter[str]()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @contextlib.asynccontextmanager
    async def place(self, client: str) -> AsyncIterator[None]:
        """Waits for a place and holds it."""
        await self._enter(client)
        try:
            yield
        finally:
            self._leave(client)

    async def _enter(self, client: str) -> None:
        mine = self._waiting.setdefault(client, deque())
        if len(mine) >= MOST_WAITING:
            raise TooMany
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        mine.append(place)
        self._serve()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._leave(client)
            raise

    def _leave(self, client: str) -> None:
        self._free += 1
        self._working[client] -= 1
        if not self._working[client]:
            del self._working[client]
        self._serve()

    def _serve(self) -> None:
        """Gives free places to those who wait, one after the other."""
        while self._free and (client := self._next()) is not None:
            place = self._waiting[client].popleft()
            if self._waiting[client]:
                self._waiting.move_to_end(client)
            else:
                del self._waiting[client]
            if not place.done():
                self._free -= 1
                self._working[client] += 1
                place.set_result(None)

    def _next(self) -> str | None:
        return next((one for one in self._waiting if self._working[one] < self._own), None)
