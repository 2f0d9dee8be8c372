"""`grognard` with a leak: in Europe Engulfed everybody sees every block. A search has to find it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from grognard.cli import main
from grognard.games.europe_engulfed.state import Position


def everybody(s: Any, seat: int | None, unit: int) -> bool:
    return True


blocks = replace(Position.hidden[0], knows=everybody, known=None)
setattr(Position, "hidden", (blocks, *Position.hidden[1:]))  # noqa: B010

if __name__ == "__main__":
    main()
