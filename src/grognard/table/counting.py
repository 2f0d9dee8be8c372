"""Numbers as a seat may count them: what others did in secret does not count, neither now nor later.

The journal, the workers and the store count everything. A seat, or a spectator (None), is told numbers that
leave out the hushed entries of others: else they would tell who has answered a secret question, how often
somebody changed their mind, and how many answers there were.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from grognard.store import Entry

if TYPE_CHECKING:
    from grognard.table.standing import Standing


class Numbers(NamedTuple):
    """How many entries a journal has, and how many actions stand, as far as a seat may know."""

    seq: int
    ply: int


class _Hidden(NamedTuple):
    """From entry `at` on, all but one seat count so many entries and standing actions less."""

    at: int
    seat: int
    entries: int
    actions: int


class Counting:
    """The hushed entries of one journal."""

    def __init__(self) -> None:
        self._hidden: list[_Hidden] = []

    def add(self, entry: Entry, gone: Iterable[Standing] = ()) -> None:
        """Another entry of the journal, in order; `gone` are the actions that a takeback has struck out."""
        if entry.hushed:
            self._hidden.append(_Hidden(entry.seq, entry.seat, 1, 1 if entry.kind == "act" else -1))
        self._hidden += [_Hidden(entry.seq, move.seat, 0, -1) for move in gone if move.hushed]

    def known(self, seat: int | None, seq: int, ply: int) -> Numbers:
        """What a seat may know of the numbers after entry `seq`, when in truth `ply` actions stood."""
        unknown = [hidden for hidden in self._hidden if hidden.seat != seat and hidden.at <= seq]
        entries, actions = sum(one.entries for one in unknown), sum(one.actions for one in unknown)
        return Numbers(seq - entries, ply - actions)
