"""5.1, operational movement: the ways that a unit can go, and what stands against a way."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import AXIS, MUD, NOBODY
from grognard.games.europe_engulfed.rules.control import (
    contested,
    foes,
    friendly,
    hostile,
    is_contested,
    troops,
)
from grognard.games.europe_engulfed.rules.movement.stacking import why_full
from grognard.games.europe_engulfed.rules.politics.operating import (
    beyond_borders,
    open_to,
    why_border,
    why_closed,
)
from grognard.games.europe_engulfed.rules.special_actions.spending import is_freed
from grognard.games.europe_engulfed.rules.weather import marshy, under
from grognard.games.europe_engulfed.state import SUPPLIED
from grognard.kernel.masks import listed, mask_of, spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

Way = tuple[int, ...]


def look(s: Position, unit: int) -> Hashable:
    """Units with the same look can go the same ways: what they are, where, their steps (5.14, 5.43), and
    whether they have been at full strength (9.16)."""
    piece = s.c.pieces[s.what[unit]]
    been = s.ready[unit], s.moved[unit], s.out[unit], s.service[unit]
    return piece.power, piece.block, s.at[unit], s.steps[unit], been


def unlike(s: Position, units: Iterable[int]) -> Iterator[int]:
    """One unit of each look."""
    seen = set()
    for unit in units:
        one = look(s, unit)
        if one not in seen:
            seen.add(one)
            yield unit


def ways_of(
    s: Position, units: Iterable[int], find: Callable[[Position, int], Iterable[tuple[int, Way]]]
) -> Iterator[tuple[int, Way]]:
    """The ways of all these units; what is found for one serves those that look alike."""
    found: dict[Hashable, list[Way]] = {}
    for unit in units:
        one = look(s, unit)
        if one not in found:
            found[one] = [way for _, way in find(s, unit)]
        yield from ((unit, way) for way in found[one])


def _spent(one: tuple[Way, int]) -> int:
    return one[1]


class Walker:
    """A unit that looks for a way; what holds for all its ways is worked out once."""

    def __init__(self, s: Position, unit: int) -> None:
        self.s, self.unit = s, unit
        self.start, self.kind = s.at[unit], s.kind(unit)
        self.camp = s.camp_of(unit)
        self.friendly = friendly(s, s.power_of(unit))
        self.hostile = hostile(s, self.camp)
        self.open = open_to(s, unit)
        self.allowance = self.kind.areas if s.out[unit] == SUPPLIED else 1
        self.from_contested = is_contested(s, self.start)
        self.muddy = under(s, MUD) if MUD in s.weather else 0

    # ---------------------------------------------------------------- all ways

    def ways(self) -> Iterator[Way]:
        """The cheapest legal way to each space that the unit can reach."""
        inviting = self._inviting() & ~(1 << self.start)
        fringe: list[tuple[Way, int]] = [((), 0)]
        if self.why_not_leave() is not None:
            return
        while fringe:
            fringe.sort(key=_spent)
            path, spent = fringe.pop(0)
            here = path[-1] if path else self.start
            beside = self._beside(here) & inviting
            shut = beyond_borders(self.s, self.camp, here) if beside else 0
            for there in listed(beside):
                cost = spent + self._price(here, there)
                if cost > self.allowance or self._is_shut(path, here, there, shut):
                    continue
                inviting &= ~(1 << there)
                further = (*path, there)
                if self._why_not_stay(there) is None:
                    yield further
                if not self._must_stop(here, there):
                    fringe.append((further, cost))

    def _is_shut(self, path: Way, here: int, there: int, shut: int) -> bool:
        """Whether a space beside `here` that is inviting and near enough can't be entered from there; `shut`
        lies beyond closed borders. `_why_no_step` says why not, of any space."""
        links = self.s.c.map
        if links.around[there] == here and self._why_no_fortress(here, there):
            return True
        if (here, there) in links.straits:
            return self._why_no_strait(path, here, there) is not None
        guard = links.blocked.get((here, there))
        return bool(shut >> there & 1) or (guard is not None and not self.friendly >> guard & 1)

    def _beside(self, here: int) -> int:
        links = self.s.c.map
        beside = links.roads.neighbours[here]
        if self.kind.aircraft and here == self.start:
            beside |= links.air.neighbours[here]
        return beside

    def _inviting(self) -> int:
        """The spaces that are neither closed to the unit nor barred to who retires: others need no look."""
        mask = self.open & ~self.s.c.map.swamps if self.kind.armour else self.open
        return mask & self.friendly & ~contested(self.s) if self.from_contested else mask

    # ---------------------------------------------------------------- one way

    def why_not(self, path: Way) -> Refusal | None:
        """What stands against a way; None if the unit can go it."""
        if path == (self.start,):
            name = self.s.c.name(self.start)
            return refuse("5.1", "there-already", unit=self.s.c.handles[self.unit], space=name)
        refusal = self.why_not_leave() or self._why_not_so_far(path)
        here, spent = self.start, 0
        for n, there in enumerate(path):
            refusal = refusal or self._why_no_step(path[:n], there, spent)
            if refusal is None and n < len(path) - 1:
                refusal = self._why_stop(here, there)
            if refusal is not None:
                return refusal
            spent += self._price(here, there)
            here = there
        if len({self.start, *path}) <= len(path):
            return refuse("5.1", "turns-back")
        return refusal or self._why_not_stay(here)

    def _why_not_so_far(self, path: Way) -> Refusal | None:
        """Whatever lies on the way, what is true of where it leads is said first, and that it is too far."""
        if len(path) < 2:
            return None
        return self.why_not_enter(path[-1]) or (
            self._too_far(self.kind.areas) if self.areas(path) > self.kind.areas else None
        )

    def areas(self, path: Way) -> int:
        """5.17: how many areas a way counts: the step between a friendly fortress and its area is none."""
        return sum(self._price(here, there) > 0 for here, there in pairwise((self.start, *path)))

    def why_not_land(self, there: int) -> Refusal | None:
        """5.31: what stands against coming out of a ship there."""
        return self.why_not_enter(there) or self.why_no_retirement(there) or self._why_not_stay(there)

    def why_not_leave(self, leaving: int = 0) -> Refusal | None:
        """5.14: a rearguard with as many steps as there are enemy ground units; aircraft need none.

        `leaving` are units that still stand there but are about to leave as well.
        """
        if not self.from_contested or self.kind.aircraft:
            return None
        s = self.s
        if is_freed(s, self.unit, self.start):
            return None
        enemy = foes(s, self.start, self.camp).bit_count()
        staying = troops(s, self.start, self.camp) & ~(1 << self.unit | leaving)
        steps = sum(s.steps[unit] for unit in spaces_in(staying))
        if steps < enemy:
            return refuse("5.14", "no-rearguard", space=s.c.name(self.start), least=enemy, steps=steps)
        return None

    def _why_no_step(self, path: Way, there: int, spent: int) -> Refusal | None:
        here = path[-1] if path else self.start
        return (
            self._why_no_passage(path, here, there)
            or self.why_not_enter(there)
            or self._why_too_far(path, here, there, spent)
            or self.why_no_retirement(there)
            or self._why_no_fortress(here, there)
        )

    def _why_no_passage(self, path: Way, here: int, there: int) -> Refusal | None:
        """0.1, 5.13, 5.16, 5.17: neighbours, air routes as a first step, straits, beside Leningrad."""
        s, name = self.s, self.s.c.name(there)
        flies = self.kind.aircraft and s.c.map.air.neighbours[here] >> there & 1
        if not s.c.map.roads.neighbours[here] >> there & 1:
            if flies and path:
                return refuse("5.13", "not-on-by-air", space=name)
            if not flies:
                return refuse("5.11", "not-beside", space=name)
        if (here, there) in s.c.map.straits:
            return self._why_no_strait(path, here, there)
        guard = s.c.map.blocked.get((here, there))
        if guard is not None and not self.friendly >> guard & 1:
            return refuse("5.17", "guarded", space=s.c.name(guard))
        return why_border(s, self.camp, here, there)

    def _why_no_strait(self, path: Way, here: int, there: int) -> Refusal | None:
        """0.23, 5.16: Messina, the Dardanelles, Kerch: from beside them, no armour into a hostile area."""
        s, name = self.s, self.s.c.name(there)
        if path:
            return refuse("5.16", "not-from-the-strait", space=name)
        if self.kind.armour and not self.friendly >> there & 1:
            return refuse("5.16", "armour-over-strait", space=name)
        sevastopol = s.c.index["sevastopol"]
        kerch = {here, there} == {s.c.index["crimea"], s.c.index["kuban"]}
        if kerch and self.camp == AXIS and not self.friendly >> sevastopol & 1 and foes(s, there, AXIS):
            return refuse("5.16", "kerch", space=name)
        return None

    def why_not_enter(self, there: int) -> Refusal | None:
        s, name = self.s, self.s.c.name(there)
        if self.camp == AXIS and s.c.map.closed_to_axis >> there & 1:
            return refuse("5.18", "urals", space=name)
        if not self.open >> there & 1:
            return why_closed(s, self.unit, there)
        if self.kind.armour and s.c.map.swamps >> there & 1:
            return refuse("5.15", "armour-in-swamp", space=name)
        return None

    def _price(self, here: int, there: int) -> int:
        """5.17: free between a fortress and its area if both are friendly, be it since the unit has come into
        the area; 1.13: mud takes everything.

        5.19: any other ground counts as one area.
        """
        around = self.s.c.map.around
        if there in (around[here], self.s.c.map.inside[here]):
            both = 1 << here | 1 << there
            if (self.friendly | self._taken_on_the_way(here)) & both == both:
                return 0
        return self.allowance if self.muddy & (1 << here | 1 << there) else 1

    def _taken_on_the_way(self, here: int) -> int:
        """0.4, 5.17: what turns friendly as ground troops come to an empty hostile area: with it the fortress
        in it, if that is empty, too."""
        if here == self.start or self.kind.aircraft or not self.hostile >> here & 1:
            return 0
        inside = self.s.c.map.inside[here]
        spaces = (here,) if inside == NOBODY else (here, inside)
        return mask_of(one for one in spaces if not foes(self.s, one, self.camp)) & self.hostile

    def _why_too_far(self, path: Way, here: int, there: int, spent: int) -> Refusal | None:
        if spent + self._price(here, there) <= self.allowance:
            return None
        if self.kind.areas > self.allowance:
            return refuse("3.4", "out-of-supply", unit=self.s.c.handles[self.unit])
        return refuse("1.13", "mud", space=self.s.c.name(there))  # how many areas it counts has been said

    def _too_far(self, most: int) -> Refusal:
        return refuse("5.11" if most == 1 else "5.12", "too-far", unit=self.s.c.handles[self.unit], most=most)

    def why_no_retirement(self, there: int) -> Refusal | None:
        """5.14: out of a contested area only into friendly, uncontested ones."""
        if not self.from_contested:
            return None
        if not self.friendly >> there & 1 or is_contested(self.s, there):
            return refuse("5.14", "not-into-enemies", space=self.s.c.name(there))
        return None

    def _why_no_fortress(self, here: int, there: int) -> Refusal | None:
        """6.85: a fortress is entered only when the area round it is clear of enemies."""
        if self.s.c.map.around[there] == here and foes(self.s, here, self.camp):
            return refuse("6.85", "not-cleared", space=self.s.c.name(there))
        return None

    def _must_stop(self, here: int, there: int) -> bool:
        """5.12, 5.13, 5.15, 5.16: enemies, swamps, straits and air routes end a move."""
        s = self.s
        return bool(
            foes(s, there, self.camp)
            or marshy(s, there)
            or (here, there) in s.c.map.straits
            or not s.c.map.roads.neighbours[here] >> there & 1
        )

    def _why_stop(self, here: int, there: int) -> Refusal | None:
        """Which of them it is, where a way leads on."""
        s, name = self.s, self.s.c.name(there)
        if not self._must_stop(here, there):
            return None
        if foes(s, there, self.camp):
            return refuse("5.12", "must-stop", space=name)
        if marshy(s, there):
            return refuse("5.15", "swamp-stops", space=name)
        if (here, there) in s.c.map.straits:
            return refuse("5.16", "strait-stops", space=name)
        return refuse("5.13", "flight-stops", space=name)

    def _why_not_stay(self, there: int) -> Refusal | None:
        """5.13, 7.23, 5.5: aircraft end with ground units, or in a friendly area; fortresses have limits."""
        s = self.s
        if self.kind.aircraft and not self.friendly >> there & 1 and not troops(s, there, self.camp):
            return refuse("5.13", "aircraft-alone", space=s.c.name(there))
        return why_full(s, self.unit, there, bool(self.hostile >> there & 1))
