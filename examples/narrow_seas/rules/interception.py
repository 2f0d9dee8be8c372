"""Chapter 5, interception: whoever has fleets in a sea zone may fall upon what another moves into it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from examples.narrow_seas.components import NOWHERE
from examples.narrow_seas.rules.combat import Battle
from grognard.kernel.ranges import SpaceId, UnitId
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from examples.narrow_seas.state import Position


class Interception(Step, frozen=True):
    """5.1: a fleet, or an army on ships, has entered a sea zone; `foes` have still to be asked there.

    Its `path` begins with that zone. Everybody with a fleet there is asked, whatever that fleet is: who is
    asked tells nothing that is hidden.
    """

    unit: UnitId
    path: tuple[SpaceId, ...]
    foes: tuple[int, ...]
    rule: ClassVar[str] = "5.1"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"intercept": (), "let_pass": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return self.foes[:1]

    def question(self, s: Position) -> dict[str, Any]:
        return {
            "unit": s.c.handles[self.unit],
            "space": s.c.name(self.path[0]),
            "shipped": not s.c.fleet[self.unit],
        }

    def proceed(self, s: Position) -> bool:
        """5.3: when nobody has to be asked any more the voyage goes on, if it can."""
        if self._carried(s) and self.foes:
            return False
        s.stack.pop()
        if not self._carried(s) and not s.c.fleet[self.unit]:
            s.tell("turned_back", "5.3", unit=s.c.handles[self.unit], space=s.c.name(self.path[0]))
        elif self._carried(s) and len(self.path) > 1:
            set_out(s, self.unit, self.path[1:])
        return True

    def _carried(self, s: Position) -> bool:
        """5.3: the fleet is still afloat, or there is one to carry the army."""
        if s.c.fleet[self.unit]:
            return s.at[self.unit] != NOWHERE
        return bool(s.blocks(self.path[0], s.c.owner[self.unit]))

    def do_intercept(self, s: Position) -> None:
        """5.2: all fleets of the one that moves against all of the one that intercepts."""
        foe, zone = self.foes[0], self.path[0]
        s.tell(
            "intercepted", "5.2", seat=s.setup.seats[foe], unit=s.c.handles[self.unit], space=s.c.name(zone)
        )
        self._asked(s)
        attackers, defenders = s.blocks(zone, s.c.owner[self.unit]), s.blocks(zone, foe)
        s.stack.append(Battle(tuple(attackers), tuple(defenders), zone))

    def do_let_pass(self, s: Position) -> None:
        s.tell("let_pass", "5.1", seat=s.setup.seats[self.foes[0]], space=s.c.name(self.path[0]))
        self._asked(s)

    def _asked(self, s: Position) -> None:
        s.stack[-1] = Interception(self.unit, self.path, self.foes[1:])


def set_out(s: Position, unit: int, path: tuple[int, ...]) -> None:
    """5.1: into the next space of a voyage; at sea those who have fleets there are asked, then at the coast
    an army lands."""
    space, mover = path[0], s.c.owner[unit]
    if not s.c.sea[space]:
        _land(s, unit, space)
        return
    if s.c.fleet[unit]:
        s.enter(unit, space)
    there = {s.c.owner[block] for block in s.foes(space, mover)}
    others = [(mover + n) % len(s.setup.seats) for n in range(1, len(s.setup.seats))]
    s.stack.append(Interception(unit, path, tuple(seat for seat in others if seat in there)))


def _land(s: Position, unit: int, area: int) -> None:
    """4.3, 6.5: into an area, against the armies there if they are another's."""
    defenders = s.foes(area, s.c.owner[unit])
    if defenders:
        s.stack.append(Battle((unit,), tuple(defenders), area, landing=True))
    else:
        s.enter(unit, area)
