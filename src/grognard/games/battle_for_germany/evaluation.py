"""How a position stands: what can be counted in it, who is likely to win, and by how much somebody has."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import tanh
from typing import TYPE_CHECKING

from grognard.games.battle_for_germany.components import FORCES, SIDES, SOVIET, WESTERN
from grognard.games.battle_for_germany.rules.victory import points
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.components import Components
    from grognard.games.battle_for_germany.state import BattleState

CLEAR = 10
"""A lead of so many points is a clear victory, and counts as one; twice as many are the most that count."""
ADVANCE = 2.0
"""The hexes that an ally comes nearer to Berlin in a turn."""

# What each feature says for the Soviets against the Western Allies: fitted by `benchmarks.evaluation` to
# games of captains. Armies count besides points: who still has one, and whose Germans are still in the way.
ALLIES: dict[str, float] = {
    "even": -1.58,
    "lead": 0.0624,
    "late_lead": 0.0878,
    "attack_soviet": 0.019,
    "attack_western": -0.012,
    "attack_east_german": -0.0179,
    "attack_west_german": 0.0185,
}
# Elsewhere the lead, which says the more the later it is.
OTHERS: dict[str, float] = {"lead": 0.05, "late_lead": 0.15}


def features(s: BattleState) -> Mapping[str, float]:
    """Points, Berlin, the way there, the attack factors on the map; the lead alone and as time runs out."""
    totals, left = points(s), s.setup.last_turn - s.turn
    lead = _lead(s, totals)
    found: dict[str, float] = {"even": 1.0, "turns_left": left, "lead": lead, "late_lead": lead / (1 + left)}
    for side, name in enumerate(SIDES):
        found[f"points_{name}"] = totals[side]
    for force, name in enumerate(FORCES):
        found[f"attack_{name}"] = sum(s.c.attack[unit] for unit in s.units_of((force,)))
    for side in (SOVIET, WESTERN):
        found[f"in_berlin_{SIDES[side]}"] = float(bool(s.berlin[side]))
        found[f"to_berlin_{SIDES[side]}"] = _way_to_berlin(s, side)
    return found


def _way_to_berlin(s: BattleState, force: int) -> float:
    """The hexes between Berlin and the nearest unit of a force; of one without any, the farthest hex."""
    distances = _distances(s.c)
    return float(min((distances[s.where[unit]] for unit in s.units_of((force,))), default=max(distances)))


@lru_cache(maxsize=4)
def _distances(c: Components) -> list[int]:
    """Hex -> its distance from Berlin."""
    everywhere = (1 << c.map_size) - 1
    rings = list(c.touching.rings(1 << c.berlin, everywhere))
    found = [len(rings)] * c.map_size
    for distance, ring in enumerate(rings):
        for space in spaces_in(ring):
            found[space] = distance
    return found


def weights(s: BattleState) -> Mapping[str, float]:
    """What counts in this setting."""
    return ALLIES if s.setup.victory == "points" and s.setup.berlin_needed else OTHERS


def prospect(s: BattleState, seat: int) -> float:
    """How likely a seat is to win a game under way."""
    name = s.setup.seats[seat]
    if s.setup.victory == "four_players":
        return _in_race(s, name)
    found = features(s)
    soviet = likely(sum(weight * found[feature] for feature, weight in weights(s).items()))
    if s.setup.victory != "three_players":
        return soviet if name == "soviet" else 1 - soviet
    free = (1 - _in_time(s, SOVIET)) * (1 - _in_time(s, WESTERN))
    return free if name == "german" else (1 - free) * (soviet if name == "soviet" else 1 - soviet)


def likely(weight: float) -> float:
    """A chance from 0 to 1: 0 is even."""
    return (1 + tanh(weight / 2)) / 2


def _in_time(s: BattleState, side: int) -> float:
    """Whether a side will have been in Berlin before it is too late."""
    if s.berlin[side]:
        return 1.0
    last = s.setup.last_turn_for_berlin or s.setup.last_turn
    return likely((ADVANCE * (last - s.turn + 1) - _way_to_berlin(s, side)) / 3)


def _in_race(s: BattleState, name: str) -> float:
    """17-32: an ally must be the first in Berlin; each German wins if his enemy does not come in time."""
    soviet, western = _in_time(s, SOVIET), _in_time(s, WESTERN)
    if name in ("east_german", "west_german"):
        return 1 - (soviet if name == "east_german" else western)
    own, other = (soviet, western) if name == "soviet" else (western, soviet)
    return own * (1 - other / 2)


def margin(s: BattleState, seat: int) -> float:
    """11-0: by how many points a side is ahead, in clear victories; nobody is while Berlin holds (12-23)."""
    if s.setup.victory not in ("points", "east_points"):
        return 2 * s.game.evaluate(s, seat) - 1
    if s.outcome is not None and s.outcome.how == "berlin-held":
        return 0.0
    lead = _lead(s, points(s))
    return max(-2.0, min(2.0, (lead if s.setup.seats[seat] == "soviet" else -lead) / CLEAR))


def _lead(s: BattleState, totals: list[int]) -> int:
    """The Soviet points less those of the other side; 14-0: of the Germans."""
    soviet, western, german = totals
    return soviet - (german if s.setup.victory == "east_points" else western)
