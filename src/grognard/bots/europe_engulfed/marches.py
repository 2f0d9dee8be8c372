"""5.1, 5.2: where units go that do not attack: into empty areas, to those in danger, towards the goals."""

from __future__ import annotations

from grognard.bots.europe_engulfed.front import Front


class Marches:
    """What a place is worth to one unit more; it changes as units are sent there."""

    def __init__(self, front: Front) -> None:
        self.front, self.o = front, front.opinions.march
        self.steps: dict[int, float] = dict(front.steps)
        self.taken = 0

    def value(self, unit: int, space: int) -> float:
        """What it is worth that a unit stands in a place."""
        front, s = self.front, self.front.s
        if front.c.is_aircraft[unit]:
            return self._of_aircraft(space)
        steps, here = s.steps[unit], self.steps.get(space, 0.0)
        others = here - (steps if s.at[unit] == space and not self._gone(unit) else 0)
        pull = self.o.italian if s.power_of(unit) == front.c.italy else self.o.pull
        found = pull * front.field[space] - self.o.crowd * others
        found += front.need(space, others) - front.need(space, others + steps)
        if self._empty_prize(space) and not others:
            found += self.o.taking * front.worth[space]
        return found - self._risk(space, others + steps) - self._waste(space, others)

    def _of_aircraft(self, space: int) -> float:
        front = self.front
        return self.o.pull * front.field[space] + self.o.army * self.steps.get(space, 0.0)

    def _gone(self, unit: int) -> bool:
        return bool(self.front.s.moved[unit])

    def _empty_prize(self, space: int) -> bool:
        front = self.front
        open_land = (front.hostile | front.unclaimed) & ~self.taken
        return bool(open_land >> space & 1) and space not in front.enemy

    def _risk(self, space: int, steps: float) -> float:
        """A small force beside a large one is lost; so is ground that it holds alone."""
        front, o = self.front, self.front.opinions.line
        short = max(0.0, front.menace[space] * o.share - steps)
        return o.risk * min(steps, short) + o.leave * (front.untenable >> space & 1)

    def _waste(self, space: int, steps: float) -> float:
        """Where there are more than enough already, the next one is wanted elsewhere."""
        enough = max(self.o.enough, self.o.against * self.front.menace[space])
        return self.o.surplus * max(0.0, steps - enough)

    def send(self, unit: int, space: int) -> None:
        """A unit goes from where it stands to a place."""
        s = self.front.s
        if self.front.c.is_aircraft[unit]:
            return
        here = s.at[unit]
        self.steps[here] = self.steps.get(here, 0.0) - s.steps[unit]
        self.steps[space] = self.steps.get(space, 0.0) + s.steps[unit]
        self.taken |= 1 << space
