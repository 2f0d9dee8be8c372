"""Chapter 7, supply lines: from the sources of a faction and the capital of a country, by land and sea."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.components import Components
from grognard.games.downfall_third_reich.rules.politics import neutral_to
from grognard.games.downfall_third_reich.state import AT_PEACE, AT_WAR, BEACHHEAD, LANDED, RETURNED
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

BLITZKRIEG = "blitzkrieg"
NEED_NONE = (AT_PEACE, RETURNED)
"""17.10: the standing of countries whose armies need no line: neutrals and partisans."""

# ---------------------------------------------------------------- lines


def passable(s: DownfallState, faction: int, blitzkrieg: bool) -> int:
    """7.1, 7.2, 22.2, 22.3: the areas that lines may pass: controlled without others, or with own armies."""
    mask = s.controlled[faction] & ~s.strange(faction)
    return mask | _held(s, faction) if blitzkrieg else mask


def _held(s: DownfallState, faction: int) -> int:
    """The set of areas with armies of a faction at war."""
    return s.occupied[faction] & ~neutral_to(s, faction)


def _shores(s: DownfallState, faction: int) -> list[int]:
    return s.c.seas.shores(faction, s.control[s.c.suez] == faction)


def _lines(s: DownfallState, faction: int, start: int, within: int) -> int:
    """The set of areas that lines pass from some areas."""
    canal = s.control[s.c.suez] == faction
    return _lines_of(s.c, faction, canal, start & within, within, s.controlled[faction])


@lru_cache(maxsize=512)
def _lines_of(c: Components, faction: int, canal: bool, start: int, within: int, controlled: int) -> int:
    """7.1, 7.3: lines go by land, and by sea between controlled coasts. Remembered: the same is asked several
    times in a phase."""
    links, shores, harbours = c.links, c.seas.shores(faction, canal), within & controlled
    for shore in shores:
        if start & harbours & shore:
            start |= shore & harbours
    reached, grown = links.flood(start, within), True
    while grown:
        grown = False
        for shore in shores:
            more = shore & harbours & ~reached
            if more and reached & harbours & shore:
                reached |= links.flood(more, within & ~reached)
                grown = True
    return reached


def _served(s: DownfallState, faction: int, reached: int, areas: int) -> int:
    """7.1, 7.3: those of some areas where lines that reach so far supply an army: on a line, beside one, or
    in a controlled port, whoever else is there."""
    rest = areas & ~reached
    if not rest:
        return areas
    found, controlled, neighbours = areas & reached, s.controlled[faction], s.c.links.neighbours
    lines = reached & controlled
    for shore in _shores(s, faction):
        if lines & shore:
            found |= rest & shore & controlled
    for area in spaces_in(rest & ~found):
        if neighbours[area] & reached:
            found |= 1 << area
    return found


def sources(s: DownfallState, faction: int) -> int:
    """7.1: the supply sources of a faction that it controls."""
    return s.c.sources_of[faction] & s.controlled[faction]


def capitals(s: DownfallState, faction: int) -> int:
    """7.1: the capitals of a faction's countries at war that it controls."""
    return _at_war(s, s.c.capitals_of[faction] & s.controlled[faction])


def _at_war(s: DownfallState, areas: int) -> int:
    """Those of some capitals whose countries are at war."""
    found, standing, country_of = 0, s.standing, s.c.country_of
    for area in spaces_in(areas):
        if standing[country_of[area]] == AT_WAR:
            found |= 1 << area
    return found


def network(s: DownfallState, faction: int, blitzkrieg: bool | None = None) -> int:
    """The set of areas that lines of a faction pass, from its sources and its countries' capitals."""
    if blitzkrieg is None:
        blitzkrieg = s.has(faction, BLITZKRIEG)
    return _network(s, faction, blitzkrieg)


def _network(s: DownfallState, faction: int, blitzkrieg: bool) -> int:
    within = passable(s, faction, blitzkrieg)
    found = _lines(s, faction, sources(s, faction), within)
    others = s.c.capitals_of[faction] & s.controlled[faction] & within & ~found
    if others:
        others = _at_war(s, others)
    return _lines(s, faction, found | others, within) if others else found


# ---------------------------------------------------------------- armies


def _wanting(s: DownfallState, faction: int, areas: int, blitzkrieg: bool) -> list[int]:
    """The armies of a faction in some areas that have no line, in the order of the counters."""
    c, within = s.c, passable(s, faction, blitzkrieg)
    own = c.sources_of[faction] & s.controlled[faction]
    lines = _lines(s, faction, own, within)
    rest = areas & ~(own | lines)
    if not rest:
        return []
    at, standing, country, members = s.at, s.standing, c.country, c.units_of_faction[faction]
    units = [
        unit
        for area in spaces_in(rest & ~_served(s, faction, lines, rest))
        for unit in spaces_in(at[area] & members)
        if standing[country[unit]] not in NEED_NONE
    ]
    return sorted(unit for unit in units if not _served_otherwise(s, unit, within, blitzkrieg))


