"""Strategic movement by land a second time: where a train leads, area by area, from the rulebook."""

from __future__ import annotations

from collections.abc import Callable

from tests.europe_engulfed.naive_table import ARMOUR, Block, Table

MAJORS = ("germany", "italy", "britain", "usa", "france", "ussr")
Test = Callable[[str], bool]


def trains(
    table: Table, block: Block, crossed: Test, open_to: Test, shut: Callable[[str, str], bool], bought: bool
) -> set[str]:
    """5.21 to 5.23: where a block can go; `bought`: in a breakthrough (1.13, 1.14, 5.15).

    What chapter 9 lets it cross and end in, and the borders that it shuts, are given.
    """
    ground = {one for one in _ground(table, block) if crossed(one) and not (bought and _muddy(table, one))}
    if block.space not in ground or (bought and _marsh(table, block.space)):
        return set()
    found, fringe = {block.space}, [block.space]
    while fringe:
        here = fringe.pop()
        if bought and _marsh(table, here):
            continue
        for there in table.beside[here]:
            open_way = _joined(table, block, here, there) and not shut(here, there)
            if open_way and there in ground and there not in found:
                found.add(there)
                fringe.append(there)
    return {one for one in found - {block.space} if open_to(one) and not _no_airfield(table, block, one)}


def _ground(table: Table, block: Block) -> set[str]:
    """5.22, 5.23, 4.7, 5.15: friendly, uncontested, guarded; no swamp for armour."""
    return {
        one
        for one in table.friendly(block)
        if table.areas[one].kind != "sea"
        and not table.contested(one)
        and (one == block.space or _guarded(table, block, one))
        and not (block.block in ARMOUR and "swamp" in table.areas[one].terrain)
    }


def _guarded(table: Table, block: Block, space: str) -> bool:
    """4.7: Alexandria by the British; what the Axis or the Soviets took; westerners in Germany, Italy."""
    there, camp = table.ground(space), block.camp
    if camp == 1 and space == "alexandria":
        return any(one.power == "britain" for one in there)
    area = table.areas[space]
    owner = area.country
    own = table.camp.get(owner) == camp and owner not in table.fallen
    if not area.werp or own or (camp == 1 and owner not in ("germany", "italy")):
        return True
    return any(one.camp == camp and (camp != 1 or one.power in MAJORS) for one in there)


def _joined(table: Table, block: Block, here: str, there: str) -> bool:
    """5.17, 5.22: land and straits, for aircraft air routes; Karelia and Novgorod by Leningrad's leave."""
    kinds = table.borders[here, there]
    if "supply" in kinds or ("air" in kinds and not block.flies):
        return False
    return {here, there} != {"novgorod", "karelia"} or "leningrad" in table.friendly(block)


def _muddy(table: Table, space: str) -> bool:
    return table.weather.get(space) in ("mud", "light_mud")


def _marsh(table: Table, space: str) -> bool:
    return "swamp" in table.areas[space].terrain and table.weather[space] != "snow"


def _no_airfield(table: Table, block: Block, space: str) -> bool:
    """5.5: no aircraft ends a phase in a friendly fortress."""
    return block.flies and table.areas[space].kind == "fortress"
