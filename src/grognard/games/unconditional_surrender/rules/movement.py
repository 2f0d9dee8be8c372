"""Section 9.2, army operations: ground units move, and go into forts and out of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from grognard.games.unconditional_surrender.roster import AXIS, GROUND, written
from grognard.games.unconditional_surrender.rules.conquest import look_at_collapse, would_fall
from grognard.games.unconditional_surrender.rules.entering import enter
from grognard.games.unconditional_surrender.rules.events import break_pact, give_up_way, sets_off
from grognard.games.unconditional_surrender.rules.factions import (
    enemy_cities,
    enemy_units,
    judged,
    past_pact,
    soviet_land,
)
from grognard.games.unconditional_surrender.rules.operations import Operating
from grognard.games.unconditional_surrender.rules.reach import Ground, reached
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.ways import Found, Way, way
from grognard.kernel.ranges import Count, SpaceId, UnitId
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


class Moving(Operating, frozen=True):
    """U59, U69: one unit at a time, hex by hex, as far as its points go."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "move": ("unit", "path"),
        "occupy": ("unit",),
        "leave": ("unit",),
    }

    def candidates_move(self, s: Position) -> Iterator[tuple[int, Way]]:
        """To each hex by the cheapest way."""
        for unit in self.ready(s):
            yield from self.ways_of(s, unit)

    def legal_move(self, s: Position) -> Iterator[tuple[int, Way]]:
        """What can be reached may be done."""
        return self.candidates_move(s)

    def ways_of(self, s: Position, unit: int) -> Iterator[tuple[int, Way]]:
        """Those of one unit that may act: the cheapest way to each hex."""
        return ((unit, way(found, space)) for found, space in self.goals_of(s, unit))

    def goals_of(self, s: Position, unit: int) -> list[tuple[Found, int]]:
        """The hexes it comes to, each with the search that found it; in the USSR as if the Pact had ended
        where it is strained (U43b)."""
        if stands_still(s, unit) or self._has_occupied(s, unit):
            return []
        left, at = self.left_of(s, unit), s.at[unit]
        found = reached(s, unit, left, self.started)
        friends = s.standing[s.faction_of(unit)]
        goals = [(found, space) for space in found if space != at and not friends >> space & 1]
        beyond = past_pact(s)
        across = soviet_land(s) & s.c.map.within(at, left) if beyond is not None else 0
        if beyond is not None and across:
            found = reached(beyond, unit, left, self.started)
            goals += [(found, space) for space in found if across >> space & 1]
        return goals

    def legal_move_with(self, s: Position, number: int, thing: int) -> Iterator[tuple[int, Way]]:
        """Of one unit, or to one hex."""
        for unit in self.ready(s):
            if number != 0 or unit == thing:
                yield from (one for one in self.ways_of(s, unit) if number == 0 or one[1][-1] == thing)

    def may_move(self, s: Position, unit: int, path: Way) -> Refusal | None:
        """U64 to U69: every step is possible and paid for, and there is room at the end."""
        refusal = self.why_idle(s, unit)
        if refusal is not None:
            return refusal
        if stands_still(s, unit):
            return refuse("U72", "stands-still", unit=s.unit_name(unit))
        if self._has_occupied(s, unit):
            return refuse("U96", "occupied-fort", unit=s.unit_name(unit))
        if path[-1] == s.at[unit]:
            return refuse("U69", "goes-nowhere", unit=s.unit_name(unit))
        ground, left = Ground(judged(s, path), unit), self.left_of(s, unit)
        for number, (a, b) in enumerate(pairwise((s.at[unit], *path))):
            first = number == 0 and not self.started
            if max(a, b) >= s.c.map.hexes:
                price = _box_price(ground, a, b)
                if price is None:
                    return refuse("U27", "no-way-to-box", space=s.c.name(b))
                if not first and ground.zones >> a & 1:
                    return refuse("U66", "stops-in-zone", space=s.c.name(a))
            else:
                refusal = ground.why_not_step(a, b, first)
                if refusal is not None:
                    return refusal
                price = ground.price(a, b)
            if price > left:
                return refuse("U64", "too-few-points", space=s.c.name(b), price=price, left=left)
            left -= price
        if ground.friends >> path[-1] & 1:
            return refuse("U33", "no-room", space=s.c.name(path[-1]))
        return None

    def _has_occupied(self, s: Position, unit: int) -> bool:
        """U96: it has gone into a fort in this activation, and so does not leave it again."""
        return self.started and bool(s.in_fort[unit])

    def do_move(self, s: Position, unit: int, path: Way) -> None:
        """U43b: what the move sets off may keep it from being made at all. U39: or break it off for a while;
        then it goes on."""
        if s.faction == AXIS and break_pact(s, path) and self.may_move(s, unit, path) is not None:
            give_up_way(s, unit)
            return
        cost = way_price(Ground(s, unit), path)
        self.go_on(s, unit, cost, left_fort=bool(s.in_fort[unit]))
        s.tell("moved", "U69", unit=s.unit_name(unit), path=s.c.names(path), cost=cost)
        _march(s, unit, path)

    # ---------------------------------------------------------------- forts

    def candidates_occupy(self, s: Position) -> list[tuple[int]]:
        return [(unit,) for unit in self.ready(s) if s.at[unit] in s.fort_at]

    def may_occupy(self, s: Position, unit: int) -> Refusal | None:
        """U37, U96: a fort of its own country, not in an activation in which it has left one."""
        refusal = self.why_idle(s, unit)
        if refusal is not None:
            return refusal
        forts = dict(zip(s.fort_at, s.fort_of, strict=True))
        if s.in_fort[unit] or forts.get(s.at[unit], NONE) != s.serves[unit]:
            return refuse("U37", "no-fort", unit=s.unit_name(unit), space=s.c.name(s.at[unit]))
        return refuse("U96", "left-fort", unit=s.unit_name(unit)) if self.out_of_fort else None

    def do_occupy(self, s: Position, unit: int) -> None:
        self.go_on(s, unit, 0)
        s.occupy_fort(unit, True)
        s.tell("occupied", "U96", unit=s.unit_name(unit), space=s.c.name(s.at[unit]))

    def candidates_leave(self, s: Position) -> list[tuple[int]]:
        return [(unit,) for unit in self.ready(s) if s.in_fort[unit]]

    def may_leave(self, s: Position, unit: int) -> Refusal | None:
        """U96: it has to be activated for it, but spends no movement points."""
        refusal = self.why_idle(s, unit)
        if refusal is None and (not s.in_fort[unit] or self.started):
            refusal = refuse("U96", "not-in-fort", unit=s.unit_name(unit))
        return refusal

    def do_leave(self, s: Position, unit: int) -> None:
        self.go_on(s, unit, 0, left_fort=True)
        s.occupy_fort(unit, False)
        s.tell("left_fort", "U96", unit=s.unit_name(unit), space=s.c.name(s.at[unit]))


