"""9.25, 9.26, the German-Soviet pact: the areas left to the Soviets, and their duty to man the front."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.europe_engulfed.components import AXIS, NOBODY, NOWHERE
from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.blocks import put
from grognard.games.europe_engulfed.rules.control import release, take
from grognard.games.europe_engulfed.rules.politics.events import before_this_turn, mark
from grognard.games.europe_engulfed.rules.politics.relocation import send_away
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def begin_pact(s: Position) -> None:
    """9.25: what is left to the Soviets is nobody's until they come; Axis units there leave."""
    s.pact = 1
    mark(s, "pact")
    s.tell("pact", "9.25")
    land = s.c.map.tagged["pact"]
    for space in spaces_in(land):
        if s.holder[space] != s.c.ussr:
            release(s, space)
    axis = [unit for space in spaces_in(land) for unit in spaces_in(s.stacks[space] & s.members[AXIS])]
    send_away(s, axis, land, "9.25")


def claim(s: Position, space: int) -> None:
    """9.25: Soviet ground units take what the pact leaves to them."""
    if s.pact and s.holder[space] == NOBODY and s.c.map.tagged["pact"] >> space & 1:
        take(s, space, s.c.ussr)


def claim_all(s: Position) -> None:
    """9.25: with war what the pact leaves to the Soviets is theirs, also where they have not come yet: else
    nobody could ever enter it."""
    for space in spaces_in(s.c.map.tagged["pact"]):
        claim(s, space)


# ---------------------------------------------------------------- 9.26


def soviets(s: Position, alike: int) -> list[int]:
    """The Soviet units of a kind on the map; their colour shows."""
    return [unit for unit in spaces_in(alike) if s.c.lead[unit] == s.c.ussr and s.at[unit] != NOWHERE]


def empty_posts(s: Position) -> int:
    """9.26: from 1941, the areas of the front without a ground unit."""
    if s.turn < s.c.turn[s.c.tables["politics"]["front_each_from"]]:
        return 0
    front = s.c.map.tagged["soviet_front"]
    manned = mask_of(s.at[unit] for unit in soviets(s, s.c.ground)) & front
    return front & ~manned


def half_missing(s: Position) -> bool:
    front, ground = s.c.map.tagged["soviet_front"], soviets(s, s.c.ground)
    there = sum(front >> s.at[unit] & 1 for unit in ground)
    return there * int(s.c.tables["politics"]["front_share"]) < len(ground)


def neglected(s: Position) -> bool:
    """9.26: whether the front is not manned as it must be, from the turn after the pact until war."""
    if not before_this_turn(s, "pact") or s.war[s.c.ussr] or s.conquered[s.c.ussr]:
        return False
    return any(True for _ in FrontDuty().candidates_recall(s, 0))


class FrontDuty(Asked, frozen=True):
    """9.26: the German player moves Soviet blocks that he can't see to the front."""

    rule: ClassVar[str] = "9.26"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"recall": ("unit", "space"), "leave": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (0,)

    def question(self, s: Position) -> dict[str, Any]:
        return {"spaces": [s.c.name(space) for space in spaces_in(s.c.map.tagged["soviet_front"])]}

    def candidates_recall(self, s: Position, seat: int) -> Iterator[tuple[int, int]]:
        front, posts = s.c.map.tagged["soviet_front"], empty_posts(s)
        half = half_missing(s)
        for unit in soviets(s, s.c.ground | s.c.aircraft):
            goals = front if s.c.is_aircraft[unit] or half else posts
            if not front >> s.at[unit] & 1:
                yield from ((unit, space) for space in spaces_in(goals))

    def may_recall(self, s: Position, seat: int, unit: int, space: int) -> Refusal | None:
        if (unit, space) in self.candidates_recall(s, seat):
            return None
        return refuse("9.26", "not-to-the-front", unit=s.c.handles[unit], space=s.c.name(space))

    def do_recall(self, s: Position, seat: int, unit: int, space: int) -> None:
        s.tell("recalled", "9.26", unit=s.c.handles[unit], space=s.c.name(space))
        put(s, unit, space)
        if not s.c.is_aircraft[unit]:
            claim(s, space)
        if not neglected(s):
            s.stack.pop()

    def do_leave(self, s: Position, seat: int) -> None:
        """9.26: he may leave it at that."""
        s.done[0] = 1
        s.tell("front_left", "9.26")
        s.stack.pop()
