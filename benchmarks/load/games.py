"""Games prepared for a load: their tables in a database file, and every action they will see."""

from __future__ import annotations

import asyncio
from functools import cache, partial
from pathlib import Path

import grognard
from benchmarks.load.generator import Game, Move
from grognard import bots, store
from grognard.table import Lobby, SeatSpec, TableSpec

PLAYERS = ("captain", "random")
DIFFERENT = 8
ENOUGH, MOST = 300, 1000
"""Actions that a game needs for a measure of some seconds, and those that are prepared of a long one."""


@cache
def long_scenario(name: str) -> str:
    """The first scenario whose games are long enough; the longest if none is."""
    lengths = {}
    for scenario in grognard.game(name).scenarios:
        lengths[scenario] = len(played(name, scenario, PLAYERS[-1], 0, ENOUGH))
        if lengths[scenario] == ENOUGH:
            break
    return max(lengths, key=lambda scenario: lengths[scenario])


def played(name: str, scenario: str, kind: str, seed: int, most: int) -> list[Move]:
    """A game between bots of one kind, as far as said: captains play as people do, random bots all over the
    map. Where a game has no captain all play at random."""
    game = grognard.game(name)
    state, moves = game.new(scenario, seed=str(seed)), list[Move]()
    bot = kind if kind in bots.names(game) else PLAYERS[-1]
    seated = [bots.bot(bot, game, seed + seat) for seat in range(len(state.setup.seats))]
    while state.waiting and len(moves) < most:
        seat = state.waiting[0]
        action = seated[seat].choose(state.prompt(seat), partial(state.view, seat))
        state.act(seat, action)
        moves.append(Move(seat, game.write(action), state.hushed))
    return moves


def several(name: str) -> list[list[Move]]:
    """Some games; more tables than these play the same ones."""
    scenario = long_scenario(name)
    return [played(name, scenario, PLAYERS[seed % len(PLAYERS)], seed, MOST) for seed in range(DIFFERENT)]


def prepare(file: Path, tables: int, name: str, different: list[list[Move]]) -> list[Game]:
    """Makes a database with so many tables; their dice are known beforehand, so that their actions are."""
    return asyncio.run(_prepare(file, tables, name, different))


async def _prepare(file: Path, tables: int, name: str, different: list[list[Move]]) -> list[Game]:
    kept = store.open(f"sqlite:///{file}")
    lobby, games = Lobby(kept), []
    scenario = long_scenario(name)
    seats = grognard.game(name).new(scenario).setup.seats
    spec = TableSpec(game=name, scenario=scenario, seats=[SeatSpec(kind="me") for _ in seats])
    for number in range(tables):
        seed = number % len(different)
        created = await lobby.create(spec, seed=str(seed))
        tokens = [seat.token or "" for seat in created.seats]
        games.append(Game(created.table, tokens, different[seed]))
    await lobby.stop()
    kept.close()
    return games
