"""Positions and cases of this game as files: which keys they may have and what they mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from grognard.games.battle_for_germany import victory
from grognard.games.battle_for_germany.components import FORCES, SIDES, SOVIET, WESTERN
from grognard.games.battle_for_germany.reach import allowance
from grognard.games.battle_for_germany.sequence import begin_game, begin_phase
from grognard.games.battle_for_germany.state import (
    ARRIVED,
    GARRISON,
    MOVED,
    PINNED,
    STRAYED,
    BattleState,
    set_up,
)
from grognard.kernel.position import KeyedError, only_known_keys

MARKS = {"moved": MOVED, "arrived": ARRIVED, "pinned": PINNED, "garrison": GARRISON, "strayed": STRAYED}
SWITCHES = ("boundary", "war", "germans", "delayed")


def arrange(s: BattleState, position: Mapping[str, Any]) -> None:
    """The scenario's set-up, with what the file says differently, at the phase it names."""
    s.c = s.game.components
    set_up(s)
    readers: dict[str, Callable[[BattleState, Any], None]] = {
        "turn": _turn,
        "phase": _phase,
        "clear": _clear,
        "units": _units,
        "control": _control,
        "ruined_forts": _ruined_forts,
        "berlin": _berlin,
        "transfers": _transfers,
        **{switch: _switch(switch) for switch in SWITCHES},
    }
    only_known_keys(position, list(readers))
    for key, read in readers.items():
        if key in position:
            read(s, position[key])
    s.derive()
    if not {"turn", "phase", "delayed"} & position.keys():
        begin_game(s)
    else:
        begin_phase(s)
    s.events.clear()
    if "units" in position or "clear" in position:
        _check_stacks(s)


def _turn(s: BattleState, turn: Any) -> None:
    if type(turn) is not int or not s.setup.first_turn <= turn <= s.setup.last_turn:
        raise KeyedError(
            f"turn must be from {s.setup.first_turn} to {s.setup.last_turn} in this scenario", "turn"
        )
    s.turn = turn


def _phase(s: BattleState, name: Any) -> None:
    names = [phase.name for phase in s.setup.phases]
    if name not in names:
        raise KeyedError(f"no phase {name!r}; there are: {', '.join(names)}", "phase")
    s.phase = names.index(name)


def _clear(s: BattleState, clear: Any) -> None:
    """An empty map: every unit is out of the game until the file places it."""
    if type(clear) is not bool:
        raise KeyedError("clear must be true or false", "clear")
    if clear:
        s.where = [s.c.out] * len(s.where)


def _units(s: BattleState, units: Any) -> None:
    if not isinstance(units, dict):
        raise KeyedError('units must be a table such as { us_12 = "1804" }', "units")
    for name, entry in units.items():
        if name not in s.c.number:
            raise KeyedError(f"no unit {name!r}", "units", name)
        unit = s.c.number[name]
        table = entry if isinstance(entry, dict) else {"at": entry}
        for key, value in table.items():
            _unit(s, unit, name, key, value)


def _unit(s: BattleState, unit: int, name: str, key: str, value: Any) -> None:
    if key == "at":
        if value not in s.c.places or (s.c.closed_ground >> s.c.places[value] & 1):
            raise KeyedError(
                f"{name} can't stand in {value!r}: not a hex that units can enter, nor a box", "units", name
            )
        s.where[unit] = s.c.places[value]
    elif key == "force":
        if value not in FORCES:
            raise KeyedError(f"no force {value!r}; there are: {', '.join(FORCES)}", "units", name)
        s.force[unit] = FORCES.index(value)
    elif key in MARKS and type(value) is bool:
        s.flags[unit] = s.flags[unit] | MARKS[key] if value else s.flags[unit] & ~MARKS[key]
    else:
        raise KeyedError(
            f"{name}: {key} = {value!r} says nothing; keys are at, force, {', '.join(MARKS)}", "units", name
        )


def _control(s: BattleState, control: Any) -> None:
    if not isinstance(control, dict):
        raise KeyedError('control must be a table such as { posen = "soviet" }', "control")
    for city, side in control.items():
        if city not in s.c.city_ids:
            raise KeyedError(f"no city {city!r}", "control", city)
        if side not in SIDES:
            raise KeyedError(f"{city} can be held by {', '.join(SIDES)}, not by {side!r}", "control", city)
        s.holder[s.c.city_ids.index(city)] = SIDES.index(side)