def _served_otherwise(s: DownfallState, unit: int, within: int, blitzkrieg: bool) -> bool:
    """7.1, 15.6: by the capital of its country, or as armour in Africa."""
    c = s.c
    faction, bit = c.faction[unit], 1 << s.where[unit]
    capital = 1 << c.capital[c.country[unit]]
    home = s.controlled[faction] & capital
    if capital & bit or _served(s, faction, _lines(s, faction, home, within), bit):
        return True
    if blitzkrieg or not c.armour[unit] or not c.africa & bit:
        return False
    within |= _held(s, faction) & c.africa
    start = sources(s, faction) | home
    return bool(_served(s, faction, _lines(s, faction, start, within), bit))


def _hangs_on_tile(s: DownfallState, faction: int) -> bool:
    """4.5: whether a faction has Blitzkrieg and others do not know it."""
    return s.has(faction, BLITZKRIEG) and not s.shown[s.c.tile(faction, BLITZKRIEG)]


def without_line(s: DownfallState, faction: int, blitzkrieg: bool, landed: int) -> list[int]:
    """7.1, 7.3: the armies of a faction without a line; those with these marks need none."""
    found = _wanting(s, faction, s.occupied[faction], blitzkrieg)
    return [unit for unit in found if not s.flags[unit] & landed]


def _checked(s: DownfallState, faction: int, landed: int) -> list[int]:
    """The same, and Blitzkrieg is turned up if anything hangs on it."""
    blitzkrieg = s.has(faction, BLITZKRIEG)
    found = without_line(s, faction, blitzkrieg, landed)
    if blitzkrieg and _hangs_on_tile(s, faction) and without_line(s, faction, False, landed) != found:
        s.use(faction, BLITZKRIEG)
    return found


def supplied(s: DownfallState, unit: int) -> bool:
    """7.1: whether an army is supplied now (a landed one is, in its phase and the next: 7.3)."""
    if s.flags[unit] & (LANDED | BEACHHEAD):
        return True
    faction = s.c.faction[unit]
    return unit not in _wanting(s, faction, 1 << s.where[unit], s.has(faction, BLITZKRIEG))


def rely(s: DownfallState, unit: int) -> None:
    """4.5: something is done that an army may do only because it is supplied: Blitzkrieg is turned up if the
    line hangs on it."""
    faction = s.c.faction[unit]
    landed = s.flags[unit] & (LANDED | BEACHHEAD)
    if landed or not _hangs_on_tile(s, faction):
        return
    if unit in _wanting(s, faction, 1 << s.where[unit], False):
        s.use(faction, BLITZKRIEG)


def unsupplied(s: DownfallState, faction: int) -> list[int]:
    """7.1: the armies of a faction without a line; turns Blitzkrieg up if the list hangs on it."""
    return _checked(s, faction, LANDED | BEACHHEAD)


def eliminate(s: DownfallState) -> None:
    """7.6, 22.5: at the end of its phase a faction loses its armies without a line; those landed in this
    phase need none (7.3)."""
    lost = _checked(s, s.phase, LANDED)
    for unit in lost:
        s.eliminate(unit)
    if lost:
        s.tell("starved", "7.6", units=[s.c.ids[unit] for unit in lost])


# ---------------------------------------------------------------- areas


def _cut(s: DownfallState, faction: int, blitzkrieg: bool) -> int:
    reached = _network(s, faction, blitzkrieg)
    empty = s.controlled[faction] & ~(reached | s.occupied[faction] | s.c.sources_of[faction])
    if not empty:
        return 0
    empty &= ~capitals(s, faction)
    return empty & ~_served(s, faction, reached, empty)


def cut_off(s: DownfallState, faction: int) -> int:
    """7.7: the set of areas that a faction controls, without a line and without an own army."""
    return _cut(s, faction, s.has(faction, BLITZKRIEG))


def cut_off_checked(s: DownfallState, faction: int) -> int:
    """The same, and Blitzkrieg is turned up if anything hangs on it."""
    blitzkrieg = s.has(faction, BLITZKRIEG)
    found = _cut(s, faction, blitzkrieg)
    if blitzkrieg and _hangs_on_tile(s, faction) and _cut(s, faction, False) != found:
        s.use(faction, BLITZKRIEG)
    return found


def line(s: DownfallState, unit: int, blitzkrieg: bool) -> list[int] | None:
    """The areas of a shortest line from an army's area to a source or its capital, both included, or None."""
    c, faction, here = s.c, s.c.faction[unit], s.where[unit]
    ends = sources(s, faction) | 1 << c.capital[c.country[unit]]
    within = passable(s, faction, blitzkrieg)
    if c.armour[unit] and c.africa >> here & 1:
        within |= _held(s, faction) & c.africa
    came, fringe = {here: here}, [here]
    for area in fringe:  # grows while it is walked
        if ends >> area & 1 and (area == here or within >> area & 1):
            return _walked(came, area)
        for there in spaces_in((c.links.neighbours[area] | _overseas(s, faction, area)) & within):
            if there not in came:
                came[there] = area
                fringe.append(there)
    return None


def _overseas(s: DownfallState, faction: int, area: int) -> int:
    """The coasts that a line goes to by sea from a controlled one."""
    controlled = s.controlled[faction]
    if not controlled >> area & 1:
        return 0
    found = 0
    for shore in _shores(s, faction):
        if shore >> area & 1:
            found |= shore & controlled
    return found


def _walked(came: dict[int, int], area: int) -> list[int]:
    path = [area]
    while came[area] != area:
        area = came[area]
        path.append(area)
    return path[::-1]
