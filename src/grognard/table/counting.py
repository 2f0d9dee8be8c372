"""Numbers as a seat may count them: what others did in secret does not count, neither now nor later.

The journal, the workers and the store count everything. A seat, or a spectator (None), is told numbers that
leave out the hushed entries of others: else they would tell who has answered a secret question, how often
somebody changed their mind, and how many answers there were.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from grognard.store import Entry

if TYPE_CHECKING:
    from grognard.table.standing import Standing


class Numbers(NamedTuple):
    """How many entries a journal has, and how many actions stand, as far as a seat may know."""

    seq: int
    ply: int


class _Hidden:
    """Hushed entries, of one seat or of all: at which entries of the journal they came, and of how many
    entries and standing actions they are together, up to each of them."""

    def __init__(self) -> None:
        self._at: list[int] = []
        self._sums = [Numbers(0, 0)]

    def add(self, at: int, entries: int, actions: int) -> None:
        last = self._sums[-1]
        self._at.append(at)
        self._sums.append(Numbers(last.seq + entries, last.ply + actions))

    def until(self, seq: int) -> Numbers:
        """How many there are up to an entry. There may be very many, and this is asked all the time."""
        return self._sums[bisect_right(self._at, seq)]


NOTHING = _Hidden()


class Counting:
    """The hushed entries of one journal."""

    def __init__(self) -> None:
        self._all, self._own = _Hidden(), dict[int | None, _Hidden]()

    def add(self, entry: Entry, gone: Iterable[Standing] = ()) -> None:
        """Another entry of the journal, in order; `gone` are the actions that a takeback has struck out."""
        if entry.hushed:
            self._add(entry.seat, entry.seq, 1, 1 if entry.kind == "act" else -1)
        for move in gone:
            if move.hushed:
                self._add(move.seat, entry.seq, 0, -1)

    def _add(self, seat: int, at: int, entries: int, actions: int) -> None:
        for hidden in (self._all, self._own.setdefault(seat, _Hidden())):
            hidden.add(at, entries, actions)

    def known(self, seat: int | None, seq: int, ply: int) -> Numbers:
        """What a seat may know of the numbers after entry `seq`, when in truth `ply` actions stood."""
        hidden, own = self._all.until(seq), self._own.get(seat, NOTHING).until(seq)
        return Numbers(seq - hidden.seq + own.seq, ply - hidden.ply + own.ply)
