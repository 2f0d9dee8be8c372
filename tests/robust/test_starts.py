"""Servers that a dozen clients wait for, all games at once: every one comes up and answers.

Some each time; `GROGNARD_STARTS=100 ./test tests/robust/test_starts.py -s` starts a hundred.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from contextlib import closing
from itertools import cycle, islice
from pathlib import Path
from random import Random

import grognard
from grognard import store as stores
from grognard.soak.field import Field
from grognard.soak.journals import drawn, lay_out
from grognard.soak.serving import Server
from grognard.soak.starting import CLIENTS, LOOKS, start_among

STARTS = int(os.environ.get("GROGNARD_STARTS", "2"))


def test_a_server_comes_up_under_clients_that_wait_for_it(tmp_path: Path) -> None:
    server = Server(
        f"sqlite:///{tmp_path / 'games.db'}", tmp_path / "log", environment={"GROGNARD_LIMITS": "off"}
    )
    rng, counts = Random(7), Counter[str]()
    with closing(stores.open(server.database)) as store:
        games = [grognard.game(name) for name in islice(cycle(grognard.games()), CLIENTS)]
        tables = [lay_out(store, drawn(game, rng)) for game in games]
    with closing(server):
        for _ in range(STARTS):
            asyncio.run(start_among(Field(server, grognard.game), tables, counts))
    print(dict(counts))
    assert counts["starts"] == STARTS
    assert counts["answers"] == STARTS * CLIENTS * len(LOOKS)
