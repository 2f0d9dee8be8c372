"""Case files: what they may hold, read with a sentence and a line for whatever is wrong in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from grognard.cases.problem import Problem
from grognard.kernel.position import read_toml
from grognard.kernel.refusal import BadFile
from grognard.kernel.saying import in_file, nearest
from grognard.kernel.toml_lines import Lines


class Do(msgspec.Struct, frozen=True, kw_only=True):
    """One step: an action done, legal ones, refused ones, what is offered, or only what must be so now."""

    seat: str | None = None
    act: str | None = None
    dice: list[int] | None = None
    draws: list[int] = []
    legal: list[str] = []
    refused: list[str] = []
    exactly: bool = False
    rule: str = ""
    message: str | None = None
    figures: dict[str, Any] = {}
    chances: dict[str, Any] = {}
    offered: list[str] | None = None
    offered_of: str | None = None
    offered_at_least: list[str] = []
    expect: dict[str, Any] = {}


class Branch(msgspec.Struct, kw_only=True):
    """Steps from a position, what holds after them, and the ways in which it can go on from there."""

    name: str = ""
    text: str = ""
    do: list[Do] = []
    expect: dict[str, Any] = {}
    branch: list[Branch] = []


class Case(Branch, kw_only=True):
    """A case: the rules it proves, where it starts, what is done and what holds; and where it stands."""

    rules: list[str] = []
    position: dict[str, Any] = {}
    game: str = ""
    file: str = ""
    number: int = 0
    lines: Lines = msgspec.field(default_factory=Lines)

    def line(self, problem: Problem) -> int | None:
        """The line that a problem is about."""
        return self.lines.find(["case", self.number, *problem.keys])

    def told(self, problem: Problem) -> str:
        """The name of the case, and of the branches of it in which a problem is."""
        names, inside = [self.name], tuple(problem.keys)
        branch: Branch = self
        while inside[:1] == ("branch",) and isinstance(inside[1], int) and branch.branch:
            branch, inside = branch.branch[inside[1]], inside[2:]
            names.append(branch.name)
        return ": ".join(names)


class CaseFile(msgspec.Struct):
    """The cases of a file, and what is wrong with those that can't be read: by the number of the case."""

    path: str
    game: str
    lines: Lines
    cases: list[Case]
    broken: list[tuple[Case, Problem]]


# ---------------------------------------------------------------- kinds of values

T = TypeVar("T", bound=Branch)
Check = Callable[[Any], Any]


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise Problem("must-be-text", value=in_file(value))
    return value


def _yes_no(value: Any) -> bool:
    if not isinstance(value, bool):
        raise Problem("must-be-yes-no", value=in_file(value))
    return value


def _texts(value: Any) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise Problem("must-be-texts", value=in_file(value))
    return value


def _text_or_texts(value: Any) -> list[str]:
    return [value] if isinstance(value, str) else _texts(value)


def _numbers(least: int) -> Check:
    def check(value: Any) -> list[int]:
        if not isinstance(value, list) or not all(type(one) is int and one >= least for one in value):
            raise Problem("must-be-numbers", least=least, value=in_file(value))
        return value

    return check


def _table(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Problem("must-be-table", value=in_file(value))
    return value


def _each(read: Callable[[Mapping[str, Any]], Any]) -> Check:
    def check(value: Any) -> list[Any]:
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            raise Problem("must-be-tables", value=in_file(value))
        found = []
        for number, one in enumerate(value):
            try:
                found.append(read(one))
            except Problem as problem:
                raise problem.inside(number) from problem
        return found

    return check


def _read(table: Mapping[str, Any], checks: Mapping[str, Check]) -> dict[str, Any]:
    """The values of a table; a key that nobody knows, or a value of the wrong kind, is a problem."""
    found = {}
    for key, value in table.items():
        if key not in checks:
            raise Problem("unknown-key", key, key=key, known=tuple(checks), nearest=nearest(key, checks))
        try:
            found[key] = checks[key](value)
        except Problem as problem:
            told = {"key": key, **problem.figures}
            raise Problem(problem.key, key, *problem.keys, **told) from problem
    return found


# ---------------------------------------------------------------- steps, branches, cases

STEP: dict[str, Check] = {
    **dict.fromkeys(("seat", "act", "rule", "message", "offered_of"), _text),
    **dict.fromkeys(("legal", "refused"), _text_or_texts),
    **dict.fromkeys(("offered", "offered_at_least"), _texts),
    **dict.fromkeys(("figures", "chances", "expect"), _table),
    "exactly": _yes_no,
    "dice": _numbers(1),
    "draws": _numbers(0),
}
WHAT = ("act", "legal", "refused", "offered", "offered_at_least")
"""Of these a step has one, or none and something to expect."""
BELONGS = {
    "dice": ("act",),
    "draws": ("act",),
    "exactly": ("act", "legal", "refused"),
    "rule": ("refused",),
    "message": ("refused",),
    "figures": ("act", "legal", "refused"),
    "chances": ("act", "legal"),
    "offered_of": ("offered",),
}


def _step(table: Mapping[str, Any]) -> Do:
    found = _read(table, STEP)
    what = [key for key in WHAT if key in found]
    if len(what) > 1 or not (what or "expect" in found):
        raise Problem("step-has-one", known=WHAT)
    for key, homes in BELONGS.items():
        if key in found and not set(homes) & set(what):
            raise Problem("belongs-to", key, key=key, homes=homes)
    if "refused" in found and "rule" not in found:
        raise Problem("refused-needs-rule", "refused")
    return Do(**found)


def _branch(table: Mapping[str, Any]) -> Branch:
    found = _read(table, BRANCH)
    if "name" not in found:
        raise Problem("needs-name")
    return _with_something(Branch(**found))


def _with_something(branch: T) -> T:
    if not (branch.do or branch.expect or branch.branch):
        raise Problem("checks-nothing")
    return branch


BRANCH: dict[str, Check] = {
    **dict.fromkeys(("name", "text"), _text),
    "do": _each(_step),
    "expect": _table,
    "branch": _each(_branch),
}
CASE: dict[str, Check] = {**BRANCH, "rules": _texts, "position": _table}


def read_file(path: Path) -> CaseFile:
    """The cases of a file; BadFile if it is none at all. `rules` and `game` on top count for every case."""
    data, text = read_toml(path)
    tables, lines = data.pop("case", None), Lines.of(text)
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise BadFile(str(path), Problem("no-cases"))
    try:
        top = _read(data, {"game": _text, "rules": _texts})
    except Problem as problem:
        raise BadFile(str(path), problem, lines.find(problem.keys)) from problem
    found = CaseFile(str(path), top.get("game", ""), lines, [], [])
    for number, table in enumerate(tables):
        empty = Case(name=str(table.get("name", "")), file=str(path), number=number, lines=lines)
        try:
            found.cases.append(_case(table, empty, top))
        except Problem as problem:
            found.broken.append((empty, problem))
    return found


def _case(table: Mapping[str, Any], place: Case, top: Mapping[str, Any]) -> Case:
    if "name" not in table:
        raise Problem("needs-name")
    told = {**top, **_read(table, CASE)}
    return _with_something(Case(**told, file=place.file, number=place.number, lines=place.lines))


def read_cases(path: Path) -> list[Case]:
    """The cases of a file; BadFile says what is wrong and where."""
    found = read_file(path)
    for case, problem in found.broken:
        raise BadFile(str(path), problem, case.line(problem))
    return found.cases
