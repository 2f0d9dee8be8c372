"""5.5, 6.85, 6.86, attackers leave fortresses in their final supply phase; from Malta they go home by sea."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.europe_engulfed.components import NOBODY, NOWHERE
from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.blocks import put, remove, stand_up
from grognard.games.europe_engulfed.rules.control import friendly, is_contested, troops
from grognard.games.europe_engulfed.rules.movement.stacking import capacity, dropped_into
from grognard.games.europe_engulfed.rules.naval.transfers import Transfers
from grognard.games.europe_engulfed.rules.naval.transport import available, carriers, harbours, slot, use
from grognard.games.europe_engulfed.rules.naval.voyages import Freight, Voyage, set_sail
from grognard.games.europe_engulfed.rules.special_actions.ashore import lose_beachheads
from grognard.games.europe_engulfed.seating import camps_in_turn
from grognard.games.europe_engulfed.state import BY_SHIP
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


class FortressesLeft(Asked, frozen=True):
    """6.85, 6.86: units that are too many are named one by one; those of Malta go home or are given up."""

    homeward: tuple[Freight, ...] = ()  # 6.86: aboard the ships that take them home
    rule: ClassVar[str] = "6.85"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "pull_back": ("unit",),
        "bring_home": ("unit",),
        "give_up": ("unit",),
    }

    def seats(self, s: Position) -> tuple[int, ...]:
        _, units = self._crowded(s)
        return tuple(sorted({s.seat_of(unit) for unit in units}))

    def question(self, s: Position) -> dict[str, Any]:
        space, _ = self._crowded(s)
        return {"space": s.c.name(space), "most": 0 if _must_leave(s, space) else capacity(s, space)}

    def proceed(self, s: Position) -> bool:
        """What leaves no choice is done; then the ships sail, then fleets are transferred (8.3)."""
        leave_without_choice(s)
        if self._crowded(s)[1]:
            return False
        lose_beachheads(s)  # 7.22: of those who were given up
        stand_up(s)
        s.stack[-1] = Transfers(True)
        if self.homeward:
            set_sail(s, Voyage(s.c.index["mediterranean"], self.homeward, BY_SHIP))
        s.sailed_from = (NOWHERE,) * len(s.sailed_from)
        return True

    def _crowded(self, s: Position) -> tuple[int, list[int]]:
        """The first fortress with too many attackers, and those of whom some must leave."""
        aboard = {unit for unit, _, _ in self.homeward}
        for space in spaces_in(s.c.map.fortresses):
            units = [unit for unit in attackers(s, space) if unit not in aboard]
            if len(units) > (0 if _must_leave(s, space) else capacity(s, space)):
                return space, units
        return NOWHERE, []

    # ---------------------------------------------------------------- into the area around

    def candidates_pull_back(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return [(unit,) for unit in self._crowded(s)[1]]

    def may_pull_back(self, s: Position, seat: int, unit: int) -> Refusal | None:
        refusal, space = self._why_not_one(s, seat, unit), s.at[unit]
        if refusal is None and not refuge(s, unit):
            return refuse("6.85", "nowhere-around", space=s.c.name(space))
        return refusal

    def _why_not_one(self, s: Position, seat: int, unit: int) -> Refusal | None:
        if s.seat_of(unit) != seat or unit not in self._crowded(s)[1]:
            return refuse("6.85", "need-not-leave", unit=s.c.handles[unit])
        return None

    def do_pull_back(self, s: Position, seat: int, unit: int) -> None:
        pull_back(s, unit, s.c.map.around[s.at[unit]])

    # ---------------------------------------------------------------- home from Malta

    candidates_bring_home = candidates_pull_back

    def may_bring_home(self, s: Position, seat: int, unit: int) -> Refusal | None:
        refusal = self._why_not_one(s, seat, unit)
        if refusal is None and self._passage(s, unit) is None:
            return refuse("6.86", "no-way-home", unit=s.c.handles[unit])
        return refusal

    def _passage(self, s: Position, unit: int) -> tuple[int, int] | None:
        """6.86: whose ships take it where: those that brought it; airborne units need an unused one."""
        if s.at[unit] != s.c.index["malta"]:
            return None
        power, sea = s.power_of(unit), s.c.index["mediterranean"]
        havens = harbours(s, power, sea) & ~(1 << s.at[unit])
        if s.sailed_from[unit] == NOWHERE:
            ports = [port for port in s.sailed_from if port != NOWHERE and havens >> port & 1]
            return (NOBODY, min(ports)) if ports and available(s, power, sea) else None
        busy = [carrier for _, carrier, _ in self.homeward]
        free = [one for one in carriers(s, power) if _spent(s, one, sea) > busy.count(one)]
        port = s.sailed_from[unit]
        return (free[0], port) if free and havens >> port & 1 else None

    def do_bring_home(self, s: Position, seat: int, unit: int) -> None:
        passage = self._passage(s, unit)
        if passage is not None:
            carrier, port = passage
            if carrier == NOBODY:
                carrier = use(s, s.power_of(unit), s.c.index["mediterranean"])
            s.tell("going_home", "6.86", unit=s.c.handles[unit], space=s.c.name(port))
            s.stack[-1] = FortressesLeft((*self.homeward, (unit, carrier, port)))

    # ---------------------------------------------------------------- given up

    candidates_give_up = candidates_pull_back

    def may_give_up(self, s: Position, seat: int, unit: int) -> Refusal | None:
        """6.85: who has somewhere to go round the fortress goes there."""
        refusal = self._why_not_one(s, seat, unit)
        if refusal is None and refuge(s, unit):
            return refuse("6.85", "goes-out", unit=s.c.handles[unit])
        return refusal

    def do_give_up(self, s: Position, seat: int, unit: int) -> None:
        s.tell("given_up", "6.86", unit=s.c.handles[unit], space=s.c.name(s.at[unit]))
        remove(s, unit)


def _spent(s: Position, power: int, sea: int) -> int:
    """6.86: the points of a power that have carried somebody in this turn."""
    here = slot(s, power, sea)
    return s.used[here] - s.shifted[here]


def attackers(s: Position, space: int) -> list[int]:
    """The ground units in turn in a fortress that is contested, or that has been taken."""
    return [unit for camp in camps_in_turn(s) for unit in spaces_in(troops(s, space, camp))]


def _taken(s: Position, unit: int) -> bool:
    return bool(friendly(s, s.power_of(unit)) >> s.at[unit] & 1)


def _must_leave(s: Position, space: int) -> bool:
    """6.86: nobody stays in Malta who has not taken it."""
    return space == s.c.index["malta"] and any(not _taken(s, unit) for unit in attackers(s, space))


def refuge(s: Position, unit: int) -> bool:
    """6.85: whether the area round the fortress is friendly."""
    around = s.c.map.around[s.at[unit]]
    return around != NOBODY and bool(friendly(s, s.power_of(unit)) >> around & 1)


def leave_without_choice(s: Position) -> None:
    """5.5, 6.86: aircraft go, and airborne units die in a fortress that they have not taken."""
    for space in spaces_in(s.c.map.fortresses):
        for camp in camps_in_turn(s):
            own = s.stacks[space] & s.members[camp]
            for unit in list(spaces_in(own & s.c.aircraft)):
                _fly_off(s, unit)
            for unit in list(spaces_in(own & s.c.ground)):
                if _came_by_air(s, unit) and not _taken(s, unit):
                    rule = _leaving(s, space, "5.5")
                    s.tell("destroyed", rule, unit=s.c.handles[unit], space=s.c.name(space))
                    remove(s, unit)


def _came_by_air(s: Position, unit: int) -> bool:
    """7.3: dropped in this turn, and here; Malta is entered by sea or by air alone."""
    fortress = s.at[unit]
    at_malta = fortress == s.c.index["malta"] and is_contested(s, fortress)
    return dropped_into(s, unit) or (at_malta and s.sailed_from[unit] == NOWHERE)


def _fly_off(s: Position, unit: int) -> None:
    """5.5, 6.86: into the area round the fortress, from Malta to Sicily."""
    fortress = s.at[unit]
    near = s.c.map.around[fortress]
    there = s.c.index["sicily"] if near == NOBODY else near
    if friendly(s, s.power_of(unit)) >> there & 1:
        pull_back(s, unit, there)
    else:
        s.tell("overrun", "6.64", unit=s.c.handles[unit], space=s.c.name(fortress))
        remove(s, unit)


def _leaving(s: Position, fortress: int, rule: str) -> str:
    """6.86: Malta has a paragraph of its own."""
    return "6.86" if fortress == s.c.index["malta"] else rule


def pull_back(s: Position, unit: int, space: int) -> None:
    rule = _leaving(s, s.at[unit], "6.85")
    s.tell("pulled_back", rule, unit=s.c.handles[unit], space=s.c.name(space))
    put(s, unit, space)


def open_final(s: Position) -> FortressesLeft:
    """1.27: fortresses first, then transfers, then supply."""
    return FortressesLeft()
