"""1.26, 5.4, 6.7, the breakthrough phases: rounds of combat and movement that special actions buy."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from grognard.games.europe_engulfed.components import AXIS, NOWHERE
from grognard.games.europe_engulfed.rules.asking import PhaseStep, on_the_map, what_all_share
from grognard.games.europe_engulfed.rules.combat.battle import make_battle, why_not_storm
from grognard.games.europe_engulfed.rules.combat.round import Round
from grognard.games.europe_engulfed.rules.control import contested, is_contested, troops
from grognard.games.europe_engulfed.rules.movement.exploitation import advances, exploit, why_nobody
from grognard.games.europe_engulfed.rules.movement.mud import why_mud
from grognard.games.europe_engulfed.rules.movement.reach import unlike
from grognard.games.europe_engulfed.rules.movement.redeployment import redeployment
from grognard.games.europe_engulfed.rules.movement.stacking import Overstacked, overstacked
from grognard.games.europe_engulfed.rules.movement.strategic import account
from grognard.games.europe_engulfed.rules.politics.course import after_phase
from grognard.games.europe_engulfed.rules.special_actions.alongside import Alongside
from grognard.games.europe_engulfed.rules.special_actions.ashore import establish
from grognard.games.europe_engulfed.rules.special_actions.precedence import Claim, Purchase
from grognard.games.europe_engulfed.rules.special_actions.spending import (
    payer,
    spend,
    spenders,
    why_none,
    why_not_spent,
)
from grognard.games.europe_engulfed.seating import camps_in_turn, seat_of
from grognard.games.europe_engulfed.state import SeatOrNobody
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

ANYBODY = -1
Choice = tuple[tuple[int, ...], int]


class Breakthrough(PhaseStep, frozen=True):
    """6.71: a round in one area for a special action of each power that attacks."""

    turn: SeatOrNobody = ANYBODY  # 7.4: the seat that spends the next special action, if that is settled
    purchase: Purchase | None = None  # and what it buys
    rule: ClassVar[str] = "1.26"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "renew": ("powers", "space"),
        "renew_assault": ("powers", "space"),
        "exploit": ("powers", "space"),
        "redeploy": ("power",),
        "end": (),
    }
    takes: ClassVar[Mapping[str, str]] = {
        "renew": "6.71",
        "renew_assault": "6.71",
        "exploit": "5.42",
        "redeploy": "5.44",
    }

    def seats(self, s: Position) -> tuple[int, ...]:
        return tuple(seat for seat in super().seats(s) if self.turn in (ANYBODY, seat))

    def proceed(self, s: Position) -> bool:
        """5.5, 10.2: what was bought is a phase; what is settled is bought; who can buy nothing is done."""
        if self.purchase is not None:
            s.stack[-1] = Breakthrough()
            buy(s, *self.purchase)
            return True
        too_many = next(overstacked(s, storming=True), None)
        if too_many is not None:
            s.stack.append(Overstacked(*too_many))
            return True
        if after_phase(s, "breakthrough"):
            return True
        for seat in self.seats(s):
            payers = spenders(s, seat)
            if not any(payer(s, s.colour_of(unit)) in payers for unit in on_the_map(s, seat)):
                s.done[seat] = 1
        if not self.seats(s):
            s.stack.pop()
            if self.turn != ANYBODY:
                s.stack.append(Breakthrough())
            return True
        return False

    def do_end(self, s: Position, seat: int) -> None:
        s.stack[-1] = Breakthrough()
        super().do_end(s, seat)

    def _bid(self, s: Position, seat: int, verb: str, powers: tuple[int, ...], space: int) -> None:
        """7.4: of two Allied players the other one is asked, if he might buy something too."""
        others = [other for other in self.seats(s) if other != seat]
        if not others:
            s.stack[-1] = Breakthrough()
            buy(s, verb, powers, space)
            return
        s.tell("bidding", "7.4", seat=s.setup.seats[seat])
        s.stack.append(Claim(others[0], seat, (verb, powers, space)))

    def candidates_renew(self, s: Position, seat: int) -> Iterator[Choice]:
        """6.72: every set of powers that have units in a contested area and can pay."""
        for space in spaces_in(contested(s)):
            there = sorted(power for power in attackers(s, space) if s.actions[power])
            for number in range(1, len(there) + 1):
                yield from ((powers, space) for powers in combinations(there, number))

    def may_renew(self, s: Position, seat: int, powers: tuple[int, ...], space: int) -> Refusal | None:
        name = s.c.name(space)
        if not is_contested(s, space):
            return refuse("6.1", "not-contested", space=name)
        for power in powers:
            if seat_of(s, power) != seat:
                return refuse("7.13", "not-your-power", power=s.c.power_ids[power])
            units = attackers(s, space).get(power, [])
            if not any(s.seat_of(unit) == seat for unit in units):
                return refuse("6.72", "none-of-that-power", power=s.c.power_ids[power], space=name)
            if s.c.powers[power].sort == "minor":
                return refuse("9.64", "defence-only", power=s.c.power_ids[power])
            if s.actions[power] < 1:
                return why_none(s, power)
        return why_not_storm(s, space, s.camp[powers[0]])

    def do_renew(self, s: Position, seat: int, powers: tuple[int, ...], space: int) -> None:
        self._bid(s, seat, "renew", powers, space)

    candidates_renew_assault = candidates_renew
    may_renew_assault = may_renew

    def do_renew_assault(self, s: Position, seat: int, powers: tuple[int, ...], space: int) -> None:
        self._bid(s, seat, "renew_assault", powers, space)

    def candidates_exploit(self, s: Position, seat: int) -> Iterator[Choice]:
        """5.42: any area that units of one power can advance into."""
        for power in spenders(s, seat):
            units = [unit for unit in on_the_map(s, seat) if payer(s, s.power_of(unit)) == power]
            spaces = {space for unit in unlike(s, units) for space in advances(s, unit, power)}
            yield from (((power,), space) for space in sorted(spaces))

    legal_exploit = candidates_exploit

    def may_exploit(self, s: Position, seat: int, powers: tuple[int, ...], space: int) -> Refusal | None:
        """5.41: each special action gives its power a phase of its own."""
        if len(powers) > 1:
            return refuse("7.13", "one-at-a-time")
        refusal = why_not_spent(s, seat, powers[0])
        if refusal is not None:
            return refusal
        muddy = why_mud(s, space)
        if muddy is None and (powers, space) not in self.candidates_exploit(s, seat):
            return why_nobody(s, seat, powers[0], space)
        return muddy

    def do_exploit(self, s: Position, seat: int, powers: tuple[int, ...], space: int) -> None:
        self._bid(s, seat, "exploit", powers, space)

    def candidates_redeploy(self, s: Position, seat: int) -> Iterator[tuple[int]]:
        return ((power,) for power in spenders(s, seat))

    def may_redeploy(self, s: Position, seat: int, power: int) -> Refusal | None:
        """5.44; 5.24: without Moscow the Soviets have one move a player-turn in all."""
        refusal = why_not_spent(s, seat, power)
        if refusal is not None:
            return refusal
        if power == s.c.ussr and s.camp[s.holder[s.c.index["moscow"]]] == AXIS:
            return refuse("5.24", "one-without-moscow")
        fresh = s.clone()
        renew_moves(fresh, power)
        step = redeployment(fresh, power)
        if next(step.legal_entrain(fresh, seat), None) is not None:
            return None
        own = (unit for unit in on_the_map(s, seat) if s.power_of(unit) == power)
        shared = what_all_share(step.why_not_start(fresh, seat, unit) for unit in own)
        return shared or refuse("5.44", "nobody-to-redeploy", power=s.c.power_ids[power])

    def do_redeploy(self, s: Position, seat: int, power: int) -> None:
        self._bid(s, seat, "redeploy", (power,), NOWHERE)


def buy(s: Position, verb: str, powers: tuple[int, ...], space: int) -> None:
    """1.26: a phase of combat or movement for special actions, in which nobody has fought yet (9.46)."""
    s.fought = 0
    if verb == "exploit":
        spend(s, powers[0], "5.41")
        s.tell("exploited", "5.42", space=s.c.name(space))
        exploit(s, powers, space)
    elif verb == "redeploy":
        spend(s, powers[0], "5.44")
        renew_moves(s, powers[0])
        s.stack.append(redeployment(s, powers[0]))
    else:
        renew(s, powers, space, verb == "renew_assault")


def renew_moves(s: Position, power: int) -> None:
    """5.44: a new phase for the strategic moves of a power."""
    s.moved = (0,) * len(s.moved)
    s.strategic[account(s, power)] = 0
    s.western = 0 if power == s.c.germany else s.western  # 2.27: so many in each strategic phase


def attackers(s: Position, space: int) -> dict[int, list[int]]:
    """7.13, 9.15: the units in turn in an area by the power whose special actions they use."""
    found: dict[int, list[int]] = {}
    for camp in camps_in_turn(s):
        for unit in spaces_in(troops(s, space, camp)):
            found.setdefault(payer(s, s.power_of(unit)), []).append(unit)
    return found


def nations(s: Position, powers: tuple[int, ...], space: int) -> tuple[int, ...]:
    """6.72: the powers whose units attack in an area if these pay."""
    there = attackers(s, space)
    return tuple(sorted({s.power_of(unit) for power in powers for unit in there.get(power, ())}))


def renew(s: Position, powers: tuple[int, ...], space: int, assault: bool) -> None:
    """6.72: a special action of each power; then the other Ally may take part."""
    camp = s.camp_of(attackers(s, space)[powers[0]][0])
    for power in powers:
        spend(s, power, "6.71")
    leader = seat_of(s, powers[0])
    s.stack.append(RenewedAlongside(make_battle(s, space, camp, assault), leader, powers, int(assault)))


class RenewedAlongside(Alongside, frozen=True):
    """6.72: the other Ally's powers with units in the area; only who has paid attacks and takes losses."""

    rule: ClassVar[str] = "6.72"

    def able(self, s: Position) -> list[int]:
        there = attackers(s, self.battle.space)
        return [power for power in s.c.majors if s.actions[power] and power in there]

    def launch(self, s: Position) -> None:
        battle = self.battle
        combat = "assault" if battle.assault else "normal"
        s.tell("declared", "6.72", space=s.c.name(battle.space), combat=combat)
        s.stack.append(Round(replace(battle, powers=nations(s, self.powers, battle.space))))


def open_breakthrough(s: Position) -> Breakthrough:
    """0.20: what was newly contested has been fought over; 7.22: who landed and needed no round has come."""
    s.fresh = s.fought = 0
    for space in spaces_in(s.invaded):
        establish(s, space)
    return Breakthrough()
