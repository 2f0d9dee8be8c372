"""A soak: every attack on every game, in turns, until the time is over; what was tried and what gave way."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

import msgspec
import psycopg
from psycopg import sql

import grognard
from grognard.kernel.game import Game
from grognard.soak.attacks import ATTACKS, Attack
from grognard.soak.field import Field
from grognard.soak.players import GaveWay
from grognard.soak.serving import GROGNARD, DidNotStart, Server
from grognard.soak.wire import Unanswered
from grognard.table.record_reading import Find


class Result(msgspec.Struct):
    """What came of one attack on one game: rounds, seconds, what was counted, and the first thing that gave
    way."""

    database: str
    game: str
    attack: str
    rounds: int = 0
    seconds: float = 0.0
    counts: Counter[str] = msgspec.field(default_factory=Counter)
    gave_way: str = ""


@contextmanager
def fresh_database(server: str, folder: Path) -> Iterator[str]:
    """A database of the soak's own: a file, or a new one on the PostgreSQL server of an address."""
    if not server:
        yield f"sqlite:///{folder / 'soak.db'}"
        return
    name = f"grognard_soak_{uuid4().hex[:12]}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        try:
            yield urlunsplit(urlsplit(server)._replace(path=f"/{name}"))
        finally:
            connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


def soak(
    seconds: float,
    database: str = "",
    games: Sequence[str] = (),
    *,
    attacks: Sequence[Attack] = ATTACKS,
    seed: int = 0,
    command: Sequence[str] = GROGNARD,
    find: Find = grognard.game,
    say: Callable[[str], object] = lambda _: None,
) -> list[Result]:
    """Attacks each game in each way for its share of the time, a round at the least, on a database of its own
    (a file, or on the PostgreSQL server at `database`)."""
    kind = "postgresql" if database else "sqlite"
    able = [one for one in attacks if one.database in ("", kind)]
    names = list(games) or grognard.games()
    results, share = [], seconds / (len(able) * len(names))
    with (
        TemporaryDirectory(prefix="grognard-soak-") as folder,
        fresh_database(database, Path(folder)) as url,
    ):
        for limits in sorted({one.limits for one in able}):
            with _serving(url, Path(folder) / "server.log", command, limits) as server:
                for attack, name in product((one for one in able if one.limits == limits), names):
                    result = Result(kind, find(name).name, attack.name)
                    say(f"{kind}: {attack.name}, {result.game}")
                    rng = Random(f"{seed} {attack.name} {name}")
                    _attack(Field(server, find), attack, find(name), rng, share, result)
                    results.append(result)
    return results


@contextmanager
def _serving(url: str, log: Path, command: Sequence[str], limits: bool) -> Iterator[Server]:
    environment = {"GROGNARD_LIMITS": "on" if limits else "off", "GROGNARD_LOG": "off", "GROGNARD_BOTS": "0"}
    server = Server(url, log, command=command, environment=environment)
    server.start()
    try:
        yield server
    finally:
        server.close()


def _attack(field: Field, attack: Attack, game: Game, rng: Random, seconds: float, result: Result) -> None:
    begun = time.monotonic()
    while not result.gave_way and (not result.rounds or time.monotonic() - begun < seconds):
        try:
            if not field.server.runs:
                field.server.restart()
            asyncio.run(attack.round(field, game, rng, result.counts))
        except (GaveWay, DidNotStart, Unanswered, TimeoutError) as error:
            result.gave_way = str(error) or "no answer"
        result.rounds += 1
        if not field.server.runs:
            result.gave_way = result.gave_way or f"the server ended: {field.server.log[-2000:]}"
    result.seconds = time.monotonic() - begun
