"""Numbers as a seat may count them: what others did in secret does not count, neither now nor later.

The journal, the workers and the store count everything. A seat, or a spectator (None), is told numbers that
leave out the hushed entries of others: else they would tell who has answered a secret question, how often
somebody changed their mind, and how many answers there were.
"""

from __future__ import annotations

from typing import NamedTuple

from grognard.store import Entry


class Numbers(NamedTuple):
    """How many entries a journal has, and how many actions stand, as far as a seat may know."""

    seq: int
    ply: int


class Counting:
    """The hushed entries of one journal."""

    def __init__(self) -> None:
        self._hushed: list[Entry] = []

    def add(self, entry: Entry) -> None:
        """Another entry of the journal, in order."""
        if entry.hushed:
            self._hushed.append(entry)

    def known(self, seat: int | None, seq: int, ply: int) -> Numbers:
        """What a seat may know of the numbers after entry `seq`, when in truth `ply` actions stood."""
        unknown = [entry.kind for entry in self._hushed if entry.seat != seat and entry.seq <= seq]
        return Numbers(seq - len(unknown), ply - unknown.count("act") + unknown.count("undo"))
