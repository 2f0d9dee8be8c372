"""6.2, 7.4, three players: when the Allies disagree about what comes next, the Axis decides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.combat.battle import why_not_storm
from grognard.games.europe_engulfed.rules.control import contested, troops
from grognard.games.europe_engulfed.seating import camps_in_turn
from grognard.games.europe_engulfed.state import SeatId
from grognard.kernel.masks import spaces_in
from grognard.kernel.ranges import SpaceId
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

UNDECIDED = -1
"""The type of a battle that has not been declared yet."""


class Order(Asked, frozen=True):
    """6.2: the other Ally agrees to the next battle, or names one of his own."""

    seat: SeatId  # who is asked
    space: SpaceId  # what the other one wants
    assault: bool
    rule: ClassVar[str] = "6.2"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"agree": (), "prefer": ("space",)}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (self.seat,)

    def question(self, s: Position) -> dict[str, Any]:
        return {"space": s.c.name(self.space)}

    def candidates_prefer(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return [(space,) for space in spaces_in(contested(s))]

    def may_prefer(self, s: Position, seat: int, space: int) -> Refusal | None:
        name = s.c.name(space)
        if seat not in owners(s, space):
            return refuse("6.2", "none-of-yours", space=name)
        if space == self.space:
            return refuse("6.2", "same-battle", space=name)
        if s.fought >> space & 1:
            return refuse("1.25", "fought-already", space=name)
        return why_not_fought(s, space)

    def do_agree(self, s: Position, seat: int) -> None:
        settle(s, self.space, int(self.assault))

    def do_prefer(self, s: Position, seat: int, space: int) -> None:
        s.tell("preferred", "6.2", seat=s.setup.seats[seat], space=s.c.name(space))
        s.stack[-1] = Arbitration((self.space, space), self.assault)


class Arbitration(Asked, frozen=True):
    """6.2: the Axis player picks the next battle among those that the Allies mean to fight."""

    named: tuple[SpaceId, SpaceId]
    assault: bool  # how the first of them was to be fought
    rule: ClassVar[str] = "6.2"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"choose": ("space",)}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (0,)

    def question(self, s: Position) -> dict[str, Any]:
        return {"spaces": [s.c.name(space) for space in self.named]}

    def _battles(self, s: Position) -> list[int]:
        """Those named, and all that are compulsory."""
        due = s.fresh & contested(s) & ~s.fought
        fought = (n for n in spaces_in(due) if owners(s, n) and why_not_fought(s, n) is None)
        return sorted({*self.named, *fought})

    def candidates_choose(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return [(space,) for space in self._battles(s)]

    def may_choose(self, s: Position, seat: int, space: int) -> Refusal | None:
        return None if space in self._battles(s) else refuse("6.2", "not-meant", space=s.c.name(space))

    def do_choose(self, s: Position, seat: int, space: int) -> None:
        s.tell("chosen", "6.2", space=s.c.name(space))
        settle(s, space, int(self.assault) if space == self.named[0] else UNDECIDED)


def settle(s: Position, space: int, combat: int) -> None:
    """The phase below learns which battle comes next, and how it was declared, if it was."""
    s.stack.pop()
    s.stack[-1] = replace(s.stack[-1], coming=space, combat=combat)


def why_not_fought(s: Position, space: int) -> Refusal | None:
    """6.85: a fortress waits until the area round it is clear."""
    attacker = next(camp for camp in camps_in_turn(s) if troops(s, space, camp))
    return why_not_storm(s, space, attacker)


def owners(s: Position, space: int) -> set[int]:
    """The seats in turn with ground units in a space."""
    return {s.seat_of(unit) for camp in camps_in_turn(s) for unit in spaces_in(troops(s, space, camp))}
