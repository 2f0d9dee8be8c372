"""How a position stands: what can be counted in it, who is likely to win, and by how much somebody has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from grognard.games.battle_for_germany.victory import points

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState

CLEAR = 10
"""A lead of so many points is a clear victory, and counts as one; twice as many are the most that count."""


def margin(s: BattleState, seat: int) -> float:
    """11-0: by how many points a side is ahead, in clear victories; nobody is while Berlin holds (12-23)."""
    if s.setup.victory not in ("points", "east_points"):
        return _by_victory(s, seat)
    if s.outcome is not None and s.outcome.how == "berlin-held":
        return 0.0
    lead = _lead(s) if s.setup.seats[seat] == "soviet" else -_lead(s)
    return max(-2.0, min(2.0, lead / CLEAR))


def _lead(s: BattleState) -> int:
    """The Soviet points less those of the other side; 14-0: of the Germans."""
    soviet, western, german = points(s)
    return soviet - (german if s.setup.victory == "east_points" else western)


def _by_victory(s: BattleState, seat: int) -> float:
    """16-31, 17-32: where Berlin decides, points say little."""
    if s.outcome is None or not s.outcome.winners:
        return 0.0
    return 1.0 if seat in s.outcome.winners else -1.0


def features(s: BattleState) -> Mapping[str, float]:
    return {}


def prospect(s: BattleState, seat: int) -> float:
    return 0.5
