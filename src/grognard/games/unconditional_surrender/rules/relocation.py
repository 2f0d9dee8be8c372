"""U136, relocation: units that must leave a hex go to the nearest one where they could stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.unconditional_surrender.roster import AIR, GROUND
from grognard.games.unconditional_surrender.rules.factions import (
    enemy_cities,
    enemy_units,
    hexes_of,
    land_of_faction,
    strange_hexes,
)
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import MOBILIZATION
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.ranges import Flag, SpaceId, UnitId
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def relocate(s: Position, units: list[int]) -> None:
    """Asks about each of them in turn, as far as there is a choice: they leave the area where they stand."""
    s.stack += [Relocation(unit, s.at[unit], 1) for unit in reversed(units)]


def relocate_from(s: Position, units: list[tuple[int, int]]) -> None:
    """The same for units that stand nowhere yet: each is looked for a place near a hex."""
    s.stack += [Relocation(unit, start) for unit, start in reversed(units)]


def standable(s: Position, unit: int) -> int:
    """U136: hexes of its own or a friendly country without an enemy or his city, and with room; for ships a
    port."""
    faction, branch = s.faction_of(unit), s.c.branch[unit]
    hostile = enemy_units(s, faction) | enemy_cities(s, faction) | strange_hexes(s, faction)
    found = land_of_faction(s, [faction]) & ~hostile
    found &= ~mask_of(s.units_at[branch])
    if branch == GROUND:
        return found & ~s.closed[faction]
    return found if branch == AIR else found & s.c.map.port & s.cities[faction]


def nearest(s: Position, unit: int, start: int, leaves: bool) -> int:
    """U6, U136: the nearest of them, all of the same distance; who `leaves` an area finds none in it."""
    wanted = standable(s, unit) & ~(1 << start)
    if leaves and s.c.map.area_of[start] != NONE:
        wanted &= ~hexes_of(s, s.c.map.area_of[start])
    everywhere = (1 << s.c.map.hexes) - 1
    rings = s.c.map.range_links.rings(1 << start, everywhere) if wanted else ()
    return next((ring & wanted for ring in rings if ring & wanted), 0)


class Relocation(Step, frozen=True):
    """U136: the owner chooses among hexes that are equally near."""

    unit: UnitId
    start: SpaceId
    leaves: Flag = 0
    rule: ClassVar[str] = "U136"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"relocate": ("unit", "space")}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (s.seat_of(s.faction_of(self.unit), s.serves[self.unit]),)

    def question(self, s: Position) -> dict[str, Any]:
        return {"unit": s.unit_name(self.unit), "space": s.c.name(self.start)}

    def proceed(self, s: Position) -> bool:
        """Without a hex it goes to the Mobilization box, with a single one there."""
        found = nearest(s, self.unit, self.start, bool(self.leaves))
        if not found:
            s.stack.pop()
            s.place(self.unit, MOBILIZATION)
            s.tell("taken_away", "U136", unit=s.unit_name(self.unit))
        elif found.bit_count() == 1:
            self.do_relocate(s, self.unit, found.bit_length() - 1)
        else:
            return False
        return True

    def candidates_relocate(self, s: Position) -> Iterator[tuple[int, int]]:
        yield from (
            (self.unit, space) for space in spaces_in(nearest(s, self.unit, self.start, bool(self.leaves)))
        )

    def may_relocate(self, s: Position, unit: int, space: int) -> Refusal | None:
        if unit != self.unit or not nearest(s, unit, self.start, bool(self.leaves)) >> space & 1:
            return refuse("U136", "not-nearest", unit=s.unit_name(self.unit), space=s.c.name(space))
        return None

    def do_relocate(self, s: Position, unit: int, space: int) -> None:
        """U165: it enters, or is placed in, the hex."""
        from grognard.games.unconditional_surrender.rules.events import acted_in

        s.stack.pop()
        s.place(unit, space)
        s.tell("relocated", "U136", unit=s.unit_name(unit), space=s.c.name(space))
        acted_in(s, s.faction_of(unit), space, ground=s.c.branch[unit] == GROUND)
