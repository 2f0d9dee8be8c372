"""One client's questions don't hold up another's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from grognard.server.fair_share import MOST_WAITING, FairShare, Gone
from grognard.server.service import QUICK
from grognard.table.errors import TooMany
from tests.server.common import run, served
from tests.table.helpers import moved


def test_clients_are_served_in_turn_and_nobody_has_all_places() -> None:
    async def check() -> None:
        share, order, most = FairShare(2), list[str](), 0
        working = dict.fromkeys(("flood", "one", "two"), 0)

        async def ask(client: str) -> None:
            nonlocal most
            async with share.place(client):
                working[client] += 1
                most = max(most, working["flood"])
                await asyncio.sleep(0.001)
                working[client] -= 1
                order.append(client)

        flood = [asyncio.create_task(ask("flood")) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        await asyncio.gather(ask("one"), ask("two"))
        assert order.count("flood") <= 4
        assert most == 1
        await asyncio.gather(*flood)
        assert len(order) == MOST_WAITING + 2

    run(check())


def test_too_much_is_refused_and_who_goes_away_leaves_the_place_to_others() -> None:
    async def check() -> None:
        share = FairShare(1)
        async with share.place("one"):
            waiting = [asyncio.create_task(_held(share, "flood")) for _ in range(MOST_WAITING)]
            await asyncio.sleep(0)
            with pytest.raises(TooMany):
                await _held(share, "flood")
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        await asyncio.wait_for(_held(share, "two"), 60)

    run(check())


async def _held(share: FairShare, client: str) -> None:
    async with share.place(client):
        pass


def test_what_nobody_waits_for_any_more_is_not_begun() -> None:
    async def check() -> None:
        share, left, begun = FairShare(1), asyncio.Event(), list[str]()

        async def ask(client: str, gone: Gone | None) -> None:
            async with share.place(client, gone):
                begun.append(client)

        async with share.place("one"):
            waiting = [asyncio.create_task(ask("gone", left.wait)) for _ in range(MOST_WAITING)]
            stays = asyncio.create_task(ask("stays", asyncio.Event().wait))
            await asyncio.sleep(0)
            left.set()
            ends = await asyncio.gather(*waiting, return_exceptions=True)
            assert {type(end) for end in ends} == {TooMany}
            again = asyncio.create_task(ask("gone", None))  # the room of those who left is free
        await asyncio.wait_for(asyncio.gather(stays, again), 60)
        assert sorted(begun) == ["gone", "stays"]

    run(check())


def test_a_closed_connection_is_noticed_while_its_question_waits(tmp_path: Path) -> None:
    """Over a real connection: the work of a client that hung up is never begun."""

    async def check() -> None:
        async with served(tmp_path) as server:
            table, _ = await server.table()
            path = f"/api/tables/{table}/question"
            app: Any = server.server.config.app
            share = app.api.state.service._quick
            async with AsyncExitStack() as stack:
                for number in range(QUICK):  # everybody else's work takes long
                    await stack.enter_async_context(share.place(f"other {number}"))
                _, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
                await until(lambda: share._waiting)
                writer.close()
                await until(lambda: not share._waiting)
            assert (await server.get(path)).status_code == 200

    run(check())


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.005)


def test_takebacks_wait_their_turn(tmp_path: Path) -> None:
    """To go back in a long game takes a while, and a table of one's own agrees to it as often as one asks."""

    async def check() -> None:
        async with served(tmp_path) as server:
            id, seats = await server.table()
            await moved(server.lobby, id, 2)
            app: Any = server.server.config.app
            share, wish = app.api.state.service._long, {"kind": "takeback", "after": 2, "request": "t"}
            agreed = await server.post(f"/api/tables/{id}/proposals", wish, seats[0]["token"])
            assert agreed.status_code == 200
            async with share.place("somebody else"):
                asked = asyncio.create_task(
                    server.post(f"/api/tables/{id}/proposals", wish, seats[1]["token"])
                )
                await until(lambda: share._waiting)
                assert not asked.done()
            assert (await asked).status_code == 200
            assert len((await server.lobby.table(id)).moves) == 1

    run(check())
