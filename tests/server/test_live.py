"""The live connection: who is let in, who is cut off, and what a slow client gets."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from grognard.server.listener import Listener, Message
from grognard.server.messages import Ping, SeatsMessage
from grognard.server.sockets import COMPRESSED_FROM, LongOnly, frame_of
from grognard.server.viewer import Viewer
from tests.server.common import Served, first_line, moves_of, run, served


async def closed_with(server: Served, table: str, *sent: Any) -> tuple[int, str]:
    """What the server closes a connection with after these messages."""
    async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live") as socket:
        with contextlib.suppress(ConnectionClosed):
            for one in sent:
                await socket.send(one if isinstance(one, str | bytes) else json.dumps(one))
        return await end_of(socket)


async def end_of(socket: ClientConnection) -> tuple[int, str]:
    """The code and reason with which a connection is closed."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await asyncio.wait_for(socket.recv(), 60)
    assert socket.close_code is not None
    return socket.close_code, socket.close_reason or ""


def test_who_is_turned_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path, hello_seconds=0.3) as server:
            table, seats = await server.table(spectators=False)
            _, elsewhere = await server.table()
            assert await closed_with(server, table) == (4408, "silent")
            for hello in ("{", "[" * 9_000, "[]", '{"tokens": "x"}', {"tokens": [], "more": 1}, b"\xff"):
                assert await closed_with(server, table, hello) == (4400, "unreadable")
            assert await closed_with(server, "x" * 12, {}) == (4404, "no-such-table")
            assert await closed_with(server, "short", {}) == (4404, "no-such-table")
            assert await closed_with(server, table, {}) == (4403, "no-spectators")
            for token in ("forged", elsewhere[0]["token"]):
                tokens = [seats[0]["token"], token]
                assert await closed_with(server, table, {"tokens": tokens}) == (4403, "not-your-seat")

    run(scenario())


def test_a_client_that_talks_without_end_is_cut_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, _ = await server.table()
            assert await closed_with(server, table, *[{}] * 200) == (4429, "too-many")
            code, _ = await closed_with(server, table, {}, "x" * 100_000)
            assert code == 1009

    run(scenario())


def test_the_server_says_goodbye(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, _ = await server.table()
            async with server.live(table) as live:
                await live.next("scene")
                server.server.should_exit = True
                assert (await end_of(live.socket))[0] == 1012

    run(scenario())


def test_a_quiet_connection_is_kept_alive(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path, ping_seconds=0.05) as server:
            table, _ = await server.table()
            async with server.live(table, questions=False) as live:
                await live.next("scene")
                assert await live.next("ping") == {"type": "ping"}

    run(scenario())


def test_a_question_is_for_the_present_position(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, seats = await server.table()
            token = seats[0]["token"]
            async with server.live(table, token) as live, server.live(table, questions=False) as quiet:
                await live.next("question")
                await server.act(table, token, await first_line(server, table, token), 0)
                asked = await live.next("question")
                assert asked["seq"] == 1
                fresh = (await server.get(f"/api/tables/{table}/question", token)).json()
                assert {**fresh, "type": "question", "seq": 1} == asked
                await quiet.until(1)
                await server.post(f"/api/tables/{table}/chat", {"text": "x", "request": "c"}, token)
                await quiet.next("chat")
                assert not any('"question"' in text[:20] for text in quiet.heard)

    run(scenario())


def test_many_changes_at_once_come_in_order(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, seats = await server.table()
            token = seats[0]["token"]
            found = await moves_of(server, table, token)
            async with server.live(table, token) as live:
                await live.next("scene")
                for seq, (unit, ways) in enumerate(list(found.items())[:5]):
                    done = await server.act(table, token, f"move {unit} {ways[0]}", seq)
                    assert done.status_code in (200, 422)
                    if done.status_code == 422:
                        break
                await live.until(seq)
                scene = (await server.get(f"/api/tables/{table}/scene", token)).json()
                await live.until(scene["seq"])
                assert live.picture == scene["picture"]

    run(scenario())


def test_who_is_too_slow_starts_over() -> None:
    async def scenario() -> None:
        listener = Listener(Viewer([0], "en"), True, most=3)
        listener.seq = listener.asked = 7
        for _ in range(3):
            listener.put(Message(Ping()))
        assert (len(listener.outbox), listener.seq) == (3, 7)
        listener.put(Message(Ping()))
        assert (len(listener.outbox), listener.seq, listener.asked) == (0, None, None)

    run(scenario())


def test_a_message_is_pushed_only_if_nothing_waits_before_it() -> None:
    async def scenario() -> None:
        written: list[bytes] = []
        willing = True

        def push(frame: bytes) -> bool:
            if willing:
                written.append(frame)
            return willing

        listener, message = Listener(Viewer([], "en"), True, 9, push), Message(Ping())
        listener.put(message)
        assert (len(listener.outbox), written) == (1, [])  # its scene comes first
        listener.outbox.clear()
        listener.busy = False
        listener.put(message)
        assert (len(listener.outbox), written) == (0, [frame_of(b'{"type":"ping"}')])
        willing = False
        listener.put(message)
        willing = True
        listener.put(message)
        assert (len(listener.outbox), len(written)) == (2, 1)

    run(scenario())


@pytest.mark.parametrize("length", [0, 1, 125, 126, 255, 256, COMPRESSED_FROM - 1])
def test_a_frame_is_what_the_protocol_says(length: int) -> None:
    text = b"x" * length
    assert frame_of(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_long_messages_are_compressed_and_short_ones_are_not() -> None:
    extension = LongOnly(True, True, 15, 15)
    short, long = (Frame(Opcode.TEXT, b"x" * size) for size in (COMPRESSED_FROM - 1, COMPRESSED_FROM))
    assert not extension.encode(short).rsv1
    assert extension.encode(long).rsv1
    assert len(extension.encode(long).data) < 100
    assert Message(SeatsMessage(seats=[])).frame is not None
