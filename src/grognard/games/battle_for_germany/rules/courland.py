"""Chapter 8, Courland: Germans brought out by sea, and the Soviets who watched them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.battle_for_germany.components import EAST, SOVIET
from grognard.games.battle_for_germany.rules.destroyed import destroy
from grognard.games.battle_for_germany.rules.passage import enter
from grognard.games.battle_for_germany.rules.stacking import why_not_there
from grognard.kernel.ranges import UnitId
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState


def ports(s: BattleState, unit: int) -> list[int]:
    """8-0: the ports that can take this unit."""
    spaces = [s.c.city_hex[s.c.city_ids.index(name)] for name in s.c.scenario_data["courland"]["ports"]]
    return [space for space in spaces if why_not_there(s, unit, space, EAST) is None]


def pocket(s: BattleState) -> list[int]:
    """The German units still in the box."""
    return [unit for unit in s.units_in(s.c.courland) if s.c.german[unit]]


class Courland(Step, frozen=True):
    """8-0: what the box adds to the replacement phases."""

    def candidates_evacuate(self, s: BattleState) -> Iterator[tuple[int]]:
        if EAST in s.now.forces and not s.evacuated:
            yield from ((unit,) for unit in pocket(s))

    def may_evacuate(self, s: BattleState, unit: int) -> Refusal | None:
        if EAST not in s.now.forces:
            return refuse("8-0", "not-your-phase", unit=s.c.ids[unit])
        if unit not in pocket(s):
            return refuse("8-0", "not-in-courland", unit=s.c.ids[unit])
        if s.evacuated:
            return refuse("8-0", "one-ship-a-turn")
        if not ports(s, unit):
            return refuse("8-0", "ports-closed")
        return None

    def do_evacuate(self, s: BattleState, unit: int) -> None:
        s.evacuated = 1
        name = s.c.ids[unit]
        s.tell("evacuates", "8-0", unit=name)
        if s.roll("courland", "8-0") in s.c.scenario_data["courland"]["lost_on"]:
            destroy(s, unit, "8-0")
        else:
            s.stack.append(Disembark(unit))

    def candidates_enter(self, s: BattleState) -> Iterator[tuple[int, int]]:
        if SOVIET in s.now.forces and not pocket(s):
            for unit in s.units_in(s.c.courland):
                for space in s.c.edges["courland_entry"]:
                    yield unit, space

    def may_enter(self, s: BattleState, unit: int, space: int) -> Refusal | None:
        name = s.c.ids[unit]
        if SOVIET not in s.now.forces:
            return refuse("8-0", "not-your-phase", unit=name)
        if s.where[unit] != s.c.courland or s.c.german[unit]:
            return refuse("8-0", "not-in-courland", unit=name)
        if pocket(s):
            return refuse("8-0", "pocket-holds", units=[s.c.ids[u] for u in pocket(s)])
        if space not in s.c.edges["courland_entry"]:
            return refuse("8-0", "not-an-entry-hex", space=s.c.board.names[space])
        return why_not_there(s, unit, space, SOVIET)

    def do_enter(self, s: BattleState, unit: int, space: int) -> None:
        s.move(unit, space)
        s.tell("enters", "8-0", unit=s.c.ids[unit], space=s.c.board.names[space])
        enter(s, unit, space)


class Disembark(Step, frozen=True):
    """8-0: the unit has come through and lands in Stettin or Rostock."""

    unit: UnitId
    rule: ClassVar[str] = "8-0"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"land": ("space",)}

    def seats(self, s: BattleState) -> tuple[int, ...]:
        return (s.now.seat,)

    def question(self, s: BattleState) -> dict[str, Any]:
        return {"unit": s.c.ids[self.unit]}

    def candidates_land(self, s: BattleState) -> Iterator[tuple[int]]:
        yield from ((space,) for space in ports(s, self.unit))

    def may_land(self, s: BattleState, space: int) -> Refusal | None:
        if space not in ports(s, self.unit):
            return refuse("8-0", "no-port", space=s.c.board.names[space])
        return None

    def do_land(self, s: BattleState, space: int) -> None:
        s.stack.pop()
        s.change_force(self.unit, EAST)
        s.move(self.unit, space)
        s.tell("landed", "8-0", unit=s.c.ids[self.unit], space=s.c.board.names[space])
        enter(s, self.unit, space)
