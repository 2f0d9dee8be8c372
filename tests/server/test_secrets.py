"""What is hidden from a seat is in nothing that the server ever sends it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

from grognard.table import Table
from tests.server.common import TINY, Live, Served, run, served
from tests.tiny import FOXES, SEATS, owner

EVERYBODY: tuple[int | None, ...] = (0, 1, 2, None)
FACE = re.compile(r'"unit:(\w\d)":\["\w+","\w+?([123?])",')
"""A fox in a picture, and the strength that it shows."""
OPEN = ("enter", "move", "done", "stand", "flee")


def test_nothing_hidden_is_sent(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server, AsyncExitStack() as stack:
            table, seats = await server.table(game=TINY)
            tokens = [seat["token"] for seat in seats]
            lives: dict[int | None, Live] = {}
            for seat, held in zip(EVERYBODY, ([tokens[0]], [tokens[1]], [tokens[2]], []), strict=True):
                lives[seat] = await stack.enter_async_context(server.live(table, *held))
                await lives[seat].next("scene")
            assert await _play(server, table, tokens, lives) > 20

    run(scenario())


async def _play(server: Served, id: str, tokens: list[str], lives: dict[int | None, Live]) -> int:
    rng, table = Random(11), await server.lobby.table(id)
    while not table.over:
        known = {seat: len(live.heard) for seat, live in lives.items()}
        await _act(server, table, tokens, rng)
        for seat, live in lives.items():
            await live.until(table.numbers(seat).seq)
            for text in live.heard[known[seat] :]:
                _check(table, seat, json.loads(text))
        if not table.over:
            await _look(server, table, tokens, rng)
    assert (await server.get(f"/api/tables/{id}/record")).status_code == 200
    assert (await server.get(f"/api/tables/{id}")).json()["seed"]
    return table.ply


async def _act(server: Served, table: Table, tokens: list[str], rng: Random) -> None:
    """Somebody does something, or takes back a bid, though others may have bid since."""
    able = [seat for seat in range(3) if table.may_undo(seat)]
    request = f"r{table.seq}"
    if able and rng.random() < 0.25:
        seat = rng.choice(able)
        body = {"after": table.numbers(seat).seq, "request": request}
        done = await server.post(f"/api/tables/{table.id}/undo", body, tokens[seat])
    else:
        seat = rng.choice(table.waiting)
        line = table.game.write(table.state.prompt(seat).sample(rng))
        done = await server.act(table.id, tokens[seat], line, table.numbers(seat).seq, request)
    assert done.status_code == 200, done.text
    assert done.json()["seq"] == table.numbers(seat).seq


async def _look(server: Served, table: Table, tokens: list[str], rng: Random) -> None:
    """Everything that can be asked for, as everybody who could; also if what they can't know were other."""
    path = f"/api/tables/{table.id}"
    for seat, token in zip(EVERYBODY, (*tokens, ""), strict=True):
        seq = table.numbers(seat).seq
        answers = await _answers(server, path, token, seq)
        for answer in answers:
            _check(table, seat, answer)
        _check_bids(seat, (await server.get(f"{path}/film", token)).text)
        assert (await server.get(f"{path}/record", token)).json()["error"] == "secret-record"
        with _imagined(table, seat, rng):
            assert await _answers(server, path, token, seq) == answers


async def _answers(server: Served, path: str, token: str, seq: int) -> list[Any]:
    found = []
    for fox in FOXES:
        offers = await server.post(f"{path}/offers", {"tokens": [f"fox:{fox}"], "after": seq}, token)
        found.append(offers.json())
    for what in ("", "/scene", "/question", "/overlays/foxes"):
        answer = await server.get(f"{path}{what}", token)
        assert answer.status_code == 200, answer.text
        found.append(answer.json())
    return found


@contextmanager
def _imagined(table: Table, seat: int | None, rng: Random) -> Iterator[None]:
    """The table stands for a while at a position that this seat can't tell from the real one."""
    real = table.state
    table.state = table.game.imagine(real.view(seat), rng)
    try:
        yield
    finally:
        table.state = real


def _check(table: Table, seat: int | None, told: Any) -> None:
    text = json.dumps(told, separators=(",", ":"))
    for name, strength in FACE.findall(text):
        fox = FOXES.index(name)
        assert (strength != "?") == (owner(fox) == seat or bool(table.state.shown[fox])), text
    _check_bids(seat, text)
    if told.get("type") == "update" and told["by"] != seat and told["line"] is not None:
        assert told["line"].split()[0] in OPEN
        assert told["by"] is not None
    assert not (told.get("card") or told).get("seed") or (told.get("card") or told)["over"]


def _check_bids(seat: int | None, text: str) -> None:
    """Of a bid only who made it hears; of all bids everybody does."""
    for bidder in SEATS:
        if seat is None or bidder != SEATS[seat]:
            assert f"event-bid (seat {bidder}, number" not in text
