"""6.5, 7.7, the counter-attack at the end of a round."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from grognard.games.europe_engulfed.rules.combat.battle import Battle, fighters_of
from grognard.games.europe_engulfed.rules.control import troops
from grognard.games.europe_engulfed.rules.special_actions.alongside import Alongside
from grognard.games.europe_engulfed.rules.special_actions.reactions import Reaction, payers
from grognard.games.europe_engulfed.rules.special_actions.reinforce import CounterJoining
from grognard.games.europe_engulfed.rules.special_actions.spending import payer, serves, spend
from grognard.games.europe_engulfed.seating import seat_of
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

Powers = tuple[int, ...]


class Counter(Reaction, frozen=True):
    """7.7: a defender with a step left attacks at once; the player in turn defends."""

    rule: ClassVar[str] = "7.7"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "counter": ("powers",),
        "counter_assault": ("powers",),
        "decline": (),
    }

    def able(self, s: Position) -> list[int]:
        units = fighters_of(s, self.battle, True)
        return [p for p in payers(s, self.battle.defender) if any(serves(s, p, unit) for unit in units)]

    def candidates_counter(self, s: Position, seat: int) -> Iterator[tuple[Powers]]:
        own = [power for power in self.able(s) if seat_of(s, power) == seat]
        for number in range(1, len(own) + 1):
            yield from ((powers,) for powers in combinations(own, number))

    def may_counter(self, s: Position, seat: int, powers: Powers) -> Refusal | None:
        for power in powers:
            refusal = self.why_not_pay(s, seat, power)
            if refusal is not None:
                return refusal
            if power not in self.able(s):
                name, space = s.c.power_ids[power], s.c.name(self.battle.space)
                return refuse("7.7", "no-step-left", power=name, space=space)
        return None

    def do_counter(self, s: Position, seat: int, powers: Powers) -> None:
        self._strike(s, powers, False)

    candidates_counter_assault = candidates_counter
    may_counter_assault = may_counter

    def do_counter_assault(self, s: Position, seat: int, powers: Powers) -> None:
        self._strike(s, powers, True)

    def _strike(self, s: Position, powers: Powers, assault: bool) -> None:
        for power in powers:
            spend(s, power, "7.7")
        combat = "assault" if assault else "normal"
        s.tell("countered", "7.7", space=s.c.name(self.battle.space), combat=combat)
        leader = seat_of(s, powers[0])
        s.stack[-1] = CounterAlongside(self.battle, leader, powers, int(assault))


class CounterAlongside(Alongside, frozen=True):
    """7.7, 7.13: the other Ally's powers that have a step left there."""

    rule: ClassVar[str] = "7.7"

    def able(self, s: Position) -> list[int]:
        return Counter(self.battle).able(s)

    def launch(self, s: Position) -> None:
        """The round below learns of it and fights it when the reinforcements are there."""
        old, powers = self.battle, self.powers
        s.stack[-1] = replace(s.stack[-1], counter=answer(s, old, powers, bool(self.assault)))
        s.stack.extend(CounterJoining(old.space, old.defender, power) for power in powers)


def answer(s: Position, battle: Battle, powers: Powers, assault: bool) -> Battle:
    """7.7: the counter-attack of the defender's powers that pay; the player in turn defends."""
    attackers = _nations(s, battle.defender, powers)
    return Battle(
        battle.space,
        battle.defender,
        battle.attacker,
        assault,
        counter=True,
        powers=attackers,
        landed=battle.landed,
    )


def _nations(s: Position, camp: int, powers: Powers) -> Powers:
    """7.13: whose units attack: those of the powers that paid, and the minor powers beside a major one."""
    major = any(s.c.powers[power].sort == "major" for power in powers)
    return tuple(
        power
        for power, side in enumerate(s.camp)
        if side == camp and (payer(s, power) in powers or (major and s.c.powers[power].sort == "minor"))
    )


def offer_counter(s: Position, battle: Battle) -> None:
    """6.5: after every round in which both sides have units left, be they of powers that stood by (6.72); but
    not after a counter-attack."""
    if not battle.counter and fighters_of(s, battle, True) and troops(s, battle.space, battle.attacker):
        s.stack.append(Counter(battle))
