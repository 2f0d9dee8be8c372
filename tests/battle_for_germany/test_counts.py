"""How many answers there are: a rule that grows or shrinks the choice anywhere shows up here."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import grognard

# Offered actions by verb at the first question of each scenario, and added up along sixty random decisions.
FIRST = {
    "historical": {"move": 400, "end": 1},
    "expanded": {"move": 400, "end": 1},
    "collapse_in_the_east": {"move": 400, "end": 1},
    "red_star_white_star": {"move": 819, "end": 1},
    "three_players": {"move": 400, "end": 1},
    "four_players": {"move": 400, "end": 1},
}
ALONG = {
    "historical": 9014,
    "expanded": 9014,
    "collapse_in_the_east": 16292,
    "red_star_white_star": 40256,
    "three_players": 25401,
    "four_players": 9016,
}


@pytest.mark.parametrize("scenario", FIRST)
def test_the_first_question_offers(scenario: str) -> None:
    state = grognard.game("bfg").new(scenario, seed=2, dice=[6] if scenario == "red_star_white_star" else [])
    offered = Counter(action.verb for action in state.prompt(state.waiting[0]).actions)
    assert dict(offered) == FIRST[scenario]


@pytest.mark.parametrize("scenario", FIRST)
def test_a_walk_offers(scenario: str) -> None:
    state, rng, total = grognard.game("bfg").new(scenario, seed=2), Random(5), 0
    for _ in range(60):
        seat = state.waiting[0]
        total += len(state.prompt(seat).actions)
        state.do(seat, state.prompt(seat).sample(rng))
    assert total == ALONG[scenario]
