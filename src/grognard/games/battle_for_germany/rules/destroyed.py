"""7-1, destroyed units: the box depends on where a unit dies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.battle_for_germany.components import SOVIET
from grognard.games.battle_for_germany.rules.victory import vacated

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState

# What is told of a unit that did not die in combat.
CAUSES = {"6-23": "trapped", "5-42": "not-back", "14-0": "not-back", "5-51": "not-home", "5-52": "not-out"}


def destroy(s: BattleState, unit: int, rule: str) -> None:
    """7-11 to 7-13: takes a unit off the map and puts it into its box."""
    space, box = s.where[unit], box_for(s, unit)
    s.move(unit, box)
    s.flags[unit] = 0
    names, cause = s.c.place_names, CAUSES.get(rule, "combat")
    s.tell("destroyed", rule, unit=s.c.ids[unit], space=names[space], box=names[box], cause=cause)
    if space < s.c.map_size:
        vacated(s, space)


def box_for(s: BattleState, unit: int) -> int:
    """7-11: Germans by the side of the boundary; 7-12: Soviets and allies; 7-13: the West, or Italy."""
    c, space = s.c, s.where[unit]
    if c.german[unit]:
        if space >= c.map_size:
            return c.east_box  # 8-0: lost on the way from Courland
        return c.west_box if c.west >> space & 1 else c.east_box
    if c.first_force[unit] == SOVIET:
        return c.soviet_box
    return c.italy_box if c.italy >> space & 1 else c.western_box
