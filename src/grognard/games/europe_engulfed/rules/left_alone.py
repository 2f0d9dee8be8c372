"""0.4, 6.64, 7.22: what becomes of an area, and of aircraft and beachheads in it, when a side's last ground
unit there is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import AXIS, NOBODY
from grognard.games.europe_engulfed.rules.blocks import remove, stand_up
from grognard.games.europe_engulfed.rules.control import foes, held_by_troops, settle_control, troops
from grognard.games.europe_engulfed.rules.phases import in_phase
from grognard.games.europe_engulfed.state import BY_AIR, BY_SEA
from grognard.kernel.columns import with_entry
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def overrun(s: Position, space: int) -> None:
    """6.64: aircraft that are alone with enemy ground units are destroyed."""
    for unit in list(spaces_in(s.stacks[space] & s.c.aircraft)):
        camp = s.camp_of(unit)
        if foes(s, space, camp) and not troops(s, space, camp):
            s.tell("overrun", "6.64", unit=s.c.handles[unit], space=s.c.name(space))
            remove(s, unit)
    lose_beachhead(s, space)


def lose_beachhead(s: Position, space: int) -> None:
    """7.22: a beachhead that is alone with enemy ground units is removed."""
    camp = s.beachhead[space]
    if camp == NOBODY or not foes(s, space, camp) or troops(s, space, camp):
        return
    s.beachhead = with_entry(s.beachhead, space, NOBODY)
    s.tell("beachhead_lost", "7.22", space=s.c.name(space))
    if camp != AXIS:
        _score(s, space)


def _score(s: Position, space: int) -> None:
    """16.0: an Allied beachhead that is wiped out, where the scenario counts it."""
    worth = s.c.scenarios[s.setup.scenario].get("points", {}).get("beachhead", {}).get("points", 0)
    if worth:
        s.points[0] += worth
        s.tell("scored", "16.0", space=s.c.name(space), points=worth)


def give_way(s: Position, camp: int) -> None:
    """0.4, 6.74: where a camp had units beside enemies and has none left: shipped, starved or disbanded."""
    for space in spaces_in(held_by_troops(s, s.against[camp])):
        if not troops(s, space, camp) and not _just_landed(s, space, camp):
            overrun(s, space)
            settle_control(s, space)
    stand_up(s)


def _just_landed(s: Position, space: int, camp: int) -> bool:
    """0.4, 7.2: who has landed where nobody stands takes it in the combat phase, not before."""
    before = in_phase(s, "operations") or in_phase(s, "strategic")
    return before and all(s.via[unit] in (BY_SEA, BY_AIR) for unit in spaces_in(foes(s, space, camp)))
