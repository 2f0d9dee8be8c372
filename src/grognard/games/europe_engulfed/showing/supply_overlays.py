"""3.1 to 3.3 laid over the map: a unit's line, what fleets carry, and who would be cut off by a loss."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import CAMPS, NOBODY, NOWHERE
from grognard.games.europe_engulfed.rules.supply.lines import joined, leads_on
from grognard.games.europe_engulfed.rules.supply.phases import Check
from grognard.games.europe_engulfed.rules.supply.sea import Reach
from grognard.games.europe_engulfed.state import IN_VICHY, RESISTING
from grognard.kernel.columns import with_entry
from grognard.kernel.looking import Mark
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

TONES = ("germany", "britain", "ussr")
"""By camp the flag in whose colours it is marked."""
BETWEEN = " – "


def line_of(s: Position, unit: int) -> Iterator[Mark]:
    """3.1, 3.3: areas of its line by land, else those that hang together and the seas that carry for it."""
    power, here = s.colour_of(unit), s.at[unit]
    if here == NOWHERE or s.camp_of(unit) == NOBODY:
        return
    reach = Reach(s, power)
    near = leads_on(s, here, reach.open)
    routes = reach.routes(here)
    supplied = bool(near & reach.fed or routes)
    for space in spaces_in(joined(s, near & -near, reach.open) if near else 1 << here):
        yield Mark(space=s.c.name(space), tone="own" if supplied else "enemy", shape="hatch")
    if near & reach.fed:
        return
    for number, sea in enumerate(s.c.map.seas):
        loads = [route[number] for route in routes if route[number]]
        if loads:
            yield Mark(space=s.c.name(sea), tone="own", shape="badge", text=str(min(loads)))


def convoys(s: Position) -> Iterator[Mark]:
    """3.31: by sea zone how many units of each camp need its fleets, and for how many these can carry."""
    checks = [_check(s, camp) for camp in range(len(CAMPS))]
    for number, sea in enumerate(s.c.map.seas):
        told, tones = list[str](), list[str]()
        for camp, check in enumerate(checks):
            capacity = max((pool[1][number] for pool, _ in check.by_sea.values()), default=0)
            needing = sum(any(route[number] for route in routes) for _, routes in check.by_sea.values())
            if needing:
                told.append(f"{needing}/{capacity}")
                tones.append(TONES[camp])
        if told:
            tone = tones[0] if len(tones) == 1 else "contested"
            yield Mark(space=s.c.name(sea), tone=tone, shape="badge", text=BETWEEN.join(told))


def lifelines(s: Position) -> Iterator[Mark]:
    """3.1, 3.31: how many units more would be out of supply if an area fell, or a fleet point sailed away."""
    for camp, tone in enumerate(TONES):
        if not s.fighting(camp):
            continue
        now = _cut_off(s, camp)
        for space in spaces_in(_held(s, camp) & s.c.map.land):
            lost = _cut_off(_without_area(s, space), camp) - now
            if lost > 0:
                yield Mark(space=s.c.name(space), tone=tone, shape="ring", text=str(lost))
    yield from _fleets_that_matter(s)


def cut_off_without(s: Position, space: int) -> tuple[list[int], int]:
    """3.1, 3.31: the units that would have no line if an area fell, those in it too, and for how many more
    the fleets would have no room."""
    camp = s.camp[s.holder[space]] if s.holder[space] != NOBODY else NOBODY
    if camp == NOBODY or not s.fighting(camp):
        return [], 0
    now, then = _check(s, camp), _check(_without_area(s, space), camp)
    return sorted(then.none - now.none), max(0, then.shortage() - now.shortage())


def short_without(s: Position, power: int, number: int) -> int:
    """3.31: how many units more could not be carried for if a fleet point of a power left a sea zone."""
    camp = s.camp[power]
    if camp == NOBODY or not s.fighting(camp):
        return 0
    return _cut_off(_without_point(s, power * len(s.c.map.seas) + number), camp) - _cut_off(s, camp)


def _fleets_that_matter(s: Position) -> Iterator[Mark]:
    seas = s.c.map.seas
    for number, sea in enumerate(seas):
        told, tones = list[str](), list[str]()
        for camp, tone in enumerate(TONES):
            owners = [
                p for p in range(len(s.c.powers)) if s.camp[p] == camp and s.fleets[p * len(seas) + number]
            ]
            if not owners or not s.fighting(camp):
                continue
            lost = short_without(s, owners[0], number)
            if lost > 0:
                told.append(str(lost))
                tones.append(tone)
        if told:
            tone = tones[0] if len(tones) == 1 else "contested"
            yield Mark(space=s.c.name(sea), tone=tone, shape="badge", text=BETWEEN.join(told))


def _cut_off(s: Position, camp: int) -> int:
    """How many units of a camp have no line, or need more than fleets can carry."""
    check = _check(s, camp)
    return len(check.none) + check.shortage()


def _check(s: Position, camp: int) -> Check:
    """3.1: as the supply phase would find it now; of a hidden block the colour tells whose it is."""
    units = [
        unit
        for unit in spaces_in(s.members[camp])
        if s.at[unit] != NOWHERE and s.service[unit] not in (IN_VICHY, RESISTING)
    ]
    return Check(s, units=units, owner=s.colour_of)


def _held(s: Position, camp: int) -> int:
    held = 0
    for power, side in enumerate(s.camp):
        held |= s.held[power] if side == camp else 0
    return held


def _without_point(s: Position, slot: int) -> Position:
    """The position as if a fleet point had left."""
    world = s.clone()
    world.fleets = with_entry(world.fleets, slot, world.fleets[slot] - 1)
    return world


def _without_area(s: Position, space: int) -> Position:
    """The position as if nobody held an area."""
    world = s.clone()
    world.held[world.holder[space]] &= ~(1 << space)
    world.holder = with_entry(world.holder, space, NOBODY)
    return world
