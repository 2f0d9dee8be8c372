"""Time to think: how much each seat has left, and what an action or an undo does to it.

A clock runs while its seat is asked, so it stops when the seat has answered, in secret too. The others see it
run on as long as a secret question is open. When all have answered it, each has made a move: all get what a
move brings, at once, and everybody sees what is left. So a clock tells how long somebody took, but not how
often they changed their mind, and nothing before the end.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any

from grognard.store import Clocks, Entry, Seat
from grognard.table.interface import Clock

if TYPE_CHECKING:
    from grognard.table.table import Table

DAY = 86400.0


def full(clock: Clock | None) -> float | None:
    """What a seat has at the beginning."""
    if clock is None:
        return None
    return clock.days * DAY if clock.days else clock.minutes * 60.0


def left_now(seat: Seat, seats: Sequence[Seat], waiting: Collection[int], since: float, now: float) -> float:
    """What a seat has left: its clock runs while it is asked, and only once everybody has come."""
    return _left(seat.clock_left, seat.seat in waiting, seats, since, now)


def told_now(seat: Seat, seats: Sequence[Seat], waiting: Collection[int], since: float, now: float) -> float:
    """The same as the others may know it, to whom `waiting` seem to be asked since then."""
    return _left(seat.clock_told, seat.seat in waiting, seats, since, now)


def _left(left: float | None, asked: bool, seats: Sequence[Seat], since: float, now: float) -> float:
    running = asked and all(other.kind != "open" for other in seats)
    return (left or 0.0) - (max(0.0, now - since) if running else 0.0)


def after_entry(table: Table, clock: Clock, entry: Entry, state: Any) -> tuple[Clocks, ...]:
    """The clocks of all seats once an action was done, or taken back with the seconds it had brought."""
    moved = _moved(table, clock, entry, state)
    clocks = []
    for seat in table.seats:
        left = left_now(seat, table.seats, table.waiting, table.asked_at, entry.at)
        if seat.seat in moved:
            left = clock.days * DAY or left + (clock.seconds if entry.kind == "act" else -clock.seconds)
        told = seat.clock_told if entry.hushed and seat.clock_told is not None else left
        clocks.append(Clocks(seat.seat, left, told))
    return tuple(clocks)


def _moved(table: Table, clock: Clock, entry: Entry, state: Any) -> Collection[int]:
    """The seats that get what a move brings (or lose it again, if it was taken back)."""
    if entry.hushed or entry.kind == "back":
        return ()
    if entry.kind == "act" and table.state.stack[-1].secret:
        asked: Collection[int] = table.state.seems_waiting(None)
        return asked
    if clock.days:
        # The days are for the whole move: all that a seat does until somebody else is asked.
        return [seat for seat in table.waiting if seat not in state.waiting]
    return (entry.seat,)


def steady_time(begun: float | None = None) -> Callable[[], float]:
    """The time as it was when this was called, and from then on what has passed: setting the clock of the
    system takes no time from anybody. `begun` is what `beginning` said in another process of this machine
    with which it is to agree."""
    zero = beginning() if begun is None else begun
    return lambda: zero + time.monotonic()


def beginning() -> float:
    """When the steady time of this machine began, by the system's clock as it is now."""
    return time.time() - time.monotonic()
