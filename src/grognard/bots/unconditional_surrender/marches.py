"""Marches: where units that do not attack should stand, and the move that gains most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.bots.unconditional_surrender.ground import FAR
from grognard.games.unconditional_surrender.rules.economy import activation_price
from grognard.games.unconditional_surrender.rules.reach import Ground as Reach
from grognard.games.unconditional_surrender.rules.reach import way
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import UNLIMITED
from grognard.kernel.action import Action

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.situation import Situation
    from grognard.games.unconditional_surrender.rules.operations import Operating


def best_march(view: Situation, step: Operating, units: list[int]) -> Action | None:
    """The move that gains most, if one is worth its price."""
    best: tuple[float, int, Action] | None = None
    for unit in units:
        found = _best_of(view, step, unit)
        if found is not None and (best is None or found[:2] > best[:2]):
            best = found
    return best[2] if best is not None else None


def _best_of(view: Situation, step: Operating, unit: int) -> tuple[float, int, Action] | None:
    s = view.s
    if not _affordable(view, step, unit):
        return None
    left = step.left_of(s, unit)
    near = view.ground.near(s.at[unit]) if s.at[unit] < s.c.map.hexes else 0
    own = view.s.standing[view.faction] & near & ~(1 << s.at[unit])
    key = "march", unit, s.at[unit], left, view.enemy & near, own, tuple(view.goals)
    gain, path = view.mind.noted(key, lambda: _look_for(view, step, unit, left))
    price = 0 if step.started else activation_price(s, unit)
    if not path or gain < view.opinions.march.least * (1 + price):
        return None
    return gain, -unit, Action("move", (unit, path))


def _affordable(view: Situation, step: Operating, unit: int) -> bool:
    """Marches leave a share of the points for replacements and mobilization."""
    s = view.s
    left = s.points[s.serves[unit]]
    if step.started or left == UNLIMITED:
        return True
    from_factories = view.mind.noted(("points", s.serves[unit]), lambda: left)
    return left - activation_price(s, unit) >= view.opinions.money.kept * from_factories


def _look_for(view: Situation, step: Operating, unit: int, left: int) -> tuple[float, tuple[int, ...]]:
    s, reach = view.s, Reach(view.s, unit)
    found = reach.reach(left, step.started)
    here = place_worth(view, unit, s.at[unit])
    best, where = 0.0, NONE
    for space in found:
        if space == s.at[unit] or space >= s.c.map.hexes or reach.friends >> space & 1:
            continue
        gain = place_worth(view, unit, space) - here
        if gain > best:
            best, where = gain, space
    return best, way(found, where) if where != NONE else ()


def place_worth(view: Situation, unit: int, space: int) -> float:
    """What it is worth that a unit stands in a hex at the end of the month."""
    s, march = view.s, view.opinions.march
    if space >= s.c.map.hexes:
        return -march.approach * FAR
    found = march.approach * _drive(view) * (FAR - view.approach[space])
    found += _held(view, unit, space)
    city = s.c.map.city_at.get(space, NONE)
    if city != NONE and s.control[city] in view.foes:
        found += view.city_worth(city)
    around = s.c.map.around[space]
    foes = (around & view.enemy).bit_count()
    if foes:
        friends = (around & s.standing[view.faction] & ~(1 << max(s.at[unit], 0))).bit_count()
        found += march.friend * friends - march.exposed * foes
    if view.front[space] <= 4 and (s.c.map.city | s.c.map.rough) >> space & 1:
        found += march.cover
    if not view.supplied(s.serves[unit]) >> space & 1:
        found -= march.cut_off
    return found


def _drive(view: Situation) -> float:
    """How much a faction wants to come near its goals: fully with the upper hand, hardly without."""
    return min(1.0, max(0.1, view.ratio / view.opinions.march.confident - 0.25))


def _held(view: Situation, unit: int, space: int) -> float:
    """Cities of one's own that need it and that nobody else stands in: this one, and those beside."""
    s, march = view.s, view.opinions.march
    others = s.standing[view.faction] & ~(1 << max(s.at[unit], 0))
    found = 0.0
    for place, worth in view.threatened.items():
        if others >> place & 1:
            continue
        if place == space:
            found += march.hold * worth
        elif s.c.map.around[space] >> place & 1:
            found += march.beside * worth
    return found
