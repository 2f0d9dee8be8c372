"""The lines of a game's rules that none of its cases comes through.

    python -m tests.unvisited europe-engulfed

A slip in such a line is noticed by no case, whatever it is: look at these before `tests.mutants`. What
tells a question, or is laid over the map, is proved by other tests and is listed all the same.
"""

from __future__ import annotations

import dis
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import grognard
from grognard.cases import run_case
from tests.mutants import cases_of, rules_of

IN_FUNCTION = 0x02
"""The flag of code that runs when it is called: classes and modules run when they are imported."""


def lines_of(code: CodeType) -> Iterator[int]:
    """The lines of all functions in a piece of code, but for those with their names."""
    for inner in (one for one in code.co_consts if isinstance(one, CodeType)):
        if inner.co_flags & IN_FUNCTION:
            found = {line for _, line in dis.findlinestarts(inner) if line is not None}
            yield from found - {inner.co_firstlineno}
        yield from lines_of(inner)


def visited(name: str, files: set[str]) -> set[tuple[str, int]]:
    """The lines of these files that the cases of a game come through."""
    met = set[tuple[str, int]]()

    def line(frame: FrameType, event: str, _arg: Any) -> Any:
        if event == "line":
            met.add((frame.f_code.co_filename, frame.f_lineno))
        return line

    game = grognard.game(name)
    for case in cases_of(game):
        sys.settrace(lambda frame, _event, _arg: line if frame.f_code.co_filename in files else None)
        try:
            run_case(game, case)
        finally:
            sys.settrace(None)
    return met


def main(name: str) -> None:
    modules = rules_of(grognard.game(name))
    met = visited(name, {str(module.__file__) for module in modules})
    number, left = 0, 0
    for module in modules:
        file = str(module.__file__)
        text = Path(file).read_text(encoding="utf-8")
        for line in sorted(set(lines_of(compile(text, file, "exec")))):
            number += 1
            if (file, line) not in met:
                left += 1
                print(f"{Path(file).name}:{line}: {text.splitlines()[line - 1].strip()}")
    print(f"{number} lines, {left} not visited")


if __name__ == "__main__":
    main(sys.argv[1])
