"""Section 9, the Actions Sub-Phase: one action after the other, in any order; a unit under way first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from grognard.games.unconditional_surrender.rules import special_markers
from grognard.games.unconditional_surrender.rules.abstract_naval import OverSea, is_abstract
from grognard.games.unconditional_surrender.rules.attacks import Assaulting, Attacking
from grognard.games.unconditional_surrender.rules.bombing import Bombing
from grognard.games.unconditional_surrender.rules.conquest import look_at_collapse
from grognard.games.unconditional_surrender.rules.evacuation import Evacuating
from grognard.games.unconditional_surrender.rules.invasions import Invading
from grognard.games.unconditional_surrender.rules.movement import Moving, ground_units
from grognard.games.unconditional_surrender.rules.operations import (
    UnderWay,
    activate,
    end_activation,
    fit_for_action,
    why_not_activated,
)
from grognard.games.unconditional_surrender.rules.reach import points
from grognard.games.unconditional_surrender.rules.sailing import Sailing
from grognard.games.unconditional_surrender.rules.special_markers import Placing
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import SeatId
from grognard.kernel.ranges import Count, UnitId
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


class Actions(
    Moving, Attacking, Assaulting, Bombing, Sailing, Invading, OverSea, Placing, Evacuating, frozen=True
):
    """U59, U61: what a seat's units do in the Operations Phase of their faction, until it has had enough."""

    seat: SeatId
    rule: ClassVar[str] = "U59"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        **Moving.verbs,
        **Attacking.verbs,
        **Assaulting.verbs,
        **Bombing.verbs,
        **Sailing.verbs,
        **Invading.verbs,
        **OverSea.verbs,
        **Placing.verbs,
        **Evacuating.verbs,
        "end": (),
    }

    def seats(self, s: Position) -> tuple[int, ...]:
        return (self.seat,)

    def told_verbs(self, s: Position) -> tuple[str, ...]:
        """U171: ships where there are ships, ports of the abstract rules where there are none."""
        return WITHOUT_SHIPS if is_abstract(s) else WITH_SHIPS

    def why_idle(self, s: Position, unit: int) -> Refusal | None:
        return why_not_activated(s, unit, self.seat)

    def ready(self, s: Position) -> list[int]:
        return list(fit_for_action(s, self.seat))

    def evacuees(self, s: Position) -> list[int]:
        own = ground_units(s, s.faction)
        return [unit for unit in own if s.seat_of(s.faction, s.serves[unit]) == self.seat]

    def left_of(self, s: Position, unit: int) -> int:
        return points(s, unit)

    def go_on(self, s: Position, unit: int, cost: int, left_fort: bool = False) -> None:
        activate(s, unit)
        only_left = left_fort and not cost
        s.stack.append(Activation(self.seat, unit, points(s, unit) - cost, left_fort, only_left))

    def proceed(self, s: Position) -> bool:
        """U152a: after each action."""
        return look_at_collapse(s)

    def do_end(self, s: Position) -> None:
        """U2, U62: markers that are left go when the whole faction has acted."""
        s.stack.pop()
        if not isinstance(s.stack[-1], Actions):
            s.assault = [NONE] * len(s.assault)
            special_markers.clear(s)


WITHOUT_SHIPS = tuple(verb for verb in Actions.verbs if verb not in {**Sailing.verbs, **Invading.verbs})
WITH_SHIPS = tuple(verb for verb in Actions.verbs if verb not in OverSea.verbs)


class Activation(Moving, Attacking, UnderWay, frozen=True):
    """U59: the unit goes on moving and attacking with the points it has left, or stops."""

    seat: SeatId
    unit: UnitId
    left: Count
    has_left_fort: bool = False
    only_left_fort: bool = False
    rule: ClassVar[str] = "U66"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {**Moving.verbs, **Attacking.verbs, "stop": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (self.seat,)

    def question(self, s: Position) -> dict[str, Any]:
        return {"unit": s.unit_name(self.unit), "space": s.c.name(s.at[self.unit]), "left": self.left}

    def under_way(self, s: Position) -> int:
        return self.unit

    def why_idle(self, s: Position, unit: int) -> Refusal | None:
        if unit == self.unit:
            return None
        return refuse("U59", "another-under-way", unit=s.unit_name(unit), target=s.unit_name(self.unit))

    def ready(self, s: Position) -> list[int]:
        return [self.unit]

    def left_of(self, s: Position, unit: int) -> int:
        return self.left

    def go_on(self, s: Position, unit: int, cost: int, left_fort: bool = False) -> None:
        s.stack[-1] = msgspec.structs.replace(
            self,
            left=self.left - cost,
            has_left_fort=self.has_left_fort or left_fort,
            only_left_fort=False,
        )

    @property
    def started(self) -> bool:
        """U66, U96: who has done no more than leave its fort, which costs nothing, is still at the start."""
        return not self.only_left_fort

    @property
    def out_of_fort(self) -> bool:
        return self.has_left_fort

    def proceed(self, s: Position) -> bool:
        """U152a; a unit that can do nothing more has ended its activation, and so has one that is gone. Who
        has gone into a fort (U96) says so itself."""
        if look_at_collapse(s):
            return True
        if s.at[self.unit] >= 0 and s.finds(lambda: self._goes_on(s)):
            return False
        end_activation(s)
        return True

    def _goes_on(self, s: Position) -> bool:
        acts = (verb for verb in self.verbs if verb != "stop")
        return bool(s.in_fort[self.unit]) or any(
            next(self.legal_by(s, self.seat, verb), None) for verb in acts
        )

    def do_stop(self, s: Position) -> None:
        end_activation(s)


def begin(s: Position) -> None:
    """U2: of a shared faction one seat acts after the other."""
    s.invaded, s.no_zone = [], []
    s.stack += [Actions(seat) for seat in reversed(s.setup.seats_for(s.faction))]
