"""U163, the fall of France: Alsace-Lorraine is ceded; the Axis grants an armistice, or France fights on."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from grognard.games.unconditional_surrender.roster import AXIS
from grognard.games.unconditional_surrender.rules.cession import cede
from grognard.games.unconditional_surrender.rules.factions import hexes_of
from grognard.games.unconditional_surrender.rules.relocation import relocate
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import IN_BOX, REMOVED
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

FRANCE, VICHY = "france", "vichy"


def stays(s: Position, unit: int) -> bool:
    """U163: whether a French unit stands outside mainland France, and so may fight on."""
    mainland = s.land[s.c.country[FRANCE]] & ~s.c.map.overseas
    return s.at[unit] >= 0 and not mainland >> s.at[unit] & 1


def fall_of_france(s: Position) -> None:
    """U163: who holds Paris decides whether there is anything to choose."""
    paris = s.c.map.city_names.index(s.c.countries[s.c.country[FRANCE]].capital)
    if s.control[paris] == AXIS:
        s.stack.append(Armistice())
    else:
        fight_on(s)
    cede(s, "alsace_lorraine")


class Armistice(Step, frozen=True):
    """U163: the Axis decides about the land that it has not taken."""

    rule: ClassVar[str] = "U163"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"grant": (), "refuse": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (s.seat_of(AXIS),)

    def do_grant(self, s: Position) -> None:
        s.stack.pop()
        make_peace(s)

    def do_refuse(self, s: Position) -> None:
        s.stack.pop()
        fight_on(s)


def make_peace(s: Position) -> None:
    """U163, U164: Vichy France is a neutral country with its areas; everybody's units leave them."""
    vichy, land = s.c.country[VICHY], 0
    s.tell("armistice", "U163")
    for name in s.c.countries[vichy].areas:
        area = s.c.map.areas.index(name)
        s.area_owner[area] = vichy
        land |= hexes_of(s, area)
    for unit in _french(s):
        s.place(unit, REMOVED)
    for city in s.c.map.cities_in(land):
        s.control[city] = NONE
    if s.c.scenarios[s.setup.scenario].diplomacy:
        s.cup[s.c.diplomacy.index(VICHY)] = IN_BOX
    s.derive()
    relocate(s, [unit for unit, at in enumerate(s.at) if at >= 0 and land >> at & 1])


def fight_on(s: Position) -> None:
    """U163: French units outside mainland France are UK units from now on, of the same faction as before."""
    s.tell("no_armistice", "U163")
    for unit in _french(s):
        s.serves[unit] = s.c.country["uk"]


def _french(s: Position) -> list[int]:
    """The French units that the conquest has left on the map."""
    return [unit for unit, of in enumerate(s.serves) if of == s.c.country[FRANCE] and s.at[unit] >= 0]
