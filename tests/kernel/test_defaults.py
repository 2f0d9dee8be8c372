"""What a game need not write: names from its catalogue, pieces, several dice told as one."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.kernel.dice import DiceError
from grognard.kernel.messages import Messages
from grognard.page.lines import lines
from tests.tiny import ThreeFoxes

WORDS = """
seat-red = the Red
fox-r1 = a red fox
number-two = two
known-fox = { $fox }, strength { $number }
"""


def foxes_with(words: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> ThreeFoxes:
    (folder / "locale").mkdir()
    (folder / "locale" / "en.ftl").write_text(words, encoding="utf-8")
    monkeypatch.setattr(ThreeFoxes, "folder", folder)
    return ThreeFoxes()


@pytest.fixture
def foxes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ThreeFoxes:
    return foxes_with(WORDS, tmp_path, monkeypatch)


def test_names_are_those_of_the_catalogue_or_their_own(foxes: ThreeFoxes) -> None:
    assert foxes.label("seat", "red", "en") == "the Red"
    assert foxes.label("seat", "grey", "en") == "grey"
    assert foxes.say("known-fox", "en", fox="r1", number="two") == "a red fox, strength two"
    assert foxes.say("known-bear", "en") == ""


def test_a_hidden_thing_is_called_what_it_is_by_those_who_may_know(foxes: ThreeFoxes) -> None:
    assert foxes.known_label("fox", "r1", {"what": 1}, "en") == "a red fox, strength two"


def test_without_a_sentence_for_it_the_piece_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    foxes = foxes_with("number-two = the second\n", tmp_path, monkeypatch)
    assert foxes.known_label("fox", "r1", {"what": 1}, "en") == "the second"


def test_dice_rolled_together_are_told_once(foxes: ThreeFoxes) -> None:
    state = foxes.new(seed=1, dice=[4, 2, 6])
    state.events.clear()
    assert state.roll_together(2, "fight", "3") == [4, 2]
    assert state.roll_together(0, "fight", "3") == []
    assert state.rolls == [4, 2]
    assert [event.kind for event in state.events] == ["dice"]
    (line,) = lines(foxes, state.events, None, "en")
    assert line.dice == [4, 2]
    assert line.text == "Dice for why-fight: 4 2."
    with pytest.raises(DiceError, match="4 sides"):
        state.roll_together(1, "fight", "3", sides=4)
    assert Messages(foxes, "fr").event(state.events[0]) == "Dés pour why-fight\N{NO-BREAK SPACE}: 4 2."


def test_hidden_pieces_are_counted_without_being_listed(foxes: ThreeFoxes) -> None:
    state = foxes.new(seed=1)
    assert len(super(type(state), state).pieces()) == len(set(super(type(state), state).pieces())) == 9
