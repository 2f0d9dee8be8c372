"""Several seats answer at once and in secret: nobody notices the others, and everybody may think again."""

from __future__ import annotations

import asyncio
from itertools import permutations
from random import Random
from typing import Any

import pytest

from grognard.table import BotPool, Change, Done, Lobby, Subscription
from grognard.table.bot_process import think
from grognard.table.errors import CannotUndo, NotStored, UndoneEnough
from tests.table.helpers import TINY, begin, find, heard, lobby_on, run, to_a_turn
from tests.table.test_bots import until

SEATS = range(3)
EVERYBODY = (0, 1, 2, None)


def test_another_s_answer_makes_nothing_stale(url: str) -> None:
    async def check() -> None:
        async with lobby_on(url) as lobby:
            id = await begin(lobby)
            assert await lobby.act(id, 0, "bid one", 0, "a") == Done(seq=1, ply=1)
            assert await lobby.act(id, 1, "bid two", 0, "a") == Done(seq=1, ply=1)
            assert await lobby.undo(id, 0, 1, "b") == Done(seq=2, ply=0)
            assert await lobby.act(id, 2, "bid two", 0, "a") == Done(seq=1, ply=1)
            assert await lobby.act(id, 0, "bid three", 2, "c") == Done(seq=3, ply=1)
            table = await lobby.table(id)
            assert table.state.bids == [3, 2, 2]
            assert [table.numbers(seat) for seat in EVERYBODY] == [(3, 1), (2, 2), (2, 2), (1, 1)]
        async with lobby_on(url) as lobby:
            table = await lobby.table(id)
            assert [table.numbers(seat) for seat in EVERYBODY] == [(3, 1), (2, 2), (2, 2), (1, 1)]
            assert await lobby.act(id, 0, "bid one", 0, "a") == Done(seq=1, ply=1, again=True)
            assert await lobby.undo(id, 0, 1, "b") == Done(seq=2, ply=0, again=True)

    run(check())


@pytest.mark.parametrize("order", list(permutations(SEATS, 2)))
def test_each_takes_back_its_own_answer_in_whatever_order(sqlite: str, order: tuple[int, int]) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby)
            table = await lobby.table(id)
            start = table.state.dump()
            for seat in sorted(order):
                await lobby.act(id, seat, "bid two", 0, "a")
            for seat in order:
                assert table.may_undo(seat)
                await lobby.undo(id, seat, 1, "b")
                assert not table.may_undo(seat)
                with pytest.raises(CannotUndo):
                    await lobby.undo(id, seat, 2, "c")
            assert table.state.dump() == start
            assert (table.seq, table.moves) == (4, [])

    run(check())


def test_what_came_to_light_stays(sqlite: str) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby)
            seat = await to_a_turn(lobby, id)
            table = await lobby.table(id)
            for one in SEATS:
                with pytest.raises(CannotUndo):
                    await lobby.undo(id, one, table.numbers(one).seq, "u")
            await lobby.act(id, seat, "enter r1", 2, "x")
            assert [table.may_undo(one) for one in SEATS] == [one == seat for one in SEATS]

    run(check())


def test_nobody_thinks_again_for_ever_and_nobody_else_notices(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("table", "lobby"):
        monkeypatch.setattr(f"grognard.table.{module}.MOST_UNDONE", 2)

    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby)
            before = (await lobby.table(id)).numbers(1)
            for seq in (0, 2):
                await lobby.act(id, 0, "bid two", seq, f"a{seq}")
                await lobby.undo(id, 0, seq + 1, f"b{seq}")
            await lobby.act(id, 0, "bid one", 4, "c")
            with pytest.raises(UndoneEnough):
                await lobby.undo(id, 0, 5, "d")
            assert (await lobby.table(id)).numbers(1) == before
        async with lobby_on(sqlite) as lobby:
            with pytest.raises(UndoneEnough):
                await lobby.undo(id, 0, 5, "e")
            await lobby.act(id, 1, "bid one", 0, "a")
            await lobby.undo(id, 1, 1, "b")
            await lobby.act(id, 1, "bid one", 2, "c")
            await lobby.act(id, 2, "bid three", 0, "a")
            table = await lobby.table(id)
            (mover,) = table.waiting
            await lobby.act(id, mover, f"enter {'rgb'[mover]}1", table.numbers(mover).seq, "f")
            assert not table.undone_enough(0)
            assert table.may_undo(mover)

    run(check())


SECRET: dict[int | None, list[tuple[Any, ...]]] = {
    0: [("act", 1, 1, 0, "bid one"), ("undo", 2, 0, 0, None), ("act", 3, 1, 0, "bid two")],
    1: [("act", 1, 1, 1, "bid two")],
}
"""What seats that bid before the last one hear of their own bids."""


