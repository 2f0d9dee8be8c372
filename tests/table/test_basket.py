"""One of the last actions is taken out, the others stand: in the journal, once, and again after a restart."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from grognard.store import Step, Store
from grognard.table import Change, Clock, Lobby, SeatSpec, TableSpec
from grognard.table import basket as baskets
from grognard.table import table as tables
from grognard.table.basket import Run, take_out
from grognard.table.errors import CannotUndo, NotStored, Stale
from tests.table.helpers import BFG, begin, heard, lobby_on, moved, run


async def standing(lobby: Lobby, id: str) -> list[str]:
    return [move.line for move in (await lobby.table(id)).moves]


def test_what_is_taken_out_of_the_middle_is_gone_and_the_rest_stands(url: str) -> None:
    async def first() -> tuple[str, list[str], str]:
        async with lobby_on(url) as lobby:
            id = await begin(lobby, BFG)
            lines = await moved(lobby, id, 3)
            table = await lobby.table(id)
            assert [table.game.write(one.action) for one in Run.of(table, 0).bought()] == lines
            done = await take_out(lobby, id, 0, 2, 3, "out")
            assert (done.seq, done.ply) == (6, 2)  # two taken back, one done again
            again = await take_out(lobby, id, 0, 2, 3, "out")
            assert (again.seq, again.ply, again.again) == (6, 2, True)
            with pytest.raises(Stale):
                await take_out(lobby, id, 0, 2, 3, "late")
            with pytest.raises(CannotUndo):
                await take_out(lobby, id, 0, 3, 6, "none")
            with pytest.raises(CannotUndo):
                await take_out(lobby, id, 1, 1, 6, "other")
            assert await standing(lobby, id) == [lines[0], lines[2]]
            return id, lines, (await lobby.table(id)).state.digest()

    async def second(id: str, lines: list[str], digest: str) -> None:
        async with lobby_on(url) as lobby:
            assert await standing(lobby, id) == [lines[0], lines[2]]
            assert (await lobby.table(id)).state.digest() == digest

    run(second(*run(first())))


def test_nothing_is_in_the_basket_of_who_can_take_nothing_back(url: str) -> None:
    async def work() -> None:
        async with lobby_on(url) as lobby:
            table = await lobby.table(await begin(lobby, BFG))
            assert Run.of(table, 0).bought() == []
            assert Run.of(table, 1).bought() == []

    run(work())


def test_a_store_that_fails_on_the_way_leaves_everything_in_the_basket(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit = Store.commit

    async def work() -> None:
        async with lobby_on(url) as lobby:
            id = await begin(lobby, BFG)
            lines = await moved(lobby, id, 4)
            for fails_at in (1, 2, 3):
                commits = Counter[str]()

                def failing(store: Store, steps: Sequence[Step], at: int = fails_at, n: Any = commits) -> Any:
                    n["all"] += 1
                    if n["all"] == at:
                        raise OSError("no room")
                    return commit(store, steps)

                monkeypatch.setattr(Store, "commit", failing)
                before = (await lobby.table(id)).seq
                try:
                    await take_out(lobby, id, 0, 2, before, f"out{fails_at}")
                except NotStored:
                    assert await standing(lobby, id) == lines
                    assert (await lobby.table(id)).seq == before
                else:
                    assert await standing(lobby, id) == [lines[0], *lines[2:]]
                    return
            raise AssertionError("it takes many transactions")

    run(work())


def test_what_else_the_player_does_meanwhile_comes_before_or_after_it(
    url: str,
) -> None:
    """Two windows of one player: nothing that was bought is lost between them."""

    async def work() -> None:
        async with lobby_on(url) as lobby:
            id = await begin(lobby, BFG)
            lines = await moved(lobby, id, 4)
            another = (await _others(lobby, id, lines))[0]
            planning = asyncio.Event()

            async def slowly(_entries: int, work: Any, *args: Any) -> Any:
                planned = await asyncio.to_thread(work, *args)
                planning.set()
                await asyncio.sleep(0)
                return planned

            out = asyncio.create_task(take_out(lobby, id, 0, 1, 4, "out", slowly))
            await planning.wait()
            both = await asyncio.gather(out, lobby.act(id, 0, another, 4, "more"), return_exceptions=True)
            late = [one for one in both if isinstance(one, Stale)]
            assert len(late) == 1
            expected = [*lines, another] if late[0] is both[0] else lines[1:]
            assert await standing(lobby, id) == expected

    run(work())


async def _others(lobby: Lobby, id: str, lines: list[str]) -> list[str]:
    taken = {line.split()[1] for line in lines}
    offered = (await lobby.table(id)).state.prompt(0).lines
    return [line for line in offered if line.startswith("move") and line.split()[1] not in taken]


def test_who_listens_hears_of_every_entry_in_order(url: str) -> None:
    async def work() -> list[Change]:
        async with lobby_on(url) as lobby:
            id = await begin(lobby, BFG)
            await moved(lobby, id, 3)
            with lobby.watch(id) as subscription:
                await take_out(lobby, id, 0, 1, 3, "out")
                return await heard(subscription, 5)

    changes = run(work())
    assert [(one.kind, one.seq, one.ply) for one in changes] == [
        ("undo", 4, 2), ("undo", 5, 1), ("undo", 6, 0), ("act", 7, 1), ("act", 8, 2),
    ]  # fmt: skip


def test_the_clock_gets_nothing_by_it(url: str) -> None:
    """Each action brings its seconds, each one taken back takes them away: what is left tells of two."""

    async def work() -> None:
        async with lobby_on(url, clock=lambda: 1000.0) as lobby:
            id = await begin(lobby, BFG, clock=Clock(minutes=10, seconds=5))
            await moved(lobby, id, 3)
            await take_out(lobby, id, 0, 1, 3, "out")
            assert (await lobby.table(id)).clock_left(0, 1000.0) == 610.0
            [written] = [seat for seat in lobby.store.seats(id) if seat.seat == 0]
            assert written.clock_left == 610.0

    run(work())


SETTING_UP = TableSpec(
    game="ee",
    scenario="tournament-1942",
    options={"free_set_up": True},
    seats=[SeatSpec(kind="me"), SeatSpec(kind="me")],
)


async def placed(lobby: Lobby, id: str, count: int) -> None:
    """One block after the other is set up; when all are, the last ones are taken back and placed again."""
    for _ in range(count):
        table = await lobby.table(id)
        seat = table.waiting[0]
        lines = table.state.prompt(seat).lines
        verbs = ("place ", "take_back ")
        line = next(line for verb in verbs for line in lines if line.startswith(verb))
        await lobby.act(id, seat, line, table.numbers(seat).seq, f"s{table.seq}")


def test_what_can_be_taken_back_for_long_costs_no_more_than_a_little(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_LOOSE", 60)
    monkeypatch.setattr(tables, "MARK_EVERY", 10)
    monkeypatch.setattr(tables, "MOST_IN_BASKET", 20)
    done_again = Counter[str]()
    again, run_of = tables.again, baskets.run_of

    def counted(state: Any, move: Any) -> Any:
        done_again["undo"] += 1
        return again(state, move)

    def counted_run(state: Any, seat: int, lines: Sequence[str]) -> Any:
        done_again["run"] = len(lines)
        return run_of(state, seat, lines)

    async def first() -> tuple[str, str]:
        async with lobby_on(sqlite) as lobby:
            id = (await lobby.create(SETTING_UP, seed="1")).table
            await placed(lobby, id, 75)
            table = await lobby.table(id)
            assert table.state.takeback == 14  # after 61 no more were to be taken back
            await placed(lobby, id, 30)
            table = await lobby.table(id)
            seat = table.waiting[0]
            monkeypatch.setattr(tables, "again", counted)
            monkeypatch.setattr(baskets, "run_of", counted_run)
            await lobby.undo(id, seat, table.numbers(seat).seq, "u")
            assert done_again["undo"] <= 10
            table = await lobby.table(id)
            await take_out(lobby, id, seat, table.numbers(seat).ply, table.numbers(seat).seq, "o")
            assert done_again["run"] == 20
            now = (await lobby.table(id)).numbers(seat)
            with pytest.raises(CannotUndo):
                await take_out(lobby, id, seat, now.ply - 25, now.seq, "p")
            return id, (await lobby.table(id)).state.digest()

    async def second(id: str, digest: str) -> None:
        async with lobby_on(sqlite) as lobby:
            table = await lobby.table(id)
            assert table.state.digest() == digest
            seat = table.waiting[0]
            left = table.state.takeback
            for number in range(left):
                table = await lobby.table(id)
                await lobby.undo(id, seat, table.numbers(seat).seq, f"v{number}")
            after = (await lobby.table(id)).numbers(seat).seq
            with pytest.raises(CannotUndo):
                await lobby.undo(id, seat, after, "w")

    run(second(*run(first())))
