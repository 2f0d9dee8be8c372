"""U104, U111a, displacement: air and naval units whose hex an enemy has taken go elsewhere, or are lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.unconditional_surrender.roster import AIR
from grognard.games.unconditional_surrender.rules.air import landings
from grognard.games.unconditional_surrender.rules.air_combat import add_sorties
from grognard.games.unconditional_surrender.rules.entering import eliminate, is_spared
from grognard.games.unconditional_surrender.rules.events import acted_in
from grognard.games.unconditional_surrender.rules.naval import nearest_ports, zones_off
from grognard.games.unconditional_surrender.rules.relocation import relocate
from grognard.kernel.masks import spaces_in
from grognard.kernel.ranges import UnitId
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


class Displacement(Step, frozen=True):
    """U104: its owner says where to; it is not activated by this, and may have 6 Sorties."""

    unit: UnitId
    rule: ClassVar[str] = "U104"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"displace": ("unit", "space")}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (s.seat_of(s.faction_of(self.unit), s.serves[self.unit]),)

    def question(self, s: Position) -> dict[str, Any]:
        return {"unit": s.unit_name(self.unit), "space": s.c.name(s.at[self.unit])}

    def _paragraph(self, s: Position) -> str:
        return "U104" if s.c.branch[self.unit] == AIR else "U111a"

    def refuges(self, s: Position) -> int:
        """U104, U111a: by air where it could land; by sea the nearest friendly ports."""
        if s.c.branch[self.unit] == AIR:
            return landings(s, self.unit)
        lost = s.at[self.unit]  # an artificial port is gone by now: then its coast counts
        return nearest_ports(s, self.unit, zones_off(s, lost) or s.c.map.zones_of[lost])

    def proceed(self, s: Position) -> bool:
        """Without a refuge it is eliminated, with a single one it goes there."""
        found = self.refuges(s)
        if found.bit_count() > 1:
            return False
        if found:
            self.do_displace(s, self.unit, found.bit_length() - 1)
        else:
            s.stack.pop()
            if is_spared(s, self.unit):
                relocate(s, [self.unit])
            else:
                eliminate(s, self.unit)
        return True

    def candidates_displace(self, s: Position) -> Iterator[tuple[int, int]]:
        yield from ((self.unit, space) for space in spaces_in(self.refuges(s)))

    def may_displace(self, s: Position, unit: int, space: int) -> Refusal | None:
        if unit != self.unit or not self.refuges(s) >> space & 1:
            return refuse(self._paragraph(s), "no-refuge", unit=s.unit_name(self.unit), space=s.c.name(space))
        return None

    def do_displace(self, s: Position, unit: int, space: int) -> None:
        s.stack.pop()
        s.tell("displaced", self._paragraph(s), unit=s.unit_name(unit), space=s.c.name(space))
        s.place(unit, space)
        if s.c.branch[unit] == AIR:
            add_sorties(s, unit, 1)
        acted_in(s, s.faction_of(unit), space, ground=False)
