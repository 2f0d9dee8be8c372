"""A game as it was told: read from what was stored with each action, so that no rules are needed for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.record import CHECKPOINT_EVERY, Move, Record
from grognard.kernel.refusal import GrognardError
from grognard.kernel.trace import (
    Position,
    Trace,
    changed,
    difference,
    dumped,
    read_trace,
    trace_text,
    traced,
)
from grognard.page.film import Moment
from grognard.store import Entry, Snapshot
from grognard.table.errors import OldRules

if TYPE_CHECKING:
    from grognard.table.standing import Standing
    from grognard.table.table import Table


class History:
    """The stored positions and traces of a table. `moves` are the actions that stand; traces there are of all
    entries, also of those that were taken back."""

    def __init__(
        self, game: Game, seed: str, snapshots: Sequence[Snapshot], traces: Mapping[int, str]
    ) -> None:
        self._game, self._seed, self._traces = game, seed, traces
        self._fixed = {snapshot.seq: snapshot.position for snapshot in snapshots}
        if 0 not in self._fixed:
            raise OldRules()

    def start(self) -> Any:
        """The position that the game began with."""
        return self._loaded(msgspec.json.decode(self._fixed[0]))

    def moments(self, moves: Sequence[Standing]) -> Iterator[Moment]:
        """The actions that stand, with what they told and the position after each."""
        for move, trace, position in self._steps(moves):
            shown = trace.openly(move.seat, move.line)
            later = partial(self._loaded, position)
            yield Moment(move.seat, move.line, shown, move.hushed, trace.events, later)

    def _steps(self, moves: Sequence[Standing]) -> Iterator[tuple[Standing, Trace, Position]]:
        """The actions that stand with their traces and the positions after them."""
        position: Position = msgspec.json.decode(self._fixed[0])
        seq = 0
        for move in moves:
            while seq < move.seq:
                seq, position = seq + 1, self._after(seq + 1, position)
            yield move, read_trace(self._trace(seq)), position

    def write(self, record: Record, moves: Sequence[Standing], opening: list[Event]) -> None:
        """Writes the actions that stand, what they told and changed, and checkpoints into a record."""
        position: Position = msgspec.json.decode(self._fixed[0])
        record.traces[0], record.checkpoints[0] = Trace(opening), dumped(position)
        for number, (move, trace, after) in enumerate(self._steps(moves), start=1):
            record.moves.append(Move(move.seat, move.line, move.dice, move.draws))
            changes = difference(position, after)
            record.traces[number] = msgspec.structs.replace(trace, changes=changes)
            position = after
            if number == len(moves) or number % CHECKPOINT_EVERY == 0:
                record.checkpoints[number] = dumped(position)

    def last(self, seq: int) -> Any:
        """The position after so many entries."""
        position: Position = msgspec.json.decode(self._fixed[0])
        for number in range(1, seq + 1):
            position = self._after(number, position)
        return self._loaded(position)

    def events(self, move: Standing) -> list[Event]:
        """What an action told."""
        return read_trace(self._trace(move.seq)).events

    def _after(self, seq: int, position: Position) -> Position:
        """The position after entry `seq`: as it was stored, or as the entry changed the one before it."""
        if seq in self._fixed:
            stored: Position = msgspec.json.decode(self._fixed[seq])
            return stored
        try:
            return changed(position, read_trace(self._trace(seq)).changes)
        except (LookupError, TypeError, ValueError) as error:
            raise OldRules() from error

    def _trace(self, seq: int) -> str:
        try:
            return self._traces[seq]
        except KeyError:
            raise OldRules() from None

    def _loaded(self, position: Position) -> Any:
        # Corrections that no longer fit the data are left out: what is shown is in the position.
        position = {**position, "overlay": self._game.overlay}
        try:
            state = self._game.load(dumped(position))
        except GrognardError as error:
            raise OldRules() from error
        state.seed = self._seed
        return state


def traces_of(table: Table, entries: Sequence[Entry]) -> dict[int, str]:
    """The traces of a journal whose table stands at its beginning; the entries are done one by one."""
    traces = {}
    for entry in entries:
        before = table.state
        table.follow(entry)
        acted = (entry.seat, entry.line) if entry.kind == "act" else (None, "")
        traces[entry.seq] = trace_text(traced(before, table.state, *acted))
    return traces
