"""What the routes work with: the lobby, the rooms of those who listen, and threads for what takes long."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any, TypeVar

from grognard.page.answer import Answer
from grognard.server.errors import GAME
from grognard.server.fair_share import FairShare
from grognard.server.headers import CLIENT
from grognard.server.questions import Questions
from grognard.server.quotas import Quotas
from grognard.server.rooms import Rooms
from grognard.server.settings import Settings
from grognard.server.viewer import player_of
from grognard.table import Created, Lobby, Table

T = TypeVar("T")
MOST_ANSWERS = 500
QUICK, LONG = 4, 1
"""How many things that take milliseconds, and how many that may take seconds, are done at once."""


class Service:
    """One for each process, made when the server starts."""

    def __init__(self, lobby: Lobby, settings: Settings) -> None:
        self.lobby, self.settings = lobby, settings
        self.questions = Questions()
        self.rooms = Rooms(lobby, self.questions)
        self._quick, self._long, self._records = FairShare(QUICK), FairShare(LONG), FairShare(1)
        self.answered = Answered()
        self.quotas = Quotas(lobby.store, settings.limits) if settings.limits else None

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

    async def aside(
        self, request: Any, work: Callable[..., T], *args: Any, long: bool = False, anyway: bool = False
    ) -> T:
        """Does something in a thread; few at once, so that play goes on, and each client in its turn. What
        nobody waits for any more is not begun, unless it is to be done `anyway`."""
        share = self._long if long else self._quick
        async with share.place(client_of(request.scope), None if anyway else partial(gone, request)):
            return await asyncio.to_thread(work, *args)

    async def open_record(self, request: Any, text: str) -> Created:
        """A table to look at a record. One is read at a time, each client in its turn: some take long."""
        async with self._records.place(client_of(request.scope), partial(gone, request)):
            return await self.lobby.open_record(text)


class Answered:
    """The last answers, by what was asked: the same thing is asked again and again while somebody points."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Any, Answer] = OrderedDict()

    def get(self, asked: Any) -> Answer | None:
        return self._kept.get(asked)

    def keep(self, asked: Any, answer: Answer) -> None:
        self._kept[asked] = answer
        if len(self._kept) > MOST_ANSWERS:
            self._kept.popitem(last=False)


async def gone(request: Any) -> None:
    """Comes back when the client has closed its connection, or will never read the answer."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def client_of(scope: Any) -> str:
    """Who asks, as the limits count: admission has looked."""
    client: str = scope.get(CLIENT, "")
    return client


def service_of(connection: Any) -> Service:
    """The service of the application that a request or socket came to."""
    service: Service = connection.app.state.service
    return service


async def table_of(request: Any, table_id: str) -> Table:
    """The table that a request is about."""
    return await table_at(service_of(request), request.scope, table_id)


async def table_at(service: Service, scope: Any, table_id: str) -> Table:
    table = await service.lobby.table(table_id)
    scope[GAME] = table.game
    return table


async def seated(request: Any, table_id: str) -> tuple[Lobby, Table, int]:
    """The lobby, the table, and the seat of whoever asks and has to hold one."""
    return await seated_at(service_of(request), request.scope, table_id)


async def seated_at(service: Service, scope: Any, table_id: str) -> tuple[Lobby, Table, int]:
    table = await table_at(service, scope, table_id)
    return service.lobby, table, player_of(service.lobby, table, scope)
