"""When players were last there: by any request with their token, or by a live connection."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from grognard.table.table import Table

EVERY = 60.0
"""Seconds after which it is noted again that a player is there."""


class LastSeen:
    """Notes it at the table, and keeps what is still to be stored."""

    def __init__(self) -> None:
        self._unstored: dict[tuple[str, int], float] = {}

    def note(self, table: Table, seats: Iterable[int], now: float) -> None:
        """These players are there now."""
        for seat in seats:
            if now - table.seats[seat].seen_at >= EVERY:
                table.seats[seat] = msgspec.structs.replace(table.seats[seat], seen_at=now)
                self._unstored[table.id, seat] = now

    def at(self, table: Table, seat: int) -> float:
        """When somebody was last in a seat. Its row may have been read from the store again since."""
        return max(table.seats[seat].seen_at, self._unstored.get((table.id, seat), 0.0))

    def unstored(self) -> dict[tuple[str, int], float]:
        """What is still to be stored."""
        return dict(self._unstored)

    def stored(self, noted: Mapping[tuple[str, int], float]) -> None:
        """So much has been: what was noted since is left."""
        for who, at in noted.items():
            if self._unstored.get(who) == at:
                del self._unstored[who]
