"""Section 17, conditional events: what sets them off, their effects, and the units that they bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.unconditional_surrender.roster import AIR, AXIS, GROUND, PHASES, SOVIET, month
from grognard.games.unconditional_surrender.rules.activation import activate
from grognard.games.unconditional_surrender.rules.factions import (
    country_at,
    enemy_cities,
    enemy_units,
    pact_strained,
    soviet_land,
    strange_hexes,
)
from grognard.games.unconditional_surrender.rules.policies import end_policy
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import (
    ACTIVE,
    APPEASEMENT,
    EVENTS_ONCE,
    MOBILIZATION,
    NEUTRAL,
    PACT,
    WAITING,
    EventId,
)
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.ranges import UnitId
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

EAST, CRISIS, _, NORTH, SOUTH, WEST = range(len(EVENTS_ONCE))
RULES = {EAST: "U165c", CRISIS: "U165b", NORTH: "U165e", SOUTH: "U165f", WEST: "U165a"}


def table(s: Position, event: int) -> dict[str, Any]:
    """The figures of an event."""
    found: dict[str, Any] = s.c.events["conditional"][EVENTS_ONCE[event]]
    return found


# ---------------------------------------------------------------- what sets them off


def acted_in(s: Position, faction: int, space: int, ground: bool) -> None:
    """U39, U165: a unit or marker attacks, enters or is placed in a hex; `ground`: it is a ground unit."""
    if faction == AXIS and 0 <= space < s.c.map.hexes:
        trigger(s, _set_off(s, space, ground))


def _set_off(s: Position, space: int, ground: bool) -> list[int]:
    found = [event for event in _wanted(s, PLACES) if PLACES[event](s, space)]
    return found if ground else [event for event in found if event not in (NORTH, SOUTH)]


def _in_countries(s: Position, event: int, space: int) -> bool:
    return s.c.country_names[country_at(s, space)] in table(s, event)["countries"]


def _in_the_east(s: Position, space: int) -> bool:
    """U165c: the Baltic countries or the USSR, with what was ceded to it."""
    return _in_countries(s, EAST, space)


def _in_the_west(s: Position, space: int) -> bool:
    """U45, U165a: the Low Countries, Ireland, mainland France or UK; a declaration is no such act."""
    home = s.c.country_names[country_at(s, space)] in table(s, WEST)["mainlands"]
    return _in_countries(s, WEST, space) or (home and not s.c.map.overseas >> space & 1)


def _round_the_mediterranean(s: Position, space: int) -> bool:
    """U165b: the neighbours of French and UK overseas areas, and these areas; not the mainlands."""
    away = s.c.country_names[country_at(s, space)] in table(s, CRISIS)["overseas"]
    return _in_countries(s, CRISIS, space) or bool(away and s.c.map.overseas >> space & 1)


def _in_the_north(s: Position, space: int) -> bool:
    """U165e."""
    return (
        country_at(s, space) == s.c.country["ussr"] and s.c.map.row[space] < s.c.tables["borders"]["north_of"]
    )


def _in_the_south(s: Position, space: int) -> bool:
    """U165f."""
    return (
        country_at(s, space) == s.c.country["ussr"] and s.c.map.row[space] > s.c.tables["borders"]["south_of"]
    )


PLACES: dict[int, Callable[[Position, int], bool]] = {
    EAST: _in_the_east,
    CRISIS: _round_the_mediterranean,
    NORTH: _in_the_north,
    SOUTH: _in_the_south,
    WEST: _in_the_west,
}


def sets_off(s: Position, space: int) -> bool:
    """U39: whether an Axis unit that enters a hex sets off an event: it may bring enemies at once, or end the
    policy that kept their zones of control away."""
    wanted = _wanted(s, PLACES) if space < s.c.map.hexes else ()
    return any(PLACES[event](s, space) for event in wanted)


def country_activated(s: Position, country: int) -> None:
    """U165: Finland, Turkey; an Axis country whose own units are now placed in it; Poland with the Axis."""
    name = s.c.country_names[country]
    found = [event for event in (NORTH, SOUTH) if table(s, event)["activated"] == name]
    if s.joined[country] == AXIS:
        stand = [s.at[unit] for unit in s.c.units_of[country] if 0 <= s.at[unit] < s.c.map.hexes]
        found += [event for space in stand for event in _set_off(s, space, ground=False)]
        found += [EAST] if name == "poland" else []
    trigger(s, found)


def usa_activated(s: Position) -> None:
    """U165a to U165c: what has not happened yet happens with the activation of the USA."""
    trigger(s, [EAST, CRISIS, WEST])


def break_pact(s: Position, spaces: Iterable[int]) -> bool:
    """U43b: an Axis act in the USSR ends a strained Pact before it is carried out; whether it did."""
    if not pact_strained(s) or not soviet_land(s) & mask_of(n for n in spaces if n < s.c.map.hexes):
        return False
    trigger(s, [EAST])
    return True


def give_up_way(s: Position, unit: int) -> None:
    """U39: what a unit's way has set off keeps it from going on, or from going at all."""
    s.tell("broken_off", "U39", unit=s.unit_name(unit), space=s.c.name(s.at[unit]))


# ---------------------------------------------------------------- they happen


def _wanted(s: Position, events: Iterable[int]) -> list[int]:
    """U165: each once, and those that the scenario has."""
    known = s.c.scenarios[s.setup.scenario].conditional
    if not known:
        return []
    return [one for one in sorted(set(events)) if not s.happened[one] and EVENTS_ONCE[one] in known]


def trigger(s: Position, events: Iterable[int]) -> None:
    """U39, U166: at once; of several the phasing faction chooses the order."""
    wanted = _wanted(s, events)
    if len(wanted) > 1 and s.faction != NONE:
        s.stack.append(Triggered(tuple(wanted)))
    else:
        for event in wanted:
            happen(s, event)


