"""A live connection that keeps every message as it came."""

from __future__ import annotations

import asyncio
import json
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect

from grognard.kernel.languages import DEFAULT

PATIENCE = 180.0
LARGEST = 1 << 24


class Ear:
    """Listens to a table, with a token or as a spectator; `heard` has all it was told, pings left out."""

    def __init__(self, url: str, table: str, token: str, language: str = DEFAULT) -> None:
        self.heard: list[str] = []
        self._address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self._hello = {"tokens": [token] if token else [], "language": language, "questions": True}
        self._asked = -1
        self._news = asyncio.Event()

    async def __aenter__(self) -> Self:
        self._socket: ClientConnection = await connect(self._address, max_size=LARGEST)
        await self._socket.send(json.dumps(self._hello))
        self._task = asyncio.create_task(self._listen())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._socket.close()

    async def _listen(self) -> None:
        async for text in self._socket:
            message: dict[str, Any] = json.loads(text)
            if message["type"] != "ping":
                self.heard.append(str(text))
            if message["type"] == "question":
                self._asked = message["seq"]
            self._news.set()

    async def upto(self, seq: int) -> None:
        """Waits until the question after an entry was put, whatever else is told before it."""
        async with asyncio.timeout(PATIENCE):
            while self._asked < seq:
                await self._news.wait()
                self._news.clear()
