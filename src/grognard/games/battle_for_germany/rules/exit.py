"""Chapter 9, leaving the map: a German unit goes and takes the two nearest enemies with it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.battle_for_germany.components import EAST, FORCES, GERMANS, SOVIET, WEST, WESTERN
from grognard.games.battle_for_germany.rules import victory
from grognard.games.battle_for_germany.rules.passage import go
from grognard.games.battle_for_germany.rules.reach import (
    allowance,
    may_be_moved,
    reach,
    way_to,
    why_not_along,
    zone_unit,
)
from grognard.games.battle_for_germany.rules.stacking import movable, not_while_crowded
from grognard.games.battle_for_germany.rules.zones import enemy_zone
from grognard.games.battle_for_germany.state import FLIPPED, GARRISON
from grognard.kernel.masks import spaces_in
from grognard.kernel.ranges import SpaceId
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState

# 9-0: by which edges the units of each theatre may leave, and whose units follow them.
EDGES = (
    ("german_exit_east", SOVIET, EAST),
    ("german_exit_west", WESTERN, WEST),
    ("german_exit_south", WESTERN, WEST),
)

TOO_FAR = ("too-far", "out-of-reach")


def exit_hexes(s: BattleState, unit: int) -> int:
    """9-0: the edge hexes through which this unit may leave the map."""
    mask = 0
    if s.setup.exit and s.force[unit] in GERMANS:
        for edge, _, theatre in EDGES:
            if theatre == s.force[unit] or s.setup.germans_together:
                mask |= s.c.edge_masks[edge]
    return mask


def pursuing_force(s: BattleState, space: int) -> int:
    """Whose units follow a German that left through this hex."""
    return next(force for edge, force, _ in EDGES if s.c.edge_masks[edge] >> space & 1)


class Leaving(Step, frozen=True):
    """9-0, 9-3: the exit, as a part of the movement phase."""

    def candidates_exit(self, s: BattleState) -> Iterator[tuple[int, tuple[int, ...]]]:
        for unit in movable(s):
            yield from self.exits_of(s, unit)

    def exits_of(self, s: BattleState, unit: int) -> Iterator[tuple[int, tuple[int, ...]]]:
        """The ways of a unit off the map: to an edge hex with the points of the exit still to spend."""
        edge = exit_hexes(s, unit)
        points = allowance(s, unit) - s.c.tables.limits["exit_cost"]
        if not edge or points < 0:
            return
        here = s.where[unit]
        if edge >> here & 1:
            yield unit, (here,)
        if not points:
            return
        levels = reach(s, unit, points)
        free = edge & ~enemy_zone(s, s.force[unit])
        for level in levels[1:]:
            for space in spaces_in(level & free):
                yield unit, (here, *way_to(s, unit, levels, space))

    def may_exit(self, s: BattleState, unit: int, path: tuple[int, ...]) -> Refusal | None:
        """9-0, 9-3: Germans only, from the hexes named, for 4 points. The path starts at the unit."""
        bound = may_be_moved(s, unit) or not_while_crowded(s, unit)
        if bound is not None:
            return bound
        name, last = s.c.ids[unit], path[-1]
        if s.force[unit] not in GERMANS:
            return refuse("9-0", "germans-only", unit=name)
        if not exit_hexes(s, unit) >> last & 1:
            return refuse("9-0", "no-exit-here", space=s.c.board.names[last])
        if path[0] != s.where[unit]:
            return refuse("9-0", "path-starts-elsewhere", unit=name)
        price = s.c.tables.limits["exit_cost"]
        points = allowance(s, unit) - price
        if points < 0:
            return refuse("9-3", "exit-too-dear", unit=name, cost=price)
        along = why_not_along(s, unit, path[1:], points)
        if along is not None:
            return _too_far_to_leave(s, unit, last, price) if along.message in TOO_FAR else along
        if len(path) > 1 and enemy_zone(s, s.force[unit]) >> last & 1:
            return refuse(
                "4-0", "must-stop", space=s.c.board.names[last], unit=zone_unit(s, s.force[unit], last)
            )
        return None

    def do_exit(self, s: BattleState, unit: int, path: tuple[int, ...]) -> None:
        go(s, unit, path[1:])
        space = path[-1]
        s.move(unit, s.c.out)
        s.flags[unit] = 0
        s.tell("exit", "9-0", unit=s.c.ids[unit], space=s.c.board.names[space])
        for left in {path[0], space}:
            victory.vacated(s, left)
        s.stack.append(Pursuit(space))


def _too_far_to_leave(s: BattleState, unit: int, space: int, price: int) -> Refusal:
    """9-3: the exit has its price besides that of the way."""
    points, name = allowance(s, unit), s.c.board.names[space]
    return refuse("9-3", "exit-too-far", unit=s.c.ids[unit], space=name, price=price, points=points)


class Pursuit(Step, frozen=True):
    """9-1: the player who took a German off the map may send the two nearest enemies after it."""

    space: SpaceId
    rule: ClassVar[str] = "9-1"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"pursue": ("units",), "decline": ()}

    def seats(self, s: BattleState) -> tuple[int, ...]:
        return (s.now.seat,)

    def question(self, s: BattleState) -> dict[str, Any]:
        return {"space": s.c.board.names[self.space], "force": FORCES[pursuing_force(s, self.space)]}

    def proceed(self, s: BattleState) -> bool:
        if next(self.candidates_pursue(s), None) is not None:
            return False
        s.stack.pop()
        return True

    def near(self, s: BattleState) -> list[tuple[int, int]]:
        """Distance and unit, nearest first: no garrisons (10-2), no Yugoslavs, nobody on the way out."""
        force = pursuing_force(s, self.space)
        everywhere = (1 << s.c.map_size) - 1
        able = [
            u
            for u in s.units_of((force,))
            if not s.flags[u] & (GARRISON | FLIPPED) and not s.c.yugoslav[u] and not s.c.german[u]
        ]
        rings = enumerate(s.c.touching.rings(1 << self.space, everywhere))
        return [(distance, u) for distance, ring in rings for u in able if ring >> s.where[u] & 1]

    def pool(self, s: BattleState) -> tuple[int, list[int]]:
        """How many go, and from whom they are taken: the nearest with their equals, or a box (9-2)."""
        most, near = int(s.c.tables.limits["pursuers"]), self.near(s)
        if not near:  # 9-2: nobody is left on this front: two destroyed units go for good
            destroyed = [u for box in self.boxes(s) for u in s.units_in(box)]
            return min(most, len(destroyed)), sorted(destroyed)
        number = min(most, len(near))
        return number, sorted(u for distance, u in near if distance <= near[number - 1][0])

    def boxes(self, s: BattleState) -> tuple[int, ...]:
        c = s.c
        return (c.soviet_box,) if pursuing_force(s, self.space) == SOVIET else (c.western_box, c.italy_box)

    def candidates_pursue(self, s: BattleState) -> Iterator[tuple[tuple[int, ...]]]:
        number, pool = self.pool(s)
        if number:
            yield from ((group,) for group in combinations(pool, number))

    def may_pursue(self, s: BattleState, units: tuple[int, ...]) -> Refusal | None:
        number, pool = self.pool(s)
        near = self.near(s)
        if not near and (len(units) != number or any(u not in pool for u in units)):
            return refuse("9-2", "from-the-box", number=number)
        if len(units) != number:
            return refuse("9-1", "how-many-pursuers", number=number)
        distance = {u: d for d, u in near}
        if near and sorted(distance.get(u, s.c.map_size) for u in units) != [d for d, _ in near[:number]]:
            return refuse("9-1", "not-the-nearest", units=[s.c.ids[u] for u in units])
        return None

    def do_pursue(self, s: BattleState, units: tuple[int, ...]) -> None:
        s.stack.pop()
        for unit in units:
            start = s.where[unit]
            if start >= s.c.map_size:
                s.move(unit, s.c.out)
                s.tell("gone-for-good", "9-2", unit=s.c.ids[unit])
                continue
            s.lift(unit)
            s.flags[unit] = FLIPPED
            s.put(unit, self.space)
            s.tell("pursues", "9-1", unit=s.c.ids[unit], space=s.c.board.names[self.space])
            victory.vacated(s, start)

    def do_decline(self, s: BattleState) -> None:
        s.stack.pop()
        s.tell("pursuit-declined", "9-1", space=s.c.board.names[self.space])
