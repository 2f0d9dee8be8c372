"""Attacks prepared by movement: which units go where, so that the attacks worth making can be made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.bots.battle_for_germany.attack_value import Assessor
from grognard.bots.battle_for_germany.situation import Situation
from grognard.games.battle_for_germany.rules.combat import hostile
from grognard.kernel.masks import mask_of, spaces_in


class Operation(NamedTuple):
    """An attack on a hex: its worth, and who stands where."""

    worth: float
    target: int
    posts: tuple[tuple[int, int], ...]


class Staff:
    """Plans attacks one after another, the best first; a unit that has its orders keeps them."""

    def __init__(self, view: Situation, reaches: Mapping[int, int], standing: Mapping[int, int]) -> None:
        self.view, self.s = view, view.s
        self.assessor = Assessor(view)
        self.reaches = reaches
        self.posts: dict[int, int] = dict(
            standing
        )  # unit -> hex: those who can't move, then those with orders
        self.busy: set[int] = set()  # units that take part in an attack
        self.count: dict[int, int] = {}
        self.fronts = 0
        for unit, space in standing.items():
            self._place(unit, space)
        self.least = view.least_attack

    def _place(self, unit: int, space: int) -> None:
        self.posts[unit] = space
        self.count[space] = self.count.get(space, 0) + 1
        if self.s.c.front[unit]:
            self.fronts |= 1 << space

    def plan(self) -> list[Operation]:
        """The attacks to make; their units' posts are then in `posts`."""
        made: list[Operation] = []
        open_targets = self._targets()
        found = {target: self.best(target) for target in open_targets}
        while found:
            target = max(found, key=lambda t: (found[t].worth, -t))
            operation = found[target]
            if operation.worth < self.least or not operation.posts:
                break
            if not self._possible(operation):
                found[target] = self.best(target)
                continue
            del found[target]
            made.append(operation)
            for unit, space in operation.posts:
                self.busy.add(unit)
                if unit not in self.posts:
                    self._place(unit, space)
        return made

    def traps(self, operations: list[Operation]) -> list[tuple[int, float]]:
        """The ways out that the attacks leave open, each with what it would be worth to close them."""
        occupied = mask_of(self.posts.values())
        zone = self.view.zones.spread(occupied)
        found = []
        for operation in operations:
            out = self.assessor.ways_out(operation.target, zone, occupied)
            if out:
                found.append((out, self.assessor.worth_of_trap(operation.target, operation.posts)))
        return found

    def _targets(self) -> list[int]:
        mask = 0
        for foe in self.view.foes:
            mask |= self.s.occupied[foe]
        return list(spaces_in(mask))

    def _possible(self, operation: Operation) -> bool:
        count, fronts = dict(self.count), self.fronts
        for unit, space in operation.posts:
            if unit in self.busy:
                return False
            if unit in self.posts:
                if self.posts[unit] != space:
                    return False
                continue
            count[space] = count.get(space, 0) + 1
            if count[space] > 2 or (self.s.c.front[unit] and fronts >> space & 1):
                return False
            if self.s.c.front[unit]:
                fronts |= 1 << space
        return True

    def _choices(self, target: int) -> list[tuple[int, int]]:
        """Every unit that could attack the hex, with each post from which it could."""
        s, view = self.s, self.view
        beside = view.near[target] & ~view.blocked
        found = []
        for unit in view.mine:
            if unit in self.busy:
                continue
            for space in spaces_in(
                (1 << self.posts[unit] if unit in self.posts else self.reaches[unit]) & beside
            ):
                if all(hostile(s, unit, foe, space, target) is None for foe in s.at[target]):
                    found.append((unit, space))
        strength = view.strength
        return sorted(found, key=lambda p: (p[0] not in self.posts, -strength[p[0]], p))[: view.pace.posts]

    def best(self, target: int) -> Operation:
        """The best attack on a hex, built up unit by unit and then trimmed."""
        choices = self._choices(target)
        posts: list[tuple[int, int]] = []
        worth = 0.0
        smooth_worth = -1e9
        best: tuple[float, list[tuple[int, int]]] = (0.0, [])
        while choices and len(posts) < self.view.pace.attackers:
            graded = [
                (self._grade(target, [*posts, choice], True), choice)
                for choice in choices
                if self._fits(posts, choice)
            ]
            if not graded:
                break
            grade, choice = max(graded, key=lambda g: (g[0], -g[1][0], -g[1][1]))
            if grade <= smooth_worth + 0.01 and len(posts) > 1:
                break
            smooth_worth = grade
            posts.append(choice)
            choices = [other for other in choices if other[0] != choice[0]]
            worth = self._grade(target, posts, False)
            if worth > best[0]:
                best = worth, list(posts)
        worth, posts = self._trim(target, *best)
        return Operation(worth, target, tuple(posts))

    def _trim(
        self, target: int, worth: float, posts: list[tuple[int, int]]
    ) -> tuple[float, list[tuple[int, int]]]:
        for post in list(posts):
            fewer = [other for other in posts if other != post]
            if fewer and (without := self._grade(target, fewer, False)) >= worth:
                worth, posts = without, fewer
        return worth, posts

    def _fits(self, posts: list[tuple[int, int]], choice: tuple[int, int]) -> bool:
        unit, space = choice
        if unit in self.posts:
            return True
        there = [other for other, post in posts if post == space and other not in self.posts]
        if self.count.get(space, 0) + len(there) >= 2:
            return False
        front = self.s.c.front
        return not (front[unit] and (self.fronts >> space & 1 or any(front[other] for other in there)))

    def _grade(self, target: int, posts: list[tuple[int, int]], smooth: bool) -> float:
        view = self.view
        occupied = mask_of(self.posts.values()) | mask_of(space for _, space in posts)
        zone = view.zones.spread(occupied)
        worth = self.assessor.worth((target,), posts, zone, occupied, smooth)
        return worth - view.opinions.attack.effort * sum(view.strength[unit] for unit, _ in posts)
