"""Chapter 8, military operations: all of them together, as part of the question of a phase."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any, ClassVar

from grognard.games.downfall_third_reich.components import Components
from grognard.games.downfall_third_reich.rules import orders
from grognard.games.downfall_third_reich.rules.amphibious import Amphibious
from grognard.games.downfall_third_reich.rules.naval import Naval
from grognard.games.downfall_third_reich.rules.politics import lands
from grognard.games.downfall_third_reich.rules.reach import ATTACKING, TACTICAL
from grognard.games.downfall_third_reich.rules.strategic import Strategic
from grognard.games.downfall_third_reich.rules.tactical import Tactical, some_march
from grognard.kernel.action import Action

DRAWS = 5
"""How many armies are drawn before those that can do something are listed."""
RARE = 0.02
"""How often the opening of French North Africa is tried before anything else."""


class Operating(Tactical, Strategic, Naval, Amphibious, frozen=True):
    """The six operations and the opening of French North Africa; part of ActionsPhase."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        **Tactical.verbs,
        **Strategic.verbs,
        **Naval.verbs,
        **Amphibious.verbs,
    }

    def some_operation(self, s: Any, rng: Random) -> Action | None:
        """One legal operation drawn by chance; every one has a chance. None if there is none."""
        if rng.random() < RARE and self.may_open_africa(s) is None:
            return Action("open_africa")
        if orders.nobody_may(s):
            return None
        own, shut = s.c.members[s.phase], orders.too_dear(s, s.phase)
        where, flags, size = s.where, s.flags, s.c.map_size
        for _ in range(DRAWS):
            unit = own[int(rng.random() * len(own))]
            if where[unit] >= size or flags[unit] & orders.IDLE or shut >> where[unit] & 1:
                continue
            if s.at_war(s.c.country[unit]):
                action = self._some_of(s, unit, rng)
                if action is not None:
                    return action
        units = [unit for unit in orders.ready(s) if not shut >> s.where[unit] & 1]
        while units:
            action = self._some_of(s, units.pop(int(rng.random() * len(units))), rng)
            if action is not None:
                return action
        return Action("open_africa") if self.may_open_africa(s) is None else None

    def _some_of(self, s: Any, unit: int, rng: Random) -> Action | None:
        """One operation of an army drawn by chance, or None if it can make none."""
        here = s.where[unit]
        kinds = kinds_from(s.c, s.c.country[unit], here, s.hostile(s.phase) >> here & 1 == 1)
        if not kinds:
            return None
        first = int(rng.random() * len(kinds))
        for kind in kinds[first:] + kinds[:first]:
            action = kind(self, s, unit, rng)
            if action is not None:
                return action
        return None


Drawing = Callable[[Operating, Any, int, Random], Action | None]


@lru_cache(maxsize=4096)
def kinds_from(c: Components, country: int, area: int, contested: bool) -> tuple[Drawing, ...]:
    """The kinds of operation that an army of a country in an area may be able to make."""
    kinds: list[Drawing] = [_an_engagement] if contested else []
    if lands(c).bounds.get(country) == 1 << area:
        return tuple(kinds)  # 9.1: it may be nowhere else
    if c.links.neighbours[area]:
        kinds += [_a_tactical, _an_attack, Operating.some_strategic]
    if c.seas.all_coasts >> area & 1:
        kinds.append(Operating.some_sail)
    if area in c.seas.landings_from:
        kinds.append(Operating.some_landing)
    return tuple(kinds)


def _a_tactical(step: Operating, s: Any, unit: int, rng: Random) -> Action | None:
    return some_march(s, unit, TACTICAL, rng)


def _an_attack(step: Operating, s: Any, unit: int, rng: Random) -> Action | None:
    return some_march(s, unit, ATTACKING, rng)


def _an_engagement(step: Operating, s: Any, unit: int, rng: Random) -> Action | None:
    return Action("engage", (unit,)) if step.may_engage(s, unit) is None else None
