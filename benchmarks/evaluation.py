"""The hooks for search: how long they take, how well `evaluate` foretells who wins, and its weights fitted.

python -m benchmarks.evaluation bfg historical 60   # 60 captain games
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from math import exp
from statistics import fmean, median
from typing import Any, NamedTuple

import grognard
from grognard import bots
from grognard.kernel.game import Game
from grognard.lab.fit import inverted

RIDGE = 3.0
STEPS = 12


class Sample(NamedTuple):
    """A position at the start of a player-turn, and how the game then went for the first seat."""

    features: dict[str, float]
    told: float
    progress: float
    score: float


def game_samples(game: Game, scenario: str, number: int) -> tuple[list[Sample], list[float]]:
    """A captain game: a sample of each player-turn, and how long the hooks took in them."""
    state = game.new(scenario, seed=f"evaluation-{number}")
    players = [bots.bot("captain", game, number + seat) for seat in range(len(state.setup.seats))]
    taken: list[tuple[dict[str, float], float]] = []
    times: list[float] = []
    since = None
    while state.outcome is None:
        if since is None or state.player_turn_over(since):
            since = state.phase_key
            start = time.perf_counter()
            told = game.evaluate(state, 0)
            times.append(time.perf_counter() - start)
            taken.append((dict(game.features(state)), told))
        seat = state.waiting[0]
        answer: Any = players[seat]
        state.do(seat, answer.answer(state, seat))
    score = game.evaluate(state, 0)
    return [Sample(f, told, n / len(taken), score) for n, (f, told) in enumerate(taken)], times


def logistic_fit(rows: Sequence[Sequence[float]], scores: Sequence[float]) -> list[float]:
    """Weights that foretell scores best, by Newton's way; RIDGE keeps them small where little is known."""
    width = len(rows[0])
    weights = [0.0] * width
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE * (i == j) for j in range(width)] for i in range(width)]
        for row, score in zip(rows, scores, strict=True):
            chance = 1 / (1 + exp(-sum(w * x for w, x in zip(weights, row, strict=True))))
            for i in range(width):
                slope[i] += row[i] * (score - chance)
                for j in range(width):
                    curve[i][j] += row[i] * row[j] * chance * (1 - chance)
        inverse = inverted(curve)
        weights = [w + sum(inverse[i][j] * slope[j] for j in range(width)) for i, w in enumerate(weights)]
    return weights


def fitted(samples: Sequence[Sample], names: Sequence[str]) -> dict[str, float]:
    """The weights of some features; they are scaled to the same size while they are fitted."""
    scale = [max(1e-9, max(abs(one.features[name]) for one in samples)) for name in names]
    rows = [[one.features[name] / by for name, by in zip(names, scale, strict=True)] for one in samples]
    weights = logistic_fit(rows, [one.score for one in samples])
    return {n: float(f"{w / by:.3g}") for n, w, by in zip(names, weights, scale, strict=True)}


def brier(samples: Sequence[Sample], told: Callable[[Sample], float]) -> float:
    """The mean square of what was told less what came: 0.25 is a coin."""
    return fmean((told(one) - one.score) ** 2 for one in samples)


def counted(game: Game, scenario: str) -> list[str]:
    """The features that count in a game's own judgement."""
    module = import_module(f"{type(game).__module__.rpartition('.')[0]}.evaluation")
    return list(module.weights(game.new(scenario, seed=0)))


def main(name: str, scenario: str, games: int) -> None:
    game = grognard.game(name)
    samples: list[Sample] = []
    times: list[float] = []
    for number in range(games):
        found, took = game_samples(game, scenario, number)
        samples += found
        times += took
    print(f"evaluate: {median(times) * 1e6:.0f} µs, at worst {max(times) * 1e6:.0f} µs")
    for part in range(3):
        some = [one for one in samples if part / 3 <= one.progress < (part + 1) / 3]
        print(f"third {part + 1}: Brier {brier(some, lambda one: one.told):.3f}, {len(some)} positions")
    print(fitted(samples, counted(game, scenario)))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
