"""The notebook: what came to light is remembered as long as a thing can be followed, and no longer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.kernel.notebook import ANYTHING
from grognard.kernel.refusal import GrognardError
from tests.tiny import DEN, FOXES, ThreeFoxes

GAME = ThreeFoxes()
RED, GREY = range(2)


def fought(dice: list[int], **foxes: str) -> Any:
    """Red r3 has gone at grey g1; both are shown, the lower one has left the map."""
    state = GAME._empty(None, None, None, "7", dice)
    GAME.arrange(state, {"foxes": {"r3": "a1", "g1": "b1", **foxes}, "active": "red"})
    state.act(RED, "move r3 b1")
    state.act(GREY, "stand")
    return state


def may_be(state: Any, fox: str) -> list[int]:
    (foxes, _) = state.hidden
    return sorted(foxes.might_be(state, "what", FOXES.index(fox)))


def imagined(state: Any, seat: int | None, first: int) -> set[tuple[int, ...]]:
    """What three foxes are in positions that are made up from a view."""
    view = state.view(seat)
    guesses = (GAME.imagine(view, Random(seed)) for seed in range(30))
    return {tuple(guess.what[first : first + 3]) for guess in guesses}


def test_nothing_is_noted_of_what_nobody_has_seen() -> None:
    state = GAME.new(seed=1)
    assert state.notes == (ANYTHING,) * 9
    assert may_be(state, "r1") == [0, 1, 2]


def test_what_has_left_the_map_alone_is_remembered() -> None:
    """The others are on the map: nobody can have mingled with it."""
    state = fought([6, 1], g2="c1", g3="c3")
    assert state.at[3] == DEN
    assert not state.shown[3]
    assert may_be(state, "g1") == [0]
    assert imagined(state, RED, 3) == {(0, 1, 2), (0, 2, 1)}


def test_what_mingles_may_be_any_of_those_it_mingled_with() -> None:
    """One is on the map; nobody has seen it or those in the den, so it may be anything but the beaten one."""
    state = fought([6, 1], g2="c1")
    assert state.what[3:6] in ([0, 1, 2], [2, 1, 0])
    assert may_be(state, "g1") == may_be(state, "g3") == [0, 1, 2]
    assert may_be(state, "g2") == [1, 2]
    assert imagined(state, RED, 3) == {(0, 1, 2), (0, 2, 1), (1, 2, 0), (2, 1, 0)}


def test_two_that_were_seen_and_mingle_are_those_two() -> None:
    state = fought([6, 1], g2="c1", g3="c3")
    state.pin("what", [5])
    state.mingle("fox", [3, 5])
    assert may_be(state, "g1") == may_be(state, "g3") == [0, 2]
    assert imagined(state, RED, 3) == {(0, 1, 2), (2, 1, 0)}


def test_what_can_be_worked_out_is_narrowed_step_by_step() -> None:
    state = GAME.new(seed=1)
    state.narrow("fox", 0, [0, 1])
    assert may_be(state, "r1") == [0, 1]
    state.narrow("fox", 0, [1, 2])
    assert may_be(state, "r1") == [1]
    assert all(guess[0] == 1 for guess in imagined(state, GREY, 0))


def test_what_only_one_seat_learns_is_not_in_it() -> None:
    state = GAME.new(seed=1)
    state.reveal("what", 0, to=(GREY,))
    assert state.notes == (ANYTHING,) * 9
    state.reveal("what", 0)
    assert may_be(state, "r1") == [state.what[0]]


def test_copies_share_the_page_and_do_not_write_in_each_others() -> None:
    state = GAME.new(seed=1)
    twin = state.clone()
    assert twin.notes is state.notes
    twin.pin("what", [0])
    assert state.notes[0] == ANYTHING
    assert GAME.load(twin.dump()).notes == twin.notes


def test_a_page_that_is_none_or_wrong_is_refused() -> None:
    state = GAME.new(seed=1)
    wrong = f"{1 << (state.what[0] + 1) % 3:x}"
    for notes in (("xyz",) * 9, (0,) * 9, ("f" * 65,) * 9, (ANYTHING,) * 8, (wrong, *state.notes[1:])):
        state.notes = notes
        with pytest.raises(GrognardError, match="not a position"):
            GAME.load(state.dump())
