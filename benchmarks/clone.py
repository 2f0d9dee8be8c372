"""What cloning a position costs in every game: `python -m benchmarks.clone`."""

from __future__ import annotations

import grognard
from grognard.lab.bench import clone_us


def main() -> None:
    for name in grognard.games():
        print(f"{name}: {clone_us(grognard.game(name)):.2f} µs")


if __name__ == "__main__":
    main()
