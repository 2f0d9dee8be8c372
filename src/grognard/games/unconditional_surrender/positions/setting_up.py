"""Set-up of the scenarios: everything as it is before the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.positions.units import UNIT, stand
from grognard.games.unconditional_surrender.roster import FACTIONS, Scenario, month
from grognard.games.unconditional_surrender.rules.calendar import foretell
from grognard.games.unconditional_surrender.rules.sequence import Turns, begin_turn
from grognard.games.unconditional_surrender.spaces import CLIMATES, NONE
from grognard.games.unconditional_surrender.state import (
    ACTIVE,
    CONQUERED,
    EVENTS,
    EVENTS_ONCE,
    GONE,
    IN_BOX,
    IN_CUP,
    MOBILIZATION,
    NEUTRAL,
    NO_WILL,
    REMOVED,
    SURPRISE,
    UNLIMITED,
    WAITING,
)

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

ENDED_BEFORE = 1
"""The turn in which a policy ended that was never in force in a scenario."""


def begin(s: Position) -> None:
    lay_out(s)
    foretell(s)
    begin_turn(s)


def lay_out(s: Position) -> None:
    """Everything as the scenario has it before its first turn: found out once, as it is always the same."""
    setting = s.setup.scenario, len(s.setup.seats)
    if setting not in s.c.laid_out:
        _lay_out(s)
        s.c.laid_out[setting] = s.clone()
    else:
        s.c.laid_out[setting].copy_columns(s)
    s.stack = [Turns()]


def _lay_out(s: Position) -> None:
    scenario = s.c.scenarios[s.setup.scenario]
    s.turn, s.phase, s.faction = month(scenario.first_turn), 0, NONE
    s.weather, s.answered = [0] * len(CLIMATES), [0] * len(s.setup.seats)
    s.bombed, s.no_zone, s.invaded, s.late = [], [], [], []
    s.policy = [0 if name in scenario.policies else ENDED_BEFORE for name in s.c.events["policies"]]
    s.happened = [ENDED_BEFORE if name in scenario.events_happened else 0 for name in EVENTS_ONCE]
    _lay_out_countries(s, scenario)
    _lay_out_land(s, scenario)
    _lay_out_units(s, scenario)
    _lay_out_markers(s, scenario)
    _lay_out_cup(s, scenario)
    s.derive()
    _control_cities(s)
    s.derive()


def _lay_out_countries(s: Position, scenario: Scenario) -> None:
    """U13: who is at war from the start, who was conquered before."""
    number = len(s.c.countries)
    s.status, s.joined, s.conqueror = [NEUTRAL] * number, [NONE] * number, [NONE] * number
    s.leaning, s.paid, s.collapses = [NONE] * number, [0] * number, [0] * number
    for faction, names in scenario.active.items():
        for name in names:
            s.status[s.c.country[name]], s.joined[s.c.country[name]] = ACTIVE, FACTIONS.index(faction)
    for name, conquest in scenario.conquered.items():
        country = s.c.country[name]
        s.status[country], s.joined[country] = CONQUERED, FACTIONS.index(conquest.of)
        s.conqueror[country] = FACTIONS.index(conquest.by)
    own = {name: s.c.countries[n].will or NO_WILL for name, n in s.c.country.items()}
    figures = own if scenario.own_will else scenario.will
    s.will = [figures.get(name, NO_WILL) for name in s.c.country_names]
    s.points = [
        UNLIMITED if scenario.production.get(name) == "unlimited" else 0 for name in s.c.country_names
    ]
    s.fac_lost = [scenario.fac_lost.get(name, 0) for name in s.c.country_names]
    s.usa_active = s.turn if "usa" in scenario.active.get("western", ()) else 0


def _lay_out_land(s: Position, scenario: Scenario) -> None:
    """U16, U37: who has which area, and where the forts are."""
    s.area_owner = s.c.area_home[:]
    for name in scenario.ceded:
        s.area_owner[s.c.map.areas.index(name)] = s.c.country[s.c.disputed[name].claimant]
    s.annexed = list(range(len(s.c.countries)))
    for name, owner in scenario.annexed.items():
        s.annexed[s.c.country[name]] = s.c.country[owner]
    s.fort_at = [s.c.map.index[place] for place in scenario.forts]
    s.fort_of = [s.c.country[name] for name in scenario.forts.values()]
    s.control = [NONE] * len(s.c.map.cities)


def _control_cities(s: Position) -> None:
    """U18: a city is its country's faction's, or the conqueror's."""
    for country, land in enumerate(s.land):
        holder = s.conqueror[country] if s.status[country] == CONQUERED else s.joined[country]
        for city in s.c.map.cities_in(land):
            s.control[city] = holder


def _lay_out_units(s: Position, scenario: Scenario) -> None:
    """Units stand where the set-up says; others wait for their entry or are not used."""
    number = len(s.c.units)
    later = {name for names in scenario.reinforcements.values() for name in names}
    s.at = [WAITING if _comes(s, scenario, later, unit) else REMOVED for unit in range(number)]
    s.reduced = [int(kind == "garrison") for kind in s.c.kind]
    s.sorties, s.supply, s.in_fort, s.done = [0] * number, [0] * number, [0] * number, [0] * number
    s.assault, s.serves = [NONE] * number, s.c.home[:]
    for name in scenario.reinforcements.get(scenario.first_turn, ()):
        s.at[s.c.unit[name]] = MOBILIZATION
    for name, words in scenario.setup.items():
        stand(s, s.c.unit[name], UNIT.read(s, words, "setup", name))


def _comes(s: Position, scenario: Scenario, later: set[str], unit: int) -> bool:
    """Whether a unit that is not set up may come later: as a reinforcement, or by an event."""
    if scenario.own_will:
        return True
    name, home = s.c.unit_names[unit], s.c.units[unit].country
    by_event = s.c.units[unit].entry.startswith("event:") and s.status[s.c.home[unit]] == ACTIVE
    return name in later or name in scenario.event_units or by_event or home in scenario.activated


def _lay_out_markers(s: Position, scenario: Scenario) -> None:
    """Markers lie in the Events box, wait for their entry or, in the Main Event, for their price."""
    given = {name for names in scenario.markers.values() for name in names}
    s.marker_due, s.carried = [NONE] * len(s.c.markers), [NONE] * len(FACTIONS)
    s.marker_at = []
    for name, marker in zip(s.c.marker_names, s.c.markers, strict=True):
        later = SURPRISE if marker.entry == "bought" else WAITING
        s.marker_at.append(EVENTS if name in given else later if scenario.own_will else REMOVED)


def _lay_out_cup(s: Position, scenario: Scenario) -> None:
    """U144: what is in the cup and in its box."""
    cup = s.c.events["diplomacy"]
    played = scenario.diplomacy
    s.no_events = cup["no_events_in_cup"] if played else 0
    s.cup = [
        GONE if not played or name in cup["later"] else IN_CUP if name in cup["in_cup"] else IN_BOX
        for name in s.c.diplomacy
    ]
