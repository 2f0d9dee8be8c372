"""Positions of this game as files: which keys they may have and what they mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from grognard.games.downfall_third_reich import combat, factions, supply
from grognard.games.downfall_third_reich.actions import ActionsPhase
from grognard.games.downfall_third_reich.arrange_armies import (
    check_stacks,
    read_armies,
    read_countries,
    read_empty,
    read_marks,
)
from grognard.games.downfall_third_reich.arrange_points import (
    read_atlantic,
    read_bombers,
    read_face_down,
    read_faction,
    read_list,
    read_number,
    read_points,
    read_table,
    read_technologies,
)
from grognard.games.downfall_third_reich.components import ALLIES, HOLDERS
from grognard.games.downfall_third_reich.control import partisan_areas
from grognard.games.downfall_third_reich.expecting import expect
from grognard.games.downfall_third_reich.sequence import Turns, begin_game, begin_phase
from grognard.games.downfall_third_reich.setting_up import set_up
from grognard.games.downfall_third_reich.state import (
    ACTIONS,
    AT_PEACE,
    CLOSED,
    FIGHTING,
    FRENCH,
    IN_PLACE,
    LANDED,
    OPENED,
    OPENING,
    OPERATED,
    UNSUPPLIED,
    DownfallState,
)
from grognard.kernel.masks import spaces_in
from grognard.kernel.position import KeyedError, only_known_keys

__all__ = ["arrange", "expect"]

STAGES = ("actions", "combat", "after")
VICHY = {"french": FRENCH, "closed": CLOSED, "opening": OPENING, "opened": OPENED}

Reader = Callable[[DownfallState, Any], None]


def arrange(s: DownfallState, position: Mapping[str, Any]) -> None:
    """The scenario's set-up, with what the file says differently, in the phase and at the stage it names."""
    set_up(s)
    readers: dict[str, Reader] = {
        "control_as": _control_as,
        "turn": _turn,
        "phase": _phase,
        "countries": read_countries,
        "fell": _fell,
        "empty": read_empty,
        "armies": read_armies,
        "control": _control,
        "technologies": read_technologies,
        "face_down": read_face_down,
        "points": read_points,
        "atlantic": read_atlantic,
        "bombers": read_bombers,
        "total_war": _total_war,
        "entered_ussr": _turn_of("entered_ussr"),
        "entered_west": _turn_of("entered_west"),
        "taken": _taken,
        "lend_lease": _lend_lease,
        "rail": _rail,
        "vichy": _vichy,
        "marks": read_marks,
        "stage": _stage,
        "begin": _begin,
    }
    only_known_keys(position, list(readers))
    for key, read in readers.items():
        if key in position:
            read(s, position[key])
            if key == "turn":
                _calendar(s, position)
    s.derive()
    s.partisans = partisan_areas(s, s.controlled[ALLIES])
    check_stacks(s)
    _open(s, position)
    s.events.clear()


def _open(s: DownfallState, position: Mapping[str, Any]) -> None:
    """The question that the position asks: that of a phase just begun, or of one under way."""
    if not position:
        begin_game(s)
    elif position.get("begin"):
        s.stack = [Turns()]
        begin_phase(s)
    else:
        stage = position.get("stage", "actions")
        _mid_phase(s)
        s.acted = int(bool({"taken", "marks", "rail"} & position.keys()) or stage != "actions")
        s.stack = [Turns(), ActionsPhase()]
        if stage == "combat":
            combat.begin(s)
        elif stage == "after":
            s.fought = 1


def _mid_phase(s: DownfallState) -> None:
    """What the marks of the armies say about the phase so far, and who began it without a line."""
    own = list(s.units_on_map(s.phase))
    s.operations = sum(bool(s.flags[unit] & OPERATED) for unit in own)
    s.landings = sum(bool(s.flags[unit] & LANDED) for unit in own)
    ore = s.c.board.index[s.c.tables["actions"]["ore_area"]]
    s.ore_landings = sum(bool(s.flags[unit] & LANDED) and s.where[unit] == ore for unit in own)
    entered = sorted({s.where[unit] for unit in own if s.came[unit] != IN_PLACE})
    s.due = [area for area in entered if _due(s, area)]
    for unit in supply.unsupplied(s, s.phase):
        if not s.flags[unit] & OPERATED:
            s.flags[unit] |= UNSUPPLIED


