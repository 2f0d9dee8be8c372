"""U150, U151, cession: an area changes its country, with its cities; forts go, units are relocated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.rules import will
from grognard.games.unconditional_surrender.rules.factions import hexes_of
from grognard.games.unconditional_surrender.rules.relocation import relocate
from grognard.games.unconditional_surrender.state import REMOVED

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def cede(s: Position, area: str) -> None:
    """U16, U37, U151: to the country that claims it; units of the loser, and of other factions, leave it."""
    number, claim = s.c.map.areas.index(area), s.c.disputed[area]
    new, old = s.c.country[claim.claimant], s.c.country[claim.owner]
    s.area_owner[number] = new
    s.tell("ceded", "U151", area=area, country=claim.claimant)
    land = hexes_of(s, number)
    for city in s.c.map.cities_in(land):
        s.control[city] = s.joined[new]
    for fort in s.fort_at:
        if fort >= 0 and land >> fort & 1:
            s.remove_fort(fort)
    s.derive()
    inside = [unit for unit, at in enumerate(s.at) if 0 <= at < s.c.map.hexes and land >> at & 1]
    relocate(s, [unit for unit in inside if s.faction_of(unit) != s.joined[new] or s.serves[unit] == old])
    if claim.claimant == "ussr":
        will.change(s, new, s.c.countries[old].factories)


def annex(s: Position, countries: list[int], new: int) -> None:
    """U16, U150: whole countries become the land of another; their units leave the game."""
    for country in countries:
        s.annexed[country] = new
        s.tell("annexed", "U150", country=s.c.country_names[country])
        for unit in s.c.units_of[country]:
            s.place(unit, REMOVED)
        for city in s.c.map.cities_in(s.land[country]):
            s.control[city] = s.joined[new]
    s.derive()
    will.change(s, new, s.c.tables["will"]["baltic_states"])
