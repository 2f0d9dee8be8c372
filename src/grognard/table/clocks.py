"""Time to think: how much each seat has left, and what an action or an undo does to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.store import Seat
from grognard.table.wish import Clock

DAY = 86400.0


def full(clock: Clock | None) -> float | None:
    """What a seat has at the beginning."""
    if clock is None:
        return None
    return clock.days * DAY if clock.days else clock.minutes * 60.0


def left_now(seat: Seat, seats: Sequence[Seat], waiting: Iterable[int], asked_at: float, now: float) -> float:
    """What a seat has left: its clock runs while it is asked, and only once everybody has come."""
    left = seat.clock_left or 0.0
    running = seat.seat in waiting and all(other.kind != "open" for other in seats)
    return left - max(0.0, now - asked_at) if running else left


def after_entry(
    clock: Clock, seats: Sequence[Seat], before: Sequence[int], after: Sequence[int],
    actor: int, undo: bool, asked_at: float, now: float,
) -> tuple[tuple[int, float], ...]:  # fmt: skip
    """The clocks of all seats once an action was done, or taken back with the seconds it had brought."""
    clocks = []
    for seat in seats:
        left = left_now(seat, seats, before, asked_at, now)
        if clock.days:
            # The days are for the whole move: all that a seat does until somebody else is asked.
            left = clock.days * DAY if seat.seat in before and seat.seat not in after else left
        elif seat.seat == actor:
            left += -clock.seconds if undo else clock.seconds
        clocks.append((seat.seat, left))
    return tuple(clocks)
