"""9.12, 9.37: limits of sea transport that politics sets: Germans in Italian ships, units from the U.S.A."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.rules.control import is_contested
from grognard.games.europe_engulfed.rules.politics.events import before_this_turn, happened
from grognard.games.europe_engulfed.rules.politics.vichy import neutral
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def is_ferried(s: Position, unit: int, sea: int) -> bool:
    """9.12: a German ground unit in Italian ships, which are all that the Axis has in the Mediterranean."""
    german = s.power_of(unit) == s.c.germany and not s.c.is_aircraft[unit]
    return german and sea == s.c.index["mediterranean"]


def why_not_ferried(s: Position, unit: int, sea: int, space: int) -> Refusal | None:
    """9.12: while Vichy is at peace one a turn, and to Africa only if Italians outnumber Germans there."""
    if not is_ferried(s, unit, sea) or not _bound(s):
        return None
    most = s.c.tables["politics"]["germans_in_italian_ships"]
    if s.ferried >= most:
        return refuse("9.12", "ferry-full", most=most)
    return refuse("9.12", "too-few-italians", space=s.c.name(space)) if _barred(s, unit, space) else None


def ferry_goals(s: Position, unit: int, sea: int, spaces: int) -> int:
    """9.12: those of some spaces that a unit can be shipped to over a sea."""
    if not is_ferried(s, unit, sea) or not _bound(s):
        return spaces
    if s.ferried >= s.c.tables["politics"]["germans_in_italian_ships"]:
        return 0
    africa = s.c.map.tagged["africa"]
    return spaces & ~africa if any(_barred(s, unit, n) for n in spaces_in(spaces & africa)) else spaces


def _bound(s: Position) -> bool:
    """9.12: once Vichy is set up, until the Allies are at war with it or it is occupied."""
    return neutral(s) and not happened(s, "vichy_war")


def _barred(s: Position, unit: int, space: int) -> bool:
    """Whether a move leads to Africa, and not more Italian than German ground units are there already."""
    africa = s.c.map.tagged["africa"]
    if africa >> s.at[unit] & 1 or not africa >> space & 1:
        return False
    there = [s.c.lead[u] for n in spaces_in(africa) for u in spaces_in(s.stacks[n] & s.c.ground)]
    return there.count(s.c.italy) <= there.count(s.c.germany)


def count_ferry(s: Position, unit: int, sea: int) -> None:
    s.ferried += int(is_ferried(s, unit, sea))


# ---------------------------------------------------------------- 9.37


def open_from_usa(s: Position) -> int:
    """9.37: where units land straight from the U.S.A.: British home areas and the Morocco of Vichy.

    9.525: war makes it the Axis's, so it counts in the turn of the declaration alone.
    """
    morocco = s.c.index["morocco"]
    vichys = s.holder[morocco] == s.c.vichy and not before_this_turn(s, "vichy_war")
    return s.c.home[s.c.britain] | (1 << morocco if vichys else 0)


def why_not_from_usa(s: Position, unit: int, space: int) -> Refusal | None:
    """9.37: not straight into a contested area elsewhere."""
    from_box = s.c.map.areas[s.at[unit]].kind == "box"
    if not from_box or not is_contested(s, space) or open_from_usa(s) >> space & 1:
        return None
    return refuse("9.37", "not-from-usa", unit=s.c.handles[unit])
