"""Measures the Grognard that it can import, whatever its age, and prints the figures as JSON: see felt.py.

Processor time throughout: what others do on the machine counts for less.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import chess

import grognard
from grognard.lab.bench import clone_us, random_chess, random_game

SLICE = 0.2
"""Seconds that each plays before it is the other's turn again."""


class Player:
    """Plays random games in slices and counts the decisions."""

    def __init__(self, play: Callable[[int], int], seed: int) -> None:
        self.play, self.seed, self.decisions, self.seconds = play, seed, 0, 0.0

    def slice(self) -> None:
        start = time.process_time()
        while (spent := time.process_time() - start) < SLICE:
            self.decisions += self.play(self.seed)
            self.seed += 1
        self.seconds += spent

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds


def rates(game: Any, seconds: float, seed: int) -> tuple[float, float]:
    """Decisions a second in random play of a game and of chess, in turns."""
    ours, chess_ = Player(partial(random_game, game), seed), Player(partial(random_chess, chess), seed)
    while ours.seconds < seconds:
        ours.slice()
        chess_.slice()
    return ours.rate, chess_.rate


def listings(game: Any, games: int, seed: int) -> list[float]:
    """Milliseconds that the list of all legal actions takes at each question of random games, sorted."""
    taken = []
    for number in range(seed, seed + games):
        state, rng = game.new(seed=number), Random(number)
        while state.outcome is None:
            prompt = state.prompt(state.waiting[0])
            start = time.process_time()
            actions = prompt.actions
            taken.append((time.process_time() - start) * 1000)
            del actions
            state.do(prompt.seat, prompt.sample(rng))
    return sorted(taken)


def as_in_a_program(game: Any) -> Any:
    """A game as the programs of the project have it; a Grognard of before did nothing about its memory."""
    try:
        from grognard.kernel.memory import settled
    except ImportError:
        return game
    return settled(game)


def main(seconds: float, listed: int, seed: int) -> None:
    games = {name: as_in_a_program(grognard.game(name)) for name in ("bfg", "dtr")}
    for game in games.values():
        random_game(game, 0)
    found: dict[str, float] = {}
    for name, game in games.items():
        ours, theirs = rates(game, seconds, seed)
        found[f"{name}, decisions/s"] = ours
        found[f"{name}, of python-chess"] = ours / theirs
        found[f"{name}, clone, µs"] = clone_us(game)
        taken = listings(game, listed, seed)
        for label, share in (("median", 0.5), ("99th percentile", 0.99)):
            found[f"{name}, listing, {label}, ms"] = taken[int(len(taken) * share)]
        found[f"{name}, listing, worst, ms"] = taken[-1]
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
