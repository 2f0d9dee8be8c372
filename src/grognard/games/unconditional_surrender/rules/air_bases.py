"""Section 12: why an air unit can't land in a hex; what it takes is in `air.landings`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import AIR
from grognard.games.unconditional_surrender.rules.factions import (
    enemy_cities,
    enemy_forts,
    enemy_units,
    enemy_zones,
    no_fly,
    strange_hexes,
    why_shut,
)
from grognard.games.unconditional_surrender.rules.laid_markers import beset_by_markers
from grognard.games.unconditional_surrender.rules.supply import any_line
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def why_no_landing(s: Position, unit: int, space: int, reached: int, left: int) -> Refusal:
    """U33, U98, U99: the first thing that is against a hex where a unit may not land; `reached` are the hexes
    that it comes to with the points it has `left`."""
    faction, name, place = s.faction_of(unit), s.unit_name(unit), s.c.name(space)
    hostile = enemy_units(s, faction) | enemy_cities(s, faction) | enemy_forts(s, faction)
    friends = s.cities[faction] | s.forts[faction] | s.present[faction]
    base = s.cities[faction] | s.c.map.lines
    if space >= s.c.map.hexes or s.at[unit] in s.c.map.boxes_left_by_sea:
        return refuse("U27", "no-way-to-box", space=place)
    if no_fly(s, faction) >> space & 1:
        return why_shut(s, faction, space, "U98")
    if not reached >> space & 1:
        return refuse("U98", "too-far-to-fly", unit=name, space=place, left=left)
    if strange_hexes(s, faction) >> space & 1:
        return refuse("U12", "strange-hex", space=place)
    if s.filled[AIR] >> space & 1 and not hostile >> space & 1:
        return refuse("U33", "no-room", space=place)
    if (hostile | beset_by_markers(s, faction) & ~s.cities[faction]) >> space & 1:
        return refuse("U99", "lands-among-enemies", unit=name, space=place)
    if not base >> space & 1:
        return refuse("U99", "no-base", unit=name, space=place)
    if (enemy_zones(s, faction) & ~friends) >> space & 1:
        return refuse("U99", "lands-in-zone", unit=name, space=place)
    if not any_line(s, s.serves[unit]) >> space & 1:
        return refuse("U99", "lands-without-supply", unit=name, space=place)
    return refuse("U99", "no-landing", unit=name, space=place)
