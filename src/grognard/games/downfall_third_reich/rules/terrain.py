"""Chapter 15, terrain: what the ground, a fortress and the border give to the defender."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.state import BY_SEA

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


def fortress(s: DownfallState, faction: int, area: int) -> int:
    """15.3: a fortress helps the faction that controls its area."""
    if s.c.fortresses >> area & 1 and s.control[area] == faction:
        return int(s.c.tables["combat"]["fortress"])
    return 0


def coast(s: DownfallState, attacker: int) -> int:
    """15.1, 22.8: against an attacker that has landed, wherever its supports came from."""
    return int(s.c.tables["combat"]["coast"]) if s.came[attacker] == BY_SEA else 0


def border(s: DownfallState, armies: Iterable[int], area: int) -> int:
    """15.1, 15.5, 22.11: river, strait, fortified line: every army of an attack came over one; the least."""
    bonuses, came = s.c.border_bonus, s.came
    return min(bonuses.get((came[unit], area), 0) for unit in armies)


def crossable(s: DownfallState, faction: int) -> int:
    """13.1, 15.6: the areas whose ground lets armour of a faction cross: open plain; in Africa any ground."""
    c = s.c
    open_ground = c.plains & ~c.fortresses if s.has(faction, "blitzkrieg") else 0
    return open_ground | c.africa
