"""The data files of a game, and the corrections that somebody who owns the printed game lays over them."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from grognard.kernel.refusal import GrognardError
from grognard.kernel.toml_slips import UNREADABLE

Data = dict[str, dict[str, Any]]
NAMES = ("board", "units", "scenarios", "tables")
BEYOND = 10
"""A correction may be so many times as large as the largest figure of its file."""


def read_files(folder: Path, names: Sequence[str] = NAMES) -> Data:
    """The tables of a game's data folder by the names of their files."""
    return {name: _read(folder / f"{name}.toml") for name in names}


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, *UNREADABLE) as error:
        raise GrognardError(f"the data file {path} can't be read: {error}") from error


def fingerprint(folder: Path, overlay: Mapping[str, Any]) -> str:
    """Of all that the data files of a folder say, whatever their remarks and layout, and of an overlay."""
    files = {file.stem: _read(file) for file in sorted(folder.glob("*.toml"))}
    said = msgspec.json.encode([files, overlay], order="deterministic")
    return hashlib.blake2b(said, digest_size=16).hexdigest()


def lay_over(data: Data, overlay: Mapping[str, Any], grows: Callable[[str], bool]) -> None:
    """Corrects the tables in place; `grows` says of a path such as "board.links.a-b" if it may be new."""
    for name, corrections in overlay.items():
        if name not in data:
            raise GrognardError(f"an overlay corrects {', '.join(data)}; there is no file {name!r}")
        _check_range(corrections, name, BEYOND * max(map(abs, _numbers(data[name])), default=1))
        _correct(data[name], corrections, name, grows)


def _numbers(value: Any) -> Iterator[float]:
    """The numbers in a table, wherever they stand."""
    if isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from _numbers(one)
    elif isinstance(value, int | float):
        yield value


def _check_range(corrections: Any, name: str, largest: float) -> None:
    """A figure far beyond all of its file is no correction: it could ask for a billion armies."""
    for number in _numbers(corrections):
        if not abs(number) <= largest:
            raise GrognardError(f"the overlay of {name} has {number}, which is more than any figure there")


def _correct(below: dict[str, Any], above: Any, where: str, grows: Callable[[str], bool]) -> None:
    """What is there keeps its kind; only some tables take new entries."""
    if not isinstance(above, dict):
        raise GrognardError(f"{where} of the overlay must be a table")
    for key, value in above.items():
        path = f"{where}.{key}"
        if key not in below and not grows(path):
            raise GrognardError(f"the overlay sets {path}, but {where} has only: {', '.join(below)}")
        if isinstance(below.get(key), dict):
            _correct(below[key], value, path, grows)
        elif key in below and type(value) is not type(below[key]):
            raise GrognardError(f"{path} of the overlay is {value!r}, but should be like {below[key]!r}")
        else:
            below[key] = value
