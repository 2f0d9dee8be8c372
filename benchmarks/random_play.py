"""Random play of every game against python-chess: `python -m benchmarks.random_play [seconds [rounds]]`."""

from __future__ import annotations

import sys

from grognard.lab.bench import bench


def main(seconds: float = 2.0, rounds: int = 5) -> None:
    for name, speed in bench(seconds, rounds).items():
        print(
            f"{name}: {speed.decisions_per_s:,.0f} decisions/s, {speed.games_per_s:.1f} games/s, "
            f"{speed.ratio_to_python_chess} of python-chess, clone {speed.clone_us} µs"
        )


if __name__ == "__main__":
    words = dict(enumerate(sys.argv))
    main(float(words.get(1, 2)), int(words.get(2, 5)))
