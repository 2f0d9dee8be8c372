"""Slips of the pen, by the thousand: whatever is wrong in a case, its reader gets a sentence and no error."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import grognard
from grognard.cases.file import read_file
from grognard.cases.run import problems
from grognard.kernel.languages import LANGUAGES
from grognard.kernel.saying import in_file

FOLDER = Path(__file__).parent / "cases"
SLIPS = 400
ODD = [
    -1,
    0,
    99,
    "",
    "x",
    "berlin",
    "none",
    [],
    {},
    [[]],
    [{}],
    {"a": 1},
    True,
    3.5,
    "move",
    ["de_inf", 2, "full"],
]


def places(value: Any, *before: str | int) -> Iterator[tuple[str | int, ...]]:
    """Everything in a file that a slip can hit."""
    if before:
        yield before
    if isinstance(value, dict | list):
        for key, one in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(one, *before, key)


def slipped(case: dict[str, Any], rng: Random) -> dict[str, Any]:
    case = copy.deepcopy(case)
    *before, last = rng.choice(list(places(case)))
    inside: Any = case
    for key in before:
        inside = inside[key]
    inside[last] = copy.deepcopy(rng.choice(ODD))
    return case


def written(case: dict[str, Any]) -> str:
    """A case as a file has it, each of its keys in one line."""
    lines = [f'"{key}" = {in_file(value).replace(chr(10), " ")}' for key, value in case.items()]
    return "\n".join(["[[case]]", *lines, ""])


@pytest.mark.parametrize("name", grognard.games())
def test_every_slip_is_told_in_a_sentence(name: str, tmp_path: Path) -> None:
    game, rng, path = grognard.game(name), Random(name), tmp_path / "case.toml"
    folders = FOLDER / game.folder.name, game.folder / "cases"
    files = sorted(file for folder in folders for file in folder.glob("*.toml"))
    cases = [case for file in files for case in tomllib.loads(file.read_text(encoding="utf-8"))["case"]]
    told = 0
    for _ in range(SLIPS):
        path.write_text(written(slipped(rng.choice(cases), rng)), encoding="utf-8")
        file = read_file(path)
        found = [*file.broken, *((case, one) for case in file.cases for one in problems(game, case))]
        for case, problem in found:
            assert problem.key != "program", (path.read_text(encoding="utf-8"), problem.__cause__)
            assert case.line(problem)
            for language in LANGUAGES:
                text = problem.told(language)
                assert " " in text
                assert "{$" not in text
            told += 1
    assert told > SLIPS // 2
