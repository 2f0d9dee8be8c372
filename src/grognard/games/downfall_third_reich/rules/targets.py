"""16.1 to 16.3, 9.5, 9.7: who may attack whom, with which supports."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, FOES, USSR
from grognard.games.downfall_third_reich.state import (
    ATTACK,
    FIGHTING,
    FOUGHT,
    HIT_BY_ALLIES,
    HIT_BY_USSR,
    LANDED,
    STRUCK,
    SUPPORTED,
)
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

HIT_BY_OTHERS = {AXIS: 0, ALLIES: HIT_BY_USSR, USSR: HIT_BY_ALLIES}
BUSY = FOUGHT | SUPPORTED


def why_not_target(s: DownfallState, attacker: int, target: int) -> Refusal | None:
    """Why an army may not attack another one, wherever the attacker stands."""
    c, flags = s.c, s.flags[target]
    if flags & STRUCK:
        return refuse("16.3", "attacked-before", target=c.ids[target])
    if flags & HIT_BY_OTHERS[c.faction[attacker]]:
        return refuse("16.2", "attacked-by-ally", target=c.ids[target])
    area = s.where[target]
    if c.country[target] == c.uk and area == c.calais and _unharmed_french(s):
        return refuse("9.5", "french-first", target=c.ids[target])
    if (
        c.country[attacker] == c.finland
        and area == c.carelia
        and c.faction[target] == USSR
        and s.control[area] == USSR
    ):
        return refuse("9.7", "finns-only-support", unit=c.ids[attacker])
    return None


def _unharmed_french(s: DownfallState) -> bool:
    """9.5: whether a French army in Calais has not been attacked yet."""
    french = s.at[s.c.calais] & s.c.units_of_country[s.c.france]
    return any(not s.flags[unit] & STRUCK for unit in spaces_in(french))


def has_target(s: DownfallState, unit: int, area: int) -> bool:
    """8.2.3: whether an army could attack somebody in an area if it were there."""
    enemies = s.enemies(s.c.faction[unit], area)
    return any(why_not_target(s, unit, target) is None for target in spaces_in(enemies))


# -------------------------------------------------------------------- 16.1, 16.3: attacks


def why_not_attack(
    s: DownfallState, attacker: int, target: int, supports: tuple[int, ...], slots: int
) -> Refusal | None:
    """Why an attack that nothing has fixed may not be made, with so many supports possible."""
    c = s.c
    refusal = _why_not_fighter(s, attacker)
    if refusal is not None:
        return refusal
    if c.faction[target] not in FOES[c.faction[attacker]]:
        return refuse("16.3", "not-an-enemy", target=c.ids[target])
    if s.where[target] != s.where[attacker]:
        return refuse("16.3", "not-in-the-area", unit=c.ids[attacker], target=c.ids[target])
    refusal = why_not_target(s, attacker, target)
    if refusal is not None:
        return refusal
    for unit in supports:
        refusal = _why_not_support(s, unit, attacker)
        if refusal is not None:
            return refusal
    if len(supports) > slots:
        return refuse("16.3", "too-many-supports", number=slots, space=c.board.names[s.where[attacker]])
    return None


def _why_not_fighter(s: DownfallState, unit: int) -> Refusal | None:
    """16.1, 16.3: an army of the faction in phase with an Attack or a landing, that has not fought yet."""
    c, flags = s.c, s.flags[unit]
    if c.faction[unit] != s.phase:
        return refuse("16.1", "not-in-phase", unit=c.ids[unit])
    if not s.on_map(unit):
        return refuse("16.1", "not-on-map", unit=c.ids[unit])
    if not flags & FIGHTING:
        return refuse("16.1", "no-attack-marker", unit=c.ids[unit])
    if flags & FOUGHT:
        return refuse("16.3", "attacks-once", unit=c.ids[unit])
    if flags & SUPPORTED:
        return refuse("16.3", "has-supported", unit=c.ids[unit])
    return None


def _why_not_support(s: DownfallState, unit: int, attacker: int) -> Refusal | None:
    refusal = _why_not_fighter(s, unit)
    if refusal is not None:
        return refusal
    if unit == attacker:
        return refuse("16.3", "supports-itself", unit=s.c.ids[unit])
    if s.where[unit] != s.where[attacker]:
        return refuse("16.3", "support-elsewhere", unit=s.c.ids[unit])
    if s.flags[unit] & LANDED:
        return refuse("16.5", "landed-no-support", unit=s.c.ids[unit])
    return None


def slots_in(s: DownfallState, area: int) -> int:
    """16.3: as many supports as there are more armies to attack than to defend, the idle ones counted."""
    own = sum(1 for unit in spaces_in(s.armies(s.phase, area)) if s.flags[unit] & FIGHTING)
    return max(0, own - s.enemies(s.phase, area).bit_count())


def fighters(s: DownfallState, area: int) -> list[int]:
    """The armies in phase in an area that may still attack or support."""
    flags = s.flags
    return [
        unit
        for unit in spaces_in(s.armies(s.phase, area))
        if flags[unit] & FIGHTING and not flags[unit] & BUSY
    ]


def open_attacks(s: DownfallState, area: int) -> list[tuple[int, int]]:
    """The pairs of attacker and target in an area that nothing has fixed."""
    flags, own = s.flags, fighters(s, area)
    if not own:
        return []
    enemies = [u for u in spaces_in(s.enemies(s.phase, area)) if not flags[u] & STRUCK]
    return [(unit, target) for unit in own for target in enemies if why_not_target(s, unit, target) is None]


def any_attack(s: DownfallState, area: int) -> bool:
    """Whether there is such a pair."""
    return any(has_target(s, unit, area) for unit in fighters(s, area))


def support_sets(s: DownfallState, attacker: int, own: list[int], slots: int) -> Iterator[tuple[int, ...]]:
    """Every set of supports that an attacker may have."""
    able = [unit for unit in own if unit != attacker and s.flags[unit] & ATTACK]
    for size in range(min(slots, len(able)) + 1):
        yield from combinations(able, size)


def contested(s: DownfallState) -> int:
    """The areas where armies in phase stand beside enemies."""
    return s.occupied[s.phase] & s.hostile(s.phase)


def every_attack(s: DownfallState) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Every attack worth asking about: attacker, target and supports in one area."""
    for area in spaces_in(contested(s)):
        own = list(spaces_in(s.armies(s.phase, area)))
        for attacker in own:
            others = [unit for unit in own if unit != attacker]
            for target in spaces_in(s.enemies(s.phase, area)):
                for size in range(len(others) + 1):
                    for supports in combinations(others, size):
                        yield attacker, target, supports
