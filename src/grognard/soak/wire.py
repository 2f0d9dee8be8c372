"""HTTP as plain as it can be: requests go out byte for byte as they are given, broken ones too."""

from __future__ import annotations

import asyncio
import json
from typing import Any, NamedTuple
from urllib.parse import quote

PATIENCE = 180.0
HOST = "127.0.0.1"
Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Unanswered(ConnectionError):
    """The server went away, or closed the connection, before it had answered."""


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Wire:
    """Connections to a server on this computer, kept open. `source` is the address of whoever asks."""

    def __init__(self, port: int, source: str = HOST) -> None:
        self._port, self._source = port, source
        self._free: list[Connection] = []

    async def get(self, path: str, token: str = "") -> Answer:
        return await self.ask("GET", path, token=token.encode())

    async def post(self, path: str, body: object, token: str = "") -> Answer:
        return await self.ask("POST", path, json.dumps(body).encode(), token.encode())

    async def ask(
        self, method: str, path: str, body: bytes = b"", token: bytes = b"", kind: str = "application/json"
    ) -> Answer:
        """The answer to one request; Unanswered if there is none."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._asked(_request(method, path, body, token, kind))
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise Unanswered(str(error)) from error

    async def _asked(self, request: bytes) -> Answer:
        reader, writer = connection = await self._connection()
        try:
            writer.write(request)
            answer = await _answer(reader)
        except BaseException:
            writer.close()
            raise
        if answer.headers.get("connection") == "close":
            writer.close()
        else:
            self._free.append(connection)
        return answer

    async def _connection(self) -> Connection:
        while self._free:
            reader, writer = self._free.pop()
            if not reader.at_eof():
                return reader, writer
            writer.close()  # the server has ended it: nothing was asked for long
        return await asyncio.open_connection(HOST, self._port, local_addr=(self._source, 0))

    def close(self) -> None:
        for _, writer in self._free:
            writer.close()
        self._free.clear()


def _request(method: str, path: str, body: bytes, token: bytes, kind: str) -> bytes:
    lines = [f"{method} {quote(path, safe='/%?=&:')} HTTP/1.1".encode(), b"Host: 127.0.0.1"]
    if token:
        lines.append(b"Authorization: Bearer " + token)
    if body:
        lines += [f"Content-Type: {kind}".encode(), f"Content-Length: {len(body)}".encode()]
    return b"\r\n".join([*lines, b"", body])


async def _answer(reader: asyncio.StreamReader) -> Answer:
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")[:-2]
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    body = await reader.readexactly(int(headers.get("content-length", 0)))
    return Answer(int(first.split(" ")[1]), headers, body)
