"""6.26, 6.3, 6.4, 6.8 read a second time: the dice of a class and its hit-bonuses, block by block."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from tests.europe_engulfed.naive_table import ARMOUR, Block, Table

AXIS_MINORS = ("finland", "romania", "hungary", "bulgaria")


class Fight(NamedTuple):
    """One round: where and how, what is remembered of it."""

    space: str
    assault: bool
    first: bool
    defending: bool
    fort: int
    own_works: bool  # the defender's side holds the area
    crossed: dict[bool, bool]  # by class, armour or not: it came over a river or strait
    maginot: bool
    landed: bool  # the attacker has landed
    collapsed: bool = False  # 9.45


def dice(table: Table, fight: Fight, own: list[Block], foes: list[Block], armour: bool) -> dict[int, int]:
    """How many dice a class throws with each bonus."""
    firing = [block for block in own if (block.block in ARMOUR) == armour]
    at_armour = armour if any((foe.block in ARMOUR) == armour for foe in foes) else not armour
    shares: dict[int, Fraction] = {}
    for block in firing:
        bonus = _bonus(table, fight, block, foes, at_armour)
        shares[bonus] = shares.get(bonus, Fraction(0)) + _dice_of(table, fight, block)
    thrown = {bonus: int(share) for bonus, share in shares.items()}
    if firing:
        common = min(_bonus(table, fight, _plain(block), foes, at_armour) for block in firing)
        thrown[common] = thrown.get(common, 0) + int(sum(shares.values())) - sum(thrown.values())
    return {bonus: number for bonus, number in thrown.items() if number}


def _plain(block: Block) -> Block:
    """The same block without what is its own: dice that are left over have none of it (1.12)."""
    return block._replace(block=block.block.removeprefix("elite_"))


def _dice_of(table: Table, fight: Fight, block: Block) -> Fraction:
    """6.31, 6.32; 1.12, 3.4, 6.82: halved for attackers in snow, in swamps, without supply."""
    found = Fraction(block.steps * (2 if fight.assault else 1))
    if fight.defending:
        return found
    area, snow = table.areas[fight.space], table.weather.get(fight.space) == "snow"
    hardy = block.power in ("ussr", "finland") and area.country in ("ussr", "finland")
    if snow and not hardy:
        found /= 2
    if "swamp" in area.terrain and not snow:
        found /= 2
    return found if block.supplied else found / 2


def _bonus(table: Table, fight: Fight, block: Block, foes: list[Block], at_armour: bool) -> int:
    weather, armour = table.weather.get(fight.space), block.block in ARMOUR
    if block.block == "militia" or (armour and weather == "mud"):
        return 0
    if fight.collapsed and block.power == "italy":
        return 0
    found = int(block.block.startswith("elite"))
    if armour and not at_armour and (fight.defending or not _against_armour(table, fight)):
        found += 1
    minors = {foe.power for foe in foes} & {*AXIS_MINORS}
    if block.camp != 0 and len(minors) > 1 and not at_armour:
        found += 1
    if fight.landed and fight.defending and not at_armour:
        found += 1
    return found + (_defence(table, fight, at_armour, armour, weather) if fight.defending else 0)


def _rough(table: Table, fight: Fight) -> bool:
    terrain, snow = table.areas[fight.space].terrain, table.weather.get(fight.space) == "snow"
    return "rough" in terrain or ("swamp" in terrain and snow)


def _fortified(fight: Fight) -> bool:
    """6.97, 6.95: in the first round; a heavy one always; 6.93: of the defender's side."""
    return fight.own_works and (fight.fort == 2 or (fight.fort == 1 and fight.first))


def _against_armour(table: Table, fight: Fight) -> bool:
    """6.81, 6.85, 6.97: where attacking armour loses its bonus."""
    return _rough(table, fight) or table.areas[fight.space].kind == "fortress" or _fortified(fight)


def _defence(table: Table, fight: Fight, at_armour: bool, armour: bool, weather: str | None) -> int:
    """1.13, 6.81, 6.83 to 6.85, 6.97."""
    found = int(weather == "mud" and not armour) + int(_rough(table, fight)) + int(_fortified(fight))
    found += int(fight.crossed[at_armour]) + 2 * fight.maginot
    return found + 2 * (table.areas[fight.space].kind == "fortress")
