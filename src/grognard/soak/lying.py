"""Forged actions at a table that is played: each is refused, and nothing has changed."""

from __future__ import annotations

from collections import Counter
from contextlib import closing
from random import Random

from grognard.kernel.game import Game
from grognard.soak.field import Field
from grognard.soak.forging import Forger, Forgery
from grognard.soak.journals import check, drawn, lay_out
from grognard.soak.players import Players, expect
from grognard.soak.wire import Unanswered, Wire

FORGED = 60
"""Forgeries at one position."""


async def forgeries(field: Field, game: Game, rng: Random, counts: Counter[str]) -> None:
    """Forged requests: each is refused in the form of all errors, and nothing has changed."""
    with field.store() as store:
        table, other = (lay_out(store, drawn(game, rng)) for _ in range(2))
    with closing(Wire(field.server.port)) as wire:
        players = Players(wire, *table, Random(rng.random()))
        forger = Forger(table.table, table.tokens, other.tokens, rng)
        for _ in range(rng.randrange(1, 40)):
            if players.state.waiting:
                await players.go_on()
        if players.state.waiting:
            forger.look(players.state.clone(), players.seqs)
            for _ in range(FORGED):
                await _forge(wire, forger.forged(), counts)
    with field.store() as store:
        await check(store, field.find, [players])


async def _forge(wire: Wire, forgery: Forgery, counts: Counter[str]) -> None:
    if any(byte < 32 for byte in forgery.token):
        return  # no such header can be sent
    counts["forged"] += 1
    try:
        answer = await wire.ask(forgery.method, forgery.path, forgery.body, forgery.token)
    except Unanswered:
        counts["cut off"] += 1  # far too long: the server need not hear it to its end
        return
    expect(400 <= answer.status < 500, f"{forgery} was answered with {answer.status} {answer.body!r}")
    told = answer.json()
    expect(set(told) - {"seq"} == {"error", "message", "rule"}, f"{forgery} was told {told}")
    expect(told["error"] and told["message"], f"{forgery} was told nothing: {told}")
