"""How many decisions captains take a second; beside those of another tree of the source, game by game.

python -m benchmarks.captains                        # this tree
python -m benchmarks.captains 8 --against OTHER/src  # and another one, in turns with it: 8 games each
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import IO, NamedTuple

GAMES = {"bfg": "historical", "dtr": "barbarossa_1941"}
HERE = Path(__file__).parents[1] / "src"
WORKER = """
import sys, time, grognard
from grognard.lab.run import play_one, study
for line in sys.stdin:
    name, scenario, number = line.split()
    plan = study(grognard.game(name), scenario, ["captain"], 1)
    start = time.process_time()
    result = play_one(plan, int(number))
    print(result.decisions, time.process_time() - start, result.digest, flush=True)
"""


class Lap(NamedTuple):
    """A game: what it took, and where it ended."""

    decisions: int
    seconds: float
    digest: str

    @property
    def speed(self) -> float:
        return self.decisions / self.seconds


class Player:
    """A process that plays games with the source of one tree."""

    def __init__(self, stdin: IO[str], stdout: IO[str]) -> None:
        self.stdin, self.stdout = stdin, stdout

    def play(self, game: str, number: int) -> Lap:
        print(game, GAMES[game], number, file=self.stdin, flush=True)
        decisions, seconds, digest = self.stdout.readline().split()
        return Lap(int(decisions), float(seconds), digest)


@contextmanager
def player(source: Path) -> Iterator[Player]:
    """A process of its own: two trees can't be imported into one."""
    command = [sys.executable, "-c", WORKER]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    with subprocess.Popen(
        command, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield Player(process.stdin, process.stdout)
        process.stdin.close()


def measure(game: str, rounds: int, sources: list[Path]) -> list[list[Lap]]:
    """The games of each tree, in turns, so that a slow moment of the machine meets all of them."""
    with ExitStack() as stack:
        players = [stack.enter_context(player(source)) for source in sources]
        for one in players:
            one.play(game, 0)  # tables that a first game fills are not what is measured
        laps = [[one.play(game, number) for one in players] for number in range(1, rounds + 1)]
    return [list(column) for column in zip(*laps, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("rounds", nargs="?", type=int, default=5, help="games of each")
    parser.add_argument("--against", type=Path, help="the src folder of another tree")
    said = parser.parse_args()
    sources = [HERE, *([said.against] if said.against else [])]
    for game in GAMES:
        ours, *others = measure(game, said.rounds, sources)
        print(f"{game}: {median(lap.speed for lap in ours):,.0f} decisions a second", end="")
        for theirs in others:
            ratio = median(a.speed / b.speed for a, b in zip(ours, theirs, strict=True))
            same = sum(a.digest == b.digest for a, b in zip(ours, theirs, strict=True))
            print(
                f"; the other {median(lap.speed for lap in theirs):,.0f}: {ratio:.2f} times as many", end=""
            )
            print(f"; {same} of {len(ours)} games end alike", end="")
        print()


if __name__ == "__main__":
    main()
