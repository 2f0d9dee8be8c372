"""Games prepared for a load: their tables in a database file, and every action they will see."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import grognard
from benchmarks.load.generator import Game
from grognard import bots, store
from grognard.table import Lobby, SeatSpec, TableSpec

PLAYERS = ("captain", "random")
DIFFERENT = 8


def played(name: str, seed: int) -> list[tuple[int, str]]:
    """A whole game between bots of one kind: captains play as people do, random bots all over the map.
    Where a game has no captain all play at random."""
    game = grognard.game(name)
    state = game.new(seed=str(seed))
    kind = PLAYERS[seed % len(PLAYERS)]
    name = kind if kind in bots.names(game) else PLAYERS[-1]
    seated = [bots.bot(name, game, seed + seat) for seat in range(len(state.setup.seats))]
    moves = []
    while state.waiting:
        seat = state.waiting[0]
        action = seated[seat].choose(state.prompt(seat), partial(state.view, seat))
        state.act(seat, action)
        moves.append((seat, game.write(action)))
    return moves


def several(name: str) -> list[list[tuple[int, str]]]:
    """Some games; more tables than these play the same ones."""
    return [played(name, seed) for seed in range(DIFFERENT)]


def prepare(file: Path, tables: int, name: str, different: list[list[tuple[int, str]]]) -> list[Game]:
    """Makes a database with so many tables; their dice are known beforehand, so that their actions are."""
    return asyncio.run(_prepare(file, tables, name, different))


async def _prepare(file: Path, tables: int, name: str, different: list[list[tuple[int, str]]]) -> list[Game]:
    kept = store.open(f"sqlite:///{file}")
    lobby, games = Lobby(kept), []
    seats = grognard.game(name).new().setup.seats
    spec = TableSpec(game=name, seats=[SeatSpec(kind="me") for _ in seats])
    for number in range(tables):
        seed = number % len(different)
        created = await lobby.create(spec, seed=str(seed))
        tokens = [seat.token or "" for seat in created.seats]
        games.append(Game(created.table, tokens, different[seed]))
    await lobby.stop()
    kept.close()
    return games
