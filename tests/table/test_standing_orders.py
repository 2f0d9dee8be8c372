"""Standing orders: the table answers for a seat that has said in advance how, and nobody else notices."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from grognard import store as stores
from grognard.kernel.refusal import UnknownChoice
from grognard.store import orders
from grognard.table import Lobby, standing_orders
from grognard.table.errors import NotYourSeat, Over
from grognard.table.standing_orders import given
from tests.table.helpers import begin, heard, lobby_on, run, to_a_turn

RED, GREY, WHITE = range(3)
AT_ONCE = (0.0, 0.0)
NEVER = (60.0, 60.0)


async def attack(lobby: Lobby, id: str) -> None:
    """Grey meets a red fox: red is asked whether it stands or flees."""
    await to_a_turn(lobby, id)
    for seat, lines in ((RED, ("enter r1", "move r1 b1", "done")), (GREY, ("enter g1", "move g1 b1"))):
        for line in lines:
            table = await lobby.table(id)
            await lobby.act(id, seat, line, table.numbers(seat).seq, f"a{table.seq}")


async def quiet(lobby: Lobby, id: str, seq: int) -> None:
    """Until the journal has so many entries."""
    for _ in range(500):
        if (await lobby.table(id)).seq >= seq:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nothing was answered")


@asynccontextmanager
async def played(url: str, pause: tuple[float, float], *kinds: str) -> AsyncIterator[tuple[Lobby, str]]:
    async with lobby_on(url, pause=pause) as lobby:
        yield lobby, await begin(lobby, "three-foxes", *kinds)


def test_an_order_answers_as_an_action_of_the_seat(url: str) -> None:
    async def scenario() -> None:
        async with played(url, AT_ONCE) as (lobby, id):
            await lobby.orders.give(id, RED, "attack", "stand", "o1")
            await attack(lobby, id)
            await quiet(lobby, id, 9)
            table = await lobby.table(id)
            assert [(move.seat, move.line) for move in table.moves][-1] == (RED, "stand")
            assert table.waiting == (GREY,)
            text = await lobby.record_text(id)
            assert "red stand |" in text
            assert "order" not in text

    run(scenario())


def test_the_question_is_open_to_whom_nothing_was_said(url: str) -> None:
    async def scenario() -> None:
        async with played(url, AT_ONCE) as (lobby, id):
            await lobby.orders.give(id, WHITE, "attack", "stand", "o1")
            await lobby.orders.give(id, RED, "attack", "stand", "o2")
            await lobby.orders.give(id, RED, "attack", "ask", "o3")
            await attack(lobby, id)
            await asyncio.sleep(0.05)
            table = await lobby.table(id)
            assert (table.seq, table.waiting) == (8, (RED,))

    run(scenario())


def test_an_order_answers_the_question_that_is_open_at_once(url: str) -> None:
    async def scenario() -> None:
        async with played(url, NEVER) as (lobby, id):
            await attack(lobby, id)
            await lobby.orders.give(id, RED, "attack", "stand", "o1")
            await quiet(lobby, id, 9)

    run(scenario())


def test_nobody_can_hurry_the_order_of_somebody_else(url: str) -> None:
    """Else whoever waits for an answer could find out by an order of their own whether it comes from one."""

    async def scenario() -> None:
        async with played(url, NEVER) as (lobby, id):
            await lobby.orders.give(id, RED, "attack", "stand", "o1")
            await attack(lobby, id)
            for number, choice in enumerate(("stand", "ask", "stand")):
                await lobby.orders.give(id, GREY, "attack", choice, f"o{number}")
            await asyncio.sleep(0.2)
            table = await lobby.table(id)
            assert (table.seq, table.waiting) == (8, (RED,))
            await lobby.orders.give(id, RED, "attack", "stand", "o2")
            await quiet(lobby, id, 9)

    run(scenario())


def test_whoever_acts_does_not_wait_for_orders_to_be_read(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """How long an action takes to be acknowledged must not tell that somebody has given an order."""

    async def scenario() -> None:
        async with played(url, NEVER) as (lobby, id):
            await lobby.orders.give(id, RED, "attack", "stand", "o1")
            read: list[int] = []
            monkeypatch.setattr(standing_orders, "ordered", lambda state, seat, orders: read.append(seat))
            await attack(lobby, id)
            assert (await lobby.table(id)).waiting == (RED,)
            assert read == []

    run(scenario())


def test_each_question_is_thought_about_from_its_own_beginning(url: str) -> None:
    """Red answers the first one in person: the next answer must not come as soon as it is put."""

    async def scenario() -> None:
        async with played(url, (1.0, 1.0)) as (lobby, id):
            await lobby.orders.give(id, RED, "attack", "stand", "o1")
            await attack(lobby, id)
            await asyncio.sleep(0.6)
            for seat, line in ((RED, "flee a1"), (GREY, "move g1 a1")):
                await lobby.act(id, seat, line, (await lobby.table(id)).numbers(seat).seq, f"b{seat}")
            table, now = await lobby.table(id), asyncio.get_running_loop().time()
            assert table.waiting == (RED,)
            await quiet(lobby, id, table.seq + 1)
            assert asyncio.get_running_loop().time() - now > 0.9

    run(scenario())


def test_while_it_waits_its_giver_may_think_again_or_answer(url: str) -> None:
    async def scenario() -> None:
        async with played(url, NEVER) as (lobby, id):
            await lobby.orders.give(id, RED, "attack", "stand", "o1")
            await attack(lobby, id)
            await lobby.orders.give(id, RED, "attack", "ask", "o2")
            await asyncio.sleep(0.05)
            assert (await lobby.table(id)).waiting == (RED,)
            await lobby.orders.give(id, WHITE, "attack", "stand", "o3")
            await lobby.act(id, RED, "flee b2", (await lobby.table(id)).numbers(RED).seq, "mine")
            assert (await lobby.table(id)).moves[-1].line == "flee b2"

    run(scenario())


def test_others_see_a_person_think(url: str) -> None:
    """Nothing is told when an order is given; the answer is one message, and comes after a while."""

    async def scenario() -> None:
        async with played(url, (0.3, 0.3)) as (lobby, id):
            seen = lobby.last_seen.at(await lobby.table(id), RED)
            with lobby.watch(id) as watcher:
                await lobby.orders.give(id, RED, "attack", "stand", "o1")
                await attack(lobby, id)
                before = asyncio.get_running_loop().time()
                changes = await heard(watcher, 10)
            seats = [change for change in changes if change.kind == "seats"]
            assert [change.seen_by(seat) for change in seats for seat in (None, GREY, WHITE)] == [None] * 3
            acts = [change for change in changes if change.kind == "act"]
            assert [change.line for change in acts][-1] == "stand"
            assert asyncio.get_running_loop().time() - before > 0.25
            assert lobby.last_seen.at(await lobby.table(id), RED) == seen

    run(scenario())


def test_against_bots_nobody_waits(url: str) -> None:
    async def scenario() -> None:
        async with played(url, NEVER, "me", "random", "random") as (lobby, id):
            await lobby.orders.give(id, RED, "attack", "stand", "o1")
            for seat in (RED, GREY, WHITE):
                await lobby.act(id, seat, "bid three", 0, f"bid{seat}", by_bot=seat != RED)
            for n, line in enumerate(("enter r1", "move r1 b1", "done")):
                await lobby.act(id, RED, line, 2 + n, f"r{n}")
            for n, line in enumerate(("enter g1", "move g1 b1")):
                await lobby.act(id, GREY, line, 5 + n, f"g{n}", by_bot=True)
            await quiet(lobby, id, 9)

    run(scenario())


def test_an_order_outlives_the_server(url: str) -> None:
    async def first() -> str:
        async with played(url, NEVER) as (lobby, id):
            await lobby.orders.give(id, RED, "attack", "stand", "o1")
            await attack(lobby, id)
            return id

    async def second(id: str) -> None:
        async with lobby_on(url, pause=AT_ONCE) as lobby:
            await quiet(lobby, id, 9)
            assert given(await lobby.table(id), RED) == {"attack": "stand"}

    async def third(id: str) -> None:
        async with lobby_on(url, pause=AT_ONCE) as lobby:
            assert (await lobby.table(id)).seq == 9

    id = run(first())
    run(second(id))
    run(third(id))


def test_an_order_that_is_kept_when_its_question_is_open_is_carried_out_after_a_crash(url: str) -> None:
    """The server ends between the order and its answer."""

    async def first() -> str:
        async with played(url, NEVER) as (lobby, id):
            await attack(lobby, id)
            return id

    async def second(id: str) -> None:
        async with lobby_on(url, pause=AT_ONCE) as lobby:
            await quiet(lobby, id, 9)

    id = run(first())
    store = stores.open(url)
    assert orders.waiting(store) == []
    assert orders.give(store, id, RED, "attack", "stand", "o1", True)
    assert orders.waiting(store) == [id]
    store.close()
    run(second(id))


def test_a_request_that_comes_again_late_undoes_nothing(url: str) -> None:
    async def scenario() -> None:
        async with played(url, AT_ONCE) as (lobby, id):
            for request, choice in (("o1", "stand"), ("o2", "ask"), ("o1", "stand")):
                await lobby.orders.give(id, RED, "attack", choice, request)
            assert given(await lobby.table(id), RED) == {}
            for number in range(40):
                await lobby.orders.give(id, RED, "attack", "stand", f"{number}" * 20)
            table = await lobby.table(id)
            assert given(table, RED) == {"attack": "stand"}
            assert len(table.seats[RED].orders["requests"]) == 8

    run(scenario())


def test_what_can_not_be_ordered(url: str) -> None:
    async def scenario() -> None:
        async with played(url, AT_ONCE, "me", "me", "random") as (lobby, id):
            for seat, kind, choice, error in (
                (RED, "defence", "stand", UnknownChoice),
                (RED, "attack", "flee", UnknownChoice),
                (WHITE, "attack", "stand", NotYourSeat),
                (3, "attack", "stand", NotYourSeat),
            ):
                with pytest.raises(error):
                    await lobby.orders.give(id, seat, kind, choice, "o")
            assert (await lobby.table(id)).seats[RED].orders == {}

    run(scenario())


def test_a_game_that_is_over_takes_no_orders(url: str) -> None:
    async def scenario() -> None:
        async with lobby_on(url) as lobby:
            id = await begin(lobby, "battle-for-germany")
            await lobby.agreements.resign(id, 0, "r")
            with pytest.raises(Over):
                await lobby.orders.give(id, 1, "attack", "stand", "o")

    run(scenario())


def test_several_workers_know_of_an_order_and_answer_once(postgresql: str) -> None:
    async def scenario() -> None:
        async with played(postgresql, AT_ONCE) as (lobby, id), lobby_on(postgresql, pause=AT_ONCE) as other:
            await other.table(id)
            await lobby.orders.give(id, RED, "attack", "stand", "o1")
            for _ in range(300):
                if given(await other.table(id), RED):
                    break
                await asyncio.sleep(0.01)
            assert given(await other.table(id), RED) == {"attack": "stand"}
            await attack(other, id)
            await quiet(lobby, id, 9)
            await asyncio.sleep(0.05)
            assert (await lobby.table(id)).seq == 9

    run(scenario())
