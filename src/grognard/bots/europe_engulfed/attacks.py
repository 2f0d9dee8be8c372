"""5.1, 6.1: which enemy areas are entered, by whom: the best attack first, with all that it needs."""

from __future__ import annotations

from typing import NamedTuple

from grognard.bots.europe_engulfed.aims import bides
from grognard.bots.europe_engulfed.front import Front
from grognard.bots.europe_engulfed.odds import Force, quotient, rates, supported, total
from grognard.games.europe_engulfed.rules.movement.reach import Way

Ways = dict[int, dict[int, Way]]
"""By unit: the ends that it can reach, with a way to each."""


class Attack(NamedTuple):
    """An attack that could be made."""

    worth: float
    space: int
    units: tuple[int, ...]
    planes: tuple[int, ...]


class Attacks:
    """Shares the units that are free out among the areas that can be attacked."""

    def __init__(self, front: Front, ways: Ways, free: set[int]) -> None:
        self.front, self.ways, self.free = front, ways, set(free)

    def plan(self) -> list[Attack]:
        """The attacks to be made, the best first."""
        found: list[Attack] = []
        open_targets = self._targets()
        while open_targets:
            tried = [attack for attack in map(self._best, open_targets) if attack is not None]
            if not tried:
                break
            best = max(tried, key=lambda attack: (attack.worth, -attack.space))
            found.append(best)
            self.free -= {*best.units, *best.planes}
            open_targets = [one.space for one in tried if one.space != best.space]
        return found

    def _targets(self) -> list[int]:
        front = self.front
        ends = {end for unit in self.free for end in self.ways.get(unit, ())}
        waiting = bides(front.s, front.camp, front.opinions.aims)
        held = [
            space
            for space in ends
            if space in front.enemy and self._may_enter(space) and not waiting >> space & 1
        ]
        held.sort(key=lambda space: (-front.worth[space] - front.field[space], space))
        return held[: front.mind.pace.targets]

    def _may_enter(self, space: int) -> bool:
        return bool(self.front.enemies_in(space))

    def _best(self, space: int) -> Attack | None:
        """All that can come, or as many as are enough."""
        front, s, o = self.front, self.front.s, self.front.opinions.attack
        able = [unit for unit in self.free if space in self.ways.get(unit, ())]
        coming = [unit for unit in able if not front.c.is_aircraft[unit]]
        there = [u for u in front.own.get(space, []) if s.seat_of(u) == front.seat]
        if not coming:
            return None
        fresh = not there
        flying = sorted(unit for unit in able if front.c.is_aircraft[unit])
        planes = self._planes(space, flying)
        all_in = there + coming
        ours, theirs = front.attack(space, all_in, len(planes) + front.planes(space, True), fresh)
        least = o.least_again if not fresh else o.maginot if front.battle(space, fresh).maginot else o.least
        if quotient(ours, theirs) < least:
            return None
        chosen = self._enough(space, there, coming, theirs, fresh, len(planes))
        ours, theirs = front.attack(space, there + chosen, len(planes), fresh)
        worth = front.prize(space, ours, theirs) - self._reply(space, ours)
        if worth < o.worth:
            return None
        return Attack(worth, space, tuple(chosen), tuple(planes))

    def _reply(self, space: int, ours: Force) -> float:
        """What those beside the area may do to us when we have got there."""
        line = self.front.opinions.line
        short = max(0.0, line.share * self.front.threat[space] - ours.steps)
        return self.front.opinions.attack.reply * min(ours.steps, short)

    def _planes(self, space: int, flying: list[int]) -> list[int]:
        """As many as can support, and some for the enemy's."""
        most = int(self.front.c.tables["combat"]["most_supported"]) + self.front.planes(space, False)
        return flying[: max(0, most - self.front.planes(space, True))]

    def _enough(
        self, space: int, there: list[int], coming: list[int], theirs: Force, fresh: bool, planes: int
    ) -> list[int]:
        """The strongest first, until there are enough of them."""
        front, s = self.front, self.front.s
        battle = front.battle(space, fresh)
        fire = rates(s, battle, False, there + coming, front.enemy.get(space, []))
        force = total([fire[unit] for unit in there])
        chosen: list[int] = []
        typical = force.steps / len(there) if there else s.full(coming[0])
        for unit in sorted(coming, key=lambda u: (-fire[u].fire, u)):
            if quotient(supported(s, force, planes, typical), theirs) >= front.opinions.attack.enough:
                break
            force = force.plus(fire[unit])
            chosen.append(unit)
        return chosen