def _march(s: Position, unit: int, path: Way) -> None:
    """From hex to hex, as far as nothing happens that has to be settled before the rest."""
    ground = Ground(s, unit)
    number = _broken_off(s, path, ground.friends)
    if number < len(path):
        paid = sum(_step_price(ground, a, b) for a, b in pairwise(path[number - 1 :]))
        s.stack.append(GoingOn(unit, path[number:], paid))
    for space in path[:number]:
        if not ground.friends >> space & 1:
            enter(s, unit, space)


class GoingOn(Step, frozen=True):
    """U39: the rest of a move on whose way something happened, and what was paid for it. It is made if it
    still can be; if not the unit has these points back."""

    unit: UnitId
    path: tuple[SpaceId, ...]
    paid: Count

    def proceed(self, s: Position) -> bool:
        """U152a: the step is finished, so first it is asked who has fallen."""
        if look_at_collapse(s):
            return True
        s.stack.pop()
        step = s.stack[-1]
        assert isinstance(step, Moving)
        step.go_on(s, self.unit, -self.paid)
        step = s.stack[-1]
        if isinstance(step, Moving) and step.may_move(s, self.unit, self.path) is None:
            step.go_on(s, self.unit, way_price(Ground(s, self.unit), self.path))
            _march(s, self.unit, self.path)
        else:
            give_up_way(s, self.unit)
        return True


def _broken_off(s: Position, path: Way, friends: int) -> int:
    """How much of a way is gone before something has to be settled: an enemy air or naval unit has to go
    (U104), a country falls with its city (U152a), an event happens (U39). None of it where a friend
    stands."""
    beset, cities = enemy_units(s, s.faction), enemy_cities(s, s.faction)
    taken = list[int]()
    for number, space in enumerate(path[:-1]):
        if cities >> space & 1:
            taken.append(s.c.map.city_at[space])
        happens = s.faction == AXIS and sets_off(s, space)
        if not friends >> space & 1 and (beset >> space & 1 or happens or would_fall(s, taken)):
            return number + 1
    return len(path)


def stands_still(s: Position, unit: int) -> bool:
    """U72: a scenario may keep German units that were set up in a port from moving in one month."""
    scenario = s.c.scenarios[s.setup.scenario]
    if scenario.ports_stand_still != written(s.turn) or s.faction != AXIS:
        return False
    start = scenario.setup.get(s.unit_name(unit), "").split()[:1]
    return start == [s.c.name(s.at[unit])] and bool(s.c.map.port >> s.at[unit] & 1)


def _box_price(ground: Ground, a: int, b: int) -> int | None:
    """U27, U69: into the Central Russia box, or out of it into a hex that can be entered."""
    box = ground.s.c.map.index["central_russia"]
    if b == box and a in ground.entrances:
        return ground.entrances[a]
    if a == box and b in ground.entrances and ground.why_not(b) is None:
        return ground.hex_price(b)
    return None


def way_price(ground: Ground, path: Way) -> int:
    """U69: what a way costs from where the unit stands."""
    return sum(_step_price(ground, a, b) for a, b in pairwise((ground.s.at[ground.unit], *path)))


def _step_price(ground: Ground, a: int, b: int) -> int:
    if max(a, b) < ground.s.c.map.hexes:
        return ground.price(a, b)
    return _box_price(ground, a, b) or 0


def ground_units(s: Position, faction: int) -> list[int]:
    """The ground units of a faction that stand somewhere."""
    return s.mustered_of(faction, GROUND)
