"""Positions of this game as files: a scenario's set-up, what the file says differently, and its question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.downfall_third_reich.components import ALLIES, FACTIONS
from grognard.games.downfall_third_reich.positions.armies import check_stacks
from grognard.games.downfall_third_reich.positions.position_file import POSITION_FILE, STAGES
from grognard.games.downfall_third_reich.rules import combat, supply
from grognard.games.downfall_third_reich.rules.actions import ActionsPhase
from grognard.games.downfall_third_reich.rules.control import partisan_areas
from grognard.games.downfall_third_reich.rules.sequence import Turns, begin_game, begin_phase
from grognard.games.downfall_third_reich.rules.set_up import set_up
from grognard.games.downfall_third_reich.state import (
    AT_PEACE,
    AT_WAR,
    FIGHTING,
    IN_PLACE,
    LANDED,
    OPERATED,
    UNSUPPLIED,
    DownfallState,
)
from grognard.kernel.masks import spaces_in


def arrange(s: DownfallState, position: Mapping[str, Any]) -> None:
    """The scenario's set-up, with what the file says differently, in the phase and at the stage it names."""
    set_up(s)
    given = POSITION_FILE.read(s, position)
    POSITION_FILE.put(s, _with_the_date(s, given))
    s.derive()
    s.partisans = partisan_areas(s, s.controlled[ALLIES])
    check_stacks(s)
    _open(s, given)
    s.events.clear()


def _with_the_date(s: DownfallState, given: Mapping[str, Any]) -> Mapping[str, Any]:
    """2.2, 3.4: the date alone brings countries and total war, where the file says nothing else."""
    if "turn" not in given:
        return given
    due = {
        number: AT_WAR
        for number, country in enumerate(s.c.countries)
        if 0 < country.entry_turn <= given["turn"] and s.standing[number] == AT_PEACE
    }
    total = given["turn"] >= s.c.tables["calendar"]["total_war_turn"]
    return {
        **({"total_war": range(len(FACTIONS))} if total else {}),
        **given,
        "countries": {**due, **given.get("countries", {})},
    }


def _open(s: DownfallState, given: Mapping[str, Any]) -> None:
    """The question that the position asks: that of a phase just begun, or of one under way."""
    if not given:
        begin_game(s)
    elif given.get("begin"):
        s.stack = [Turns()]
        begin_phase(s)
    else:
        stage = STAGES[given.get("stage", 0)]
        _mid_phase(s)
        s.acted = int(bool({"taken", "marks", "rail"} & given.keys()) or stage != "actions")
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
