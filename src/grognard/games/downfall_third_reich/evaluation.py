"""How a position stands: what can be counted in it, who is likely to win, and by how much somebody has."""

from __future__ import annotations

from collections.abc import Mapping
from math import log, tanh
from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, FACTIONS, USSR
from grognard.games.downfall_third_reich.rules.victory import german_areas_lost, soviet_areas_lost
from grognard.games.downfall_third_reich.state import AT_WAR, SURRENDERED

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

CLEAR = 5
"""So many victory areas, or turns, are a clear victory, and count as one; twice as many are the most."""
FAR = 8
"""Armies farther away than so many areas are all alike."""

# What each feature says for the Axis, in the campaign and where Soviet areas are counted: fitted by
# `benchmarks.evaluation` to games of captains.
CAMPAIGN: dict[str, float] = {"even": -1.23, "turns_left": -0.0245, "front": -0.0415, "late_front": 0.842}
AREAS: dict[str, float] = {"even": -1.02, "areas_ahead": 0.0978, "late_areas_ahead": 0.278}


def features(s: DownfallState) -> Mapping[str, float]:
    """Victory areas, armies, ground, points and air missions of each faction, and who still fights."""
    left = s.setup.last_turn - s.turn
    found: dict[str, float] = {
        "even": 1.0,
        "turns_left": left,
        "soviet_areas_lost": soviet_areas_lost(s),
        "german_areas_lost": german_areas_lost(s),
        "areas_ahead": _areas_ahead(s),
        "late_areas_ahead": _areas_ahead(s) / (1 + left),
    }
    germany = s.c.sources & s.c.home[s.c.germany]
    found["sources_held"] = (germany & s.controlled[AXIS]).bit_count()
    found["front"] = _steps_away(s, germany)
    found["late_front"] = found["front"] / (1 + left)
    strength = [_strength(s, faction) for faction in range(len(FACTIONS))]
    found["odds"] = log((1 + strength[AXIS]) / (1 + strength[ALLIES] + strength[USSR]))
    for faction, name in enumerate(FACTIONS):
        found[f"strength_{name}"] = strength[faction]
        found[f"areas_{name}"] = s.controlled[faction].bit_count()
        found[f"po_{name}"] = s.po[faction]
        found[f"air_{name}"] = s.air[faction] + s.air_advanced[faction]
    for country in ("france", "italy", "ussr"):
        found[f"{country}_fights"] = float(s.standing[s.c.country_number[country]] == AT_WAR)
    return found


def _strength(s: DownfallState, faction: int) -> int:
    """The combat values on the map of those who are at war."""
    country, kind, combat = s.c.country, s.c.type_of, s.setup.combat
    return sum(
        combat[kind[unit]][s.strength[unit]] for unit in s.units_on_map(faction) if s.at_war(country[unit])
    )


def _steps_away(s: DownfallState, goal: int) -> int:
    """How far from some areas the nearest army of the enemies of the Axis stands; not beyond FAR."""
    enemies, reached, steps = s.hostile(AXIS), goal, 0
    while not reached & enemies and steps < FAR:
        reached |= s.c.open_links.spread(reached)
        steps += 1
    return steps


def _areas_ahead(s: DownfallState) -> float:
    """20.3: in the short scenarios, the Soviet victory areas that the Axis holds beyond a draw."""
    needed = s.setup.victory
    return soviet_areas_lost(s) - (needed["draw"] + needed["axis_wins"] - 1) / 2 if needed else 0.0


def weights(s: DownfallState) -> Mapping[str, float]:
    """What counts in this setting."""
    return AREAS if s.setup.victory else CAMPAIGN


def prospect(s: DownfallState, seat: int) -> float:
    """How likely a seat is to win a game under way."""
    found = features(s)
    axis = (1 + tanh(sum(weight * found[feature] for feature, weight in weights(s).items()) / 2)) / 2
    return axis if seat == s.seat(AXIS) else 1 - axis


def margin(s: DownfallState, seat: int) -> float:
    """Chapter 20: by how many victory areas the Axis is ahead; a Germany that falls early lost by more."""
    if s.setup.victory:
        ahead = _areas_ahead(s)
    elif s.standing[s.c.country_number["germany"]] == SURRENDERED:
        ahead = -(s.setup.last_turn - s.turn) - CLEAR / 2
    else:
        ahead = CLEAR / 2 + soviet_areas_lost(s) - german_areas_lost(s)
    axis = max(-2.0, min(2.0, ahead / CLEAR))
    return axis if seat == s.seat(AXIS) else -axis
