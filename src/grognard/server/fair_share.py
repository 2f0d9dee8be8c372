"""Places for work that takes a while, shared fairly: nobody's questions can hold up everybody else's."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable

from grognard.table.errors import TooMany

MOST_WAITING = 32
Gone = Callable[[], Awaitable[object]]
"""Comes back when a client has gone away."""


class FairShare:
    """`places` for all, of which one client has at most half at a time. Clients that wait are served in turn,
    however much one of them asks; who has too much waiting is refused."""

    def __init__(self, places: int) -> None:
        self._free, self._own = places, max(1, places // 2)
        self._working = Counter[str]()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @contextlib.asynccontextmanager
    async def place(self, client: str, gone: Gone | None = None) -> AsyncIterator[None]:
        """Waits for a place and holds it. Who is `gone` before there is one gets none: TooMany is raised, and
        nobody is there to read it."""
        await self._enter(client, gone)
        try:
            yield
        finally:
            self._leave(client)

    async def _enter(self, client: str, gone: Gone | None) -> None:
        mine = self._waiting.setdefault(client, deque())
        if len(mine) >= MOST_WAITING:
            raise TooMany
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        mine.append(place)
        self._serve()
        try:
            await (place if place.done() or gone is None else _unless(place, gone))
        except (asyncio.CancelledError, TooMany):
            if place.done() and not place.cancelled():
                self._leave(client)
            else:
                self._forget(client, place)
            raise

    def _forget(self, client: str, place: asyncio.Future[None]) -> None:
        """Nobody waits for a place any more."""
        place.cancel()
        mine = self._waiting.get(client, deque())
        if place in mine:
            mine.remove(place)
            if not mine:
                del self._waiting[client]

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


async def _unless(place: asyncio.Future[None], gone: Gone) -> None:
    """Waits for a place as long as somebody wants it."""
    leaving = asyncio.ensure_future(gone())
    try:
        await asyncio.wait((place, leaving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        leaving.cancel()
    if not place.done():
        raise TooMany
