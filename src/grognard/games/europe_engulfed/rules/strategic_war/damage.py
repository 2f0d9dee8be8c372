"""2.12, 2.23, 2.26, damage: WERPs lost in this turn, never more than there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.games.europe_engulfed.rules.production.income import home_income
from grognard.games.europe_engulfed.rules.weather import fair

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def destroy(s: Position, power: int, number: int) -> dict[str, Any]:
    """4.1: WERPs are lost, but damage can't be carried over to another turn; what is told of it."""
    lost = min(number, s.werps[power])
    s.werps[power] -= lost
    return {"power": s.c.power_ids[power], "number": lost, "left": s.werps[power]}


def most_damage(s: Position, power: int) -> int:
    """2.26: bombers cost at most half of what its supplied home areas give, rounded down."""
    return home_income(s, power) // int(s.c.tables["air_war"]["damage_divisor"])


def foul(s: Position) -> int:
    """2.22: 1 in mud or snow; the weather of the West counts, figures stand in the tables in that order."""
    return int(not fair(s, s.c.index["london"]))
