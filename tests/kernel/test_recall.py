"""What is worked out about a position is remembered while it rests, and never longer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import grognard
from grognard.kernel.recall import recalled

GAME = grognard.game("bfg")


class Worked:
    """Something worked out about a position, and how often it was."""

    def __init__(self) -> None:
        self.times = 0

        @recalled
        def answer(s: Any, plus: int) -> int:
            self.times += 1
            return int(s.turn) + plus

        self.answer = answer


@pytest.fixture
def worked() -> Worked:
    return Worked()


def test_between_two_actions_it_is_worked_out_once(worked: Worked) -> None:
    state = GAME.new(seed=1)
    assert [worked.answer(state, 1) for _ in range(3)] == [state.turn + 1] * 3
    assert worked.times == 1
    assert worked.answer(state, 2) == state.turn + 2
    assert worked.times == 2


def test_an_action_makes_it_void(worked: Worked) -> None:
    state, rng = GAME.new(seed=1), Random(1)
    while state.turn == 1:
        assert worked.answer(state, 0) == 1
        seat = state.waiting[0]
        state.do(seat, state.prompt(seat).sample(rng))
    assert worked.answer(state, 0) == 2


def test_nothing_is_remembered_while_an_action_is_done(worked: Worked) -> None:
    state = GAME.new(seed=1)
    state.begin_action()
    before = worked.answer(state, 0)
    state.turn += 1
    assert worked.answer(state, 0) == before + 1
    assert worked.times == 2


def test_a_copy_works_it_out_for_itself(worked: Worked) -> None:
    state = GAME.new(seed=1)
    worked.answer(state, 0)
    twin = state.clone()
    twin.turn += 1
    assert worked.answer(twin, 0) == worked.answer(state, 0) + 1
    assert worked.times == 2


def test_a_stored_position_rests(worked: Worked) -> None:
    state = GAME.load(GAME.new(seed=1).dump())
    worked.answer(state, 0)
    worked.answer(state, 0)
    assert worked.times == 1


def test_what_a_question_was_looked_for_by_is_there_for_the_answer(
    worked: Worked, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = GAME.new(seed=1)
    monkeypatch.setattr(
        type(state.stack[-1]), "proceed", lambda _, s: not s.finds(lambda: worked.answer(s, 0) > 0)
    )
    state.settle()
    assert worked.answer(state, 0) == 1
    assert worked.times == 1


def test_what_was_looked_for_in_vain_is_not_remembered(worked: Worked) -> None:
    state = GAME.new(seed=1)
    state.begin_action()
    assert not state.finds(lambda: worked.answer(state, 0) > 1)
    state.turn += 1
    assert worked.answer(state, 0) == 2
