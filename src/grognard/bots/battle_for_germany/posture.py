"""Where the units without an attack to make stand: a line without gaps, guards, and the march to the goals."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.bots.battle_for_germany.goals import berlin_calls, lacks_garrison, march
from grognard.bots.battle_for_germany.situation import Situation
from grognard.bots.battle_for_germany.weights import WEIGHTS
from grognard.games.battle_for_germany.exit import exit_hexes
from grognard.games.battle_for_germany.state import GARRISON
from grognard.kernel.masks import spaces_in

PASSES = 2
# Of the hexes in reach only this many, the best by themselves, are tried in the line.
TRIED = 14


class Posture:
    """Units settle one after another where the whole army stands best, until nobody wants to move."""

    def __init__(self, view: Situation, reaches: Mapping[int, int], goals: Mapping[int, int]) -> None:
        self.view, self.s = view, view.s
        self.reaches, self.goals = reaches, goals
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
        for _ in range(PASSES):
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
        graded = sorted(((self._alone(unit, space), -space) for space in options), reverse=True)[:TRIED]
        if (before_grade := (self._alone(unit, before), -before)) not in graded and before in options:
            graded.append(before_grade)
        occupied = 0
        for space in self.stacks:
            occupied |= 1 << space
        return max(graded, key=lambda g: (g[0] - self.view.leak(occupied | 1 << -g[1]), g[1]))[1] * -1

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
                worth += WEIGHTS.garrison
            elif berlin_calls(view, space) or self._holds_berlin(unit, space):
                worth += view.city_worth(city)
            elif s.holder[city] != view.side:
                worth += view.city_worth(city) * WEIGHTS.take_city
            elif view.german or view.reached >> space & 1:
                worth += WEIGHTS.hold_city * s.c.cities[city].points ** 0.5
        if view.german and exit_hexes(s, unit) >> space & 1 and not s.flags[unit] & GARRISON:
            worth += WEIGHTS.edge
        return worth
