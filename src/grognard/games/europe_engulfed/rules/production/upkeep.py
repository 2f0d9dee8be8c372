"""4.2, naval upkeep: the first thing to be paid; and how WERPs are spent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import AXIS, SOVIET, WESTERN
from grognard.games.europe_engulfed.rules.production.income import at_war_with_a_major
from grognard.games.europe_engulfed.rules.supply.fleets import has_port
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

SIDES = {AXIS: "axis", WESTERN: "allied", SOVIET: "soviet"}
"""How sea zones call those who pay in them."""


def pay(s: Position, power: int, cost: int) -> None:
    """4.5: nothing else spends WERPs."""
    s.werps[power] -= cost


def why_poor(s: Position, power: int, cost: int) -> Refusal | None:
    left = s.werps[power]
    return refuse("4.5", "too-dear", cost=cost, left=left) if cost > left else None


def keep_fleets(s: Position, power: int, owed: int) -> None:
    """4.2: what a power can't pay has no other effect, but it can spend nothing then."""
    paid = min(owed, s.werps[power])
    pay(s, power, paid)
    if owed:
        s.tell("upkeep", "4.2", power=s.c.power_ids[power], owed=owed, left=s.werps[power])


def upkeeps(s: Position, powers: tuple[int, ...]) -> tuple[int, ...]:
    """4.2: what each of them owes as fleets are now."""
    return tuple(upkeep(s, power) for power in powers)


def upkeep(s: Position, power: int) -> int:
    """4.2, 4.21: a WERP for each supplied fleet point that a power at war with a major pays for."""
    if not at_war_with_a_major(s, power):
        return 0
    per_point, seas = s.c.tables["costs"]["upkeep"], s.c.map.seas
    return sum(
        s.fleets[owner * len(seas) + number] * int(per_point)
        for owner in s.c.majors
        for number, sea in enumerate(seas)
        if s.fleets[owner * len(seas) + number] and payer(s, owner, sea) == power and has_port(s, owner, sea)
    )


def payer(s: Position, owner: int, sea: int) -> int:
    """4.2, 9.32: who pays for fleets in a sea zone: France its own, the U.S.A. once Britain is conquered."""
    camp = s.camp[owner]
    name = s.c.map.areas[sea].maintenance.get(SIDES.get(camp, ""))
    if owner == s.c.france or name is None:
        return owner
    power = s.c.power[name]
    return s.c.usa if power == s.c.britain and s.conquered[power] else power
