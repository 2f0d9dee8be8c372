"""What the routes work with: the lobby, the rooms of those who listen, and threads for what takes long."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeVar

from grognard.server.errors import GAME
from grognard.server.questions import Questions
from grognard.server.rooms import Rooms
from grognard.server.settings import Settings
from grognard.table import Lobby, Table

T = TypeVar("T")
QUICK, LONG = 4, 1
"""How many things that take milliseconds, and how many that may take seconds, are done at once."""


class Service:
    """One for each process, made when the server starts."""

    def __init__(self, lobby: Lobby, settings: Settings) -> None:
        self.lobby, self.settings = lobby, settings
        self.questions = Questions()
        self.rooms = Rooms(lobby, self.questions)
        self._quick, self._long = asyncio.Semaphore(QUICK), asyncio.Semaphore(LONG)

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Opens the lobby and keeps listeners served until the server ends."""
        await self.lobby.start()
        tasks = [
            asyncio.create_task(self.questions.run()),
            asyncio.create_task(self.rooms.ping(self.settings.ping_seconds)),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.questions.close()
            await self.lobby.stop()

    async def aside(self, work: Callable[..., T], *args: Any, long: bool = False) -> T:
        """Does something in a thread; few at once, so that play goes on."""
        async with self._long if long else self._quick:
            return await asyncio.to_thread(work, *args)


def service_of(connection: Any) -> Service:
    """The service of the application that a request or socket came to."""
    service: Service = connection.app.state.service
    return service


async def table_of(request: Any, table_id: str) -> Table:
    """The table that a request is about."""
    table = await service_of(request).lobby.table(table_id)
    request.scope[GAME] = table.game
    return table
