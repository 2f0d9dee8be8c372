"""Actions that come faster than any person's are told together; nobody learns more, or less, by that."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from grognard.server import questions, rooms
from grognard.server.listener import Listener, Message
from grognard.server.news import News
from grognard.server.viewer import Viewer
from grognard.table import BotPool, Change, SeatSpec, TableSpec
from tests.server.common import BFG, TINY, Live, Served, run, served

ACTIONS = 12


async def _rush(server: Served, id: str, number: int) -> None:
    """So many actions of whoever is asked, the next one as soon as the last was acknowledged."""
    rng = Random("rush")
    for _ in range(number):
        table = await server.lobby.table(id)
        if table.over:
            return
        seat = table.waiting[0]
        line = table.game.write(table.state.prompt(seat).sample(rng))
        after = table.numbers(seat).seq
        await server.lobby.act(id, seat, line, after, f"r{after}")


def _updates(live: Live) -> list[Any]:
    return [message for message in map(json.loads, live.heard) if message["type"] == "update"]


def test_a_rush_is_told_whole_and_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every action has its update, with its line; the picture is drawn for some of them together."""
    monkeypatch.setattr(rooms, "TOGETHER", 5.0)
    drawn: list[int] = []
    look = News._look
    monkeypatch.setattr(News, "_look", lambda self, sight: drawn.append(self.last) or look(self, sight))

    async def scenario() -> None:
        async with served(tmp_path) as server:
            id, seats = await server.table()
            async with server.live(id, seats[0]["token"]) as player, server.live(id) as other:
                for live in (player, other):
                    await live.next("scene")
                await _rush(server, id, ACTIONS)
                for live, token in ((player, seats[0]["token"]), (other, "")):
                    await live.until(ACTIONS)
                    scene = (await server.get(f"/api/tables/{id}/scene", token)).json()
                    assert (live.picture, live.log) == (scene["picture"], scene["log"])
                    assert (live.status, live.ply) == (scene["status"], scene["ply"])
                    lines = [update["line"] for update in _updates(live)]
                    table = await server.lobby.table(id)
                    assert lines == [move.line for move in table.moves]
        assert 2 <= len(drawn) <= 4, drawn

    run(scenario())


def test_who_comes_in_the_middle_of_a_rush_misses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A scene has some of what is still to be told to the others."""
    monkeypatch.setattr(rooms, "TOGETHER", 2.0)

    async def scenario() -> None:
        async with served(tmp_path) as server:
            id, _ = await server.table()
            async with server.live(id, questions=False) as early:
                await early.next("scene")
                await _rush(server, id, 4)
                async with server.live(id, questions=False) as late:
                    assert (await late.next("scene"))["seq"] == 4
                    await _rush(server, id, 4)
                    for live in (early, late):
                        await live.until(8)
                    assert [update["seq"] for update in _updates(late)] == [5, 6, 7, 8]
                    assert (early.picture, early.status) == (late.picture, late.status)

    run(scenario())


def test_an_action_after_a_pause_is_told_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "TOGETHER", 60.0)

    async def scenario() -> None:
        async with served(tmp_path) as server:
            id, _ = await server.table()
            async with server.live(id) as live:
                await live.next("scene")
                await _rush(server, id, 1)
                await live.until(1)

    run(scenario())


def test_what_bots_do_is_told_step_by_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page shows each for a while, however fast they come."""
    monkeypatch.setattr(rooms, "TOGETHER", 60.0)

    async def scenario() -> None:
        async with served(tmp_path, BotPool(1)) as server:
            spec = TableSpec(game=BFG, seats=[SeatSpec(kind="bot", bot="random") for _ in range(2)])
            id = (await server.lobby.create(spec, seed="1")).table
            async with server.live(id, questions=False) as live:
                await live.next("scene")
                await live.until(live.seq + 5)
                steps = _updates(live)
            assert sum(bool(step["changes"]) for step in steps if step["line"].startswith("move")) == sum(
                step["line"].startswith("move") for step in steps
            )

    run(scenario())


