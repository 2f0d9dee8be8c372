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
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from grognard import store as stores
from grognard.store import Entry, Store
from grognard.table import Lobby, SeatSpec, TableSpec
from tests.browser.serving import Server
from tests.robust.playing import Acknowledged, Players
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
Prepared = tuple[str, list[str], Any]
"""A table, the tokens of its seats, the position it begins with."""


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
    tables = asyncio.run(_prepared(database, Random(seed)))
    server.start()
    players, kills = asyncio.run(_played(server, tables, Random(seed)))
    server.kill()
    _check(database, players)
    assert kills == KILLS, "the games ended before the server was killed often enough"
    print(_told(players, kills, time.monotonic() - begun))


async def _prepared(database: Path, rng: Random) -> list[Prepared]:
    """Tables whose dice are known here, so that the players can keep the position beside the server."""
    store = stores.open(f"sqlite:///{database}")
    lobby, made = Lobby(store, find=find), []
    for number in range(WANTED):
        name = list(GAMES)[number % len(GAMES)]
        scenario, seed = rng.choice(GAMES[name]), rng.randbytes(8).hex()
        options = OPTIONS.get(name, {})
        state = find(name).new(scenario, options=options, seed=seed)
        seats = [SeatSpec(kind="me") for _ in state.setup.seats]
        spec = TableSpec(game=name, scenario=scenario, options=options, seats=seats)
        created = await lobby.create(spec, seed=seed)
        made.append((created.table, [str(seat.token) for seat in created.seats], state))
    await lobby.stop()
    store.close()
    return made


async def _played(server: Server, tables: list[Prepared], rng: Random) -> tuple[list[Players], int]:
    limits = httpx.Limits(max_connections=4 * AT_ONCE)
    async with httpx.AsyncClient(base_url=server.url, limits=limits, timeout=30) as http:
        players = [
            Players(http, table, tokens, state, Random(rng.random())) for table, tokens, state in tables
        ]
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
    store = stores.open(f"sqlite:///{database}")
    try:
        for one in players:
            _check_journal(one, store.entries(one.table))
        asyncio.run(_check_positions(store, players))
    finally:
        store.close()


def _check_journal(one: Players, entries: list[Entry]) -> None:
    """The journal has what was acknowledged, all of it, in order, each once, and nothing else."""
    found = list(_as_told(entries))
    lost, unasked = set(one.acknowledged) - set(found), set(found) - set(one.acknowledged)
    assert not lost, f"acknowledged, but lost: {sorted(lost)[:3]}"
    assert not unasked, f"stored, but never acknowledged: {sorted(unasked)[:3]}"
    assert found == one.acknowledged
    assert len({e.request for e in entries}) == len(entries)


def _as_told(entries: list[Entry]) -> Iterator[Acknowledged]:
    """The entries as their seats were told of them: what others did in secret does not count."""
    seats, seq, ply = {e.seat for e in entries}, Counter[int](), Counter[int]()
    for e in entries:
        for seat in {e.seat} if e.hushed else seats:
            seq[seat] += 1
            ply[seat] += 1 if e.kind == "act" else -1
        request = (e.request or "").partition(":")[2]
        yield Acknowledged(seq[e.seat], ply[e.seat], e.kind, e.seat, e.line, e.dice, e.hushed, request)


async def _check_positions(store: Store, players: list[Players]) -> None:
    """Read anew, every table has the position that its players have."""
    lobby = Lobby(store, find=find)
    for one in players:
        table = await lobby.table(one.table)
        assert table.state.digest() == one.state.digest()
        assert table.seq == len(one.acknowledged)
        assert table.over == (not one.state.waiting)
    await lobby.stop()


def _told(players: list[Players], kills: int, seconds: float) -> str:
    counts = sum((one.counts for one in players), Counter[str]())
    over = sum(not one.state.waiting for one in players)
    return (
        f"{len(players)} games ({over} to their end), {counts['act']} actions and {counts['undo']} undone, "
        f"{kills} kills, {counts['asked twice']} requests sent twice, {counts['unanswered']} unanswered, of "
        f"which {counts['stored, but the answer was lost']} were stored; lost 0, doubled 0; {seconds:.0f} s"
    )
