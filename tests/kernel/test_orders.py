"""Standing orders: what they answer, and that they know no more than their seat."""

from __future__ import annotations

from typing import Any

from examples.narrow_seas.game import NarrowSeas
from grognard.kernel.action import Action
from grognard.kernel.hidden import UNKNOWN
from grognard.kernel.orders import Reaction, choices_of, kind_asked, ordered
from grognard.kernel.position import build_position
from tests.tiny import React, ThreeFoxes

RED, GREY = 0, 1
STAND = {"attack": "stand"}


def attacked(game: ThreeFoxes) -> Any:
    state = game.new(seed=7)
    for seat in range(3):
        state.act(seat, "bid three")
    for seat, line in ((RED, "enter r1"), (RED, "move r1 b1"), (RED, "done"), (GREY, "enter g1")):
        state.act(seat, line)
    state.act(GREY, "move g1 b1")
    return state


def test_an_order_answers_the_seat_that_is_asked_and_nobody_else() -> None:
    state = attacked(ThreeFoxes())
    before = state.digest()
    assert ordered(state, RED, STAND) == Action("stand")
    assert ordered(state, RED, {}) is ordered(state, RED, {"attack": "ask"}) is None
    assert ordered(state, RED, {"attack": "nonsense", "else": "stand"}) is None
    assert ordered(state, GREY, STAND) is None
    assert (kind_asked(state, RED), kind_asked(state, GREY)) == ("attack", None)
    assert state.digest() == before


def test_other_questions_are_put() -> None:
    state = ThreeFoxes().new(seed=7)
    assert state.waiting == (0, 1, 2)
    assert ordered(state, RED, STAND) is None
    assert kind_asked(state, RED) is None


def test_an_answer_that_is_not_legal_is_no_answer() -> None:
    class Fleeing(ThreeFoxes):
        reactions = {  # noqa: RUF012
            React: Reaction(("attack",), lambda *_: "attack", {"flee": lambda *_: Action("flee", (0,))})
        }

    state = attacked(Fleeing())
    assert ordered(state, RED, {"attack": "flee"}) == Action("flee", (0,))
    state.put(1, 0)
    assert ordered(state, RED, {"attack": "flee"}) is None


def test_an_order_sees_what_its_seat_sees() -> None:
    seen: list[Any] = []

    class Looking(ThreeFoxes):
        reactions = {  # noqa: RUF012
            React: Reaction(("attack",), lambda step, s, seat: seen.append(s.what[:]) or "attack", {})
        }

    state = attacked(Looking())
    assert kind_asked(state, RED) == "attack"
    assert seen == [[*state.what[:3], *[UNKNOWN] * 6]]


def test_a_voyage_of_the_example_is_let_pass() -> None:
    game = NarrowSeas()
    assert choices_of(game) == {"fleet": ("ask", "never"), "army": ("ask", "never")}
    blocks = {"vf1": "grey_sea submarines 1", "of1": "narrows submarines 1"}
    state = build_position(game, {"turn": "velmark", "blocks": blocks})
    state.act(state.waiting[0], "sail vf1 narrows")
    [asked] = state.waiting
    assert kind_asked(state, asked) == "fleet"
    assert ordered(state, asked, {"fleet": "never"}) == Action("let_pass")
    assert ordered(state, asked, {"army": "never"}) is None
