"""What a study counts of a finished game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.rules.victory import german_areas_lost, soviet_areas_lost

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

FALLS = ("germany", "france", "italy", "ussr")


def facts(s: DownfallState) -> Mapping[str, str | int]:
    """How it ended, when countries fell and the Axis entered the USSR, and what was held in the end."""
    found: dict[str, str | int] = {"how": s.outcome.how if s.outcome else ""}
    for name in FALLS:
        found[f"{name}_fell"] = _when(s, s.fell[s.c.country_number[name]])
    found["ussr_entered"] = _when(s, s.entered_ussr)
    found["last_turn"] = s.turn
    found["soviet_areas_lost"] = soviet_areas_lost(s)
    found["german_areas_lost"] = german_areas_lost(s)
    return found


def _when(s: DownfallState, turn: int) -> str:
    if not turn:
        return "never"
    return f"turn {turn:02}" if turn >= s.setup.first_turn else "before"
