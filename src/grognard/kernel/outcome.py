"""How a game ended."""

from __future__ import annotations

from typing import Any

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the winning seats (none: a draw), a message key, the rule, and its figures."""

    winners: tuple[int, ...]
    how: str
    rule: str
    figures: dict[str, Any] = {}
