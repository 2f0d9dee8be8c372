"""3.3, supply by sea: routes, what fleets can carry, and the exact answer to who can be supplied at once.

Units with the same routes are alike. So the question is one of small numbers: how many of each group, by
which of its routes, so that no sea zone carries more than its fleets can.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import AXIS, NOBODY, WESTERN
from grognard.games.europe_engulfed.rules.control import hostile, is_contested
from grognard.games.europe_engulfed.rules.supply.lines import fed_among, leads_on, passable, regions
from grognard.kernel.masks import listed, spaces_in

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

Load = tuple[int, ...]
"""By sea zone, how much of its capacity something takes."""


# ---------------------------------------------------------------- ports and seas


def ports(s: Position, camp: int, region: int, sea: int) -> int:
    """3.3, 0.9: areas of a region with a port on a sea; round a friendly uncontested fortress as well.

    9.523: those of Vichy serve the Axis in the Mediterranean alone.
    """
    found = s.c.map.ports[sea] & region
    if camp == AXIS and not s.war[s.c.vichy] and sea != s.c.index["mediterranean"]:
        found &= ~s.held[s.c.vichy]
    for fortress in listed(found & s.c.map.fortresses):
        around = s.c.map.around[fortress]
        if around != NOBODY and region >> around & 1 and not is_contested(s, fortress):
            found |= 1 << around
    return found


def joined_seas(s: Position, camp: int) -> set[frozenset[int]]:
    """3.3, 8.31, 8.32: sea zones between which the fleets of a camp could pass."""
    index = s.c.index
    atlantic, baltic, middle = index["atlantic"], index["baltic"], index["mediterranean"]
    found = set()
    if camp == WESTERN and (holds(s, camp, "gibraltar") or holds(s, camp, "alexandria", "sinai")):
        found.add(frozenset({atlantic, middle}))
    if camp == AXIS:
        if holds(s, camp, "ruhr") or holds(s, camp, "denmark"):
            found.add(frozenset({atlantic, baltic}))
        if s.war[s.c.italy] and holds(s, camp, "gibraltar"):
            found.add(frozenset({atlantic, middle}))
    return found


def holds(s: Position, camp: int, *names: str) -> bool:
    """Whether a camp controls all of these spaces."""
    holders = [s.holder[s.c.index[name]] for name in names]
    return all(power != NOBODY and s.camp[power] == camp for power in holders)


def capacities(s: Position, power: int) -> Load:
    """3.31, 3.33: for how many units the fleets beside a power carry supply, by sea zone."""
    naval, seas = s.c.tables["naval"], s.c.map.seas
    camp = s.camp[power]
    per_point = naval["supply_western"] if camp == WESTERN else naval["supply_other"]
    powers = s.warring[camp] if s.war[power] else (power,)
    found, rows = [], [s.fleets[other * len(seas) : (other + 1) * len(seas)] for other in powers]
    for sea, points in zip(seas, map(sum, zip(*rows, strict=True)), strict=True):
        less = lost_in_the_mediterranean(s, power) if sea == s.c.index["mediterranean"] else 0
        found.append(points * (per_point - less))
    return tuple(found)


def lost_in_the_mediterranean(s: Position, power: int) -> int:
    """3.33: one less for hostile Malta, Sicily or Sardinia; for westerners one more for Axis Crete."""
    camp, index = s.camp[power], s.c.index
    enemy = hostile(s, camp) if s.war[power] else 0
    islands = sum(1 << index[name] for name in ("malta", "sicily", "sardinia"))
    crete = camp == WESTERN and enemy >> index["crete"] & 1
    return int(bool(enemy & islands)) + int(bool(crete))


# ---------------------------------------------------------------- routes


class Reach:
    """What a power can trace by sea, in a position: found once, asked for many units.

    3.32: without Gibraltar westerners trace from the Mediterranean round the Cape alone, though a fleet point
    may pass (8.31): it goes the same way.
    """

    def __init__(self, s: Position, power: int) -> None:
        self.s, self.power, self.camp = s, power, s.camp[power]
        self.open = passable(s, power)
        self.pieces = regions(s, self.open)
        self.fed = fed_among(s, power, self.pieces)
        self.joined, self.capacity = self._joined(), capacities(s, power)
        self._routes: dict[int, frozenset[Load]] = {}
        self._alike: dict[tuple[int, ...], tuple[Load, ...]] = {}

    def _joined(self) -> set[frozenset[int]]:
        if self.camp == WESTERN and not holds(self.s, WESTERN, "gibraltar"):
            return set()
        return joined_seas(self.s, self.camp)

    def routes(self, space: int) -> frozenset[Load]:
        """The loads by which a unit can be supplied by sea; in a hostile area from those beside it."""
        return frozenset(self.sorted_routes(space, leads_on(self.s, space, self.open)))

    def sorted_routes(self, space: int, near: int) -> tuple[Load, ...]:
        """The same in their order, of a space whose lines begin in those near; most are as those beside."""
        pieces = tuple([region for region in self.pieces if region & near])
        if self.s.beachhead[space] == self.camp:
            return self._from_pieces(pieces, space)
        if pieces not in self._alike:
            self._alike[pieces] = self._from_pieces(pieces, space)
        return self._alike[pieces]

    def _from_pieces(self, pieces: Iterable[int], space: int) -> tuple[Load, ...]:
        found: set[Load] = set()
        for region in pieces:
            found |= self._of_region(region)
        if self.s.beachhead[space] == self.camp:
            found |= self._over_the_beach(space)
        return tuple(sorted(_least({load for load in found if fits(load, self.capacity)})))

    def _over_the_beach(self, space: int) -> set[Load]:
        """7.22: a beachhead is a port at which each unit counts two; 7.25: that of the Cape route as well."""
        c, found = self.s.c, set[Load]()
        weight = int(c.tables["naval"]["beachhead_supply_weight"])
        for sea in c.map.seas:
            if c.map.beaches[sea] >> space & 1:
                found |= self._from(sea, weight)
        cape = bool(c.map.beaches[c.index["cape"]] >> space & 1) and self._leads_round_the_cape()
        return found | ({self._round(weight)} if cape else set())

    def _of_region(self, region: int) -> frozenset[Load]:
        if region not in self._routes:
            self._routes[region] = frozenset(self._found(region))
        return self._routes[region]

    def _found(self, region: int) -> set[Load]:
        s = self.s
        found: set[Load] = set()
        for sea in s.c.map.seas:
            if ports(s, self.camp, region, sea):
                found |= self._from(sea, 1)
        for space in spaces_in(region):
            if s.beachhead[space] == self.camp:
                found |= self._over_the_beach(space)
        return found | self._round_the_cape(region)

    def _from(self, sea: int, weight: int) -> set[Load]:
        """From a sea straight to a port with a source, or over sea zones joined to it."""
        return {
            self._load(dict.fromkeys(row, weight)) for row in self._rows((sea,)) if self._arrives(row[-1])
        }

    def _rows(self, row: Load) -> Iterator[Load]:
        """3.3: rows of sea zones, each joined to the one before."""
        yield row
        for pair in self.joined:
            if row[-1] in pair:
                (other,) = pair - {row[-1]}
                if other not in row:
                    yield from self._rows((*row, other))

    def _arrives(self, sea: int) -> bool:
        """3.3: a port here with a line to a source; it is not Leningrad if Novgorod is hostile."""
        found = ports(self.s, self.camp, self.fed, sea)
        if self.camp != self.s.camp[self.s.c.ussr] or self.open >> self.s.c.index["novgorod"] & 1:
            return bool(found)
        return bool(found & ~(1 << self.s.c.index["leningrad"]))

    def _round_the_cape(self, region: int) -> set[Load]:
        """3.32, 0.26: by Upper Egypt or Persia; from the Mediterranean through a friendly Suez Canal."""
        s, index = self.s, self.s.c.index
        if not self._leads_round_the_cape():
            return set()
        if ports(s, self.camp, region, index["cape"]):
            return {self._round(1)}
        if ports(s, self.camp, region, index["mediterranean"]) and holds(s, WESTERN, "alexandria", "sinai"):
            return {self._round(1, {index["mediterranean"]: 1})}
        return set()

    def _leads_round_the_cape(self) -> bool:
        return self.camp == WESTERN and self._arrives(self.s.c.index["atlantic"])

    def _round(self, times: int, other: Mapping[int, int] | None = None) -> Load:
        """3.32: four of the capacity of the Atlantic, so many times."""
        weight = int(self.s.c.tables["naval"]["cape_supply_weight"])
        return self._load({self.s.c.index["atlantic"]: weight * times, **(other or {})})

    def _load(self, weights: Mapping[int, int]) -> Load:
        return tuple(weights.get(sea, 0) for sea in self.s.c.map.seas)


def fits(load: Load, capacity: Load) -> bool:
    return all(need <= have for need, have in zip(load, capacity, strict=True))


def _least(loads: set[Load]) -> list[Load]:
    """Routes that are not worse than another in every sea."""
    return [one for one in loads if not any(other != one and fits(other, one) for other in loads)]


# ---------------------------------------------------------------- who can be supplied at once


Groups = tuple[tuple[int, tuple[Load, ...]], ...]
"""Units that are alike: how many, and their routes."""


@lru_cache(maxsize=4096)
def most_supplied(groups: Groups, capacity: Load) -> int:
    """The most units that can be supplied, of groups with their routes; capacities are by sea zone.

    As a rule few are left to be tried out: a sea zone that could carry all that might ever cross it is no
    limit, units that meet no limit are supplied, and some can be served before all others.
    """
    free, rest = _without_ample_seas(groups, capacity)
    if free:
        return free + most_supplied(rest, capacity)
    for number, routes in rest:
        if len(routes) == 1 and _needs_least(routes[0], rest):
            return _serving_first(number, routes, rest, capacity)
    return _most_tried(rest, capacity)


def _without_ample_seas(groups: Groups, capacity: Load) -> tuple[int, Groups]:
    """How many units meet no limit; and the others, with what they need of scarce seas alone."""
    seas = range(len(capacity))
    needed = [sum(n * max(route[sea] for route in routes) for n, routes in groups) for sea in seas]
    scarce = [int(have < need) for have, need in zip(capacity, needed, strict=True)]
    bound: dict[tuple[Load, ...], int] = {}
    free = 0
    for number, routes in groups:
        loads = {tuple(load * counts for load, counts in zip(route, scarce, strict=True)) for route in routes}
        if any(not any(load) for load in loads):
            free += number
        else:
            left = tuple(sorted(_least(loads)))
            bound[left] = bound.get(left, 0) + number
    return free, tuple((number, routes) for routes, number in bound.items())


def _needs_least(load: Load, groups: Groups) -> bool:
    """Whether every route over any of the same seas needs as much of each: then such a unit can take the
    place of any unit there, and nothing is lost if it is served first."""
    others = (other for _, routes in groups for other in routes)
    return all(fits(load, other) or not any(map(min, load, other)) for other in others)


def _serving_first(number: int, routes: tuple[Load, ...], groups: Groups, capacity: Load) -> int:
    (load,) = routes
    count = min(number, *(have // need for have, need in zip(capacity, load, strict=True) if need))
    left = tuple(have - count * need for have, need in zip(capacity, load, strict=True))
    others = ((n, tuple(one for one in found if fits(one, left))) for n, found in groups if found != routes)
    return count + most_supplied(tuple((n, found) for n, found in others if found), left)


def gives_way(routes: tuple[Load, ...], groups: Groups, capacity: Load) -> bool:
    """3.3: whether units of another group, supplied first, may leave no room for one with these routes.

    They take as little room as they can: of all their routes those count that leave the most for the rest.
    """
    for number, first in groups:
        for count in range(1, number + 1 if first != routes else 1):
            left = [after for after, sent in _spread(capacity, count, first) if sent == count]
            rest = _less(groups, first, count)
            if left and _most_after(rest, left) == _most_after(_less(rest, routes, 1), left):
                return True
    return False


def _less(groups: Groups, routes: tuple[Load, ...], count: int) -> Groups:
    found = ((number - count if one == routes else number, one) for number, one in groups)
    return tuple((number, one) for number, one in found if number)


def _most_after(groups: Groups, capacities: list[Load]) -> int:
    return max(most_supplied(groups, capacity) for capacity in capacities)


def _most_tried(groups: Groups, capacity: Load) -> int:
    """The same by trying out every way to spread the units over their routes."""
    best: dict[Load, int] = {capacity: 0}
    for number, routes in groups:
        reached: dict[Load, int] = {}
        for left, supplied in best.items():
            for after, count in _spread(left, number, routes):
                if reached.get(after, -1) < supplied + count:
                    reached[after] = supplied + count
        best = reached
    return max(best.values())


def _spread(left: Load, number: int, routes: tuple[Load, ...]) -> Iterable[tuple[Load, int]]:
    """Every way to send up to so many units along the routes: what is left then, and how many went."""
    if not routes:
        return [(left, 0)]
    found = []
    for count in range(number + 1):
        after = tuple(have - count * load for have, load in zip(left, routes[0], strict=True))
        if min(after) < 0:
            break
        found += [(rest, count + more) for rest, more in _spread(after, number - count, routes[1:])]
    return found
