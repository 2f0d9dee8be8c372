"""The plainest clients there can be, so that a measure shows the server and not them: bytes in, bytes out."""

from __future__ import annotations

import asyncio
import json
import os
import re
import time
import zlib
from base64 import b64encode
from collections.abc import Callable, Sequence
from typing import cast

_LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
_SEQ = re.compile(rb'"seq":(\d+)')
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_COMPRESSED = 0x40


def post(path: str, token: str, body: object) -> bytes:
    """A request, ready to be sent."""
    content = json.dumps(body, separators=(",", ":")).encode()
    seat = f"Authorization: Bearer {token}\r\n" if token else ""
    head = (
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{seat}Accept-Language: en\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
    )
    return head.encode() + content


class Actor(asyncio.Protocol):
    """Sends its requests one after the other, each when the last one was answered, until told to stop."""

    def __init__(self, requests: list[bytes], stopped: Callable[[], bool]) -> None:
        self.requests, self._stopped = requests, stopped
        self.answered: list[tuple[float, float]] = []
        """When each answer came, and after how long."""
        self.failure = ""
        self.done = asyncio.get_running_loop().create_future()
        self._buffer, self._sent = b"", 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def begin(self) -> None:
        number = len(self.answered)
        if number == len(self.requests) or self._stopped():
            self._end("")
        else:
            self._sent = time.perf_counter()
            self._transport.write(self.requests[number])

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        head = self._buffer.find(b"\r\n\r\n")
        if head < 0:
            return
        length = _LENGTH.search(self._buffer, 0, head)
        if length is None or len(self._buffer) < head + 4 + int(length[1]):
            return
        now = time.perf_counter()
        if self._buffer[9] != ord("2"):
            self._end(self._buffer.decode("utf-8", "replace"))
            return
        self.answered.append((now, now - self._sent))
        self._buffer = b""
        self.begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end("the server closed the connection")

    def _end(self, failure: str) -> None:
        if not self.done.done():
            self.failure = failure
            self.done.set_result(None)
            self._transport.close()


class Listener(asyncio.Protocol):
    """A live connection that takes in all it is sent and looks whether every update comes, in order; of so
    many actions it gets to know of `known` at that place."""

    def __init__(self, path: str, hello: object, known: Sequence[int]) -> None:
        self._path, self._hello, self.known = path, json.dumps(hello).encode(), known
        self.ready = asyncio.get_running_loop().create_future()
        self.seq = self.updates = self.scenes = self.questions = self.gaps = self.bytes = 0
        self.open = False
        self._buffer = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        self.bytes += len(data)
        if not self.open:
            head = self._buffer.find(b"\r\n\r\n")
            if head < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                self._transport.close()
                return
            del self._buffer[: head + 4]
            self.open = True
            self._write(_TEXT, self._hello)
        self._frames()

    def connection_lost(self, exc: Exception | None) -> None:
        self.open = False
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("a listener was turned away"))

    def close(self) -> None:
        self._transport.close()

    def _write(self, opcode: int, payload: bytes) -> None:
        # A mask of zeros is a mask, and leaves the bytes as they are.
        self._transport.write(bytes((0x80 | opcode, 0x80 | len(payload))) + bytes(4) + payload)

    def _frames(self) -> None:
        at, buffer = 0, self._buffer
        while len(buffer) - at >= 2:
            length, head = buffer[at + 1], 2
            if length > 125:
                head = 4 if length == 126 else 10
                if len(buffer) - at < head:
                    break
                length = int.from_bytes(buffer[at + 2 : at + head], "big")
            if len(buffer) - at < head + length:
                break
            self._frame(buffer[at], bytes(buffer[at + head : at + head + length]))
            at += head + length
        del buffer[:at]

    def _frame(self, first: int, payload: bytes) -> None:
        opcode = first & 15
        if opcode == _PING:
            self._write(_PONG, payload)
        elif opcode == _CLOSE:
            self._transport.close()
        elif opcode == _TEXT:
            if first & _COMPRESSED:
                payload = zlib.decompressobj(-15).decompress(payload + b"\0\0\xff\xff")
            self._message(payload)

    def _message(self, text: bytes) -> None:
        if text.startswith(b'{"type":"update"'):
            seq = _seq(text)
            self.gaps += seq != self.seq + 1
            self.seq, self.updates = seq, self.updates + 1
        elif text.startswith(b'{"type":"question"'):
            self.questions += 1
        elif text.startswith(b'{"type":"scene"'):
            self.scenes += 1
            # The scene has its own number after that of its card, which is the same.
            self.seq = _seq(text)
            if not self.ready.done():
                self.ready.set_result(None)


def _seq(text: bytes) -> int:
    found = _SEQ.search(text)
    assert found is not None
    return int(found[1])
