"""Agreements over the network: players hear of proposals, nobody else does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.common import TINY, Live, Served, bearer, run, served


async def propose(server: Served, table: str, token: str, kind: str, **more: Any) -> Any:
    seq = (await server.get(f"/api/tables/{table}", token)).json()["seq"]
    body = {"kind": kind, "after": seq, "request": f"{kind}-{token[:8]}", **more}
    answer = await server.post(f"/api/tables/{table}/proposals", body, token)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def until_proposed(live: Live, kinds: list[str]) -> Any:
    """Takes in what comes until these things are proposed."""
    while True:
        message = await live.next("proposals")
        if [one["kind"] for one in message["proposals"]] == kinds:
            return message


def test_only_players_hear_of_proposals(tmp_path: Path) -> None:
    async def check() -> None:
        async with served(tmp_path) as server:
            id, seats = await server.table()
            ada, ben = (seat["token"] for seat in seats)
            async with server.live(id, ben) as live, server.live(id) as watching:
                await live.next("scene")
                await watching.next("scene")
                told = await propose(server, id, ada, "draw")
                assert told["proposals"] == [{"kind": "draw", "seats": [0]}]
                await until_proposed(live, ["draw"])
                assert (await server.get(f"/api/tables/{id}")).json()["proposals"] == []
                await propose(server, id, ben, "draw", agree=False)
                await until_proposed(live, [])
                resigned = await server.post(f"/api/tables/{id}/resign", {"request": "r"}, ada)
                assert resigned.json() == {"seq": 1, "ply": 1, "again": False}
                await watching.until(1)
                assert [line["text"] for line in watching.log][-1] == (
                    "Resigned: Soviet player. Victory: Western player."
                )
            assert not any('proposals":[{' in text for text in watching.heard)
            await propose(server, id, ada, "rematch")
            told = await propose(server, id, ben, "rematch")
            new = told["rematch"]["table"]
            assert told["rematch"]["seats"] == [1, 0]
            assert (await server.get(f"/api/tables/{new}", ben)).json()["mine"] == [0]
            assert (await server.get(f"/api/tables/{id}")).json()["rematch"] is None

    run(check())


def test_a_takeback_is_told_to_all(tmp_path: Path) -> None:
    async def check() -> None:
        async with served(tmp_path) as server:
            id, seats = await server.table(game=TINY)
            tokens = [seat["token"] for seat in seats]
            for token in tokens:
                await server.act(id, token, "bid three", 0)
            async with server.live(id) as watching:
                await watching.next("scene")
                for token in tokens:
                    await propose(server, id, token, "takeback")
                await watching.until(2)
                assert (watching.ply, watching.waiting) == (0, [0, 1, 2])

    run(check())


def test_a_game_begins_at_a_moment_of_another(tmp_path: Path) -> None:
    async def check() -> None:
        async with served(tmp_path) as server:
            id, seats = await server.table()
            tokens = [seat["token"] for seat in seats]
            assert (await server.act(id, tokens[0], "end", 0)).status_code == 200
            wish: dict[str, Any] = {
                "game": "bfg",
                "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
            }
            for held, status in (([], 409), (tokens[:1], 409), (["x"], 403), (tokens, 201)):
                wish["start"] = {"table": id, "moment": 1, "tokens": held}
                made = await server.client.post("/api/tables", json=wish, headers=bearer(tokens[0]))
                assert made.status_code == status, made.text
            scene = (await server.get(f"/api/tables/{made.json()['table']}/scene")).json()
            assert scene["card"]["ply"] == 0
            assert scene["picture"] == (await server.get(f"/api/tables/{id}/scene")).json()["picture"]

    run(check())
