"""Sections 12 and 13 laid over the map: how far air and naval units work, and how worn they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import AIR, CONVOY, FACTIONS, WARSHIP
from grognard.games.unconditional_surrender.rules.naval import intercepted_zones, zones_at_hand
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.kernel.looking import Mark
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

SUPPORT, STRIKE, AT_SEA = "own", "contested", "enemy"
"""In an overlay of one unit the tones tell apart what it may do there."""


def ranges(s: Position, unit: int) -> Iterator[Mark]:
    """U100, U101, U110: hexes where an air unit supports, those where it only strikes; zones where it, or a
    warship, intercepts, and those on which the port of a convoy opens. Its own place tells its Sorties."""
    here, branch = s.at[unit], s.c.branch[unit]
    if here < 0 or branch not in (AIR, WARSHIP, CONVOY):
        return
    yield Mark(space=s.c.name(here), tone=SUPPORT, shape="badge", text=_worn(s, unit))
    if branch == AIR and here < s.c.map.hexes:
        near = s.c.map.within(here, s.c.tables["ranges"]["air_support"])
        far = s.c.map.within(here, s.c.tables["ranges"]["air_strike"]) & ~near
        for mask, tone in ((near, SUPPORT), (far, STRIKE)):
            for space in spaces_in(mask & s.c.map.land):
                yield Mark(space=s.c.name(space), tone=tone, shape="hatch")
    zones = zones_at_hand(s, unit) if branch == CONVOY else intercepted_zones(s, unit)
    for zone in sorted(zones):
        yield Mark(space=s.c.name(zone), tone=AT_SEA, shape="ring")


def sorties(s: Position) -> Iterator[Mark]:
    """U8: how many Sorties the air and naval units of a place have, of how many."""
    told: dict[int, list[int]] = {}
    for unit, here in enumerate(s.at):
        if here >= 0 and s.c.branch[unit] in (AIR, WARSHIP, CONVOY) and s.faction_of(unit) != NONE:
            told.setdefault(here, []).append(unit)
    for here, units in sorted(told.items()):
        tone = FACTIONS[s.faction_of(units[0])]
        text = ", ".join(_worn(s, unit) for unit in units)
        yield Mark(space=s.c.name(here), tone=tone, shape="badge", text=text)


def _worn(s: Position, unit: int) -> str:
    return f"{s.sorties[unit]}/{s.c.tables['limits']['sorties']}"
