"""4.43, costs: of a step, of the first step of a new unit, of everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import Type
from grognard.games.europe_engulfed.rules.production.income import at_war_with_a_major

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

ITEMS = ("special_action", "u_boats", "fighters", "bombers", "flak", "asw", "v1", "v2")
"""What is bought by name and has no place on the map."""
PRICES = {
    "special_action": "special_action", "u_boats": "u_boat", "fighters": "fighter", "bombers": "bomber",
    "flak": "flak", "asw": "asw",
}  # fmt: skip


def step_cost(s: Position, power: int, kind: Type) -> int:
    """4.43, 9.38, 9.24(g): a further step; British and Soviet ones cost one more late in the war."""
    return kind.cost + (0 if kind.aircraft else _extra(s, power))


def cadre_cost(s: Position, power: int, kind: Type) -> int:
    """0.2, 4.43(b): the first step of a new ground unit costs double, but not of militia; 9.24(d)."""
    if kind.aircraft or kind.militia or _without_surcharge(s, power):
        return step_cost(s, power, kind)
    return kind.cost * int(s.c.tables["costs"]["cadre_factor"]) + _extra(s, power)


def _without_surcharge(s: Position, power: int) -> bool:
    """9.24(d): the Soviets at war, until the end of 1942."""
    until = s.c.tables["costs"]["no_cadre_surcharge"]["ussr_until"]
    return power == s.c.ussr and at_war_with_a_major(s, power) and s.turn <= s.c.turn[until]


def _extra(s: Position, power: int) -> int:
    """9.38, 9.24(g): one WERP a step; the Soviets only if they have called up their conscripts."""
    first = s.c.tables["costs"]["extra_step"].get(s.c.power_ids[power])
    if first is None or s.turn < s.c.turn[first]:
        return 0
    return int(power != s.c.ussr or s.conscription > 0)


def item_cost(s: Position, item: str) -> int:
    """4.43, 2.28: one WERP buys one V-2 or two V-1."""
    return int(s.c.tables["costs"][PRICES[item]]) if item in PRICES else 1


def points_for(s: Position, item: str) -> int:
    """2.28: how many points one purchase gives."""
    return int(s.c.tables["v_missiles"][item]["points_per_werp"]) if item in ("v1", "v2") else 1
