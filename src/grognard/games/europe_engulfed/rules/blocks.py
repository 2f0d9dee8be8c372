"""Units and their fog (glossary, 6.24, 6.74): onto the map, off it, laid open, stood up, mixed."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import NOBODY, NOWHERE
from grognard.games.europe_engulfed.rules import noting
from grognard.games.europe_engulfed.rules.control import is_contested, leave_fortress
from grognard.games.europe_engulfed.state import OWN, STAYED, SUPPLIED
from grognard.kernel.columns import with_entry
from grognard.kernel.masks import listed, spaces_in

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


PUT_BY = (
    ("open", 0), ("moved", 0), ("via", STAYED), ("ready", 0), ("out", SUPPLIED), ("sailed_from", NOWHERE),
)  # fmt: skip
"""What nothing is left of when a unit goes back into its pool."""


def put(s: Position, unit: int, space: int) -> None:
    """Moves a unit to a space, from another or from the pool."""
    left, stirred = s.at[unit], 1 << space
    if left != NOWHERE:
        s.stacks[left] &= ~(1 << unit)
        stirred |= 1 << left
    s.at[unit] = space
    s.on_map |= 1 << unit
    s.stacks[space] |= 1 << unit
    s.stirred |= stirred
    if left != NOWHERE and s.c.map.fortresses >> left & 1:
        leave_fortress(s, left)


def raise_unit(
    s: Position, power: int, block: str, space: int, steps: int, told: noting.Told | None
) -> int | None:
    """A block of a power out of its pool onto the map; None if there is none left.

    It comes under the first free handle of its colour, whichever piece that had: so the handle tells nothing.
    `told`: what others can tell of it, who then know its steps as well; None: nothing.
    """
    pool, wanted = _pool(s, power, block), (power, block)
    alike = [unit for unit in pool if s.c.same[s.what[unit]] == wanted]
    if not alike:
        return None
    # 7.3: one that need not rest, if there is one. Of blocks that are all the same the first comes: the
    # handles of those in a pool were dealt in secret, and who sees this block must not learn how.
    found = min(alike, key=lambda unit: (s.dropped[s.what[unit]], s.what[unit]))
    s.mingle("unit", pool)
    unit = pool[0]
    s.what[unit], s.what[found] = s.what[found], s.what[unit]
    s.steps[unit] = steps
    put(s, unit, space)
    season(s, unit)
    if told is None:
        noting.came_unseen(s, unit, power)
    else:
        noting.came(s, unit, told, steps)
    return unit


def season(s: Position, unit: int) -> None:
    """9.16: a unit of an Axis minor power that is at full strength, or abroad, may leave its country."""
    if s.c.lead[unit] in s.c.axis_minors and s.seasoned(unit):
        s.ready = with_entry(s.ready, unit, 1)


def strengthen(s: Position, unit: int) -> None:
    """0.22, 4.3: a step more."""
    s.steps[unit] += 1
    season(s, unit)


def _pool(s: Position, power: int, block: str) -> list[int]:
    back = s.c.back_of.get((power, block))
    return [unit for unit in s.c.units_with[back] if s.at[unit] == NOWHERE] if back else []


def remove(s: Position, unit: int) -> None:
    """0.8: back into the pool, where nobody can tell it from the others."""
    left = s.at[unit]
    s.stacks[left] &= ~(1 << unit)
    s.on_map &= ~(1 << unit)
    s.at[unit], s.steps[unit] = NOWHERE, 0
    for column, nothing in PUT_BY:
        entries = getattr(s, column)
        if entries[unit] != nothing:
            setattr(s, column, with_entry(entries, unit, nothing))
    if s.service[unit] != OWN:
        s.service = with_entry(s.service, unit, OWN)
        s.enrol()
    _mix(s, [u for u in s.c.units_with[s.c.back[unit]] if s.at[u] == NOWHERE])
    if s.c.map.fortresses >> left & 1:
        leave_fortress(s, left)


def lose_step(s: Position, unit: int) -> bool:
    """0.22: one step less; True if that was the last."""
    if s.steps[unit] > 1:
        s.steps[unit] -= 1
        return False
    remove(s, unit)
    return True


def lay_open(s: Position, units: Iterable[int]) -> None:
    """6.24: everybody sees what they are."""
    hidden = [unit for unit in units if not s.open[unit] and not s.c.is_aircraft[unit]]
    if not hidden:
        return
    s.reveal("what", *hidden)
    s.reveal("steps", *hidden)
    for unit in hidden:
        s.open = with_entry(s.open, unit, 1)
    s.tell("opened", "6.24", units=s.c.names(hidden), space=s.c.name(s.at[hidden[0]]))


def show_strength(s: Position, unit: int) -> None:
    """7.9, 8.21: who loses steps outside combat turns his block before everybody's eyes."""
    if not s.open[unit] and not s.c.is_aircraft[unit]:
        s.reveal("steps", unit)
        noting.weakened(s, [unit], by=s.steps[unit])


def hand_over(s: Position, units: Iterable[int]) -> None:
    """Whoever commands units from now on sees what they are."""
    for unit in units:
        seat = s.seat_of(unit)
        if seat != NOBODY:
            s.reveal("what", unit, to=(seat,))
            s.reveal("steps", unit, to=(seat,))


def stand_up(s: Position) -> None:
    """6.74: blocks in areas that are no longer contested turn their backs to the enemy again."""
    if 1 not in s.open:
        return
    calm = {s.at[unit] for unit, is_open in enumerate(s.open) if is_open}
    calm = {space for space in calm if not is_contested(s, space)}
    for space in sorted(calm):
        noting.see(s, (unit for unit in spaces_in(s.stacks[space]) if s.open[unit]))
        for unit in spaces_in(s.stacks[space]):
            s.open = with_entry(s.open, unit, 0)
        mix(s, space)


def mix(s: Position, space: int) -> None:
    """Blocks in one space that look alike can't be told apart any more: their owner may shuffle them."""
    stack = s.stacks[space] & s.c.ground
    if not stack & stack - 1:
        return
    alike: dict[Hashable, list[int]] = {}
    for unit in listed(stack):
        if not s.open[unit]:
            marks = s.moved[unit], s.via[unit], s.out[unit], s.service[unit], s.sailed_from[unit]
            look = (s.c.back[unit], *marks)
            alike.setdefault(look, []).append(unit)
    for units in alike.values():
        _mix(s, units)


def mix_all(s: Position) -> None:
    """At the end of a phase every stack is mixed in which anything has changed."""
    for space in spaces_in(s.stirred):
        mix(s, space)
    s.stirred = 0


def mix_pools(s: Position) -> None:
    """Before anything is set up: which of the pieces with its back a unit is, nobody can tell."""
    for back in s.c.backs:
        _mix(s, [unit for unit in s.c.units_with[back] if s.at[unit] == NOWHERE])


def _mix(s: Position, units: list[int]) -> None:
    if len(units) > 1:
        s.deal("unit", units)
