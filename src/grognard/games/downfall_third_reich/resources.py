"""Chapter 18, resources: areas whose holder changes what Planning brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.components import FACTIONS, HOLDERS

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


def planning(s: DownfallState, faction: int) -> int:
    """18.1, 18.2, 18.3, 18.4: the PO that a faction gets more, or less, with each Planning action."""
    change = 0
    for area, resource in s.c.tables["resources"].items():
        if resource["faction"] != FACTIONS[faction] or s.turn > resource.get("last_turn", s.turn):
            continue
        if HOLDERS[s.control[s.c.board.index[area]]] in resource["held_by"]:
            change += resource["po"]
    return change
