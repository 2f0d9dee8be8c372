"""Section 16, diplomacy: markers are drawn from the cup or added to it; countries lean, join or stay out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

import msgspec

from grognard.games.unconditional_surrender.roster import AXIS, FACTIONS, SOVIET, WESTERN
from grognard.games.unconditional_surrender.rules.activation import activate
from grognard.games.unconditional_surrender.rules.cession import annex, cede
from grognard.games.unconditional_surrender.rules.economy import pay_together, too_dear_together
from grognard.games.unconditional_surrender.rules.factions import are_enemies, pact_holds
from grognard.games.unconditional_surrender.rules.logistics import OfFaction
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import (
    ACTIVE,
    CONQUERED,
    GONE,
    IN_BOX,
    IN_CUP,
    NEUTRAL,
    NO,
    RETURNING,
)
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

DRAWING, ADDING = "draw", "add"
BALTIC = "baltic_states"


class Diplomacy(OfFaction, frozen=True):
    """U50, U144: a faction draws, or adds, as often as it pays; never both in one segment."""

    chosen: str = ""
    rule: ClassVar[str] = "U144"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"draw": (), "add": ("cup",), "end": ()}

    def may_draw(self, s: Position) -> Refusal | None:
        if self.chosen == ADDING:
            return refuse("U144", "has-added")
        if not in_cup(s) and not s.no_events:
            return refuse("U144", "cup-is-empty")
        return too_dear_together(s, s.faction, self._price(s, DRAWING))

    def do_draw(self, s: Position) -> None:
        """U10, U145: every marker in the cup is as likely; what comes out is seen by all."""
        self._begin(s, DRAWING)
        markers = in_cup(s)
        number = s.draw(len(markers) + s.no_events)
        s.reveal()
        if number < len(markers):
            draw_marker(s, markers[number])
        else:
            s.no_events -= 1
            s.tell("no_event", "U145", faction=FACTIONS[s.faction])

    def candidates_add(self, s: Position) -> Iterator[tuple[int]]:
        yield from ((marker,) for marker, place in enumerate(s.cup) if place == IN_BOX)

    def may_add(self, s: Position, marker: int) -> Refusal | None:
        if self.chosen == DRAWING:
            return refuse("U144", "has-drawn")
        if s.cup[marker] != IN_BOX:
            return refuse("U144", "not-in-the-box", cup=s.c.diplomacy[marker])
        return too_dear_together(s, s.faction, self._price(s, ADDING))

    def do_add(self, s: Position, marker: int) -> None:
        """U50: with a No Event marker, if one is left in the box."""
        self._begin(s, ADDING)
        s.cup[marker] = IN_CUP
        left = s.no_events < s.c.events["diplomacy"]["no_event_markers"]
        s.no_events += left
        s.tell("added", "U144", cup=s.c.diplomacy[marker], number=int(left))

    def _price(self, s: Position, what: str) -> int:
        return int(s.c.tables["prices"]["markers"][what])

    def _begin(self, s: Position, what: str) -> None:
        pay_together(s, s.faction, self._price(s, what))
        s.stack[-1] = msgspec.structs.replace(self, chosen=what)

    def proceed(self, s: Position) -> bool:
        if super().proceed(s):
            give_back(s)
            return True
        return False

    def do_end(self, s: Position) -> None:
        super().do_end(s)
        give_back(s)


def in_cup(s: Position) -> list[int]:
    """The markers in the cup but the No Event ones, in a fixed order."""
    return [marker for marker, place in enumerate(s.cup) if place == IN_CUP]


def give_back(s: Position) -> None:
    """U149: what failed goes back to the cup when the segment is over."""
    s.cup = [IN_CUP if place == RETURNING else place for place in s.cup]


def draw_marker(s: Position, marker: int) -> None:
    """U146, U150: a cession happens or not; a country that is neutral is put to a political check."""
    name = s.c.diplomacy[marker]
    s.tell("drawn", "U144", faction=FACTIONS[s.faction], cup=name)
    if name in s.c.events["diplomacy"]["cessions"]:
        s.cup[marker] = GONE
        _demand(s, name)
    elif s.status[s.c.country[name]] != NEUTRAL:
        s.cup[marker] = GONE
        s.tell("marker_void", "U146", cup=name)
    else:
        s.cup[marker] = _approach(s, s.c.country[name])


def _demand(s: Position, name: str) -> None:
    """U150: only while the Pact is in force, and only from neutral countries."""
    if name == BALTIC:
        owners = [s.c.country[one] for one in s.c.events["conditional"]["east_invasion"]["join"]]
    else:
        owners = [s.c.country[s.c.disputed[name].owner]]
    neutral = [country for country in owners if s.status[country] == NEUTRAL and s.land[country]]
    if not pact_holds(s) or not neutral:
        s.tell("marker_void", "U150", cup=name)
    elif name == BALTIC:
        annex(s, neutral, s.c.country["ussr"])
    else:
        cede(s, name)


def _approach(s: Position, country: int) -> int:
    """U147 to U149: a political check, and where the country's marker goes then."""
    figures, value = s.c.tables["rating"], rating(s, country, s.faction)
    die = s.roll("political", "U147")
    success = die <= value and die != figures["always_fails"]
    name = s.c.country_names[country]
    s.tell("checked", "U147", country=name, number=value, outcome="success" if success else "failure")
    if not success:
        return RETURNING
    if s.leaning[country] == s.faction:
        activate(s, country, s.faction)
        return GONE
    before = s.leaning[country]
    s.leaning[country] = s.faction if before == NONE else NONE
    whose = FACTIONS[s.faction if before == NONE else before]
    s.tell("leans" if before == NONE else "leans_no_more", "U148", country=name, faction=whose)
    return IN_BOX


def rating(s: Position, country: int, faction: int) -> int:
    """U147: the country's own for a faction, and what the state of the war adds."""
    figures = s.c.tables["rating"]
    found = s.c.countries[country].rating[FACTIONS[faction]]
    found += figures["supplied_neighbour"] * _stands_beside(s, country, faction)
    if faction == AXIS:
        fallen = s.status[s.c.country["france"]] == CONQUERED
        found += figures["axis_france_conquered"] * fallen
        found += figures["axis_city_lost"] * (_lost_cities(s, "germany") > 0)
    elif faction == WESTERN:
        found += figures["western_usa"] * (s.status[s.c.country["usa"]] == ACTIVE)
    elif faction == SOVIET and not pact_holds(s):
        few = _lost_cities(s, "ussr") < figures["soviet_cities"]
        found += figures["soviet_hardly_invaded"] * few
    return int(found)


def _stands_beside(s: Position, country: int, faction: int) -> bool:
    """A supplied ground unit of the faction in a hex next to the country."""
    beside = s.c.map.range_links.spread(s.land[country]) & ~s.land[country] & s.standing[faction]
    return any(s.supply[s.units_at[0][space]] != NO for space in spaces_in(beside))


def _lost_cities(s: Position, name: str) -> int:
    """The mainland cities of a country in enemy hands."""
    country = s.c.country[name]
    cities = s.c.map.cities_in(s.land[country] & ~s.c.map.overseas)
    return sum(are_enemies(s, s.joined[country], s.control[city]) for city in cities)


def begin(s: Position) -> None:
    """U2, U144: of a shared faction its first seat draws and adds."""
    s.stack.append(Diplomacy(s.setup.seats_for(s.faction)[0]))
