"""1.25, 6.1, the initial combat phase: one round in each area where combat must or is to take place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from grognard.games.europe_engulfed.components import NOWHERE
from grognard.games.europe_engulfed.rules.arbitration import UNDECIDED, Order, owners
from grognard.games.europe_engulfed.rules.asking import USED_UP, PhaseStep
from grognard.games.europe_engulfed.rules.combat.battle import make_battle, why_not_storm
from grognard.games.europe_engulfed.rules.combat.round import Round
from grognard.games.europe_engulfed.rules.control import contested, is_contested, troops
from grognard.games.europe_engulfed.rules.phases import PHASES
from grognard.games.europe_engulfed.rules.special_actions.ashore import settle_landings
from grognard.games.europe_engulfed.seating import camps_in_turn, seats_in_turn
from grognard.games.europe_engulfed.state import Place
from grognard.kernel.masks import spaces_in
from grognard.kernel.ranges import Within
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position
    from grognard.kernel.action import Action


class CombatPhase(PhaseStep, frozen=True):
    """6.2: the attacker chooses the next area and the type of combat."""

    coming: Place = NOWHERE  # the battle that the Allies, or the Axis for them, have settled to be next
    combat: Annotated[int, Within(UNDECIDED, 1)] = UNDECIDED  # 1 if it is an assault
    rule: ClassVar[str] = "6.2"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"attack": ("space",), "assault": ("space",), "end": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        live = super().seats(s)
        return tuple(seat for seat in live if self.coming == NOWHERE or seat in owners(s, self.coming))

    def question(self, s: Position) -> dict[str, Any]:
        return {"spaces": [s.c.name(space) for space in spaces_in(s.fresh & contested(s) & ~s.fought)]}

    def proceed(self, s: Position) -> bool:
        """What is settled is fought; seats without any area to fight in have finished."""
        if self.combat != UNDECIDED:
            s.stack[-1] = CombatPhase()
            declare(s, self.coming, bool(self.combat))
            return True
        idle = [seat for seat in self.seats(s) if not self._battles(s, seat)]
        for seat in idle:
            s.done[seat] = 1
        if not self.seats(s):
            s.stack.pop()
            return True
        return False

    def _battles(self, s: Position, seat: int) -> list[int]:
        return [space for space in spaces_in(contested(s)) if self._may(s, seat, space) is None]

    def _may(self, s: Position, seat: int, space: int) -> Refusal | None:
        """6.1: a contested area with units of this seat in which no round has been fought in this phase."""
        name = s.c.name(space)
        if self.coming not in (NOWHERE, space):
            return refuse("6.2", "settled-otherwise", space=s.c.name(self.coming))
        if not is_contested(s, space):
            return refuse("6.1", "not-contested", space=name)
        own = [unit for camp in camps_in_turn(s) for unit in spaces_in(troops(s, space, camp))]
        if not any(s.seat_of(unit) == seat for unit in own):
            return refuse("6.1", "none-of-yours", space=name)
        if s.fought >> space & 1:
            return refuse("1.25", "fought-already", space=name)
        return why_not_storm(s, space, s.camp_of(own[0]))

    def candidates_attack(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return [(space,) for space in spaces_in(contested(s))]

    def may_attack(self, s: Position, seat: int, space: int) -> Refusal | None:
        return self._may(s, seat, space)

    def do_attack(self, s: Position, seat: int, space: int) -> None:
        self._propose(s, seat, space, False)

    candidates_assault = candidates_attack
    may_assault = may_attack

    def do_assault(self, s: Position, seat: int, space: int) -> None:
        self._propose(s, seat, space, True)

    def _propose(self, s: Position, seat: int, space: int, assault: bool) -> None:
        """6.2: of two Allied players the other one is asked, if he has other battles to fight."""
        others = [o for o in self.seats(s) if o != seat and {*self._battles(s, o)} - {space}]
        if self.coming != NOWHERE or not others:
            s.stack[-1] = CombatPhase()
            declare(s, space, assault)
            return
        s.tell("proposed", "6.2", seat=s.setup.seats[seat], space=s.c.name(space))
        s.stack.append(Order(others[0], space, assault))

    def may_end(self, s: Position, seat: int) -> Refusal | None:
        """6.1: combat is compulsory in newly contested areas, and where the Axis has chosen it."""
        if self.coming != NOWHERE:
            return refuse("6.2", "settled-otherwise", space=s.c.name(self.coming))
        for space in self._battles(s, seat):
            if s.fresh >> space & 1:
                return refuse("6.1", "must-fight", space=s.c.name(space))
        return None


def declare(s: Position, space: int, assault: bool) -> None:
    """6.2: normal combat or assault, in an area."""
    attacker = next(camp for camp in camps_in_turn(s) if troops(s, space, camp))
    combat = "assault" if assault else "normal"
    s.tell("declared", "6.2", space=s.c.name(space), combat=combat)
    s.stack.append(Round(make_battle(s, space, attacker, assault)))


def open_combat(s: Position) -> CombatPhase:
    s.fought = 0
    settle_landings(s)
    return CombatPhase()


def _why_over(s: Position, seat: int, action: Action) -> Refusal | None:
    """6.1: once the phase is over, or where it has not been asked about at all: that nothing is contested."""
    over = s.phase > PHASES.index("combat") and seat in seats_in_turn(s)
    if not over or is_contested(s, action.args[0]):
        return None
    return refuse("6.1", "not-contested", space=s.c.name(action.args[0]))


USED_UP["attack"] = USED_UP["assault"] = _why_over
