"""What a unit's arrival brings: control, newly contested areas, blocks laid open, aircraft overrun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import SOVIET
from grognard.games.europe_engulfed.rules.blocks import lay_open, put, stand_up
from grognard.games.europe_engulfed.rules.control import is_contested, settle_control
from grognard.games.europe_engulfed.rules.left_alone import overrun
from grognard.games.europe_engulfed.rules.politics.demarcation import regain
from grognard.games.europe_engulfed.rules.politics.pact import claim
from grognard.games.europe_engulfed.rules.politics.vichy import arrive
from grognard.games.europe_engulfed.state import OUT_MOVED, SUPPLIED
from grognard.kernel.columns import with_entry

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def go(s: Position, unit: int, path: tuple[int, ...]) -> None:
    """5.1: along a way, from space to space; 7.52: who leaves enemies alone in an area leaves it to them.

    6.74: blocks that have come out of a contested area stand up, and those that stay behind in calm.
    """
    start = s.at[unit]
    for there in path:
        here = s.at[unit]
        enter(s, unit, there, here)
    if not is_contested(s, start):
        overrun(s, start)
        settle_control(s, start)
    stand_up(s)


def enter(s: Position, unit: int, space: int, via: int) -> None:
    """0.4, 0.20, 6.24: into a space; `via` says how, as the column does."""
    before = is_contested(s, space)
    put(s, unit, space)
    s.moved, s.via = with_entry(s.moved, unit, 1), with_entry(s.via, unit, via)
    if s.out[unit] != SUPPLIED:
        s.out = with_entry(s.out, unit, OUT_MOVED)
    if s.c.is_aircraft[unit]:
        return
    arrive(s, unit, space)
    if s.camp_of(unit) == SOVIET:
        claim(s, space)
    regain(s, unit, space)
    overrun(s, space)
    if not is_contested(s, space):
        settle_control(s, space)
    elif not before:
        s.fresh |= 1 << space
    elif not s.fresh >> space & 1:
        lay_open(s, [unit])
