"""Chapter 18, resources: areas whose holder changes what Planning brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


def planning(s: DownfallState, faction: int) -> int:
    """18.1, 18.2, 18.3, 18.4: the PO that a faction gets more, or less, with each Planning action."""
    change = 0
    for area, holders, last_turn, points in s.c.resources[faction]:
        if s.control[area] in holders and s.turn <= last_turn:
            change += points
    return change
