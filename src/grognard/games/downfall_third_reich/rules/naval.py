"""8.4 Naval movement: from one controlled coast to another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from grognard.games.downfall_third_reich.components import AXIS
from grognard.games.downfall_third_reich.rules import orders
from grognard.games.downfall_third_reich.rules.politics import closed, why_closed
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


def _harbours(s: DownfallState, unit: int) -> tuple[int, int]:
    """The coasts that ships reach from an army's area: over one sea area, and over one or several."""
    faction = s.c.faction[unit]
    return s.c.seas.harbours(faction, s.control[s.c.suez] == faction, s.where[unit])


def price(s: DownfallState, unit: int, area: int) -> int:
    """8.0.4: more over several sea areas."""
    figures = s.c.tables["operations"]["naval"]
    near, _ = _harbours(s, unit)
    base = figures["po"] if near >> area & 1 else figures["po_several_seas"]
    return orders.cost(s, s.c.faction[unit], int(base), orders.touched(s.where[unit], (area,)))


def destinations(s: DownfallState, unit: int) -> int:
    """The coasts that an army can be shipped to with the PO there are."""
    faction, here, figures = s.c.faction[unit], 1 << s.where[unit], s.c.tables["operations"]["naval"]
    if not s.controlled[faction] & here:
        return 0
    near, far = _harbours(s, unit)
    if s.po[faction] < figures["po_several_seas"]:
        far = near
    shut = orders.too_dear(s, faction)
    if not far or shut & here:
        return 0
    return far & s.controlled[faction] & ~(here | shut | closed(s, unit))


def _why_no_way(s: DownfallState, unit: int, area: int) -> Refusal:
    """Why an area is not among the destinations of an army."""
    c, faction, here, names = s.c, s.c.faction[unit], s.where[unit], s.c.board.names
    if here == area:
        return refuse("8.4", "same-area", space=names[area])
    for end in (here, area):
        if not c.seas.all_coasts >> end & 1:
            return refuse("8.4", "no-coast", space=names[end])
        if not s.controlled[faction] >> end & 1:
            return refuse("8.4", "not-controlled", space=names[end])
    refusal = why_closed(s, unit, area)
    if refusal is not None:
        return refusal
    _, far = _harbours(s, unit)
    if far >> area & 1:
        return refuse("8.0", "too-few-po", cost=price(s, unit, area), po=s.po[faction])
    return refuse("8.4", "axis-sea-closed" if faction == AXIS else "no-sea-way", space=names[area])


class Naval(Step, frozen=True):
    """Movement by ship."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"sail": ("unit", "space")}

    def candidates_sail(self, s: DownfallState) -> Iterator[tuple[int, int]]:
        for unit in orders.ready(s):
            for area in spaces_in(s.c.seas.all_coasts):
                yield unit, area

    def legal_sail(self, s: DownfallState) -> Iterator[tuple[int, int]]:
        return transports(s, destinations, orders.ready(s))

    def begins_sail(self, s: DownfallState) -> Iterator[tuple[int, int]]:
        return able(s, destinations)

    def legal_sail_with(self, s: DownfallState, number: int, thing: int) -> Iterator[tuple[int, int]]:
        return transports(s, destinations, *narrowed(orders.ready(s), number, thing))

    def may_sail(self, s: DownfallState, unit: int, area: int) -> Refusal | None:
        return why_not_taken(s, unit, area, destinations, _why_no_way)

    def do_sail(self, s: DownfallState, unit: int, area: int) -> None:
        orders.begin(s, "sail", "8.4", unit, (area,), price(s, unit, area))
        orders.ship(s, unit, area, MOVED)
