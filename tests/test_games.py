"""Games of other packages: named by the environment, or brought by an installed package."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard.games import GAMES, Listed
from grognard.kernel.game import Game
from grognard.kernel.refusal import GrognardError
from tests.tiny import ThreeFoxes

OWN = ["battle-for-germany", "downfall-third-reich", "europe-engulfed", "unconditional-surrender"]


class Foxes(ThreeFoxes):
    """As the library makes its games: with an overlay."""

    def __init__(self, overlay: Any) -> None:
        super().__init__()


class Sketch(Game):
    """Of which no more than the name is written."""

    name = "sketch"


class Twins(Foxes):
    name = "battle-for-germany"


class Namesake(Foxes):
    short = "bfg"


class Unready(Foxes):
    """Whose data lack something."""

    def __init__(self, overlay: Any) -> None:
        self.spaces = {}["spaces"]


@pytest.fixture(autouse=True)
def as_if_just_started() -> Iterator[None]:
    grognard._added.cache_clear()
    yield
    grognard._added.cache_clear()


def test_only_our_own_if_nothing_else_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(grognard.ADDED, raising=False)
    assert grognard.games() == OWN


@pytest.mark.parametrize("listed", GAMES, ids=lambda listed: listed.short)
def test_the_list_calls_each_game_as_it_calls_itself(listed: Listed) -> None:
    kind = type(grognard.game(listed.short))
    assert (kind.name, kind.short) == (listed.name, listed.short)
    assert f"{kind.__module__}:{kind.__name__}" == listed.where


def test_a_game_is_imported_when_it_is_asked_for() -> None:
    code = "import sys, grognard; grognard.games(); grognard.game('dtr'); print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    loaded = {name.split(".")[2] for name in told.split() if name.startswith("grognard.games.")}
    assert loaded == {"downfall_third_reich"}


def test_the_environment_adds_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(grognard.ADDED, "tests.test_games:Foxes, tests.test_games:Foxes")
    assert grognard.games() == [*OWN, "three-foxes"]
    assert type(grognard.game("tiny")) is Foxes


def test_an_installed_package_adds_games(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("foxes", "tests.test_games:Foxes", grognard.GROUP)
    monkeypatch.setattr(grognard, "entry_points", lambda group: [entry] if group == grognard.GROUP else [])
    assert grognard.games() == [*OWN, "three-foxes"]


@pytest.mark.parametrize(
    ("named", "sentence"),
    [
        ("nowhere.at.all:Game", "GROGNARD_GAMES names .*nowhere.at.all:Game.* can't be imported: No module"),
        ("tests.test_games:Bears", "can't be imported: .*has no attribute 'Bears'"),
        ("tests.test_games", "tests.test_games"),
        ("tests.test_games:OWN", "no Game; it should read module:Class"),
        ("tests.test_games:Sketch", "lacks: short, version, folder, state_type, step_types, arrange, names"),
        ("tests.test_games:Twins", "is called battle-for-germany, as another game is"),
        ("tests.test_games:Namesake", "Namesake is called bfg, as another game is"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    named: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(grognard.ADDED, named)
    with pytest.raises(GrognardError, match=sentence):
        grognard.games()


def test_code_that_can_not_run_is_told_with_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "half_written.py").write_text("class Half:\n    def start((self)):\n        pass\n")
    (tmp_path / "half_thought.py").write_text("STEPS = ()\nFIRST = STEPS[0]\n")
    monkeypatch.chdir(tmp_path)
    for name, told in (
        ("half_written", r"SyntaxError: .* \(.*/half_written.py, line 2\)"),
        ("half_thought", r"IndexError: tuple index out of range \(.*/half_thought.py, line 2\)"),
    ):
        monkeypatch.setenv(grognard.ADDED, f"{name}:Half")
        with pytest.raises(GrognardError, match=f"'{name}:Half', which can't be imported: {told}"):
            grognard.games()


def test_a_game_that_can_not_be_made_is_told_with_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(grognard.ADDED, "tests.test_games:Unready")
    with pytest.raises(
        GrognardError, match=r"three-foxes can't be made: KeyError: 'spaces' \(.*test_games.py"
    ):
        grognard.game("three-foxes")
