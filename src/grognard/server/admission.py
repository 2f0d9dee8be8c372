"""Who is let in, and what every answer carries: limits, headers, the access log; then the API or the page."""

from __future__ import annotations

import asyncio
import math
import sys
import time
from collections import Counter
from functools import partial
from typing import Any

from grognard.kernel.refusal import GrognardError
from grognard.server.access_log import AccessLog
from grognard.server.acting import ADDRESS, Acting, send_told
from grognard.server.connections import OpenConnections
from grognard.server.errors import problem_bytes, refusal
from grognard.server.headers import CLIENT, found, secured
from grognard.server.language import language_of
from grognard.server.limits import Buckets, neighbourhood
from grognard.server.origin import Origins
from grognard.server.settings import Limits, Settings
from grognard.server.static import Pages
from grognard.table.errors import NotStored

FOREIGN, TOO_MANY_SOCKETS = 4403, 4429
_API = ("/api/", "/mail/", "/schema", "/health", "/ready")


class Admission:
    """An ASGI application round another one. It does little for each request: the way of actions is hot."""

    def __init__(self, api: Any, settings: Settings) -> None:
        self.api, self._acting, self._settings = api, Acting(api), settings
        self._pages, self._log = Pages(settings.static), AccessLog()
        self._guard = Guard(settings.limits) if settings.limits else None
        self._origins = Origins(settings)
        # A proxy's connections are those of all its clients.
        most = settings.limits.connections if settings.limits and not settings.proxy else None
        self.connections = OpenConnections(most, settings.patience)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "lifespan":
            await self.api(scope, receive, partial(_send_plainly, send))
            self._log.write()
        else:
            await self.api(scope, receive, send)

    async def _http(self, scope: Any, receive: Any, send: Any) -> None:
        begun, status, path = time.perf_counter(), 0, scope["path"]

        async def secured_send(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = secured(message["headers"])
            await send(message)

        try:
            await self._answer(scope, receive, secured_send)
        except asyncio.CancelledError:
            # The server ends, and has not waited for this one: it may be done or not, and can be sent again.
            if status:
                raise
            await send_told(secured_send, *refusal(scope, NotStored()))
        self._log.note(scope["method"], path, status, time.perf_counter() - begun)

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        path, foreign = scope["path"], self._origins.refusal(scope)
        address = scope[CLIENT] = self._address(scope)
        wait = self._guard.wait(address, scope["method"], path) if self._guard else 0.0
        if foreign:
            await _refuse(scope, send, 403, foreign)
        elif wait:
            await _refuse(scope, send, 429, "too-many", wait)
        elif scope["method"] == "POST" and (action := ADDRESS.fullmatch(path)):
            await self._acting(action[1], scope, receive, send)
        elif path.startswith(_API) or path == "/api":
            await self.api(scope, receive, send)
        else:
            await self._pages(scope, receive, send)

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:
        foreign = self._origins.refusal(scope)
        if foreign:
            await _turn_away(receive, send, FOREIGN, foreign)
            return
        if self._guard is None:
            await self.api(scope, receive, send)
            return
        address = self._address(scope)
        if not self._guard.enter(address):
            await _turn_away(receive, send, TOO_MANY_SOCKETS, "too-many")
            return
        try:
            await self.api(scope, receive, send)
        finally:
            self._guard.leave(address)

    def _address(self, scope: Any) -> str:
        """Who asks. Behind a proxy that we were told of, it is the last address that the proxy wrote."""
        if self._settings.proxy:
            forwarded = found(scope, b"x-forwarded-for").decode("latin-1").rpartition(",")[2].strip()
            if forwarded:
                return neighbourhood(forwarded)
        return neighbourhood(scope["client"][0]) if scope.get("client") else ""


class Guard:
    """Which bucket a request draws from besides the one for everything, and how many sockets are open."""

    def __init__(self, limits: Limits) -> None:
        self._everything, self._actions = Buckets(limits.everything), Buckets(limits.actions)
        self._tables, self._films = Buckets(limits.tables), Buckets(limits.films)
        self._most_sockets, self._sockets = limits.sockets, Counter[str]()
        self._opened = Buckets(limits.opened)

    def wait(self, address: str, method: str, path: str) -> float:
        """0 if the request may pass, else the seconds to wait."""
        own = self._own(method, path)
        return (own.wait(address) if own else 0.0) or self._everything.wait(address)

    def _own(self, method: str, path: str) -> Buckets | None:
        path = path.rstrip("/")
        if method == "GET":
            return self._films if path.endswith(("/film", "/record")) else None
        if path.endswith(("/actions", "/undo", "/take-out", "/chat")):
            return self._actions
        return self._tables if path in ("/api/tables", "/api/records") else None

    def enter(self, address: str) -> bool:
        """A socket wants to open."""
        if self._sockets.get(address, 0) >= self._most_sockets:
            return False
        if self._opened.wait(address) or self._everything.wait(address):
            return False
        self._sockets[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]


async def _send_plainly(send: Any, message: Any) -> None:
    """Says why a server can't start, or end, in a sentence if the error has one, without its traceback."""
    # The framework tells of an error while it handles it, and has only written its traceback down.
    error = sys.exc_info()[1]
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    if message["type"].endswith(".failed") and isinstance(error, GrognardError):
        message = {**message, "message": f"grognard: {error}"}
    await send(message)


async def _turn_away(receive: Any, send: Any, code: int, reason: str) -> None:
    """Tells a live connection why it is closed at once."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": code, "reason": reason})


async def _refuse(scope: Any, send: Any, status: int, key: str, wait: float = 0.0) -> None:
    seconds = math.ceil(wait)
    body = problem_bytes(key, language_of(scope), seconds=seconds)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if wait:
        headers.append((b"retry-after", str(seconds).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