async def _told(watching: Subscription, count: int, seat: int | None) -> list[Change]:
    return [seen for change in await heard(watching, count) if (seen := change.seen_by(seat)) is not None]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_listeners_hear_what_their_seat_may_know(sqlite: str, seat: int | None) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby)
            with lobby.watch(id) as watching:
                await lobby.act(id, 0, "bid one", 0, "a")
                await lobby.act(id, 1, "bid two", 0, "a")
                await lobby.undo(id, 0, 1, "b")
                await lobby.act(id, 0, "bid two", 2, "c")
                await lobby.act(id, 2, "bid three", 0, "a")
                await lobby.act(id, 0, "enter r1", 4, "d")
                told = await _told(watching, 6, seat)
            own = SECRET.get(seat, [])
            seq, ply = len(own), own[-1][2] if own else 0
            closing = (2, "bid three") if seat == 2 else (None, None)
            assert [(c.kind, c.seq, c.ply, c.seat, c.line) for c in told] == [
                *own, ("act", seq + 1, ply + 1, *closing), ("act", seq + 2, ply + 2, 0, "enter r1"),
            ]  # fmt: skip

    run(check())


def test_a_failing_store_alarms_nobody_but_the_seat_itself(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby)
            before = await lobby.table(id)

            def fails(_: Any) -> Any:
                raise OSError("disk full")

            with lobby.watch(id) as watching:
                monkeypatch.setattr(lobby.store, "commit", fails)
                with pytest.raises(NotStored):
                    await lobby.act(id, 1, "bid two", 0, "b")
                [change] = await heard(watching, 1)
            assert change.kind == "anew"
            assert [change.seen_by(seat) is not None for seat in EVERYBODY] == [False, True, False, False]
            monkeypatch.undo()
            await lobby.act(id, 1, "bid two", 0, "b")
            assert lobby.latest(before) is await lobby.table(id) is not before

    run(check())


def test_two_workers_take_secret_answers_at_the_same_moment(postgresql: str) -> None:
    """The journal has one next number, so one of them has to write again: its player must not notice."""

    async def check() -> None:
        async with lobby_on(postgresql) as one, lobby_on(postgresql) as two:
            for round in range(20):
                id = await begin(one)
                for lobby in (one, two):
                    await lobby.table(id)
                done = await asyncio.gather(
                    one.act(id, 0, "bid one", 0, "a"), two.act(id, 1, "bid two", 0, "a")
                )
                assert done == [Done(seq=1, ply=1)] * 2, round
                undone = await asyncio.gather(one.undo(id, 0, 1, "b"), two.undo(id, 1, 1, "b"))
                assert undone == [Done(seq=2, ply=0)] * 2, round
                done = await asyncio.gather(
                    one.act(id, 0, "bid three", 2, "c"), two.act(id, 1, "bid one", 2, "c")
                )
                assert done == [Done(seq=3, ply=1)] * 2, round
                assert await two.act(id, 2, "bid two", 0, "a") == Done(seq=1, ply=1)
                assert (await two.table(id)).state.bids == [3, 1, 2]

    run(check())


class _Seeds(BotPool):
    """Remembers with what luck each bot thinks, and waits until it may."""

    def __init__(self) -> None:
        super().__init__(pause=0.0, find=find)
        self.may_think, self.luck = asyncio.Event(), dict[int, int]()

    async def think(self, position: bytes, seat: int, bot: str, seed: int, rank: int = 0) -> list[str]:
        await self.may_think.wait()
        self.luck.setdefault(seat, seed)
        return think(find, position, seat, bot, seed, 200)


@pytest.mark.parametrize("changes", [0, 1, 2])
def test_a_bot_s_luck_does_not_hang_on_what_others_answer(sqlite: str, changes: int) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby, TINY, "me", "me", "random")
            for number in range(changes):
                await lobby.act(id, 0, "bid two", 2 * number, f"a{number}")
                await lobby.undo(id, 0, 2 * number + 1, f"u{number}")
            if changes:
                await lobby.act(id, 1, "bid two", 0, "a")
        pool = _Seeds()
        pool.may_think.set()
        async with lobby_on(sqlite, pool) as lobby:
            table = await until(lobby, id, lambda table: 2 not in table.waiting)
            assert pool.luck == {2: Random(f"{table.state.seed}:2:0").getrandbits(63)}

    run(check())


def test_a_bot_whose_plan_is_undone_thinks_again(sqlite: str) -> None:
    """Red, a bot, is the last to bid and plans its turn; grey takes its bid back before red has acted."""

    async def check() -> None:
        pool = _Seeds()
        async with lobby_on(sqlite, pool) as lobby:
            id = await begin(lobby, TINY, "random", "me", "me")
            for seat in (1, 2):
                await lobby.act(id, seat, "bid three", 0, "a")
            planned = asyncio.create_task(_plan_then_undo(lobby, id, pool))
            table = await until(lobby, id, lambda table: table.seq >= 4)
            await planned
            assert table.waiting == (1,)
            await lobby.act(id, 1, "bid one", 2, "c")
            await until(lobby, id, lambda table: table.waiting == (1,) and table.state.active == 1)
            assert any(move.line == "done" for move in table.moves if move.seat == 0)

    run(check())


async def _plan_then_undo(lobby: Lobby, id: str, pool: _Seeds) -> None:
    """The undo is on its way to disk when the bot gets its plan, made from the position before."""
    undo = asyncio.create_task(lobby.undo(id, 1, 1, "b"))
    await asyncio.sleep(0)
    pool.may_think.set()
    await undo
