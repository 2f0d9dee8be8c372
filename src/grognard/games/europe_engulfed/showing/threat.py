"""5.11, 5.12 in the fog: where blocks could go whose kind nobody can see, and what each camp threatens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import NOBODY
from grognard.games.europe_engulfed.rules.control import foes, friendly, hostile, troops
from grognard.games.europe_engulfed.rules.movement.reach import Walker
from grognard.games.europe_engulfed.showing.supply_overlays import TONES
from grognard.kernel.hidden import UNKNOWN
from grognard.kernel.looking import Mark
from grognard.kernel.masks import mask_of, spaces_in

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def possible(s: Position, unit: int) -> Iterator[Mark]:
    """Of a block that can't be seen: where any could go, and where only what is fast."""
    camp = s.camp_of(unit)
    if camp == NOBODY:
        return
    near, far = _around(s, camp, s.at[unit])
    for space in spaces_in(near):
        yield Mark(space=s.c.name(space), tone="enemy", shape="fill")
    for space in spaces_in(far):
        yield Mark(space=s.c.name(space), tone="enemy", shape="badge", text="?")


def threat(s: Position) -> Iterator[Mark]:
    """By camp how many of its ground units could enter a hostile area in their next operational phase: "3",
    and with those whose kind can't be seen and would have to be fast "3+2?"."""
    s.steps = [1 if steps is UNKNOWN else steps for steps in s.steps]
    s.moved = (0,) * len(s.moved)
    for camp, tone in enumerate(TONES):
        sure, perhaps = Counter[int](), Counter[int]()
        aims = hostile(s, camp) & s.c.map.land
        for space in spaces_in(s.c.map.land):
            for unit in spaces_in(troops(s, space, camp)):
                near, far = _goals(s, camp, unit)
                sure.update(spaces_in(near & aims))
                perhaps.update(spaces_in(far & aims))
        for space in spaces_in(mask_of([*sure, *perhaps])):
            told = f"{sure[space]}+{perhaps[space]}?" if perhaps[space] else str(sure[space])
            yield Mark(space=s.c.name(space), tone=tone, shape="ring", text=told.removeprefix("0+"))


def _goals(s: Position, camp: int, unit: int) -> tuple[int, int]:
    """The areas that a unit could enter, and those that it could if it is fast."""
    if s.what[unit] is UNKNOWN:
        return _around(s, camp, s.at[unit])
    return mask_of(way[-1] for way in Walker(s, unit).ways()), 0


def _around(s: Position, camp: int, here: int) -> tuple[int, int]:
    """Any block enters an area beside it; two areas away only what is fast, through friends.

    5.17: the step between a fortress and its area is none where both are friendly, or have just become so.
    """
    start = 1 << here | _one_with(s, camp, here)
    near, far = (_beside(s, camp, start) | start) & ~(1 << here), 0
    for space in list(spaces_in(near)):
        near |= _empty_fortress(s, camp, space)
    for space in spaces_in(near):
        if not foes(s, space, camp):
            far |= _beside(s, camp, 1 << space)
    return near, far & ~near & ~(1 << here)


def _one_with(s: Position, camp: int, here: int) -> int:
    """The fortress in a friendly space, or the area round it, if that is friendly, too."""
    other, own = max(s.c.map.around[here], s.c.map.inside[here]), _own(s, camp)
    return 1 << other if other != NOBODY and own >> here & own >> other & 1 else 0


def _empty_fortress(s: Position, camp: int, space: int) -> int:
    """The fortress in an area, if nobody is in either to keep a block out of it."""
    inside = s.c.map.inside[space]
    if inside == NOBODY or foes(s, space, camp) or foes(s, inside, camp):
        return 0
    return 1 << inside & (_own(s, camp) | hostile(s, camp))


def _beside(s: Position, camp: int, start: int) -> int:
    """The land beside some spaces that a camp holds or is at war for."""
    return s.c.map.roads.spread(start) & (_own(s, camp) | hostile(s, camp))


def _own(s: Position, camp: int) -> int:
    """The spaces that are friendly to any power of a camp."""
    own = 0
    for power in range(len(s.c.powers)):
        if s.camp[power] == camp:
            own |= friendly(s, power)
    return own
