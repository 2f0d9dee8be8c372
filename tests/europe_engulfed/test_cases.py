"""Every paragraph of Europe Engulfed has its code and its proof; `tests/test_cases.py` runs the cases."""

from __future__ import annotations

from pathlib import Path

from grognard.games.europe_engulfed.game import EuropeEngulfed
from grognard.kernel.rules import coverage


def test_every_paragraph_has_code_and_a_case_or_a_reason() -> None:
    found = coverage(EuropeEngulfed(), Path(__file__).parents[1])
    assert found.missing == []
    assert found.unknown == []
