"""How a position stands: what can be counted in it, and who is likely to win."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import TYPE_CHECKING

from examples.narrow_seas.components import NOWHERE
from examples.narrow_seas.rules.victory import points

if TYPE_CHECKING:
    from examples.narrow_seas.state import Position

DOUBT = 2.0
"""How many points a round may still turn: the longer the game goes on, the less a lead says."""


def features(s: Position) -> Mapping[str, float]:
    """Rounds left; points, steps on the map and supply of each realm."""
    found: dict[str, float] = {"rounds_left": rounds_left(s)}
    for seat, name in enumerate(s.setup.seats):
        own = s.c.blocks_of[seat]
        found[f"points_{name}"] = points(s.c, s.holder, seat)
        found[f"steps_{name}"] = sum(s.steps[block] for block in own if s.at[block] != NOWHERE)
        found[f"supply_{name}"] = s.purse[seat]
    return found


def rounds_left(s: Position) -> int:
    return int(s.c.scenarios[s.setup.scenario]["rounds"]) - s.round


def prospect(s: Position, seat: int) -> float:
    """7.2: most points win; each realm's chance by its points beside those of the others."""
    doubt = DOUBT * (1 + rounds_left(s))
    chances = [exp(points(s.c, s.holder, one) / doubt) for one in range(len(s.setup.seats))]
    return chances[seat] / sum(chances)


def margin(s: Position, seat: int) -> float:
    """7.1: the points ahead of the best of the others."""
    totals = [points(s.c, s.holder, one) for one in range(len(s.setup.seats))]
    return float(totals[seat] - max(total for one, total in enumerate(totals) if one != seat))
