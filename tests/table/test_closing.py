"""Tables that go: deleted by their host or by somebody else, or never begun."""

from __future__ import annotations

import pytest

from grognard.store import deleting
from grognard.table import closing
from grognard.table.errors import Deleted, NoSuchTable, NotHost
from tests.table.helpers import TINY, begin, heard, lobby_on, play, run, spec
from tests.table.test_clocks import DAY, Time


def test_a_host_deletes_a_table_and_nobody_else_does(url: str) -> None:
    async def check() -> None:
        async with lobby_on(url) as lobby:
            created = await lobby.create(spec(TINY, "me", "me", "friend"))
            await lobby.claim(created.table, created.seats[2].invite or "")
            other = await begin(lobby)
            await play(lobby, created.table, 5)
            with pytest.raises(NotHost):
                await closing.delete(lobby, created.table, 2)
            with lobby.watch(created.table) as watching:
                await closing.delete(lobby, created.table, 0)
                assert [change.kind for change in await heard(watching, 1)] == ["anew"]
            for gone in (lobby.table(created.table), play(lobby, created.table, 1)):
                with pytest.raises(Deleted):
                    await gone
            assert lobby.store.entries(created.table) == []
            assert lobby.store.snapshots(created.table) == []
            assert (await lobby.table(other)).id == other
            with pytest.raises(NoSuchTable) as never:
                await lobby.table("AAAAAAAAAAAA")
            assert never.value.key == "no-such-table"

    run(check())


def test_a_table_that_somebody_else_deletes_is_not_played_on(url: str) -> None:
    """An operator, by the command line: the server has it in memory."""

    async def check() -> None:
        async with lobby_on(url) as lobby:
            played, idle = await begin(lobby), await begin(lobby)
            for id in (played, idle):
                await lobby.table(id)
            deleting.delete(lobby.store, [played, idle, "BBBBBBBBBBBB"], lobby.now())
            with pytest.raises(Exception, match=r"stale|deleted"):
                await play(lobby, played, 1)
            await lobby.housekeeping.tend()
            for id in (played, idle):
                with pytest.raises(Deleted):
                    await lobby.table(id)

    run(check())


def test_another_worker_hears_of_it(postgresql: str) -> None:
    async def check() -> None:
        async with lobby_on(postgresql) as one, lobby_on(postgresql) as two:
            id = await begin(one)
            await two.table(id)
            with two.watch(id) as watching:
                await closing.delete(one, id, 0)
                assert [change.kind for change in await heard(watching, 1)] == ["anew"]
            with pytest.raises(Deleted):
                await two.table(id)

    run(check())


def test_games_that_nobody_begins_expire(url: str) -> None:
    async def check() -> None:
        time = Time()
        async with lobby_on(url, clock=time) as lobby:
            forgotten, begun, looked_at = [await begin(lobby, TINY, "me", "me", "friend") for _ in range(3)]
            await play(lobby, begun, 1)
            record = (await lobby.open_record(await lobby.record_text(begun))).table
            time.now += 31 * DAY
            lobby.last_seen.note(await lobby.table(looked_at), [0], time.now)
            new = await begin(lobby)
            await lobby.housekeeping.tend()
            with pytest.raises(Deleted):
                await lobby.table(forgotten)
            for id in (begun, looked_at, record, new):
                assert (await lobby.table(id)).id == id

    run(check())


def test_nothing_expires_if_that_is_wished(sqlite: str) -> None:
    async def check() -> None:
        time = Time()
        async with lobby_on(sqlite, clock=time, unstarted=0) as lobby:
            id = await begin(lobby)
            time.now += 1000 * DAY
            await lobby.housekeeping.tend()
            assert (await lobby.table(id)).id == id

    run(check())
