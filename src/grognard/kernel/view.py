"""What one seat may know."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.kernel.outcome import Outcome


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Built by naming what may be seen, never by deleting what may not. A game adds its own fields."""

    game: str
    scenario: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    seat: int | None
    waiting: tuple[int, ...]
    commitment: str
    outcome: Outcome | None
    undo: bool

    def encode(self) -> bytes:
        """The view as bytes, as a client would get it."""
        return msgspec.json.encode(self, order="deterministic")
