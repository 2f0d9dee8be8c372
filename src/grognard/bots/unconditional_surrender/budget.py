"""Production points: what armies that wait or are worn need of them before anything else is paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import GROUND
from grognard.games.unconditional_surrender.rules.logistics import price
from grognard.games.unconditional_surrender.state import MOBILIZATION

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def to_mobilize(s: Position, country: int) -> int:
    """What it costs to bring all armies of a country that wait into play: a point or two for each."""
    return sum(price(s, unit, "mobilization") for unit in _armies(s, country) if s.at[unit] == MOBILIZATION)


def to_restore(s: Position, country: int) -> int:
    """What it costs to bring all its armies on the map to full strength."""
    worn = (unit for unit in _armies(s, country) if s.at[unit] >= 0 and s.reduced[unit])
    return sum(price(s, unit, "replacement") for unit in worn)


def _armies(s: Position, country: int) -> list[int]:
    return [
        unit
        for unit, serves in enumerate(s.serves)
        if serves == country and s.c.branch[unit] == GROUND and s.c.units[unit].field
    ]
