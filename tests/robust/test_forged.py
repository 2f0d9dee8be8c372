"""Ten thousand forged actions: every one is refused politely, and the positions stay as they were."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.soak.forging import KINDS, Forger, Forgery
from grognard.table import Lobby
from tests.robust.asgi import Answer, application, ask, bearer
from tests.table.helpers import BFG, TINY, lobby_on, run, spec

WANTED = int(os.environ.get("GROGNARD_FORGED", "10000"))
AT_ONE_POSITION = 100


@pytest.mark.parametrize("game", [BFG, TINY])
def test_no_forged_action_is_done(game: str, tmp_path: Path) -> None:
    kinds: Counter[str] = Counter()
    run(_forge(game, WANTED // 2, f"sqlite:///{tmp_path / 'games.db'}", kinds))
    assert kinds.total() >= WANTED // 2
    assert len(kinds) == KINDS
    print(dict(kinds))


async def _forge(game: str, wanted: int, url: str, kinds: Counter[str]) -> None:
    rng = Random(20)
    async with lobby_on(url) as lobby, application(lobby) as app:
        foreign = [str(seat.token) for seat in (await lobby.create(spec(game))).seats]
        while kinds.total() < wanted:
            created = await lobby.create(spec(game), seed=rng.randbytes(4).hex())
            tokens = [str(seat.token) for seat in created.seats]
            forger = Forger(created.table, tokens, foreign, rng)
            while kinds.total() < wanted and not (await lobby.table(created.table)).over:
                await _at_a_position(app, lobby, created.table, forger, kinds)
                await _play_on(app, lobby, created.table, tokens, rng)


async def _at_a_position(app: Any, lobby: Lobby, id: str, forger: Forger, kinds: Counter[str]) -> None:
    table = await lobby.table(id)
    seq, digest = table.seq, table.state.digest()
    forger.look(table.state.clone(), [table.numbers(seat).seq for seat in range(len(table.seats))])
    for _ in range(AT_ONE_POSITION):
        forgery = forger.forged()
        answer = await ask(
            app, forgery.method, forgery.path, forgery.body,
            [(b"authorization", b"Bearer " + forgery.token)] if forgery.token else (),
        )  # fmt: skip
        _check_refusal(forgery, answer)
        kinds[forgery.what] += 1
    forger.leave()
    table = await lobby.table(id)
    assert (table.seq, table.state.digest()) == (seq, digest)
    assert len(lobby.store.entries(id)) == seq


def _check_refusal(forgery: Forgery, answer: Answer) -> None:
    assert 400 <= answer.status < 500, (forgery, answer)
    assert answer.headers["content-type"].startswith("application/json"), (forgery, answer)
    told = answer.json()
    assert set(told) - {"seq"} == {"error", "message", "rule"}, (forgery, told)
    assert told["error"], forgery
    assert told["message"], forgery
    assert ("seq" in told) == (told["error"] == "stale"), (forgery, told)


async def _play_on(app: Any, lobby: Lobby, id: str, tokens: list[str], rng: Random) -> None:
    """A true action is let in, whatever was tried before."""
    table = await lobby.table(id)
    for _ in range(rng.randrange(1, 12)):
        if table.over:
            return
        seat = rng.choice(table.waiting)
        line = table.game.write(table.state.prompt(seat).sample(rng))
        after = table.numbers(seat).seq
        body = f'{{"line":"{line}","after":{after},"request":"true{table.seq}"}}'.encode()
        answer = await ask(app, "POST", f"/api/tables/{id}/actions", body, [bearer(tokens[seat])])
        assert answer.status == 200, answer
