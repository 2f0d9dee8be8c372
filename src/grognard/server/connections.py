"""uvicorn's HTTP with limits to what a connection may take: time, headers, and how many one client may have.

Without them a client needs a few bytes a minute to hold a thousand connections open. A proxy keeps watch over
its own clients, so behind one connections are not counted; the rest holds there too.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from grognard.server.limits import neighbourhood
from grognard.server.settings import Patience

LARGEST_HEAD = 32 * 1024
"""Bytes of a request's address and headers together."""
MOST_WAITING = 16
"""Requests that one connection may send ahead, before those before them are answered. uvicorn reads on and on
while somebody does, and keeps them all."""
_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class OpenConnections:
    """How many connections each client has; `most` None: they are not counted."""

    def __init__(self, most: int | None, patience: Patience) -> None:
        self.patience, self._most, self._open = patience, most, Counter[str]()

    def enter(self, client: str) -> bool:
        """Another one wants to open."""
        if self._most is not None and self._open[client] >= self._most:
            return False
        self._open[client] += 1
        return True

    def leave(self, client: str) -> None:
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]


class Connection(HttpToolsProtocol):
    """A connection that is cut when its client takes too long over something, or says too much.

    Between two requests uvicorn's own patience holds; a live connection has one of its own.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        app: Any = self.app
        self._open: OpenConnections = app.connections
        self._counted: str | None = None
        self._reading: TimerHandle | None = None
        self._writing: TimerHandle | None = None
        self._in_head, self._head, self._incomplete, self._boundary = True, 0, 0, False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        client = neighbourhood(self.client[0]) if self.client else ""
        if not self._open.enter(client):
            transport.abort()
            return
        self._counted = client
        self._read_within(self._open.patience.head)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._let_go()
        super().handle_websocket_upgrade()

    def _let_go(self) -> None:
        self._stop_reading_clock()
        self._stop_writing_clock()
        if self._counted is not None:
            self._open.leave(self._counted)
            self._counted = None

    # ---------------------------------------------------------------- time

    def _read_within(self, seconds: float) -> None:
        """What is being read now has to be whole so many seconds after its first piece."""
        if self._reading is None:
            self._reading = self.loop.call_later(seconds, self.transport.abort)

    def _stop_reading_clock(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing = self.loop.call_later(self._open.patience.answer, self.transport.abort)

    def resume_writing(self) -> None:
        self._stop_writing_clock()
        super().resume_writing()

    def _stop_writing_clock(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None

    # ---------------------------------------------------------------- the head of a request

    def data_received(self, data: bytes) -> None:
        """A request that comes in one piece, as most do, starts no clock."""
        self._boundary = False
        super().data_received(data)
        if self._counted is None:
            return
        if not self._in_head:
            self._read_within(self._open.patience.body)
        elif not self._boundary:
            self._read_within(self._open.patience.head)
            self._measure_incomplete(len(data))

    def _measure_incomplete(self, length: int) -> None:
        """All of it was head: the parser may hold back a header that has no end."""
        self._incomplete += length
        if self._incomplete > LARGEST_HEAD:
            self.send_400_response("")

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._measure(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._measure(len(name) + len(value) + len(": \r\n"))

    def _measure(self, length: int) -> None:
        self._head += length
        if self._head > LARGEST_HEAD:
            raise ValueError("too large a head")

    def on_headers_complete(self) -> None:
        self._in_head, self._boundary = False, True
        self._stop_reading_clock()
        if len(self.pipeline) >= MOST_WAITING:
            self.transport.abort()
            raise ValueError("too many requests at once")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head, self._head, self._incomplete, self._boundary = True, 0, 0, True
        self._stop_reading_clock()

    def send_400_response(self, msg: str) -> None:
        if self.transport.is_closing():
            return
        if max(self._head, self._incomplete) <= LARGEST_HEAD:
            super().send_400_response(msg)
            return
        self.transport.write(_TOO_LARGE)
        self.transport.close()
