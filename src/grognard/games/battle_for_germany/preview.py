"""What an action costs or is worth before it is done."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from grognard.games.battle_for_germany.combat import weigh
from grognard.games.battle_for_germany.reach import allowance, ways_of
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
