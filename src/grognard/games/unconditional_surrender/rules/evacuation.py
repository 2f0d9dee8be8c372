"""Section 14, Naval Evacuation: a unit on the coast goes by sea to a friendly port, and is reduced."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from grognard.games.unconditional_surrender.roster import GROUND
from grognard.games.unconditional_surrender.rules.commitments import send_back
from grognard.games.unconditional_surrender.rules.naval import friendly_ports
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import ACTIVATED, EVACUATED, EVENTS
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

KIND = "naval_evacuation"


class Evacuating(Step, frozen=True):
    """A question in which a unit may be taken off: before it is activated, or instead of its retreat."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"evacuate": ("unit", "space")}

    def evacuees(self, s: Position) -> list[int]:
        """The units that the marker may be used for here."""
        raise NotImplementedError

    def candidates_evacuate(self, s: Position) -> Iterator[tuple[int, int]]:
        for unit in self.evacuees(s) if _any_marker(s) else ():
            if why_not_evacuated(s, unit) is None:
                yield from ((unit, space) for space in spaces_in(havens(s, unit)))

    def may_evacuate(self, s: Position, unit: int, space: int) -> Refusal | None:
        if unit not in self.evacuees(s):
            return refuse("U118", "not-your-unit", unit=s.unit_name(unit))
        refusal = why_not_evacuated(s, unit)
        if refusal is None and not havens(s, unit) >> space & 1:
            refusal = refuse("U118", "no-haven", unit=s.unit_name(unit), space=s.c.name(space))
        return refusal

    def do_evacuate(self, s: Position, unit: int, space: int) -> None:
        evacuate(s, unit, space)


def _any_marker(s: Position) -> bool:
    return any(s.c.markers[n].kind == KIND for n, at in enumerate(s.marker_at) if at == EVENTS)


def marker_for(s: Position, unit: int) -> int:
    """The marker in the Events box that is for this unit's nation, or NONE."""
    country = s.c.country_names[s.serves[unit]]
    fit = (
        n for n, one in enumerate(s.c.markers)
        if one.kind == KIND and country in one.nations and s.marker_at[n] == EVENTS
    )  # fmt: skip
    return next(fit, NONE)


def why_not_evacuated(s: Position, unit: int) -> Refusal | None:
    """A ground unit of the marker's nation in a coastal hex, not activated in its own phase."""
    name, own_phase = s.unit_name(unit), s.faction == s.faction_of(unit)
    on_coast = 0 <= s.at[unit] < s.c.map.hexes and s.c.map.coastal >> s.at[unit] & 1
    if s.c.branch[unit] != GROUND or not on_coast or marker_for(s, unit) == NONE:
        return refuse("U118", "not-evacuated", unit=name)
    if own_phase and s.done[unit] & ACTIVATED:
        return refuse("U60", "activated-before", unit=name)
    return None


def havens(s: Position, unit: int) -> int:
    """U33: friendly ports with room, on ground that is open to the faction."""
    faction = s.faction_of(unit)
    return friendly_ports(s, faction) & ~s.filled[GROUND] & ~s.closed[faction]


def can_be_evacuated(s: Position, unit: int) -> bool:
    return why_not_evacuated(s, unit) is None and bool(havens(s, unit))


def evacuate(s: Position, unit: int, space: int) -> None:
    """It is reduced, a reduced one stays so; in its own phase it is not activated any more."""
    s.tell("evacuated", "U118", unit=s.unit_name(unit), space=s.c.name(space))
    send_back(s, marker_for(s, unit))
    s.place(unit, space)
    s.reduced[unit] = 1
    if s.faction == s.faction_of(unit):
        s.done[unit] |= EVACUATED
