"""A process that is killed at any moment has lost nothing it acknowledged, and done nothing twice."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from pathlib import Path
from random import Random

from grognard import store as stores
from grognard.kernel.record import Record
from grognard.kernel.replay import verify
from tests.table.helpers import BFG, begin, find, lobby_on, run

ROUNDS = 10
ROOT = Path(__file__).parents[2]


def killed_after(url: str, seed: str, ids: list[str], actions: int, seconds: float) -> list[list[str]]:
    """What the program acknowledged until so many seconds after so many actions."""
    command = [sys.executable, "-m", "tests.table.crashing", url, seed, *ids]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(actions)]
    threading.Timer(seconds, process.kill).start()
    lines += process.stdout.readlines()
    assert process.wait() in (-signal.SIGKILL, 0)
    process.stdout.close()
    # The last line may have been cut in the middle.
    return [line.split() for line in lines if line.endswith("\n")]


def test_what_was_acknowledged_is_there_exactly_once(sqlite: str) -> None:
    async def tables() -> list[str]:
        async with lobby_on(sqlite) as lobby:
            return [await begin(lobby, BFG, seed=str(n)) for n in range(4)]

    async def true_records(ids: list[str]) -> None:
        async with lobby_on(sqlite) as lobby:
            for id in ids:
                assert verify(find(BFG), Record.read(await lobby.record_text(id))).ok

    ids, rng = run(tables()), Random(8)
    acknowledged: list[list[str]] = []
    for number in range(ROUNDS):
        acknowledged += killed_after(sqlite, str(number), ids, rng.randrange(1, 40), rng.random() * 0.03)
        store = stores.open(sqlite)
        kept = {
            (id, str(entry.seq), str(entry.ply), entry.request) for id in ids for entry in store.entries(id)
        }
        for id in ids:
            seqs = [entry.seq for entry in store.entries(id)]
            assert seqs == list(range(1, len(seqs) + 1))
        store.close()
        assert len({tuple(line) for line in acknowledged}) == len(acknowledged)
        assert {tuple(line) for line in acknowledged} <= kept
        # Killed between writing and telling: at most one a table and round is there without it.
        assert len(kept) - len(acknowledged) <= len(ids) * (number + 1)
    # However busy the machine is: every round has come to its first action.
    assert len(acknowledged) >= ROUNDS
    run(true_records(ids))
