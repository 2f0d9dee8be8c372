"""Chapter 10, garrisons: fronts bound to Warsaw, Prague, Vienna and Berlin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.battle_for_germany.components import SOVIET
from grognard.games.battle_for_germany.rules.reach import may_be_moved
from grognard.games.battle_for_germany.rules.stacking import destinations
from grognard.games.battle_for_germany.state import GARRISON
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState


def due(s: BattleState) -> list[int]:
    """10-0: the cities that Soviet units have entered before this phase and that still have no garrison."""
    return [
        city
        for city in s.c.garrison_cities
        if s.taken[city] and not any(stands_fast(s, unit) for unit in s.at.get(s.c.city_hex[city], ()))
    ]


def still_owed(s: BattleState) -> Refusal | None:
    """10-0: the phase can't end while a front that can still reach such a city has not gone there."""
    for city in s.due:
        space = s.c.city_hex[city]
        if s.holder[city] != SOVIET or s.fronts >> space & 1:
            continue
        for unit in s.units_of((SOVIET,)):
            if s.c.front[unit] and may_be_moved(s, unit) is None and destinations(s, unit) >> space & 1:
                return refuse("10-0", "garrison-owed", city=s.c.city_ids[city], unit=s.c.ids[unit])
    return None


def install(s: BattleState) -> None:
    """10-0, 10-2: a front that ends the movement phase in such a city stays there as its garrison."""
    for city in s.c.garrison_cities:
        if s.holder[city] != SOVIET:
            continue
        for unit in s.at.get(s.c.city_hex[city], ()):
            if s.c.front[unit] and not s.flags[unit] & GARRISON:
                s.flags[unit] |= GARRISON
                s.tell("garrison", "10-0", unit=s.c.ids[unit], city=s.c.city_ids[city])


def stands_fast(s: BattleState, unit: int) -> bool:
    """10-2, 10-3: a garrison neither moves nor retreats nor advances."""
    return bool(s.flags[unit] & GARRISON)
