"""What failed in code that somebody is still writing, and where, in a sentence instead of a traceback."""

from __future__ import annotations

import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from traceback import extract_tb

HERE = Path(__file__).parents[1]
LIBRARIES = tuple(Path(sysconfig.get_path(name)) for name in ("stdlib", "purelib", "platlib"))


def failing(error: BaseException) -> str:
    """The kind of an error, its text, and the last line of a game that led to it."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{type(error).__name__}: {error.msg} ({_place(error.filename, error.lineno)})"
    places = [_place(name, line) for name, line in _lines(error) if not _of_a_library(Path(name))]
    told = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return f"{told} ({places[-1]})" if places else told


def _lines(error: BaseException) -> Iterator[tuple[str, int | None]]:
    for frame in extract_tb(error.__traceback__):
        yield frame.filename, frame.lineno


def _of_a_library(path: Path) -> bool:
    """Python, an installed package, or the engine, which holds for every game: none of it is the slip."""
    if path.is_relative_to(HERE):
        return not path.is_relative_to(HERE / "games")
    return path.name.startswith("<") or any(map(path.is_relative_to, LIBRARIES)) or path == Path(sys.argv[0])


def _place(name: str, line: int | None) -> str:
    path = Path(name)
    return f"{path.parent.name}/{path.name}, line {line}"
