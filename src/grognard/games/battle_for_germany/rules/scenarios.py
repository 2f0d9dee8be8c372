"""Chapters 12 to 17: what each scenario switches. Other chapters ask for a switch, never for a name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from grognard.games.battle_for_germany.components import (
    EAST,
    FORCES,
    GERMANS,
    SOVIET,
    WEST,
    WESTERN,
    Components,
)
from grognard.kernel.game import Setup

REPLACEMENT, MOVEMENT, COMBAT = "replacement", "movement", "combat"
GROUPS = {**{name: (number,) for number, name in enumerate(FORCES)}, "german": GERMANS}


class Phase(msgspec.Struct, frozen=True):
    """3-0: a phase of the turn: whose it is, which forces act in it, and whether it opens a player turn."""

    seat: int
    group: str
    forces: tuple[int, ...]
    kind: str
    opens: bool

    @property
    def name(self) -> str:
        return f"{self.group} {self.kind}"


class BattleSetup(Setup, frozen=True, kw_only=True):
    """A scenario with its options: every switch the rules ask for."""

    rule: str
    first_turn: int
    last_turn: int
    phases: tuple[Phase, ...]
    seat_of: tuple[int, ...]
    setup: str
    without: tuple[str, ...] = ()
    control: str = ""
    boundary: bool = True
    germans_enter_berlin: bool = False
    exit: bool = True
    fortifications: bool = True
    compulsory_attacks: int = 0
    after_berlin: str = "nothing"
    victory: str = "points"
    victory_rule: str = "11-0"
    berlin_rule: str = ""
    berlin_needed: bool = False
    east_only: bool = False
    allied_war: bool = False
    poles_apart: bool = False
    garrisons: tuple[str, ...] = ()
    soviet_delay: tuple[int, ...] = ()
    strategic_move: int = 0
    last_turn_for_berlin: int = 0
    eastern_replacements: bool = False
    waffen_ss: bool = False

    @property
    def germans_together(self) -> bool:
        """16-0: one player has all the Germans."""
        return "german" in self.seats


def scenario_table(c: Components, name: str) -> dict[str, Any]:
    """The switches of a scenario, those of the scenario it is like included."""
    table = dict(c.scenario_data["scenarios"][name])
    base = scenario_table(c, table["like"]) if "like" in table else {}
    return {**base, **table}


def scenario_options(c: Components, name: str) -> Mapping[str, Any]:
    """The optional rules of a scenario (12-3, 13-2) and whether they are on when nothing is said."""
    options = c.scenario_data["scenarios"][name].get("options", {})
    return {option: entry["default"] for option, entry in options.items()}


def battle_setup(c: Components, name: str, options: Mapping[str, Any]) -> BattleSetup:
    """12-0 to 17-32: everything that follows from the choice of a scenario and its options."""
    table = scenario_table(c, name)
    sequence = c.scenario_data["sequences"][table["sequence"]]
    seats = tuple(sequence["seats"])
    phases = _phases(seats, sequence)
    switches = {key: value for key, value in table.items() if key in BattleSetup.__struct_fields__}
    setup = msgspec.convert(
        {
            **switches,
            **options,
            "scenario": name,
            "options": dict(options),
            "seats": seats,
            "phases": phases,
            "seat_of": _seat_of(phases),
        },
        BattleSetup,
    )
    if setup.eastern_replacements:  # 12-3: the restriction of the first turn falls away
        setup = msgspec.structs.replace(setup, compulsory_attacks=0)
    return setup


def _phases(seats: tuple[str, ...], sequence: Mapping[str, Any]) -> list[dict[str, Any]]:
    """3-0, 16-1, 17-2: each force that a seat commands has its replacement, movement and combat phase."""
    phases = []
    for seat, seat_name in enumerate(seats):
        for group in sequence[seat_name]:
            for kind in (REPLACEMENT, MOVEMENT, COMBAT):
                opens = kind == REPLACEMENT and group == sequence[seat_name][0]
                phases.append(
                    {"seat": seat, "group": group, "forces": GROUPS[group], "kind": kind, "opens": opens}
                )
    return phases


def _seat_of(phases: list[dict[str, Any]]) -> list[int]:
    """2-5: who commands each force; without German units nobody is asked for theirs."""
    return [
        next((p["seat"] for p in phases if force in p["forces"]), 0)
        for force in (SOVIET, WESTERN, EAST, WEST)
    ]
