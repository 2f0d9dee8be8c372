"""Every case file of every game, and the examples of their documentation."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard.kernel.case import Case, read_cases, run_case
from grognard.kernel.game import Game
from grognard.kernel.rules import RuleIndex

FOLDER = Path(__file__).parent / "cases"
GAMES = {game.folder.name: game for game in map(grognard.game, grognard.games())}


def cases() -> list[Any]:
    """Game and case; the id of each test is file:name. A game that is not in the list yet runs its own."""
    return [
        pytest.param(GAMES[path.parent.name], case, id=f"{path.parent.name}/{path.stem}:{case.name}")
        for path in sorted(FOLDER.glob("*/*.toml"))
        if path.parent.name in GAMES
        for case in read_cases(path)
    ]


@pytest.mark.parametrize(("game", "case"), cases())
def test_case(game: Game, case: Case) -> None:
    unknown = set(case.rules) - RuleIndex.of(game).keys()
    assert not unknown, f"no rules {unknown}"
    run_case(game, case)


def test_the_documented_examples_run(tmp_path: Path) -> None:
    text = (FOLDER.parent.parent / "docs" / "cases-and-positions.md").read_text(encoding="utf-8")
    position, case = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    (tmp_path / "position.toml").write_text(position, encoding="utf-8")
    (tmp_path / "case.toml").write_text(case, encoding="utf-8")
    game = grognard.game("battle-for-germany")
    assert game.from_position(tmp_path / "position.toml").waiting
    for example in read_cases(tmp_path / "case.toml"):
        run_case(game, example)