def happen(s: Position, event: int) -> None:
    """U165: for good; policies end, countries join, units come."""
    s.happened[event] = s.turn
    s.tell("happens", RULES[event], event=EVENTS_ONCE[event])
    ended = {EAST: PACT, WEST: APPEASEMENT, CRISIS: APPEASEMENT}.get(event)
    if ended is not None and not s.policy[ended]:
        end_policy(s, ended)
    for name in table(s, event).get("join", ()):
        country = s.c.country[name]
        if s.status[country] == NEUTRAL and s.land[country]:
            activate(s, country, SOVIET)
    if not table(s, event).get("late"):
        _bring(s, event)


class Triggered(Step, frozen=True):
    """U166: events that were set off together; the phasing faction says which comes first."""

    events: tuple[EventId, ...]
    rule: ClassVar[str] = "U166"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"first": ("event",)}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (s.seat_of(s.faction),)

    def question(self, s: Position) -> dict[str, Any]:
        return {"events": [EVENTS_ONCE[event] for event in self.events]}

    def proceed(self, s: Position) -> bool:
        """A single one needs no order."""
        left = _wanted(s, self.events)
        if len(left) > 1:
            return False
        s.stack.pop()
        trigger(s, left)
        return True

    def candidates_first(self, s: Position) -> Iterator[tuple[int]]:
        yield from ((event,) for event in self.events)

    def may_first(self, s: Position, event: int) -> Refusal | None:
        if event not in _wanted(s, self.events):
            return refuse("U166", "not-triggered", event=EVENTS_ONCE[event])
        return None

    def do_first(self, s: Position, event: int) -> None:
        s.stack[-1] = Triggered(tuple(one for one in self.events if one != event))
        happen(s, event)


# ---------------------------------------------------------------- the units that they bring


def _bring(s: Position, event: int) -> bool:
    """The units that wait for an event are put one after the other; whether there are any."""
    coming = s.c.units_by_entry.get(f"event:{EVENTS_ONCE[event]}", ())
    units = [unit for unit in coming if s.at[unit] == WAITING and s.status[s.c.home[unit]] == ACTIVE]
    s.stack += [Placement(unit, event) for unit in reversed(units)]
    return bool(units)


def bring_late(s: Position) -> bool:
    """U165a, U165c: at the end of the phase in which it happened; whether any unit comes.

    What had happened before a scenario began brings its units at the end of the first Axis operations.
    """
    after_operations = PHASES[s.phase] == "supply" and s.faction == AXIS
    if PHASES[s.phase] == "actions":
        return False
    scenario = s.c.scenarios[s.setup.scenario]
    given = after_operations and any(s.turn >= month(when) for when in scenario.event_units.values())
    start = month(scenario.first_turn)
    found = False
    for event in (EAST, WEST):
        happened = s.happened[event] >= start or (s.happened[event] and after_operations)
        if happened or (event == WEST and given):
            found = _bring(s, event) or found
    return found


class Placement(Step, frozen=True):
    """U9, U165, U167: its owner puts a unit where the event says; without room it goes to Mobilization."""

    unit: UnitId
    event: EventId
    rule: ClassVar[str] = "U165"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"put": ("unit", "space")}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (s.seat_of(s.faction_of(self.unit), s.serves[self.unit]),)

    def question(self, s: Position) -> dict[str, Any]:
        return {"unit": s.unit_name(self.unit), "event": EVENTS_ONCE[self.event]}

    def proceed(self, s: Position) -> bool:
        found = room(s, self.unit, self.event)
        if found.bit_count() > 1:
            return False
        if found:
            self.do_put(s, self.unit, found.bit_length() - 1)
        else:
            s.stack.pop()
            s.place(self.unit, MOBILIZATION)
            s.tell("no_room_for", "U167", unit=s.unit_name(self.unit))
        return True

    def candidates_put(self, s: Position) -> Iterator[tuple[int, int]]:
        yield from ((self.unit, space) for space in spaces_in(room(s, self.unit, self.event)))

    def may_put(self, s: Position, unit: int, space: int) -> Refusal | None:
        if unit != self.unit or not room(s, unit, self.event) >> space & 1:
            return refuse(RULES[self.event], "not-put-there", unit=s.unit_name(unit), space=s.c.name(space))
        return None

    def do_put(self, s: Position, unit: int, space: int) -> None:
        """At full strength, as it has waited; air units with the Sorties that the event says."""
        s.stack.pop()
        s.place(unit, space)
        s.sorties[unit] = table(s, self.event).get("sorties", 0) if s.c.branch[unit] == AIR else 0
        s.tell("put", RULES[self.event], unit=s.unit_name(unit), space=s.c.name(space))


def room(s: Position, unit: int, event: int) -> int:
    """U33, U165: the hexes where an event lets a unit be put: friendly cities, or lines, with room for it."""
    faction, branch, figures = s.faction_of(unit), s.c.branch[unit], table(s, event)
    found = s.land[s.serves[unit]]
    if "places" in figures:
        names = figures["places"][s.unit_name(unit)]
        found = mask_of(s.c.map.index[s.c.map.cities[name].hex] for name in names)
    found &= s.cities[faction] | (s.c.map.lines if figures.get("lines") else 0)
    if "rows" in figures:
        found &= s.c.rows_between(*figures["rows"])
    hostile = enemy_units(s, faction) | enemy_cities(s, faction) | strange_hexes(s, faction)
    found &= ~hostile & ~mask_of(s.units_at[branch]) & ~s.c.map.faded
    if branch == GROUND:
        return found & ~s.closed[faction]
    return found if branch == AIR else found & s.c.map.port
