"""A server that is asked by many from its first moment on: what it makes on first use, it makes but once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from random import Random

from grognard.kernel.game import Game
from grognard.soak.field import Field
from grognard.soak.journals import Prepared, drawn, lay_out
from grognard.soak.players import expect
from grognard.soak.wire import PATIENCE, Answer, Unanswered, Wire

CLIENTS = 12
LOOKS = ("", "/scene", "/question", "/film", "/sheet")


async def starts(field: Field, game: Game, rng: Random, counts: Counter[str]) -> None:
    """Started anew while clients ask already: all of them are answered, and the server lives."""
    with field.store() as store:
        tables = [lay_out(store, drawn(game, rng)) for _ in range(CLIENTS)]
    await start_among(field, tables, counts)


async def start_among(field: Field, tables: Sequence[Prepared], counts: Counter[str]) -> None:
    """Starts the server again while a client of each table asks at once all that it looks at."""
    await asyncio.to_thread(field.server.kill)
    clients = [asyncio.create_task(_client(field, table, counts)) for table in tables]
    await asyncio.to_thread(field.server.start)
    await asyncio.gather(*clients)
    counts["starts"] += 1
    expect(field.server.runs, f"the server ended: {field.server.log[-2000:]}")


async def _client(field: Field, table: Prepared, counts: Counter[str]) -> None:
    with closing(Wire(field.server.port)) as wire:
        paths = [f"/api/tables/{table.table}{look}" for look in LOOKS]
        for answer in await asyncio.gather(*(_answered(wire, path, table.tokens[0]) for path in paths)):
            expect(answer.status == 200, f"asked at once, it said {answer.status} {answer.body[:300]!r}")
            counts["answers"] += 1


async def _answered(wire: Wire, path: str, token: str) -> Answer:
    """The answer, asked for until the server is there to give it."""
    async with asyncio.timeout(2 * PATIENCE):
        while True:
            try:
                return await wire.get(path, token)
            except Unanswered:
                await asyncio.sleep(0.01)
