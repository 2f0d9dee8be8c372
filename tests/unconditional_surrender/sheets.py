"""Makes docs/unconditional-surrender/sheets.md: every line of the two sheets with its rule, code and cases.

Run: python -m tests.unconditional_surrender.sheets
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from grognard.cases import read_cases
from tests.unconditional_surrender.war import GAME

TESTS = Path(__file__).parents[1]
PAGE = TESTS.parent / "docs" / "unconditional-surrender" / "sheets.md"
LINES = Path(__file__).with_name("sheets.toml")
HEAD = """# Unconditional Surrender!: the two sheets, line by line

Made by `python -m tests.unconditional_surrender.sheets` from `sheets.toml` beside it, the code and the cases.
A line is **open** while no code names one of its rules, or no case or test does.

| sheet | lines | what | rule | code | cases |
|---|---|---|---|---|---|
"""


def named_in(folder: Path, pattern: str) -> dict[str, list[str]]:
    """The rules that the files of a folder name, each with the files' names."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob(pattern)):
        for rule in sorted(set(re.findall(r"\bU\d+[a-f]?\b", path.read_text(encoding="utf-8")))):
            found.setdefault(rule, []).append(path.stem)
    return found


def cases() -> dict[str, int]:
    """How many cases name each rule."""
    found: dict[str, int] = {}
    for path in sorted((TESTS / "cases" / "unconditional_surrender").glob("*.toml")):
        for case in read_cases(path):
            for rule in case.rules:
                found[rule] = found.get(rule, 0) + 1
    return found


def rows() -> Iterator[str]:
    code, tests, counted = (
        named_in(GAME.folder / "rules", "*.py"),
        named_in(TESTS / "unconditional_surrender", "test_*.py"),
        cases(),
    )
    for sheet, lines, what, rules in tomllib.loads(LINES.read_text(encoding="utf-8"))["lines"]:
        files = sorted({file for rule in rules for file in code.get(rule, ())})
        number = sum(counted.get(rule, 0) for rule in rules)
        others = sorted({file for rule in rules for file in tests.get(rule, ())})
        without = [rule for rule in rules if rule not in code or not (rule in counted or rule in tests)]
        told = f"{number} cases" if number else ""
        shown = ", ".join(filter(None, (told, *others)))
        state = f"; **open: {', '.join(without)}**" if without else ""
        yield f"| {sheet} | {lines} | {what} | {', '.join(rules)} | {', '.join(files)} | {shown}{state} |"


def page() -> str:
    return HEAD + "\n".join(rows()) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
