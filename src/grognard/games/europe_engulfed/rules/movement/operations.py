"""5.1, the initial operational movement phase: units move one after the other, in any order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from grognard.games.europe_engulfed.rules.asking import PhaseStep, on_the_map, why_not_yours
from grognard.games.europe_engulfed.rules.movement.entering import go
from grognard.games.europe_engulfed.rules.movement.reach import Walker, Way, ways_of
from grognard.games.europe_engulfed.rules.naval.convoys import (
    begin_convoy,
    shipments,
    why_before_beachhead,
    why_not_ship,
)
from grognard.games.europe_engulfed.rules.politics.declarations import declare, why_no_war
from grognard.games.europe_engulfed.rules.politics.demarcation import Requesting
from grognard.games.europe_engulfed.rules.special_actions.airborne import Dropping, Leaving
from grognard.games.europe_engulfed.rules.special_actions.invasion import Invading
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


class Operations(Invading, Dropping, Leaving, Requesting, PhaseStep, frozen=True):
    """1.23, 5.1: every seat of the player-turn moves its units."""

    rule: ClassVar[str] = "1.23"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "move": ("unit", "path"),
        "declare": ("power",),
        "ship": ("unit", "path"),
        "invade": ("powers", "path"),
        "drop": ("unit", "space"),
        "withdraw": ("power", "space"),
        "dismantle": ("space",),
        "request": ("space",),
        "end": (),
    }
    takes: ClassVar[Mapping[str, str]] = {
        "declare": "1.23",
        "ship": "5.31",
        "invade": "7.2",
        "drop": "7.3",
        "withdraw": "7.52",
        "dismantle": "7.22",
    }

    def told_verbs(self, s: Position) -> tuple[str, ...]:
        """9.28: of areas that an Ally may ask for is spoken where two Allies have seats of their own."""
        apart = s.setup.three and s.active == 1
        return tuple(verb for verb in self.verbs if verb != "request" or apart)

    def legal_move(self, s: Position, seat: int) -> Iterator[tuple[int, Way]]:
        yield from ways_of(s, on_the_map(s, seat), self.ways)

    def begins_move(self, s: Position, seat: int) -> Iterator[tuple[int, int]]:
        for unit in on_the_map(s, seat):
            if any(True for _ in self.ways(s, unit)):
                yield 0, unit

    def legal_move_with(self, s: Position, seat: int, number: int, thing: int) -> Iterator[tuple[int, Way]]:
        for unit in on_the_map(s, seat):
            if number == 1 or unit == thing:
                yield from (way for way in self.ways(s, unit) if number == 0 or way[1][-1] == thing)

    def ways(self, s: Position, unit: int) -> Iterator[tuple[int, Way]]:
        """All moves of one unit."""
        if not s.moved[unit]:
            yield from ((unit, way) for way in Walker(s, unit).ways())

    def may_move(self, s: Position, seat: int, unit: int, path: Way) -> Refusal | None:
        refusal = why_not_yours(s, seat, unit, "5.1")
        if refusal is not None:
            return refusal
        if s.moved[unit]:
            return refuse("5.1", "has-moved", unit=s.c.handles[unit])
        return Walker(s, unit).why_not(path)

    def do_move(self, s: Position, seat: int, unit: int, path: Way) -> None:
        s.tell("moved", "5.1", unit=s.c.handles[unit], path=[s.c.name(space) for space in path])
        go(s, unit, path)

    def candidates_declare(self, s: Position, seat: int) -> Iterator[tuple[int]]:
        yield from ((power,) for power in range(len(s.c.powers)))

    def may_declare(self, s: Position, seat: int, power: int) -> Refusal | None:
        return why_no_war(s, seat, power)

    def do_declare(self, s: Position, seat: int, power: int) -> None:
        declare(s, power)

    def legal_ship(self, s: Position, seat: int) -> Iterator[tuple[int, Way]]:
        yield from shipments(s, on_the_map(s, seat))

    def may_ship(self, s: Position, seat: int, unit: int, path: Way) -> Refusal | None:
        refusal = why_not_yours(s, seat, unit, "5.31")
        if refusal is not None:
            return refusal
        if len(path) != 2 or not s.c.map.sea_zones >> path[0] & 1:
            return refuse("5.31", "sea-then-harbour")
        early = why_before_beachhead(s, unit, *path)
        if early is not None:
            return early
        if s.shipped >> path[1] & 1:
            return refuse("5.31", "served-already", space=s.c.name(path[1]))
        return why_not_ship(s, unit, *path)

    def do_ship(self, s: Position, seat: int, unit: int, path: Way) -> None:
        begin_convoy(s, seat, unit, path)


def open_operations(s: Position) -> Operations:
    """1.23: areas become newly contested from here on, and every harbour can be served."""
    s.fresh, s.shipped, s.invaded = 0, 0, 0
    s.landing, s.freed, s.ceded, s.claimed = [], [], [], []
    return Operations()
