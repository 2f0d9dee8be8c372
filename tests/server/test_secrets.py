"""What is hidden from a seat is in nothing that the server ever sends it."""

from __future__ import annotations

import json
import re
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

from tests.server.common import TINY, Live, Served, run, served
from tests.tiny import FOXES, SEATS

STRANGERS = {
    seat: re.compile(rf"\b({'|'.join(fox for fox in FOXES if seat is None or fox[0] != SEATS[seat][0])})\b")
    for seat in (None, 0, 1, 2)
}
"""The names of foxes that a seat may not know (None: a spectator): they tell how strong they are."""


def test_nothing_hidden_is_sent(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server, AsyncExitStack() as stack:
            table, seats = await server.table(game=TINY)
            tokens = [seat["token"] for seat in seats]
            lives: dict[int | None, Live] = {}
            for seat, held in ((0, tokens[:1]), (1, tokens[1:2]), (2, tokens[2:]), (None, [])):
                lives[seat] = await stack.enter_async_context(server.live(table, *held))
                await lives[seat].next("scene")
            assert await _play(server, table, tokens, lives) > 20
            for seat, live in lives.items():
                for text in live.heard:
                    _check(seat, json.loads(text))

    run(scenario())


async def _play(server: Served, table: str, tokens: list[str], lives: dict[int | None, Live]) -> int:
    rng, live_table = Random(11), await server.hall.table(table)
    while not live_table.over:
        seat, seq = rng.choice(live_table.waiting), live_table.seq
        line = live_table.game.write(live_table.state.prompt(seat).sample(rng))
        assert (await server.act(table, tokens[seat], line, seq)).status_code == 200
        for live in lives.values():
            await live.until(seq + 1)
        if not live_table.over:
            await _look(server, table, tokens, live_table.waiting, live_table.seq)
    assert (await server.get(f"/api/tables/{table}/record")).status_code == 200
    assert (await server.get(f"/api/tables/{table}")).json()["seed"]
    return live_table.ply


async def _look(server: Served, table: str, tokens: list[str], waiting: tuple[int, ...], seq: int) -> None:
    """Everything that can be asked for, as everybody who could ask."""
    path = f"/api/tables/{table}"
    for seat, token in ((0, tokens[0]), (1, tokens[1]), (2, tokens[2]), (None, "")):
        for what in ("", "/scene", "/question", "/film", "/overlays/foxes"):
            answer = await server.get(f"{path}{what}", token)
            assert answer.status_code == 200, answer.text
            _check(seat, answer.json())
        for fox in FOXES if seat is None else [fox for fox in FOXES if fox[0] == SEATS[seat][0]]:
            body = {"tokens": [f"fox:{fox}"], "after": seq}
            answer = await server.post(f"{path}/offers", body, token)
            assert answer.status_code == (200 if seat in waiting else 422 if token else 401)
            _check(seat, answer.json())
        assert (await server.get(f"{path}/record", token)).json()["error"] == "secret-record"


def _check(seat: int | None, told: Any) -> None:
    text = json.dumps(told)
    assert not STRANGERS[seat].search(text), text
    for bidder in SEATS:
        if seat is None or bidder != SEATS[seat]:
            assert f"event-bid (seat {bidder}, number" not in text
    if told.get("type") == "update" and told["line"] is not None:
        assert told["by"] == seat
    assert not (told.get("card") or told).get("seed") or (told.get("card") or told)["over"]
