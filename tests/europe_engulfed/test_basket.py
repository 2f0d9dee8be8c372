"""4.5 on the page: what is bought can be taken out in any order, with what depends on it; prices are told."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.kernel import basket as baskets
from grognard.kernel.basket import run_of
from grognard.kernel.position import build_position
from grognard.kernel.refusal import Illegal
from grognard.page.basket import basket

AXIS = 0
GAME = grognard.game("ee")
BUYING = {
    "turn": "1940-jul-aug",
    "war": ["germany", "italy", "britain"],
    "phase": "production",
    "bombers": {"germany": 0, "western": 0},
    "units": {"de1": "berlin infantry 2", "it1": "rome infantry 1", "gb1": "london infantry 2"},
}
LINES = ["build infantry ruhr", "build armour ruhr", "replace de3", "buy fighters", "replace de2"]
"""The second new block is de3 as long as the first one is there."""


def without(state: Any, seat: int, lines: list[str], number: int) -> list[str]:
    """The lines that are done again when one of them is taken out."""
    return [one.line for one in baskets.without(run_of(state, seat, lines), seat, number)]


def test_a_later_block_is_still_the_one_that_its_step_was_bought_for() -> None:
    state = build_position(GAME, BUYING)
    assert [one.belongs_to for one in run_of(state, AXIS, LINES)] == [None, None, 1, None, 0]
    assert without(state, AXIS, LINES, 0) == ["build armour ruhr", "replace de2", "buy fighters"]
    assert without(state, AXIS, LINES, 1) == ["buy fighters", "replace de2"]
    assert without(state, AXIS, LINES, 3) == ["replace de2"]


def test_every_order_of_taking_out_ends_with_the_purse_full() -> None:
    state = build_position(GAME, BUYING)
    for first in range(len(LINES)):
        lines = LINES
        number = first
        while lines:
            lines = [*lines[:number], *without(state, AXIS, lines, number)]
            number = 0
        assert run_of(state, AXIS, lines) == []


def test_what_later_purchases_need_is_not_taken_out() -> None:
    """9.43: Italy has spent what Germany sent. Spending just what it has would end the phase for good."""
    state = build_position(GAME, BUYING)
    three = ["aid 5", "finish", "build infantry rome", "build infantry rome", "build infantry tuscany"]
    for last in (["build armour tuscany"], ["build infantry tuscany", "replace it1"]):
        lines = [*three, *last]
        assert without(state, AXIS, lines, len(lines) - 1) == []
        with pytest.raises(Illegal):
            without(state, AXIS, lines, 0)


def test_what_would_bring_other_blocks_without_it_is_not_done() -> None:
    run = run_of(build_position(GAME, BUYING), AXIS, LINES)
    run[1] = run[1]._replace(brought=(*run[1].brought, "de9"))
    with pytest.raises(Illegal, match="other-without-it"):
        baskets.without(run, AXIS, 0)


def test_the_basket_has_prices_by_purse() -> None:
    state = build_position(GAME, BUYING)
    told = basket(9, 5, run_of(state, AXIS, LINES), AXIS, "en")
    [purse] = told.purses
    assert [(item.ply, item.price, item.belongs_to) for item in purse.items] == [
        (5, 2, None), (6, 4, None), (7, 2, 6), (8, 3, None), (9, 1, 5),
    ]  # fmt: skip
    assert purse.held - purse.left == 12


def test_when_the_phase_is_over_the_basket_is_empty() -> None:
    state = build_position(GAME, BUYING)
    in_italy, over = [*LINES, "finish"], [*LINES, "finish", "finish"]
    assert len(basket(9, 1, run_of(state, AXIS, in_italy), AXIS, "en").purses) == 1
    assert basket(9, 1, run_of(state, AXIS, over), AXIS, "en").purses == []
