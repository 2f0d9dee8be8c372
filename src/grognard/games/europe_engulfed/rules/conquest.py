"""10.1 to 10.3, conquest: when a power falls, what becomes of its forces and of its land."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import AXIS, NOBODY, NOWHERE, SOVIET, WESTERN
from grognard.games.europe_engulfed.rules.blocks import hand_over, remove
from grognard.games.europe_engulfed.rules.control import (
    enemies,
    foes,
    successor,
    take,
    troops,
)
from grognard.games.europe_engulfed.rules.left_alone import give_way
from grognard.games.europe_engulfed.rules.naval.transport import slot
from grognard.games.europe_engulfed.rules.politics.events import happened
from grognard.games.europe_engulfed.rules.politics.french_fleet import let_fleet_escape
from grognard.games.europe_engulfed.rules.politics.pact import begin_pact
from grognard.games.europe_engulfed.state import OWN
from grognard.kernel.columns import with_entry
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

OVERSEAS = ("french_north_africa", "french_eastern_colonies")
"""10.31: French lands that go to Britain."""


OTHER_ALLY = {WESTERN: SOVIET, SOVIET: WESTERN}


# ---------------------------------------------------------------- when


def conquer_minors(s: Position) -> None:
    """10.2: at the end of a movement or combat phase, those whose capital the enemy controls."""
    for power, told in enumerate(s.c.powers):
        if told.sort in ("minor", "axis_minor") and s.war[power] and not s.conquered[power]:
            victor = s.holder[s.c.capital[power].bit_length() - 1]
            if victor != NOBODY and s.camp[victor] in enemies(s, s.camp[power]):
                conquer(s, power, victor, "10.2")


def conquer_majors(s: Position) -> None:
    """10.1, 10.11: at the end of its player-turn, one without a friendly resource area at home."""
    camps = (AXIS,) if s.active == 0 else (1, 2)
    for power in s.c.majors:
        wealth = s.c.home[power] & s.c.map.resources
        if s.camp[power] in camps and s.war[power] and wealth and not _friendly_left(s, power, wealth):
            rules = {s.c.ussr: "10.11", s.c.italy: "9.46"}
            conquer(s, power, _captor_of(s, wealth), rules.get(power, "10.1"))
    if s.active == 1 and not s.conquered[s.c.germany] and s.war[s.c.germany] and _axis_has_nothing(s):
        conquer(s, s.c.germany, _captor_of(s, s.c.home[s.c.germany] & s.c.map.resources), "10.13")


def _friendly_left(s: Position, power: int, wealth: int) -> bool:
    camp = s.camp[power]
    return any(s.holder[space] != NOBODY and s.camp[s.holder[space]] == camp for space in spaces_in(wealth))


def _captor_of(s: Position, wealth: int) -> int:
    """Who took the last of them, as far as one can see: whoever holds most."""
    holders = [s.holder[space] for space in spaces_in(wealth) if s.holder[space] != NOBODY]
    return max(sorted(set(holders)), key=holders.count)


def _axis_has_nothing(s: Position) -> bool:
    """10.13: every resource area of the map is neutral or Allied."""
    return not any(s.held[power] & s.c.map.resources for power in at_war(s, AXIS))


def at_war(s: Position, camp: int) -> list[int]:
    return [power for power, side in enumerate(s.camp) if side == camp and s.war[power]]


def surrender(s: Position) -> None:
    """9.46: at the end of a combat phase: morale gone, Sicily western, westerners in mainland Italy (9.4)."""
    c, sicily = s.c, s.c.index["sicily"]
    if not s.war[c.italy] or not happened(s, "collapse") or not _western(s, sicily):
        return
    mainland = c.home[c.italy] & ~(1 << sicily)
    if any(_western(s, space) or troops(s, space, 1) for space in spaces_in(mainland)):
        conquer(s, c.italy, s.holder[sicily], "9.46")


def _western(s: Position, space: int) -> bool:
    return s.holder[space] != NOBODY and s.camp[s.holder[space]] == 1


# ---------------------------------------------------------------- what follows


def conquer(s: Position, power: int, victor: int, rule: str) -> None:
    """10.1, 10.2: its forces are gone for good; 10.3: its land finds new masters."""
    s.tell("conquered", rule, power=s.c.power_ids[power], victor=s.c.power_ids[victor])
    if power == s.c.france:
        let_fleet_escape(s)
    disband(s, power)
    pact = s.c.power_ids[power] == "poland" and victor == s.c.germany and not s.war[s.c.ussr]
    if pact and not s.conquered[s.c.ussr]:
        begin_pact(s)
    for space in left_behind(s, power):
        take(s, space, heir(s, power, victor, space))
    give_way(s, s.camp[power])
    if s.c.powers[power].sort == "minor":
        s.camp[power] = NOBODY
        s.enrol()


def left_behind(s: Position, power: int) -> list[int]:
    """10.31: what a fallen power holds, and what allies hold of its land without a ground unit there."""
    camp, held = s.camp[power], s.held[power]
    for ally, side in enumerate(s.camp):
        if side == camp and s.war[ally]:
            held |= s.held[ally] & s.c.country[power]
    left = [n for n in spaces_in(held) if s.holder[n] == power or not s.stacks[n] & s.members[camp]]
    return left + [n for n in _empty_crete(s, power) if n not in left]


def _empty_crete(s: Position, power: int) -> list[int]:
    """10.31(a): with Greece's fall Crete is British also if the Axis has taken it and left nobody there."""
    crete = s.c.index["crete"]
    return [crete] if s.c.country[power] >> crete & 1 and not troops(s, crete, AXIS) else []


