"""7.6, reinforcements: one ground unit and all aircraft from each friendly, uncontested area beside."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from grognard.games.europe_engulfed.rules.asking import Asked, what_all_share
from grognard.games.europe_engulfed.rules.blocks import lay_open, put
from grognard.games.europe_engulfed.rules.combat.battle import Battle
from grognard.games.europe_engulfed.rules.control import foes, hostile, troops
from grognard.games.europe_engulfed.rules.movement.stacking import why_full
from grognard.games.europe_engulfed.rules.politics.operating import open_to, why_closed
from grognard.games.europe_engulfed.rules.special_actions.reactions import (
    Reaction,
    calm_beside,
    each,
    may_be_in,
    payers,
    why_shut,
)
from grognard.games.europe_engulfed.rules.special_actions.spending import serves, spend
from grognard.games.europe_engulfed.rules.weather import marshy
from grognard.games.europe_engulfed.state import CampId, PowerId, SeatId
from grognard.kernel.masks import listed, spaces_in
from grognard.kernel.ranges import SpaceId
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


class Reinforce(Reaction, frozen=True):
    """7.6: decided after the retreat; every special action brings in another round of units."""

    rule: ClassVar[str] = "7.6"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"reinforce": ("power",), "decline": ()}

    def able(self, s: Position) -> list[int]:
        battle = self.battle
        return [p for p in payers(s, battle.defender) if nearby(s, battle.space, battle.defender, p)]

    def candidates_reinforce(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return each(self.able(s))

    def may_reinforce(self, s: Position, seat: int, power: int) -> Refusal | None:
        refusal = self.why_not_pay(s, seat, power)
        if refusal is not None:
            return refusal
        return Joining(self.battle.space, self.battle.defender, power).why_nobody(s)

    def do_reinforce(self, s: Position, seat: int, power: int) -> None:
        spend(s, power, "7.6")
        s.stack.append(Joining(self.battle.space, self.battle.defender, power))


class Joining(Asked, frozen=True):
    """7.6: the units that a special action brings in, one after the other.

    5.5: their own fortress may hold too many of them until the phase ends; in one that they besiege there
    are twice as many as it takes at most.
    """

    space: SpaceId
    camp: CampId
    power: PowerId
    areas: tuple[SpaceId, ...] = ()  # those that have sent their ground unit
    passed: tuple[SeatId, ...] = ()  # seats of Allies who bring up no more
    rule: ClassVar[str] = "7.6"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"bring_up": ("unit",), "enough": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return tuple(sorted({s.seat_of(unit) for unit in self._in_sight(s)} - {*self.passed}))

    def question(self, s: Position) -> dict[str, Any]:
        return {"space": s.c.name(self.space)}

    def why_nobody(self, s: Position) -> Refusal | None:
        """What keeps all those beside the battle from it, or that there are none."""
        beside = nearby(s, self.space, self.camp, self.power)
        barred = [self._why_not(s, unit) for unit in beside]
        if None in barred:
            return None
        return what_all_share(barred) or refuse("7.6", "nobody-beside", space=s.c.name(self.space))

    def _in_sight(self, s: Position) -> list[int]:
        """Those that might join for all that the enemy knows: so the question tells him nothing."""
        beside = nearby(s, self.space, self.camp, self.power)
        return [unit for unit in beside if not self._has_sent(s, unit) and self._why_full(s, unit) is None]

    def _why_full(self, s: Position, unit: int) -> Refusal | None:
        besieging = bool(hostile(s, self.camp) >> self.space & 1)
        return why_full(s, unit, self.space, True) if besieging and not s.c.is_aircraft[unit] else None

    def _has_sent(self, s: Position, unit: int) -> bool:
        return bool(s.c.ground >> unit & 1) and s.at[unit] in self.areas

    def _why_not(self, s: Position, unit: int) -> Refusal | None:
        refusal = self._why_plainly_not(s, unit)
        if refusal is not None or may_be_in(s, unit, 1 << self.space):
            return refusal
        if not open_to(s, unit) >> self.space & 1:
            return why_closed(s, unit, self.space)
        if s.c.is_aircraft[unit]:
            return refuse("5.5", "no-aircraft-in-fortress", space=s.c.name(self.space))
        return refuse("5.15", "armour-in-swamp", space=s.c.name(self.space))

    def _why_plainly_not(self, s: Position, unit: int) -> Refusal | None:
        """What anybody can see to stand against it."""
        name, here = s.c.handles[unit], s.c.name(self.space)
        if not serves(s, self.power, unit):
            return refuse("7.13", "has-not-paid", unit=name)
        beside = calm_beside(s, self.power, self.space)
        if any(s.stacks[near] >> unit & 1 and marshy(s, near) for near in spaces_in(beside)):
            return refuse("5.15", "stays-in-swamp", unit=name)
        if unit not in nearby(s, self.space, self.camp, self.power):
            shut = why_shut(s, self.power, self.space, s.at[unit])
            return shut or refuse(self.rule, "not-beside-battle", unit=name, space=here)
        if self._has_sent(s, unit):
            return refuse(self.rule, "one-of-each-area", space=s.c.name(s.at[unit]))
        return self._why_full(s, unit)

    def proceed(self, s: Position) -> bool:
        if self.seats(s):
            return False
        s.stack.pop()
        return True

    def candidates_bring_up(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return each(nearby(s, self.space, self.camp, self.power))

    def may_bring_up(self, s: Position, seat: int, unit: int) -> Refusal | None:
        if s.seat_of(unit) != seat:
            return refuse("1.2", "not-yours", unit=s.c.handles[unit])
        return self._why_not(s, unit)

    def do_bring_up(self, s: Position, seat: int, unit: int) -> None:
        here = s.at[unit]
        sent = self.areas if s.c.is_aircraft[unit] else (*self.areas, here)
        s.tell("joined", self.rule, unit=s.c.handles[unit], space=s.c.name(self.space))
        put(s, unit, self.space)
        if any(s.open[foe] for foe in spaces_in(foes(s, self.space, self.camp))):  # 6.24: not only now
            lay_open(s, [unit])
        s.stack[-1] = replace(self, areas=sent)

    def do_enough(self, s: Position, seat: int) -> None:
        """Each for his own units: a western special action serves minor powers that another player has."""
        s.stack[-1] = replace(self, passed=(*self.passed, seat))


class CounterJoining(Joining, frozen=True):
    """7.7: those who come to a counter-attack."""

    rule: ClassVar[str] = "7.7"


def nearby(s: Position, space: int, camp: int, power: int) -> list[int]:
    """7.6: the units beside a battle that a power's special action might bring in; all can see them.

    5.15: none out of a swamp, which units leave in the initial phases alone, or to retreat.
    """
    beside = (near for near in spaces_in(calm_beside(s, power, space)) if not marshy(s, near))
    own = s.members[camp]
    return [unit for near in beside for unit in listed(s.stacks[near] & own) if serves(s, power, unit)]


def offer_reinforcements(s: Position, battle: Battle) -> None:
    """6.21: not in a counter-attack, nor where nobody is left to be reinforced."""
    if not battle.counter and troops(s, battle.space, battle.defender):
        s.stack.append(Reinforce(battle))
