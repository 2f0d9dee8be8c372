"""What the tests of the page share: the games, and random play."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import grognard
from grognard.page.offers import offers
from grognard.page.question import question
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


def lines_of(game: Any, choices: Any) -> list[str]:
    """The lines that a tree of choices stands for."""

    def below(branch: Any, depth: int) -> list[list[str]]:
        if depth == 0:
            return [[]]
        if depth == 1:
            return [[token] for token in branch]
        return [[token, *rest] for token, under in branch.items() for rest in below(under, depth - 1)]

    return [
        " ".join([verb, *tokens])
        for verb, branch in choices.items()
        for tokens in below(branch, len(game.vocabulary.signatures[verb]))
    ]


def every_line(game: Any, prompt: Any) -> list[str]:
    """The lines that a question tells, and those that it has to be asked for."""
    put = question(game, prompt, "en")
    asked = {
        line: None
        for verb, tokens in put.more.items()
        for token in tokens
        for line in lines_of(game, offers(game, prompt, [token]).choices)
        if line.split()[0] == verb
    }
    return [*lines_of(game, put.choices), *asked]
