"""The rule index of a game, and which code and which tests stand behind each numbered paragraph."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from grognard.kernel.game import Game
from grognard.kernel.languages import Names
from grognard.kernel.position import read_toml
from grognard.kernel.refusal import BadFile
from grognard.kernel.toml_lines import Lines


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A numbered paragraph of the rulebook, in our own words; `chapter` is the title of a chapter that it
    begins."""

    number: str
    title: Names
    summary: Names
    ruling: Names | None = None
    none_needed: Names | None = None
    chapter: Names | None = None


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
            found = re.search(r"\$\.rule\[(\d+)\]", str(error))
            line = Lines.of(text).find(["rule", int(found[1])]) if found else None
            raise BadFile(str(path), str(error), line) from error
        index = cls()
        for n, rule in enumerate(rules):
            if rule.number in index:
                line = Lines.of(text).find(["rule", n, "number"])
                raise BadFile(str(path), f"rule {rule.number} is there twice", line)
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
            lines, cases = Lines.of(text), data.get("case", ())
            tables = [((), data), *((("case", n), case) for n, case in enumerate(cases))]
            for keys, table in tables:
                for number in table.get("rules", ()):
                    line = lines.find([*keys, "name" if keys else "rules"])
                    yield str(number), f"{path.relative_to(root)}:{line}"
