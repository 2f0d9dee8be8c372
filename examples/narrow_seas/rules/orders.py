"""2.3, orders: which blocks may still carry one out, and what that uses up; what they do is in 4 and 6."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from examples.narrow_seas.components import NOWHERE
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from examples.narrow_seas.state import Position


def why_idle(s: Position, block: int, fleet: bool, rule: str) -> Refusal | None:
    """2.3: why a block can carry out no order now that is for fleets, or for armies."""
    name = s.c.handles[block]
    if s.c.owner[block] != s.active:
        return refuse("2.3", "not-yours", unit=name)
    if s.at[block] == NOWHERE:
        return refuse(rule, "in-reserve", unit=name)
    if s.c.fleet[block] != fleet:
        return refuse(rule, "for-fleets" if fleet else "for-armies", unit=name)
    if s.moved[block]:
        return refuse("2.3", "has-moved", unit=name)
    return refuse("2.3", "no-orders") if not s.orders else None


def obey(s: Position, blocks: Sequence[int]) -> None:
    """2.3: an order is used up, and these blocks have carried it out."""
    s.orders -= 1
    for block in blocks:
        s.moved[block] = 1


def ready(s: Position, fleets: bool) -> list[int]:
    """Blocks of the realm in turn that may still carry out an order."""
    return [b for b in s.c.blocks_of[s.active] if why_idle(s, b, fleets, "2.3") is None]
