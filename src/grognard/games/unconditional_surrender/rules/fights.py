"""Section 10: what a combat is about: its kind, who fights whom and where, what has been committed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from grognard.games.unconditional_surrender.roster import FACTIONS
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import FactionId, MarkerId, SpaceOrNone, UnitOrNone
from grognard.kernel.ranges import UnitId

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

ATTACKER, DEFENDER = range(2)


class Fight(msgspec.Struct, frozen=True):
    """U81: of the attackers the first is the primary one. `air` are the committed air units of both sides.

    Kinds: "mobile", "assault", "invasion" from the sea and "landing" out of an invaded hex on the ground; the
    kinds of air, naval and strategic combat, of which the last has no units, only the two `factions`.
    """

    kind: str
    attackers: tuple[UnitId, ...]
    defender: UnitOrNone
    space: SpaceOrNone
    markers: tuple[MarkerId, ...] = ()
    tanks: tuple[UnitId, ...] = ()
    air: tuple[UnitOrNone, ...] = (NONE, NONE)
    naval_support: bool = False
    factions: tuple[FactionId, ...] = ()

    @property
    def ground(self) -> bool:
        return self.kind in ("mobile", "assault", "invasion", "landing")

    def side(self, side: int) -> tuple[int, ...]:
        """The units of a side."""
        if self.factions:
            return ()
        return self.attackers if side == ATTACKER else (self.defender,)

    def country(self, s: Position, side: int) -> int:
        """The country of the primary attacker, or of the defender."""
        return s.serves[self.attackers[0] if side == ATTACKER else self.defender]

    def faction(self, s: Position, side: int) -> int:
        return self.factions[side] if self.factions else s.joined[self.country(s, side)]

    def seat(self, s: Position, side: int) -> int:
        """U82: the player of the primary attacker's, or the defender's, country decides."""
        if self.factions:
            return s.setup.seat_of(self.factions[side])
        country = self.country(s, side)
        return s.setup.seat_of(s.joined[country], country)

    def figures(self, s: Position) -> dict[str, Any]:
        """What a question about this combat tells."""
        if self.factions:
            return {"kind": self.kind, "faction": FACTIONS[self.factions[DEFENDER]]}
        return {
            "kind": self.kind,
            "units": [s.unit_name(unit) for unit in self.attackers],
            "target": s.unit_name(self.defender),
            "space": s.c.name(self.space),
        }
