"""Positions that files describe, and what cases look at, in the same words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grognard.games.unconditional_surrender.positions.setting_up import lay_out
from grognard.games.unconditional_surrender.positions.units import UNIT, places, stand, told
from grognard.games.unconditional_surrender.roster import AXIS, FACTIONS, PHASES, month, written
from grognard.games.unconditional_surrender.rules.sequence import ONCE, jump_to, slots
from grognard.games.unconditional_surrender.spaces import CLIMATES, NONE
from grognard.games.unconditional_surrender.state import (
    CUP_PLACES,
    NO_WILL,
    SKIES,
    STATUSES,
    UNLIMITED,
    WAITING,
)
from grognard.kernel.position import KeyedError
from grognard.kernel.position_file import ColumnKey, Key, PositionFile
from grognard.kernel.position_tables import Grouped, ListOf, Row, Table
from grognard.kernel.position_values import Kind, Name, Number

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def arrange(s: Position, position: Mapping[str, Any]) -> None:
    """A position of a file: the scenario with what the file says; units that it leaves out are away."""
    lay_out(s)
    given = POSITION_FILE.read(s, position)
    if "units" in given:
        s.at = [WAITING if at >= 0 else at for at in s.at]
        s.in_fort = [0] * len(s.at)
    POSITION_FILE.put(s, given)
    _check_stacking(s)
    s.derive()
    phase = PHASES[given.get("phase", 0)]
    faction = NONE if phase in ONCE else given.get("faction", AXIS)
    if (phase, faction) not in slots(s):
        key = "faction" if "faction" in given else "phase"
        raise KeyedError("file-not-played", key, phase=phase, faction=FACTION.in_words(s, faction))
    jump_to(s, phase, faction)


def _check_stacking(s: Position) -> None:
    """U33: one unit of each branch in a hex."""
    seen: set[tuple[int, int]] = set()
    for unit, at in enumerate(s.at):
        if 0 <= at < s.c.map.hexes:
            if (at, s.c.branch[unit]) in seen:
                name = s.unit_name(unit)
                raise KeyedError("file-crowded", "units", name, unit=name, space=s.c.name(at))
            seen.add((at, s.c.branch[unit]))


def _put_units(s: Position, units: dict[int, tuple[Any, ...]]) -> None:
    for unit, row in units.items():
        stand(s, unit, row)


def _put_joined(s: Position, rows: dict[int, tuple[Any, ...]]) -> None:
    """A country joins a faction, or is neutral; its cities with it, unless the file says more of them."""
    for country, (status, faction) in rows.items():
        s.status[country], s.joined[country] = status, faction
        for city in s.c.map.cities_in(s.land[country]):
            s.control[city] = faction


class LandKey(ColumnKey):
    """Whose land is: a column; of what changes hands the cities go to the faction of its new owner, or to
    nobody if that is neutral, unless the file says more of them, and forts are gone (U37, U151)."""

    def __init__(self, kind: Kind[Any], name: str) -> None:
        super().__init__(kind, name)
        self.put = self._hand_over

    def _hand_over(self, s: Position, value: Any) -> None:
        before = s.land
        self._put(s, value)
        s.derive()
        for country, land in enumerate(s.land):
            gained = land & ~before[country]
            for city in s.c.map.cities_in(gained):
                s.control[city] = s.joined[country]
            for fort in s.fort_at:
                if fort >= 0 and gained >> fort & 1:
                    s.remove_fort(fort)


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
        return written(found)


FACTION, COUNTRY = Name("faction", FACTIONS, none="none"), Name("country")
SPACE = Name("space")
POSITION_FILE = PositionFile(
    keys={
        "turn": Month(),
        "phase": Key(Name("phase", PHASES)),
        "faction": FACTION,
        "weather": Table(Name("climate", CLIMATES), Name("weather", SKIES)),
        "policy": Table(Name("policy", lambda s: list(s.c.events["policies"])), Number()),
        "area_owner": LandKey(Table(Name("area", lambda s: list(s.c.map.areas)), COUNTRY), "area_owner"),
        "annexed": LandKey(Table(COUNTRY, COUNTRY), "annexed"),
        "countries": Key(Table(COUNTRY, Row("a country", Name("status", STATUSES), FACTION)), _put_joined),
        "control": Grouped(FACTION, Name("city")),
        "conqueror": Table(COUNTRY, FACTION),
        "will": Table(COUNTRY, Number(NO_WILL)),
        "collapses": Table(COUNTRY, Number()),
        "usa_active": Month(),
        "leaning": Table(COUNTRY, FACTION),
        "happened": Table(Name("event"), Number()),
        "cup": Table(Name("cup"), Name("place", CUP_PLACES)),
        "no_events": Number(),
        "points": Table(COUNTRY, Number(UNLIMITED)),
        "fac_lost": Table(COUNTRY, Number(0, 9)),
        "units": Key(Table(Name("unit"), UNIT), _put_units),
        "assault": Table(Name("unit"), SPACE),
        "carried": Table(FACTION, Name("unit")),
        "no_zone": ListOf(SPACE),
        "bombed": ListOf(SPACE),
        "markers": ColumnKey(Table(Name("marker"), Name("place", places)), "marker_at"),
    },
    looks={
        "phase": lambda s: PHASES[s.phase],
        "status": lambda s: {n: STATUSES[s.status[i]] for i, n in enumerate(s.c.country_names)},
        "joined": lambda s: {n: FACTION.in_words(s, s.joined[i]) for i, n in enumerate(s.c.country_names)},
    },
    things=("unit", told),
)
