"""Gaps in the line: where the enemy could walk in, and how much that would hurt."""

from __future__ import annotations

from functools import cached_property

from grognard.bots.downfall_third_reich.outlook import Outlook
from grognard.games.downfall_third_reich.components import ALLIES, NEUTRAL
from grognard.kernel.masks import spaces_in

STRIDE = 3
"""How many areas an army enters in a tactical move; armour goes one farther."""


class Gaps(Outlook):
    """What lies open."""

    @cached_property
    def _leaks(self) -> dict[int, float]:
        return {}

    @cached_property
    def lost_now(self) -> float:
        """What the enemy's next move could hurt as things are."""
        return self.leak(self.occupied)

    @cached_property
    def prizes(self) -> list[tuple[int, float]]:
        """Nested sets of own areas by how much it would hurt to lose them."""
        own = self.s.controlled[self.faction]
        sets, before = [], 0.0
        for level, likely in self.opinions.line.levels:
            inside = 0
            for area in spaces_in(own):
                if self.worth[area] >= level:
                    inside |= 1 << area
            sets.append((inside, likely * (level - before)))
            before = level
        return sets

    @cached_property
    def _starts(self) -> tuple[tuple[int, int], ...]:
        """For each foe on the move the areas he marches from, and those he could land in."""
        return tuple((self._marchers(foe), self._shores(foe)) for foe in self.foes if not self.quiet(foe))

    def _marchers(self, foe: int) -> int:
        """The areas from which a foe may march on us; who is still at peace stays at home."""
        s, c = self.s, self.c
        start = s.occupied[foe]
        for country, units in enumerate(c.units_of_country):
            if c.country_faction[country] == foe and not s.at_war(country):
                for unit in spaces_in(units):
                    if s.on_map(unit) and not s.armies(foe, s.where[unit]) & ~units:
                        start &= ~(1 << s.where[unit])
        return start

    def reached(self, occupied: int) -> tuple[int, int]:
        """Where the enemy could be after his next move, and after the one that follows, if we stood there."""
        free = ~(occupied | self.s.controlled[NEUTRAL])
        return self.mind.noted(("reached", free, self._starts), lambda: self._spreads(free))

    def _spreads(self, free: int) -> tuple[int, int]:
        spread = self.links.spread
        soon = later = 0
        for start, coasts in self._starts:
            fringe = reached = start
            for step in range(2 * STRIDE):
                fringe = spread(fringe) & free & ~reached
                reached |= fringe
                if step == STRIDE - 1:
                    soon |= reached
                if not fringe:
                    break
            if step < STRIDE - 1:
                soon |= reached
            later |= reached
            shores = coasts & free
            soon |= shores
            later |= shores | spread(shores) & free
        return soon, later

    def _shores(self, foe: int) -> int:
        """Where a foe could land next turn."""
        s = self.s
        found = 0
        for start in spaces_in(s.occupied[foe] & self.c.seas.all_coasts):
            for end, tile in self.ground.landings[start]:
                if not tile or (foe == ALLIES and s.turn >= self.opinions.line.trained):
                    found |= 1 << end
        return found

    def leak(self, occupied: int) -> float:
        """How much the enemy's next move could hurt if our armies stood in these areas."""
        known = self._leaks.get(occupied)
        if known is None:
            soon, later = self.reached(occupied)
            known, line = 0.0, self.opinions.line
            for inside, weight in self.prizes:
                near = (soon & inside).bit_count()
                known += weight * (line.leak * near + line.leak_later * (later & inside).bit_count())
            self._leaks[occupied] = known
        return known
