"""6-8, terrain: what the ground, a fort and a river are worth to the defender."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grognard.games.battle_for_germany.components import GERMANS

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState


def multiplier(s: BattleState, space: int, attacking_from: Iterable[int]) -> int:
    """6-82: the multipliers of a hex that count are added, less 1."""
    c = s.c
    ground = c.multiplier[space]
    fort = int(c.tables.fortified["multiplier"]) if fort_counts(s, space) else 1
    river = int(c.tables.river["multiplier"]) if river_counts(s, space, attacking_from) else 1
    return combined(ground, fort, river)


def combined(*multipliers: int) -> int:
    """6-82: 2 and 2 make 3; 2, 2 and 2 make 5; a multiplier of 1 is none.

    >>> combined(2, 2, 1), combined(2, 2, 2), combined(3, 1, 2), combined(2, 1, 1), combined(1, 1, 1)
    (3, 5, 4, 2, 1)
    """
    counting = [m for m in multipliers if m > 1]
    return sum(counting) - 1 if len(counting) > 1 else sum(counting) or 1


def fort_counts(s: BattleState, space: int) -> bool:
    """TEC, 6-83: a fort that stands doubles German units."""
    return s.fort_stands(space) and all(s.force[unit] in GERMANS for unit in s.at.get(space, ()))


def river_counts(s: BattleState, space: int, attacking_from: Iterable[int]) -> bool:
    """6-81: a river helps only against attackers who all come across one."""
    across = s.c.rivers.neighbours[space]
    return all(across >> origin & 1 for origin in attacking_from)
