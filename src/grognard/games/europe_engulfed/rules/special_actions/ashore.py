"""7.2, 7.22, 7.3: what a landing brings: units ashore, beachheads, control in the combat phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.rules.blocks import put
from grognard.games.europe_engulfed.rules.control import foes, is_contested, settle_control, troops
from grognard.games.europe_engulfed.rules.left_alone import lose_beachhead, overrun
from grognard.games.europe_engulfed.rules.movement.entering import enter
from grognard.games.europe_engulfed.rules.politics.vichy import rouse
from grognard.games.europe_engulfed.seating import camps_in_turn
from grognard.games.europe_engulfed.state import BY_AIR, BY_SEA
from grognard.kernel.columns import with_entry
from grognard.kernel.masks import listed

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def come_ashore(s: Position, unit: int, space: int, via: int) -> None:
    """7.2: against enemies as any arrival; an area without them is taken only in the combat phase.

    6.64, 7.22: aircraft and a beachhead that are alone there are lost at once.
    """
    rouse(s, unit, space)
    if foes(s, space, s.camp_of(unit)):
        enter(s, unit, space, via)
    else:
        put(s, unit, space)
        s.moved, s.via = with_entry(s.moved, unit, 1), with_entry(s.via, unit, via)
        overrun(s, space)


def settle_landings(s: Position) -> None:
    """7.2: at the beginning of the combat phase, areas in which nobody met the landing change hands."""
    landed = {s.at[unit] for unit, via in enumerate(s.via) if via in (BY_SEA, BY_AIR) and s.at[unit] >= 0}
    for space in sorted(landed):
        if not is_contested(s, space):
            settle_control(s, space)
            establish(s, space)


def establish(s: Position, space: int) -> None:
    """7.22: where they came by sea those of the landing that survive the first round have a beachhead."""
    for camp in camps_in_turn(s):
        alive = any(s.via[unit] in (BY_SEA, BY_AIR) for unit in listed(troops(s, space, camp)))
        if s.invaded >> space & 1 and alive and s.beachhead[space] != camp:
            s.beachhead = with_entry(s.beachhead, space, camp)
            s.tell("beachhead", "7.22", space=s.c.name(space))


def lose_beachheads(s: Position) -> None:
    """7.22: all that are alone with enemies."""
    for space in range(len(s.beachhead)):
        lose_beachhead(s, space)
