"""Chapter 5, movement: how far units go, where they must stop, and how many may stand together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.battle_for_germany import garrisons, victory
from grognard.games.battle_for_germany.boundary import why_closed
from grognard.games.battle_for_germany.components import GERMANS, SIDES, WESTERN
from grognard.games.battle_for_germany.exit import Leaving
from grognard.games.battle_for_germany.state import ARRIVED, FLIPPED, GARRISON, MOVED, PINNED
from grognard.games.battle_for_germany.zones import enemy_zone, zone_source
from grognard.kernel.action import Action
from grognard.kernel.board import Ways
from grognard.kernel.masks import draw, spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState

BOUND = MOVED | PINNED | GARRISON | FLIPPED


def ways_of(s: BattleState, unit: int) -> Ways:
    """TEC, 5-4, 5-5: the ways open to this unit and their prices."""
    return s.ways[-1 if s.c.yugoslav[unit] else s.force[unit]]


def allowance(s: BattleState, unit: int) -> int:
    """5-0: a unit’s movement points; 7-22: doubled on arrival; 13-2: halved for the Waffen-SS."""
    points = s.c.movement[unit]
    if s.flags[unit] & ARRIVED and s.force[unit] in GERMANS:
        points *= int(s.c.tables.limits["arrival_factor"])
    if s.c.german[unit] and s.force[unit] == WESTERN:
        points //= 2
    return points


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


def destinations(s: BattleState, unit: int) -> int:
    """The hexes in which a unit may end its move."""
    return with_room(s, unit, reach(s, unit, allowance(s, unit)))


def with_room(s: BattleState, unit: int, levels: Sequence[int]) -> int:
    """5-3: of the hexes in reach, those where the unit may stop."""
    reached = in_reach(s, unit, levels)
    for space in spaces_in(reached & s.full):
        if not can_make_room(s, unit, space):
            reached &= ~(1 << space)
    return reached


def in_reach(s: BattleState, unit: int, levels: Sequence[int]) -> int:
    """5-3: the hexes in reach, but for other fronts’ own; whether full ones have room is not asked."""
    reached = 0
    for level in levels[1:]:
        reached |= level
    return reached & ~s.fronts if s.c.front[unit] else reached


def can_make_room(s: BattleState, unit: int, space: int) -> bool:
    """5-3 counts at the end of the phase: a third may come if one of the two can still go."""
    if s.crowded >= 0:
        return False
    here = s.where[unit]
    full = s.full & ~(1 << space)
    if len(s.at[here]) == 2:
        full &= ~(1 << here)
    fronts = s.fronts & ~(1 << here) if s.c.front[unit] else s.fronts
    for other in s.at[space]:
        if may_be_moved(s, other) is not None:
            continue
        reached = 0
        for level in reach(s, other, allowance(s, other))[1:]:
            reached |= level
        reached &= ~full & ~(1 << space)
        if s.c.front[other]:
            reached &= ~fronts
        if reached:
            return True
    return False


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
    if flags & FLIPPED:
        return refuse("9-1", "leaving-map", unit=name)
    return None


def why_not_along(s: BattleState, unit: int, path: Sequence[int], points: int) -> Refusal | None:
    """Whether a unit can go this way with this many points, step by step."""
    here, force, names = s.where[unit], s.force[unit], s.c.board.names
    zones, strangers, price = enemy_zone(s, force), s.strangers(force), ways_of(s, unit).price
    spent, first = 0, True
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
            return refuse("5-1", "too-far", space=names[there], cost=spent, points=points)
        here, first = there, False
    return None


def zone_unit(s: BattleState, force: int, space: int) -> str:
    """The name of a unit whose zone covers the hex, for a refusal."""
    source = zone_source(s, force, space)
    return s.c.ids[source] if source is not None else ""


def why_no_stop(s: BattleState, unit: int, space: int) -> Refusal | None:
    """5-3: whether a unit that has come to a hex may stay there."""
    name = s.c.board.names[space]
    if space == s.where[unit]:
        return refuse("5-0", "goes-nowhere", space=name, unit=s.c.ids[unit])
    if s.c.front[unit] and s.fronts >> space & 1:
        return refuse("5-3", "two-fronts", space=name)
    if s.full >> space & 1 and not can_make_room(s, unit, space):
        return refuse("5-3", "stack-full", space=name)
    return None


def go(s: BattleState, unit: int, path: Sequence[int]) -> None:
    """5-1: hex by hex; forts fall, cities change hands and Berlin is entered on the way."""
    notable = s.c.notable[s.boundary]
    for space in path[:-1]:
        if notable >> space & 1:
            s.move(unit, space)
            enter(s, unit, space)
    if path:
        s.move(unit, path[-1])
        if notable >> path[-1] & 1:
            enter(s, unit, path[-1])


def enter(s: BattleState, unit: int, space: int) -> None:
    """What a unit's coming to a hex does, by movement, retreat or advance."""
    c, side = s.c, s.side(unit)
    if side == WESTERN and s.fort_stands(space):
        s.forts[c.fortified.index(space)] = 0
        s.tell("fort-destroyed", "6-83", space=c.board.names[space])
    victory.entered(s, unit, space)
    if space == c.berlin and side < len(s.berlin) and not s.berlin[side]:
        first = not any(s.berlin)
        s.berlin[side] = s.turn
        if first:
            s.tell(
                "berlin-falls",
                s.setup.rule if s.setup.rule != "13-0" else "13-1",
                unit=c.ids[unit],
                side=SIDES[side],
            )


