"""What would be given up by an ending: actions, points, markers, operations and attacks still to be had."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.rules import combat
from grognard.games.downfall_third_reich.rules.actions import ActionsPhase
from grognard.games.downfall_third_reich.rules.combat import CombatPhase
from grognard.games.downfall_third_reich.rules.recruitment import MinorRecruits, Spending
from grognard.games.downfall_third_reich.rules.status import actions_left
from grognard.kernel.looking import LeftOver
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

ACTIONS = ("plan", "produce", "ready_air", "ready_submarines", "recruit", "develop", "complete", "lend_lease")
OPERATIONS = ("tactical", "attack", "engage", "strategic", "sail", "land")


def left_over(s: DownfallState, ending: str) -> Iterator[LeftOver]:
    """3.3: when the combats begin operations are over; the rest goes with the phase or with its combats."""
    step = s.stack[-1]
    if isinstance(step, MinorRecruits):
        yield LeftOver("minor-points", "4.4.1", sum(s.minor_pr))
    elif isinstance(step, CombatPhase):
        yield from _attacks(s)
    elif isinstance(step, ActionsPhase):
        yield from _operations(s, step)
        if ending == "end":
            yield from _phase(s, step)


def _can(s: DownfallState, step: ActionsPhase, verbs: tuple[str, ...]) -> bool:
    seat = s.seat(s.phase)
    return any(next(step.legal_by(s, seat, verb), None) is not None for verb in verbs)


def _operations(s: DownfallState, step: ActionsPhase) -> Iterator[LeftOver]:
    """8.0, 4.1: operation points stay for the next phase, but the armies that could use them stand still."""
    if s.po[s.phase] and _can(s, step, OPERATIONS):
        yield LeftOver("operations", "8.0", s.po[s.phase])


def _phase(s: DownfallState, step: ActionsPhase) -> Iterator[LeftOver]:
    """3.6, 4.4, 10.1, 12.1, 14.1, 16.1: what goes with the phase."""
    actions = actions_left(s)
    if actions and _can(s, step, ACTIONS):
        yield LeftOver("actions", "3.6", actions)
    if s.pr and _can(s, step, tuple(Spending.verbs)):
        yield LeftOver("recruits", "4.4", s.pr)
    if s.pb[s.phase] and _can(s, step, ("exchange",)):
        yield LeftOver("armour", "10.1", s.pb[s.phase])
    if _can(s, step, ("hunt_standard",)):
        yield LeftOver("hunt-standard", "12.1", int(s.c.tables["submarines"]["needed"]))
    if _can(s, step, ("hunt_advanced",)):
        yield LeftOver("hunt-advanced", "12.1", 1)
    if _can(s, step, ("bomb",)):
        yield LeftOver("bomb", "14.1", 1)
    if not s.fought:
        yield from _attacks(s)


def _attacks(s: DownfallState) -> Iterator[LeftOver]:
    """16.1: the armies with an Attack or a landing that still have somebody to attack."""
    areas = spaces_in(combat.contested(s))
    units = sorted({attacker for area in areas for attacker, _ in combat.open_attacks(s, area)})
    if units:
        names = tuple(s.c.ids[unit] for unit in units)
        yield LeftOver("attacks", "16.1", len(units), units=names)
