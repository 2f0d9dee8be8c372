"""The rule index is read, and what stands behind each paragraph is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.kernel.refusal import BadFile
from grognard.kernel.rules import RuleIndex, coverage
from tests.tiny import ThreeFoxes


def entry(number: str, more: str = "") -> str:
    words = '{ en = "a", fr = "b" }'
    return f'[[rule]]\nnumber = "{number}"\ntitle = {words}\nsummary = {words}\n{more}\n'


NONE = 'none_needed = { en = "A heading.", fr = "Un titre." }'
INDEX = (
    'game = "three-foxes"\n' + "".join(map(entry, ["5-1", "5-2", "5-3", "5-4", "5-41"])) + entry("5-5", NONE)
)
CODE = '''"""5-1 to 5-3: movement."""


def may(s):
    """5-41: not on hexside 1804-1905, nor 15-4."""
    return refuse("5-2", "no")
'''
TEST = """import pytest

@pytest.mark.rule("three-foxes", "5-1", "5-99")
def test_a(): ...

@pytest.mark.rule("another-game", "5-2")
def test_b(): ...
"""
CASES = 'rules = ["5-41"]\n[[case]]\nname = "x"\nrules = ["5-2"]\n'


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ThreeFoxes:
    files = {
        "foxes/rules.toml": INDEX,
        "foxes/movement.py": CODE,
        "tests/test_a.py": TEST,
        "tests/cases/foxes/x.toml": CASES,
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(ThreeFoxes, "folder", tmp_path / "foxes")
    return ThreeFoxes()


def test_coverage(game: ThreeFoxes) -> None:
    found = coverage(game, game.folder.parent / "tests")
    assert (found.game, found.paragraphs, found.covered) == ("three-foxes", 6, 4)
    assert found.missing == ["5-3", "5-4"]
    assert found.unknown == ["5-99 (test_a.py:3)"]
    assert found.rows["5-1"].code == ["movement.py:1"]
    assert found.rows["5-1"].tests == ["test_a.py:3"]
    assert found.rows["5-2"].code == ["movement.py:6"]
    assert found.rows["5-2"].tests == ["cases/foxes/x.toml:3"]
    assert found.rows["5-3"].tests == []
    assert (found.rows["5-4"].code, found.rows["5-4"].tests) == ([], [])
    assert found.rows["5-41"].code == ["movement.py:4"]
    assert found.rows["5-5"].reason is not None


def test_no_folder_of_tests(game: ThreeFoxes) -> None:
    with pytest.raises(BadFile, match="no such folder of tests"):
        coverage(game, game.folder / "nowhere")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (INDEX + entry("5-2"), None, "5-2 is there twice"),
        (INDEX + '[[rule]]\nnumber = "6"\n', INDEX.count("\n") + 1, "title"),
        (INDEX.replace('fr = "b"', 'de = "b"', 1), 2, "de"),
        ("[[rule]", 1, ""),
        ("game = 3", None, "str"),
    ],
)
def test_a_wrong_index_says_where_and_why(tmp_path: Path, text: str, line: int | None, reason: str) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as bad:
        RuleIndex.read(path)
    assert reason in bad.value.reason
    assert line is None or bad.value.line == line
