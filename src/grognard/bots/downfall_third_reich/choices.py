"""What armies may do, as sets of areas: the engine's own reach, without a list of every action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.rules import naval, strategic
from grognard.games.downfall_third_reich.rules.operations import Operating
from grognard.games.downfall_third_reich.rules.orders import cost, ready, touched
from grognard.games.downfall_third_reich.rules.politics import ends
from grognard.games.downfall_third_reich.rules.reach import (
    ATTACKING,
    TACTICAL,
    all_ends,
    allowance,
    reach,
    way,
)
from grognard.games.downfall_third_reich.rules.stacking import full
from grognard.games.downfall_third_reich.rules.tactical import why_not_among
from grognard.kernel.action import Action
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

Path = tuple[int, ...]


class Choices:
    """The operations of the faction in phase."""

    def __init__(self, s: DownfallState) -> None:
        self.s, self.faction = s, s.phase
        self.units = ready(s)
        self.crowded = full(s, s.phase)
        self.hostile = s.hostile(s.phase)
        self.own = s.controlled[s.phase]

    def price(self, unit: int, path: Path) -> int:
        """8.0.1 to 8.0.3: the points of an operation by land."""
        return cost(self.s, self.faction, 1, touched(self.s.where[unit], path))

    def attacks(self) -> Iterator[tuple[int, Path]]:
        """8.2: every army with a way to each enemy area that it may attack."""
        s = self.s
        for unit in self.units:
            found = reach(s, unit, allowance(s, unit, ATTACKING))
            areas = all_ends(found) & self.hostile & ends(s, unit) & ~self.crowded
            for area in spaces_in(areas):
                if why_not_among(s, unit, area, attacking=True) is None:
                    yield unit, way(s, unit, found, area)

    def engagements(self) -> Iterator[tuple[int]]:
        """8.2: the armies that may attack where they stand."""
        return Operating().legal_engage(self.s)

    def landings(self) -> Iterator[tuple[int, int]]:
        """8.5: every army with each area where it may land."""
        return Operating().legal_land(self.s)

    def transfers(self, unit: int) -> int:
        """8.1, 8.3, 8.4: the own areas without enemies that an army gets to."""
        s = self.s
        open_areas = ends(s, unit) & ~self.crowded & ~self.hostile & self.own
        found = strategic.destinations(s, unit) | naval.destinations(s, unit)
        if not found & open_areas:
            found = all_ends(reach(s, unit, allowance(s, unit, TACTICAL)))
        return found & open_areas

    def transfer(self, unit: int, area: int) -> tuple[Action, int]:
        """The cheapest way to one of these areas, and its price."""
        s = self.s
        if strategic.destinations(s, unit) >> area & 1:
            path = strategic.route(s, unit, area)
            return Action("strategic", (unit, area)), strategic.price(s, unit, path)
        if naval.destinations(s, unit) >> area & 1:
            return Action("sail", (unit, area)), naval.price(s, unit, area)
        path = way(s, unit, reach(s, unit, allowance(s, unit, TACTICAL)), area)
        return Action("tactical", (unit, path)), self.price(unit, path)
