"""Plays tables as fast as it can and says what was acknowledged, until it is killed. Run as a program."""

from __future__ import annotations

import asyncio
import sys
from random import Random

from grognard import store as stores
from grognard.table import Lobby
from grognard.table.errors import CannotUndo


async def play(lobby: Lobby, id: str, rng: Random) -> None:
    while not (table := await lobby.table(id)).over:
        seat, after, request = table.waiting[0], table.seq, f"{rng.getrandbits(64):x}"
        try:
            if rng.random() < 0.1:
                done = await lobby.undo(id, seat, after, request)
            else:
                line = table.game.write(table.state.prompt(seat).sample(rng))
                done = await lobby.act(id, seat, line, after, request)
        except CannotUndo:
            continue
        print(id, done.seq, done.ply, f"{seat}:{request}", flush=True)


async def main(url: str, seed: str, ids: list[str]) -> None:
    lobby = Lobby(stores.open(url))
    await lobby.start()
    await asyncio.gather(*(play(lobby, id, Random(f"{seed}-{id}")) for id in ids))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
