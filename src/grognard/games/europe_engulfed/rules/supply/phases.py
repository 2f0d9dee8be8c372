"""1.21, 1.27, 3.4 to 3.6, the supply phases: units are checked, their owner chooses who goes without."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.europe_engulfed.components import NOBODY
from grognard.games.europe_engulfed.rules.asking import Asked, in_turn
from grognard.games.europe_engulfed.rules.blocks import lose_step, remove, show_strength
from grognard.games.europe_engulfed.rules.control import friendly
from grognard.games.europe_engulfed.rules.left_alone import give_way
from grognard.games.europe_engulfed.rules.special_actions.spending import (
    serves,
    spend,
    spenders,
    why_none,
)
from grognard.games.europe_engulfed.rules.supply.fleets import lose_fleets
from grognard.games.europe_engulfed.rules.supply.lines import leads_on
from grognard.games.europe_engulfed.rules.supply.sea import Groups, Load, Reach, gives_way, most_supplied
from grognard.games.europe_engulfed.seating import camps_in_turn, seat_of, seats_in_turn
from grognard.games.europe_engulfed.state import IN_VICHY, OUT, OUT_MOVED, RESISTING, SUPPLIED, SeatId
from grognard.kernel.masks import listed
from grognard.kernel.ranges import UnitId
from grognard.kernel.recall import recalled
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

Routes = tuple[Load, ...]
Pool = tuple[int, Load]
"""Fleets that carry for the same units: of a camp at war or of a neutral power; and their capacities."""


class Check:
    """3.1, 3.3: who has a line by land, who needs the sea and by which routes, who has none at all."""

    def __init__(
        self,
        s: Position,
        without: Iterable[int] = (),
        units: Iterable[int] | None = None,
        owner: Callable[[int], int] | None = None,
    ) -> None:
        """Of the units in turn, or of some `units`; `owner` says whose they are where that can't be seen."""
        self.s, self.none = s, set(without)
        self.by_sea: dict[int, tuple[Pool, Routes]] = {}
        """By unit: the fleets that carry for it, and its routes."""
        reaches: dict[int, Reach] = {}
        found: dict[tuple[int, int], Routes | None] = {}
        whose_is = owner or s.power_of
        for unit in units_in_turn(s) if units is None else units:
            if unit in self.none:
                continue
            power, space = whose_is(unit), s.at[unit]
            if power not in reaches:
                reaches[power] = Reach(s, power)
            reach = reaches[power]
            if (power, space) not in found:
                found[power, space] = _lines(s, reach, space)
            routes = found[power, space]
            if routes is None:
                continue
            if routes:
                whose = -1 - s.camp[power] if s.war[power] else power
                self.by_sea[unit] = (whose, reach.capacity), routes
            else:
                self.none.add(unit)

    def shortage(self, without: Iterable[int] = ()) -> int:
        """3.31: how many of the units that need the sea can't be supplied at once."""
        return sum(
            sum(number for number, _ in groups) - most_supplied(groups, capacity)
            for (_, capacity), groups in self._pools(without).items()
        )

    def _pools(self, without: Iterable[int] = ()) -> dict[Pool, Groups]:
        """Units that are alike, by the fleets that carry for them."""
        pools: dict[Pool, dict[Routes, int]] = {}
        for unit, (pool, routes) in self.by_sea.items():
            if unit not in without:
                groups = pools.setdefault(pool, {})
                groups[routes] = groups.get(routes, 0) + 1
        return {
            pool: tuple((number, routes) for routes, number in groups.items())
            for pool, groups in pools.items()
        }

    def may_spare(self, unit: int) -> bool:
        """3.3: whether the shortage lessens without a unit, or others can be supplied in its place."""
        pool, routes = self.by_sea[unit]
        lessens = self.shortage((unit,)) < self.shortage()
        return lessens or gives_way(routes, self._pools()[pool], pool[1])


def _lines(s: Position, reach: Reach, space: int) -> Routes | None:
    """What supply a power's units have in a space: None if by land, else their routes by sea, if any."""
    near = leads_on(s, space, reach.open)
    return None if near & reach.fed else reach.sorted_routes(space, near)


