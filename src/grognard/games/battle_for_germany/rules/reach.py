"""5-0 to 5-2: which units can move, how far they get, and by which ways."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from grognard.games.battle_for_germany.components import GERMANS, SOVIET, WESTERN
from grognard.games.battle_for_germany.rules.boundary import why_closed
from grognard.games.battle_for_germany.rules.zones import enemy_zone, zone_source
from grognard.games.battle_for_germany.state import ARRIVED, FLIPPED, GARRISON, MOVED, PINNED
from grognard.kernel.board import Ways
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState

# A unit with one of these marks stays where it is.
BOUND = MOVED | PINNED | GARRISON | FLIPPED


def may_be_moved(s: BattleState, unit: int) -> Refusal | None:
    """Whether the unit can move at all in this phase."""
    name, flags = s.c.ids[unit], s.flags[unit]
    if s.force[unit] not in s.now.forces:
        return refuse("3-0", "not-your-phase", unit=name)
    if not s.on_map(unit):
        return refuse("5-0", "not-on-map", unit=name)
    if flags & MOVED:
        return refuse("5-0", "already-moved", unit=name)
    if flags & PINNED:
        return refuse("7-26", "arrived-in-zone", unit=name)
    if flags & GARRISON:
        return refuse("10-2", "garrison-stays", unit=name)
    if s.due and keeps_watch(s, unit):
        return refuse("10-0", "garrison-needed", unit=name, space=s.c.board.names[s.where[unit]])
    if flags & FLIPPED:
        return refuse("9-1", "leaving-map", unit=name)
    return None


def in_due_city(s: BattleState, unit: int) -> bool:
    """10-0: a front that stands in a city which must have its garrison when this phase ends."""
    return s.c.front[unit] and any(s.c.city_hex[city] == s.where[unit] for city in s.due)


def keeps_watch(s: BattleState, unit: int) -> bool:
    """10-0: such a front stays, unless another can still take its place."""
    if not in_due_city(s, unit):
        return False
    space = s.where[unit]
    others = (u for u in s.units_of((SOVIET,)) if s.c.front[u] and not s.flags[u] & BOUND)
    return not any(_comes_to(s, other, space) for other in others if not in_due_city(s, other))


def _comes_to(s: BattleState, unit: int, space: int) -> bool:
    return any(level >> space & 1 for level in reach(s, unit, allowance(s, unit))[1:])


def allowance(s: BattleState, unit: int) -> int:
    """5-0: a unit’s movement points; 7-22: doubled on arrival; 13-2: halved for the Waffen-SS."""
    points = s.c.movement[unit]
    if s.flags[unit] & ARRIVED and s.force[unit] in GERMANS:
        points *= int(s.c.tables.limits["arrival_factor"])
    if s.c.german[unit] and s.force[unit] == WESTERN:
        points //= 2
    return points


def ways_of(s: BattleState, unit: int) -> Ways:
    """TEC, 5-4, 5-5: the ways open to this unit and their prices."""
    return s.ways[-1 if s.c.yugoslav[unit] else s.force[unit]]


def reach(s: BattleState, unit: int, points: int) -> list[int]:
    """Hexes by price, for a unit with this many points: 4-0, 4-2, 4-3, 5-1, 5-2."""
    here, force = s.where[unit], s.force[unit]
    zones = enemy_zone(s, force)
    first = zones if zones >> here & 1 else 0
    return ways_of(s, unit).reach(here, points, s.strangers(force), zones, first)


def way_to(s: BattleState, unit: int, levels: Sequence[int], to: int) -> tuple[int, ...]:
    """The cheapest way of a unit to a hex it can reach."""
    here, zones = s.where[unit], enemy_zone(s, s.force[unit])
    return ways_of(s, unit).way(levels, to, zones, zones if zones >> here & 1 else 0)


def ways_to(s: BattleState, unit: int, levels: Sequence[int], wanted: int) -> list[tuple[int, ...]]:
    """The cheapest way of a unit to each hex of a set that it can reach."""
    here, zones = s.where[unit], enemy_zone(s, s.force[unit])
    return ways_of(s, unit).ways_to(levels, wanted, zones, zones if zones >> here & 1 else 0)


def why_not_along(s: BattleState, unit: int, path: Sequence[int], points: int) -> Refusal | None:
    """Whether a unit can go this way with this many points, step by step."""
    here, force, names = s.where[unit], s.force[unit], s.c.board.names
    zones, strangers, price = enemy_zone(s, force), s.strangers(force), ways_of(s, unit).price
    if not path:  # 9-0: off the map from where it stands, whoever else is there
        return None
    spent, first, end = 0, True, path[-1]
    if s.c.closed_ground >> end & 1:  # whatever the way, what is true of the hex itself is said first
        return refuse("TEC", "closed-ground", space=names[end])
    if strangers >> end & 1:
        return refuse("5-2", "occupied", space=names[end])
    if len(path) > points and _hexes_off(s, here, end) > points:  # whatever lies on the way is no matter
        return _too_far(s, unit, path, points)
    for there in path:
        if there not in price[here]:
            closed = why_closed(s, unit, here, there)
            return closed or refuse("5-1", "not-adjacent", space=names[there])
        if strangers >> there & 1:
            return refuse("5-2", "occupied", space=names[there])
        if zones >> here & 1:
            if not first:
                return refuse("4-0", "must-stop", space=names[here], unit=zone_unit(s, force, here))
            if zones >> there & 1:
                return refuse("4-3", "zone-to-zone", space=names[there], unit=zone_unit(s, force, there))
        spent += price[here][there]
        if spent > points:
            return _too_far(s, unit, path, points)
        here, first = there, False
    return None


def _too_far(s: BattleState, unit: int, path: Sequence[int], points: int) -> Refusal:
    """5-1: told of the hex where the way leads, with the price of all of it if there is one."""
    space, cost = s.c.board.names[path[-1]], _cost(s, unit, path)
    if cost is None:
        return refuse("5-1", "out-of-reach", space=space, points=points)
    return refuse("5-1", "too-far", space=space, cost=cost, points=points)


def _hexes_off(s: BattleState, here: int, there: int) -> int:
    """How many hexes lie from one to the other: no way costs less."""
    rings = enumerate(s.c.touching.rings(1 << here, (1 << s.c.map_size) - 1))
    return next((n for n, ring in rings if ring >> there & 1), s.c.map_size)


def _cost(s: BattleState, unit: int, path: Sequence[int]) -> int | None:
    """The price of a way; None if some step of it is closed to the unit."""
    price, spent = ways_of(s, unit).price, 0
    for a, b in pairwise((s.where[unit], *path)):
        if b not in price[a]:
            return None
        spent += price[a][b]
    return spent


def zone_unit(s: BattleState, force: int, space: int) -> str:
    """The name of a unit whose zone covers the hex, for a refusal."""
    source = zone_source(s, force, space)
    return s.c.ids[source] if source is not None else ""
