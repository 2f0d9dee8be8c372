"""Every case file of every game, and the examples of their documentation."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard.cases import Case, read_cases, run_case
from grognard.kernel.game import Game

FOLDER = Path(__file__).parent / "cases"
GAMES = {game.folder.name: game for game in map(grognard.game, grognard.games())}


def cases() -> list[Any]:
    """Game and case; the id of each test is file:name."""
    return [
        pytest.param(GAMES[path.parent.name], case, id=f"{path.parent.name}/{path.stem}:{case.name}")
        for path in sorted(FOLDER.glob("*/*.toml"))
        for case in read_cases(path)
    ]


@pytest.mark.parametrize(("game", "case"), cases())
def test_case(game: Game, case: Case) -> None:
    assert case.rules, "a case of the project says what it proves"
    run_case(game, case)


def test_the_documented_examples_run(tmp_path: Path) -> None:
    text = (FOLDER.parent.parent / "docs" / "cases-and-positions.md").read_text(encoding="utf-8")
    case, position, branches = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    fight = case.replace("western movement", "western combat").partition("[[case.do]]")[0] + branches
    (tmp_path / "position.toml").write_text(position, encoding="utf-8")
    (tmp_path / "case.toml").write_text(case, encoding="utf-8")
    (tmp_path / "branches.toml").write_text(fight, encoding="utf-8")
    game = grognard.game("battle-for-germany")
    assert game.from_position(tmp_path / "position.toml").waiting
    for name in ("case", "branches"):
        for example in read_cases(tmp_path / f"{name}.toml"):
            run_case(game, example)
