"""1.21 to 1.27: the phases of a player-turn, in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

PHASES = ("supply", "production", "operations", "strategic", "combat", "breakthrough", "final_supply")
OF_PHASES = ("1.21", "1.22", "1.23", "1.24", "1.25", "1.26", "1.27")
"""Their paragraphs."""


def in_phase(s: Position, phase: str) -> bool:
    return PHASES[s.phase] == phase
