"""Where the units without an attack to make stand: a line, guards, and the march to the goals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grognard.bots.battle_for_germany.goals import berlin_calls, lacks_garrison, march
from grognard.bots.battle_for_germany.situation import Situation
from grognard.games.battle_for_germany.rules.exit import exit_hexes
from grognard.games.battle_for_germany.state import GARRISON
from grognard.kernel.masks import mask_of, spaces_in


class Posture:
    """Units settle one after another where the whole army stands best, until nobody wants to move."""

    def __init__(
        self,
        view: Situation,
        reaches: Mapping[int, int],
        goals: Mapping[int, int],
        traps: Sequence[tuple[int, float]],
    ) -> None:
        self.view, self.s, self.opinions = view, view.s, view.opinions.place
        self.reaches, self.goals, self.traps = reaches, goals, traps
        self.stacks: dict[int, list[int]] = {}
        self.places: dict[int, int] = {}
        self._own: dict[tuple[int, int], float] = {}

    def put(self, unit: int, space: int) -> None:
        self.places[unit] = space
        self.stacks.setdefault(space, []).append(unit)

    def lift(self, unit: int) -> None:
        space = self.places.pop(unit)
        self.stacks[space].remove(unit)
        if not self.stacks[space]:
            del self.stacks[space]

    def settle(self, fixed: Mapping[int, int]) -> dict[int, int]:
        """unit -> hex for everybody; `fixed` units have their orders."""
        free = [unit for unit in self.view.mine if unit not in fixed]
        for unit, space in fixed.items():
            self.put(unit, space)
        for unit in free:
            self.put(unit, self.s.where[unit])
        for _ in range(self.view.pace.passes):
            moved = False
            for unit in free:
                before = self.places[unit]
                self.lift(unit)
                after = self.best(unit, before)
                self.put(unit, after)
                moved |= after != before
            if not moved:
                break
        return self.places

    def best(self, unit: int, before: int) -> int:
        """The hex where this unit serves best, the others standing where they do."""
        options = [space for space in spaces_in(self.reaches[unit]) if self._room(unit, space)]
        if not options:
            return before
        alone = {space: self._alone(unit, space) for space in options}
        tried = set(sorted(options, key=lambda space: (-alone[space], space))[: self.view.pace.hexes])
        tried |= {space for space in options if space == before or self._closes(space)}
        occupied = mask_of(self.stacks)
        return max(tried, key=lambda space: (alone[space] + self._together(occupied | 1 << space), -space))

    def _closes(self, space: int) -> bool:
        covered = self.view.zones.neighbours[space] | 1 << space
        return any(out & covered for out, _ in self.traps)

    def _together(self, occupied: int) -> float:
        """What the whole line keeps from the enemy, and the traps it closes behind those we attack."""
        covered = self.view.zones.spread(occupied) | occupied if self.traps else 0
        closed, partly = 0.0, self.view.opinions.attack.trap
        for out, worth in self.traps:
            left = (out & ~covered).bit_count()
            closed += worth * (partly * (1 - left / out.bit_count()) if left else 1.0)
        return closed - self.view.leak(occupied)

    def _room(self, unit: int, space: int) -> bool:
        stack = self.stacks.get(space, [])
        if len(stack) >= 2:
            return False
        front = self.s.c.front
        return not (front[unit] and any(front[other] for other in stack))

    def _alone(self, unit: int, space: int) -> float:
        """The worth of a hex to a unit and to those it would stand with, line and gaps left aside."""
        stack = self.stacks.get(space, [])
        view = self.view
        together = view.danger(space, [*stack, unit]) - (view.danger(space, stack) if stack else 0.0)
        return self._place(unit, space) - together

    def _place(self, unit: int, space: int) -> float:
        key = unit, space
        if key not in self._own:
            self._own[key] = self._worth_of_place(unit, space)
        return self._own[key]

    def _holds_berlin(self, unit: int, space: int) -> bool:
        """16-31: who stands in Berlin at the end wins, so the last one there stays."""
        s = self.s
        return space == s.c.berlin == s.where[unit] and s.setup.victory == "three_players"

    def _worth_of_place(self, unit: int, space: int) -> float:
        view, s = self.view, self.s
        goal = self.goals.get(unit)
        worth = march(view, unit, goal, space) if goal is not None else 0.0
        city = s.c.city_at.get(space)
        if city is not None:
            if s.c.front[unit] and lacks_garrison(view, city):
                worth += self.opinions.garrison
            elif berlin_calls(view, space) or self._holds_berlin(unit, space):
                worth += view.city_worth(city)
            elif s.holder[city] != view.side:
                worth += view.city_worth(city) * self.opinions.take_city
            elif view.german or view.reached >> space & 1:
                worth += self.opinions.hold_city * s.c.cities[city].points ** 0.5
        if view.german and exit_hexes(s, unit) >> space & 1 and not s.flags[unit] & GARRISON:
            worth += self.opinions.edge
        return worth
