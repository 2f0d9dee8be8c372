"""Passages between spaces on bit masks: spread, flood and rings; cheapest reach and ways.

The only module that walks sets of spaces, and where most of a game's time goes. It needs nothing but
numbers, so a native module may one day offer the same two classes, with these to fall back on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

# A hex grid has eight index differences between neighbours, whatever its size; an area map has
# hundreds. Up to this many, shifting whole sets is faster than walking them space by space.
MOST_SHIFTS = 12
# Below this many spaces walking them is the faster way on any map.
FEW_SPACES = 8


class Links:
    """One-way passages between spaces, ready for whole-set questions."""

    __slots__ = ("_shifts", "neighbours")

    def __init__(self, size: int, pairs: Iterable[tuple[int, int]]) -> None:
        neighbours = [0] * size
        by_shift: dict[int, int] = {}
        for a, b in pairs:
            neighbours[a] |= 1 << b
            by_shift[b - a] = by_shift.get(b - a, 0) | 1 << a
        self.neighbours = neighbours
        self._shifts = sorted(by_shift.items()) if len(by_shift) <= MOST_SHIFTS else None

    def spread(self, mask: int) -> int:
        """Every space that some space of the set leads to."""
        reached = 0
        if self._shifts is None or mask.bit_count() < FEW_SPACES:
            neighbours = self.neighbours
            while mask:  # the highest first: Python finds it in fewer steps than the lowest
                space = mask.bit_length() - 1
                reached |= neighbours[space]
                mask ^= 1 << space
            return reached
        for shift, sources in self._shifts:
            moving = mask & sources
            if moving:
                reached |= moving << shift if shift > 0 else moving >> -shift
        return reached

    def flood(self, start: int, within: int) -> int:
        """The part of `within` that can be walked to from the set `start`, start included."""
        if self._shifts is None:
            return self._walk(start, within)
        fringe, fresh = start, within & ~start
        while fringe:
            fringe = self.spread(fringe) & fresh
            fresh ^= fringe
        return start | within & ~fresh

    def _walk(self, start: int, within: int) -> int:
        """The same space by space: the faster way where whole sets can't be shifted."""
        neighbours, fresh, waiting = self.neighbours, within & ~start, start
        while waiting and fresh:
            space = waiting.bit_length() - 1
            waiting ^= 1 << space
            found = neighbours[space] & fresh
            if found:
                fresh ^= found
                waiting |= found
        return start | within & ~fresh

    def rings(self, start: int, within: int) -> Iterable[int]:
        """The sets at distance 0, 1, 2, ... from `start` inside `within`."""
        fringe, fresh = start, within & ~start
        while fringe:
            yield fringe
            fringe = self.spread(fringe) & fresh
            fresh ^= fringe


class Ways:
    """Passages with a price, one point or more: what a side adds when crossed, what a space costs to enter.

    Prices are meant to be small numbers, as `reach` keeps a set for each of them.
    """

    __slots__ = ("_everywhere", "_into", "_onward", "_size", "price")

    def __init__(
        self,
        size: int,
        pairs: Iterable[tuple[int, int]],
        cross: Callable[[int, int], int],
        enter: Sequence[int],
    ) -> None:
        price: list[dict[int, int]] = [{} for _ in range(size)]
        for a, b in pairs:
            price[a][b] = cross(a, b) + enter[b]
        if any(cost < 1 for onward in price for cost in onward.values()):
            raise ValueError("every step from a space to another has to cost a point or more")
        self.price = price
        self._size, self._everywhere = size, (1 << size) - 1
        self._onward = [self._side_by_side(onward.items()) for onward in price]
        self._into = _turned_round(price)

    def _side_by_side(self, prices: Iterable[tuple[int, int]]) -> int:
        """Spaces with their prices as one number: the set of one point lowest, that of two above it, ..."""
        sets = 0
        for space, price in prices:
            sets |= 1 << (price - 1) * self._size + space
        return sets

    def reach(self, start: int, points: int, closed: int, stops: int, first_closed: int = 0) -> list[int]:
        """Sets by price: element n holds the spaces whose cheapest way costs exactly n points.

        `closed` is never entered, `stops` is never left (the start is), `first_closed` is not entered
        by the first step.
        """
        levels = [0] * (points + 1)
        levels[0] = 1 << start
        size, onward = self._size, self._onward
        # Spaces that may still be entered, and left: kept positive, which Python handles faster.
        fresh, leaving = self._everywhere & ~(closed | levels[0]), self._everywhere & ~stops
        # Where the spaces reached so far lead for one more point, for two more and so on, side by side.
        ahead = self._first_steps(start, first_closed) if first_closed else onward[start]
        for spent in range(1, points + 1):
            here = ahead & fresh
            ahead >>= size
            if not here:
                continue
            levels[spent] = here
            fresh ^= here
            moving = here & leaving if spent < points else 0
            while moving:  # the highest first, as in `spread`
                space = moving.bit_length() - 1
                ahead |= onward[space]
                moving ^= 1 << space
        return levels

    def _first_steps(self, start: int, closed: int) -> int:
        return self._side_by_side((b, cost) for b, cost in self.price[start].items() if not closed >> b & 1)

    def way(self, levels: Sequence[int], to: int, stops: int, first_closed: int = 0) -> tuple[int, ...]:
        """The cheapest way to `to`, start left out; of equals, always the same one."""
        spent, bit = 0, 1 << to
        while not levels[spent] & bit:
            spent += 1
        path: list[int] = []
        while spent:
            path.append(to)
            for a, cost in self._into[to]:
                before = spent - cost
                if before < 0 or not levels[before] >> a & 1:
                    continue
                if not (first_closed >> to if not before else stops >> a) & 1:
                    to, spent = a, before
                    break
            else:
                raise ValueError(f"no way to space {to} in these levels")
        return tuple(reversed(path))

    def ways_to(
        self, levels: Sequence[int], wanted: int, stops: int, first_closed: int = 0
    ) -> list[tuple[int, ...]]:
        """The cheapest way to each space of a set, as `way` gives it; what ways share is found once."""
        if not wanted:
            return []
        into, start = self._into, levels[0].bit_length() - 1
        ways: dict[int, tuple[int, ...]] = {start: ()}
        left = {start: 0}  # what it costs to get to the spaces that may be left again
        for spent, level in enumerate(levels[1:], 1):  # the cheaper before the dearer
            halting = level & stops
            while level:  # the highest first, as in `spread`
                to = level.bit_length() - 1
                level ^= 1 << to
                for a, cost in into[to]:
                    if left.get(a) == spent - cost and not (spent == cost and first_closed >> to & 1):
                        ways[to] = (*ways[a], to)
                        break
                if not halting >> to & 1:
                    left[to] = spent
        return [way for to, way in sorted(ways.items()) if wanted >> to & 1]


def _turned_round(price: Sequence[Mapping[int, int]]) -> list[list[tuple[int, int]]]:
    """For each space from where it is entered and for how much, the lowest first: so `way` breaks ties."""
    into: list[list[tuple[int, int]]] = [[] for _ in price]
    for a, onward in enumerate(price):
        for b, cost in onward.items():
            into[b].append((a, cost))
    return into
