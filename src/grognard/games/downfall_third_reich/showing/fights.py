"""The attack that an action is about, or that waits for its air missions."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from grognard.games.downfall_third_reich.rules.air import Interception, Mission
from grognard.games.downfall_third_reich.state import MISSION
from grognard.kernel.action import Action

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


class Fight(NamedTuple):
    """An attack as `weigh` takes it."""

    attacker: int
    target: int
    supports: tuple[int, ...]
    mission: bool


def fight_of(s: DownfallState, action: Action | None) -> Fight | None:
    """The attack of `assault` or `breach`, or the one for which a marker is flown, cancelled or spared."""
    verb = action.verb if action else ""
    if action and verb == "assault":
        attacker, target, supports = action.args
        return Fight(attacker, target, supports, bool(s.flags[attacker] & MISSION and s.target[attacker]))
    if action and verb == "breach":
        attacker, target, supports = action.args
        return Fight(attacker, target, supports, False)
    step = s.stack[-1] if s.stack else None
    if isinstance(step, Mission):
        return Fight(step.attacker, step.target, step.supports, bool(action) and verb != "pass")
    waiting = s.stack[-2] if isinstance(step, Interception) else None
    if isinstance(waiting, Mission):
        return Fight(waiting.attacker, waiting.target, waiting.supports, verb in ("", "let_pass"))
    return None
