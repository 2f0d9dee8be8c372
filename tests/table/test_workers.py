"""Two workers on one PostgreSQL database: one of two wins, and each hears what the other did."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import psycopg
import pytest

from grognard.table import Clock, Done, Lobby
from grognard.table.errors import SeatTaken, Stale
from tests.table.helpers import BFG, TINY, begin, heard, lobby_on, play, run, spec, to_a_turn


@asynccontextmanager
async def two_halls(url: str) -> AsyncIterator[tuple[Lobby, Lobby]]:
    async with lobby_on(url) as one, lobby_on(url) as two:
        yield one, two


def test_each_hears_what_the_other_did(postgresql: str) -> None:
    async def check() -> None:
        async with two_halls(postgresql) as (one, two):
            id = await begin(one)
            table = await two.table(id)
            with two.watch(id) as watching:
                seat = await to_a_turn(one, id)
                await one.act(id, seat, "enter r1", 2, "x")
                await one.undo(id, seat, 3, "u")
                changes = await heard(watching, 5)
                line = await one.say(id, 0, "Ann", "hello", "c")
                [chat] = await heard(watching, 1)
            assert [(c.kind, c.seq, c.ply) for c in changes] == [
                ("act", 1, 1), ("act", 2, 2), ("act", 3, 3), ("act", 4, 4), ("undo", 5, 3),
            ]  # fmt: skip
            assert chat.chat == line
            assert table.state.digest() == (await one.table(id)).state.digest()
            assert await two.act(id, seat, "enter r2", 4, "y") == Done(seq=5, ply=3)

    run(check())


def test_of_two_at_once_exactly_one_wins(postgresql: str) -> None:
    async def check() -> None:
        async with two_halls(postgresql) as lobbies:
            id = await begin(lobbies[0], BFG)
            rng = Random(2)
            for seq in range(60):
                tables = [await lobby.table(id) for lobby in lobbies]
                while any(table.seq != seq for table in tables):
                    await asyncio.sleep(0.002)
                state = tables[0].state
                seat = state.waiting[0]
                lines = [state.game.write(state.prompt(seat).sample(rng)) for _ in lobbies]
                tries = [
                    lobby.act(id, seat, line, seq, f"{number}-{seq}")
                    for number, (lobby, line) in enumerate(zip(lobbies, lines, strict=True))
                ]
                answers = await asyncio.gather(*tries, return_exceptions=True)
                [stale] = [answer for answer in answers if not isinstance(answer, Done)]
                assert isinstance(stale, Stale)
                assert stale.seq == seq + 1
            entries = lobbies[0].store.entries(id)
            assert [entry.seq for entry in entries] == list(range(1, 61))
            digests = {(await lobby.table(id)).state.digest() for lobby in lobbies}
            assert len(digests) == 1

    run(check())


def test_a_retry_at_another_worker_is_the_same_request(postgresql: str) -> None:
    async def check() -> None:
        async with two_halls(postgresql) as lobbies:
            id = await begin(lobbies[0])
            for lobby in lobbies:
                await lobby.table(id)
            twice = [lobby.act(id, 0, "bid one", 0, "a") for lobby in lobbies]
            answers = await asyncio.gather(*twice)
            assert sorted(done.again for done in answers) == [False, True]
            assert {(done.seq, done.ply) for done in answers} == {(1, 1)}
            assert len(lobbies[1].store.entries(id)) == 1

    run(check())


def test_seats_and_clocks_and_presence_are_shared(postgresql: str) -> None:
    async def check() -> None:
        async with two_halls(postgresql) as (one, two):
            created = await one.create(spec(TINY, "me", "me", "friend", clock=Clock(minutes=5, seconds=9)))
            id = created.table
            await one.table(id)
            table = await two.table(id)
            with two.watch(id) as watching:
                claimed = await one.claim(id, created.seats[2].invite or "", "Bob")
                assert [change.kind for change in await heard(watching, 1)] == ["seats"]
                assert two.seat_of(table, claimed.token) == 2
                with pytest.raises(SeatTaken):
                    await two.claim(id, created.seats[2].invite or "")
                await one.act(id, 2, "bid one", 0, "a")
                while (change := (await heard(watching, 1))[0]).kind != "seats":
                    pass
                assert [change.seen_by(seat) is None for seat in (0, 1, 2, None)] == [True, True, False, True]
                for seat in (0, 1):
                    await one.act(id, seat, "bid one", 0, "a")
                while not table.seats[2].clock_left or table.seats[2].clock_left <= 300:
                    await heard(watching, 1)
                there = one.watch(id, [2])
                while two.online(id) != {2}:  # a clock's news may come in between
                    await heard(watching, 1)
                there.close()
                while two.online(id):
                    await heard(watching, 1)

    run(check())


def test_a_lost_connection_comes_back_and_nothing_is_missed(postgresql: str) -> None:
    async def check() -> None:
        async with two_halls(postgresql) as (one, two):
            id = await begin(one, BFG)
            table = await two.table(id)
            with two.watch(id) as watching, psycopg.connect(postgresql, autocommit=True) as admin:
                admin.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE query LIKE 'LISTEN%' AND datname = current_database()"
                )
                await play(one, id, 30)
                changes = [change for change in await heard(watching, 30) if change.kind == "act"]
            for _ in range(1200):
                if table.seq == 30:
                    break
                await asyncio.sleep(0.05)
            assert table.seq == 30
            assert [change.seq for change in changes] == list(range(1, len(changes) + 1))

    run(check())
