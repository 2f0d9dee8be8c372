"""Updates, applied one after the other, always lead to the picture that a fresh look shows."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from tests.server.common import BFG, TINY, Live, Served, run, served

ACTIONS = {BFG: 80, TINY: 60}


@pytest.mark.parametrize("game", [BFG, TINY])
def test_updates_lead_to_the_scene(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server, AsyncExitStack() as stack:
            table, seats = await server.table(game=game)
            tokens = [seat["token"] for seat in seats]
            viewers = [[token] for token in tokens] + [[], tokens]
            lives = [
                await stack.enter_async_context(server.live(table, *held, questions=False))
                for held in viewers
            ]
            for live in lives:
                await live.next("scene")
            await _play(server, table, tokens, lives, Random(5), ACTIONS[game])

    run(scenario())


async def _play(
    server: Served, table: str, tokens: list[str], lives: list[Live], rng: Random, actions: int
) -> None:
    live_table = await server.hall.table(table)
    for _ in range(actions):
        if live_table.over:
            break
        seat, seq = rng.choice(live_table.waiting), live_table.seq
        if live_table.may_undo(seat) and rng.random() < 0.3:
            undo = {"after": seq, "request": f"r{seq}"}
            done = await server.post(f"/api/tables/{table}/undo", undo, tokens[seat])
        else:
            line = live_table.game.write(live_table.state.prompt(seat).sample(rng))
            done = await server.act(table, tokens[seat], line, seq)
        assert done.status_code == 200
        for token, live in zip([*tokens, ""], lives, strict=False):
            await live.until(seq + 1)
            scene = (await server.get(f"/api/tables/{table}/scene", token)).json()
            assert (scene["seq"], scene["picture"]) == (live.seq, live.picture)
        await lives[-1].until(seq + 1)
        eyes = live_table.waiting[0] if live_table.waiting else 0
        if not live_table.game.secrets:
            assert lives[-1].picture == lives[eyes].picture
