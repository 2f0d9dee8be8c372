"""16.4 to 16.10, combat potential: what both sides of an attack add up, and what the dice make of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from grognard.games.downfall_third_reich.rules import terrain
from grognard.games.downfall_third_reich.rules.scenarios import FULL
from grognard.games.downfall_third_reich.rules.winter import frost
from grognard.kernel.odds import of_die

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

DIE = range(1, 7)
ATTACK_PARTS = ("attack_combat", "attack_winter", "attack_support", "attack_air")
DEFENCE_PARTS = (
    "defence_combat",
    "defence_winter",
    "defence_italians",
    "defence_ground",
    "defence_fortress",
    "defence_border",
    "defence_coast",
)


class Odds(msgspec.Struct, frozen=True):
    """An attack weighed before the dice: totals, their parts, and the chance of each pair of losses."""

    attacker_total: int
    defender_total: int
    parts: dict[str, int]
    chances: dict[str, Fraction]
    """By "attacker's losses-defender's losses", as far as the two armies have strength to lose."""


def weigh(
    s: DownfallState, attacker: int, target: int, supports: Sequence[int] = (), mission: bool = False
) -> Odds:
    """16.4: the totals of an attack before the dice, and the exact chances of its results."""
    parts = parts_of(s, attacker, target, supports, mission)
    attack, defence = totals(parts)
    least = least_die(s, attacker, True), least_die(s, target, False)
    strengths = s.strength[attacker], s.strength[target]
    return Odds(attack, defence, parts, chances(attack, defence, least, strengths))


def parts_of(
    s: DownfallState, attacker: int, target: int, supports: Sequence[int], mission: bool
) -> dict[str, int]:
    """16.4, 15.2: everything that counts for the two totals but the dice."""
    c, area = s.c, s.where[target]
    return {
        "attack_combat": s.combat_value(attacker),
        "attack_winter": frost(s, attacker, area),
        "attack_support": sum(s.support_value(unit) for unit in supports),
        "attack_air": int(c.tables["air"]["bonus"]) if mission else 0,
        "defence_combat": s.combat_value(target),
        "defence_winter": frost(s, target, area),
        "defence_italians": italians(s, target),
        "defence_ground": c.ground_bonus[area],
        "defence_fortress": terrain.fortress(s, c.faction[target], area),
        "defence_border": terrain.border(s, (attacker, *supports), area),
        "defence_coast": terrain.coast(s, attacker),
    }


def totals(parts: dict[str, int]) -> tuple[int, int]:
    """15.7: both sides' totals before the dice, all bonuses added up."""
    return sum(parts[name] for name in ATTACK_PARTS), sum(parts[name] for name in DEFENCE_PARTS)


def outcomes(
    s: DownfallState, attacker: int, target: int, supports: Sequence[int], mission: bool
) -> Iterator[tuple[int, int]]:
    """16.4: both totals with every throw of the two dice."""
    attack, defence = totals(parts_of(s, attacker, target, supports, mission))
    ours, theirs = least_die(s, attacker, True), least_die(s, target, False)
    for die in DIE:
        for other in DIE:
            yield attack + max(die, ours), defence + max(other, theirs)


def italians(s: DownfallState, target: int) -> int:
    """16.7: Italians defend better beside Germans."""
    c = s.c
    if c.country[target] != c.italy or not s.at[s.where[target]] & c.units_of_country[c.germany]:
        return 0
    return int(c.tables["combat"]["italians_with_germans"])


def least_die(s: DownfallState, unit: int, attacking: bool) -> int:
    """16.8, 16.9: the least that the die of an army counts."""
    c, area = s.c, s.where[unit]
    if not c.armour[unit]:
        return 1
    if c.africa >> area & 1:
        favoured = unit == c.dak or c.country[unit] == c.uk
    else:
        open_steppe = (c.home[c.ussr] & ~c.rough) >> area & 1
        favoured = attacking and c.country[unit] == c.germany and bool(open_steppe)
    return int(c.tables["combat"]["least_die"]) if favoured else 1


def losses(attack: int, defence: int, strengths: tuple[int, int]) -> tuple[int, int]:
    """16.10: what attacker and defender lose by their totals, as far as they have strength to lose."""
    ours, theirs = strengths
    if attack == defence:
        found = 1, 1
    elif attack > defence:
        found = int(attack < 2 * defence and theirs == FULL), 2
    else:
        found = 2, int(defence < 2 * attack and ours == FULL)
    return min(found[0], ours), min(found[1], theirs)


@lru_cache(maxsize=4096)
def chances(
    attack: int, defence: int, least: tuple[int, int] = (1, 1), strengths: tuple[int, int] = (FULL, FULL)
) -> dict[str, Fraction]:
    """The chance of each pair of losses: both dice thrown.

    The best for the attacker comes first.

    >>> chances(9, 3)
    {'0-2': Fraction(1, 2), '1-2': Fraction(1, 2)}
    """
    found: dict[tuple[int, int], Fraction] = {}
    theirs = of_die(lambda die: max(die, least[1]))
    for die, chance in of_die(lambda die: max(die, least[0])).items():
        for other, part in theirs.items():
            lost = losses(attack + die, defence + other, strengths)
            found[lost] = found.get(lost, Fraction(0)) + chance * part
    ranked = sorted(found, key=lambda lost: (lost[0], -lost[1]))
    return {f"{ours}-{others}": found[ours, others] for ours, others in ranked}
