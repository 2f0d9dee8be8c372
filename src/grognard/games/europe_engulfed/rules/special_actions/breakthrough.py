"""1.26, 5.4, 6.7, the breakthrough phases: rounds of combat and movement that special actions buy."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from grognard.games.europe_engulfed.components import AXIS
from grognard.games.europe_engulfed.rules.asking import PhaseStep, on_the_map
from grognard.games.europe_engulfed.rules.combat.battle import make_battle
from grognard.games.europe_engulfed.rules.combat.round import Round
from grognard.games.europe_engulfed.rules.control import contested, is_contested, troops
from grognard.games.europe_engulfed.rules.movement.exploitation import Exploitation, exploit
from grognard.games.europe_engulfed.rules.movement.reach import Walker
from grognard.games.europe_engulfed.rules.movement.redeployment import redeployment
from grognard.games.europe_engulfed.rules.movement.strategic import account, limit
from grognard.games.europe_engulfed.rules.special_actions.spending import payer, spend, spenders, why_none
from grognard.games.europe_engulfed.seating import camps_in_turn
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

Choice = tuple[tuple[int, ...], int]


class Breakthrough(PhaseStep, frozen=True):
    """6.71: a round in one area for a special action of each power that attacks."""

    rule: ClassVar[str] = "1.26"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "renew": ("powers", "space"),
        "renew_assault": ("powers", "space"),
        "exploit": ("powers", "space"),
        "redeploy": ("power",),
        "end": (),
    }

    def proceed(self, s: Position) -> bool:
        """Seats that can buy nothing have finished."""
        for seat in self.seats(s):
            rounds, moves = self.candidates_renew(s, seat), self.candidates_exploit(s, seat)
            fights = (choice for choice in rounds if self.may_renew(s, seat, *choice) is None)
            trains = (
                one for one in self.candidates_redeploy(s, seat) if self.may_redeploy(s, seat, *one) is None
            )
            if next(chain(fights, moves, trains), None) is None:
                s.done[seat] = 1
        if not self.seats(s):
            s.stack.pop()
            return True
        return False

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
            units = attackers(s, space).get(power, [])
            if not any(s.seat_of(unit) == seat for unit in units):
                return refuse("6.72", "none-of-that-power", power=s.c.power_ids[power], space=name)
            if s.c.powers[power].sort == "minor":
                return refuse("9.64", "defence-only", power=s.c.power_ids[power])
            if s.actions[power] < 1:
                return why_none(s, power)
        return None

    def do_renew(self, s: Position, seat: int, powers: tuple[int, ...], space: int) -> None:
        renew(s, powers, space, False)

    candidates_renew_assault = candidates_renew
    may_renew_assault = may_renew

    def do_renew_assault(self, s: Position, seat: int, powers: tuple[int, ...], space: int) -> None:
        renew(s, powers, space, True)

    def candidates_exploit(self, s: Position, seat: int) -> Iterator[Choice]:
        """5.42: any area that units of one power can advance into."""
        for power in spenders(s, seat):
            units = [unit for unit in on_the_map(s, seat) if payer(s, s.power_of(unit)) == power]
            spaces = {space for unit in units for space in advances(s, unit, power)}
            yield from (((power,), space) for space in sorted(spaces))

    def may_exploit(self, s: Position, seat: int, powers: tuple[int, ...], space: int) -> Refusal | None:
        """5.41: each special action gives its power a phase of its own."""
        if len(powers) > 1:
            return refuse("7.13", "one-at-a-time")
        if powers[0] not in spenders(s, seat):
            return why_none(s, powers[0]) or refuse("7.13", "not-your-power", power=s.c.power_ids[powers[0]])
        if (powers, space) not in self.candidates_exploit(s, seat):
            return refuse("5.42", "nobody-can", space=s.c.name(space))
        return None

    def do_exploit(self, s: Position, seat: int, powers: tuple[int, ...], space: int) -> None:
        spend(s, powers[0], "5.41")
        s.tell("exploited", "5.42", space=s.c.name(space))
        exploit(s, powers, space)

    def candidates_redeploy(self, s: Position, seat: int) -> Iterator[tuple[int]]:
        return ((power,) for power in spenders(s, seat))

    def may_redeploy(self, s: Position, seat: int, power: int) -> Refusal | None:
        """5.44; 5.24: without Moscow the Soviets have one move a player-turn in all."""
        if power not in spenders(s, seat):
            return why_none(s, power) or refuse("7.13", "not-your-power", power=s.c.power_ids[power])
        if power == s.c.ussr and s.camp[s.holder[s.c.index["moscow"]]] == AXIS:
            return refuse("5.24", "no-moves-left", power=s.c.power_ids[power], most=limit(s, power))
        fresh = s.clone()
        renew_moves(fresh, power)
        if next(redeployment(fresh, power).legal_entrain(fresh, seat), None) is None:
            return refuse("5.44", "nobody-to-redeploy", power=s.c.power_ids[power])
        return None

    def do_redeploy(self, s: Position, seat: int, power: int) -> None:
        spend(s, power, "5.44")
        renew_moves(s, power)
        s.stack.append(redeployment(s, power))


def renew_moves(s: Position, power: int) -> None:
    """5.44: a new phase for the strategic moves of a power."""
    s.moved = [0] * len(s.moved)
    s.strategic[account(s, power)] = 0


def advances(s: Position, unit: int, power: int) -> Iterator[int]:
    """5.42: the areas that a unit could break into, if its power designated them; 5.41 is asked later."""
    for way in Walker(s, unit).ways():
        if Exploitation(way[-1], (power,)).why_no_advance(s, unit, way) is None:
            yield way[-1]


def attackers(s: Position, space: int) -> dict[int, list[int]]:
    """7.13, 9.15: the units in turn in an area by the power whose special actions they use."""
    found: dict[int, list[int]] = {}
    for camp in camps_in_turn(s):
        for unit in spaces_in(troops(s, space, camp)):
            found.setdefault(payer(s, s.power_of(unit)), []).append(unit)
    return found


def renew(s: Position, powers: tuple[int, ...], space: int, assault: bool) -> None:
    """6.72: only the powers that have paid attack, and only they take losses."""
    units = [unit for power in powers for unit in attackers(s, space)[power]]
    camp = s.camp_of(units[0])
    for power in powers:
        spend(s, power, "6.71")
    combat = "assault" if assault else "normal"
    s.tell("declared", "6.72", space=s.c.name(space), combat=combat)
    nations = tuple(sorted({s.power_of(unit) for unit in units}))
    s.stack.append(Round(replace(make_battle(s, space, camp, assault), powers=nations)))


def open_breakthrough(s: Position) -> Breakthrough:
    """0.20: what was newly contested has been fought over."""
    s.fresh = 0
    return Breakthrough()
