"""0.11, 6.22, 6.23, aircraft in combat: committed in secret by both sides, then they fight each other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.blocks import remove
from grognard.games.europe_engulfed.rules.combat.battle import Battle, aircraft_of
from grognard.games.europe_engulfed.state import SUPPLIED
from grognard.kernel.action import Action
from grognard.kernel.columns import with_entry
from grognard.kernel.ranges import Count
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import SecretStep

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


class Engage(SecretStep, frozen=True):
    """6.22: who has aircraft there says in secret which of them fight in the air."""

    battle: Battle
    rule: ClassVar[str] = "6.22"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"engage": ("unit",), "ready": ()}

    def put_to(self, s: Position) -> tuple[int, ...]:
        planes = aircraft_of(s, self.battle, True) + aircraft_of(s, self.battle, False)
        return tuple(sorted({s.seat_of(plane) for plane in planes}))

    def seats(self, s: Position) -> tuple[int, ...]:
        return tuple(seat for seat in self.put_to(s) if not s.answered[seat])

    def openly(self, s: Position, seat: int, action: Action) -> bool:
        """6.22: of all this others notice one thing: that the last side is ready."""
        return action.verb == "ready" and self.seats(s) == (seat,)

    def closed(self, s: Position, verb: str) -> Refusal | None:
        return refuse("6.22", "all-engaged")

    def asks(self, s: Position, seat: int) -> dict[str, Any]:
        engaged = [plane for plane in self.planes(s, seat) if s.engaged[plane]]
        return {"space": s.c.name(self.battle.space), "units": s.c.names(engaged)}

    def planes(self, s: Position, seat: int) -> list[int]:
        both = aircraft_of(s, self.battle, True) + aircraft_of(s, self.battle, False)
        return [plane for plane in both if s.seat_of(plane) == seat]

    def candidates_engage(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return [(plane,) for plane in self.planes(s, seat)]

    def may_engage(self, s: Position, seat: int, plane: int) -> Refusal | None:
        if plane not in self.planes(s, seat):
            return why_grounded(s, self.battle.space, seat, plane, "6.22")
        return refuse("6.22", "engaged-already", unit=s.c.handles[plane]) if s.engaged[plane] else None

    def do_engage(self, s: Position, seat: int, plane: int) -> None:
        s.engaged = with_entry(s.engaged, plane, 1)
        s.tell("engaging", "6.22", unit=s.c.handles[plane])

    def do_ready(self, s: Position, seat: int) -> None:
        s.answered[seat] = 1
        s.tell("ready", "6.22", seat=s.setup.seats[seat])

    def close(self, s: Position) -> None:
        """Both show what they have committed."""
        s.stack.pop()
        planes = [plane for seat in self.put_to(s) for plane in self.planes(s, seat)]
        s.reveal("engaged", *planes)
        s.reveal("answered", *self.put_to(s))
        s.answered = [0] * len(s.answered)
        fighting = [plane for plane in planes if s.engaged[plane]]
        if fighting:
            s.tell("engaged", "6.22", units=s.c.names(fighting), space=s.c.name(self.battle.space))


def why_grounded(s: Position, space: int, seat: int, plane: int, rule: str) -> Refusal:
    """3.4: an aircraft that is there but can't fight may be out of supply."""
    there = s.at[plane] == space and s.c.is_aircraft[plane] and s.seat_of(plane) == seat
    if there and s.out[plane] != SUPPLIED:
        return refuse("3.4", "grounded", unit=s.c.handles[plane])
    return refuse(rule, "no-such-aircraft", unit=s.c.handles[plane])


class ScrapAircraft(Asked, frozen=True):
    """6.23: the owner chooses which of his aircraft in the area are shot down."""

    battle: Battle
    defending: bool
    number: Count
    rule: ClassVar[str] = "6.23"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"scrap": ("unit",)}

    def seats(self, s: Position) -> tuple[int, ...]:
        return tuple(sorted({s.seat_of(plane) for plane in self._planes(s)}))

    def question(self, s: Position) -> dict[str, Any]:
        return {"space": s.c.name(self.battle.space), "hits": self.number}

    def _planes(self, s: Position) -> list[int]:
        return aircraft_of(s, self.battle, self.defending)

    def proceed(self, s: Position) -> bool:
        planes = self._planes(s)
        if not self.number or not planes:
            s.stack.pop()
            return True
        if self.number < len(planes) and len({(s.power_of(p), s.engaged[p]) for p in planes}) > 1:
            return False
        self._shoot_down(s, planes[0])
        return True

    def candidates_scrap(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return [(plane,) for plane in self._planes(s)]

    def may_scrap(self, s: Position, seat: int, plane: int) -> Refusal | None:
        if plane not in self._planes(s) or s.seat_of(plane) != seat:
            return refuse("6.23", "no-such-aircraft", unit=s.c.handles[plane])
        return None

    def do_scrap(self, s: Position, seat: int, plane: int) -> None:
        self._shoot_down(s, plane)

    def _shoot_down(self, s: Position, plane: int) -> None:
        s.tell("shot_down", "6.23", unit=s.c.handles[plane], space=s.c.name(self.battle.space))
        remove(s, plane)
        s.stack[-1] = ScrapAircraft(self.battle, self.defending, self.number - 1)


def fight_in_the_air(s: Position, battle: Battle) -> None:
    """6.23: all aircraft that were engaged roll at once, a die each."""
    kills = []
    for defending in (True, False):
        firing = [plane for plane in aircraft_of(s, battle, defending) if s.engaged[plane]]
        against = aircraft_of(s, battle, not defending)
        rolled = s.roll_together(len(firing) if against else 0, "air_combat", "6.23")
        kills.append(sum(die >= s.c.tables["combat"]["air_kill"] for die in rolled))
    for defending, number in ((False, kills[0]), (True, kills[1])):
        if number:
            s.stack.append(ScrapAircraft(battle, defending, number))
