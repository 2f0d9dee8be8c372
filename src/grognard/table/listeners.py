"""Who hears what happens at a table: changes go to every listener after they are on disk, in order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Literal, Self

import msgspec

from grognard.kernel.event import Event
from grognard.kernel.openly import Openly
from grognard.table.counting import Counting
from grognard.table.interface import ChatLine

MOST_WAITING = 256


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened at a table, after it was stored: everything about it, until `seen_by` is asked.

    "act", "undo" and "back" (a takeback that was agreed on) have seq, ply, seat, line, the events of an act
    (unfiltered: use `event.seen_by`) and the position after it, which never changes any more. "chat" has its
    line. "seats": somebody joined, came or left, a seat was changed or something proposed: look at
    `table.seats` and `lobby.online`. "anew": this listener was too slow and missed changes, or the position
    was read again; it has to start over from the table itself.
    """

    kind: Literal["act", "undo", "back", "chat", "seats", "anew"]
    seq: int
    ply: int
    seat: int | None = None
    line: str | None = None
    events: list[Event] = []
    state: Any = None
    chat: ChatLine | None = None
    hushed: bool = False
    openly: Openly = Openly(None, None)
    counting: Counting | None = None

    def seen_by(self, seat: int | None) -> Change | None:
        """The change as this seat may know it, in numbers as it may count; None: it may not know of it."""
        own = seat is not None and seat == self.seat
        if self.hushed and not own:
            return None
        if self.counting is None:
            return self
        seq, ply = self.counting.known(seat, self.seq, self.ply)
        by, line = (self.seat, self.line) if own else self.openly
        return msgspec.structs.replace(self, seq=seq, ply=ply, seat=by, line=line)


class Subscription:
    """The changes of one table: `async for change in subscription`, until it is closed."""

    def __init__(self, table: str, seats: frozenset[int], left: Callable[[Subscription], object]) -> None:
        self.table, self.seats = table, seats
        self._left = left
        self._changes: deque[Change] = deque()
        self._woken = asyncio.Event()
        self._closed = False

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Change:
        while not self._changes:
            if self._closed:
                raise StopAsyncIteration
            self._woken.clear()
            await self._woken.wait()
        return self._changes.popleft()

    def put(self, change: Change) -> None:
        """Another change; who does not keep up gets one that says so in place of those missed."""
        if len(self._changes) >= MOST_WAITING:
            self._changes.clear()
            change = Change(kind="anew", seq=change.seq, ply=change.ply)
        self._changes.append(change)
        self._woken.set()

    def close(self) -> None:
        """No more changes; whoever waits for one stops waiting."""
        if not self._closed:
            self._closed = True
            self._woken.set()
            self._left(self)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Listeners:
    """All subscriptions of a lobby by table."""

    def __init__(self) -> None:
        self._by_table: dict[str, list[Subscription]] = {}

    def add(self, table: str, seats: Iterable[int], left: Callable[[Subscription], object]) -> Subscription:
        """A new listener; `left` is called when it has gone."""

        def gone(subscription: Subscription) -> None:
            self._remove(subscription)
            left(subscription)

        subscription = Subscription(table, frozenset(seats), gone)
        self._by_table.setdefault(table, []).append(subscription)
        return subscription

    def _remove(self, subscription: Subscription) -> None:
        there = self._by_table[subscription.table]
        there.remove(subscription)
        if not there:
            del self._by_table[subscription.table]

    def publish(self, table: str, change: Change) -> None:
        for subscription in self._by_table.get(table, ()):
            subscription.put(change)

    def listened(self, table: str) -> bool:
        """True if anybody listens to this table."""
        return table in self._by_table

    def tables(self) -> list[str]:
        return list(self._by_table)

    def online(self, table: str) -> frozenset[int]:
        """The seats whose players listen."""
        return frozenset().union(*(s.seats for s in self._by_table.get(table, ())))

    def close(self) -> None:
        for subscriptions in list(self._by_table.values()):
            for subscription in list(subscriptions):
                subscription.close()
