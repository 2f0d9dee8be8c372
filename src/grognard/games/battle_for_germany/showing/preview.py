"""What an action costs or is worth before it is done."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from grognard.games.battle_for_germany.rules.combat import weigh
from grognard.games.battle_for_germany.rules.reach import allowance, ways_of
from grognard.games.battle_for_germany.rules.zones import enemy_zone
from grognard.kernel.action import Action
from grognard.kernel.looking import Preview

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState


def preview(s: BattleState, action: Action) -> Preview:
    """5-1: movement points for a way; 6-1: the odds of an attack."""
    if action.verb == "attack":
        odds = weigh(s, *action.args)
        figures = {
            "attack": odds.attack,
            "defence": odds.defence,
            "column": odds.column,
            "multipliers": odds.multipliers,
        }
        return Preview(figures=figures, chances=odds.chances)
    if action.verb in ("move", "exit", "transfer"):
        return _cost(s, action.verb, *action.args)
    return Preview()


FAR = 99
"""More movement points than any way on the map costs."""
ASTRAY = 2
"""Who goes round zones or units does not make the way more than so many times as long."""


def tried_way(s: BattleState, unit: int, to: int) -> tuple[int, ...] | None:
    """The way past other units, unless that leads astray: then straight at whatever bars the way."""
    if not s.on_map(unit) or to == s.where[unit]:
        return None
    way, direct = _past_others(s, unit, to), s.c.board.shortest_way(s.where[unit], to)
    return way if way and direct and len(way) <= ASTRAY * len(direct) else direct


def _past_others(s: BattleState, unit: int, to: int) -> tuple[int, ...] | None:
    """What is within the unit's points is tried straight through zones, what is farther off round them unless
    that leads astray: the refusal then tells of the zone, or of the distance. Else over closed sides."""
    here, force, zones = s.where[unit], s.force[unit], enemy_zone(s, s.force[unit])
    straight = _way(s, unit, to, 0, allowance(s, unit))
    if straight is None:
        straight, round_zones = _way(s, unit, to, 0, FAR), _way(s, unit, to, zones, FAR)
        if straight and round_zones and len(round_zones) <= ASTRAY * len(straight):
            return round_zones
    strangers, across = s.strangers(force), s.c.board.shortest_way
    return straight or across(here, to, strangers | zones) or across(here, to, strangers)


def _way(s: BattleState, unit: int, to: int, zones: int, points: int) -> tuple[int, ...] | None:
    """The cheapest way past other units that obeys these zones, if there is one for so many points; whoever
    stands at its end is no matter."""
    ways, here = ways_of(s, unit), s.where[unit]
    first = zones if zones >> here & 1 else 0
    levels = ways.reach(here, points, s.strangers(s.force[unit]) & ~(1 << to), zones, first)
    return ways.way(levels, to, zones, first) if any(level >> to & 1 for level in levels) else None


def _cost(s: BattleState, verb: str, unit: int, path: tuple[int, ...]) -> Preview:
    """5-0, 9-3, 16-32: what the way costs, and the points there are for it."""
    start = () if path[0] == s.where[unit] else (s.where[unit],)
    price, points = ways_of(s, unit).price, allowance(s, unit)
    cost = sum(price[a][b] for a, b in pairwise((*start, *path)))
    if verb == "exit":
        cost += int(s.c.tables.limits["exit_cost"])
    if verb == "transfer":
        points *= s.setup.strategic_move
    return Preview(figures={"cost": cost, "allowance": points})
