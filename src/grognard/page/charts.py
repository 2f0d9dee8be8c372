"""The charts of a game in words: what the page and the terminal show of them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from grognard.kernel.action import Action
from grognard.kernel.charts import Chart, ChartRow, Entry, Phrase
from grognard.kernel.event import Event
from grognard.kernel.game import Game, Setup
from grognard.kernel.refusal import Illegal
from grognard.kernel.state import State
from grognard.kernel.view import View
from grognard.page.words import PageWords, title, words


class ChartLine(msgspec.Struct, frozen=True, kw_only=True):
    """A row of a chart: its head, a cell for each column, and the paragraph behind it, if it has its own.
    `line` is the action that it is about, or how such actions begin, if there is one."""

    head: str
    cells: list[str]
    rule: str
    line: str


class ChartCard(msgspec.Struct, frozen=True, kw_only=True):
    """A chart. `lit_rows` and `lit_columns` are numbers from 0; `lit` says in words why they are lit."""

    name: str
    title: str
    rule: str
    corner: str
    columns: list[str]
    rows: list[ChartLine]
    notes: list[str]
    lit_rows: list[int]
    lit_columns: list[int]
    lit: str


def charts(
    game: Game,
    setup: Setup,
    language: str,
    view: View | None = None,
    action: Action | None = None,
    told: Sequence[Event] = (),
) -> list[ChartCard]:
    """Every chart of a game, with what counts for an action that is weighed, or of what was just told."""
    spoken = words(game, language)
    return [_card(chart, spoken) for chart in game.charts(setup, view, action, told)]


def weighed(state: State, seat: int | None, line: str) -> Action | None:
    """The action of a line, if the seat may do it now; what it may not do can't be weighed."""
    try:
        action = state.game.parse(line)
    except Illegal:
        return None
    return action if seat is not None and state.why_not(seat, action) is None else None


def _card(chart: Chart, told: PageWords) -> ChartCard:
    return ChartCard(
        name=chart.name,
        title=told.text(f"chart-{chart.name}"),
        rule=chart.rule,
        corner=said(chart.corner, told),
        columns=[said(entry, told) for entry in chart.columns],
        rows=[_line(row, told) for row in chart.rows],
        notes=[said(note, told) for note in chart.notes],
        lit_rows=list(chart.lit_rows),
        lit_columns=list(chart.lit_columns),
        lit=told.say(f"chart-lit-{chart.because}") if chart.because else "",
    )


def _line(row: ChartRow, told: PageWords) -> ChartLine:
    cells = [said(cell, told) for cell in row.cells]
    return ChartLine(head=said(row.head, told), cells=cells, rule=row.rule, line=row.line)


def said(entry: Entry, told: PageWords) -> str:
    """What stands in a head or a cell."""
    if isinstance(entry, Phrase):
        return title(told.text(entry.key, entry.figures))
    if isinstance(entry, tuple):
        return title(told.chain(told.text(one.key, one.figures) for one in entry)) if entry else ""
    return str(entry)
