"""Gates: enemies whose zones of control keep units from cities that nobody stands in.

To clear one is worth the cities behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import GROUND
from grognard.games.unconditional_surrender.rules.reach import Ground as Reach
from grognard.games.unconditional_surrender.state import ELIMINATED
from grognard.kernel.masks import mask_of, spaces_in

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.situation import Situation
    from grognard.games.unconditional_surrender.rules.operations import Operating


def gate_worth(view: Situation, step: Operating, units: list[int], space: int) -> float:
    """What units that are still to move could take if the enemy in a hex were gone, and can't take now."""
    near = view.ground.near(space, view.mind.pace.gates)
    closed = {
        place: worth
        for place, worth in view.goals.items()
        if near >> place & 1 and not view.enemy >> place & 1
    }
    movers = [unit for unit in units if near >> max(view.s.at[unit], 0) & 1]
    if not closed or not movers:
        return 0.0
    local = view.ground.near(space)
    key = (
        *(
            "gate",
            space,
            tuple(closed.items()),
            tuple((unit, view.s.at[unit], step.left_of(view.s, unit)) for unit in movers),
        ),
        *(view.enemy & local, view.s.standing[view.faction] & local, view.zones & local),
    )
    return view.mind.noted(key, lambda: _worked_out(view, step, movers, closed, space))


def _worked_out(
    view: Situation, step: Operating, movers: list[int], closed: dict[int, float], space: int
) -> float:
    without = view.s.clone()
    without.place(without.unit_in(space, GROUND), ELIMINATED)
    goals = 0
    for place in closed:
        goals |= 1 << place
    won = 0
    for unit in movers:
        if not view.ground.near(view.s.at[unit]) & goals:
            continue
        left = step.left_of(view.s, unit)
        goals &= ~mask_of(view.reached(unit, left, step.started))
        if goals & ~won:
            won |= mask_of(Reach(without, unit).reach(left, step.started)) & goals
    return view.opinions.attack.gate * sum(closed[place] for place in spaces_in(won & goals))
