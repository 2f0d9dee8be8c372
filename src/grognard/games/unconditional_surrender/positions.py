"""Set-up of the scenarios, positions that files describe, and what cases look at, in the same words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grognard.games.unconditional_surrender.roster import AXIS, FACTIONS, Scenario, month
from grognard.games.unconditional_surrender.rules.sequence import PHASES, Turns, begin_turn, jump_to
from grognard.games.unconditional_surrender.spaces import CLIMATES, NONE
from grognard.games.unconditional_surrender.state import (
    ACTIVATED,
    ACTIVE,
    ATTACKED,
    CONQUERED,
    CUP_PLACES,
    EVENTS,
    EVENTS_ONCE,
    GONE,
    IN_BOX,
    IN_CUP,
    LOW,
    NEUTRAL,
    NO,
    NO_WILL,
    PLACES,
    REMOVED,
    SKIES,
    STATUSES,
    SURPRISE,
    UNLIMITED,
    WAITING,
)
from grognard.kernel.position_file import ColumnKey, Key, PositionFile
from grognard.kernel.position_tables import Grouped, ListOf, Row, Table
from grognard.kernel.position_values import Kind, Name, Number

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

ENDED_BEFORE = 1
"""The turn in which a policy ended that was never in force in a scenario."""


def lay_out(s: Position) -> None:
    """Everything as the scenario has it before its first turn."""
    scenario = s.c.scenarios[s.setup.scenario]
    s.turn, s.phase, s.faction = month(scenario.first_turn), 0, NONE
    s.weather, s.answered = [0] * len(CLIMATES), [0] * len(s.setup.seats)
    s.bombed, s.no_zone, s.invaded = [], [], []
    s.policy = [0 if name in scenario.policies else ENDED_BEFORE for name in s.c.events["policies"]]
    s.happened = [ENDED_BEFORE if name in scenario.events_happened else 0 for name in EVENTS_ONCE]
    _lay_out_countries(s, scenario)
    _lay_out_land(s, scenario)
    _lay_out_units(s, scenario)
    _lay_out_markers(s, scenario)
    _lay_out_cup(s, scenario)
    s.stack = [Turns()]
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
    s.at = [WAITING if _comes(s, scenario, unit) else REMOVED for unit in range(number)]
    s.reduced = [int(kind == "garrison") for kind in s.c.kind]
    s.sorties, s.supply, s.in_fort, s.done = [0] * number, [0] * number, [0] * number, [0] * number
    s.assault, s.serves = [NONE] * number, s.c.home[:]
    for name, words in scenario.setup.items():
        _stand(s, s.c.unit[name], UNIT.read(s, words, "setup", name))


def _comes(s: Position, scenario: Scenario, unit: int) -> bool:
    """Whether a unit that is not set up may come later."""
    if scenario.own_will:
        return True
    name, home = s.c.unit_names[unit], s.c.units[unit].country
    later = [late for names in scenario.reinforcements.values() for late in names]
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


# ---------------------------------------------------------------- files


def begin(s: Position) -> None:
    lay_out(s)
    begin_turn(s)


def arrange(s: Position, position: Mapping[str, Any]) -> None:
    """A position of a file: the scenario with what the file says; units that it leaves out are away."""
    lay_out(s)
    given = POSITION_FILE.read(s, position)
    if "units" in given:
        s.at = [WAITING if at >= 0 else at for at in s.at]
        s.in_fort = [0] * len(s.at)
    POSITION_FILE.put(s, given)
    s.derive()
    jump_to(s, PHASES[given.get("phase", 0)], given.get("faction", AXIS))


def _stand(s: Position, unit: int, row: tuple[Any, ...]) -> None:
    place, *marks = row
    told = dict(zip(MARKS, marks, strict=True))
    s.at[unit] = place
    s.reduced[unit] = int(told["reduced"] or s.c.kind[unit] == "garrison")
    s.in_fort[unit] = int(told["in_fort"])
    s.supply[unit] = NO if told["unsupplied"] else LOW if told["low"] else 0
    s.done[unit] = ACTIVATED * told["activated"] | ATTACKED * told["attacked"]
    s.sorties[unit] = next((n for n in range(1, 7) if told[f"sorties{n}"]), 0)


def _put_units(s: Position, units: dict[int, tuple[Any, ...]]) -> None:
    for unit, row in units.items():
        _stand(s, unit, row)


def _told(s: Position, unit: int) -> str:
    """What a case says of a unit: its place, then what is marked on it."""
    held = {
        "reduced": s.reduced[unit] and s.c.kind[unit] != "garrison",
        "in_fort": s.in_fort[unit],
        "low": s.supply[unit] == LOW,
        "unsupplied": s.supply[unit] == NO,
        "activated": s.done[unit] & ACTIVATED,
        "attacked": s.done[unit] & ATTACKED,
        f"sorties{s.sorties[unit]}": True,
    }
    return str(UNIT.in_words(s, (s.at[unit], *(bool(held.get(mark)) for mark in MARKS))))


def _put_joined(s: Position, rows: dict[int, tuple[Any, ...]]) -> None:
    """A country joins a faction, or is neutral; its cities with it, unless the file says more of them."""
    for country, (status, faction) in rows.items():
        s.status[country], s.joined[country] = status, faction
        for city in s.c.map.cities_in(s.land[country]):
            s.control[city] = faction


class Month(Kind[int]):
    """A turn: "1940-05"."""

    def read(self, s: Any, value: Any, *keys: str) -> int:
        words = str(value).split("-")
        if len(words) != 2 or not all(word.isdecimal() for word in words):
            raise self.must_be(s, "a month", value, keys)
        return month(str(value))

    def example(self, s: Any) -> str:
        return '"1940-05"'

    def in_words(self, s: Any, found: Any) -> str:
        return f"{found // 12}-{found % 12 + 1:02d}"


def _places(s: Any) -> dict[str, int]:
    return {**s.game.vocabulary.numbers["space"], **PLACES}


FACTION, COUNTRY = Name("faction", FACTIONS, none="none"), Name("country")
SPACE = Name("space")
MARKS = (
    *("reduced", "in_fort", "low", "unsupplied", "activated", "attacked"),
    *(f"sorties{n}" for n in range(1, 7)),
)
UNIT = Row("a unit", Name("place", _places), marks=MARKS)
POSITION_FILE = PositionFile(
    keys={
        "turn": Month(),
        "phase": Key(Name("phase", PHASES)),
        "faction": FACTION,
        "weather": Table(Name("climate", CLIMATES), Name("weather", SKIES)),
        "policy": Table(Name("policy", lambda s: list(s.c.events["policies"])), Number()),
        "countries": Key(Table(COUNTRY, Row("a country", Name("status", STATUSES), FACTION)), _put_joined),
        "control": Grouped(FACTION, Name("city")),
        "will": Table(COUNTRY, Number(NO_WILL)),
        "leaning": Table(COUNTRY, FACTION),
        "happened": Table(Name("event"), Number()),
        "cup": Table(Name("cup"), Name("place", CUP_PLACES)),
        "no_events": Number(),
        "points": Table(COUNTRY, Number(UNLIMITED)),
        "fac_lost": Table(COUNTRY, Number(0, 9)),
        "units": Key(Table(Name("unit"), UNIT), _put_units),
        "assault": Table(Name("unit"), SPACE),
        "no_zone": ListOf(SPACE),
        "bombed": ListOf(SPACE),
        "markers": ColumnKey(Table(Name("marker"), Name("place", _places)), "marker_at"),
    },
    looks={
        "phase": lambda s: PHASES[s.phase],
        "status": lambda s: {n: STATUSES[s.status[i]] for i, n in enumerate(s.c.country_names)},
        "joined": lambda s: {n: FACTION.in_words(s, s.joined[i]) for i, n in enumerate(s.c.country_names)},
    },
    things=("unit", _told),
)
