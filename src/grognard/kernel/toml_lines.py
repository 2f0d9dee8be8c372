"""On which line of a TOML text each key and each entry of a list stands: what a parser does not tell."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence

Path = tuple[str | int, ...]
"""Keys and numbers of entries that lead to a value: ("case", 0, "do", 3, "act")."""

BLANK = re.compile(r"(?:\s|#[^\n]*)*")
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
SCALAR = re.compile(r"[^,\]}#\n]*")
# Escapes matter only where they hide the end of a string.
STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|' + r"'''.*?'{3,5}|" + r'"(?:\\.|[^"\\])*"|' + r"'[^']*'", re.DOTALL
)
ESCAPE = re.compile(r"\\(.)")


class Lines(dict[Path, int]):
    """The line of each value of a text that has been read without a mistake."""

    @classmethod
    def of(cls, text: str) -> Lines:
        return _Reader(text).lines

    def find(self, path: Sequence[str | int]) -> int | None:
        """The line of a value; of one that is not there, that of what should hold it."""
        prefixes = (tuple(path[:length]) for length in range(len(path), 0, -1))
        return next((self[prefix] for prefix in prefixes if prefix in self), None)


class _Reader:
    """Walks through a text: it has to know where values end, not what they are."""

    def __init__(self, text: str) -> None:
        self.text, self.at, self.lines = text, 0, Lines()
        self._starts = [0, *(found.end() for found in re.finditer("\n", text))]
        self._last: dict[Path, int] = {}  # the number of the last table of each list of tables
        table: Path = ()
        while self.blank():
            table = self.header() if self.next("[") else self.entry(table)

    def blank(self) -> bool:
        """Goes on to what means something; False at the end of the text."""
        self.pass_over(BLANK)
        return self.at < len(self.text)

    def next(self, sign: str) -> bool:
        return self.text.startswith(sign, self.at)

    def pass_over(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        self.at = found.end() if found else self.at + 1
        return found[0] if found else ""

    def note(self, path: Path, at: int) -> None:
        self.lines.setdefault(path, bisect_right(self._starts, at))

    def header(self) -> Path:
        """[table] or [[list of tables]]; the keys that follow belong to it."""
        start, listed = self.at, self.next("[[")
        self.at += 2 if listed else 1
        *outer, last = self.keys()
        self.at += 2 if listed else 1
        path = (*self._inside(outer), last)
        if listed:
            self._last[path] = self._last.get(path, -1) + 1
        path = self._inside([last], path[:-1])
        for length in range(1, len(path) + 1):
            self.note(path[:length], start)
        return path

    def _inside(self, keys: Sequence[str], path: Path = ()) -> Path:
        for key in keys:
            path = (*path, key)
            if path in self._last:
                path = (*path, self._last[path])
        return path

    def entry(self, table: Path) -> Path:
        """key = value; the table that it stands in goes on."""
        start, path = self.at, table
        for key in self.keys():
            path = (*path, key)
            self.note(path, start)
        self.at += 1  # the sign =
        self.blank()
        self.value(path)
        return table

    def keys(self) -> list[str]:
        """key, "key", or key.key up to the sign that ends them."""
        found = []
        while self.blank():
            found.append(self.key())
            self.blank()
            if not self.next("."):
                break
            self.at += 1
        return found

    def key(self) -> str:
        if not self.next('"') and not self.next("'"):
            return self.pass_over(BARE_KEY)
        quoted = self.pass_over(STRING)
        return ESCAPE.sub(r"\1", quoted[1:-1]) if quoted.startswith('"') else quoted[1:-1]

    def value(self, path: Path) -> None:
        if self.next("["):
            self._values(path, "]")
        elif self.next("{"):
            self._values(path, "}")
        elif self.next('"') or self.next("'"):
            self.pass_over(STRING)
        else:
            self.pass_over(SCALAR)

    def _values(self, path: Path, end: str) -> None:
        """The entries of a list or of a table in one line, up to the sign that ends it."""
        self.at += 1
        number = 0
        while self.blank() and not self.next(end):
            if self.next(","):
                self.at += 1
            elif end == "}":
                self.entry(path)
            else:
                self.note((*path, number), self.at)
                self.value((*path, number))
                number += 1
        self.at += 1
