"""The charts of a game: tables of figures and words, and what of them counts at this moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec

Because = Literal["", "weighed", "fought", "now"]
"""Why something is lit: an attack is being weighed, one was fought in this phase, or it is this turn."""


class Phrase(msgspec.Struct, frozen=True):
    """A head or a cell in words: the sentence of this key in the game's catalogue."""

    key: str
    figures: Mapping[str, Any] = {}


Entry = str | int | Phrase | tuple[Phrase, ...]
"""What is the same in every language ("3-1", "De", 4), words, or several of these one after another."""


class ChartRow(msgspec.Struct, frozen=True):
    """A row: its head, a cell for each column, and the paragraph behind it if it has one of its own. `line`
    is an action that the row is about, or how such actions begin ("buy radar", "build fleet"): who may do it
    now does so by choosing the row."""

    head: Entry
    cells: tuple[Entry, ...]
    rule: str = ""
    line: str = ""


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """A table of the rulebook, called `chart-<name>` in the words.

    `corner` stands over the heads of the rows. What counts now is lit: rows and columns by their number, from
    0, and `because` says why.
    """

    name: str
    rule: str
    columns: tuple[Entry, ...]
    rows: tuple[ChartRow, ...]
    corner: Entry = ""
    notes: tuple[Entry, ...] = ()
    lit_rows: tuple[int, ...] = ()
    lit_columns: tuple[int, ...] = ()
    because: Because = ""

    def lit(self, because: Because, rows: tuple[int, ...] = (), columns: tuple[int, ...] = ()) -> Chart:
        """The same chart with this of it lit."""
        return msgspec.structs.replace(self, because=because, lit_rows=rows, lit_columns=columns)

    def entries(self) -> Iterator[Entry]:
        """Everything that is written on it."""
        yield from (self.corner, *self.columns, *self.notes)
        for row in self.rows:
            yield from (row.head, *row.cells)

    def phrases(self) -> Iterator[Phrase]:
        """Those of them that are words."""
        for entry in self.entries():
            if isinstance(entry, Phrase):
                yield entry
            elif isinstance(entry, tuple):
                yield from entry
