"""6.3, 6.4: what a battle costs both sides a round on average, by the rules' own dice and bonuses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from grognard.games.europe_engulfed.rules.combat.battle import Battle
from grognard.games.europe_engulfed.rules.combat.dice import WHOLE, bonus_of, share_of

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

SIDES = 6
MOST = 20
"""A quotient above this says nothing more."""


class Force(NamedTuple):
    """Steps, and how many of the enemy's they take in a round."""

    steps: float
    fire: float

    def plus(self, other: Force) -> Force:
        return Force(self.steps + other.steps, self.fire + other.fire)


NONE = Force(0, 0)


def rate(s: Position, battle: Battle, defending: bool, unit: int, at_armour: bool, supported: bool) -> Force:
    """A unit's steps, and its hits a round."""
    bonus = bonus_of(s, battle, defending, unit, at_armour, supported)
    needed = s.c.tables["combat"]["hit"] - bonus
    dice = share_of(s, battle, defending, unit) / WHOLE
    return Force(s.steps[unit], dice * min(SIDES, max(0, SIDES + 1 - needed)) / SIDES)


def rates(
    s: Position, battle: Battle, defending: bool, units: Sequence[int], foes: Sequence[int]
) -> dict[int, Force]:
    """6.26: each unit against its like class, or the other where there is none."""
    classes = {s.kind(foe).armour for foe in foes}
    found = {}
    for unit in units:
        armour = s.kind(unit).armour
        at_armour = armour if armour in classes or not classes else not armour
        found[unit] = rate(s, battle, defending, unit, at_armour, False)
    return found


def total(forces: Sequence[Force]) -> Force:
    return Force(sum(force.steps for force in forces), sum(force.fire for force in forces))


def supported(s: Position, force: Force, planes: int, steps: float) -> Force:
    """6.6: up to three units with a hit-bonus more."""
    most = int(s.c.tables["combat"]["most_supported"])
    return Force(force.steps, force.fire + min(planes, most) * steps / SIDES)


def quotient(attackers: Force, defenders: Force) -> float:
    """How many rounds the attackers last for each that the defenders last; the defenders fire first."""
    if not attackers.steps or not attackers.fire:
        return 0
    if not defenders.steps:
        return MOST
    left = max(0.0, attackers.steps - defenders.fire) / attackers.steps
    ours = attackers.fire * left / defenders.steps
    theirs = max(defenders.fire, 1 / SIDES**2) / attackers.steps
    return min(ours / theirs, MOST)
