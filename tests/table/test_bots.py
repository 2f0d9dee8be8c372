"""Bots play as people do, in processes of their own; one that breaks is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from typing import Any

import pytest

from grognard.kernel.record import Record
from grognard.kernel.replay import verify
from grognard.table import BotPool, Clock, Lobby
from grognard.table.bot_pool import BotFailed
from grognard.table.bot_process import think
from tests.table.helpers import BFG, TINY, begin, find, lobby_on, play, run
from tests.table.test_clocks import Time


def pool(**more: Any) -> BotPool:
    return BotPool(pause=0.0, find=find, **more)


async def until(lobby: Lobby, id: str, ready: Any) -> Any:
    for _ in range(1200):
        table = await lobby.table(id)
        if ready(table):
            return table
        await asyncio.sleep(0.05)
    raise AssertionError("it never came to that")


@pytest.mark.parametrize(("game", "bots"), [(BFG, ("captain", "random")), (TINY, ("random",) * 3)])
def test_bots_play_a_whole_game_among_themselves(sqlite: str, game: str, bots: tuple[str, ...]) -> None:
    async def check() -> None:
        async with lobby_on(sqlite, pool()) as lobby:
            id = await begin(lobby, game, *bots)
            table = await until(lobby, id, lambda table: table.over)
            assert verify(find(game), Record.read(await lobby.record_text(id))).ok
            requests = [entry.request for entry in lobby.store.entries(id)]
            after = [table.counting.known(move.seat, n, n).seq for n, move in enumerate(table.moves)]
            expected = [f"bot {move.seat}:{n}" for n, move in zip(after, table.moves, strict=True)]
            assert requests == expected

    run(check())


def test_a_bot_answers_a_person_and_goes_on_after_a_restart(sqlite: str) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby, TINY, "me", "random", "random")
            await lobby.act(id, 0, "bid one", 0, "a")
            assert lobby.store.waiting_for_bots() == [id]
        async with lobby_on(sqlite, pool()) as lobby:
            table = await until(lobby, id, lambda table: table.ply >= 3 and table.waiting == (0,))
            assert lobby.store.waiting_for_bots() == []
            assert {move.seat for move in table.moves} == {0, 1, 2}

    run(check())


class _Pondering(BotPool):
    """Thinks until it may answer."""

    def __init__(self) -> None:
        super().__init__(pause=0.0, find=find)
        self.may_answer = asyncio.Event()

    async def think(self, position: bytes, seat: int, bot: str, seed: int, rank: int = 0) -> list[str]:
        await self.may_answer.wait()
        return think(find, position, seat, bot, seed, 1)


def test_other_tables_do_not_wait_for_a_bot(sqlite: str) -> None:
    async def check() -> None:
        pondering = _Pondering()
        async with lobby_on(sqlite, pondering) as lobby:
            bots = await begin(lobby, BFG, "captain", "captain")
            mine = await begin(lobby)
            await play(lobby, mine, 20)
            assert (await lobby.table(bots)).ply == 0
            pondering.may_answer.set()
            await until(lobby, bots, lambda table: table.ply > 5)

    run(check())


class _Pool(BotPool):
    """Fails so many times; remembers who was asked."""

    def __init__(self, failures: int) -> None:
        super().__init__(pause=0.0, find=find)
        self.failures = failures
        self.asked: list[str] = []

    async def think(self, position: bytes, seat: int, bot: str, seed: int, rank: int = 0) -> list[str]:
        self.asked.append(bot)
        if len(self.asked) <= self.failures:
            raise BotFailed("on purpose")
        return think(find, position, seat, bot, seed, 1)


@pytest.mark.parametrize(("failures", "asked"), [(1, ["captain"] * 2), (2, ["captain"] * 2 + ["random"])])
def test_a_bot_that_fails_is_asked_again_then_replaced(sqlite: str, failures: int, asked: list[str]) -> None:
    async def check() -> None:
        failing = _Pool(failures)
        async with lobby_on(sqlite, failing) as lobby:
            id = await begin(lobby, BFG, "captain", "me")
            await until(lobby, id, lambda table: table.ply >= 1)
            assert failing.asked[: len(asked)] == asked

    run(check())


def test_a_killed_process_is_made_anew(sqlite: str) -> None:
    async def check() -> None:
        bots = pool()
        async with lobby_on(sqlite, bots) as lobby:
            id = await begin(lobby, BFG, "captain", "captain")
            for goal in (10, 200):
                table = await until(lobby, id, lambda table, goal=goal: table.ply > goal)
                for pid in list(bots.processes()):
                    os.kill(pid, signal.SIGKILL)
            await until(lobby, id, lambda now, then=table.ply: now.ply > then + 100)

    run(check())


def test_a_bot_that_thinks_too_long_is_given_up(sqlite: str) -> None:
    async def check() -> None:
        slow = pool(patience=0.001)
        position = find(BFG).new(seed="1").dump()
        with pytest.raises(BotFailed):
            await slow.think(position, 0, "captain", 1)
        assert slow.processes() == []
        await slow.stop()

    run(check())


def test_stopping_ends_thoughts_and_their_processes(sqlite: str) -> None:
    async def check() -> None:
        bots = pool()
        async with lobby_on(sqlite, bots) as lobby:
            ids = [await begin(lobby, BFG, "captain", "captain") for _ in range(5)]
            await until(lobby, ids[0], lambda table: table.ply >= 1)
            processes = bots.processes()
            assert processes
        assert not any(map(alive, processes))
        async with lobby_on(sqlite) as lobby:
            assert not all([(await lobby.table(id)).over for id in ids])

    run(check())


def test_a_bot_s_process_ends_with_a_server_that_was_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.table.thinking"], stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        bot = int(server.stdout.readline())
        assert alive(bot)
        server.kill()
    for _ in range(600):
        if not alive(bot):
            return
        time.sleep(0.1)
    raise AssertionError("the bot is still there")


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_bot_returns_its_run_of_actions() -> None:
    state = find(BFG).new(seed="1")
    seat = state.waiting[0]
    lines = think(find, state.dump(), seat, "captain", 1, 1000)
    assert lines == think(find, state.dump(), seat, "captain", 1, 1000)
    for line in lines:
        assert seat in state.waiting
        state.act(seat, line)
    assert seat not in state.waiting
    assert len(think(find, find(BFG).new(seed="1").dump(), seat, "captain", 1, 3)) == 3


def test_a_bot_that_stands_in_has_requests_of_its_own(sqlite: str) -> None:
    """Whatever a player called a request, the bot in the same seat can act."""

    async def check() -> None:
        time = Time()
        async with lobby_on(sqlite, pool(), clock=time) as lobby:
            id = await begin(lobby, TINY, "me", "random", "random", clock=Clock(minutes=1))
            await lobby.act(id, 0, "bid one", 0, "bot:2")
            table = await until(lobby, id, lambda table: table.waiting == (0,))
            time.now += 600
            await lobby.stand_in(id, 0, "random")
            await until(lobby, id, lambda now, then=table.ply: now.ply > then)

    run(check())
