"""5-4 and 5-5: the German theatre boundary, Berlin, and Yugoslavia."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.battle_for_germany.components import (
    EAST,
    FORCES,
    GERMANS,
    SOVIET,
    WEST,
    WESTERN,
    Components,
)
from grognard.games.battle_for_germany.rules.destroyed import destroy
from grognard.kernel.board import Ways
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState

YUGOSLAV = "yugoslav"
LINES = ("5-41", "5-42")
"""What `beyond` says of the theatre boundary."""


def kind_of(s: BattleState, unit: int) -> str:
    """Whose restrictions the unit obeys: its force's, or the Yugoslavs' own."""
    return YUGOSLAV if s.c.yugoslav[unit] else FORCES[s.force[unit]]


def ways_for(c: Components, kind: str, boundary: bool, berlin_open: bool) -> Ways:
    """TEC: where a kind of unit (a force, or Yugoslavs) may go of its own will, and for how many points.

    `berlin_open` lets Germans into Berlin (16-33).
    """
    key = (kind, boundary, berlin_open)
    if key not in c.ways:
        c.ways[key] = c.board.ways(
            lambda a, b, edge: c.open_side(a, b, edge) and lets_pass(c, kind, boundary, berlin_open, a, b),
            lambda edge: c.tables.river["cost"] if "river" in edge.kinds else 0,
            c.entry_cost,
        )
    return c.ways[key]


def lets_pass(c: Components, kind: str, boundary: bool, berlin_open: bool, a: int, b: int) -> bool:
    """5-41 to 5-52: whether a kind of unit may of its own will go from a to b, as far as lines go."""
    if b == c.berlin and not berlin_open and kind in (FORCES[EAST], FORCES[WEST]):
        return False
    if boundary and crosses(c, kind, a, b):
        return False
    return not leaves_country(c, kind, a, b)


def crosses(c: Components, kind: str, a: int, b: int) -> bool:
    """5-41, 5-42: over the boundary the wrong way, or into Berlin from the wrong side."""
    away = c.east if kind in (FORCES[WESTERN], FORCES[WEST]) else c.west
    if b == c.berlin:
        return bool(away >> a & 1)
    return bool(away >> b & 1) and not away >> a & 1


def leaves_country(c: Components, kind: str, a: int, b: int) -> bool:
    """5-51: Yugoslavs out of Yugoslavia; 5-52: Soviets and their other allies into it."""
    inside, goes_inside = c.yugoslavia >> a & 1, c.yugoslavia >> b & 1
    if kind == YUGOSLAV:
        return bool(inside and not goes_inside)
    return kind == FORCES[SOVIET] and bool(goes_inside and not inside)


def why_closed(s: BattleState, unit: int, a: int, b: int) -> Refusal | None:
    """Which line or ground bars the way from a hex to the next one."""
    c, kind = s.c, kind_of(s, unit)
    names = c.board.names
    if not c.touching.neighbours[a] >> b & 1:
        return refuse("5-1", "not-adjacent", space=names[b])
    if c.closed_ground >> b & 1:
        return refuse("TEC", "closed-ground", space=names[b])
    if not c.attacks.neighbours[a] >> b & 1:
        return refuse("TEC", "closed-side", spaces=[names[a], names[b]])
    if b == c.berlin and s.force[unit] in GERMANS and not s.setup.germans_enter_berlin:
        return refuse("5-43", "berlin-closed", unit=c.ids[unit])
    if s.boundary and crosses(c, kind, a, b):
        return refuse("5-41" if s.force[unit] in GERMANS else "5-42", "theatre-boundary", unit=c.ids[unit])
    if leaves_country(c, kind, a, b):
        return refuse("5-51" if kind == YUGOSLAV else "5-52", "yugoslav-border", unit=c.ids[unit])
    return None


def beyond(s: BattleState, unit: int, space: int) -> str:
    """5-41 to 5-52: the rule of the line that a hex lies beyond for this unit; "" on its own side."""
    c, force = s.c, s.force[unit]
    away = c.west if force in (SOVIET, EAST) else c.east
    if s.boundary and away >> space & 1:
        return "5-41" if force in GERMANS else "5-42"
    inside = c.yugoslavia >> space & 1
    if c.yugoslav[unit]:
        return "" if inside else "5-51"
    return "5-52" if inside and force == SOVIET else ""


def wrong_side(s: BattleState, unit: int) -> bool:
    """5-42: a unit pushed over the boundary (14-0: a German one too, where the west is not in play).

    5-51: Yugoslavs have a deadline of their own, wherever they were pushed.
    """
    return not s.c.yugoslav[unit] and beyond(s, unit, s.where[unit]) in LINES


def wrong_country(s: BattleState, unit: int) -> bool:
    """5-52: a Soviet (or Polish, Romanian, Bulgarian) unit pushed into Yugoslavia."""
    return beyond(s, unit, s.where[unit]) == "5-52"


def change_allegiance(s: BattleState, unit: int) -> None:
    """5-41: a German unit pushed over the boundary belongs to the other theatre from now on."""
    if not s.boundary or s.setup.east_only or s.force[unit] not in GERMANS:
        return
    space = s.where[unit]
    force = WEST if s.c.west >> space & 1 else EAST
    if force != s.force[unit]:
        s.change_force(unit, force)
        s.tell("allegiance", "5-41", unit=s.c.ids[unit], force=FORCES[force])


def send_back_or_lose(s: BattleState, forces: tuple[int, ...]) -> None:
    """5-42, 5-52, 14-0: after their movement phase units still beyond the boundary or border are lost."""
    for unit in s.units_of(forces):
        if wrong_side(s, unit):
            destroy(s, unit, "14-0" if s.force[unit] == EAST else "5-42")
        elif wrong_country(s, unit):
            destroy(s, unit, "5-52")
