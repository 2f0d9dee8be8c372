"""5.1 read a second time: every way of up to four steps is walked, space by space."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from tests.europe_engulfed.naive_table import ARMOUR, FAST, Block, Table

Way = list[str]
Open = Callable[[str, str], bool]
"""Chapter 9: whether politics lets the unit cross from one space into another."""
MOST_STEPS = 4
"""Two areas, and out of a fortress and into another one for nothing."""


def ends(table: Table, unit: int, crosses: Open) -> set[str]:
    """Where a unit may end an operational move."""
    block = table.blocks[unit]
    return {
        way[-1]
        for way in _ways(table, block, crosses, [block.space])
        if _may_leave(table, unit, block, way) and _may_stay(table, unit, block, way[-1])
    }


def _ways(table: Table, block: Block, crosses: Open, way: Way) -> Iterator[Way]:
    """Every way that can be walked, whatever may be found where it ends."""
    here, number = way[-1], len(way) - 1
    if number == MOST_STEPS or (number and _stops(table, block, way[-2], here)):
        return
    for there in table.beside[here]:
        further = [*way, there]
        if there in way or not _passable(table, block, here, there, number) or not crosses(here, there):
            continue
        if _near_enough(table, block, list(pairwise(further))):
            yield further
            yield from _ways(table, block, crosses, further)


def _passable(table: Table, block: Block, here: str, there: str, number: int) -> bool:
    """5.13, 5.15 to 5.18, 6.85: borders, air routes, straits, swamps, fortresses, the Urals."""
    kinds, friends = table.borders[here, there], table.friendly(block)
    area = table.areas[there]
    if "air" in kinds:
        return block.flies and number == 0
    if "supply" in kinds or area.kind == "sea":
        return False
    if block.camp == 0 and there == "ural":
        return False
    if block.block in ARMOUR and "swamp" in area.terrain:
        return False
    if {here, there} == {"novgorod", "karelia"} and "leningrad" not in friends:
        return False
    if area.inside == here and table.enemies(here, block.camp):
        return False
    return "strait" not in kinds or _over_strait(table, block, here, there, number)


def _over_strait(table: Table, block: Block, here: str, there: str, number: int) -> bool:
    """5.16: begun beside it; no armour into enemy land; at Kerch the Axis needs Sevastopol first."""
    friends = table.friendly(block)
    if number or (block.block in ARMOUR and there not in friends):
        return False
    kerch = {here, there} == {"crimea", "kuban"} and block.camp == 0 and "sevastopol" not in friends
    return not (kerch and table.enemies(there, block.camp))


def _near_enough(table: Table, block: Block, steps: list[tuple[str, str]]) -> bool:
    """5.11, 5.12, 3.4, 5.17, 1.13: areas moved; between a friendly fortress and its area nothing; mud all."""
    most = 2 if block.block in FAST and block.supplied else 1
    friends, spent = set(table.friendly(block)), 0
    for here, there in steps:
        if here != block.space and not block.flies and here in table.hostile(block):
            inside = [name for name, area in table.areas.items() if area.inside == here]
            taken = {one for one in (here, *inside) if not table.enemies(one, block.camp)}
            friends |= taken & table.hostile(block)  # 0.4: it has taken what was empty
        joined = table.areas[here].inside == there or table.areas[there].inside == here
        if joined and {here, there} <= friends:
            continue
        muddy = "mud" in (table.weather.get(here), table.weather.get(there))
        spent += most if muddy else 1
    return spent <= most


def _stops(table: Table, block: Block, here: str, there: str) -> bool:
    """5.12, 5.13, 5.15, 5.16: what ends a move where it is entered."""
    kinds = table.borders[here, there]
    marsh = "swamp" in table.areas[there].terrain and table.weather.get(there) != "snow"  # 1.12
    return bool(table.enemies(there, block.camp) or marsh or kinds & {"strait", "air"})


def _may_leave(table: Table, unit: int, block: Block, way: Way) -> bool:
    """5.14: out of a contested area through friendly calm ones, and with a rearguard."""
    if not table.contested(way[0]):
        return True
    friends = table.friendly(block)
    if any(space not in friends or table.contested(space) for space in way[1:]):
        return False
    left = [
        one.steps
        for other, one in table.blocks.items()
        if other != unit and one.space == way[0] and one.camp == block.camp and not one.flies
    ]
    return block.flies or sum(left) >= len(table.enemies(way[0], block.camp))


def _may_stay(table: Table, unit: int, block: Block, end: str) -> bool:
    """5.13, 5.5: aircraft beside friends; a fortress takes so many, an enemy's twice as many attackers."""
    friends, area = table.friendly(block), table.areas[end]
    beside = [
        one
        for other, one in table.blocks.items()
        if other != unit and one.space == end and one.camp == block.camp
    ]
    if block.flies and end not in friends and all(one.flies for one in beside):
        return False
    if not area.capacity:
        return True
    attacked = end in table.hostile(block)
    if block.flies:
        return attacked and not any(one.flies for one in beside)
    return not attacked or sum(not one.flies for one in beside) < 2 * area.capacity
