"""The rule index of a game, and which code and which tests stand behind each numbered paragraph."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from grognard.kernel.game import Game
from grognard.kernel.languages import Names
from grognard.kernel.position import line_of, read_toml
from grognard.kernel.refusal import BadFile


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A numbered paragraph of the rulebook, in our own words."""

    number: str
    title: Names
    summary: Names
    ruling: Names | None = None
    none_needed: Names | None = None


class _File(msgspec.Struct, frozen=True):
    game: str
    rule: list[Rule]


class RuleIndex(dict[str, Rule]):
    """The rules of a game by number, in the rulebook's order."""

    @classmethod
    def read(cls, path: Path) -> RuleIndex:
        """The index of a file; BadFile says what is wrong and where."""
        data, text = read_toml(path)
        try:
            rules = msgspec.convert(data, _File).rule
        except msgspec.ValidationError as error:
            raise BadFile(str(path), str(error), _line_of_entry(text, str(error))) from error
        index = cls()
        for rule in rules:
            if rule.number in index:
                raise BadFile(str(path), f"rule {rule.number} is there twice", line_of(text, [rule.number]))
            index[rule.number] = rule
        return index

    @classmethod
    def of(cls, game: Game) -> RuleIndex:
        """The index of a game; an empty one as long as it has written none."""
        path = game.folder / "rules.toml"
        return cls.read(path) if path.exists() else cls()

    def mentioned(self, text: str) -> Iterator[str]:
        """The numbers of this index that a text names; "5-41 to 5-43" names two, as does "U88 and U90"."""
        for word in re.findall(r"(?<![\w.-])(?:\w+(?:[-.]\w+)+|[A-Z]+\d\w*)", text):
            if word in self:
                yield word


def _line_of_entry(text: str, message: str) -> int | None:
    """The line of the [[rule]] that a message like "... - at `$.rule[12].title`" is about."""
    found = re.search(r"\$\.rule\[(\d+)\]", message)
    starts = [n for n, line in enumerate(text.splitlines(), start=1) if line.strip() == "[[rule]]"]
    return starts[int(found[1])] if found and int(found[1]) < len(starts) else None


class Row(msgspec.Struct):
    """What stands behind one paragraph: places in code and in tests, or why there need be none."""

    code: list[str]
    tests: list[str]
    reason: Names | None

    @property
    def covered(self) -> bool:
        return bool(self.code and self.tests) or self.reason is not None


class Coverage(msgspec.Struct):
    """The paragraphs of a game and what proves them; `unknown` are numbers in tests that no paragraph has."""

    game: str
    paragraphs: int
    covered: int
    missing: list[str]
    unknown: list[str]
    rows: dict[str, Row]


def coverage(game: Game, tests_folder: Path) -> Coverage:
    """For each paragraph of a game's rules the code that cites it and the tests that prove it."""
    if not tests_folder.is_dir():
        raise BadFile(
            str(tests_folder), "there is no such folder of tests; run this where the project's source is"
        )
    index = RuleIndex.of(game)
    rows = {number: Row([], [], rule.none_needed) for number, rule in index.items()}
    unknown = []
    for number, place in _cited(index, game.folder):
        if place not in rows[number].code:
            rows[number].code.append(place)
    for number, place in _proved(game, tests_folder):
        if number in rows:
            rows[number].tests.append(place)
        else:
            unknown.append(f"{number} ({place})")
    missing = [number for number, row in rows.items() if not row.covered]
    return Coverage(game.name, len(rows), len(rows) - len(missing), missing, unknown, rows)


def _cited(index: RuleIndex, folder: Path) -> Iterator[tuple[str, str]]:
    """Rule numbers in the code of a folder: as strings, and in the docstrings of what they explain."""
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in index:
                yield node.value, f"{name}:{node.lineno}"
            elif isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
                line = 1 if isinstance(node, ast.Module) else node.lineno
                for number in index.mentioned(ast.get_docstring(node) or ""):
                    yield number, f"{name}:{line}"


def _proved(game: Game, tests: Path) -> Iterator[tuple[str, str]]:
    """Rule numbers that tests are marked with, and those of case files, with the tests or with the game."""
    for path in sorted(tests.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                words = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                for number in words[1:] if words[:1] == [game.name] else []:
                    yield str(number), f"{path.relative_to(tests)}:{node.lineno}"
    for folder, root in ((tests / "cases" / game.folder.name, tests), (game.folder / "cases", game.folder)):
        for path in sorted(folder.glob("*.toml")):
            data, text = read_toml(path)
            for table in [data, *_tables(data.get("case"))]:
                for number in table.get("rules", ()):
                    line = line_of(text, [str(table.get("name", number))])
                    yield str(number), f"{path.relative_to(root)}:{line}"


def _tables(value: Any) -> list[dict[str, Any]]:
    return [table for table in value if isinstance(table, dict)] if isinstance(value, list) else []
