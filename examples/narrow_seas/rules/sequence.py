"""Chapter 2, the course of a round: income, purchases, a turn for each realm, standing up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from examples.narrow_seas.components import NOBODY, NOWHERE
from examples.narrow_seas.rules.combat import Attacking
from examples.narrow_seas.rules.movement import Moving
from examples.narrow_seas.rules.purchases import Purchases
from examples.narrow_seas.rules.victory import decide
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from examples.narrow_seas.state import Position


class Rounds(Step, frozen=True):
    """2.1: lies under every other question and goes on when that is settled."""

    def proceed(self, s: Position) -> bool:
        if s.active == NOBODY:
            begin_turn(s, first_seat(s))
        elif (following := (s.active + 1) % len(s.setup.seats)) != first_seat(s):
            begin_turn(s, following)
        elif s.round < s.c.scenarios[s.setup.scenario]["rounds"]:
            stand_up(s)
            s.round += 1
            begin_round(s)
        else:
            stand_up(s)
            decide(s)
        return True


class Orders(Moving, Attacking, frozen=True):
    """2.3: the realm in turn gives its orders, one after the other, as long as it likes."""

    rule: ClassVar[str] = "2.3"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {**Moving.verbs, **Attacking.verbs, "end": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (s.active,)

    def question(self, s: Position) -> dict[str, Any]:
        return {"left": s.orders}

    def do_end(self, s: Position) -> None:
        s.moved = [0] * len(s.moved)
        s.stack.pop()


def begin_round(s: Position) -> None:
    """2.1, 2.2: each realm gets its income, which all can count; what it has then only it knows."""
    s.active, s.orders = NOBODY, 0
    s.tell("turn", "2.1", round=s.round)
    for seat, name in enumerate(s.setup.seats):
        income = s.holder.count(seat)
        s.purse[seat] = min(s.purse[seat] + income, s.c.tables["supply"]["most"])
        s.tell("income", "2.2", seat=name, supply=income)
        s.tell_only((seat,), "purse", "2.2", left=s.purse[seat])
    s.stack.append(Purchases())


def first_seat(s: Position) -> int:
    """2.3: another realm begins each round."""
    return (s.round - 1) % len(s.setup.seats)


def begin_turn(s: Position, seat: int) -> None:
    s.active, s.orders = seat, s.c.tables["turns"]["orders"]
    s.tell("phase", "2.3", seat=s.setup.seats[seat])
    s.stack.append(Orders())


def stand_up(s: Position) -> None:
    """2.4: blocks that lie open stand up, mixed with those of their realm in the same space."""
    places = {(s.at[block], s.back(block)): block for block, opened in enumerate(s.open) if opened}
    s.open = [0] * len(s.open)
    for (space, _), block in places.items():
        s.mix(space, block)
    if places:
        s.tell("stood_up", "2.4", spaces=sorted({s.c.name(space) for space, _ in places if space != NOWHERE}))
