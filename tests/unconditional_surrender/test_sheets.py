"""That the page of the two sheets is whole and up to date."""

from __future__ import annotations

from tests.unconditional_surrender.sheets import PAGE, page, rows


def test_every_line_of_the_sheets_has_its_code_and_its_case() -> None:
    made = page()
    assert "**open:" not in made
    assert len(list(rows())) == 95
    assert PAGE.read_text(encoding="utf-8") == made
