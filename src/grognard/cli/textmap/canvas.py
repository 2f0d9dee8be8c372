"""Characters with a style each, put anywhere."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.text import Text


class Canvas:
    """A sheet of characters that grows as it is written on."""

    def __init__(self) -> None:
        self.rows: list[dict[int, tuple[str, str]]] = []

    def put(self, x: int, y: int, text: str, style: str) -> None:
        while len(self.rows) <= y:
            self.rows.append({})
        for n, letter in enumerate(text):
            self.rows[y][x + n] = (letter, style)

    def text(self) -> Text:
        lines = []
        for row in self.rows:
            line = Text()
            letters = (row.get(x, (" ", "")) for x in range(max(row, default=-1) + 1))
            for style, run in groupby(letters, key=itemgetter(1)):
                line.append("".join(letter for letter, _ in run), style)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)
