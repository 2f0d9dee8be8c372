"""How a position stands: what can be counted in it, who is likely to win, and by how much somebody has."""

from __future__ import annotations

from collections.abc import Mapping
from math import tanh
from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import AXIS, CAMPS, NOWHERE
from grognard.games.europe_engulfed.rules.politics.events import EVENTS, happened
from grognard.games.europe_engulfed.rules.victory import axis_wealth
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

LEVELS = {"marginal": 1.0, "operational": 2.0, "decisive": 3.0}
DOUBT = {"campaign": 12.0, "points": 6.0, "poland": 40.0, "france": 40.0}
"""By the kind of victory how much of a lead makes it likely; a longer way to go makes it less so."""

DATES = {"poland_fell": "pact", "paris_fell": "paris", "eastern_war": "eastern_war"}
"""The facts that are dates, and the events that they are the turns of; the pact comes with Poland's fall."""


def features(s: Position) -> Mapping[str, float]:
    """Turns left; steps, blocks, resource areas and special actions of each camp; points."""
    wealth = axis_wealth(s)
    found: dict[str, float] = {
        "turns_left": s.setup.last - s.turn,
        "axis_resources": wealth.bit_count(),
        "german_resources_lost": (s.c.home[s.c.germany] & s.c.map.resources & ~wealth).bit_count(),
        "points_ahead": s.points[0] - s.points[1],
    }
    for camp, name in enumerate(CAMPS):
        found |= {f"{key}_{name}": value for key, value in _forces(s, camp).items()}
    return found


def _forces(s: Position, camp: int) -> dict[str, float]:
    """The blocks of a camp that are at war, and what it has to spend."""
    units = [u for u in spaces_in(s.members[camp] & s.belligerent & s.c.ground) if s.at[u] != NOWHERE]
    powers = [power for power in s.c.majors if s.camp[power] == camp and s.war[power]]
    return {
        "blocks": len(units),
        "steps": sum(s.steps[unit] for unit in units),
        "out": sum(s.out[unit] > 0 for unit in units),
        "actions": sum(s.actions[power] for power in powers),
    }


def ahead(s: Position) -> float:
    """By how much the Axis leads, in the measure of the scenario."""
    sort = s.c.scenarios[s.setup.scenario]["victory"]
    if sort == "points":
        return float(s.points[0] - s.points[1])
    if sort == "campaign":
        return axis_wealth(s).bit_count() - float(s.c.tables["victory"]["areas"])
    steps = [_forces(s, camp)["steps"] for camp in range(len(CAMPS))]
    return steps[AXIS] - sum(steps[AXIS + 1 :])


def prospect(s: Position, seat: int) -> float:
    """10.4, 16.0: how likely a seat is to win, by its lead and the time that is left to turn it."""
    doubt = DOUBT[s.c.scenarios[s.setup.scenario]["victory"]]
    late = 1 + (s.setup.last - s.turn) / 4
    axis = (1 + tanh(ahead(s) / (doubt * late))) / 2
    return axis if seat == 0 else 1 - axis


def margin(s: Position, seat: int) -> float:
    """The level of the victory, or the points between the sides; while the game goes on the lead."""
    if s.outcome is None or not s.outcome.winners:
        axis = ahead(s) if s.outcome is None else 0.0
    elif s.outcome.how.startswith("points"):
        axis = float(s.points[0] - s.points[1])
    else:
        level = LEVELS[s.outcome.how.rpartition("_")[2]]
        axis = level if 0 in s.outcome.winners else -level
    return axis if seat == 0 else -axis


def facts(s: Position) -> Mapping[str, str | int]:
    """What a study counts of a finished game: how it ended, when, what the Axis held, which powers fell, and
    the turns in which Poland and Paris fell, the war in the East began and Germany fell."""
    found: dict[str, str | int] = {
        "how": s.outcome.how if s.outcome else "",
        "last_turn": s.c.turn_ids[s.turn],
        "axis_resources": axis_wealth(s).bit_count(),
    }
    found |= {word: _date(s, event) for word, event in DATES.items()}
    found |= {f"{s.c.power_ids[power]}_fell": s.conquered[power] for power in s.c.majors}
    return found | {"germany_fell": s.c.turn_ids[s.turn] if s.conquered[s.c.germany] else "never"}


def _date(s: Position, event: str) -> str:
    return s.c.turn_ids[s.since[EVENTS.index(event)]] if happened(s, event) else "never"
