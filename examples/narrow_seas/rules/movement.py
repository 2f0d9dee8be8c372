"""Chapter 4, movement: armies march, fleets sail, and armies go by sea where their fleets are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar

from examples.narrow_seas.rules.interception import set_out
from examples.narrow_seas.rules.orders import obey, ready, why_idle
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from examples.narrow_seas.state import Position

Way = tuple[int, ...]


class Moving(Step, frozen=True):
    """4.1 to 4.3: the orders that take a block from one space to another."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "march": ("unit", "space"),
        "sail": ("unit", "path"),
        "ship": ("unit", "path"),
    }

    # ---------------------------------------------------------------- march

    def candidates_march(self, s: Position) -> Iterable[tuple[int, int]]:
        return [(block, space) for block in ready(s, False) for space in s.c.lands[s.at[block]]]

    def may_march(self, s: Position, block: int, space: int) -> Refusal | None:
        """4.1: to a neighbouring area where no other realm's army stands."""
        refusal = why_idle(s, block, False, "4.1")
        if refusal is not None:
            return refusal
        if space not in s.c.lands[s.at[block]]:
            return refuse("4.1", "not-beside", space=s.c.name(space))
        if s.foes(space, s.active):
            return refuse("4.1", "enemies-there", space=s.c.name(space))
        return _full(s, space, block)

    def do_march(self, s: Position, block: int, space: int) -> None:
        obey(s, [block])
        s.tell("marched", "4.1", unit=s.c.handles[block], space=s.c.name(space))
        s.enter(block, space)

    # ---------------------------------------------------------------- sail

    def candidates_sail(self, s: Position) -> Iterator[tuple[int, Way]]:
        """To each sea zone by the shortest way."""
        for block in ready(s, True):
            levels = s.c.lanes.reach(s.at[block], s.c.tables["turns"]["sail"], 0, 0)
            for space in spaces_in(sum(levels[1:])):
                yield block, s.c.lanes.way(levels, space, 0)

    def may_sail(self, s: Position, block: int, path: Way) -> Refusal | None:
        """4.2: from sea zone to neighbouring sea zone, not back to where it was."""
        refusal = why_idle(s, block, True, "4.2")
        if refusal is not None:
            return refusal
        most, way = s.c.tables["turns"]["sail"], (s.at[block], *path)
        if len(path) > most:
            return refuse("4.2", "too-far", most=most)
        for here, there in zip(way, path, strict=False):
            if there not in s.c.seas[here]:
                return refuse("4.2", "not-beside", space=s.c.name(there))
        if len(set(way)) < len(way):
            return refuse("4.2", "turns-back")
        return _full(s, path[-1], block)

    def do_sail(self, s: Position, block: int, path: Way) -> None:
        obey(s, [block])
        s.tell("sailed", "4.2", unit=s.c.handles[block], path=[s.c.name(space) for space in path])
        set_out(s, block, path)

    # ---------------------------------------------------------------- ship

    def candidates_ship(self, s: Position) -> Iterator[tuple[int, Way]]:
        """To each coast by the shortest way over seas with fleets of its realm."""
        for block in ready(s, False):
            found: dict[int, Way] = {}
            for zones in _convoys(s, s.at[block]):
                for area in s.c.lands[zones[-1]]:
                    found.setdefault(area, (*zones, area))
            yield from ((block, way) for way in found.values())

    def may_ship(self, s: Position, block: int, path: Way) -> Refusal | None:
        """4.3: from a port that its realm holds, over sea zones with its fleets, to a coast."""
        refusal = why_idle(s, block, False, "4.3")
        if refusal is not None:
            return refusal
        start, (*zones, end), most = s.at[block], path, s.c.tables["turns"]["ship"]
        if not s.c.port[start] or s.holder[start] != s.active:
            return refuse("4.3", "no-port", space=s.c.name(start))
        if not 1 <= len(zones) <= most or s.c.sea[end]:
            return refuse("4.3", "no-voyage", most=most)
        for here, there in zip((start, *zones), path, strict=True):
            if there not in (s.c.lands if there == end else s.c.seas)[here]:
                return refuse("4.3", "not-beside", space=s.c.name(there))
            if there != end and not s.blocks(there, s.active):
                return refuse("4.3", "no-fleet", space=s.c.name(there))
        if end == start:
            return refuse("4.3", "turns-back")
        return None if s.foes(end, s.active) else _full(s, end, block)

    def do_ship(self, s: Position, block: int, path: Way) -> None:
        obey(s, [block])
        s.tell("shipped", "4.3", unit=s.c.handles[block], path=[s.c.name(space) for space in path])
        set_out(s, block, path)


def _convoys(s: Position, port: int) -> Iterator[Way]:
    """4.3: one sea zone with fleets of the realm in turn, or several in a row, the shorter rows first."""
    rows: list[Way] = [(sea,) for sea in s.c.seas[port] if s.blocks(sea, s.active)]
    for _ in range(s.c.tables["turns"]["ship"]):
        yield from rows
        rows = [(*row, sea) for row in rows for sea in s.c.seas[row[-1]] if s.blocks(sea, s.active)]


def _full(s: Position, space: int, block: int) -> Refusal | None:
    """1.4: so many of its sort at most."""
    return (
        refuse("1.4", "no-room", space=s.c.name(space), most=s.c.room(block))
        if s.full(space, block)
        else None
    )
