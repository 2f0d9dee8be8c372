"""5.5, stacking: only fortresses have limits; what is too much at the end of a phase dies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.europe_engulfed.components import CAMPS
from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.blocks import remove
from grognard.games.europe_engulfed.rules.control import friendly, troops
from grognard.games.europe_engulfed.rules.special_actions.spending import at, payer
from grognard.games.europe_engulfed.seating import camps_in_turn
from grognard.games.europe_engulfed.state import BY_AIR, CampId
from grognard.kernel.hidden import UNKNOWN
from grognard.kernel.masks import spaces_in
from grognard.kernel.ranges import Count, SpaceId
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def capacity(s: Position, space: int) -> int:
    """5.5: ground units that a fortress takes, whoever holds it; none: no fortress."""
    return s.c.map.areas[space].capacity


def why_full(s: Position, unit: int, space: int, attacking: bool) -> Refusal | None:
    """5.5: into a hostile fortress twice as many as it takes, and one aircraft; none into a friendly one.

    A friendly fortress may hold too many for a while: see `Overstacked`.
    """
    if not capacity(s, space):
        return None
    camp, limits = s.camp_of(unit), s.c.tables["stacking"]
    if s.c.is_aircraft[unit]:
        there = s.stacks[space] & s.members[camp] & s.c.aircraft
        if not attacking or there.bit_count() >= limits["attacker_ground_support"]:
            return refuse("5.5", "no-aircraft-in-fortress", space=s.c.name(space))
        return None
    most = capacity(s, space) * limits["attacker_factor"]
    walked = [one for one in spaces_in(troops(s, space, camp)) if not dropped_into(s, one)]
    if attacking and len(walked) >= most:
        return refuse("5.5", "fortress-full", space=s.c.name(space), most=most)
    return None


def dropped_into(s: Position, unit: int) -> bool:
    """7.3, 5.5: whether a unit has come from the air in this turn, into where it stands: it does not count
    among those who attack a fortress, in later phases of the turn neither."""
    if s.via[unit] == BY_AIR:
        return True
    if s.what[unit] is UNKNOWN or s.dropped[s.what[unit]] != s.turn:
        return False
    return not s.landing or at(s, payer(s, s.power_of(unit)), s.at[unit]) in s.landing


def overstacked(s: Position, storming: bool = False) -> Iterator[tuple[int, int]]:
    """5.5: the friendly fortresses with too many ground units at the end of a phase, and whose they are.

    After combat (`storming`) the player in turn is not asked: who has taken a fortress leaves it in the
    final supply phase (6.85). Those are who have retreated into it (7.51).
    """
    free = camps_in_turn(s) if storming else ()
    for space in spaces_in(s.c.map.fortresses):
        for camp in range(len(CAMPS)):
            if camp in free:
                continue
            own = troops(s, space, camp)
            if own.bit_count() <= capacity(s, space):
                continue
            if friendly(s, s.power_of(next(spaces_in(own)))) >> space & 1:
                yield space, camp


def crowd_out(s: Position) -> None:
    """5.5: at the end of a phase of breakthrough movement, in the fortresses that were entered in it.

    6.85: as many die as have come too many; attackers who were there, having taken it, go out in the end.
    """
    for space, camp in overstacked(s):
        own = list(spaces_in(troops(s, space, camp)))
        stormers = sum(not s.moved[unit] for unit in own)
        if stormers < len(own):
            s.stack.append(Overstacked(space, camp, stormers))


class Overstacked(Asked, frozen=True):
    """5.5: the owner chooses which of the units that are too many die."""

    space: SpaceId
    camp: CampId
    stormers: Count = 0  # 6.85: attackers who have taken it, and may stay till the final supply phase
    rule: ClassVar[str] = "5.5"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"give_up": ("unit",)}

    def seats(self, s: Position) -> tuple[int, ...]:
        return tuple(sorted({s.seat_of(unit) for unit in self._units(s)}))

    def question(self, s: Position) -> dict[str, Any]:
        return {"space": s.c.name(self.space), "most": capacity(s, self.space)}

    def _units(self, s: Position) -> list[int]:
        return list(spaces_in(troops(s, self.space, self.camp)))

    def candidates_give_up(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return [(unit,) for unit in self._units(s)]

    def may_give_up(self, s: Position, seat: int, unit: int) -> Refusal | None:
        if unit not in self._units(s) or s.seat_of(unit) != seat:
            return refuse("5.5", "not-there", unit=s.c.handles[unit], space=s.c.name(self.space))
        return None

    def do_give_up(self, s: Position, seat: int, unit: int) -> None:
        s.tell("given_up", "5.5", unit=s.c.handles[unit], space=s.c.name(self.space))
        remove(s, unit)
        if len(self._units(s)) <= max(capacity(s, self.space), self.stormers):
            s.stack.pop()
