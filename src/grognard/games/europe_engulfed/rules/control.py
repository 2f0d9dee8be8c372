"""Control (glossary, 3.1): who holds an area, which are friendly, hostile, neutral or contested."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import AXIS, CAMPS, NOBODY, SOVIET, WESTERN
from grognard.kernel.columns import with_entry
from grognard.kernel.masks import listed, mask_of, spaces_in
from grognard.kernel.recall import recalled

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def enemies(s: Position, camp: int) -> tuple[int, ...]:
    """The camps that a camp is at war with (9.28: never the other Allies)."""
    return s.enemies[camp]


@recalled
def friendly(s: Position, power: int) -> int:
    """0.4: the spaces that are friendly to the units of a power: those of all powers of its camp at war.

    A power that is still neutral has its own alone (9.44), and so has one that no other is at war beside.
    """
    if not s.war[power]:
        return s.held[power]
    mask = 0
    for other in s.warring[s.camp[power]]:
        mask |= s.held[other]
    return mask


def held_by_allies(s: Position) -> int:
    """The spaces that the Allies control, western ones or Soviets, as far as they are at war."""
    mask = 0
    for camp in (WESTERN, SOVIET):
        for power in s.warring[camp]:
            mask |= s.held[power]
    return mask


def through_vichy(s: Position, power: int) -> int:
    """9.523: land of a neutral Vichy, through which the Axis traces lines and moves strategically."""
    neutral = s.vichy and not s.war[s.c.vichy]
    return s.held[s.c.vichy] if neutral and s.camp[power] == AXIS and s.war[power] else 0


@recalled
def hostile(s: Position, camp: int) -> int:
    """The spaces that the enemies of a camp hold."""
    mask = 0
    for power in s.opponents[camp]:
        mask |= s.held[power]
    return mask


def troops(s: Position, space: int, camp: int) -> int:
    """The ground units of a camp in a space, as a mask."""
    return s.stacks[space] & s.members[camp] & s.c.ground


def foes(s: Position, space: int, camp: int) -> int:
    """The ground units in a space that are at war with a camp, as a mask."""
    return s.stacks[space] & s.against[camp]


def is_contested(s: Position, space: int) -> bool:
    """0.3: both sides have ground units there; one of them is always the Axis."""
    stack = s.stacks[space]
    return bool(stack & s.against[AXIS] and stack & (s.against[WESTERN] | s.against[SOVIET]))


@recalled
def contested(s: Position) -> int:
    """0.3: all contested spaces, as a mask."""
    allied, axis, mask = s.against[AXIS], s.against[WESTERN] | s.against[SOVIET], 0
    for space in _where(s, allied):
        if s.stacks[space] & axis:
            mask |= 1 << space
    return mask & s.c.map.land


def held_by_troops(s: Position, units: int) -> int:
    """The spaces on land in which any of these units are, as a mask."""
    return mask_of(_where(s, units)) & s.c.map.land


def _where(s: Position, units: int) -> set[int]:
    """The spaces in which any of these units are."""
    return set(map(s.at.__getitem__, listed(units & s.on_map)))


def take(s: Position, space: int, power: int) -> None:
    """0.4, 0.9, 5.17: a power controls a space from now on, and the fortress in it if no enemy is there."""
    for one in (space, s.c.map.inside[space]):
        if one == NOBODY or s.holder[one] == power or (one != space and foes(s, one, s.camp[power])):
            continue
        if s.holder[one] != NOBODY:
            s.held[s.holder[one]] &= ~(1 << one)
            if s.camp[s.holder[one]] != s.camp[power]:
                s.fort = with_entry(s.fort, one, 0)  # 6.95: works fall with their area
        s.holder = with_entry(s.holder, one, power)
        s.held[power] |= 1 << one
        s.tell("taken", "0.4", power=s.c.power_ids[power], space=s.c.name(one))


def release(s: Position, space: int) -> None:
    """9.25: nobody controls a space from now on."""
    if s.holder[space] != NOBODY:
        s.held[s.holder[space]] &= ~(1 << space)
        s.holder = with_entry(s.holder, space, NOBODY)


def settle_control(s: Position, space: int) -> None:
    """0.4: an area that the enemy holds changes hands as soon as ground units of one side alone are in it."""
    for camp in range(len(CAMPS)):
        own = troops(s, space, camp)
        if own and not foes(s, space, camp) and hostile(s, camp) >> space & 1:
            unit = next(spaces_in(own))
            take(s, space, captor(s, s.power_of(unit)))


def leave_fortress(s: Position, space: int) -> None:
    """0.9: an empty fortress is whose the area round it is; a neutral Spain takes no Gibraltar."""
    around = s.c.map.around[space]
    if around == NOBODY or s.stacks[space] & s.c.ground:
        return
    holder, other = s.holder[space], s.holder[around]
    if NOBODY not in (holder, other) and s.camp[other] in enemies(s, s.camp[holder]):
        take(s, space, other)


def captor(s: Position, power: int) -> int:
    """10.31: what a unit takes: minor powers take for the major power they fight beside."""
    return power if s.c.powers[power].sort == "major" else successor(s, s.camp[power])


def successor(s: Position, camp: int) -> int:
    """The power that a camp's land goes to when its holder is gone, or is a minor one; 9.32: after Britain
    the U.S.A."""
    c = s.c
    first = {AXIS: (c.germany, c.italy), SOVIET: (c.ussr, c.ussr)}.get(camp, (c.britain, c.usa))
    return first[s.conquered[first[0]]]
