"""Random games of the short scenarios come to an end, whoever sets up and however many play."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.games.europe_engulfed.game import EuropeEngulfed

GAME = EuropeEngulfed()
MOST = 20_000
"""Decisions in a game; random games of these scenarios take some hundreds."""


@pytest.mark.parametrize(
    ("scenario", "seats", "free"),
    [("poland-1939", 2, True), ("france-1940", 3, False), ("france-1940", 2, True), ("east-1942", 2, True)],
)
def test_random_games_end(scenario: str, seats: int, free: bool) -> None:
    state: Any = GAME.new(scenario, seats=seats, options={"free_set_up": free}, seed=4)
    rng = Random(4)
    for _ in range(MOST):
        if state.outcome is not None:
            break
        seat = rng.choice(state.waiting)
        state.act(seat, state.prompt(seat).sample(rng))
    assert state.outcome is not None
