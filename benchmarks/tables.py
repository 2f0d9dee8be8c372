"""Actions a second that a lobby keeps, without the web: `python -m benchmarks.tables [TABLES ACTIONS]`."""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
import time
import tracemalloc
from random import Random

import grognard
from grognard import store as stores
from grognard.table import Lobby, SeatSpec, TableSpec

Script = list[tuple[int, str]]


def script(seed: str, most: int) -> Script:
    """The first actions of a random game."""
    game, rng = grognard.game("bfg"), Random(seed)
    state, lines = game.new(seed=seed), list[tuple[int, str]]()
    while state.outcome is None and len(lines) < most:
        seat = state.waiting[0]
        action = state.prompt(seat).sample(rng)
        lines.append((seat, game.write(action)))
        state.act(seat, action)
    return lines


async def play(lobby: Lobby, id: str, lines: Script, waits: list[float]) -> None:
    """Plays a script as a client would: the next action when the last one is acknowledged."""
    after = 0
    for number, (seat, line) in enumerate(lines):
        began = time.perf_counter()
        after = (await lobby.act(id, seat, line, after, f"r{number}")).seq
        waits.append(time.perf_counter() - began)


async def measure(url: str, tables: int, actions: int) -> str:
    """All tables act at once; memory is what they hold when all have been played."""
    lobby = Lobby(stores.open(url))
    await lobby.start()
    mine = TableSpec(game="bfg", seats=[SeatSpec(kind="me"), SeatSpec(kind="me")])
    scripts = {(await lobby.create(mine, seed=str(n))).table: script(str(n), actions) for n in range(tables)}
    waits: list[float] = []
    began, used = time.perf_counter(), time.process_time()
    await asyncio.gather(*(play(lobby, id, lines, waits) for id, lines in scripts.items()))
    took, used = time.perf_counter() - began, time.process_time() - used
    held = await memory(lobby, list(scripts))
    await lobby.stop()
    waits.sort()
    return (
        f"{tables} tables: {len(waits) / took:.0f} actions/s, {used / len(waits) * 1e6:.0f} µs of CPU each; "
        f"acknowledged in {waits[len(waits) // 2] * 1e3:.1f} ms (median), "
        f"{waits[len(waits) * 99 // 100] * 1e3:.1f} ms (99 %); {held:.0f} kB a table"
    )


async def memory(lobby: Lobby, ids: list[str]) -> float:
    """What a table holds in memory, read from the store."""
    lobby.put_away(0.0)
    gc.collect()
    tracemalloc.start()
    for id in ids:
        await lobby.table(id)
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held / len(ids) / 1024


def main() -> None:
    chosen = [(int(sys.argv[1]), int(sys.argv[2]))] if len(sys.argv) > 2 else [(1, 500), (50, 400)]
    for tables, actions in chosen:
        with tempfile.TemporaryDirectory() as folder:
            print(asyncio.run(measure(f"sqlite:///{folder}/games.db", tables, actions)))


if __name__ == "__main__":
    main()
