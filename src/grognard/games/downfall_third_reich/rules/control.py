"""Chapter 6, control of areas: who holds what at the end of a phase; areas cut off (7.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, FACTIONS, FOES, NEUTRAL
from grognard.games.downfall_third_reich.rules import supply
from grognard.games.downfall_third_reich.rules.politics import neutral_to
from grognard.games.downfall_third_reich.state import OPENED, OPENING, RETURNED
from grognard.kernel.masks import mask_of, spaces_in

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


def end_of_phase(s: DownfallState) -> None:
    """6.2, 17.9: what the faction in phase occupies or has crossed becomes its own, if no enemy is there."""
    _africa_opened(s)
    faction = s.phase
    theirs = s.controlled[NEUTRAL] & ~neutral_to(s, faction)
    for foe in FOES[faction]:
        theirs |= s.controlled[foe]
    taken = (s.occupied[faction] | mask_of(s.crossed)) & theirs & ~s.hostile(faction)
    for area in spaces_in(taken):
        s.set_control(area, faction)
    if taken:
        s.tell("control", "6.2", spaces=_names(s, taken), faction=FACTIONS[faction])
    if faction == ALLIES:
        s.partisans = partisan_areas(s, mask_of(s.partisans) | taken & ~mask_of(s.crossed))


def _africa_opened(s: DownfallState) -> None:
    """17.9: after the three landings the east of French North Africa is Axis, the rest Allied."""
    if s.vichy != OPENING:
        return
    s.vichy = OPENED
    for area in spaces_in(s.c.french_africa & s.controlled[NEUTRAL]):
        s.set_control(area, AXIS if s.c.east_of_tebessa >> area & 1 else ALLIES)
    s.tell("africa-opened", "17.9", spaces=_names(s, s.c.east_of_tebessa))


def cut_off(s: DownfallState) -> None:
    """7.7: areas without a line and without an own army go to whoever cut them off; those deep in a pocket
    after those around them."""
    settled = 0
    while True:
        changes = {}
        for faction in range(3):
            for area in spaces_in(supply.cut_off_checked(s, faction) & ~settled):
                taker = _taker(s, faction, area)
                if taker is not None:
                    changes[area] = taker
        if not changes:
            return
        for faction in range(3):
            areas = mask_of(area for area, taker in changes.items() if taker == faction)
            for area in spaces_in(areas):
                s.set_control(area, faction)
            if areas:
                s.tell("cut-off", "7.7", spaces=_names(s, areas), faction=FACTIONS[faction])
            settled |= areas


def _taker(s: DownfallState, faction: int, area: int) -> int | None:
    """The enemy who holds or occupies most of the neighbours; of equals the one in phase, then the first."""
    around = s.c.links.neighbours[area]
    shares = [((s.controlled[foe] | s.occupied[foe]) & around).bit_count() for foe in FOES[faction]]
    most = max(shares)
    if not most:
        return None
    equals = [foe for foe, share in zip(FOES[faction], shares, strict=True) if share == most]
    return s.phase if s.phase in equals else equals[0]


def partisan_areas(s: DownfallState, areas: int) -> list[int]:
    """17.10: those of some areas that partisans, and no other Allied armies, hold for the Allies."""
    country = s.c.yugoslavia
    if s.standing[country] != RETURNED:
        return []
    own = s.c.units_of_country[country]
    within = areas & s.occupied[ALLIES] & s.controlled[ALLIES] & s.c.home[country]
    return [area for area in spaces_in(within) if not s.armies(ALLIES, area) & ~own]


def left_by(s: DownfallState, unit: int, area: int) -> None:
    """17.10: what partisans alone hold goes back to the Axis with the last of them; the army is away now."""
    if s.standing[s.c.country[unit]] != RETURNED or area not in s.partisans:
        return
    if not s.armies(ALLIES, area):
        s.partisans.remove(area)
        s.set_control(area, AXIS)
        s.tell("partisans-left", "17.10", space=s.c.board.names[area])


def _names(s: DownfallState, areas: int) -> list[str]:
    return [s.c.board.names[area] for area in spaces_in(areas)]
