"""Floods: one client asks for more than its share, and the others play on."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from random import Random

from grognard.kernel.game import Game
from grognard.soak.field import Field
from grognard.soak.journals import Prepared, check, drawn, lay_out
from grognard.soak.players import Players, expect
from grognard.soak.wire import Answer, Unanswered, Wire

FLOODED = 400
ACTIONS = 10


async def floods(field: Field, game: Game, rng: Random, counts: Counter[str]) -> None:
    """One client asks for more than its share: it is held back, and the others go on with their games."""
    with field.store() as store:
        table = lay_out(store, drawn(game, rng))
    port = field.server.port
    # Another address each time: what its players did before is not held against them.
    address = f"127.{rng.randrange(1, 255)}.{rng.randrange(255)}.{rng.randrange(1, 255)}"
    with closing(Wire(port, address)) as own, closing(Wire(port, "127.0.0.3")) as other:
        players = Players(own, *table, Random(rng.random()))
        flooding = asyncio.gather(*(_flood(other, table, rng, counts) for _ in range(FLOODED)))
        for _ in range(ACTIONS):
            if players.state.waiting:
                await players.go_on()
        await flooding
        expect((await own.get("/health")).status == 200, "the server is not well after a flood")
    expect(counts["held back"], "nobody was held back")
    counts["played in it"] += players.counts["act"]
    with field.store() as store:
        await check(store, field.find, [players])


async def _flood(wire: Wire, table: Prepared, rng: Random, counts: Counter[str]) -> None:
    path = f"/api/tables/{table.table}"
    line = table.state.game.write(table.state.prompt(table.state.waiting[0]).sample(rng))
    ways: list[Callable[[], Awaitable[Answer]]] = [
        lambda: wire.get(f"{path}/scene"),
        lambda: wire.get(f"{path}/film"),
        lambda: wire.post(f"{path}/answer", {"line": line}),
        lambda: wire.ask("POST", "/api/records", b"grognard record 1\n" * 100, kind="text/plain"),
        lambda: wire.post("/api/tables", {"game": table.state.game.name, "seats": []}),
    ]
    try:
        answer = await rng.choice(ways)()
    except Unanswered:
        counts["cut off"] += 1
        return
    expect(answer.status < 500, f"a flood was answered with {answer.status} {answer.body!r}")
    counts["flooded"] += 1
    counts["held back"] += answer.status == 429
