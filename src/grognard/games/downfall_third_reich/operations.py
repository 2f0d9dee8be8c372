"""Chapter 8, military operations: all of them together, as part of the question of a phase."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from grognard.games.downfall_third_reich import orders
from grognard.games.downfall_third_reich.amphibious import Amphibious
from grognard.games.downfall_third_reich.naval import Naval
from grognard.games.downfall_third_reich.reach import ATTACKING, TACTICAL
from grognard.games.downfall_third_reich.strategic import Strategic
from grognard.games.downfall_third_reich.tactical import Tactical, some_march
from grognard.kernel.action import Action

DRAWS = 4
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
        own = s.c.members[s.phase]
        for _ in range(DRAWS):
            unit = own[int(rng.random() * len(own))]
            if orders.able(s, unit):
                action = self._some_of(s, unit, rng)
                if action is not None:
                    return action
        units = orders.ready(s)
        while units:
            action = self._some_of(s, units.pop(int(rng.random() * len(units))), rng)
            if action is not None:
                return action
        return Action("open_africa") if self.may_open_africa(s) is None else None

    def _some_of(self, s: Any, unit: int, rng: Random) -> Action | None:
        """One operation of an army drawn by chance, or None if it can make none."""
        first = int(rng.random() * 6)
        for n in range(first, first + 6):
            action = self._one_of(s, unit, n % 6, rng)
            if action is not None:
                return action
        return None

    def _one_of(self, s: Any, unit: int, kind: int, rng: Random) -> Action | None:
        """An operation of an army of one of the six kinds, if there is one."""
        if kind == 0:
            return some_march(s, unit, TACTICAL, rng)
        if kind == 1:
            return some_march(s, unit, ATTACKING, rng)
        if kind == 2:
            return Action("engage", (unit,)) if self.may_engage(s, unit) is None else None
        if kind == 3:
            return self.some_strategic(s, unit, rng)
        if kind == 4:
            return self.some_sail(s, unit, rng)
        return self.some_landing(s, unit, rng)
