"""6.1, 6.2: a battle: where, who attacks, how, and what is remembered of how the attackers came."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from grognard.games.europe_engulfed.components import AXIS, NOBODY, WESTERN
from grognard.games.europe_engulfed.rules.control import enemies, foes, hostile, troops
from grognard.games.europe_engulfed.rules.phases import in_phase
from grognard.games.europe_engulfed.rules.weather import fair
from grognard.games.europe_engulfed.state import BY_AIR, BY_SEA, STAYED, SUPPLIED, Camp, CampId, PowerId
from grognard.kernel.hidden import UNKNOWN
from grognard.kernel.masks import listed, spaces_in
from grognard.kernel.ranges import SpaceId, UnitId
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


class Battle(msgspec.Struct, frozen=True):
    """One round of combat in a space. Camps are told by their numbers, classes by whether they are armour."""

    space: SpaceId
    attacker: CampId
    defender: CampId
    assault: bool = False
    first: bool = False  # the compulsory round of a newly contested area
    counter: bool = False  # 7.7
    powers: tuple[PowerId, ...] = ()  # 6.72: the powers that attack, if not all
    crossed: tuple[bool, bool] = (False, False)  # 6.83: infantry, armour came over a river or strait
    over_maginot: tuple[UnitId, ...] = ()  # 6.84: armour that came over it
    maginot: bool = False
    landed: Camp = NOBODY  # 7.21, 7.31: the camp that landed
    fought: bool = False  # both sides are there as their blocks lie open: nobody has retreated
    mixed: bool = False  # 9.18: two Axis minor powers were there when the round began


def make_battle(s: Position, space: int, attacker: int, assault: bool) -> Battle:
    """6.2: what is declared, with what all can see of how the attackers came."""
    defender = next(camp for camp in enemies(s, attacker) if troops(s, space, camp))
    came = _newcomers(s, space, attacker)
    first = bool(s.fresh >> space & 1)
    bold = first and defender == WESTERN and any(_over_maginot(s, unit) for unit in came)
    landing = in_phase(s, "combat") and any(s.via[unit] in (BY_SEA, BY_AIR) for unit in came)
    landed = attacker if landing else NOBODY  # 7.21: in the initial phase, newly contested or not
    return Battle(space, attacker, defender, assault, first=first, maginot=bold, landed=landed)


def with_what_lies_open(s: Position, battle: Battle) -> Battle:
    """6.24: what is known of a round once all blocks lie open, and holds until its end.

    Who asks before that, in the fog, knows no more of mixed minor powers than what lies open to him.
    """
    axis = spaces_in(troops(s, battle.space, AXIS))  # 9.18: also those that stand by (6.72)
    powers = {s.power_of(unit) for unit in axis if s.what[unit] is not UNKNOWN}
    return _with_arrivals(s, replace(battle, fought=True, mixed=len(powers & {*s.c.axis_minors}) > 1))


def _with_arrivals(s: Position, battle: Battle) -> Battle:
    """6.83, 6.84: which classes came over water, which armour over the Maginot Line."""
    if not battle.first:
        return battle
    came = _newcomers(s, battle.space, battle.attacker)
    wet = [s.kind(unit).armour for unit in came if _over_water(s, unit)]
    bold = [unit for unit in came if battle.maginot and _over_maginot(s, unit) and s.kind(unit).armour]
    return replace(battle, crossed=(False in wet, True in wet), over_maginot=tuple(bold))


def why_not_storm(s: Position, space: int, camp: int) -> Refusal | None:
    """6.85: no enemy fortress is attacked with enemies in the area round it, but by who drops into it."""
    around = s.c.map.around[space]
    if around == NOBODY or not foes(s, around, camp) or not hostile(s, camp) >> space & 1:
        return None
    if any(_has_dropped(s, unit) for unit in spaces_in(troops(s, space, camp))):
        return None
    return refuse("6.85", "not-cleared", space=s.c.name(space))


def _has_dropped(s: Position, unit: int) -> bool:
    """7.3: in this turn, as far as whoever looks can know."""
    return s.via[unit] == BY_AIR or (s.what[unit] is not UNKNOWN and s.dropped[s.what[unit]] == s.turn)


def _newcomers(s: Position, space: int, camp: int) -> list[int]:
    return [unit for unit in listed(troops(s, space, camp)) if s.via[unit] != STAYED]


def _over_water(s: Position, unit: int) -> bool:
    way = s.via[unit], s.at[unit]
    return way in s.c.map.rivers or way in s.c.map.straits


def _over_maginot(s: Position, unit: int) -> bool:
    """6.84: into Metz, straight out of Germany or Belgium."""
    if not s.maginot or not s.c.map.areas[s.at[unit]].maginot or s.via[unit] < 0:
        return False
    beyond = s.c.country[s.c.germany] | s.c.country[s.c.power["belgium"]]
    return bool(beyond >> s.via[unit] & 1)


def fighters_of(s: Position, battle: Battle, defending: bool) -> list[int]:
    """The ground units of a side; of the attacker only those whose power takes part."""
    camp = battle.defender if defending else battle.attacker
    units = list(listed(troops(s, battle.space, camp)))
    if defending or not battle.powers:
        return units
    return [unit for unit in units if s.power_of(unit) in battle.powers]


def firers_of(s: Position, battle: Battle, defending: bool) -> list[int]:
    """6.84: those of a side that fire: not armour that has just come over the Maginot Line."""
    silent = () if defending else battle.over_maginot
    return [unit for unit in fighters_of(s, battle, defending) if unit not in silent]


def aircraft_of(s: Position, battle: Battle, defending: bool) -> list[int]:
    """1.12, 1.13, 3.4: the aircraft of a side that can fight: supplied ones, in fair weather; 6.72: of powers
    that take part."""
    camp = battle.defender if defending else battle.attacker
    if not fair(s, battle.space):
        return []
    there = listed(s.stacks[battle.space] & s.members[camp] & s.c.aircraft)
    takes_part = range(len(s.c.powers)) if defending or not battle.powers else battle.powers
    return [unit for unit in there if s.out[unit] == SUPPLIED and s.power_of(unit) in takes_part]


def of_class(s: Position, units: list[int], armour: bool) -> list[int]:
    """0.14, 6.25: the units of a class: armour, or infantry with cavalry, airborne and militia."""
    return [unit for unit in units if s.kind(unit).armour == armour]
