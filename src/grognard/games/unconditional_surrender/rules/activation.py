"""Section 16, activation: a neutral country joins a faction; units, will, cities and markers come in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import AXIS, FACTIONS, PHASES
from grognard.games.unconditional_surrender.rules.cession import cede
from grognard.games.unconditional_surrender.rules.economy import produce
from grognard.games.unconditional_surrender.rules.factions import are_enemies
from grognard.games.unconditional_surrender.rules.relocation import relocate, relocate_from, standable
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import ACTIVE, EVENTS, WAITING

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def activate(s: Position, country: int, faction: int) -> None:
    """U71, U135, U137: for good; its cities are friendly, its units stand in their placement hexes.

    Before anything else is settled enemies in it have to leave, then those of its units that found their hex
    taken are placed (U136).
    """
    from grognard.games.unconditional_surrender.rules.events import country_activated

    s.status[country], s.joined[country], s.leaning[country] = ACTIVE, faction, NONE
    s.tell("activated", "U135", country=s.c.country_names[country], faction=FACTIONS[faction])
    for city in s.c.map.cities_in(s.land[country]):
        s.control[city] = faction
    s.derive()
    inside = [unit for unit, at in enumerate(s.at) if 0 <= at < s.c.map.hexes and s.land[country] >> at & 1]
    displaced = _place_units(s, country)
    name = s.c.country_names[country]
    for marker, own in enumerate(s.c.markers):
        if own.entry == "activation" and own.nations == (name,) and s.marker_at[marker] == WAITING:
            s.marker_at[marker] = EVENTS
    _claim(s, country)
    country_activated(s, country)
    if s.paid[country] < s.turn and economy_is_past(s):
        produce(s, country)
    relocate_from(s, displaced)
    relocate(s, [unit for unit in inside if are_enemies(s, faction, s.faction_of(unit))])


def _claim(s: Position, country: int) -> None:
    """U16, U151: a country that joins the Axis gets what it claims from one that is neutral or Axis."""
    for area, claim in s.c.disputed.items():
        owner = s.c.country[claim.owner]
        mine = claim.on_joining_axis and s.c.country[claim.claimant] == country and s.joined[country] == AXIS
        if mine and area in s.c.map.areas and s.joined[owner] in (NONE, AXIS):
            cede(s, area)


def economy_is_past(s: Position) -> bool:
    """U135: whether the Economy Phase of this turn is over; who comes at the end of a turn comes into the
    next."""
    return PHASES.index("economy") < s.phase < PHASES.index("end")


def _place_units(s: Position, country: int) -> list[tuple[int, int]]:
    """U135, U136: at full strength; those whose hex is taken or no longer theirs, and the hex, are left."""
    displaced = []
    for name, place in s.c.countries[country].placement.items():
        unit, space = s.c.unit[name], s.c.map.index[place]
        s.sorties[unit], s.supply[unit], s.reduced[unit] = 0, 0, int(s.c.kind[unit] == "garrison")
        if standable(s, unit) & s.land[country] & 1 << space:
            s.place(unit, space)
            s.tell("placed", "U135", unit=name, space=place)
        else:
            displaced.append((unit, space))
    return displaced