def _ruined_forts(s: BattleState, hexes: Any) -> None:
    for name in hexes if isinstance(hexes, list) else [hexes]:
        space = s.c.board.index.get(name)
        if space not in s.c.fortified:
            raise KeyedError(f"{name!r} is not fortified", "ruined_forts")
        s.forts[s.c.fortified.index(space)] = 0


def _berlin(s: BattleState, turns: Any) -> None:
    """berlin = { soviet = 8 }: the turn in which a side first entered the city."""
    if not isinstance(turns, dict) or any(
        side not in SIDES[:2] or type(turn) is not int for side, turn in turns.items()
    ):
        raise KeyedError("berlin must be a table such as { soviet = 8 }", "berlin")
    for side, turn in turns.items():
        s.berlin[SIDES.index(side)] = turn


def _transfers(s: BattleState, made: Any) -> None:
    if type(made) is not int:
        raise KeyedError("transfers must be a number", "transfers")
    s.transfers = made


def _switch(name: str) -> Callable[[BattleState, Any], None]:
    def read(s: BattleState, value: Any) -> None:
        if type(value) is not bool:
            raise KeyedError(f"{name} must be true or false", name)
        setattr(s, name, int(value))

    return read


def _check_stacks(s: BattleState) -> None:
    for space, units in s.at.items():
        if len(units) > s.c.tables.limits["stack"] or len({s.side(unit) for unit in units}) > 1:
            names = ", ".join(s.c.ids[unit] for unit in units)
            raise KeyedError(
                f"{names} can't stand together in {s.c.board.names[space]} (5-3)", "units", s.c.ids[units[-1]]
            )


# ---------------------------------------------------------------- what a case can look at


def expect(s: BattleState, key: str, value: Any) -> str | None:
    """None if the position is as `key = value` says, else what differs."""
    if key in s.c.number:
        return _differs(key, s.c.place_names[s.where[s.c.number[key]]], value)
    found = look(s, key)
    if found is None:
        return f"no unit and nothing else called {key!r} to look at"
    if isinstance(value, dict) and isinstance(found, dict):
        for name, wanted in value.items():
            if name not in found:
                return f"{key} has no {name!r}"
            if found[name] != wanted:
                return _differs(f"{key}.{name}", found[name], wanted)
        return None
    return _differs(key, found, value)


def look(s: BattleState, key: str) -> Any:
    """The figures of a position that a case may name."""
    c = s.c
    looks: dict[str, Callable[[], Any]] = {
        "turn": lambda: s.turn,
        "phase": lambda: s.now.name,
        "control": lambda: {city: SIDES[side] for city, side in zip(c.city_ids, s.holder, strict=True)},
        "points": lambda: dict(zip(SIDES, victory.points(s), strict=True)),
        "force": lambda: {name: FORCES[s.force[u]] for u, name in enumerate(c.ids)},
        "allowance": lambda: {name: allowance(s, u) for u, name in enumerate(c.ids)},
        "ruined_forts": lambda: [
            c.board.names[h] for h, up in zip(c.fortified, s.forts, strict=True) if not up
        ],
        "garrisons": lambda: [name for u, name in enumerate(c.ids) if s.flags[u] & GARRISON],
        "pinned": lambda: [name for u, name in enumerate(c.ids) if s.flags[u] & PINNED],
        "berlin": lambda: {"soviet": s.berlin[SOVIET], "western": s.berlin[WESTERN]},
        "germans_on_map": lambda: sum(1 for u, g in enumerate(c.german) if g and s.on_map(u)),
        "boundary": lambda: bool(s.boundary),
    }
    return looks[key]() if key in looks else None


def _differs(what: str, found: Any, wanted: Any) -> str | None:
    same = (
        sorted(found) == sorted(wanted)
        if isinstance(found, list) and isinstance(wanted, Sequence)
        else found == wanted
    )
    return None if same else f"{what} is {found!r}, not {wanted!r}"
