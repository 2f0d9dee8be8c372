"""Positions as files: what is right is built, what is wrong is told by name, line and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.kernel.refusal import BadFile
from tests.tiny import FOXES, SPACES, ThreeFoxes

GAME = ThreeFoxes()

GOOD = """\
title = "Two foxes meet"
game = "three-foxes"
scenario = "hunt"
seed = 7
dice = [6, 1]
active = "red"

[options]
rounds = 2

[foxes]
r3 = "a1"
g1 = "b1"
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "position.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_position_is_built(tmp_path: Path) -> None:
    state = GAME.from_position(write(tmp_path, GOOD))
    assert state.at[FOXES.index("r3")] == SPACES.index("a1")
    assert (state.setup.options, state.scripted, state.seed) == ({"rounds": 2}, [6, 1], "7")
    assert state.waiting == (0,)
    state.act(0, "move r3 b1")
    state.act(1, "stand")
    assert state.at[FOXES.index("g1")] == -1
    assert GAME.from_position(write(tmp_path, GOOD), dice=[2]).scripted == [2]


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('game = "three-foxes"', 'game = "chess"', 2, "position of chess"),
        ('scenario = "hunt"', 'scenario = "peace"', 3, "no scenario 'peace'; there are: hunt"),
        ('scenario = "hunt"', "scenario = [1]", 3, "should be a text"),
        ("seed = 7", "seed = 7.5", 4, "a number or a text"),
        ("dice = [6, 1]", "dice = [6, 9]", 5, "no die"),
        ("dice = [6, 1]", "dice = 6", 5, "should be a list"),
        ("rounds = 2", "round = 2", 9, "no option of hunt 'round'; did you mean rounds? There are: rounds"),
        ("rounds = 2", 'rounds = "two"', 9, "the option rounds must be a number, not 'two'"),
        ("[options]\nrounds = 2", "options = 3", 8, "should be a table"),
        ('g1 = "b1"', 'g9 = "b1"', 13, "no fox 'g9'"),
        ('g1 = "b1"', 'g1 = "z1"', 13, "no space 'z1'"),
        ('active = "red"', 'weather = "rain"', 6, "no key 'weather'"),
        ('active = "red"', "active = ", 6, "nvalid"),
    ],
)
def test_a_wrong_position_says_where_and_why(
    tmp_path: Path, old: str, new: str, line: int, reason: str
) -> None:
    assert old in GOOD
    path = write(tmp_path, GOOD.replace(old, new))
    with pytest.raises(BadFile) as bad:
        GAME.from_position(path)
    assert (bad.value.name, bad.value.line) == (str(path), line)
    assert reason in bad.value.reason


def test_no_file_and_no_text(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="No such file"):
        GAME.from_position(tmp_path / "nothing.toml")
    (tmp_path / "picture.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadFile, match="UTF-8"):
        GAME.from_position(tmp_path / "picture.toml")


@pytest.mark.parametrize(
    ("text", "reason"),
    [("units = " + "[" * 50_000, "nested too deeply"), ("round = " + "9" * 5000, "thousands of digits")],
    ids=["nested", "number"],
)
def test_a_file_that_no_parser_takes_is_told_in_a_sentence(tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "odd.toml").write_text(text)
    with pytest.raises(BadFile, match=reason):
        GAME.from_position(tmp_path / "odd.toml")