def _defending(s: Position, space: int, camp: int) -> int:
    """10.32, 9.22: whose the land stays: its side's, or the Soviets' where they alone stand."""
    return SOVIET if troops(s, space, SOVIET) and not troops(s, space, camp) else camp


def _manned(s: Position, space: int, camp: int) -> bool:
    """10.32: aircraft are forces as well, where no enemy on the ground destroys them (6.64)."""
    return bool(s.stacks[space] & s.members[camp]) and not foes(s, space, camp)


def disband(s: Position, power: int) -> None:
    """10.1: all units, fleets and special actions; what else ends with France."""
    on_map = [unit for unit, space in enumerate(s.at) if space != NOWHERE and s.service[unit] == OWN]
    s.reveal("what", *(unit for unit in on_map if power in s.c.axis_minors and s.c.sole[unit] == NOBODY))
    for unit in on_map:
        if s.power_of(unit) == power:
            remove(s, unit)
    s.conquered = with_entry(s.conquered, power, 1)
    s.war[power] = s.actions[power] = 0
    if power == s.c.france:
        s.free_pool = max(s.free_pool, 1)  # 9.532
        s.maginot = 0  # 6.84
        s.raids_from = s.turn + 1  # 2.2
    lose_fleets(s, power)
    s.enrol()
    if power == s.c.france and s.setup.three:
        hand_over(s, spaces_in(s.c.may_be[power] & s.c.ground & ~s.on_map))  # 9.531: the Free French's pool


def lose_fleets(s: Position, power: int) -> None:
    """10.1: gone for good; 9.32: those of Britain are American."""
    if power == s.c.britain:
        s.fleets, s.used, s.shifted = (
            _pass_on(s, column, s.c.usa) for column in (s.fleets, s.used, s.shifted)
        )
    s.fleets, s.used, s.shifted = (_without(s, column, power) for column in (s.fleets, s.used, s.shifted))


def _pass_on(s: Position, column: tuple[int, ...], heir: int) -> tuple[int, ...]:
    """9.32: the fleets of Britain are American when it is conquered."""
    for sea in s.c.map.seas:
        here, there = slot(s, s.c.britain, sea), slot(s, heir, sea)
        column = with_entry(column, there, column[there] + column[here])
    return column


def _without(s: Position, column: tuple[int, ...], power: int) -> tuple[int, ...]:
    for sea in s.c.map.seas:
        column = with_entry(column, slot(s, power, sea), 0)
    return column


def heir(s: Position, power: int, victor: int, space: int) -> int:
    """10.31, 10.32: the conqueror, but for what those who oppose him occupy, and some exceptions.

    10.3 speaks of its own land: what it had taken from others stays with its side, if a power of it is left.
    """
    c = s.c
    if not c.country[power] >> space & 1:
        return _next_of_side(s, power, victor, space)
    if power == c.italy and c.home[c.italy] >> space & 1 and not s.conquered[c.germany]:
        return c.germany
    if foes(s, space, s.camp[victor]) or _manned(s, space, s.camp[power]):
        return successor(s, _defending(s, space, s.camp[power]))
    other = OTHER_ALLY.get(s.camp[victor], NOBODY)
    if other != NOBODY and troops(s, space, other) and not troops(s, space, s.camp[victor]):
        return successor(s, other)  # 0.4, 9.28: where they stand alone it is theirs, not the conqueror's
    if c.name(space) == "crete" and s.camp[victor] == AXIS and not troops(s, space, AXIS):
        return successor(s, s.camp[power])
    overseas = any(c.map.tagged[tag] >> space & 1 for tag in OVERSEAS)
    friend = successor(s, WESTERN)
    return friend if power == c.france and overseas and s.war[friend] else victor


def _next_of_side(s: Position, power: int, victor: int, space: int) -> int:
    """10.31, 10.32: after the U.S.S.R. there is no other: what it had taken is the conqueror's, or of the
    westerners who are there."""
    last = successor(s, s.camp[power])
    if not s.conquered[last]:
        return last
    return successor(s, WESTERN) if troops(s, space, WESTERN) else victor
