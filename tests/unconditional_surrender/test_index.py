"""That the index of rules is whole, and the page of the two sheets up to date."""

from __future__ import annotations

from pathlib import Path

from grognard.kernel.rules import coverage
from tests.unconditional_surrender.sheets import PAGE, page, rows
from tests.unconditional_surrender.war import GAME

TESTS = Path(__file__).parents[1]


def test_the_index_has_every_rule_once() -> None:
    assert coverage(GAME, TESTS).paragraphs == 194


def test_every_line_of_the_sheets_has_its_code_and_its_case() -> None:
    made = page()
    assert "**open:" not in made
    assert len(list(rows())) == 95
    assert PAGE.read_text(encoding="utf-8") == made
