"""What a unit, a hex or a box is at this moment: state, zones, ground and its effects, holder, value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.games.battle_for_germany.components import BOXES, FORCES, SIDE_OF, SIDES
from grognard.games.battle_for_germany.rules import garrisons
from grognard.games.battle_for_germany.rules.reach import allowance, zone_unit
from grognard.games.battle_for_germany.rules.terrain import combined, fort_counts
from grognard.games.battle_for_germany.rules.zones import enemy_zone, zone
from grognard.games.battle_for_germany.state import (
    ARRIVED,
    FLIPPED,
    FOUGHT,
    GARRISON,
    MOVED,
    PINNED,
    STRUCK,
)
from grognard.kernel.looking import Detail

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState

MOST_IN_HEX = 2
"""5-3."""


def unit(s: BattleState, name: str) -> Iterator[Detail]:
    """Where it is and under whom, how far it goes, what it has done, whose zone it stands in."""
    c, number = s.c, s.c.number[name]
    place, flags = s.where[number], s.flags[number]
    if place == c.out:
        yield Detail("out", "9-1")
        return
    if not s.on_map(number):
        box = next((box for box in BOXES if c.places[box] == place), "courland")
        yield Detail("in-box", "7-1" if box in BOXES else "8-0", {"space": box})
        if not c.returns[number]:
            yield Detail("never-returns", "7-12")
        return
    yield Detail("force", "3-0", {"force": FORCES[s.force[number]]})
    points = allowance(s, number)
    yield Detail("allowance", "7-22" if flags & ARRIVED else "5-0", {"points": points})
    yield from _done(flags)
    if enemy_zone(s, s.force[number]) >> place & 1:
        yield Detail("in-zone", "4-0", {"unit": zone_unit(s, s.force[number], place)})
    covered = c.zones[s.boundary].neighbours[place].bit_count()
    yield Detail("own-zone", "4-1", {"number": covered})


def _done(flags: int) -> Iterator[Detail]:
    if flags & MOVED:
        yield Detail("moved", "5-0")
    if flags & PINNED:
        yield Detail("pinned", "7-26")
    if flags & GARRISON:
        yield Detail("garrison", "10-2")
    if flags & FLIPPED:
        yield Detail("leaving", "9-1")
    if flags & FOUGHT:
        yield Detail("fought", "6-5")
    if flags & STRUCK:
        yield Detail("struck", "6-5")


def space(s: BattleState, name: str) -> Iterator[Detail]:
    """Of a hex its price, what it does for the defender, zones over it, room, city; of a box who is in it."""
    if name not in s.c.board.index:
        yield Detail("box-holds", "7-1", {"number": len(s.units_in(s.c.places[name]))})
        return
    here = s.c.board.index[name]
    if s.c.closed_ground >> here & 1:
        yield Detail("closed", "TEC")
        return
    yield Detail("price", "TEC", {"cost": s.c.entry_cost[here]})
    fort = int(s.c.tables.fortified["multiplier"]) if fort_counts(s, here) else 1
    factor = combined(s.c.multiplier[here], fort)
    if factor > 1:
        yield Detail("defence", "6-82", {"factor": factor})
    if s.c.rivers.neighbours[here]:
        yield Detail("river", "6-81", {"factor": int(s.c.tables.river["multiplier"])})
    yield from _fort(s, here)
    yield from _city(s, here)
    sides = {SIDES[SIDE_OF[force]] for force in range(len(FORCES)) if zone(s, force) >> here & 1}
    for side in sorted(sides):
        yield Detail("zone-of", "4-0", {"holder": side})
    standing = len(s.at.get(here, ()))
    if standing:
        yield Detail("stack", "5-3", {"number": standing, "most": MOST_IN_HEX})


def _fort(s: BattleState, here: int) -> Iterator[Detail]:
    if s.c.board.attributes[here].get("fortified"):
        yield Detail("fort-stands", "6-83") if s.fort_stands(here) else Detail("fort-fallen", "6-83")


def _city(s: BattleState, here: int) -> Iterator[Detail]:
    if here not in s.c.city_at:
        return
    number = s.c.city_at[here]
    yield Detail("held", "11-0", {"holder": SIDES[s.holder[number]], "points": s.c.cities[number].points})
    if number in garrisons.due(s):
        yield Detail("garrison-due", "10-0")
