"""What random play prefers: moves before exits and transfers, attacks by many; every action has a chance."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from grognard.games.battle_for_germany.rules.combat import CombatPhase
from grognard.games.battle_for_germany.rules.movement import MovementPhase
from grognard.games.battle_for_germany.rules.reach import allowance, reach, way_to
from grognard.games.battle_for_germany.rules.stacking import can_make_room, in_reach, movable
from grognard.games.battle_for_germany.state import BattleState
from grognard.kernel.action import Action
from grognard.kernel.masks import draw
from grognard.kernel.step import Draw, Step

LEAVING = 0.1
"""How often it is tried first whether a unit can leave the map or cross to the other theatre."""
ANOTHER_HEX = 0.2
"""How often one more hex is attacked at once."""
JOINING = 0.7
"""How often a unit that can attack does."""


def a_move(step: MovementPhase, s: BattleState, seat: int, rng: Random) -> Action:
    """A unit by chance, then one of its hexes; at times an exit or a transfer; or the end."""
    units = movable(s)
    while units:
        n = int(rng.random() * (len(units) + 1))
        if n == len(units) and step.may_end(s) is None:
            return Action("end")
        unit = units.pop(n if n < len(units) else n - 1)
        action = _a_departure(step, s, unit, rng) or _a_march(s, unit, rng)
        if action is not None:
            return action
    return Action("end")


def _a_march(s: BattleState, unit: int, rng: Random) -> Action | None:
    levels = reach(s, unit, allowance(s, unit))
    open_hexes = in_reach(s, unit, levels)
    while open_hexes:
        space = draw(open_hexes, rng)
        if not s.full >> space & 1 or can_make_room(s, unit, space):
            return Action("move", (unit, way_to(s, unit, levels, space)))
        open_hexes &= ~(1 << space)
    return None


def _a_departure(step: MovementPhase, s: BattleState, unit: int, rng: Random) -> Action | None:
    if rng.random() < 1 - LEAVING:
        return None
    choices = [Action("exit", args) for args in step.exits_of(s, unit)]
    if choices:
        return choices[int(rng.random() * len(choices))]
    levels, far = step.transfers_of(s, unit)
    return Action("transfer", (unit, way_to(s, unit, levels, draw(far, rng)))) if far else None


def an_attack(step: CombatPhase, s: BattleState, seat: int, rng: Random) -> Action:
    """A hex by chance, the end like one more hex; sometimes a second hex; some of those who can."""
    options = step.options(s)
    n = int(rng.random() * (len(options) + 1))
    if n == len(options) and step.may_end(s) is None:
        return Action("end")
    targets = [list(options)[min(n, len(options) - 1)]]
    able = options[targets[0]]
    others = [t for t in options if t != targets[0]]
    while others and rng.random() < ANOTHER_HEX:
        other = others.pop(int(rng.random() * len(others)))
        common = [unit for unit in able if unit in options[other]]
        if common:
            targets.append(other)
            able = common
    attackers = [unit for unit in able if rng.random() < JOINING] or [able[int(rng.random() * len(able))]]
    return Action("attack", (tuple(sorted(targets)), tuple(sorted(attackers))))


PREFERS: Mapping[type[Step], Draw] = {MovementPhase: a_move, CombatPhase: an_attack}
