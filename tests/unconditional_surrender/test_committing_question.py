"""U82: who said that he would commit is not asked whether he declines before he has."""

from __future__ import annotations

import pytest

import grognard
from grognard.kernel.position import build_position
from grognard.page.answer import answer
from grognard.page.question import question
from tests.browser.test_unconditional_surrender import ASSAULT

GAME = grognard.game("us")
AXIS, WEST = 0, 1
BOUND = {"en": "commit something, as you said you would", "fr": "engagez quelque chose, comme annoncé"}
NOTHING_COUNTS = {
    "en": "No marker in the Events box counts in this combat.",
    "fr": "Aucun marqueur de la case Événements ne compte dans ce combat.",
}
FREE = {"en": "commit one thing more, or decline", "fr": "engagez encore une chose, ou renoncez"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_declining_is_spoken_of_once_it_may_be(language: str) -> None:
    state = build_position(GAME, ASSAULT)
    for seat, line in ((AXIS, "attack de_1 uk_bef"), (AXIS, "will"), (WEST, "will_not")):
        state.act(seat, GAME.parse(line))
    put = question(GAME, state.prompt(AXIS), language)
    assert "decline" in put.closed
    assert BOUND[language] in put.text
    assert put.closed["commit"].text == NOTHING_COUNTS[language]
    state.act(AXIS, next(action for action in state.prompt(AXIS).actions if action.verb == "support"))
    put = question(GAME, state.prompt(AXIS), language)
    assert "decline" in put.choices
    assert FREE[language] in put.text


def test_why_a_kind_of_commitment_is_closed_as_a_whole() -> None:
    state = build_position(GAME, ASSAULT)
    for seat, line in ((AXIS, "attack de_1 uk_bef"), (AXIS, "will"), (WEST, "will_not")):
        state.act(seat, GAME.parse(line))
    closed = [state.stack[-1].closed(state, verb) for verb in ("commit", "equip", "support")]
    assert [(one.rule, one.message) for one in closed] == [
        ("U82", "no-marker-to-commit"),
        ("U82", "no-tanks-to-commit"),
        ("U101", "no-air-unit-to-commit"),
    ]


@pytest.mark.rule("unconditional-surrender", "U54")
def test_of_a_strategic_combat_is_told_what_it_does_to_factories() -> None:
    """Nobody retreats there."""
    state = GAME.new("main_event", seed=1)
    while "will" not in state.prompt(state.waiting[0]).verbs:
        state.act(state.waiting[0], "end")
    told = answer(state, state.waiting[0], "will_not", "en").chances
    assert {one.title for one in told} == {
        "Factories lost: both −1",
        "Factories lost: Germany −1, the Ally +1",
        "Factories lost: Germany +1, the Ally −1",
    }
    assert sum(one.chance for one in told) == pytest.approx(1)


def test_in_strategic_warfare_no_tanks_and_no_air_units_are_spoken_of() -> None:
    state = GAME.new("main_event", seed=1)
    while "will" not in state.prompt(state.waiting[0]).verbs:
        state.act(state.waiting[0], "end")
    for seat in tuple(state.waiting):
        state.act(seat, "will")
    put = question(GAME, state.prompt(state.waiting[0]), "en")
    assert {*put.choices, *put.closed} == {"commit", "decline"}
