"""7.3, airborne assault; 7.52, leaving a contested area without rearguard; 7.22, beachheads given up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import AXIS, NOBODY
from grognard.games.europe_engulfed.rules.asking import in_turn, on_the_map, why_not_yours
from grognard.games.europe_engulfed.rules.control import contested, friendly, hostile, is_contested
from grognard.games.europe_engulfed.rules.politics.operating import (
    open_to,
    why_at_peace,
    why_border,
    why_closed,
)
from grognard.games.europe_engulfed.rules.politics.vichy import opened
from grognard.games.europe_engulfed.rules.special_actions.ashore import come_ashore
from grognard.games.europe_engulfed.rules.special_actions.reactions import why_shut
from grognard.games.europe_engulfed.rules.special_actions.spending import (
    at,
    owes,
    pay_landing,
    payer,
    serves,
    spend,
    spenders,
    why_none,
    why_not_commanded,
)
from grognard.games.europe_engulfed.rules.supply.phases import unsupplied
from grognard.games.europe_engulfed.rules.weather import fair
from grognard.games.europe_engulfed.seating import camps_in_turn
from grognard.games.europe_engulfed.state import BY_AIR, SUPPLIED
from grognard.kernel.columns import with_entry
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


class Dropping:
    """7.3: a verb of the initial operational phase."""

    def candidates_drop(self, s: Position, seat: int) -> Iterator[tuple[int, int]]:
        for unit in on_the_map(s, seat):
            if s.kind(unit).airborne and self._why_not_ready(s, seat, unit) is None:
                yield from ((unit, space) for space in spaces_in(within_reach(s, unit)))

    def may_drop(self, s: Position, seat: int, unit: int, space: int) -> Refusal | None:
        return self._why_not_ready(s, seat, unit) or self._why_not_there(s, unit, space)

    def _why_not_ready(self, s: Position, seat: int, unit: int) -> Refusal | None:
        refusal, name = why_not_yours(s, seat, unit, "7.3"), s.c.handles[unit]
        if refusal is not None:
            return refusal
        if not s.kind(unit).airborne:
            return refuse("7.3", "not-airborne", unit=name)
        if s.moved[unit]:
            return refuse("5.1", "has-moved", unit=name)
        if s.steps[unit] < s.full(unit):
            return refuse("7.3", "not-full-strength", unit=name)
        if s.dropped[s.what[unit]] >= max(s.turn - 1, 0):
            return refuse("7.3", "dropped-lately", unit=name)
        calm = not is_contested(s, s.at[unit]) and s.out[unit] == SUPPLIED
        if calm and fair(s, s.at[unit]):
            return None
        return refuse("7.3", "not-from-here", space=s.c.name(s.at[unit]))

    def _why_not_there(self, s: Position, unit: int, space: int) -> Refusal | None:
        name, power = s.c.name(space), payer(s, s.power_of(unit))
        ground = s.c.map.open | s.c.map.fortresses
        if not ground >> space & 1:
            return refuse("7.3", "no-drop-zone", space=name)
        if not _assailable(s, unit) >> space & 1:
            return why_at_peace(s, s.camp_of(unit), space) or refuse("7.3", "not-hostile", space=name)
        if not open_to(s, unit) >> space & 1:
            return why_closed(s, unit, space)
        if not fair(s, space):
            return refuse("7.3", "no-landing-weather", space=name)
        if not within_reach(s, unit) >> space & 1:
            return _why_out_of_range(s, unit, space)
        return why_none(s, power) if owes(s, power, space, 1) else None

    def do_drop(self, s: Position, seat: int, unit: int, space: int) -> None:
        """7.2: who has paid for a landing there pays no more."""
        power = payer(s, s.power_of(unit))
        pay_landing(s, power, space, 1, "7.3")
        s.tell("dropped", "7.3", unit=s.c.handles[unit], space=s.c.name(space))
        s.dropped = with_entry(s.dropped, s.what[unit], s.turn)
        come_ashore(s, unit, space, BY_AIR)


def _assailable(s: Position, unit: int) -> int:
    """7.3: what the enemy holds or contests; 9.524: for the British the colonies of a neutral Vichy, too."""
    colonies = opened(s, s.c.britain) if s.power_of(unit) == s.c.britain else 0
    return hostile(s, s.camp_of(unit)) | contested(s) | colonies


def within_reach(s: Position, unit: int) -> int:
    """7.3: two areas over any land that is not neutral, or one air route; 9.17: over no closed border."""
    start = s.at[unit]
    land = friendly(s, s.power_of(unit)) | _assailable(s, unit)
    found = 1 << start
    for _ in range(s.c.tables["special_actions"]["airborne_range"]):
        for here in spaces_in(found):
            found |= _over_open_borders(s, unit, here, s.c.map.roads.neighbours[here] & land & ~found)
    found |= _over_open_borders(s, unit, start, s.c.map.air.neighbours[start])
    return found & ~(1 << start) & s.c.map.land


def _over_open_borders(s: Position, unit: int, here: int, spaces: int) -> int:
    return mask_of(there for there in spaces_in(spaces) if _why_barred(s, unit, here, there) is None)


def _why_barred(s: Position, unit: int, here: int, there: int) -> Refusal | None:
    """5.17, 9.17: nor does anybody cross by air what is closed to all who move."""
    return why_shut(s, s.power_of(unit), here, there) or why_border(s, s.camp_of(unit), here, there)


def _why_out_of_range(s: Position, unit: int, space: int) -> Refusal:
    """7.3: a border, if there is one on each way that is short enough."""
    start, roads, air = s.at[unit], s.c.map.roads.neighbours, s.c.map.air.neighbours
    near = [(here, space) for here in spaces_in(roads[start] & roads[space])]
    ways = [(space,)] * bool((roads[start] | air[start]) >> space & 1) + near
    for way in ways:
        barred = (_why_barred(s, unit, here, there) for here, there in pairwise((start, *way)))
        refusal = next((one for one in barred if one is not None), None)
        if refusal is not None:
            return refusal
    return refuse("7.3", "out-of-range", space=s.c.name(space))


class Leaving:
    """7.52, 7.22: verbs of the initial operational phase."""

    def candidates_withdraw(self, s: Position, seat: int) -> Iterator[tuple[int, int]]:
        for power in spenders(s, seat):
            yield from ((power, space) for space in spaces_in(contested(s)))

    def may_withdraw(self, s: Position, seat: int, power: int, space: int) -> Refusal | None:
        name = s.c.name(space)
        refusal = why_not_commanded(s, seat, power)
        if refusal is not None:
            return refusal
        if not is_contested(s, space):
            return refuse("7.52", "not-contested", space=name)
        if at(s, power, space) in s.freed:
            return refuse("7.52", "freed-already", space=name)
        there = spaces_in(s.stacks[space] & in_turn(s) & s.commanded[seat])
        ground = [unit for unit in there if serves(s, power, unit) and not s.c.is_aircraft[unit]]
        supplied = [unit for unit in ground if s.out[unit] == SUPPLIED]
        if not supplied:
            return refuse("7.52", "nobody-to-withdraw", power=s.c.power_ids[power], space=name)
        if all(s.moved[unit] for unit in supplied):
            return refuse("5.14", "none-began-there", power=s.c.power_ids[power], space=name)
        return why_none(s, power)

    def do_withdraw(self, s: Position, seat: int, power: int, space: int) -> None:
        spend(s, power, "7.52")
        s.freed.append(at(s, power, space))
        s.tell("withdrew", "7.52", power=s.c.power_ids[power], space=s.c.name(space))

    def candidates_dismantle(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        camps = camps_in_turn(s)
        return [(space,) for space, camp in enumerate(s.beachhead) if camp in camps]

    def may_dismantle(self, s: Position, seat: int, space: int) -> Refusal | None:
        """7.22: the area is cleared, and everybody is supplied without the beachhead."""
        camp, name = s.beachhead[space], s.c.name(space)
        if camp == NOBODY or camp not in camps_in_turn(s):
            return refuse("7.22", "no-beachhead", space=name)
        if camp != AXIS and not any(s.seat_of(unit) == seat for unit in spaces_in(s.members[camp])):
            return refuse("7.22", "no-beachhead", space=name)
        if hostile(s, camp) >> space & 1 or is_contested(s, space):
            return refuse("7.22", "not-cleared-yet", space=name)
        return refuse("7.22", "beachhead-needed", space=name) if _needed(s, space) else None

    def do_dismantle(self, s: Position, seat: int, space: int) -> None:
        s.beachhead = with_entry(s.beachhead, space, NOBODY)
        s.tell("dismantled", "7.22", space=s.c.name(space))


def _needed(s: Position, space: int) -> bool:
    """Whether more units would be without supply."""
    without = s.clone()
    without.beachhead = with_entry(s.beachhead, space, NOBODY)
    none, short = unsupplied(s)
    none_then, short_then = unsupplied(without)
    return none_then > none or short_then > short
