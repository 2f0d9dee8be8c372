"""Positions and cases of this game as files: which keys they may have and what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.battle_for_germany.components import FORCES, SIDES, SOVIET
from grognard.games.battle_for_germany.rules import victory
from grognard.games.battle_for_germany.rules.reach import allowance
from grognard.games.battle_for_germany.rules.sequence import begin_game, begin_phase
from grognard.games.battle_for_germany.rules.zones import enemy_zone, zone
from grognard.games.battle_for_germany.state import (
    ARRIVED,
    FOUGHT,
    GARRISON,
    MOVED,
    PINNED,
    STRAYED,
    STRUCK,
    BattleState,
    set_up,
)
from grognard.kernel.position import KeyedError
from grognard.kernel.position_file import ColumnKey, Key, PositionFile
from grognard.kernel.position_tables import Names, Record, Table
from grognard.kernel.position_values import Name, Number, YesNo

MARKS = {
    "moved": MOVED,
    "arrived": ARRIVED,
    "pinned": PINNED,
    "garrison": GARRISON,
    "strayed": STRAYED,
    "fought": FOUGHT,
    "attacked": STRUCK,
}
UNIT, FORCE, SIDE = Name("unit"), Name("force", FORCES), Name("side", SIDES)
PLACE = Name("hex or box", lambda s: s.c.places)
CITY = Name("city", lambda s: s.c.city_ids)
FORT = Name("fortified hex", lambda s: [s.c.board.names[space] for space in s.c.fortified])


def arrange(s: BattleState, position: Mapping[str, Any]) -> None:
    """The scenario's set-up, with what the file says differently, at the phase it names."""
    s.c = s.game.components
    set_up(s)
    given = POSITION_FILE.read(s, position)
    POSITION_FILE.put(s, given)
    s.derive()
    _cities(s, given)
    if not {"turn", "phase", "delayed"} & position.keys():
        begin_game(s)
    else:
        begin_phase(s)
    _marks(s, given.get("units", {}))
    s.events.clear()
    if "units" in position or "clear" in position:
        _check_stacks(s)


def _clear(s: BattleState, clear: bool) -> None:
    """An empty map: every unit is out of the game until the file places it."""
    if clear:
        s.where = [s.c.out] * len(s.where)


def _units(s: BattleState, units: dict[int, dict[str, Any]]) -> None:
    _marks(s, units)
    for unit, entry in units.items():
        s.where[unit] = entry.get("at", s.where[unit])
        s.force[unit] = entry.get("force", s.force[unit])
        if "at" in entry and s.c.closed_ground >> s.where[unit] & 1:
            name, place = s.c.ids[unit], s.c.place_names[s.where[unit]]
            raise KeyedError("file-closed-ground", "units", name, unit=name, space=place)


def _marks(s: BattleState, units: dict[int, dict[str, Any]]) -> None:
    """What units have done in the phase that is under way: its beginning has taken such marks off."""
    for unit, entry in units.items():
        for key in MARKS.keys() & entry:
            s.flags[unit] = s.flags[unit] | MARKS[key] if entry[key] else s.flags[unit] & ~MARKS[key]


def _cities(s: BattleState, given: Mapping[str, Any]) -> None:
    """10-0, 11-0: if the file does not say it, who holds a city went there last, and the Soviets have taken
    those of theirs in which they stand."""
    for city, side in given.get("control", {}).items():
        s.passed[city] = given.get("passed", {}).get(city, side)
        here = s.at.get(s.c.city_hex[city], ())
        s.taken[city] = int(side == SOVIET and any(s.side(unit) == SOVIET for unit in here))
    for city in given.get("taken", ()):
        s.taken[city] = int(s.holder[city] == SOVIET)


def _ruined_forts(s: BattleState, forts: list[int]) -> None:
    for fort in forts:
        s.forts[fort] = 0


def _check_stacks(s: BattleState) -> None:
    for space, units in s.at.items():
        name, names = s.c.board.names[space], tuple(s.c.ids[unit] for unit in units)
        if len(units) > s.c.tables.limits["stack"] or len({s.side(unit) for unit in units}) > 1:
            raise KeyedError("file-stack", "units", s.c.ids[units[-1]], units=names, space=name)
        if sum(s.c.front[unit] for unit in units) > 1:
            raise KeyedError("file-fronts", "units", s.c.ids[units[-1]], units=names, space=name)
        german = next((unit for unit in units if s.c.german[unit]), None)
        if space == s.c.berlin and german is not None and not s.setup.germans_enter_berlin:
            raise KeyedError("file-berlin", "units", s.c.ids[german], unit=s.c.ids[german])


def _zones(s: BattleState) -> dict[str, list[str]]:
    """4-0: whose zones of control cover each hex."""
    masks = [(force, zone(s, number)) for number, force in enumerate(FORCES)]
    return {
        name: [force for force, mask in masks if mask >> space & 1]
        for space, name in enumerate(s.c.board.names)
    }


def _marked(s: BattleState, mark: int) -> list[str]:
    return [name for name, flags in zip(s.c.ids, s.flags, strict=True) if flags & mark]


POSITION_FILE = PositionFile(
    keys={
        "turn": Number(lambda s: s.setup.first_turn, lambda s: s.setup.last_turn),
        "phase": Name("phase", lambda s: [phase.name for phase in s.setup.phases]),
        "clear": Key(YesNo(), _clear),
        "units": Key(
            Table(UNIT, Record("at", at=PLACE, force=FORCE, **dict.fromkeys(MARKS, YesNo()))), _units
        ),
        "control": ColumnKey(Table(CITY, SIDE), "holder"),
        "passed": Table(CITY, SIDE),
        "taken": Key(Names(CITY)),
        "ruined_forts": Key(Names(FORT), _ruined_forts),
        "berlin": Table(Name("side", SIDES[:2]), Number(0, lambda s: s.setup.last_turn)),
        "transfers": Number(),
        "boundary": YesNo(),
        "war": YesNo(),
        "germans": YesNo(),
        "delayed": YesNo(),
    },
    looks={
        "points": lambda s: dict(zip(SIDES, victory.points(s), strict=True)),
        "force": ColumnKey(Table(UNIT, FORCE), "force").look,
        "allowance": lambda s: {name: allowance(s, unit) for unit, name in enumerate(s.c.ids)},
        "ruined_forts": lambda s: Names(FORT).in_words(
            s, [fort for fort, up in enumerate(s.forts) if not up]
        ),
        "garrisons": lambda s: _marked(s, GARRISON),
        "pinned": lambda s: _marked(s, PINNED),
        "marks": lambda s: {
            name: [mark for mark, flag in MARKS.items() if flags & flag]
            for name, flags in zip(s.c.ids, s.flags, strict=True)
        },
        "taken": lambda s: [name for name, taken in zip(s.c.city_ids, s.taken, strict=True) if taken],
        "zones": _zones,
        "in_zone": lambda s: {
            name: bool(s.on_map(unit) and enemy_zone(s, s.force[unit]) >> s.where[unit] & 1)
            for unit, name in enumerate(s.c.ids)
        },
        "germans_on_map": lambda s: sum(german and s.on_map(u) for u, german in enumerate(s.c.german)),
    },
    things=("unit", lambda s, unit: s.c.place_names[s.where[unit]]),
)
