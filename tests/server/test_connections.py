"""What one connection may take, and how many a client may have: no proxy is needed for that."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from grognard.server.connections import LARGEST_HEAD, MOST_WAITING
from grognard.server.settings import Limits, Patience
from grognard.server.sockets import MOST_FRAMES
from tests.server.common import Served, run, served

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
FIRST = b"GET /ready HTTP/1.1\r\nHost: localhost\r\n"
HALF_A_BODY = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
SHORT = Patience(head=0.3, body=0.3, answer=0.3)
LONG = Patience(head=600.0, body=600.0, answer=600.0)


@asynccontextmanager
async def connected(server: Served) -> AsyncIterator[Streams]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        yield reader, writer
    finally:
        writer.close()


async def all_of(reader: asyncio.StreamReader) -> bytes:
    """What the server says until it ends the connection."""
    try:
        return await reader.read()
    except ConnectionError:
        return b""


@pytest.mark.parametrize(
    "said",
    [b"", b"\r\n", FIRST, FIRST + b"\r\n" + FIRST + b"\r\n" + FIRST, HALF_A_BODY],
    ids=["nothing", "an empty line", "half a head", "two requests and a half", "half a body"],
)
def test_who_does_not_go_on_is_cut_off(tmp_path: Path, said: bytes) -> None:
    async def scenario() -> None:
        async with served(tmp_path, patience=SHORT) as server:
            server.server.config.timeout_keep_alive = 1
            async with connected(server) as (reader, writer):
                writer.write(said)
                answers = await all_of(reader)
            assert answers.count(b"200 OK") == (0 if said == HALF_A_BODY else said.count(b"\r\n\r\n"))

    run(scenario())


def test_who_goes_away_in_the_middle_of_a_body_is_no_fault_of_the_program(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            for path in (b"/api/tables", b"/api/records", b"/mail/" + b"w" * 32):
                async with connected(server) as (_, writer):
                    writer.write(HALF_A_BODY.replace(b"/api/tables", path))
                    await writer.drain()
            for _ in range(3):
                await server.get("/ready")
                await asyncio.sleep(0.1)

    with caplog.at_level(logging.INFO):
        run(scenario())
    assert [record.message for record in caplog.records if record.levelno >= logging.WARNING] == []
    told = "\n".join(record.message for record in caplog.records)
    assert told.count(" 422 ") == 3


def test_a_long_path_does_not_fill_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            assert (await server.get("/api/tables/" + "a" * 20_000)).status_code == 404
            await asyncio.sleep(0.5)

    with caplog.at_level(logging.INFO):
        run(scenario())
    [line] = [
        line for record in caplog.records for line in record.message.split("\n") if "GET /api/t" in line
    ]
    assert " 404 " in line
    assert len(line) < 300


def test_a_header_at_a_time_is_not_enough(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path, patience=SHORT) as server, connected(server) as (reader, writer):
            ended = asyncio.create_task(all_of(reader))
            writer.write(FIRST)
            while not ended.done():
                writer.write(b"A: b\r\n")
                await asyncio.sleep(0.05)

    run(scenario())


def test_who_does_not_read_the_answers_is_cut_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path, patience=SHORT) as server:
            table, _ = await server.table()
            ask = f"GET /api/tables/{table}/sheet HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
            held = server.server.server_state.connections
            others = len(held)
            async with connected(server) as (_, writer):
                writer.transport.pause_reading()  # type: ignore[attr-defined]
                while not writer.transport.is_closing():
                    writer.write(ask)
                    await asyncio.sleep(0.01)
                while len(held) > others:
                    await asyncio.sleep(0.01)

    run(scenario())


def test_who_asks_too_much_before_the_answers_is_cut_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            for asked in (MOST_WAITING + 1, 20 * MOST_WAITING):
                async with connected(server) as (reader, writer):
                    writer.write((FIRST + b"\r\n") * (asked - 1) + FIRST + b"Connection: close\r\n\r\n")
                    answered = (await all_of(reader)).count(b"200 OK")
                assert (answered == asked) == (asked == MOST_WAITING + 1)

    run(scenario())


PING, PONG, EMPTY_PIECE = (bytes((first, 0x80)) + bytes(4) for first in (0x89, 0x8A, 0x00))
"""Frames without content, masked with zeros."""


@pytest.mark.parametrize("frame", [PING, PONG, EMPTY_PIECE], ids=["ping", "pong", "piece"])
def test_who_sends_frames_without_end_is_cut_off(tmp_path: Path, frame: bytes) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, _ = await server.table()
            async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live") as socket:
                await socket.send("{}")
                await socket.recv()
                begun = b"" if frame != EMPTY_PIECE else bytes((0x01, 0x80)) + bytes(4)
                socket.transport.write(begun + frame * (MOST_FRAMES + 1))
                await asyncio.wait_for(socket.wait_closed(), 60)
                # 1006: it was not closed with a word, but cut.
                assert socket.close_code == 1006
            assert (await server.get("/ready")).status_code == 200

    run(scenario())


@pytest.mark.parametrize("line", [b"A: " + b"b" * LARGEST_HEAD, b"A: b\r\n"])
def test_a_head_that_is_too_large(tmp_path: Path, line: bytes) -> None:
    """Whole, or as pieces of which none is an end."""

    async def scenario() -> None:
        async with served(tmp_path, patience=LONG) as server:
            for end in (b"\r\n\r\n", b""):
                async with connected(server) as (reader, writer):
                    writer.write(FIRST + line * (LARGEST_HEAD // len(line) + 1) + end)
                    assert (await all_of(reader)).startswith(b"HTTP/1.1 431")
            assert (await server.get("/ready")).status_code == 200

    run(scenario())


def test_a_client_has_so_many_connections(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path, limits=Limits(connections=2), patience=LONG) as server:
            async with connected(server) as (one, writer), connected(server):
                async with connected(server) as (third, _):
                    assert await all_of(third) == b""
                writer.write(FIRST + b"\r\n")
                assert (await one.readline()).startswith(b"HTTP/1.1 200")
            # Those two have gone: when the server has noticed, another may come.
            while True:
                async with connected(server) as (reader, writer):
                    writer.write(FIRST + b"Connection: close\r\n\r\n")
                    if (await all_of(reader)).startswith(b"HTTP/1.1 200"):
                        break

    run(scenario())


def test_behind_a_proxy_connections_are_not_counted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            served(tmp_path, limits=Limits(connections=1), patience=LONG, proxy=True) as server,
            connected(server),
            connected(server) as (reader, writer),
        ):
            writer.write(FIRST + b"\r\n")
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")

    run(scenario())


def test_a_live_connection_outlasts_the_patience(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path, patience=SHORT, ping_seconds=0.1) as server:
            table, _ = await server.table()
            async with server.live(table) as live:
                for _ in range(8):
                    await live.next("ping")

    run(scenario())
