"""What would be given up by ending a phase now: units that could move, good attacks, replacements."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from grognard.games.battle_for_germany.rules.combat import CombatPhase, weigh
from grognard.games.battle_for_germany.rules.movement import MovementPhase
from grognard.games.battle_for_germany.rules.replacements import ReplacementPhase
from grognard.kernel.looking import LeftOver

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState

BEATEN = ("De", "Dr", "Ex")
"""The results that cost the defender his units or his hex."""
GOOD = Fraction(1, 2)
"""An attack is worth a word if one of these is at least as likely as not."""


def left_over(s: BattleState) -> Iterator[LeftOver]:
    """5-0, 6-0, 7-2, 8-0: what the phase that is open leaves undone."""
    step = s.stack[-1]
    if isinstance(step, MovementPhase):
        units = tuple(s.c.ids[unit] for unit in step.able(s))
        if units:
            yield LeftOver("moves", "5-0", len(units), units=units)
    elif isinstance(step, CombatPhase):
        yield from _attacks(s, step)
    elif isinstance(step, ReplacementPhase):
        left = step.question(s)["left"] if next(step.legal_replace(s), None) is not None else 0
        if left:
            yield LeftOver("replacements", "7-2", left)
        if next(step.legal_by_asking(s, s.now.seat, "evacuate"), None) is not None:
            yield LeftOver("ship", "8-0", 1)


def _attacks(s: BattleState, step: CombatPhase) -> Iterator[LeftOver]:
    """6-1: the hexes that all units beside them would attack with good chances."""
    good = []
    for space, units in sorted(step.options(s).items()):
        chances = weigh(s, [space], units).chances
        if sum((chances.get(result, Fraction(0)) for result in BEATEN), Fraction(0)) >= GOOD:
            good.append(space)
    if good:
        names = s.c.board.names
        yield LeftOver("attacks", "6-0", len(good), figures={"spaces": [names[space] for space in good]})