def units_in_turn(s: Position) -> list[int]:
    """3.1: the units that are checked; those of Vichy are always supplied (9.522)."""
    return [unit for unit in listed(in_turn(s)) if s.service[unit] not in (IN_VICHY, RESISTING)]


def soviets_by_sea(s: Position) -> tuple[int, ...]:
    """5.41: the Soviet units in turn that are supplied by sea."""
    units = [unit for unit in units_in_turn(s) if s.power_of(unit) == s.c.ussr]
    return tuple(Check(s, units=units).by_sea)


@recalled
def unsupplied(s: Position) -> tuple[int, int]:
    """How many units in turn have no supply, and how many too many need the sea."""
    check = Check(s)
    return len(check.none), check.shortage()


def show_nations(s: Position) -> None:
    """3.1, 9.17: blocks of the Axis minor powers show whose they are where their supply depends on it."""
    reaches: dict[int, Reach] = {}
    shown = []
    for unit in units_in_turn(s):
        if s.c.sole[unit] != NOBODY or s.open[unit]:
            continue
        powers = {s.c.piece_power[piece] for piece in s.c.at_home_in(s.c.back[unit], s.at[unit])}
        reaches |= {power: Reach(s, power) for power in powers if len(powers) > 1 and power not in reaches}
        if len(powers) > 1 and len({_lines(s, reaches[power], s.at[unit]) for power in powers}) > 1:
            shown.append(unit)
    if shown:
        s.reveal("what", *shown)
        s.tell("nations_shown", "3.1", units=s.c.names(shown))


@recalled
def sparing(s: Position, without: tuple[int, ...]) -> list[int]:
    """3.3: the units that may go without, besides others, for the rest to be supplied; alike ones alike."""
    check = Check(s, without)
    helps: dict[tuple[Pool, Routes], bool] = {}
    for unit, one in check.by_sea.items():
        if one not in helps:
            helps[one] = check.may_spare(unit)
    return [unit for unit, one in check.by_sea.items() if helps[one]]


def none_in_vain(s: Position, without: tuple[int, ...]) -> Check:
    """3.3: who has supply in the end: also who was named and could be supplied after all."""
    for unit in without:
        others = tuple(one for one in without if one != unit)
        if not Check(s, others).shortage():
            without = others
    return Check(s, without)


