"""6.26, 6.3, 6.4, 6.8: how many dice a class fires, and with which hit-bonuses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from grognard.games.europe_engulfed.components import AXIS, MUD, NOBODY, SNOW
from grognard.games.europe_engulfed.rules.combat.battle import Battle
from grognard.games.europe_engulfed.rules.control import troops
from grognard.games.europe_engulfed.rules.politics.events import happened
from grognard.games.europe_engulfed.rules.weather import weather_in
from grognard.games.europe_engulfed.state import BY_SEA, SUPPLIED
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

WHOLE = 8
"""Dice are counted in eighths, as three halvings may meet; fractions are dropped at the end (1.12)."""


def volley(
    s: Position,
    battle: Battle,
    defending: bool,
    units: Sequence[int],
    at_armour: bool,
    supported: Sequence[int],
) -> dict[int, int]:
    """The dice of units of one class that fire together: how many by hit-bonus.

    1.12: each group takes the whole dice of its share; what is left over belongs to no unit, and has only
    what all of the class have.
    """
    shares: dict[int, int] = {}
    common = []
    for unit in units:
        bonuses = bonuses_of(s, battle, defending, unit, at_armour, unit in supported)
        bonus = sum(one.amount for one in bonuses)
        shares[bonus] = shares.get(bonus, 0) + share_of(s, battle, defending, unit)
        common.append(sum(one.amount for one in bonuses if one.name not in OF_ONE_UNIT))
    dice = {bonus: share // WHOLE for bonus, share in shares.items()}
    if units:
        left_over = sum(shares.values()) // WHOLE - sum(dice.values())
        dice[min(common)] = dice.get(min(common), 0) + left_over
    return {bonus: number for bonus, number in sorted(dice.items()) if number}


def share_of(s: Position, battle: Battle, defending: bool, unit: int) -> int:
    """6.31, 6.32: a die a step, two in an assault, in eighths; attackers halve them (see `halvings`)."""
    per_step = s.c.tables["combat"]["dice_per_step"]["assault" if battle.assault else "normal"]
    return int(s.steps[unit] * per_step * WHOLE) >> (0 if defending else halvings(s, battle, unit))


def halvings(s: Position, battle: Battle, unit: int) -> int:
    """1.12, 3.4, 6.82: how often the dice of an attacking unit are halved."""
    return len(halved_by(s, battle, unit))


def halved_by(s: Position, battle: Battle, unit: int) -> list[tuple[str, str]]:
    """What halves the dice of an attacking unit, each with its paragraph."""
    snow = weather_in(s, battle.space) == SNOW
    swamp = bool(s.c.map.swamps >> battle.space & 1) and not snow
    return (
        [("snow", "1.12")] * (snow and not _used_to_snow(s, battle.space, unit))
        + [("swamp", "6.82")] * swamp
        + [("unsupplied", "3.4")] * (s.out[unit] != SUPPLIED)
    )


def _used_to_snow(s: Position, space: int, unit: int) -> bool:
    """1.12: Soviets and Finns in the U.S.S.R. or Finland."""
    own = s.c.country[s.c.ussr] | s.c.country[s.c.finland]
    return s.power_of(unit) in (s.c.ussr, s.c.finland) and bool(own >> space & 1)


BONUS_RULES = {
    "elite": "0.6", "armour_against_infantry": "6.4", "ground_support": "6.6", "mud": "1.13", "rough": "6.81",
    "river": "6.83", "maginot": "6.84", "fortress": "6.85", "fortification": "6.97", "landing": "7.21",
    "mixed_minors": "9.18",
}  # fmt: skip
"""The paragraph of each hit-bonus."""
OF_ONE_UNIT = ("elite", "ground_support")
"""0.6, 6.6: the hit-bonuses that a unit has for itself; all others come from where and at whom it fires."""


class Bonus(NamedTuple):
    """One of the hit-bonuses that a unit fires with, and the paragraph that gives it."""

    name: str
    rule: str
    amount: int


def bonus_of(
    s: Position, battle: Battle, defending: bool, unit: int, at_armour: bool, supported: bool
) -> int:
    """6.4: all hit-bonuses of a unit that fires at a class."""
    return sum(bonus.amount for bonus in bonuses_of(s, battle, defending, unit, at_armour, supported))


def bonuses_of(
    s: Position, battle: Battle, defending: bool, unit: int, at_armour: bool, supported: bool
) -> list[Bonus]:
    """6.4, 0.6, 0.18: one by one; militia never has any.

    1.13: nor armour in mud; 7.21, 7.31: infantry that has landed is easier to hit.
    """
    kind = s.kind(unit)
    muddy = weather_in(s, battle.space) == MUD
    broken = happened(s, "collapse") and s.power_of(unit) == s.c.italy  # 9.45
    if kind.militia or broken or (kind.armour and muddy):
        return []
    found = ["elite"] * kind.elite + ["ground_support"] * supported
    if kind.armour and not at_armour and (defending or not _breaks_armour(s, battle)):
        found.append("armour_against_infantry")
    if not at_armour and _mixed_minors(battle, defending):
        found.append("mixed_minors")
    if not at_armour and battle.landed not in (NOBODY, battle.defender if defending else battle.attacker):
        found.append("landing")
    if defending:
        found += ["mud"] * (muddy and not kind.armour) + _shelter(s, battle, at_armour)
    table = s.c.tables["combat"]["bonus"]
    dropped = "landing" in found and not _by_sea(s, battle)
    rules = {**BONUS_RULES, "landing": "7.31"} if dropped else BONUS_RULES
    return [Bonus(name, rules[name], int(table[name])) for name in found]


def _by_sea(s: Position, battle: Battle) -> bool:
    """7.31: where units come over the sea as well it is the bonus of 7.21."""
    return any(s.via[unit] == BY_SEA for unit in spaces_in(troops(s, battle.space, battle.landed)))


def _shelter(s: Position, battle: Battle, at_armour: bool) -> list[str]:
    """6.81, 6.83 to 6.85, 6.97: what the ground gives to all that defend it."""
    return (
        ["rough"] * is_rough(s, battle.space)
        + ["river"] * battle.crossed[at_armour]
        + ["maginot"] * battle.maginot
        + ["fortress"] * bool(s.c.map.fortresses >> battle.space & 1)
        + ["fortification"] * is_fortified(s, battle)
    )


def is_rough(s: Position, space: int) -> bool:
    """6.81, 6.82: rough ground, and swamps under snow; 0.5: a desert is clear."""
    frozen = bool(s.c.map.swamps >> space & 1) and weather_in(s, space) == SNOW
    return bool(s.c.map.rough >> space & 1) or frozen


def is_fortified(s: Position, battle: Battle) -> bool:
    """6.93, 6.97, 6.95: in the first round, a heavy one in every round; never in a counter-attack.

    They help the side that holds the area: not who defends himself there against it.
    """
    sort, holder = s.fort[battle.space], s.holder[battle.space]
    if not sort or battle.counter or holder == NOBODY or s.camp[holder] != battle.defender:
        return False
    return sort == 2 or battle.first


def _breaks_armour(s: Position, battle: Battle) -> bool:
    """6.81, 6.85, 6.97: where attacking armour has no bonus against infantry."""
    fortress = bool(s.c.map.fortresses >> battle.space & 1)
    return is_rough(s, battle.space) or fortress or is_fortified(s, battle)


def _mixed_minors(battle: Battle, defending: bool) -> bool:
    """9.18: the Allies fire at an area where two Axis minor powers were together as the round began."""
    return battle.mixed and (battle.defender if defending else battle.attacker) != AXIS
