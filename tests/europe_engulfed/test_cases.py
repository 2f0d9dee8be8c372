"""The cases of Europe Engulfed, chapter by chapter."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grognard.cases import Case, read_cases, run_case
from grognard.games.europe_engulfed.game import EuropeEngulfed
from grognard.kernel.rules import RuleIndex, coverage

GAME = EuropeEngulfed()


def cases() -> list[Any]:
    return [
        pytest.param(case, id=f"{path.stem}:{case.name}")
        for path in sorted((GAME.folder / "cases").glob("*.toml"))
        for case in read_cases(path)
    ]


@pytest.mark.parametrize("case", cases())
def test_case(case: Case) -> None:
    assert not set(case.rules) - RuleIndex.of(GAME).keys()
    run_case(GAME, case)


def test_every_paragraph_has_code_and_a_case_or_a_reason() -> None:
    found = coverage(GAME, Path(__file__).parents[1])
    assert found.missing == []
    assert found.unknown == []
