"""Lines of supply: whose armies would be cut off by what (chapter 7), near enough for a plan."""

from __future__ import annotations

from functools import cached_property

from grognard.bots.downfall_third_reich.outlook import Outlook
from grognard.games.downfall_third_reich.components import AXIS, USSR
from grognard.kernel.masks import spaces_in


class Lines(Outlook):
    """What is supplied."""

    def network(self, foe: int, ours: int, taken: int) -> int:
        """7.1: the areas that lines of a faction pass if we stood in `ours` and had taken `taken`."""
        s = self.s
        open_areas = s.controlled[foe] & ~taken & ~ours
        if foe == self.faction:
            open_areas = (s.controlled[foe] | taken) & ~s.strange(foe)
        return self.mind.noted(("network", foe, open_areas), lambda: self._network(foe, open_areas))

    def _network(self, foe: int, open_areas: int) -> int:
        start = self.ground.sources[foe] & open_areas
        reached = self.links.flood(start, open_areas)
        for _ in range(2):
            ports = self._ports(foe, reached) & open_areas & ~reached
            if not ports:
                break
            reached = self.links.flood(reached | ports, open_areas)
        return reached

    def _ports(self, foe: int, reached: int) -> int:
        c = self.c
        ports = 0
        black = c.seas.coast[c.seas.ids.index("mer_noire")]
        baltic = c.seas.coast[c.seas.ids.index("baltique")]
        if foe == USSR:
            return black if reached & black else 0
        coasts = c.seas.all_coasts
        if foe == AXIS:
            coasts &= ~black & ~c.egypt
            if reached & baltic:
                ports |= baltic
        return ports | coasts if reached & coasts else ports

    def stranded(self, foe: int, ours: int, taken: int) -> float:
        """The worth of a faction's armies that would be without supply; with a way or two left, a part."""
        key = foe, self.network(foe, ours, taken)
        if key not in self._stranded:
            self._stranded[key] = self._worth_beside(*key)
        return self._stranded[key]

    @cached_property
    def _stranded(self) -> dict[tuple[int, int], float]:
        return {}

    @cached_property
    def _stacks(self) -> dict[tuple[int, int], float]:
        return {}

    def _worth_beside(self, foe: int, network: int) -> float:
        s, near = self.s, self.ground.near
        safe = self.ground.sources[foe] & network
        if foe != USSR:
            safe |= self.c.seas.all_coasts & network
        worth, throttle = 0.0, self.opinions.supply.throttle
        for area in spaces_in(s.occupied[foe] & ~safe):
            ways = (near[area] & network).bit_count()
            if ways < len(throttle):
                worth += throttle[ways] * self._stack_worth(foe, area)
        return worth

    def _stack_worth(self, foe: int, area: int) -> float:
        key = foe, area
        if key not in self._stacks:
            s, c = self.s, self.c
            self._stacks[key] = sum(
                self.value(unit)
                for unit in spaces_in(s.armies(foe, area))
                if s.at_war(c.country[unit]) and c.capital[c.country[unit]] != area
            )
        return self._stacks[key]
