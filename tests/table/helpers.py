"""What the tests of tables share: a lobby on a database, small games, and players who know what they want."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager
from functools import lru_cache
from random import Random
from typing import Any, TypeVar

import grognard
from grognard import store as stores
from grognard.kernel.game import Game
from grognard.table import Change, Created, Lobby, SeatSpec, Subscription, TableSpec
from tests.tiny import ThreeFoxes

R = TypeVar("R")

TINY, BFG = "three-foxes", "battle-for-germany"


def find(name: str, overlay: Mapping[str, Any] | None = None) -> Game:
    """As `grognard.game`, but it knows Three Foxes too."""
    return _tiny() if name in (TINY, "tiny") else grognard.game(name, overlay)


@lru_cache
def _tiny() -> Game:
    return ThreeFoxes()


def run(work: Coroutine[Any, Any, R]) -> R:
    # Only what hangs is to end here: on a busy machine a whole game over HTTP takes minutes.
    return asyncio.run(asyncio.wait_for(work, 300))


@asynccontextmanager
async def lobby_on(url: str, *args: Any, **more: Any) -> AsyncIterator[Lobby]:
    store = stores.open(url)
    lobby = Lobby(store, *args, find=find, **more)
    await lobby.start()
    try:
        yield lobby
    finally:
        await lobby.stop()
        store.close()


def spec(game: str = TINY, *kinds: str, **more: Any) -> TableSpec:
    """A table where every seat is mine, if nothing else is said: "me", "friend", or a bot's name."""
    seats = kinds or ("me",) * {TINY: 3, BFG: 2}[game]
    return TableSpec(
        game=game,
        seats=[
            SeatSpec(kind=kind) if kind in ("me", "friend") else SeatSpec(kind="bot", bot=kind)  # type: ignore[arg-type]
            for kind in seats
        ],
        **more,
    )


async def begin(lobby: Lobby, game: str = TINY, *kinds: str, seed: str = "7", **more: Any) -> str:
    created: Created = await lobby.create(spec(game, *kinds, **more), seed=seed)
    return created.table


async def play(lobby: Lobby, id: str, count: int, rng: Random | None = None) -> list[tuple[int, str]]:
    """Some random actions, each by a seat that is asked."""
    rng, lines = rng or Random(1), []
    for _ in range(count):
        table = await lobby.table(id)
        if table.over:
            break
        seat = table.waiting[0]
        line = table.game.write(table.state.prompt(seat).sample(rng))
        await lobby.act(id, seat, line, table.numbers(seat).seq, f"r{table.seq}")
        lines.append((seat, line))
    return lines


async def moved(lobby: Lobby, id: str, count: int) -> list[str]:
    """Battle for Germany: some units are moved, each once, by the first seat."""
    lines: list[str] = []
    for number in range(count):
        table = await lobby.table(id)
        taken = {line.split()[1] for line in lines}
        moves = [line for line in table.state.prompt(0).lines if line.startswith("move")]
        lines.append(next(line for line in moves if line.split()[1] not in taken))
        await lobby.act(id, 0, lines[-1], number, f"m{number}")
    return lines


async def to_a_turn(lobby: Lobby, id: str) -> int:
    """Three Foxes up to the first turn, all having bid three: the seat that moves. It may take back.

    It counts two entries: its own bid, and the last one, which opened all bids.
    """
    for seat in range(3):
        await lobby.act(id, seat, "bid three", 0, f"bid{seat}")
    return (await lobby.table(id)).waiting[0]


async def heard(subscription: Subscription, count: int) -> list[Change]:
    return [await asyncio.wait_for(anext(subscription), 60) for _ in range(count)]
