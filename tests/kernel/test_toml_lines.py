"""Lines of TOML texts: every key and entry that a parser reads is found on the line where it stands."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grognard.kernel.toml_lines import Lines

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("tests/**/*.toml"), *ROOT.glob("examples/**/*.toml"), *ROOT.glob("src/**/*.toml")])

TRICKY = '''\
top = "a ] } # , = b" # no key = here
"quoted key" = 'it''
[a.b] # heading
text = """
x = 1
"quotes" inside \\""" still
"""
raw = \'\'\'
[no.table]
\'\'\'
list = [
  1, # one
  { in = [ "x", { deep = 2 } ] },
]
[[a.c]]
n = 1
[a.c.d]
m = 2
[[a.c]]
n.o.p = 3
[[a.c.e]]
date = 2024-01-01T00:00:00Z
'''.replace("'it''", "'it'")


def paths(value: Any, *before: str | int) -> Iterator[tuple[str | int, ...]]:
    if before:
        yield before
    if isinstance(value, dict | list):
        inside = value.items() if isinstance(value, dict) else enumerate(value)
        for key, one in inside:
            yield from paths(one, *before, key)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_key_of_our_files_is_on_its_line(path: Path) -> None:
    check(path.read_text(encoding="utf-8"))


def test_every_key_of_a_tricky_text_is_on_its_line() -> None:
    check(TRICKY)
    lines = Lines.of(TRICKY)
    assert lines[("a", "b", "list", 1, "in", 1, "deep")] == 13
    assert lines[("a", "c", 1, "n", "o", "p")] == 20
    assert lines.find(("a", "c", 0, "d", "nothing")) == 17
    assert lines.find(("nothing",)) is None


def check(text: str) -> None:
    lines = Lines.of(text)
    assert set(lines) == set(paths(tomllib.loads(text)))
    written = text.splitlines()
    for path, line in lines.items():
        assert isinstance(path[-1], int) or path[-1] in written[line - 1], path
