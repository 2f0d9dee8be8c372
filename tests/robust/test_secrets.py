"""What a seat may not know changes nothing in what it is sent.

The same game is played twice with other secrets: other foxes, or other bids. Everything that those who may
not know are answered and sent must be the same, byte for byte. So nothing of it can be a hint.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.table import Hall
from tests.robust.asgi import Live, application, ask, bearer
from tests.table.helpers import TINY, hall_on, run, wish

RED, GREY, WHITE = range(3)
ORDERS = ("123", "231", "321")
Lines = list[tuple[int, str]]
ADDRESSES = ("", "/scene", "/question", "/film", "/overlays/foxes", "/record")
PICKED = ("fox:r1", "fox:g1", "fox:g2", "space:a2", "number:two")
TRIED = ("move r1 a2", "move g1 a2", "enter g2", "bid one", "flee a1", "stand")


@pytest.mark.parametrize("seed", range(3, 6))
def test_nobody_else_learns_which_fox_it_is(seed: int, tmp_path: Path) -> None:
    lines = run(_until_a_fight(f"sqlite:///{tmp_path / 'first.db'}", seed))
    assert any(line.startswith("enter g") for seat, line in lines if seat == GREY)
    told = []
    for number, order in enumerate(ORDERS):
        other = [(seat, _renamed(line, order) if seat == GREY else line) for seat, line in lines]
        told.append(run(_told(f"sqlite:///{tmp_path / str(number)}.db", seed, other)))
    for seat in (RED, WHITE, None):
        for others in told[1:]:
            assert others[seat] == told[0][seat]
    assert any(others[GREY] != told[0][GREY] for others in told[1:]), "grey sees no difference either"


@pytest.mark.parametrize("waiting", [(), (WHITE,), (RED,)])
def test_nobody_else_learns_a_bid(waiting: tuple[int, ...], tmp_path: Path) -> None:
    told = []
    for bid in ("one", "two", "three"):
        lines = [*((seat, "bid two") for seat in waiting), (GREY, f"bid {bid}")]
        told.append(run(_told(f"sqlite:///{tmp_path / bid}.db", 1, lines)))
    for seat in (RED, WHITE, None):
        assert told[0][seat] == told[1][seat] == told[2][seat]
    assert told[0][GREY] != told[1][GREY]


def _renamed(line: str, order: str) -> str:
    """The same with the foxes of grey in another order."""
    return re.sub(r"\bg([123])\b", lambda fox: "g" + order[int(fox[1]) - 1], line)


async def _until_a_fight(url: str, seed: int) -> Lines:
    """A random game up to where the first fox would be shown, or all of them at the end."""
    rng, lines = Random(seed), Lines()
    async with hall_on(url) as hall:
        state = await _fresh(hall, seed)
        while len(lines) < 40:
            seat = rng.choice(state.waiting)
            action = state.prompt(seat).sample(rng)
            state.act(seat, action)
            if action.verb == "stand" or not state.waiting:
                break
            lines.append((seat, state.game.write(action)))
    return lines


async def _fresh(hall: Hall, seed: int) -> Any:
    created = await hall.create(wish(TINY), seed=str(seed))
    return (await hall.table(created.table)).state.clone()


async def _told(url: str, seed: int, lines: Lines) -> dict[int | None, list[str]]:
    """Plays these lines; all that each seat and a spectator are sent meanwhile, and answered at the end."""
    async with hall_on(url) as hall, application(hall) as app:
        created = await hall.create(wish(TINY), seed=str(seed))
        tokens: dict[int | None, str] = {seat.seat: str(seat.token) for seat in created.seats}
        lives = {seat: _live(app, created.table, tokens.get(seat)) for seat in (RED, GREY, WHITE, None)}
        for one in lives.values():
            await one.upto(0)
        told: dict[int | None, list[str]] = {seat: [] for seat in lives}
        for after, (seat, line) in enumerate(lines):
            done = await hall.act(created.table, seat, line, after, f"r{after}")
            for one in lives.values():
                await one.upto(done.seq)
        for who, one in lives.items():
            await one.close()
            told[who] = [text for text in one.heard if '"type":"seats"' not in text]
        for who in lives:
            told[who] += await _answers(app, created.table, tokens.get(who), len(lines))
    return {seat: [text.replace(created.table, "TABLE") for text in texts] for seat, texts in told.items()}


def _live(app: Any, table: str, token: str | None) -> Live:
    return Live(app, table, {"tokens": [token] if token else [], "language": "en", "questions": True})


async def _answers(app: Any, table: str, token: str | None, after: int) -> list[str]:
    headers, found = [bearer(token)] if token else [], []
    for address in ADDRESSES:
        answer = await ask(app, "GET", f"/api/tables/{table}{address}", headers=headers)
        found.append(f"{address} {answer.status} {answer.body.decode()}")
    for line in TRIED:
        body = f'{{"line":"{line}"}}'.encode()
        answer = await ask(app, "POST", f"/api/tables/{table}/answer", body, headers)
        found.append(f"{line} {answer.status} {answer.body.decode()}")
    for thing in PICKED:
        body = f'{{"tokens":["{thing}"],"after":{after}}}'.encode()
        answer = await ask(app, "POST", f"/api/tables/{table}/offers", body, headers)
        found.append(f"{thing} {answer.status} {answer.body.decode()}")
    return found
