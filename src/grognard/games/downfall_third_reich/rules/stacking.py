"""Chapter 5, stacking: how many armies an area takes, and who may never be together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, USSR
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

FRIEND = (-1, USSR, ALLIES)
"""5.3: the faction on the same side of the war, whose armies each faction never joins; the Axis has none."""


def full(s: DownfallState, faction: int) -> int:
    """5.1, 5.2: the set of areas that take no more armies of a faction."""
    most, own = s.c.tables["stacking"]["most"], s.c.units_of_faction[faction]
    found = 0
    for area in spaces_in(s.occupied[faction] & ~s.c.unlimited):
        if (s.at[area] & own).bit_count() >= most:
            found |= 1 << area
    return found


def shunned(s: DownfallState, faction: int) -> int:
    """5.3: the set of areas with armies that this faction's armies never join, not even in passing."""
    return 0 if faction == AXIS else s.occupied[FRIEND[faction]]


def room(s: DownfallState, faction: int, area: int) -> bool:
    """5.1, 5.2: whether an area takes one more army of a faction, as far as its own go."""
    c = s.c
    if not s.occupied[faction] >> area & 1:
        return True
    standing = (s.at[area] & c.units_of_faction[faction]).bit_count()
    return standing < c.tables["stacking"]["most"] or c.unlimited >> area & 1 == 1


def why_full(s: DownfallState, faction: int, area: int) -> Refusal | None:
    """5.1, 5.3: why an army of a faction may not stop in an area, or None."""
    bit = 1 << area
    if shunned(s, faction) & bit:
        return refuse("5.3", "never-together", space=s.c.board.names[area])
    if room(s, faction, area):
        return None
    return refuse("5.1", "area-full", space=s.c.board.names[area], number=s.c.tables["stacking"]["most"])
