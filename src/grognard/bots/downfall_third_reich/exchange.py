"""What an attack does to both armies on average: exact, from the totals before the dice (16.10)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.games.downfall_third_reich.rules.potential import chances


class Exchange(NamedTuple):
    """The chances that either army is gone, or only turned over."""

    target_gone: float
    target_hit: float
    attacker_gone: float
    attacker_hit: float


@lru_cache(maxsize=8192)
def exchange(attack: int, defence: int, least: tuple[int, int], strengths: tuple[int, int]) -> Exchange:
    """16.10: the results of an attack with these totals and strengths, as floats."""
    ours, theirs = strengths
    gone = hit = lost = turned = 0.0
    for losses, chance in chances(max(attack, 1), max(defence, 1), least, strengths).items():
        mine, other = map(int, losses.split("-"))
        part = float(chance)
        gone += part * (other >= theirs)
        hit += part * (0 < other < theirs)
        lost += part * (mine >= ours)
        turned += part * (0 < mine < ours)
    return Exchange(gone, hit, lost, turned)
