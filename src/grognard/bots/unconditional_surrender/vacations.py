"""Making room: who stands beside an enemy and can do little leaves the place to one who can do more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.rules.reach import Ground as Reach
from grognard.games.unconditional_surrender.state import ELIMINATED
from grognard.games.unconditional_surrender.ways import way
from grognard.kernel.action import Action
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.situation import Situation
    from grognard.games.unconditional_surrender.rules.operations import Operating


def vacations(view: Situation, step: Operating) -> Iterator[list[Action]]:
    """For each unit that others bar from attacking beside it: the shortest way out of their way."""
    s = view.s
    if step.started:
        return
    units = step.ready(s)
    for unit in units:
        here = s.at[unit]
        if here >= s.c.map.hexes or not view.zones >> here & 1:
            continue
        if any(other != unit and _waits_for(view, step, unit, other) for other in units):
            found = view.reached(unit, step.left_of(s, unit), step.started)
            shut = view.zones | s.standing[view.faction] | 1 << here
            free = [
                (cost, space)
                for space, (cost, _) in found.items()
                if space < s.c.map.hexes and not shut >> space & 1
            ]
            if free:
                yield [Action("move", (unit, way(found, min(free)[1]))), Action("stop")]


def _waits_for(view: Situation, step: Operating, unit: int, other: int) -> bool:
    """Whether another unit could attack from a unit's hex if that were free, and can't come there now."""
    s, here = view.s, view.s.at[unit]
    if s.at[other] >= s.c.map.hexes or not view.ground.near(s.at[other]) >> here & 1:
        return False
    left = step.left_of(s, other)
    without = s.clone()
    without.place(unit, ELIMINATED)
    reach = Reach(without, other)
    cost = reach.reach(left, False).get(here, (left, 0))[0]
    targets = s.c.map.around[here] & view.enemy & ~reach.shut
    return any(cost + reach.attack_price(here, there) <= left for there in spaces_in(targets))
