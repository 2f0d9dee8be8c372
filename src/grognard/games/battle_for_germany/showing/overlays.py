"""What can be laid over the map: zones of control, a unit's reach, attacks, cities."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from grognard.games.battle_for_germany.components import FORCES, SIDE_OF, SIDES
from grognard.games.battle_for_germany.rules.combat import CombatPhase, column, strengths
from grognard.games.battle_for_germany.rules.reach import allowance, may_be_moved, reach
from grognard.games.battle_for_germany.rules.stacking import with_room
from grognard.games.battle_for_germany.rules.zones import zone
from grognard.games.battle_for_germany.state import FLIPPED, GARRISON
from grognard.kernel.looking import Mark
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState

TAKES: Mapping[str, str] = {"zones": "", "reach": "unit", "attacks": "", "cities": ""}


def zones(s: BattleState) -> Iterator[Mark]:
    """4-0: the hexes that each side's units control; contested where two sides do."""
    covered = [0] * len(SIDES)
    for force in range(len(FORCES)):
        covered[SIDE_OF[force]] |= zone(s, force)
    for space in spaces_in(covered[0] | covered[1] | covered[2]):
        sides = [side for side, hexes in zip(SIDES, covered, strict=True) if hexes >> space & 1]
        tone = sides[0] if len(sides) == 1 else "contested"
        yield Mark(space=s.c.board.names[space], tone=tone, shape="hatch")


def reached(s: BattleState, unit: int) -> Iterator[Mark]:
    """5-1: where a unit can end its move and what the way costs; of another force, if it could move now."""
    if not s.on_map(unit) or s.flags[unit] & (GARRISON | FLIPPED):
        return
    if s.force[unit] in s.now.forces and may_be_moved(s, unit) is not None:
        return
    levels = reach(s, unit, allowance(s, unit))
    room = with_room(s, unit, levels)
    for cost, level in enumerate(levels):
        for space in spaces_in(level & room):
            yield Mark(space=s.c.board.names[space], tone="own", shape="fill", text=str(cost))


def attacks(s: BattleState) -> Iterator[Mark]:
    """6-1: the hexes that can be attacked from where units stand, with the odds if all of them join in."""
    for space, units in sorted(CombatPhase().options(s).items()):
        attack, defence, _ = strengths(s, [space], units)
        odds = s.c.tables.combat["columns"][column(s.c, attack, defence)]
        yield Mark(space=s.c.board.names[space], tone="enemy", shape="ring", text=odds)


def cities(s: BattleState) -> Iterator[Mark]:
    """11-0: who holds each city, and its points."""
    for city, side in zip(s.c.cities, s.holder, strict=True):
        yield Mark(space=city.hex, tone=SIDES[side], shape="fill", text=str(city.points))


def marks(s: BattleState, name: str, unit: str | None) -> list[Mark]:
    """The hexes that an overlay points out."""
    if name == "reach":
        return list(reached(s, s.c.number[unit])) if unit in s.c.number else []
    return list({"zones": zones, "attacks": attacks, "cities": cities}[name](s))
