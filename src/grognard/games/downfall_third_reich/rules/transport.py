"""What 8.3 and 8.4 have in common: an army is taken to an area among some, where there is room for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.rules import orders
from grognard.games.downfall_third_reich.rules.politics import ends, why_no_end
from grognard.games.downfall_third_reich.rules.stacking import full, why_full
from grognard.kernel.masks import EVERYWHERE, spaces_in
from grognard.kernel.refusal import Refusal

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

Destinations = Callable[["DownfallState", int], int]


def transports(
    s: DownfallState, destinations: Destinations, units: Sequence[int], within: int = EVERYWHERE
) -> Iterator[tuple[int, int]]:
    """Armies that may operate, with each area where they may be taken."""
    crowded = full(s, s.phase)
    for unit in units:
        for area in spaces_in(destinations(s, unit) & ends(s, unit) & ~crowded & within):
            yield unit, area


def able(s: DownfallState, destinations: Destinations) -> Iterator[tuple[int, int]]:
    """The armies that may be taken anywhere, as what such operations begin with."""
    crowded = full(s, s.phase)
    return ((0, unit) for unit in orders.ready(s) if destinations(s, unit) & ends(s, unit) & ~crowded)


def why_not_taken(
    s: DownfallState,
    unit: int,
    area: int,
    destinations: Destinations,
    why_no_way: Callable[[DownfallState, int, int], Refusal],
) -> Refusal | None:
    """Why an army may not be taken to an area, or None."""
    refusal = orders.why_idle(s, unit)
    if refusal is not None:
        return refusal
    if not destinations(s, unit) >> area & 1:
        return why_no_way(s, unit, area)
    return why_no_end(s, unit, area) or why_full(s, s.phase, area)
