"""How much one address may ask."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from grognard.server.limits import MOST_BUCKETS, Buckets, neighbourhood
from grognard.server.settings import Limits, Rate
from tests.server.common import TINY, run, served
from tests.table.helpers import moved


def test_a_bucket_empties_and_fills() -> None:
    now = 0.0
    buckets = Buckets(Rate(2, 1), lambda: now)
    assert [buckets.wait("a") for _ in range(3)] == [0, 0, 0.5]
    assert buckets.wait("b") == 0
    now = 0.5
    assert buckets.wait("a") == 0
    assert buckets.wait("a") == 0.5
    now = 60.0
    assert [buckets.wait("a") for _ in range(3)] == [0, 0, 0.5]


def test_a_flood_of_addresses_is_forgotten_but_not_who_is_empty() -> None:
    now = 0.0
    buckets = Buckets(Rate(1, 1000), lambda: now)
    for number in range(2 * MOST_BUCKETS):
        now += 1e-6
        buckets.wait(f"{number}")
    assert len(buckets._buckets) <= MOST_BUCKETS
    assert buckets.wait(f"{2 * MOST_BUCKETS - 1}") > 0


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"),
        ("2001:db8:1:2::9", "2001:0db8:0001:0002"),
        ("no:address", "no:address"),
    ],
)
def test_one_household_is_one_client(address: str, client: str) -> None:
    assert neighbourhood(address) == client


def test_too_many_requests_are_held_back(tmp_path: Path) -> None:
    limits = Limits(tables=Rate(2, 3600), everything=Rate(20, 3600))

    async def scenario() -> None:
        async with served(tmp_path, limits=limits) as server:
            await server.table()
            await server.table()
            wish = {"game": "bfg", "seats": [{"kind": "me"}] * 2}
            for path in ("/api/tables", "/api/tables/"):
                answer = await server.post(path, wish, language="fr")
                assert (answer.status_code, answer.json()["error"]) == (429, "too-many")
                assert "secondes" in answer.json()["message"]
                assert int(answer.headers["retry-after"]) > 1000
            while (await server.get("/health")).status_code == 200:
                pass
            assert (await server.get("/")).status_code == 429

    run(scenario())


@pytest.mark.parametrize(("proxy", "status"), [(True, 200), (False, 429)])
def test_an_address_that_is_forwarded_counts_behind_a_proxy_only(
    tmp_path: Path, proxy: bool, status: int
) -> None:
    async def scenario() -> None:
        limits = Limits(everything=Rate(1, 3600))
        async with served(tmp_path, limits=limits, proxy=proxy) as server:
            assert (
                await server.get("/health", **{"X-Forwarded-For": "forged, 192.0.2.1"})
            ).status_code == 200
            second = await server.get("/health", **{"X-Forwarded-For": "forged, 192.0.2.2"})
            assert second.status_code == status
            third = await server.get("/health", **{"X-Forwarded-For": "another, 192.0.2.1"})
            assert third.status_code == 429

    run(scenario())


def test_too_many_sockets_are_turned_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path, limits=Limits(sockets=1)) as server:
            table, _ = await server.table()
            async with server.live(table) as first:
                await first.next("scene")
                with pytest.raises(ConnectionClosed) as closed:
                    async with server.live(table) as second:
                        await second.next()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429
            async with server.live(table) as third:
                await third.next("scene")

    run(scenario())


def test_games_of_bots_alone_are_few_for_each_client(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path, limits=Limits(bot_tables=2)) as server:
            bots = {"game": "bfg", "seats": [{"kind": "bot", "bot": "captain"}] * 2}
            mine = {"game": "bfg", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "captain"}]}
            made = [await server.post("/api/tables", bots) for _ in range(3)]
            assert [one.status_code for one in made] == [201, 201, 429]
            assert (await server.post("/api/tables", mine)).status_code == 201
            with server.lobby.store.engine.begin() as connection:
                connection.exec_driver_sql("UPDATE tables SET over = 1")
            assert (await server.post("/api/tables", bots)).status_code == 201

    run(scenario())


def test_games_of_bots_asked_for_at_once_are_as_few(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path, limits=Limits(bot_tables=2)) as server:
            bots = {"game": TINY, "seats": [{"kind": "bot", "bot": "random"}] * 3}
            made = await asyncio.gather(*(server.post("/api/tables", bots) for _ in range(8)))
            assert sorted(one.status_code for one in made) == [201] * 2 + [429] * 6

    run(scenario())


def test_what_is_taken_out_counts_as_all_that_is_done_for_it(tmp_path: Path) -> None:
    """One request takes back and does again many actions: it takes as much of a client's share."""
    limits = Limits(actions=Rate(7, 3600), everything=Rate(1000, 1))

    async def scenario() -> None:
        async with served(tmp_path, limits=limits) as server:
            table, seats = await server.table()
            token = seats[0]["token"]
            await moved(server.lobby, table, 4)
            out = {"ply": 3, "after": 4, "request": "out"}
            done = await server.post(f"/api/tables/{table}/take-out", out, token)
            assert (done.status_code, done.json()["seq"]) == (200, 7)  # three of seven
            again = await server.post(f"/api/tables/{table}/take-out", out, token)
            assert (again.status_code, again.json()["again"]) == (200, True)  # nothing is done for it
            more = {"ply": 1, "after": 7, "request": "more"}
            held_back = await server.post(f"/api/tables/{table}/take-out", more, token)
            assert held_back.status_code == 429, held_back.text
            assert int(held_back.headers["retry-after"]) > 0
            assert (await server.get(f"/api/tables/{table}", token)).json()["seq"] == 7

    run(scenario())


def test_live_connections_are_opened_no_faster_than_their_scenes_can_be_sent(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path, limits=Limits(opened=Rate(2, 3600))) as server:
            table, _ = await server.table()
            for _ in range(2):
                async with server.live(table) as live:
                    await live.next("scene")
            with pytest.raises(ConnectionClosed) as closed:
                async with server.live(table) as third:
                    await third.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            assert (await server.get("/ready")).status_code == 200

    run(scenario())
