"""Through the lobby: done is done, once; who comes too late is told so; what was refused left nothing."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from grognard.kernel.refusal import Illegal
from grognard.table import Done
from grognard.table.errors import CannotUndo, NoSuchTable, NotStored, NotYourSeat, Over, Stale
from tests.table.helpers import BFG, begin, heard, lobby_on, play, run, to_a_turn


def test_an_action_is_done_told_and_kept(url: str) -> None:
    async def first() -> str:
        async with lobby_on(url) as lobby:
            id = await begin(lobby)
            with lobby.watch(id) as watching:
                assert await lobby.act(id, 0, "bid three", 0, "a") == Done(seq=1, ply=1)
                [change] = await heard(watching, 1)
            assert (change.kind, change.seq, change.ply, change.seat) == ("act", 1, 1, 0)
            assert change.line == "bid three"
            assert [event.kind for event in change.events] == ["bid"]
            assert change.state is (await lobby.table(id)).state
            return id

    async def second(id: str) -> None:
        async with lobby_on(url) as lobby:
            table = await lobby.table(id)
            assert (table.seq, table.ply, table.waiting) == (1, 1, (1, 2))
            assert [event.kind for event in table.events_of(1) or ()] == ["bid"]

    run(second(run(first())))


def test_the_same_request_is_done_once_even_after_a_restart(url: str) -> None:
    async def first() -> str:
        async with lobby_on(url) as lobby:
            id = await begin(lobby)
            done = await lobby.act(id, 0, "bid three", 0, "a")
            await lobby.act(id, 1, "bid one", 0, "b")
            assert await lobby.act(id, 0, "bid three", 0, "a") == Done(seq=1, ply=1, again=True)
            assert not done.again
            return id

    async def second(id: str) -> None:
        async with lobby_on(url) as lobby:
            assert await lobby.act(id, 0, "bid three", 0, "a") == Done(seq=1, ply=1, again=True)
            # Even if it claims to come after what is there now.
            assert (await lobby.act(id, 2, "bid one", 0, "c")).seq == 1
            table = await lobby.table(id)
            line = table.state.prompt(0).lines[0]
            assert await lobby.act(id, 0, line, 2, "a") == Done(seq=1, ply=1, again=True)
            assert (await lobby.table(id)).seq == 3

    run(second(run(first())))


def test_a_request_that_is_still_on_its_way_is_done_once(url: str) -> None:
    async def check() -> None:
        async with lobby_on(url) as lobby:
            id = await begin(lobby)
            twice = [lobby.act(id, 0, "bid three", 0, "a") for _ in range(2)]
            assert sorted(done.again for done in await asyncio.gather(*twice)) == [False, True]
            assert (await lobby.table(id)).seq == 1

    run(check())


def test_who_comes_too_late_is_told_the_present_number(url: str) -> None:
    async def check() -> None:
        async with lobby_on(url) as lobby:
            id = await begin(lobby)
            seat = await to_a_turn(lobby, id)
            await lobby.act(id, seat, "enter r1", 2, "a")
            for after in (0, 2, 4, -1):
                with pytest.raises(Stale) as stale:
                    await lobby.act(id, seat, "done", after, "b")
                assert stale.value.seq == 3
            assert (await lobby.act(id, seat, "done", 3, "b")).seq == 4

    run(check())


def test_requests_of_another_seat_are_other_requests(sqlite: str) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby)
            await lobby.act(id, 0, "bid three", 0, "same")
            assert await lobby.act(id, 1, "bid three", 0, "same") == Done(seq=1, ply=1)
            assert len(lobby.store.entries(id)) == 2

    run(check())


def test_what_is_refused_leaves_nothing(sqlite: str) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby)
            table = await lobby.table(id)
            before = table.state.digest()
            for seat, line in [(0, "bid four"), (0, "dance"), (0, "done"), (0, "")]:
                with pytest.raises(Illegal):
                    await lobby.act(id, seat, line, 0, "a")
            for seat in (3, -1):
                with pytest.raises(NotYourSeat):
                    await lobby.act(id, seat, "bid one", 0, "a")
            with pytest.raises(NoSuchTable):
                await lobby.act("no-such-tabl", 0, "bid one", 0, "a")
            with pytest.raises(NoSuchTable):
                await lobby.table("../../../etc")
            assert (table.seq, table.state.digest()) == (0, before)
            assert lobby.store.entries(id) == []

    run(check())


def test_undo_goes_as_far_as_the_rules_allow_and_adds_to_the_journal(url: str) -> None:
    async def first() -> tuple[str, int, str]:
        async with lobby_on(url) as lobby:
            id = await begin(lobby)
            seat = await to_a_turn(lobby, id)
            digest = (await lobby.table(id)).state.digest()
            with pytest.raises(CannotUndo):
                await lobby.undo(id, seat, 2, "early")
            await lobby.act(id, seat, "enter r1", 2, "x")
            await lobby.act(id, seat, "move r1 b1", 3, "y")
            assert await lobby.undo(id, seat, 4, "u") == Done(seq=5, ply=3)
            assert await lobby.undo(id, seat, 4, "u") == Done(seq=5, ply=3, again=True)
            with pytest.raises(CannotUndo):
                await lobby.undo(id, (seat + 1) % 3, 5, "not mine")
            return id, seat, digest

    async def second(id: str, seat: int, digest: str) -> None:
        async with lobby_on(url) as lobby:
            table = await lobby.table(id)
            assert [move.line for move in table.moves] == ["bid three"] * 3 + ["enter r1"]
            assert await lobby.undo(id, seat, 5, "v") == Done(seq=6, ply=2)
            assert table.state.digest() == digest
            with pytest.raises(CannotUndo):
                await lobby.undo(id, seat, 6, "w")
            kinds = [entry.kind for entry in lobby.store.entries(id)]
            assert kinds == ["act"] * 5 + ["undo"] * 2

    run(second(*run(first())))


def test_listeners_hear_of_an_undo(sqlite: str) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby)
            seat = await to_a_turn(lobby, id)
            with lobby.watch(id) as watching:
                await lobby.act(id, seat, "enter r1", 2, "x")
                await lobby.undo(id, seat, 3, "u")
                done, undone = await heard(watching, 2)
            assert (done.kind, done.ply, undone.kind, undone.ply, undone.line) == ("act", 4, "undo", 3, None)
            assert undone.state is (await lobby.table(id)).state

    run(check())


def test_a_finished_game_takes_nothing_more_and_shows_its_seed(url: str) -> None:
    async def check() -> None:
        async with lobby_on(url) as lobby:
            id = await begin(lobby, seed="hidden")
            await play(lobby, id, 5)
            table = await lobby.table(id)
            assert table.seed is None
            await play(lobby, id, 10_000)
            assert table.over
            assert table.seed == "hidden"
            with pytest.raises(Over):
                await lobby.act(id, 0, "done", table.numbers(0).seq, "z")
            with pytest.raises(Over):
                await lobby.undo(id, 0, table.numbers(0).seq, "z")
            found = lobby.store.table(id)
            assert found is not None
            assert found.over

    run(check())


def test_a_caller_who_goes_away_leaves_the_table_in_order(sqlite: str) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby)
            await lobby.table(id)
            task = asyncio.create_task(lobby.act(id, 0, "bid three", 0, "a"))
            await asyncio.sleep(0)
            assert id in lobby.open_tables.busy
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            table = await lobby.open_tables.quiet(id)
            assert (table.seq, len(lobby.store.entries(id))) == (1, 1)
            assert await lobby.act(id, 0, "bid three", 0, "a") == Done(seq=1, ply=1, again=True)

    run(check())


@pytest.mark.parametrize("written", [False, True])
def test_a_store_that_fails_loses_nothing_and_doubles_nothing(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    """The disk is full; or it says so although the entry got there."""

    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            one, two = await begin(lobby), await begin(lobby)
            await lobby.act(one, 0, "bid one", 0, "a")
            commit = lobby.store.commit

            def fails(steps: Any) -> Any:
                if written:
                    commit(steps)
                raise OSError("disk full")

            monkeypatch.setattr(lobby.store, "commit", fails)
            with lobby.watch(one) as watching:
                for id, seat in [(one, 1), (two, 0)]:
                    with pytest.raises(NotStored):
                        await lobby.act(id, seat, "bid two", 0, "b")
                assert [change.kind for change in await heard(watching, 1)] == ["anew"]
            monkeypatch.setattr(lobby.store, "commit", commit)
            assert await lobby.act(one, 1, "bid two", 0, "b") == Done(seq=1, ply=1, again=written)
            assert await lobby.act(two, 0, "bid two", 0, "b") == Done(seq=1, ply=1, again=written)
            assert [len(lobby.store.entries(id)) for id in (one, two)] == [2, 1]

    run(check())


def test_a_locked_database_is_told_and_gotten_over(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.store.engine.BUSY_SECONDS", 0.2)

    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby)
            with lobby.store.engine.connect() as other:
                other.exec_driver_sql("COMMIT")
                other.exec_driver_sql("BEGIN IMMEDIATE")
                with pytest.raises(NotStored):
                    await lobby.act(id, 0, "bid one", 0, "a")
                other.exec_driver_sql("ROLLBACK")
            assert await lobby.act(id, 0, "bid one", 0, "a") == Done(seq=1, ply=1)

    run(check())


def test_idle_tables_leave_memory_unless_somebody_listens(sqlite: str) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            one, two = await begin(lobby), await begin(lobby)
            await play(lobby, one, 4)
            old = await lobby.table(one)
            await lobby.table(two)
            with lobby.watch(two):
                assert lobby.put_away(1000.0) == []
                assert lobby.put_away(0.0) == [one]
            again = await lobby.table(one)
            assert again is not old
            assert again.state.dump() == old.state.dump()
            assert lobby.put_away(0.0) == [two, one]

    run(check())


def test_positions_and_events_of_long_ago_are_played_again(sqlite: str) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby, BFG)
            digests, told = [], []
            with lobby.watch(id) as watching:
                for _ in range(200):
                    digests.append((await lobby.table(id)).state.digest())
                    await play(lobby, id, 1)
                    told += [change.events for change in await heard(watching, 1)]
            for ply in (0, 1, 49, 50, 120, 199):
                assert (await lobby.position(id, ply)).digest() == digests[ply]
            assert await lobby.events(id, 1) == list(enumerate(told, start=1))
            assert await lobby.events(id, 190, 195) == list(enumerate(told, start=1))[189:195]
            assert (await lobby.table(id)).events_of(1) is None
            assert len(lobby.store.entries(id)) == 200
            assert lobby.store.snapshot(id) is not None

    run(check())


def test_nothing_is_seen_before_it_is_on_disk_and_what_waits_is_written_together(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            ids = [await begin(lobby) for _ in range(6)]
            commit, go_on, batches = lobby.store.commit, threading.Event(), []

            def slow(steps: Any) -> Any:
                batches.append(len(steps))
                assert go_on.wait(20)
                return commit(steps)

            monkeypatch.setattr(lobby.store, "commit", slow)
            with lobby.watch(ids[0]) as watching:
                tables = [await lobby.table(id) for id in ids]
                acts = [asyncio.create_task(lobby.act(ids[0], 0, "bid one", 0, "a"))]
                while not batches:
                    await asyncio.sleep(0.01)
                acts += [asyncio.create_task(lobby.act(id, 0, "bid one", 0, "a")) for id in ids[1:]]
                hearing = asyncio.create_task(heard(watching, 1))
                await asyncio.sleep(0.1)
                assert [(table.seq, table.waiting) for table in tables] == [(0, (0, 1, 2))] * 6
                assert not any(task.done() for task in [*acts, hearing])
                go_on.set()
                assert [(await act).seq for act in acts] == [1] * 6
                await hearing
            assert batches == [1, 5]

    run(check())
