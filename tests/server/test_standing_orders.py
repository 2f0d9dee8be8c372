"""Standing orders over the network: who gives them, and that others hear what they would of a person."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from grognard.server import rooms
from grognard.table.standing_orders import StandingOrders
from tests.server.common import TINY, Live, Served, run, served
from tests.table.helpers import spec

RED, GREY, WHITE = range(3)
UP_TO_THE_ATTACK = (
    *((seat, "bid three") for seat in range(3)),
    *((RED, line) for line in ("enter r1", "move r1 b1", "done")),
    *((GREY, line) for line in ("enter g1", "move g1 b1")),
)


async def _sit_down(server: Served) -> tuple[str, list[str]]:
    made = await server.lobby.create(spec(TINY), seed="7")
    return made.table, [str(seat.token) for seat in made.seats]


async def _play(server: Served, id: str, tokens: list[str], *lines: tuple[int, str]) -> None:
    for seat, line in lines:
        table = await server.lobby.table(id)
        done = await server.act(id, tokens[seat], line, table.numbers(seat).seq, f"r{table.seq}")
        assert done.status_code == 200, done.text


async def _order(server: Served, id: str, token: str, choice: str, request: str) -> Any:
    body = {"kind": "attack", "choice": choice, "request": request}
    answer = await server.post(f"/api/tables/{id}/orders", body, token)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_an_order_is_given_read_and_withdrawn(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            id, tokens = await _sit_down(server)
            path = f"/api/tables/{id}"
            [order] = (await server.get(f"{path}/orders", tokens[RED])).json()["orders"]
            assert (order["kind"], order["choice"]) == ("attack", "ask")
            assert [choice["name"] for choice in order["choices"]] == ["ask", "stand"]
            assert (await _order(server, id, tokens[RED], "stand", "o"))["orders"][0]["choice"] == "stand"
            own, other = [(await server.get(f"{path}/orders", tokens[seat])).json() for seat in (RED, GREY)]
            assert own["orders"][0]["choice"] == "stand"
            assert other["orders"][0]["choice"] == "ask"
            assert (await _order(server, id, tokens[RED], "ask", "p"))["orders"][0]["choice"] == "ask"
            assert (await server.get(f"{path}/orders")).status_code == 401
            strange = {"kind": "attack", "choice": "flee", "request": "q"}
            assert (await server.post(f"{path}/orders", strange, tokens[RED])).status_code == 422
            assert (await server.get(f"{path}/sheet", tokens[RED])).json()["orders"] is True

    run(scenario())


def test_who_has_given_an_order_is_not_asked_and_others_see_a_question_put(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            server.lobby.orders = StandingOrders(server.lobby, (60.0, 60.0))
            id, tokens = await _sit_down(server)
            await _order(server, id, tokens[RED], "stand", "o")
            async with server.live(id, tokens[RED]) as live:
                await live.next("scene")
                await _play(server, id, tokens, *UP_TO_THE_ATTACK)
                seq = (await server.lobby.table(id)).numbers(RED).seq
                while (told := await live.next("question"))["seq"] != seq:
                    pass
            looked = (await server.get(f"/api/tables/{id}/question", tokens[RED])).json()
            scene = (await server.get(f"/api/tables/{id}/scene", tokens[RED])).json()["question"]
            for question in (told, looked, scene):
                assert question["text"].startswith("Your standing order answers this: ")
                assert (question["order"], question["choices"]) == ("attack", {})
            card = (await server.get(f"/api/tables/{id}", tokens[GREY])).json()
            assert [seat["waiting"] for seat in card["seats"]] == [True, False, False]
            await _order(server, id, tokens[RED], "ask", "p")
            asked = (await server.get(f"/api/tables/{id}/question", tokens[RED])).json()
            assert set(asked["choices"]) == {"stand", "flee"}
            assert asked["order"] == "attack"

    run(scenario())


def test_others_hear_the_same_of_an_order_as_of_a_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two tables with the same dice: red answers by an order at one and in person at the other. What is told
    together depends on when it is done, which differs here; so everything is told alone."""
    monkeypatch.setattr(rooms, "TOGETHER", 0.0)

    async def scenario() -> None:
        async with served(tmp_path) as server:
            server.lobby.orders = StandingOrders(server.lobby, (0.1, 0.1))
            by_order, in_person = await _heard(server, True), await _heard(server, False)
            assert by_order == in_person
            assert all("stand" in told[-1] for told in by_order[:-1])

    run(scenario())


async def _heard(server: Served, by_order: bool) -> list[list[str]]:
    id, tokens = await _sit_down(server)
    async with AsyncExitStack() as stack:
        lives: list[Live] = []
        for held in ([tokens[GREY]], [tokens[WHITE]], []):
            lives.append(await stack.enter_async_context(server.live(id, *held, questions=False)))
            await lives[-1].next("scene")
        if by_order:
            await _order(server, id, tokens[RED], "stand", "o")
        await _play(server, id, tokens, *UP_TO_THE_ATTACK)
        if by_order:
            while (await server.lobby.table(id)).seq <= len(UP_TO_THE_ATTACK):
                await asyncio.sleep(0.02)
        else:
            await _play(server, id, tokens, (RED, "stand"))
        table = await server.lobby.table(id)
        for live, seat in zip(lives, (GREY, WHITE, None), strict=True):
            await live.until(table.numbers(seat).seq)
        path = f"/api/tables/{id}"
        looked = [
            (await server.get(f"{path}{what}", token)).text
            for what in ("", "/scene", "/question", "/film")
            for token in (tokens[GREY], tokens[WHITE], "")
        ]
        return [
            [text.replace(id, "TABLE") for text in told] for told in (*(live.heard for live in lives), looked)
        ]
