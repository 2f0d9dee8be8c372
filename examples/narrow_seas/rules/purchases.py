"""Chapter 3, purchases: all realms at once and in secret spend supply on steps and on blocks in reserve."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from examples.narrow_seas.components import NOWHERE
from grognard.kernel.action import Action
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import SecretStep

if TYPE_CHECKING:
    from examples.narrow_seas.state import Position


class Purchases(SecretStep, frozen=True):
    """3.1: each buys as long as it likes; what was bought shows when all are done."""

    rule: ClassVar[str] = "3.1"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "build": ("unit",),
        "recruit": ("unit", "space"),
        "done": (),
    }

    def seats(self, s: Position) -> tuple[int, ...]:
        return tuple(seat for seat in self.put_to(s) if not s.answered[seat])

    def asks(self, s: Position, seat: int) -> dict[str, Any]:
        return {"left": s.purse[seat]}

    def openly(self, s: Position, seat: int, action: Action) -> bool:
        """3.1: of all this others notice one thing: that the last realm is done."""
        return action.verb == "done" and self.seats(s) == (seat,)

    # ---------------------------------------------------------------- steps

    def candidates_build(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return [(block,) for block in s.c.blocks_of[seat]]

    def may_build(self, s: Position, seat: int, block: int) -> Refusal | None:
        """3.2: a block on the map that is not at full strength."""
        name, kind = s.c.handles[block], s.c.kind_of[s.what[block]]
        if s.c.owner[block] != seat:
            return refuse("3.1", "not-yours", unit=name)
        if s.at[block] == NOWHERE:
            return refuse("3.2", "in-reserve", unit=name)
        if s.steps[block] >= kind.most:
            return refuse("3.2", "at-full-strength", unit=name, most=kind.most)
        return _too_dear(s, seat, kind.cost, "3.2")

    def do_build(self, s: Position, seat: int, block: int) -> None:
        s.purse[seat] -= s.c.kind_of[s.what[block]].cost
        s.steps[block] += 1
        s.tell("built", "3.2", unit=s.c.handles[block], left=s.purse[seat])

    # ---------------------------------------------------------------- blocks

    def candidates_recruit(self, s: Position, seat: int) -> Iterable[tuple[int, int]]:
        return [(block, space) for block in s.blocks(NOWHERE, seat) for space in places(s, block)]

    def may_recruit(self, s: Position, seat: int, block: int, space: int) -> Refusal | None:
        """3.3: a block in reserve, to where it may appear."""
        name, where = s.c.handles[block], s.c.name(space)
        if s.c.owner[block] != seat:
            return refuse("3.1", "not-yours", unit=name)
        if s.at[block] != NOWHERE or s.called[block] != NOWHERE:
            return refuse("3.3", "not-in-reserve", unit=name)
        if space not in places(s, block):
            return refuse("3.3", "no-port-beside" if s.c.fleet[block] else "not-home", unit=name, space=where)
        if s.full(space, block):
            return refuse("1.4", "no-room", space=where, most=s.c.room(block))
        return _too_dear(s, seat, s.c.tables["supply"]["recruit"], "3.3")

    def do_recruit(self, s: Position, seat: int, block: int, space: int) -> None:
        s.purse[seat] -= s.c.tables["supply"]["recruit"]
        s.called[block] = space
        s.tell("called", "3.3", unit=s.c.handles[block], space=s.c.name(space), left=s.purse[seat])

    # ---------------------------------------------------------------- the end

    def do_done(self, s: Position, seat: int) -> None:
        s.answered[seat] = 1
        s.tell("purchased", "3.1", left=s.purse[seat])

    def close(self, s: Position) -> None:
        """3.3: the blocks that were called appear; what they are stays hidden."""
        s.stack.pop()
        s.reveal("answered", *self.put_to(s))
        s.answered = [0] * len(s.answered)
        s.reveal("called", *range(len(s.called)))
        for block in [block for block, space in enumerate(s.called) if space != NOWHERE]:
            s.at[block], s.called[block], s.steps[block] = s.called[block], NOWHERE, 1
            s.tell("appeared", "3.3", unit=s.c.handles[block], space=s.c.name(s.at[block]))


def places(s: Position, block: int) -> Sequence[int]:
    """3.3: an army appears in a home area that its realm holds, a fleet in a sea beside a port of its."""
    seat = s.c.owner[block]
    held = [space for space, holder in enumerate(s.holder) if holder == seat]
    if not s.c.fleet[block]:
        return [space for space in held if s.c.home[space] == seat]
    return sorted({sea for space in held if s.c.port[space] for sea in s.c.seas[space]})


def _too_dear(s: Position, seat: int, cost: int, rule: str) -> Refusal | None:
    return None if cost <= s.purse[seat] else refuse(rule, "too-dear", cost=cost, left=s.purse[seat])
