"""Hidden things: what a seat may know of them, dealt again, revealed, guessed, told; secret answers."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from grognard.kernel.hidden import UNKNOWN, matched
from grognard.kernel.messages import Messages
from tests.tiny import DEN, FOXES, Bid, ThreeFoxes

GAME = ThreeFoxes()


def met(dice: list[int] | None = None) -> Any:
    """A red fox has gone at a grey one; the grey seat is asked."""
    position = {"foxes": {"r3": "a1", "g1": "b1", "g2": "c1"}, "active": "red"}
    state = GAME._empty(None, None, None, "7", dice or [])
    GAME.arrange(state, position)
    state.act(0, "move r3 b1")
    return state


def bidding() -> Any:
    return GAME.new(seed=3)


# ---------------------------------------------------------------- who knows what


def test_a_view_has_what_the_seat_may_know_and_unknown_for_the_rest() -> None:
    state = met()
    assert state.view(0).what == [0, 1, 2, *[UNKNOWN] * 6]
    assert state.view(None).what == [UNKNOWN] * 9
    state.act(1, "stand")
    assert state.view(2).what[2] == 2
    assert state.view(2).what[:2] == [UNKNOWN, UNKNOWN]


def test_what_lies_open_is_called_by_what_it_is_to_those_who_may_know() -> None:
    state = met([6, 1])
    told = {event.kind: event for event in state.act(1, "stand")}
    beaten = told["beaten"].seen_by(None)
    assert beaten is not None
    assert beaten.figures == {"fox": "g1", "known": {"g1": {"what": 0}}}
    moved = met().events[0]
    assert moved.seen_by(0).figures["known"] == {"r3": {"what": 2}}
    assert "known" not in moved.seen_by(1).figures


def test_words_for_a_hidden_thing_follow_from_what_is_known_of_it() -> None:
    words = Messages(GAME, "en")
    seen = {"fox": "g1", "known": {"g1": {"what": 0}}}
    assert words.text("something", seen) == "something (fox one)"
    assert words.text("something", {"fox": "g1"}) == "something (fox g1)"


def test_a_refusal_names_own_things_as_what_they_are() -> None:
    state = met()
    refusal = GAME.new(seed=1).why_not(0, "enter r1")
    assert refusal is not None
    state.stack.pop()
    refusal = state.why_not(0, "enter r3")
    assert refusal is not None
    assert refusal.figures["known"] == {"r3": {"what": 2}}
    other = state.why_not(0, "enter g1")
    assert other is not None
    assert "known" not in other.figures


# ---------------------------------------------------------------- dealing and guessing


def test_what_leaves_the_map_is_dealt_again() -> None:
    found = Counter[tuple[int, ...]]()
    for seed in range(60):
        state = met([6, 1])
        state.seed = str(seed)
        state.act(1, "stand")
        found[tuple(state.what[3:6])] += 1
    assert set(found) == {(0, 1, 2), (2, 1, 0)}
    assert all(count > 15 for count in found.values())


def test_an_outline_has_unknown_where_a_view_has_and_no_dice() -> None:
    outline = GAME.outline(met().view(2))
    assert outline.what == [*[UNKNOWN] * 6, 0, 1, 2]
    assert outline.seed == ""
    assert outline.why_not(1, "flee a2") is not None
    with pytest.raises(TypeError):
        outline.strength(2)


def test_imagined_positions_fit_the_view_and_deal_every_piece_once() -> None:
    state = met([6, 1])
    state.act(1, "stand")
    view = state.view(1)
    found = set()
    for seed in range(40):
        guess = GAME.imagine(view, Random(seed))
        assert guess.view(1).encode() == view.encode()
        assert all(sorted(guess.what[first : first + 3]) == [0, 1, 2] for first in (0, 3, 6))
        found.add(tuple(guess.what[:3]))
    assert found == {(0, 1, 2), (1, 0, 2)}


def test_matching_finds_a_way_where_there_is_one() -> None:
    options = {0: [1, 2], 1: [1], 2: [2, 3]}
    for seed in range(20):
        assert matched(options, Random(seed)) == {0: 2, 1: 1, 2: 3}
    with pytest.raises(ValueError, match="no piece fits"):
        matched({0: [1], 1: [1]}, Random(0))


# ---------------------------------------------------------------- secret answers


def test_a_secret_answer_changes_nothing_for_others() -> None:
    state = bidding()
    before = [(state.view(seat).encode(), state.prompt(seat).encode()) for seat in (1, 2, None)]
    events = state.act(0, "bid two")
    assert [(state.view(seat).encode(), state.prompt(seat).encode()) for seat in (1, 2, None)] == before
    assert state.hushed
    assert [event.seen_by(seat) for event in events for seat in (1, 2, None)] == [None] * 3
    assert events[0].seen_by(0) is not None
    assert state.waiting == (1, 2)
    assert (state.view(0).waiting, state.view(1).waiting, state.view(None).waiting) == (
        (1, 2), (0, 1, 2), (0, 1, 2),
    )  # fmt: skip


def test_who_has_answered_may_take_it_back_until_all_have() -> None:
    state = bidding()
    for seat, line in ((0, "bid two"), (2, "bid one")):
        state.act(seat, line)
    assert [state.may_undo(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    assert (state.prompt(0).undo, state.view(0).undo, state.view(1).undo) == (True, True, False)
    loaded = GAME.load(state.dump())
    assert loaded.undoable == [0, 2]
    state.act(1, "bid three")
    assert not state.hushed
    assert not any(state.may_undo(seat) for seat in range(3))
    assert state.takeback == 0


def test_when_all_have_answered_the_answers_come_to_light() -> None:
    state = bidding()
    for seat in (2, 0):
        state.act(seat, "bid one")
    events = state.act(1, "bid three")
    assert [event.kind for event in events if event.seen_by(None)] == ["bids"]
    assert [(fact.column, fact.index, fact.value) for fact in state.revealed] == [
        ("bids", 0, 1), ("bids", 1, 3), ("bids", 2, 1),
    ]  # fmt: skip
    assert state.active == 0


def test_a_secret_question_says_to_each_what_it_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    left = {0: 3, 1: 5, 2: 1}
    monkeypatch.setattr(Bid, "asks", lambda self, s, seat: {"left": left[seat]})
    state = bidding()
    assert [state.prompt(seat).figures for seat in range(3)] == [{"left": 3}, {"left": 5}, {"left": 1}]


def test_an_ordinary_action_is_not_hushed_and_belongs_to_its_seat() -> None:
    state = bidding()
    for seat in range(3):
        state.act(seat, "bid three")
    state.act(0, "enter r1")
    assert not state.hushed
    assert state.undoable == [0]
    state.act(0, "move r1 b1")
    assert state.undoable == [0, 0]
    assert b'"takeback":2' in state.dump()
    assert b"undoable" not in state.dump()
    assert GAME.load(state.dump()).undoable == [0, 0]
    state.act(0, "done")
    assert state.undoable == []
    assert state.at[FOXES.index("r1")] != DEN
