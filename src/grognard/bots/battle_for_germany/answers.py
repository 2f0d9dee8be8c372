"""The small questions: losses, retreats, advances, replacements, Courland, pursuit."""

from __future__ import annotations

from collections.abc import Callable

from grognard.bots.battle_for_germany.goals import assign, march
from grognard.bots.battle_for_germany.mind import Mind
from grognard.bots.battle_for_germany.situation import Situation, commands
from grognard.games.battle_for_germany.components import WESTERN
from grognard.games.battle_for_germany.rules.courland import pocket
from grognard.games.battle_for_germany.rules.replacements import force_at
from grognard.games.battle_for_germany.rules.victory import points
from grognard.games.battle_for_germany.state import GARRISON, BattleState
from grognard.kernel.action import Action


def losses(s: BattleState, mind: Mind, actions: list[Action]) -> Action:
    """6-2: the cheapest units that are enough; a garrison only if nothing else is."""
    view = Situation(s, mind, s.now.forces)

    def cost(action: Action) -> tuple[int, float]:
        units = action.args[0]
        return sum(bool(s.flags[u] & GARRISON) for u in units), sum(view.value[u] for u in units)

    return min(actions, key=lambda a: (cost(a), a))


def retreat(s: BattleState, mind: Mind, actions: list[Action]) -> Action:
    """6-2: where the unit is safe and still in the way."""
    forces = commands(s, actions[0].args[0])
    view = Situation(s, mind, forces)
    return max(actions, key=lambda a: (standing(view, s, a.args[0], a.args[1]), a))


def advance(s: BattleState, mind: Mind, actions: list[Action]) -> Action:
    """6-91: forward if the whole stands better for it."""
    moves = [action for action in actions if action.verb == "advance"]
    view = Situation(s, mind, commands(s, moves[0].args[0]))
    goals = {} if view.german else assign(view)

    def gain(action: Action) -> float:
        unit, space = action.args
        here = s.where[unit]
        goal = goals.get(unit)
        nearer = march(view, unit, goal, space) - march(view, unit, goal, here) if goal is not None else 0.0
        change = standing(view, s, unit, space) - standing(view, s, unit, here)
        return nearer + change + mind.opinions.worth.point * _swing(s, view, action)

    best = max(moves, key=lambda a: (gain(a), a))
    return best if gain(best) > 0 else Action("stay")


def _swing(s: BattleState, view: Situation, action: Action) -> int:
    """The points that an action changes between this side and the others."""
    after = s.clone()
    after.do(after.waiting[0], action)
    return balance(after, view.side) - balance(s, view.side)


def balance(s: BattleState, side: int) -> int:
    """Points of a side less those of the others; Germans only take points away."""
    totals = points(s)
    held = sum(s.c.cities[city].points for city, holder in enumerate(s.holder) if holder == side)
    return totals[side] + held - sum(t for other, t in enumerate(totals) if other != side)


def standing(view: Situation, s: BattleState, unit: int, space: int) -> float:
    """How well the army stands with this unit in that hex."""
    here = s.where[unit]
    occupied = view.occupied()
    if s.on_map(unit) and len(s.at[here]) == 1:
        occupied &= ~(1 << here)
    there = [other for other in s.at.get(space, ()) if other != unit]
    city = s.c.city_at.get(space)
    bonus = view.opinions.place.hold_city * s.c.cities[city].points if city is not None else 0.0
    return bonus - view.leak(occupied | 1 << space) - view.danger(space, [*there, unit])


def replacement(s: BattleState, mind: Mind, actions: list[Action]) -> Action:
    """7-2, 8-0: whoever may come back, near the fighting; the last corps in Courland binds two armies."""
    moves = [action for action in actions if action.verb in ("replace", "enter")]
    if moves:
        return max(moves, key=_entry(s, mind))
    ships = [action for action in actions if action.verb == "evacuate"]
    if ships and len(pocket(s)) > 1:
        return max(ships, key=lambda a: (s.c.defence[a.args[0]], a))
    return Action("end")


def _entry(s: BattleState, mind: Mind) -> Callable[[Action], tuple[float, Action]]:
    view, place = Situation(s, mind, s.now.forces), mind.opinions.place

    def worth(action: Action) -> tuple[float, Action]:
        unit, space = action.args
        pinned = place.pinned if view.hostile_zone >> space & 1 else 0.0
        factors = s.c.attack[unit] + s.c.movement[unit] / 2
        strong = place.fresh * factors if s.now.forces == (WESTERN,) else 0.0
        return strong - pinned - _way_left(s, mind, unit, space), action

    return worth


def _way_left(s: BattleState, mind: Mind, unit: int, space: int) -> float:
    """Turns of march to the nearest city that is still to be had; for Germans the danger of the hex."""
    side = force_at(s, unit, space)
    fields = [
        mind.ground.to(s, unit, s.c.city_hex[city])[space]
        - mind.opinions.place.city_nearer * s.c.cities[city].points
        for city, holder in enumerate(s.holder)
        if holder != side
    ]
    return min(fields, default=0) / s.c.movement[unit] if not s.c.german[unit] else 0.0


def landing(s: BattleState, mind: Mind, actions: list[Action]) -> Action:
    """8-0: the port where the unit is needed more."""
    view = Situation(s, mind, s.now.forces)
    unit = s.stack[-1].unit  # type: ignore[attr-defined]
    return max(actions, key=lambda a: (standing(view, s, unit, a.args[0]), a))


def pursuit(s: BattleState, mind: Mind, actions: list[Action]) -> Action:
    """9-1: the two enemies whose going hurts most."""
    worth = [c + d for c, d in zip(s.c.attack, s.c.defence, strict=True)]
    chosen = [action for action in actions if action.verb == "pursue"]
    return max(chosen or actions, key=lambda a: (sum(worth[u] for u in a.args[0]) if a.args else 0, a))