class Supply(Asked, frozen=True):
    """3.3: where fleets can't supply all, the owner names units that go without, until the rest can be."""

    final: bool
    without: tuple[UnitId, ...] = ()
    rule: ClassVar[str] = "3.3"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"go_without": ("unit",)}

    def seats(self, s: Position) -> tuple[int, ...]:
        return tuple(sorted({s.seat_of(unit) for unit in sparing(s, self.without)}))

    def question(self, s: Position) -> dict[str, Any]:
        return {"number": Check(s, self.without).shortage()}

    def proceed(self, s: Position) -> bool:
        if not self.without:
            show_nations(s)
        if Check(s, self.without).shortage():
            return False
        check = none_in_vain(s, self.without)
        s.stack.pop()
        (end_final if self.final else end_initial)(s, check.none)
        return True

    def candidates_go_without(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return [(unit,) for unit in sparing(s, self.without)]

    def may_go_without(self, s: Position, seat: int, unit: int) -> Refusal | None:
        if s.seat_of(unit) != seat or unit not in sparing(s, self.without):
            return refuse("3.3", "not-by-sea", unit=s.c.handles[unit])
        return None

    def do_go_without(self, s: Position, seat: int, unit: int) -> None:
        s.tell("went_without", "3.3", unit=s.c.handles[unit])
        s.stack[-1] = Supply(self.final, (*self.without, unit))


def mark_supply(s: Position, none: set[int]) -> None:
    """Who of the side in its turn has supply, and who has none."""
    out = list(s.out)
    for unit in units_in_turn(s):
        out[unit] = OUT if unit in none else SUPPLIED
    s.out = tuple(out)


def end_initial(s: Position, none: set[int]) -> None:
    """1.21: who has no supply is marked until the final supply phase."""
    mark_supply(s, none)
    if none:
        s.tell("out_of_supply", "1.21", units=s.c.names(sorted(none)))


def end_final(s: Position, none: set[int]) -> None:
    """3.5, 3.6: who is restored, who is lost, and whom a special action may still save (7.9)."""
    lose_fleets(s)
    lost = [unit for unit in units_in_turn(s) if unit in none or not _restored(s, unit)]
    s.stack.append(LimitedSupply(tuple(lost)))


def _restored(s: Position, unit: int) -> bool:
    """3.5: who was out of supply and has moved must also be in a friendly area."""
    return s.out[unit] != OUT_MOVED or bool(friendly(s, s.power_of(unit)) >> s.at[unit] & 1)


class LimitedSupply(Asked, frozen=True):
    """7.9: special actions for areas whose units would be lost, before they are."""

    lost: tuple[UnitId, ...]
    saved: tuple[UnitId, ...] = ()
    passed: tuple[SeatId, ...] = ()  # seats that save no more
    rule: ClassVar[str] = "7.9"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"relieve": ("power", "space"), "abandon": ()}

    def _doomed(self, s: Position) -> list[int]:
        return [unit for unit in self.lost if unit not in self.saved and not in_fortress(s, unit)]

    def _choices(self, s: Position, seat: int) -> list[tuple[int, int]]:
        """7.13: whose special actions a seat has, and where they would save somebody."""
        powers, doomed = spenders(s, seat), self._doomed(s)
        return sorted({(power, s.at[unit]) for unit in doomed for power in powers if serves(s, power, unit)})

    def seats(self, s: Position) -> tuple[int, ...]:
        return tuple(seat for seat in seats_in_turn(s) if seat not in self.passed and self._choices(s, seat))

    def question(self, s: Position) -> dict[str, Any]:
        return {"spaces": sorted({s.c.name(s.at[unit]) for unit in self._doomed(s)})}

    def proceed(self, s: Position) -> bool:
        if self.seats(s):
            return False
        self._settle(s)
        return True

    def candidates_relieve(self, s: Position, seat: int) -> Iterable[tuple[int, int]]:
        return self._choices(s, seat)

    def may_relieve(self, s: Position, seat: int, power: int, space: int) -> Refusal | None:
        """9.64: the special action of a minor power does not serve for this."""
        name = s.c.power_ids[power]
        if not self._units(s, power, space):
            return refuse("7.9", "nobody-to-relieve", space=s.c.name(space))
        if s.c.powers[power].sort == "minor":
            return refuse("9.64", "defence-only", power=name)
        if seat_of(s, power) != seat:
            return refuse("7.13", "not-your-power", power=name)
        return why_none(s, power)

    def _units(self, s: Position, power: int, space: int) -> list[int]:
        return [unit for unit in self._doomed(s) if s.at[unit] == space and serves(s, power, unit)]

    def do_relieve(self, s: Position, seat: int, power: int, space: int) -> None:
        spend(s, power, "7.9")
        saved = self._units(s, power, space)
        s.tell("relieved", "7.9", units=s.c.names(saved), space=s.c.name(space))
        s.stack[-1] = LimitedSupply(self.lost, (*self.saved, *saved), self.passed)

    def do_abandon(self, s: Position, seat: int) -> None:
        s.stack[-1] = LimitedSupply(self.lost, self.saved, (*self.passed, seat))

    def _settle(self, s: Position) -> None:
        """3.6, 7.9: limited supply costs a step, no supply the unit; who is left counts as supplied."""
        s.stack.pop()
        for unit in self.lost:
            limited = unit in self.saved or in_fortress(s, unit)
            if limited:
                show_strength(s, unit)
            name, space = s.c.handles[unit], s.c.name(s.at[unit])
            if limited and s.steps[unit] > 1:
                lose_step(s, unit)
                s.tell("starved", "7.9", unit=name, space=space)
            else:
                s.tell("perished", "3.6", unit=name, space=space)
                remove(s, unit)
        for camp in camps_in_turn(s):
            give_way(s, camp)
        mark_supply(s, set())


def in_fortress(s: Position, unit: int) -> bool:
    """0.9, 7.9: in a friendly fortress limited supply costs nothing."""
    at = s.at[unit]
    return bool(s.c.map.fortresses >> at & 1 and friendly(s, s.power_of(unit)) >> at & 1)
