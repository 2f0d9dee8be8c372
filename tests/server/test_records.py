"""Records taken away and brought back, and films of games."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.kernel.record import Record
from grognard.kernel.refusal import BadFile
from grognard.server.service import Service
from tests.server.common import Served, run, served


async def some_play(server: Served, actions: int) -> tuple[str, list[dict[str, Any]]]:
    table, seats = await server.table()
    rng, live = Random(3), await server.lobby.table(table)
    for _ in range(actions):
        seat = live.waiting[0]
        line = live.game.write(live.state.prompt(seat).sample(rng))
        assert (await server.act(table, seats[seat]["token"], line, live.seq)).status_code == 200
    return table, seats


def test_a_record_goes_out_and_comes_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, _ = await some_play(server, 90)
            answer = await server.get(f"/api/tables/{table}/record")
            assert answer.headers["content-type"].startswith("text/plain")
            assert answer.headers["content-disposition"] == f'attachment; filename="{table}.record"'
            record = Record.read(answer.text)
            assert len(record.moves) == 90
            assert record.header.seed is None
            brought = await server.client.post("/api/records", content=answer.content)
            assert brought.status_code == 201
            copy = brought.json()["table"]
            card = (await server.get(f"/api/tables/{copy}")).json()
            assert (card["kind"], card["ply"]) == ("record", 90)
            assert not any(seat["waiting"] for seat in card["seats"])
            scenes = [(await server.get(f"/api/tables/{one}/scene")).json() for one in (table, copy)]
            assert scenes[0]["picture"] == scenes[1]["picture"]
            assert scenes[0]["log"] == scenes[1]["log"]
            assert (await server.get(f"/api/tables/{copy}/film")).json()["frames"][89]["ply"] == 90

    run(scenario())


def test_a_film_leads_from_moment_to_moment(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, seats = await some_play(server, 30)
            path = f"/api/tables/{table}"
            scene = (await server.get(f"{path}/scene")).json()
            whole = (await server.get(f"{path}/film", seats[0]["token"])).json()
            assert [frame["ply"] for frame in whole["frames"]] == list(range(1, 31))
            assert played(whole, 30) == scene["picture"]
            part = (await server.get(f"{path}/film?first=10&last=20")).json()
            assert (part["first"], len(part["frames"])) == (10, 10)
            assert played(part, 20) == played(whole, 20)
            lines = [line["text"] for frame in whole["frames"] for line in frame["lines"]]
            assert lines == [line["text"] for line in scene["log"] if line["ply"]]
            still = (await server.get(f"{path}/film?first=30")).json()
            assert (still["picture"], still["frames"]) == (scene["picture"], [])

    run(scenario())


def played(film: Any, until: int) -> dict[str, Any]:
    picture = dict(film["picture"])
    for frame in film["frames"]:
        if frame["ply"] <= until:
            picture |= frame["changes"]
    return {key: value for key, value in picture.items() if value is not None}


def test_the_log_is_whole_after_the_table_was_put_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, _ = await some_play(server, 100)
            before = (await server.get(f"/api/tables/{table}/scene")).json()["log"]
            assert server.lobby.put_away(-1) == [table]
            after = (await server.get(f"/api/tables/{table}/scene")).json()["log"]
            assert before == after
            numbers = [line["n"] for line in after]
            assert numbers == sorted(set(numbers))
            assert {line["ply"] for line in after} <= set(range(101))

    run(scenario())


def test_records_of_one_client_do_not_hold_up_those_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrived, begun, may_end = list[str](), list[str](), asyncio.Semaphore(0)
    in_turn = Service.open_record

    async def noted(service: Service, request: Any, text: str) -> Any:
        arrived.append(text)
        return await in_turn(service, request, text)

    async def long_work(text: str) -> None:
        begun.append(text)
        await may_end.acquire()
        raise BadFile("record", "is not one")

    async def scenario() -> None:
        async with served(tmp_path, proxy=True) as server:
            monkeypatch.setattr(Service, "open_record", noted)
            monkeypatch.setattr(server.lobby, "open_record", long_work)

            async def bring(client: str, text: str) -> int:
                sent = {"X-Forwarded-For": client}
                return (await server.client.post("/api/records", content=text, headers=sent)).status_code

            texts = {**{f"{n} of many": "192.0.2.1" for n in range(8)}, "another": "192.0.2.2"}
            asked = asyncio.gather(*(bring(client, text) for text, client in texts.items()))
            while len(arrived) < len(texts):
                await asyncio.sleep(0.01)
            for _ in texts:
                may_end.release()
            assert await asked == [422] * len(texts)

    run(scenario())
    assert len(begun) == len(arrived)
    assert begun.index("another") <= 2
