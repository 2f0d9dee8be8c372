"""How a position stands: what can be counted in it, and who is likely to win."""

from __future__ import annotations

from collections.abc import Mapping
from math import log, tanh
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import (
    AXIS,
    FACTIONS,
    GROUND,
    SOVIET,
    WESTERN,
    month,
    written,
)
from grognard.games.unconditional_surrender.rules.victory import cities_held, conquered
from grognard.games.unconditional_surrender.state import ACTIVE, NO, NO_WILL

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

GREAT = ("germany", "italy", "france", "uk", "ussr", "usa")
TARGETS = {
    "poland_1939": ("poland",),
    "france_1940": ("france", "belgium", "netherlands"),
    "balkans_1941": ("greece", "yugoslavia"),
}
"""The countries that the Axis has to conquer in a scenario."""
BY_STRENGTH, BY_GOAL = 0.4, 1.6
"""How much the ratio of strengths and the way to the goal say about the end: chosen, not fitted."""


def features(s: Position) -> Mapping[str, float]:
    """Turns left, strength, supply, cities and points of each faction; will of the great countries."""
    found: dict[str, float] = {"even": 1.0, "turns_left": _turns_left(s), "goal": goal(s)}
    strength = [_strength(s, faction) for faction in range(len(FACTIONS))]
    found["odds"] = log((1 + strength[AXIS]) / (1 + strength[WESTERN] + strength[SOVIET]))
    for faction, name in enumerate(FACTIONS):
        found[f"strength_{name}"] = strength[faction]
        found[f"cities_{name}"] = s.cities[faction].bit_count()
        found[f"unsupplied_{name}"] = sum(
            s.supply[unit] == NO for unit, at in enumerate(s.at) if at >= 0 and s.faction_of(unit) == faction
        )
    for country in GREAT:
        found[f"will_{country}"] = max(s.will[s.c.country[country]], 0)
        found[f"{country}_fights"] = float(s.status[s.c.country[country]] == ACTIVE)
    return found


def prospect(s: Position, seat: int) -> float:
    """By the strengths, and by how near the Axis is to what it needs; of the Allies both win or neither."""
    told = features(s)
    axis = 0.5 + 0.5 * tanh(BY_STRENGTH * told["odds"] + BY_GOAL * told["goal"])
    return axis if seat in s.setup.seats_for(AXIS) else 1 - axis


def goal(s: Position) -> float:
    """How near the Axis is to its goal: from -1, it has lost all that it needs, to 1, it has reached it."""
    if s.setup.scenario in TARGETS:
        return _conquest(s, TARGETS[s.setup.scenario])
    if s.setup.scenario == "ussr_1941":
        least = int(s.c.tables["victory"]["soviet_will"])
        return max(-1.0, min(1.0, (least - s.will[s.c.country["ussr"]]) / least))
    if s.setup.scenario == "france_1944":
        most = int(s.c.tables["victory"]["few_cities"])
        return max(-1.0, min(1.0, (cities_held(s) - most) / most))
    if conquered(s, "germany"):
        return -1.0
    return _will_lost(s, "uk") / 2 + _will_lost(s, "ussr") / 2 - _will_lost(s, "germany")


def _conquest(s: Position, names: tuple[str, ...]) -> float:
    """From none of their will gone to all of them conquered."""
    gone = sum(1.0 if conquered(s, name) else _will_lost(s, name) for name in names) / len(names)
    return 2 * gone - 1


def _will_lost(s: Position, name: str) -> float:
    """The share of its will that a country has lost."""
    country = s.c.country[name]
    own = s.c.scenarios[s.setup.scenario].will.get(name, s.c.countries[country].will or 0)
    if not own or s.will[country] == NO_WILL:
        return 0.0
    return max(0.0, 1 - s.will[country] / own)


def _turns_left(s: Position) -> int:
    return month(s.c.scenarios[s.setup.scenario].last_turn) - s.turn


def _strength(s: Position, faction: int) -> int:
    """Two for a full field unit, one for any other on the map."""
    return sum(
        1 if s.reduced[unit] or s.c.branch[unit] != GROUND else 2
        for unit, at in enumerate(s.at)
        if at >= 0 and s.faction_of(unit) == faction
    )


def facts(s: Position) -> Mapping[str, str | int]:
    """What a study counts of a finished game: when it ended, how, and whose cities are whose."""
    assert s.outcome is not None
    held = {f"cities_{name}": s.cities[n].bit_count() for n, name in enumerate(FACTIONS)}
    return {"ended": written(s.turn), "how": s.outcome.how, **held}
