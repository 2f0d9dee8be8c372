"""What a live game holds in the server's memory: `python -m benchmarks.memory [GAMES [ACTIONS]]` (Linux)."""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.load.games import prepare, several
from benchmarks.load.generator import Game, Plan
from benchmarks.load.processes import free_port, grognard_command, load, memory, running

GAME = "battle-for-germany"
WARM = 8
LONGEST = 300.0
LISTENERS, QUESTIONS = 4, 2


def main(games: int = 200, actions: int = 200) -> None:
    with TemporaryDirectory(prefix="grognard-") as folder:
        file, port = Path(folder) / "games.db", free_port()
        prepared = prepare(file, games + WARM, GAME, several(GAME))
        with running(grognard_command(port, file), port, Path(folder) / "server.log") as pid:
            # What is read and made once for all games is there before anything is counted.
            held(pid, _plan(pid, port, prepared[games:], actions))
            before = memory(pid)
            peak = held(pid, _plan(pid, port, prepared[:games], actions))
            after = memory(pid)
    print(f"{games} live games with {LISTENERS} listeners each, {actions} actions played in each:")
    print(f"the server holds {peak / 1e6:.1f} MB with them, {before / 1e6:.1f} MB before: ", end="")
    print(f"{(peak - before) / games / 1e3:.0f} kB a game; {after / 1e6:.1f} MB when the listeners have left")


def _plan(pid: int, port: int, games: list[Game], actions: int) -> Plan:
    cut = [Game(game.table, game.tokens, game.moves[:actions]) for game in games]
    path = "/api/tables/{table}/actions"
    return Plan(
        pid,
        port,
        path,
        cut,
        LONGEST,
        warm=0.0,
        listeners=LISTENERS,
        questions=QUESTIONS,
        whole=True,
        hold=2.0,
    )


def held(pid: int, plan: Plan) -> int:
    """Carries out a plan; the memory that the server holds when all is played and all still listen."""
    over, found = threading.Event(), [0]

    def look() -> None:
        while not over.wait(0.25):
            found.append(memory(pid))

    looking = threading.Thread(target=look)
    looking.start()
    try:
        seen = load(plan)
    finally:
        over.set()
        looking.join()
    assert not seen.undelivered, f"{seen.undelivered} updates did not arrive"
    # The last look may have come after the listeners had gone, the one before it did not.
    return found[-2]


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
