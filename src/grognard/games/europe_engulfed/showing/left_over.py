"""What would be given up by an ending: strategic moves, WERPs, battles, air support, special actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.rules.combat.fire import Support
from grognard.games.europe_engulfed.rules.combat.phase import CombatPhase
from grognard.games.europe_engulfed.rules.movement.strategic import Strategic, account, limit
from grognard.games.europe_engulfed.rules.production.buying import Production
from grognard.games.europe_engulfed.rules.special_actions.breakthrough import Breakthrough
from grognard.games.europe_engulfed.rules.special_actions.spending import spenders
from grognard.kernel.looking import LeftOver

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def left_over(s: Position, seat: int | None) -> Iterator[LeftOver]:
    """Only what the seat that ends could still have used."""
    step = s.stack[-1]
    if seat is None:
        return
    if isinstance(step, Production):
        yield LeftOver("werps", "4.1", s.werps[step.power], {"power": s.c.power_ids[step.power]})
    elif isinstance(step, Strategic):
        yield from _moves(s, step, seat)
    elif isinstance(step, CombatPhase):
        areas = [space for (space,) in step.candidates_attack(s, seat) if not step.may_attack(s, seat, space)]
        if areas:
            yield LeftOver("battles", "6.1", len(areas), {"spaces": [s.c.name(space) for space in areas]})
    elif isinstance(step, Support):
        yield from _aircraft(s, step, seat)
    elif isinstance(step, Breakthrough):
        actions = sum(s.actions[power] for power in spenders(s, seat))
        if actions and any(action.verb != "end" for action in step.legal(s, seat)):
            yield LeftOver("actions", "7.1", actions)


def _moves(s: Position, step: Strategic, seat: int) -> Iterator[LeftOver]:
    """5.24: the moves that powers have left for units that could make them."""
    units = [unit for _, unit in step.begins_entrain(s, seat)]
    powers = {account(s, s.power_of(unit)): s.power_of(unit) for unit in units}
    moves = sum(limit(s, power) - s.strategic[own] for own, power in powers.items())
    if moves:
        yield LeftOver("moves", "5.24", moves, units=tuple(s.c.names(units)))


def _aircraft(s: Position, step: Support, seat: int) -> Iterator[LeftOver]:
    """6.61, 6.63: as many as can be assigned one to one."""
    pairs = [pair for pair in step.candidates_support(s, seat) if step.may_support(s, seat, *pair) is None]
    planes, units = {plane for plane, _ in pairs}, {unit for _, unit in pairs}
    number = min(len(planes), len(units), s.c.tables["combat"]["most_supported"] - len(step.pairs))
    if pairs:
        yield LeftOver("aircraft", "6.6", number, units=tuple(s.c.names(sorted(planes))))
