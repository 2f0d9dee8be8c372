"""What happens when a ground unit comes into a hex, by whatever way, and when units are lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import AIR, FACTIONS, WESTERN
from grognard.games.unconditional_surrender.rules import will
from grognard.games.unconditional_surrender.rules.events import acted_in
from grognard.games.unconditional_surrender.rules.factions import are_enemies, enemy_forts
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import ELIMINATED, REMOVED

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def enter(s: Position, unit: int, space: int) -> None:
    """U18, U37: an enemy city changes hands at once, an enemy fort is removed for good."""
    faction = s.faction_of(unit)
    driven_out = [
        units[space]
        for units in s.units_at[AIR:]
        if space in units and are_enemies(s, faction, s.faction_of(units[space]))
    ]
    s.place(unit, space)
    if enemy_forts(s, faction) >> space & 1:
        s.remove_fort(space)
        s.tell("fort_gone", "U37", space=s.c.name(space))
    if are_enemies(s, faction, WESTERN):
        _wreck_harbour(s, space)
    city = s.c.map.city_at.get(space, NONE)
    if city != NONE and s.control[city] != faction:
        take_city(s, city, faction)
    if driven_out:
        displace(s, driven_out)
    acted_in(s, faction, space, ground=True)


def _wreck_harbour(s: Position, space: int) -> None:
    """U118: a Mulberry marker is removed when an enemy ground unit enters its hex."""
    for marker in s.c.mulberries:
        if s.marker_at[marker] == space:
            s.marker_at[marker] = REMOVED
            s.tell("harbour_gone", "U118", space=s.c.name(space))


def displace(s: Position, units: list[int]) -> None:
    """U35, U73: air and naval units whose hex an enemy has taken have to go, one after the other."""
    from grognard.games.unconditional_surrender.rules.displacement import Displacement

    s.stack += [Displacement(unit) for unit in reversed(units)]


def take_city(s: Position, city: int, faction: int) -> None:
    """U18: control changes, and the will of its country with it."""
    before = s.control[city]
    s.take_city(city, faction)
    s.tell("city_taken", "U18", city=s.c.map.city_names[city], faction=FACTIONS[faction])
    will.city_taken(s, city, before, faction)


def eliminate(s: Position, unit: int, defending: bool = False) -> None:
    """U36, U152: to the Eliminated box; a field unit lost while defending in combat costs will.

    U163: one that serves another country since its own fell leaves the game.
    """
    s.place(unit, ELIMINATED if s.serves[unit] == s.c.home[unit] else REMOVED)
    s.sorties[unit], s.supply[unit], s.assault[unit] = 0, 0, NONE
    s.reduced[unit] = int(s.c.kind[unit] == "garrison")
    s.tell("eliminated", "U36", unit=s.unit_name(unit))
    if defending:
        will.unit_lost(s, unit)


def is_spared(s: Position, unit: int) -> bool:
    """U49: a scenario whose bombers stay at home never loses one."""
    return s.c.kind[unit] == "bomber" and s.c.scenarios[s.setup.scenario].bombers_stay_home


def weaken(s: Position, unit: int, defending: bool) -> bool:
    """U92: a full unit is reduced, a reduced one eliminated; whether it is gone."""
    if s.reduced[unit]:
        eliminate(s, unit, defending)
        return True
    s.reduced[unit] = 1
    s.tell("reduced", "U92", unit=s.unit_name(unit))
    return False
