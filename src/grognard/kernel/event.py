"""What happened: a kind, its figures, its rule, and who may know them."""

from __future__ import annotations

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True):
    """One thing that happened, as data: the message catalogues turn it into a sentence.

    `figures` are known to everybody. `secrets` holds, for each seat number, the figures that only this seat
    may know besides. `seats` limits who learns of the event at all (None: everybody).
    """

    kind: str
    rule: str
    figures: dict[str, Any] = {}
    secrets: dict[int, dict[str, Any]] = {}
    seats: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as this seat may know it (None: a spectator), or None if it may not know of it."""
        if self.seats is not None and seat not in self.seats:
            return None
        if not self.secrets and self.seats is None:
            return self
        own = self.secrets.get(seat, {}) if seat is not None else {}
        return Event(self.kind, self.rule, {**self.figures, **own})
