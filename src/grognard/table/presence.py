"""Who is there: the seats whose players listen, here or at another worker."""

from __future__ import annotations

from collections.abc import Callable

from grognard.table.listeners import Listeners

FORGOTTEN_AFTER = 150.0


class Presence:
    """What this worker's listeners say, and what other workers told within the last minutes."""

    def __init__(self, listeners: Listeners, now: Callable[[], float]) -> None:
        self._listeners, self._now = listeners, now
        self._elsewhere: dict[str, dict[str, tuple[frozenset[int], float]]] = {}

    def online(self, table: str) -> frozenset[int]:
        fresh = self._now() - FORGOTTEN_AFTER
        others = (seats for seats, told in self._elsewhere.get(table, {}).values() if told > fresh)
        return self._listeners.online(table).union(*others)

    def told(self, worker: str, table: str, seats: frozenset[int]) -> None:
        """Another worker says who listens there."""
        there = self._elsewhere.setdefault(table, {})
        there.pop(worker, None)
        if seats:
            there[worker] = seats, self._now()
        if not there:
            del self._elsewhere[table]


def written(seats: frozenset[int]) -> str:
    """Seats as workers tell them to each other."""
    return ",".join(map(str, sorted(seats)))


def read(seats: str) -> frozenset[int]:
    return frozenset(map(int, filter(None, seats.split(","))))
