"""What a player may order in advance: that voyages of others pass, those of fleets or those of armies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from examples.narrow_seas.rules.interception import Interception
from grognard.kernel.action import Action
from grognard.kernel.orders import Reaction
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from examples.narrow_seas.state import Position


def kind(step: Interception, s: Position, seat: int) -> str:
    return "fleet" if s.c.fleet[step.unit] else "army"


def never(step: Interception, s: Position, seat: int) -> Action:
    return Action("let_pass")


REACTIONS: Mapping[type[Step], Reaction] = {Interception: Reaction(("fleet", "army"), kind, {"never": never})}
