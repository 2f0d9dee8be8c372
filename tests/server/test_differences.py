"""Updates, applied one after the other, always lead to what a fresh look shows: numbers, picture, log."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from grognard.table import Table
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
    live_table = await server.lobby.table(table)
    for _ in range(actions):
        if live_table.over:
            break
        able = [seat for seat in range(len(tokens)) if live_table.may_undo(seat)]
        if able and rng.random() < 0.3:
            seat = rng.choice(able)
            undo = {"after": live_table.numbers(seat).seq, "request": f"r{live_table.seq}"}
            done = await server.post(f"/api/tables/{table}/undo", undo, tokens[seat])
        else:
            seat = rng.choice(live_table.waiting)
            line = live_table.game.write(live_table.state.prompt(seat).sample(rng))
            request = f"r{live_table.seq}"
            done = await server.act(table, tokens[seat], line, live_table.numbers(seat).seq, request)
        assert done.status_code == 200
        for viewer, (token, live) in enumerate(zip([*tokens, ""], lives, strict=False)):
            await live.until(live_table.numbers(viewer if token else None).seq)
            scene = (await server.get(f"/api/tables/{table}/scene", token)).json()
            waiting = [seat["seat"] for seat in scene["card"]["seats"] if seat["waiting"]]
            told = scene["seq"], scene["ply"], scene["picture"], scene["log"], scene["status"], waiting
            assert told == (live.seq, live.ply, live.picture, live.log, live.status, live.waiting)
        await _several_seats(live_table, lives)


async def _several_seats(table: Table, lives: list[Live]) -> None:
    """Whoever holds all seats sees what the first one sees who is asked."""
    if not table.game.secrets:
        await lives[-1].until(table.seq)
        assert lives[-1].picture == lives[0].picture
    elif table.waiting:
        eyes = table.waiting[0]
        await lives[-1].until_seen_by(eyes, table.numbers(eyes).seq)
        assert lives[-1].picture == lives[eyes].picture
