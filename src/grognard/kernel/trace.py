"""What an action did, kept as data: a game is read again from its traces without any rules.

A trace holds the events as they were told and how the position changed. So a game that was played by rules
which have changed since stays as it was, moment by moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import compress, count
from operator import ne
from typing import Any

import msgspec

from grognard.kernel.event import Event
from grognard.kernel.openly import Openly, openly
from grognard.kernel.state import State

Position = dict[str, Any]
"""What a dump holds, without what tells the dice to come."""
ENTRIES = (list, tuple)
PASSING = ("drawn", "undoable")
"""What a dump holds only sometimes."""


class Trace(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an action told and changed. `by` and `line` are what the others may know of it, where that is not
    all; of one that is `hushed` they may not know at all."""

    events: list[Event] = []
    changes: Position = {}
    by: int | None = None
    line: str | None = None
    secret: bool = False
    hushed: bool = False

    def openly(self, seat: int, line: str) -> Openly:
        """What the others may know of the action, which this seat did with this line."""
        return Openly(self.by, self.line) if self.secret else Openly(seat, line)


_encode, _decoder = msgspec.json.encode, msgspec.json.Decoder(Trace)


def traced(before: State, after: State, seat: int | None = None, line: str = "") -> Trace:
    """The trace of the action that led from one position to the other; of an undo if no seat did it."""
    changes = difference(before.contents(), after.contents())
    if seat is None:
        return Trace(changes=changes)
    if not before.game.secrets:
        return Trace(after.events, changes)
    by, told = openly(before, seat, line)
    return Trace(after.events, changes, by, told, (by, told) != (seat, line), after.hushed)


def trace_text(trace: Trace) -> str:
    """A trace as it is stored."""
    return _encode(trace).decode()


def read_trace(text: str) -> Trace:
    """The trace of such a text; msgspec.DecodeError if it is none."""
    return _decoder.decode(text)


def difference(before: Position, after: Position) -> Position:
    """What has to be changed in a position to get another one of the same game; a copy of its own."""
    changes = {
        key: value[:] if type(value) is list else value
        for key, value in after.items()
        if key != "columns" and (key not in before or before[key] != value)
    }
    changes |= {key: None for key in PASSING if key in before and key not in after}
    columns = _columns(before["columns"], after["columns"])
    return {**changes, "columns": columns} if columns else changes


def _columns(before: Position, after: Position) -> Position:
    if list(before) == list(after):
        # Two positions of the same rules: the columns that are equal are passed over quickly.
        changed = compress(after, map(ne, before.values(), after.values()))
        return {name: _entries(before[name], after[name]) for name in changed}
    return {
        name: _entries(before.get(name), value) for name, value in after.items() if before.get(name) != value
    }


def _entries(before: Any, after: Any) -> Any:
    """The entries of a column that changed, by their numbers; or all of it if that is shorter."""
    if type(after) not in ENTRIES:
        return after
    if type(before) not in ENTRIES or len(before) != len(after):
        return after[:]
    changed = {str(number): after[number] for number in compress(count(), map(ne, before, after))}
    return changed if 2 * len(changed) < len(after) else after[:]


def changed(position: Position, changes: Mapping[str, Any]) -> Position:
    """The position after the changes of a trace; LookupError, TypeError or ValueError if they do not fit."""
    after = {**position, **changes}
    for key in PASSING:
        if after.get(key, 0) is None:
            del after[key]
    columns = {
        name: _with_entries(position["columns"].get(name), value)
        for name, value in changes.get("columns", {}).items()
    }
    after["columns"] = {**position["columns"], **columns}
    return after


def _with_entries(column: Any, entries: Any) -> Any:
    if type(entries) is not dict:
        return entries
    column = list(column)
    for number, value in entries.items():
        if not 0 <= int(number) < len(column):
            raise LookupError(number)
        column[int(number)] = value
    return column


def positions(start: Position, traces: Iterable[Trace]) -> Iterator[Position]:
    """The position after each of the traces."""
    for trace in traces:
        start = changed(start, trace.changes)
        yield start


def dumped(position: Position) -> bytes:
    """The bytes of a position, as a state that is dumped without its seed has them."""
    return msgspec.json.encode(position, order="deterministic")
