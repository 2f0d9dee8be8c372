"""The plan of a movement phase: who attacks from where, who holds the line, and in which order they go."""

from __future__ import annotations

from grognard.bots.battle_for_germany.goals import assign, shuns_berlin
from grognard.bots.battle_for_germany.mind import Mind
from grognard.bots.battle_for_germany.operations import Staff
from grognard.bots.battle_for_germany.posture import Posture
from grognard.bots.battle_for_germany.situation import Situation
from grognard.games.battle_for_germany.components import SOVIET
from grognard.games.battle_for_germany.rules.boundary import wrong_country, wrong_side
from grognard.games.battle_for_germany.rules.reach import allowance, in_due_city, may_be_moved, reach, way_to
from grognard.games.battle_for_germany.rules.stacking import can_make_room
from grognard.games.battle_for_germany.state import BattleState
from grognard.kernel.action import Action


def plan(s: BattleState, mind: Mind) -> list[Action]:
    """The moves of the phase in the order in which they can be made."""
    view = Situation(s, mind, s.now.forces)
    closed = 1 << s.c.berlin if shuns_berlin(view) else 0
    reaches = {unit: within(s, unit) & ~closed for unit in view.mine}
    standing = {unit: s.where[unit] for unit, mask in reaches.items() if mask == 1 << s.where[unit]}
    standing |= garrisons_owed(s, reaches)
    staff = Staff(view, reaches, standing)
    attacks = staff.plan()
    goals = {} if view.german else assign(view)
    places = Posture(view, reaches, goals, staff.traps(attacks)).settle(staff.posts)
    return in_order(s, {unit: space for unit, space in places.items() if space != s.where[unit]})


def within(s: BattleState, unit: int) -> int:
    """The hexes where the unit could end the phase, its own included; strays must come back."""
    here = 1 << s.where[unit]
    if in_due_city(s, unit) or may_be_moved(s, unit) is not None:
        return here
    mask = here
    for level in reach(s, unit, allowance(s, unit)):
        mask |= level
    home = mask
    if wrong_side(s, unit):
        home &= s.c.east if s.c.west >> s.where[unit] & 1 else s.c.west
    if wrong_country(s, unit):
        home &= ~s.c.yugoslavia
    if s.c.yugoslav[unit] and not s.c.yugoslavia >> s.where[unit] & 1:
        home &= s.c.yugoslavia
    return home or mask


def garrisons_owed(s: BattleState, reaches: dict[int, int]) -> dict[int, int]:
    """10-0: for each city that must get its garrison now, the front that is farthest from Berlin goes."""
    sent: dict[int, int] = {}
    for city in s.due:
        space = s.c.city_hex[city]
        able = [u for u, mask in reaches.items() if s.c.front[u] and mask >> space & 1 and u not in sent]
        if s.holder[city] == SOVIET and able:
            sent[max(able, key=lambda u: (_from_berlin(s, u), -u))] = space
    return sent


def _from_berlin(s: BattleState, unit: int) -> float:
    (x, y), (bx, by) = s.c.board.centres[s.where[unit]], s.c.board.centres[s.c.berlin]
    return (x - bx) ** 2 + (y - by) ** 2


def in_order(s: BattleState, places: dict[int, int]) -> list[Action]:
    """5-3: whoever makes room for others goes first. A move that never becomes possible is left out."""
    s, waiting, actions = s.clone(), dict(places), []
    while waiting:
        unit = next((u for u in waiting if _can_go(s, u, waiting[u])), None)
        if unit is None:
            unit = next((u for u in waiting if _can_swap(s, u, waiting[u], waiting)), None)
        if unit is None:
            break
        action = step_to(s, unit, waiting.pop(unit))
        if action is not None:
            actions.append(action)
            s.do(s.now.seat, action)
    return actions


def _can_go(s: BattleState, unit: int, space: int) -> bool:
    if s.crowded >= 0 and s.where[unit] != s.crowded:
        return False
    return not s.full >> space & 1 and not (s.c.front[unit] and s.fronts >> space & 1)


def _can_swap(s: BattleState, unit: int, space: int, waiting: dict[int, int]) -> bool:
    if s.crowded >= 0 or (s.c.front[unit] and s.fronts >> space & 1):
        return False
    leaving = [other for other in s.at.get(space, ()) if waiting.get(other) == s.where[unit]]
    return bool(leaving) and can_make_room(s, unit, space)


def step_to(s: BattleState, unit: int, space: int) -> Action | None:
    """The move of a unit to a hex by the cheapest way, if there is one."""
    if may_be_moved(s, unit) is not None:
        return None
    levels = reach(s, unit, allowance(s, unit))
    if not any(level >> space & 1 for level in levels[1:]):
        return None
    return Action("move", (unit, way_to(s, unit, levels, space)))
