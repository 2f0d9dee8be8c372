"""What the tests of the page share: the games, and random play."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import grognard
from tests.tiny import ThreeFoxes

BFG = grognard.game("battle-for-germany")
FOXES = ThreeFoxes()
GAMES = {"battle-for-germany": BFG, "three-foxes": FOXES}
RAW_KEY = re.compile(
    r"\b(?:figure|overlay|preview|about|event|ask|end|no|why|verb|tone|status|bot|scenario|option)-[a-z]"
)


def played(game: Any, scenario: str | None = None, seed: int = 1, most: int = 400) -> Iterator[Any]:
    """Position, seat, line and events of each action of a random game; the position is the one after it."""
    state, rng = game.new(scenario, seed=seed), Random(seed)
    for _ in range(most):
        if not state.waiting:
            return
        seat = rng.choice(state.waiting)
        action = state.prompt(seat).sample(rng)
        line = game.write(action)
        events = state.act(seat, action)
        yield state, seat, line, events
