"""Clocks run for whoever is asked, once everybody has come; when one is out a bot may stand in."""

from __future__ import annotations

import pytest

from grognard.table import BotPool, Clock
from grognard.table.errors import NotYourSeat, StillRunning
from tests.table.helpers import BFG, TINY, begin, find, hall_on, run, to_a_turn, wish

DAY = 86400.0


class Time:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_minutes_run_down_and_seconds_are_added(url: str) -> None:
    async def check() -> None:
        time = Time()
        async with hall_on(url, clock=time) as hall:
            id = await begin(hall, clock=Clock(minutes=10, seconds=5))
            table = await hall.table(id)
            time.now += 60
            assert [table.clock_left(seat, time.now) for seat in range(3)] == [540] * 3
            await hall.act(id, 0, "bid one", 0, "a")
            time.now += 10
            assert [table.clock_left(seat, time.now) for seat in range(3)] == [545, 530, 530]
        time.now += 20
        async with hall_on(url, clock=time) as hall:
            table = await hall.table(id)
            assert [table.clock_left(seat, time.now) for seat in range(3)] == [545, 510, 510]

    run(check())


def test_an_undo_gives_no_time(sqlite: str) -> None:
    async def check() -> None:
        time = Time()
        async with hall_on(sqlite, clock=time) as hall:
            id = await begin(hall, clock=Clock(minutes=10, seconds=5))
            seat = await to_a_turn(hall, id)
            table = await hall.table(id)
            before = table.clock_left(seat, time.now)
            await hall.act(id, seat, "enter r1", 3, "x")
            await hall.undo(id, seat, 4, "u")
            assert table.clock_left(seat, time.now) == before

    run(check())


def test_days_are_for_a_whole_move(sqlite: str) -> None:
    async def check() -> None:
        time = Time()
        async with hall_on(sqlite, clock=time) as hall:
            id = await begin(hall, clock=Clock(days=3))
            seat = await to_a_turn(hall, id)
            table = await hall.table(id)
            time.now += DAY
            await hall.act(id, seat, "enter r1", 3, "x")
            assert table.clock_left(seat, time.now) == 2 * DAY
            await hall.act(id, seat, "done", 4, "y")
            assert table.clock_left(seat, time.now) == 3 * DAY

    run(check())


def test_no_clock_runs_before_everybody_has_come(url: str) -> None:
    async def check() -> None:
        time = Time()
        async with hall_on(url, clock=time) as hall:
            created = await hall.create(wish(BFG, "me", "friend", clock=Clock(minutes=1)))
            table = await hall.table(created.table)
            time.now += 500
            assert table.clock_left(0, time.now) == 60
            await hall.claim(created.table, created.seats[1].invite or "")
            time.now += 20
            assert table.clock_left(0, time.now) == 40
            assert table.clock_left(1, time.now) == 60

    run(check())


def test_a_bot_stands_in_only_when_the_clock_is_out(sqlite: str) -> None:
    async def check() -> None:
        time = Time()
        async with hall_on(sqlite, BotPool(pause=0.0, find=find), clock=time) as hall:
            id = await begin(hall, TINY, clock=Clock(minutes=1))
            await hall.act(id, 0, "bid one", 0, "a")
            time.now += 59
            with pytest.raises(StillRunning):
                await hall.stand_in(id, 1, "random")
            time.now += 2
            with pytest.raises(StillRunning):
                await hall.stand_in(id, 0, "random")
            with hall.watch(id) as watching:
                table = await hall.stand_in(id, 1, "random")
                assert (table.seats[1].kind, table.seats[1].bot) == ("bot", "random")
                with pytest.raises(NotYourSeat):
                    await hall.act(id, 1, "bid one", 1, "b")
                kinds = [(change.kind, change.seat) async for change in _until_act(watching)]
            assert kinds[-1] == ("act", 1)

    run(check())


async def _until_act(watching):  # type: ignore[no-untyped-def]
    async for change in watching:
        yield change
        if change.kind == "act":
            return


def test_without_a_clock_nobody_is_replaced(sqlite: str) -> None:
    async def check() -> None:
        async with hall_on(sqlite) as hall:
            id = await begin(hall)
            assert (await hall.table(id)).clock_left(0, 1e12) is None
            with pytest.raises(StillRunning):
                await hall.stand_in(id, 0, "random")

    run(check())
