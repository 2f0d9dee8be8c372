"""9.522: when France is conquered one of its fleet points escapes and is British from then on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.europe_engulfed.components import WESTERN
from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.control import successor
from grognard.games.europe_engulfed.rules.naval.transport import slot
from grognard.games.europe_engulfed.seating import seat_of
from grognard.kernel.columns import with_entry
from grognard.kernel.ranges import SpaceId
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def let_fleet_escape(s: Position) -> None:
    """Before the French fleets are gone: where one gets away; the Allies choose if they can."""
    havens = [s.c.index[name] for name in ("atlantic", "mediterranean")]
    seas = tuple(sea for sea in havens if s.fleets[slot(s, s.c.france, sea)])
    if len(seas) > 1:
        s.stack.append(FleetEscape(seas))
    elif seas:
        join_britain(s, seas[0])


def join_britain(s: Position, sea: int) -> None:
    here = slot(s, successor(s, WESTERN), sea)
    s.fleets = with_entry(s.fleets, here, s.fleets[here] + 1)
    s.tell("fleet_escaped", "9.522", space=s.c.name(sea))


class FleetEscape(Asked, frozen=True):
    """9.522: in which sea zone the point joins the British."""

    seas: tuple[SpaceId, ...]
    rule: ClassVar[str] = "9.522"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"rally": ("space",)}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (seat_of(s, s.c.britain),)

    def question(self, s: Position) -> dict[str, Any]:
        return {"spaces": [s.c.name(sea) for sea in self.seas]}

    def candidates_rally(self, s: Position, seat: int) -> Iterator[tuple[int]]:
        yield from ((sea,) for sea in self.seas)

    def may_rally(self, s: Position, seat: int, space: int) -> Refusal | None:
        return None if space in self.seas else refuse("9.522", "no-french-fleet", space=s.c.name(space))

    def do_rally(self, s: Position, seat: int, space: int) -> None:
        s.stack.pop()
        join_britain(s, space)
