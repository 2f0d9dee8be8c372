"""The server is killed at random moments while games are played: what it acknowledged is there, once.

A dozen games and a few kills each time; `GROGNARD_KILL_GAMES=200 ./test tests/robust/test_kill.py -s` plays
200 games to their ends (up to GROGNARD_KILL_ENTRIES of each).
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard import store as stores
from grognard.soak.journals import Prepared, check, lay_out
from grognard.soak.players import Players
from grognard.soak.wire import Wire
from tests.browser.serving import Server
from tests.table.helpers import find

WANTED = int(os.environ.get("GROGNARD_KILL_GAMES", "12"))
FULL = WANTED > 12
MOST_ENTRIES = int(os.environ.get("GROGNARD_KILL_ENTRIES", "5000" if FULL else "100"))
KILLS = max(4, WANTED // 3) if FULL else 4
AT_ONCE = 16
ENTRIES_OF_A_GAME = min(600, MOST_ENTRIES)
GAMES = {"battle-for-germany": ("historical", "three_players", "four_players"), "three-foxes": ("hunt",)}
"""In the small one several seats answer at once and in secret, and take back in any order."""
OPTIONS: dict[str, dict[str, int]] = {"three-foxes": {"rounds": 40}}


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("GROGNARD_LIMITS", "off")
    monkeypatch.setenv("GROGNARD_LOG", "off")
    server = Server(tmp_path, foxes=True)
    yield server
    server.close()


def test_nothing_is_lost_and_nothing_done_twice(server: Server, tmp_path: Path) -> None:
    database = tmp_path / "grognard.db"
    seed = int(os.environ.get("GROGNARD_KILL_SEED", time.time_ns() % 10**9))
    print(f"GROGNARD_KILL_SEED={seed}")
    begun = time.monotonic()
    tables = _prepared(database, Random(seed))
    server.start()
    players, kills = asyncio.run(_played(server, tables, Random(seed)))
    server.kill()
    _check(database, players)
    assert kills == KILLS, "the games ended before the server was killed often enough"
    print(_told(players, kills, time.monotonic() - begun))


def _prepared(database: Path, rng: Random) -> list[Prepared]:
    with closing(stores.open(f"sqlite:///{database}")) as store:
        made = []
        for number in range(WANTED):
            name = list(GAMES)[number % len(GAMES)]
            scenario, seed = rng.choice(GAMES[name]), rng.randbytes(8).hex()
            made.append(lay_out(store, find(name).new(scenario, options=OPTIONS.get(name, {}), seed=seed)))
    return made


async def _played(server: Server, tables: list[Prepared], rng: Random) -> tuple[list[Players], int]:
    with closing(Wire(server.port)) as wire:
        players = [Players(wire, *prepared, Random(rng.random())) for prepared in tables]
        gate = asyncio.Semaphore(AT_ONCE)

        async def played(one: Players) -> None:
            async with gate:
                await one.play(MOST_ENTRIES)

        kills = Counter[int]()
        killing = asyncio.create_task(_kill(server, players, rng, kills))
        try:
            await asyncio.gather(*map(played, players))
        finally:
            # If the server could not be started again, that is what has to be told.
            if killing.done():
                killing.result()
            killing.cancel()
    return players, kills.total()


async def _kill(server: Server, players: list[Players], rng: Random, kills: Counter[int]) -> None:
    """Kills the server each time when a number of actions drawn beforehand is reached, and a bit later."""
    expected = WANTED * ENTRIES_OF_A_GAME
    moments = sorted(rng.randrange(expected // 20, expected * 8 // 10) for _ in range(KILLS))
    for moment in moments:
        while sum(len(one.acknowledged) for one in players) < moment:
            await asyncio.sleep(0.002)
        await asyncio.sleep(rng.random() * 0.02)
        server.kill()
        kills[moment] += 1
        await asyncio.to_thread(server.start)


def _check(database: Path, players: list[Players]) -> None:
    with sqlite3.connect(database) as raw:
        assert raw.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    with closing(stores.open(f"sqlite:///{database}")) as store:
        asyncio.run(check(store, find, players))


def _told(players: list[Players], kills: int, seconds: float) -> str:
    counts = sum((one.counts for one in players), Counter[str]())
    over = sum(not one.state.waiting for one in players)
    return (
        f"{len(players)} games ({over} to their end), {counts['act']} actions and {counts['undo']} undone, "
        f"{kills} kills, {counts['asked twice']} requests sent twice, {counts['unanswered']} unanswered, of "
        f"which {counts['stored, but the answer was lost']} were stored; lost 0, doubled 0; {seconds:.0f} s"
    )
