"""What can be noticed without being told: how long an answer takes, which message comes first, who waits for
whom. None of it may depend on what is hidden, or on how much somebody else asks for."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from grognard.page import answer as answers
from grognard.server import questions
from grognard.table.errors import NotStored
from grognard.table.open_tables import OpenTables
from tests.server.common import BFG, TINY, first_line, run, served
from tests.table.helpers import find


def test_a_secret_answer_does_not_make_others_wait_for_what_was_worked_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked_out: list[str] = []
    work = answers.answer

    def counted(state: Any, seat: int | None, line: str, language: str) -> Any:
        worked_out.append(line)
        return work(state, seat, line, language)

    monkeypatch.setattr(answers, "answer", counted)

    async def scenario() -> None:
        async with served(tmp_path) as server:
            id, seats = await server.table(game=TINY)
            asked = f"/api/tables/{id}/answer", {"line": "bid three"}, seats[1]["token"]
            before = await server.post(*asked)
            assert (await server.act(id, seats[0]["token"], "bid one", 0)).status_code == 200
            after = await server.post(*asked)
            assert (before.status_code, before.text) == (200, after.text)
            assert worked_out == ["bid three"]

    run(scenario())


def test_who_only_waits_is_told_so_before_a_question_is_worked_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first to come is the one who is asked: the other does not wait for that question."""
    work, held, told, late = questions._asked, threading.Event(), threading.Event(), list[int]()

    def slow(state: Any, orders: dict[str, str], seat: int, seq: int, language: str) -> Any:
        if held.is_set() and not told.wait(5):
            late.append(seat)
        return work(state, orders, seat, seq, language)

    monkeypatch.setattr(questions, "_asked", slow)

    async def scenario() -> None:
        async with served(tmp_path) as server:
            id, seats = await server.table()
            async with server.live(id, seats[0]["token"]) as asked:
                await asked.next("question")
                async with server.live(id, seats[1]["token"]) as other:
                    await other.next("question")
                    line = await first_line(server, id, seats[0]["token"])
                    held.set()
                    assert (await server.act(id, seats[0]["token"], line, 0)).status_code == 200
                    assert (await other.next("question"))["seat"] is None
                    told.set()
                    assert (await asked.next("question"))["seat"] == 0
            assert late == []

    run(scenario())


def test_one_client_has_one_record_written_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To write one is to play the whole game again, in the threads that everybody's play needs."""
    written, at_once = list[int](), list[int]()
    work = OpenTables.record_text

    def slow(self: OpenTables, table: Any) -> str:
        written.append(1)
        at_once.append(len(written))
        time.sleep(0.1)
        written.pop()
        return work(self, table)

    monkeypatch.setattr(OpenTables, "record_text", slow)

    async def scenario() -> None:
        async with served(tmp_path) as server:
            id, _ = await server.table()
            asked = [server.get(f"/api/tables/{id}/record") for _ in range(5)]
            assert [answer.status_code for answer in await asyncio.gather(*asked)] == [200] * 5
            assert at_once == [1] * 5

    run(scenario())


def test_a_table_in_short_weighs_no_battle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That takes milliseconds for which everybody would wait, and there is no battle in it."""
    game, weighed = find(BFG), list[Any]()
    monkeypatch.setattr(type(game), "battle", lambda self, view: weighed.append(view))

    async def scenario() -> None:
        async with served(tmp_path) as server:
            id, _ = await server.table()
            assert (await server.get(f"/api/tables/{id}")).status_code == 200
            assert weighed == []

    run(scenario())


def test_a_table_that_is_read_again_while_a_scene_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was to get the scene gets one of the table as it is now, not of one that nobody changes."""

    async def scenario() -> None:
        async with served(tmp_path) as server:
            id, seats = await server.table()
            line = await first_line(server, id, seats[0]["token"])
            lobby, fetch, fetched = server.lobby, server.lobby.chat, list[str]()

            async def chat(id: str, last: int = 200) -> Any:
                fetched.append(id)
                if len(fetched) == 1:
                    lobby.open_tables.drop(id)
                    await lobby.act(id, 0, line, 0, "meanwhile")
                return await fetch(id, last)

            monkeypatch.setattr(lobby, "chat", chat)
            async with server.live(id) as live:
                assert (await live.next("scene"))["seq"] == 1

    run(scenario())


def test_a_secret_answer_that_was_stored_unheard_of_is_told_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database fails after it has stored it: only who answered may notice that, now and later."""

    async def scenario() -> None:
        async with served(tmp_path) as server:
            lobby, store = server.lobby, server.lobby.store
            id, seats = await server.table(game=TINY)
            async with server.live(id, seats[0]["token"]) as other, server.live(id) as spectator:
                for live in (other, spectator):
                    await live.next("scene")
                commit = store.commit

                def failing(steps: Any) -> Any:
                    commit(steps)
                    raise OSError("no answer")

                monkeypatch.setattr(store, "commit", failing)
                with pytest.raises(NotStored):
                    await lobby.act(id, 1, "bid two", 0, "a")
                monkeypatch.setattr(store, "commit", commit)
                assert (await lobby.act(id, 1, "bid two", 0, "a")).again
                await lobby.undo(id, 1, 1, "b")
                await lobby.act(id, 1, "bid three", 2, "c")
                await lobby.say(id, None, "", "now", "d")
                for live in (other, spectator):
                    await live.next("chat")
                    assert sum('"type":"scene"' in text for text in live.heard) == 1
                for seat in (0, 2):
                    await lobby.act(id, seat, "bid three", 0, f"e{seat}")
                for live in (other, spectator):
                    await live.next("update")

    run(scenario())