class MovementPhase(Leaving, frozen=True):
    """5-0: the player in phase moves his units one after another, as many as he likes."""

    rule: ClassVar[str] = "5-0"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "move": ("unit", "path"),
        "exit": ("unit", "path"),
        "transfer": ("unit", "path"),
        "end": (),
    }

    def seats(self, s: BattleState) -> tuple[int, ...]:
        return (s.now.seat,)

    def question(self, s: BattleState) -> dict[str, Any]:
        crowded = s.c.board.names[s.crowded] if s.crowded >= 0 else "none"
        return {"group": s.now.group, "turn": s.turn, "left": len(self.movable(s)), "crowded": crowded}

    def proceed(self, s: BattleState) -> bool:
        if any(s.occupied[force] for force in s.now.forces):
            return False
        from grognard.games.battle_for_germany.sequence import end_phase

        end_phase(s)
        return True

    def movable(self, s: BattleState) -> list[int]:
        """The units that have not moved and can; while a hex is crowded (5-3), those that stand there."""
        if s.crowded >= 0:
            return [u for u in s.at[s.crowded] if not s.flags[u] & BOUND]
        flags, where, size = s.flags, s.where, s.c.map_size
        return [
            u for force in s.now.forces for u in s.members[force] if where[u] < size and not flags[u] & BOUND
        ]

    # ---------------------------------------------------------------- move

    def candidates_move(self, s: BattleState) -> Iterator[tuple[int, tuple[int, ...]]]:
        for unit in self.movable(s):
            levels = reach(s, unit, allowance(s, unit))
            for level in levels[1:]:
                for space in spaces_in(level):
                    yield unit, way_to(s, unit, levels, space)

    def legal_move(self, s: BattleState) -> Iterator[tuple[int, tuple[int, ...]]]:
        for unit in self.movable(s):
            levels = reach(s, unit, allowance(s, unit))
            for space in spaces_in(with_room(s, unit, levels)):
                yield unit, way_to(s, unit, levels, space)

    def may_move(self, s: BattleState, unit: int, path: tuple[int, ...]) -> Refusal | None:
        return (
            may_be_moved(s, unit)
            or self.not_while_crowded(s, unit)
            or why_not_along(s, unit, path, allowance(s, unit))
            or why_no_stop(s, unit, path[-1])
        )

    def not_while_crowded(self, s: BattleState, unit: int) -> Refusal | None:
        """5-3: while three stand in a hex, one of them must go before anything else happens."""
        if s.crowded >= 0 and s.where[unit] != s.crowded:
            return refuse("5-3", "make-room-first", space=s.c.board.names[s.crowded])
        return None

    def do_move(self, s: BattleState, unit: int, path: tuple[int, ...]) -> None:
        names, start = s.c.board.names, s.where[unit]
        s.flags[unit] |= MOVED
        s.tell("moved", "5-0", unit=s.c.ids[unit], path=[names[p] for p in (start, *path)])
        go(s, unit, path)
        victory.vacated(s, start)

    # ---------------------------------------------------------------- transfer (16-32)

    def candidates_transfer(self, s: BattleState) -> Iterator[tuple[int, tuple[int, ...]]]:
        if s.setup.strategic_move and not s.transfers:
            for unit in self.movable(s):
                if s.force[unit] in GERMANS:
                    levels = reach(s, unit, s.setup.strategic_move * allowance(s, unit))
                    for level in levels[1:]:
                        for space in spaces_in(level & self.far_side(s, unit)):
                            yield unit, way_to(s, unit, levels, space)

    def legal_transfer(self, s: BattleState) -> Iterator[tuple[int, tuple[int, ...]]]:
        for unit in self.movable(s):
            levels, far = self.transfers_of(s, unit)
            for space in spaces_in(far):
                yield unit, way_to(s, unit, levels, space)

    def transfers_of(self, s: BattleState, unit: int) -> tuple[list[int], int]:
        """The reach of a unit by strategic move, and the hexes of the other theatre where it may end."""
        if not s.setup.strategic_move or s.transfers or s.force[unit] not in GERMANS:
            return [], 0
        if enemy_zone(s, s.force[unit]) >> s.where[unit] & 1:
            return [], 0
        levels = reach(s, unit, s.setup.strategic_move * allowance(s, unit))
        return levels, with_room(s, unit, levels) & self.far_side(s, unit)

    def far_side(self, s: BattleState, unit: int) -> int:
        here = s.where[unit]
        return s.c.west if s.c.east >> here & 1 else s.c.east if s.c.west >> here & 1 else 0

    def may_transfer(self, s: BattleState, unit: int, path: tuple[int, ...]) -> Refusal | None:
        """16-32: once a game a German goes three times as far, to the other theatre, from no enemy zone."""
        if not s.setup.strategic_move:
            return refuse("16-32", "no-strategic-move")
        if s.transfers:
            return refuse("16-32", "strategic-move-made")
        bound = may_be_moved(s, unit) or self.not_while_crowded(s, unit)
        if bound is not None:
            return bound
        if s.force[unit] not in GERMANS:
            return refuse("16-32", "germans-only", unit=s.c.ids[unit])
        if enemy_zone(s, s.force[unit]) >> s.where[unit] & 1:
            return refuse("16-32", "starts-in-zone", unit=s.c.ids[unit])
        if not self.far_side(s, unit) >> path[-1] & 1:
            return refuse("16-32", "must-cross", unit=s.c.ids[unit])
        points = s.setup.strategic_move * allowance(s, unit)
        return why_not_along(s, unit, path, points) or why_no_stop(s, unit, path[-1])

    def do_transfer(self, s: BattleState, unit: int, path: tuple[int, ...]) -> None:
        s.transfers += 1
        s.tell("strategic-move", "16-32", unit=s.c.ids[unit])
        self.do_move(s, unit, path)

    # ---------------------------------------------------------------- end

    def candidates_end(self, s: BattleState) -> Iterator[tuple[()]]:
        yield ()

    def may_end(self, s: BattleState) -> Refusal | None:
        if s.crowded >= 0:
            return refuse("5-3", "make-room-first", space=s.c.board.names[s.crowded])
        return garrisons.still_owed(s) if s.due else None

    def do_end(self, s: BattleState) -> None:
        from grognard.games.battle_for_germany.sequence import end_phase

        end_phase(s)

    # ---------------------------------------------------------------- chance

    def sample(self, s: Any, seat: int, rng: Random) -> Action:
        """A unit by chance, then one of its hexes; at times an exit or a transfer; or the end."""
        units = self.movable(s)
        while units:
            n = int(rng.random() * (len(units) + 1))
            if n == len(units) and self.may_end(s) is None:
                return Action("end")
            unit = units.pop(n if n < len(units) else n - 1)
            action = self._rare(s, unit, rng) or self._some_move(s, unit, rng)
            if action is not None:
                return action
        return Action("end")

    def _some_move(self, s: BattleState, unit: int, rng: Random) -> Action | None:
        levels = reach(s, unit, allowance(s, unit))
        open_hexes = in_reach(s, unit, levels)
        while open_hexes:
            space = draw(open_hexes, rng)
            if not s.full >> space & 1 or can_make_room(s, unit, space):
                return Action("move", (unit, way_to(s, unit, levels, space)))
            open_hexes &= ~(1 << space)
        return None

    def _rare(self, s: BattleState, unit: int, rng: Random) -> Action | None:
        if rng.random() < 0.9:
            return None
        choices = [Action("exit", args) for args in self.exits_of(s, unit)]
        if choices:
            return choices[int(rng.random() * len(choices))]
        levels, far = self.transfers_of(s, unit)
        return Action("transfer", (unit, way_to(s, unit, levels, draw(far, rng)))) if far else None
