"""6.9, building of fortifications: where each power may, and the heavy ones of the Soviets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import NOBODY
from grognard.games.europe_engulfed.map_data import ZONES
from grognard.games.europe_engulfed.rules.control import friendly, is_contested, troops
from grognard.games.europe_engulfed.rules.production.income import at_war_with_a_major
from grognard.games.europe_engulfed.rules.weather import fair
from grognard.kernel.columns import with_entry
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

LIGHT, HEAVY = 1, 2


def heavy(s: Position, power: int, space: int) -> bool:
    """6.95(c): whether what is built there replaces a fortification by a heavy one."""
    return bool(s.c.powers[power].heavy_fortifications) and s.fort[space] == LIGHT


def fort_cost(s: Position, power: int, space: int) -> int:
    name = "heavy_fortification" if heavy(s, power, space) else "fortification"
    return int(s.c.tables["costs"][name])


def why_no_fort(s: Position, power: int, space: int) -> Refusal | None:
    """6.91, 6.92: clear friendly uncontested ground, a unit of the nation there before; and fair weather.

    The weather is said last: it changes, what else is amiss would be so in the sun as well.
    """
    name = s.c.name(space)
    if s.c.map.fortresses >> space & 1:
        return refuse("6.94", "fortified-already", space=name)
    if not s.c.map.open >> space & 1 or not friendly(s, power) >> space & 1 or is_contested(s, space):
        return refuse("6.91", "no-fort-ground", space=name)
    there = s.stacks[space] & s.c.ground & ~s.raised
    if not any(s.power_of(unit) == power for unit in spaces_in(there)):
        return refuse("6.91", "no-builders", space=name)
    refusal = _why_fortified(s, power, space) or _why_not_here(s, power, space)
    if refusal is not None or fair(s, space):
        return refusal
    return refuse("6.91", "no-building-weather", space=name)


def _why_fortified(s: Position, power: int, space: int) -> Refusal | None:
    """6.94, 6.95(c): one in an area; a heavy one replaces one of an earlier turn, in marked areas."""
    area, name = s.c.map.areas[space], s.c.name(space)
    if s.c.map.inside[space] != NOBODY or (area.maginot and s.maginot):
        return refuse("6.94", "fortified-already", space=name)
    if not s.fort[space]:
        return None
    if not heavy(s, power, space):
        return refuse("6.94", "fortified-already", space=name)
    if not area.heavy_fort:
        return refuse("6.95", "no-heavy-here", space=name)
    if s.fort_turn[space] >= s.turn:
        return refuse("6.95", "fort-too-new", space=name)
    if s.heavy_forts >= s.c.powers[power].heavy_fortifications:
        return refuse("6.95", "no-heavy-left", most=s.c.powers[power].heavy_fortifications)
    return None


def _why_not_here(s: Position, power: int, space: int) -> Refusal | None:
    """6.95(a), (b): the South for Italy, the rest for Germany; Soviets at home in peace until 1942."""
    south = bool(s.c.map.in_zone[ZONES.index("south")] >> space & 1)
    wrong = power == s.c.italy and not south
    if power == s.c.germany and not s.conquered[s.c.italy]:
        wrong = south
    if power == s.c.ussr and s.turn < s.c.turn["1942-jan-feb"] and not at_war_with_a_major(s, power):
        wrong = not s.c.home[power] >> space & 1
    return refuse("6.95", "not-your-fort-zone", space=s.c.name(space)) if wrong else None


def abandon_works(s: Position) -> None:
    """6.96: at the end of a player-turn those without a friendly ground unit go; heavy ones stay."""
    for space, sort in enumerate(s.fort):
        holder = s.holder[space]
        if sort == LIGHT and (holder == NOBODY or not troops(s, space, s.camp[holder])):
            s.fort = with_entry(s.fort, space, 0)
            s.tell("abandoned", "6.96", space=s.c.name(space))


def fortify(s: Position, power: int, space: int) -> None:
    if heavy(s, power, space):
        s.fort = with_entry(s.fort, space, HEAVY)
        s.heavy_forts += 1
    else:
        s.fort = with_entry(s.fort, space, LIGHT)
        s.fort_turn = with_entry(s.fort_turn, space, s.turn)