class Heard:
    """A room told by hand, with a listener for each seat and a spectator who know all before a change."""

    def __init__(self, server: Served, table: Any, first: Change) -> None:
        self.told: list[tuple[int | None, int]] = []
        asked: Any = SimpleNamespace(want=lambda room: None, forget=lambda room: None)
        self.room = rooms.Room(server.lobby, table, asked)
        for seat in (None, *range(len(table.seats))):
            listener = Heeding(Viewer([] if seat is None else [seat], "en"), self.told)
            listener.seq = first.seq - 1
            self.room.listeners.append(listener)

    def knowing(self, *changes: Change) -> list[tuple[int | None, int]]:
        """Who is to be told of which of these changes."""
        eyes = [listener.viewer.eyes for listener in self.room.listeners]
        told = [(one, change.seen_by(one)) for one in eyes for change in changes]
        return [(one, change.seq) for one, change in told if change is not None]

    def last_told(self) -> list[tuple[int | None, int]]:
        found = self.told[:]
        self.told.clear()
        return found


class Heeding(Listener):
    """A listener that notes what it is told."""

    __slots__ = ("_told",)

    def __init__(self, viewer: Viewer, told: list[tuple[int | None, int]]) -> None:
        super().__init__(viewer, False, 99)
        self._told = told

    def put(self, message: Message) -> None:
        for text in message.texts:
            if '"update"' in text[:20]:
                self._told.append((self.viewer.eyes, msgspec.json.decode(text)["seq"]))


async def _changes(server: Served, id: str) -> list[Change]:
    with server.lobby.watch(id) as subscription:
        await _rush(server, id, 60)
        return [await anext(subscription) for _ in range((await server.lobby.table(id)).seq)]


def test_a_secret_answer_neither_hastens_nor_holds_up_what_others_are_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            id, _ = await server.table(game=TINY)
            changes, table = await _changes(server, id), await server.lobby.table(id)
            pairs = list(pairwise(changes))
            now = asyncio.get_running_loop().time
            secret, openly = next(two for two in pairs if (two[0].hushed, two[1].hushed) == (True, False))
            heard = Heard(server, table, secret)
            heard.room._tell(secret)
            assert heard.last_told() == heard.knowing(secret)  # at once, to whoever answered
            heard.room._tell(openly)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert heard.last_told() == heard.knowing(openly)  # and so to all, as if there had been none
            heard.room.close()

            openly, secret = next(two for two in pairs if (two[0].hushed, two[1].hushed) == (False, True))
            heard = Heard(server, table, openly)
            heard.room._told = begun = now()
            heard.room._tell(openly)
            timer, changed = heard.room._timer, heard.room.pace.changed
            heard.room._tell(secret)
            assert (heard.last_told(), heard.room._timer, heard.room.pace.changed) == ([], timer, changed)
            while not heard.told:
                await asyncio.sleep(0.01)
            assert now() >= begun + rooms.TOGETHER
            assert heard.last_told() == heard.knowing(openly, secret)
            heard.room.close()

    run(scenario())


def test_one_who_answers_in_secret_again_and_again_delays_no_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thinking again faster than any person does, while the others' question is still to be made."""
    monkeypatch.setattr(questions, "QUIET", 0.2)

    async def scenario() -> None:
        async with served(tmp_path) as server:
            id, seats = await server.table(game=TINY)
            over = asyncio.Event()

            async def toggle() -> None:
                number = 0
                while not over.is_set():
                    after = (await server.lobby.table(id)).numbers(1).seq
                    await server.lobby.act(id, 1, "bid two", after, f"a{number}")
                    await server.lobby.undo(id, 1, after + 1, f"u{number}")
                    number += 1
                    await asyncio.sleep(0.01)

            toggling = asyncio.create_task(toggle())
            await asyncio.sleep(0.3)
            async with server.live(id, seats[0]["token"]) as live:
                asked = await asyncio.wait_for(live.next("question"), 5)
                assert (asked["seat"], asked["seq"]) == (0, 0)
            over.set()
            await toggling

    run(scenario())
