"""U140, U169: when things are due: in a month, or so many turns after the Pact's end or the USA's entry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import month
from grognard.games.unconditional_surrender.state import PACT

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def due(s: Position, entry: str) -> bool:
    """Whether something has come by now: a month, or so many turns after an event."""
    if entry[:4].isdecimal():
        return s.turn >= month(entry)
    word, _, later = entry.partition("+")
    if not later:
        return False
    start = s.usa_active if word == "usa" else s.policy[PACT]
    return bool(start) and s.turn >= start + int(later)