def _due(s: DownfallState, area: int) -> bool:
    """8.2.3: enemies are there, and every army of the faction came in this phase, one of them to fight."""
    own = list(spaces_in(s.armies(s.phase, area)))
    return (
        bool(s.enemies(s.phase, area))
        and all(s.came[unit] != IN_PLACE for unit in own)
        and any(s.flags[unit] & FIGHTING for unit in own)
    )


# ---------------------------------------------------------------- turn and phase


def _turn(s: DownfallState, turn: Any) -> None:
    if type(turn) is not int or not s.setup.first_turn <= turn <= s.setup.last_turn:
        raise KeyedError(
            f"turn must be from {s.setup.first_turn} to {s.setup.last_turn} in this scenario", "turn"
        )
    s.turn = turn


def _calendar(s: DownfallState, position: Mapping[str, Any]) -> None:
    """2.2, 3.4: what the date alone brings: countries that enter by date, total war from 1942."""
    s.derive()
    named = position.get("countries", {})
    for number, (name, country) in enumerate(zip(s.c.country_ids, s.c.countries, strict=True)):
        due = 0 < country.entry_turn <= s.turn
        if due and s.standing[number] == AT_PEACE and not (isinstance(named, dict) and name in named):
            factions.join(s, number)
    if s.turn >= s.c.tables["calendar"]["total_war_turn"]:
        s.total = [1, 1, 1]


def _phase(s: DownfallState, name: Any) -> None:
    s.phase = read_faction(name, "phase")


def _stage(_s: DownfallState, stage: Any) -> None:
    if stage not in STAGES:
        raise KeyedError(f"no stage {stage!r}; there are: {', '.join(STAGES)}", "stage")


def _begin(_s: DownfallState, begin: Any) -> None:
    if type(begin) is not bool:
        raise KeyedError("begin must be true or false", "begin")


def _turn_of(key: str) -> Reader:
    def read(s: DownfallState, turn: Any) -> None:
        setattr(s, key, read_number(turn, key))

    return read


def _total_war(s: DownfallState, names: Any) -> None:
    found = {read_faction(name, "total_war") for name in read_list(names, "total_war")}
    s.total = [int(faction in found) for faction in range(3)]


def _taken(s: DownfallState, taken: Any) -> None:
    """taken = { planning = 1 }: the actions taken in this phase."""
    for name, times in read_table(taken, "taken").items():
        if name not in ACTIONS:
            raise KeyedError(f"no action {name!r}; there are: {', '.join(ACTIONS)}", "taken", name)
        s.taken[ACTIONS.index(name)] = read_number(times, "taken", name)


def _lend_lease(s: DownfallState, value: Any) -> None:
    if type(value) is not bool:
        raise KeyedError("lend_lease must be true or false", "lend_lease")
    s.lend_lease = int(value)


def _rail(s: DownfallState, value: Any) -> None:
    s.rail = read_number(value, "rail")


# ---------------------------------------------------------------- areas and countries


def _control_as(s: DownfallState, scenario: Any) -> None:
    if scenario not in s.c.scenario_data:
        raise KeyedError(f"no scenario {scenario!r}; there are: {', '.join(s.c.scenario_data)}", "control_as")
    _control(s, s.c.scenario_data[scenario]["control"])


def _control(s: DownfallState, control: Any) -> None:
    for holder, areas in read_table(control, "control").items():
        if holder not in HOLDERS:
            raise KeyedError(f"an area is held by {', '.join(HOLDERS)}, not by {holder!r}", "control", holder)
        for area in read_list(areas, "control", holder):
            if area not in s.c.board.index:
                raise KeyedError(f"no area {area!r}", "control", holder)
            s.control[s.c.board.index[area]] = HOLDERS.index(holder)


def _fell(s: DownfallState, turns: Any) -> None:
    for name, turn in read_table(turns, "fell").items():
        if name not in s.c.country_number:
            raise KeyedError(f"no country {name!r}; there are: {', '.join(s.c.country_ids)}", "fell", name)
        s.fell[s.c.country_number[name]] = read_number(turn, "fell", name)


def _vichy(s: DownfallState, value: Any) -> None:
    if value not in VICHY:
        raise KeyedError(f"French North Africa is {', '.join(VICHY)}, not {value!r}", "vichy")
    s.vichy = VICHY[value]
