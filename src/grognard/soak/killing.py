"""Attacks on what is stored: the server is killed, or its disk is full, while games are played."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

from grognard.kernel.game import Game
from grognard.soak.field import Field
from grognard.soak.journals import check, drawn, lay_out
from grognard.soak.players import Players
from grognard.soak.serving import Server
from grognard.soak.wire import Wire

TABLES, ENTRIES = 4, 60
ROOM = 256 * 1024
"""Bytes that can be written to a file before the disk is full. New entries go into SQLite's log, which begins
anew with every start."""


async def kills(field: Field, game: Game, rng: Random, counts: Counter[str]) -> None:
    """Killed at a random moment while games are played: what was acknowledged is there, once."""
    async with _Played(field, game, rng, counts) as players:
        await players.reach(rng.randrange(TABLES * ENTRIES * 4 // 5))
        await asyncio.sleep(rng.random() * 0.02)
        await asyncio.to_thread(field.server.restart)
        counts["kills"] += 1


async def full_disk(field: Field, game: Game, rng: Random, counts: Counter[str]) -> None:
    """No room to write: actions are refused until there is some again; none is lost, none done twice."""
    async with _Played(field, game, rng, counts) as players:
        await players.reach(rng.randrange(1, TABLES * ENTRIES // 4))
        await asyncio.to_thread(_fill_disk, field.server)
        await players.refused()
        await asyncio.to_thread(field.server.restart)
        counts["full disks"] += 1


def _fill_disk(server: Server) -> None:
    """Starts it anew with room for little more than a start takes, which sets the clocks of all games."""
    server.stop()
    server.start()
    room = server.written + ROOM
    server.stop()
    server.start(room)


class _Played:
    """Some tables played at once; at the end what is stored must be what was acknowledged."""

    def __init__(self, field: Field, game: Game, rng: Random, counts: Counter[str]) -> None:
        self._field, self._counts = field, counts
        self._wire = Wire(field.server.port)
        with field.store() as store:
            tables = [lay_out(store, drawn(game, rng)) for _ in range(TABLES)]
        self._players = [Players(self._wire, *table, Random(rng.random())) for table in tables]

    async def __aenter__(self) -> _Played:
        self._playing = asyncio.gather(*(one.play(ENTRIES) for one in self._players))
        return self

    async def __aexit__(self, kind: object, *_: object) -> None:
        if kind is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)
            return
        await self._playing
        self._wire.close()
        for one in self._players:
            self._counts.update(one.counts)
        with self._field.store() as store:
            await check(store, self._field.find, self._players)

    async def reach(self, entries: int) -> None:
        """Waits until so many actions were acknowledged, or all there will be."""
        while sum(len(one.acknowledged) for one in self._players) < entries and not self._playing.done():
            await asyncio.sleep(0.002)

    async def refused(self) -> None:
        """Waits until something could not be stored, or nobody wants to store any more."""
        while not any(one.counts["not stored"] for one in self._players) and not self._playing.done():
            await asyncio.sleep(0.002)
