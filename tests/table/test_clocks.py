"""Clocks run for whoever is asked, once everybody has come; when one is out a bot may stand in."""

from __future__ import annotations

import pytest

from grognard.table import BotPool, Clock, Lobby
from grognard.table.clocks import steady_time
from grognard.table.errors import NotYourSeat, StillRunning
from tests.table.helpers import BFG, TINY, begin, find, lobby_on, run, spec, to_a_turn

DAY = 86400.0


class Time:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_minutes_run_down_and_seconds_are_added(url: str) -> None:
    async def check() -> None:
        time = Time()
        async with lobby_on(url, clock=time) as lobby:
            id = await begin(lobby, clock=Clock(minutes=10, seconds=5))
            table = await lobby.table(id)
            time.now += 60
            assert [table.clock_left(seat, time.now) for seat in range(3)] == [540] * 3
            seat = await to_a_turn(lobby, id)
            await lobby.act(id, seat, "enter r1", 2, "a")
            assert [table.clock_left(seat, time.now) for seat in range(3)] == [550, 545, 545]
            time.now += 10
            assert [table.clock_left(seat, time.now) for seat in range(3)] == [540, 545, 545]
        for away in (20, 5 * DAY, -2 * DAY):
            time.now += away
            async with lobby_on(url, clock=time) as lobby:
                table = await lobby.table(id)
                assert [table.clock_left(seat, time.now) for seat in range(3)] == [540, 545, 545]

    run(check())


def test_time_passes_while_another_worker_runs(postgresql: str) -> None:
    async def check() -> None:
        time = Time()
        async with lobby_on(postgresql, clock=time) as lobby:
            id = await begin(lobby, clock=Clock(minutes=10))
            time.now += 20
            async with lobby_on(postgresql, clock=time) as other:
                table = await other.table(id)
                assert table.clock_left(0, time.now) == 580

    run(check())


def test_setting_the_clock_of_the_system_takes_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = steady_time()
    before = now()
    monkeypatch.setattr("time.time", lambda: before + 5 * DAY)
    assert now() - before < 5


def test_an_undo_gives_no_time(sqlite: str) -> None:
    async def check() -> None:
        time = Time()
        async with lobby_on(sqlite, clock=time) as lobby:
            id = await begin(lobby, clock=Clock(minutes=10, seconds=5))
            seat = await to_a_turn(lobby, id)
            table = await lobby.table(id)
            before = table.clock_left(seat, time.now)
            await lobby.act(id, seat, "enter r1", 2, "x")
            await lobby.undo(id, seat, 3, "u")
            assert table.clock_left(seat, time.now) == before

    run(check())


def test_days_are_for_a_whole_move(sqlite: str) -> None:
    async def check() -> None:
        time = Time()
        async with lobby_on(sqlite, clock=time) as lobby:
            id = await begin(lobby, clock=Clock(days=3))
            seat = await to_a_turn(lobby, id)
            table = await lobby.table(id)
            time.now += DAY
            await lobby.act(id, seat, "enter r1", 2, "x")
            assert table.clock_left(seat, time.now) == 2 * DAY
            await lobby.act(id, seat, "done", 3, "y")
            assert table.clock_left(seat, time.now) == 3 * DAY

    run(check())


@pytest.mark.parametrize("clock", [Clock(minutes=10, seconds=5), Clock(days=1)])
def test_a_secret_answer_stops_one_s_own_clock_and_the_others_see_it_run(url: str, clock: Clock) -> None:
    """Whoever has bid thinks no more. The others can't tell: to them every clock runs till all have bid."""

    async def check() -> None:
        time = Time()
        whole = clock.days * DAY or clock.minutes * 60.0
        async with lobby_on(url, clock=time) as lobby:
            id = await begin(lobby, clock=clock)
            time.now += 60
            await lobby.act(id, 0, "bid one", 0, "a")
            time.now += 40
            await _agree(lobby, id, time, own=[whole - 60, whole - 100, whole - 100], seen=whole - 100)
        async with lobby_on(url, clock=time) as lobby:
            await _agree(lobby, id, time, own=[whole - 60, whole - 100, whole - 100], seen=whole - 100)
            await lobby.undo(id, 0, 1, "b")
            time.now += 7
            await _agree(lobby, id, time, own=[whole - 67, whole - 107, whole - 107], seen=whole - 107)
            await lobby.act(id, 0, "bid two", 2, "c")
            await lobby.act(id, 1, "bid two", 0, "d")
            time.now += 3
            await lobby.act(id, 2, "bid two", 0, "e")
            table = await lobby.table(id)
            after = [whole] * 3 if clock.days else [whole - 62, whole - 102, whole - 105]
            for viewer in (0, 1, 2, None):
                assert [table.clock_shown(seat, time.now, viewer) for seat in range(3)] == after

    run(check())


async def _agree(lobby: Lobby, id: str, time: Time, own: list[float], seen: float) -> None:
    """What each seat has left, and what the others see of it, which is the same for all."""
    table = await lobby.table(id)
    assert [table.clock_left(seat, time.now) for seat in range(3)] == own
    for viewer in (0, 1, 2, None):
        shown = [own[seat] if seat == viewer else seen for seat in range(3)]
        assert [table.clock_shown(seat, time.now, viewer) for seat in range(3)] == shown


def test_no_clock_runs_before_everybody_has_come(url: str) -> None:
    async def check() -> None:
        time = Time()
        async with lobby_on(url, clock=time) as lobby:
            created = await lobby.create(spec(BFG, "me", "friend", clock=Clock(minutes=1)))
            table = await lobby.table(created.table)
            time.now += 500
            assert table.clock_left(0, time.now) == 60
            await lobby.claim(created.table, created.seats[1].invite or "")
            time.now += 20
            assert table.clock_left(0, time.now) == 40
            assert table.clock_left(1, time.now) == 60

    run(check())


def test_a_bot_stands_in_only_when_the_clock_is_out(sqlite: str) -> None:
    async def check() -> None:
        time = Time()
        async with lobby_on(sqlite, BotPool(pause=0.0, find=find), clock=time) as lobby:
            id = await begin(lobby, TINY, clock=Clock(minutes=1))
            await lobby.act(id, 0, "bid one", 0, "a")
            time.now += 59
            with pytest.raises(StillRunning):
                await lobby.stand_in(id, 1, "random")
            time.now += 2
            with pytest.raises(StillRunning):
                await lobby.stand_in(id, 0, "random")
            with lobby.watch(id) as watching:
                table = await lobby.stand_in(id, 1, "random")
                assert (table.seats[1].kind, table.seats[1].bot) == ("bot", "random")
                with pytest.raises(NotYourSeat):
                    await lobby.act(id, 1, "bid one", 0, "b")
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
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby)
            assert (await lobby.table(id)).clock_left(0, 1e12) is None
            with pytest.raises(StillRunning):
                await lobby.stand_in(id, 0, "random")

    run(check())
