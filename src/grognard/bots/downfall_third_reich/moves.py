"""Moves without a fight: ground that nobody holds, gaps in the line, and the way to the front."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from grognard.bots.downfall_third_reich.gaps import STRIDE
from grognard.bots.downfall_third_reich.situation import Situation
from grognard.bots.downfall_third_reich.windfalls import Windfalls
from grognard.games.downfall_third_reich.components import NEUTRAL
from grognard.games.downfall_third_reich.state import UNSUPPLIED
from grognard.kernel.action import Action
from grognard.kernel.masks import mask_of, spaces_in


class Order(NamedTuple):
    """What is to be done next: one or several operations, their worth beyond their price, and their price."""

    worth: float
    cost: float
    actions: tuple[Action, ...]

    @property
    def rate(self) -> float:
        return self.worth / self.cost


class Mover:
    """Weighs moves of single armies."""

    def __init__(self, view: Situation, price: float) -> None:
        self.view, self.s, self.c = view, view.s, view.s.c
        self.price = price
        self.own = self.s.controlled[view.faction]
        self._stacks: dict[int, list[int]] = {}
        for unit in view.mine:
            self._stacks.setdefault(self.s.where[unit], []).append(unit)
        self._needs: dict[int, float] = {}
        self._lines: dict[int, int] = {}
        self.windfalls = Windfalls(view.s, view.opinions.worth, view.faction)
        self.pockets_now = {foe: view.stranded(foe, view.occupied, 0) for foe in view.foes}

    def stack(self, area: int) -> list[int]:
        return self._stacks.get(area, [])

    def need(self, area: int) -> float:
        """How much an army in this area would close."""
        known = self._needs.get(area)
        if known is None:
            view = self.view
            known = view.lost_now - view.leak(view.occupied | 1 << area)
            self._needs[area] = known
        return known

    def march(self, unit: int, area: int) -> float:
        combat = self.s.setup.combat[self.c.type_of[unit]][self.s.strength[unit]]
        return self.view.field[area] * self.view.opinions.moves.march * combat / 5

    def leaving(self, unit: int) -> float:
        """What the place of an army loses when it goes."""
        view, here = self.view, self.s.where[unit]
        stack = self.stack(here)
        others = [u for u in stack if u != unit]
        change = view.danger(here, others) - view.danger(here, stack) + self.march(unit, here)
        if not others:
            change += view.leak(view.occupied & ~(1 << here)) - view.lost_now
        return change

    def arriving(self, unit: int, area: int) -> float:
        """What an army is worth in another place."""
        view = self.view
        stack = self.stack(area)
        change = view.danger(area, stack) - view.danger(area, [*stack, unit]) + self.march(unit, area)
        return change + (self.need(area) if not stack else 0.0)

    def taken(self, path: tuple[int, ...]) -> tuple[int, float]:
        """6.2: the areas that a path takes, and what they are worth."""
        view = self.view
        areas = mask_of(a for a in path if not self.own >> a & 1 and not view.hostile >> a & 1)
        friends = 0 if view.faction == 0 else self.s.controlled[3 - view.faction]
        areas &= ~friends
        return areas, view.opinions.moves.taking * sum(view.worth[a] for a in spaces_in(areas))

    def pockets(self, ours: int, taken: int) -> float:
        """The worth of enemies who would lose their supply."""
        view = self.view
        gained = sum(view.stranded(foe, ours, taken) - self.pockets_now[foe] for foe in view.foes)
        return view.opinions.supply.pocket * gained

    def unsafe(self, unit: int, area: int, taken: int) -> float:
        """7.6: what is at stake if an army goes where no line follows."""
        view = self.view
        if not self._supplied(taken) >> area & 1:
            return view.opinions.supply.cut_off * view.value(unit)
        exposed = view.exposed(view.occupied | 1 << area, taken, area)
        return view.opinions.supply.exposed * view.value(unit) if exposed else 0.0

    def _supplied(self, taken: int) -> int:
        """7.1: where our lines would end if we had taken these areas."""
        if taken not in self._lines:
            view = self.view
            network = view.network(view.faction, 0, taken)
            if self.s.has(view.faction, "blitzkrieg"):
                network = view.links.flood(network, network | taken | view.occupied)
            self._lines[taken] = network | view.links.spread(network)
        return self._lines[taken]

    # ---------------------------------------------------------------- walking in

    def raids(self, unit: int) -> list[tuple[int, ...]]:
        """Paths of a tactical move that take something, the best first."""
        view, s, c = self.view, self.s, self.c
        here = s.where[unit]
        if view.hostile >> here & 1 or s.flags[unit] & UNSUPPLIED:
            return []
        steps = STRIDE + c.armour[unit]
        shut = view.hostile | view.aims.closed | s.strange(view.faction)
        breached = mask_of(s.breached) if c.armour[unit] else 0
        prey = ~(self.own | shut) & ((1 << c.map_size) - 1)
        if view.faction:
            prey &= ~s.controlled[3 - view.faction]
        prey &= ~s.controlled[NEUTRAL] | self._inviting()
        if not self.view.ground.within(here, steps) & prey:
            return []
        found: list[tuple[float, tuple[int, ...]]] = []
        for path in self._paths((here,), steps, shut, breached, prey):
            worth = sum(view.worth[a] for a in path if prey >> a & 1)
            found.append((worth, path))
        found.sort(key=lambda f: (-f[0], len(f[1]), f[1]))
        best: dict[int, tuple[int, ...]] = {}
        for _, path in found:
            best.setdefault(path[-1], path)
        return list(best.values())[: view.pace.raids]

    def _inviting(self) -> int:
        """Neutral ground that this faction may walk into."""
        c, s = self.c, self.s
        return mask_of(
            a
            for a in spaces_in(s.controlled[NEUTRAL])
            if c.home_faction[a] != self.view.faction and not c.french_africa >> a & 1
        )

    def _paths(
        self, path: tuple[int, ...], steps: int, shut: int, breached: int, prey: int
    ) -> Iterator[tuple[int, ...]]:
        here = path[-1]
        crossing = len(path) > 1 and breached >> here & 1
        for area in spaces_in(self.view.ground.near[here] & ~mask_of(path)):
            if breached >> area & 1 and not crossing:
                if steps > 1:
                    yield from self._paths((*path, area), steps - 1, shut, breached, prey)
                continue
            if shut >> area & 1:
                continue
            if prey >> area & 1:
                yield (*path[1:], area)
            more = prey & ~mask_of((*path, area))
            if steps > 1 and not crossing and self.view.ground.within(area, steps - 1) & more:
                yield from self._paths((*path, area), steps - 1, shut, breached, prey)

    def raid(self, unit: int, path: tuple[int, ...], left: float) -> float:
        """What it is worth to walk along a path."""
        view = self.view
        areas, worth = self.taken(path)
        end = path[-1]
        worth += self.arriving(unit, end) - left + self.windfalls.gain([(unit, end)])
        ours = view.occupied | 1 << end
        return worth + self.pockets(ours, areas) - self.unsafe(unit, end, areas)
