"""Talks to the application without a network between: requests byte for byte, and live connections."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from grognard.server.admission import Admission
from grognard.server.app import create
from grognard.server.settings import Settings
from grognard.table import Lobby

HERE = ("127.0.0.1", 1)
Headers = Iterable[tuple[bytes, bytes]]


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


@asynccontextmanager
async def application(lobby: Lobby) -> AsyncIterator[Admission]:
    """The server's application over a lobby, started, with no limits on how often it is asked."""
    admission = create(Settings(limits=None, log=False), lobby)
    async with admission.api.lifespan():
        yield admission


def bearer(token: str) -> tuple[bytes, bytes]:
    return b"authorization", b"Bearer " + token.encode()


def _scope(kind: str, path: str, headers: Headers, **more: Any) -> dict[str, Any]:
    path, _, query = path.partition("?")
    return {
        "type": kind, "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1",
        "path": path, "raw_path": path.encode("utf-8", "surrogatepass"), "query_string": query.encode(),
        "root_path": "", "headers": [(b"host", b"127.0.0.1"), *headers], "client": HERE, "server": HERE,
        "state": {}, **more,
    }  # fmt: skip


async def ask(
    app: Admission,
    method: str,
    path: str,
    body: bytes = b"",
    headers: Headers = (),
    pieces: Iterable[bytes] | None = None,
) -> Answer:
    """One request and its answer. If `pieces` of its body are not all of it, the client goes then."""
    sent: list[dict[str, Any]] = []
    come = [body] if pieces is None else list(pieces)
    missing = len(body) - sum(map(len, come))
    waiting = [{"type": "http.request", "body": piece, "more_body": True} for piece in come]
    if waiting and not missing:
        waiting[-1]["more_body"] = False

    async def receive() -> dict[str, Any]:
        return waiting.pop(0) if waiting else {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    if body:
        told = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        headers = [*told, *headers]
    await app(_scope("http", path, headers, method=method, scheme="http"), receive, send)
    start = sent[0]
    found = {name.decode(): value.decode("latin-1") for name, value in start["headers"]}
    return Answer(start["status"], found, b"".join(message.get("body", b"") for message in sent[1:]))


class Live:
    """A live connection: `heard` has every message so far, as it was sent."""

    def __init__(self, app: Admission, table: str, hello: Any) -> None:
        self.heard: list[str] = []
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._to_server.put_nowait({"type": "websocket.connect"})
        self._to_server.put_nowait({"type": "websocket.receive", "text": json.dumps(hello)})
        scope = _scope("websocket", f"/api/tables/{table}/live", (), scheme="ws", subprotocols=[])
        self._task = asyncio.create_task(app(scope, self._to_server.get, self._send))

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(message["text"])

    async def upto(self, seq: int) -> None:
        """Waits until it has heard of an entry and of the question after it."""
        async with asyncio.timeout(60):
            while not any(f'"seq":{seq}' in text and '"question"' in text[:20] for text in self.heard[-4:]):
                await asyncio.sleep(0.002)

    async def hears(self, words: str) -> None:
        """Waits until something was said."""
        async with asyncio.timeout(60):
            while not any('"chat"' in text[:20] and words in text for text in self.heard[-4:]):
                await asyncio.sleep(0.002)

    async def close(self) -> None:
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, 60)
