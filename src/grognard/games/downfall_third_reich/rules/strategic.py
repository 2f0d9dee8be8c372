"""8.3 Strategic movement: any distance through controlled areas, whoever stands in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar

from grognard.games.downfall_third_reich.components import AXIS
from grognard.games.downfall_third_reich.rules import orders
from grognard.games.downfall_third_reich.rules.orders import Path
from grognard.games.downfall_third_reich.rules.politics import lands, shut_to, why_shut
from grognard.games.downfall_third_reich.rules.transport import (
    able,
    transports,
    why_not_taken,
)
from grognard.games.downfall_third_reich.state import MOVED
from grognard.kernel.masks import narrowed, spaces_in
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


def _rings(s: DownfallState, unit: int, within: int) -> Iterable[int]:
    """Areas by distance from an army, inside a set; the start is always in."""
    here, hostile = 1 << s.where[unit], _barring(s, unit, within)
    return _past_enemies(s, here, within, hostile) if hostile else s.c.links.rings(here, within)


def _barring(s: DownfallState, unit: int, within: int) -> int:
    """15.4: the areas with enemies that can't be entered from every side."""
    return within & s.c.under_crests & s.hostile(s.c.faction[unit])


def _past_enemies(s: DownfallState, start: int, within: int, hostile: int) -> Iterator[int]:
    """The same where enemies are about: over high mountains only where there are none (15.4)."""
    fringe, fresh = start, within & ~start
    while fringe:
        yield fringe
        found = s.c.links.spread(fringe) & fresh
        if found & hostile:
            found = found & ~hostile | s.c.open_links.spread(fringe) & found & hostile
        fringe = found
        fresh ^= found


def _reached(s: DownfallState, unit: int, within: int) -> int:
    here = 1 << s.where[unit]
    hostile = _barring(s, unit, within)
    if hostile:
        found = 0
        for ring in _past_enemies(s, here, within, hostile):
            found |= ring
    else:
        found = s.c.links.flood(here, within)
    return found & ~here


def _rail_full(s: DownfallState, faction: int) -> bool:
    """8.3: whether the Axis has made all its strategic moves through the USSR."""
    return faction == AXIS and s.rail >= s.c.tables["operations"]["axis_strategic_in_ussr"]


def destinations(s: DownfallState, unit: int) -> int:
    """The areas that an army gets to by strategic movement with the PO there are."""
    c, here, faction = s.c, 1 << s.where[unit], s.c.faction[unit]
    shut = orders.too_dear(s, faction)
    if _rail_full(s, faction):
        shut |= c.home[c.ussr]
    if not s.controlled[faction] & here & ~shut:
        return 0
    return _reached(s, unit, s.controlled[faction] & ~(shut_to(s, unit) | shut))


def route(s: DownfallState, unit: int, end: int) -> Path:
    """The way that is taken: if it can be not through the USSR, else if it can be not through dear areas."""
    c, faction, both = s.c, s.c.faction[unit], 1 << end | 1 << s.where[unit]
    controlled = s.controlled[faction] & ~shut_to(s, unit)
    costly = orders.dear(s, faction)
    avoided = (c.home[c.ussr], costly, 0) if faction == AXIS else (costly, 0)
    for areas in avoided:
        if areas & both:
            continue
        rings = []
        for ring in _rings(s, unit, controlled & ~areas):
            rings.append(ring)
            if ring >> end & 1:
                return _back(s, unit, rings, end)
    raise ValueError(f"no way to {c.board.names[end]} for {c.ids[unit]}")


def _back(s: DownfallState, unit: int, rings: list[int], end: int) -> Path:
    hostile, path = s.hostile(s.c.faction[unit]), [end]
    for ring in rings[-2:0:-1]:
        links = s.c.open_links if hostile >> path[-1] & 1 else s.c.links
        before = ring & links.neighbours[path[-1]]
        path.append((before & -before).bit_length() - 1)
    return tuple(reversed(path))


def price(s: DownfallState, unit: int, path: Path) -> int:
    return _price(s, s.c.faction[unit], orders.touched(s.where[unit], path))


def _price(s: DownfallState, faction: int, touched: int) -> int:
    return orders.cost(s, faction, int(s.c.tables["operations"]["strategic"]["po"]), touched)


def _why_no_way(s: DownfallState, unit: int, area: int) -> Refusal:
    """Why an area is not among the destinations of an army."""
    c, faction, here, names = s.c, s.c.faction[unit], s.where[unit], s.c.board.names
    if here == area:
        return refuse("8.3", "same-area", space=names[area])
    for end in (here, area):
        if not s.controlled[faction] >> end & 1:
            return refuse("8.3", "not-controlled", space=names[end])
    refusal = why_shut(s, unit, area)
    if refusal is not None:
        return refusal
    open_areas = s.controlled[faction] & ~shut_to(s, unit)
    if _rail_full(s, faction) and _reached(s, unit, open_areas) >> area & 1:
        by_land = open_areas & ~c.home[c.ussr]
        if c.home[c.ussr] >> here & 1 or not _reached(s, unit, by_land) >> area & 1:
            return refuse("8.3", "rail-full", number=s.rail)
    if _reached(s, unit, open_areas) >> area & 1:
        dear = int(c.tables["operations"]["dear"])
        return refuse("8.0", "too-few-po", cost=dear, po=s.po[faction])
    if c.links.flood(1 << here, open_areas) >> area & 1:
        return refuse("15.4", "high-mountain", space=names[area])
    return refuse("8.3", "no-way", space=names[area])


class Strategic(Step, frozen=True):
    """Movement by rail and road behind the front."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"strategic": ("unit", "space")}

    def candidates_strategic(self, s: DownfallState) -> Iterator[tuple[int, int]]:
        for unit in orders.ready(s):
            for area in spaces_in(lands(s.c).everywhere):
                yield unit, area

    def legal_strategic(self, s: DownfallState) -> Iterator[tuple[int, int]]:
        return transports(s, destinations, orders.ready(s))

    def begins_strategic(self, s: DownfallState) -> Iterator[tuple[int, int]]:
        return able(s, destinations)

    def legal_strategic_with(self, s: DownfallState, number: int, thing: int) -> Iterator[tuple[int, int]]:
        return transports(s, destinations, *narrowed(orders.ready(s), number, thing))

    def may_strategic(self, s: DownfallState, unit: int, area: int) -> Refusal | None:
        return why_not_taken(s, unit, area, destinations, _why_no_way)

    def do_strategic(self, s: DownfallState, unit: int, area: int) -> None:
        path = route(s, unit, area)
        touched = orders.touched(s.where[unit], path)
        if s.phase == AXIS and touched & s.c.home[s.c.ussr]:
            s.rail += 1
        orders.begin(s, "strategic", "8.3", unit, path, _price(s, s.phase, touched))
        orders.march(s, unit, path, MOVED)
