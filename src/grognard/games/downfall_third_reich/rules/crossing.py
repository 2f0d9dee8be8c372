"""13.1, Blitzkrieg: an attack announced in advance opens an area for armour to cross; 15.6 in Africa."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from grognard.games.downfall_third_reich.rules.air import Mission, ready
from grognard.games.downfall_third_reich.rules.potential import parts_of, totals
from grognard.games.downfall_third_reich.rules.targets import (
    contested,
    every_attack,
    fighters,
    open_attacks,
    slots_in,
    support_sets,
    why_not_attack,
)
from grognard.games.downfall_third_reich.rules.terrain import crossable
from grognard.games.downfall_third_reich.state import FOUGHT, MISSION, STRUCK, SUPPORTED
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


def passable(s: DownfallState, unit: int) -> int:
    """13.1: the areas with enemies that an army may cross in this phase; it stops in the next one."""
    return mask_of(s.breached) if s.c.armour[unit] else 0


def difference(s: DownfallState, attacker: int, target: int, supports: tuple[int, ...], mission: bool) -> int:
    """How much the attacker's total exceeds the defender's before the dice."""
    attack, defence = totals(parts_of(s, attacker, target, supports, mission))
    return attack - defence


def needed(s: DownfallState) -> int:
    return int(s.c.tables["combat"]["crossing"])


class Crossing(Step, frozen=True):
    """13.1, 22.7: the attack is announced while operations go on, and fixed if it is strong enough."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"breach": ("unit", "unit", "units?")}

    def candidates_breach(self, s: DownfallState) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        return every_attack(s)

    def legal_breach(self, s: DownfallState) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        for area in spaces_in(openable(s)):
            slots, own, flying = slots_in(s, area), fighters(s, area), ready(s, s.phase, area)
            for attacker, target in open_attacks(s, area):
                for supports in support_sets(s, attacker, own, slots):
                    if difference(s, attacker, target, supports, flying) >= needed(s):
                        yield attacker, target, supports

    def may_breach(
        self, s: DownfallState, attacker: int, target: int, supports: tuple[int, ...]
    ) -> Refusal | None:
        if s.fought:
            return refuse("3.3", "combat-has-begun")
        slots = slots_in(s, s.where[attacker]) if s.on_map(attacker) else 0
        refusal = why_not_attack(s, attacker, target, supports, slots)
        if refusal is not None:
            return refusal
        area = s.where[target]
        name = s.c.board.names[area]
        if area in s.breached:
            return refuse("13.1", "breached-already", space=name)
        refusal = why_not_ground(s, area)
        if refusal is not None:
            return refusal
        most = difference(s, attacker, target, supports, ready(s, s.phase, area))
        if most < needed(s):
            return refuse("13.1", "difference-too-small", number=most, least=needed(s))
        return None

    def do_breach(self, s: DownfallState, attacker: int, target: int, supports: tuple[int, ...]) -> None:
        c, area = s.c, s.where[target]
        s.acted = 1
        if not c.africa >> area & 1:
            s.use(s.phase, "blitzkrieg")
        s.tell(
            "breach",
            "13.1",
            unit=c.ids[attacker],
            target=c.ids[target],
            supports=[c.ids[unit] for unit in supports],
            space=c.board.names[area],
        )
        s.stack.append(Mission(attacker, target, supports))

    def strike(
        self, s: DownfallState, attacker: int, target: int, supports: tuple[int, ...], mission: bool
    ) -> None:
        """The air missions are settled: the attack is fixed and the way is open, or nothing comes of it."""
        name = s.c.board.names[s.where[target]]
        number = difference(s, attacker, target, supports, mission)
        if number < needed(s):
            s.tell("breach-failed", "13.1", space=name, number=number)
            return
        fix(s, attacker, target, supports, mission)
        s.tell("breached", "13.1", space=name, number=number)


def openable(s: DownfallState) -> int:
    """The contested areas that armour could be let across and that are not open yet."""
    if s.fought:
        return 0
    return contested(s) & crossable(s, s.phase) & ~mask_of(s.breached)


def why_not_ground(s: DownfallState, area: int) -> Refusal | None:
    """13.1, 15.6, 22.9: armour crosses plain without a fortress, and in Africa any ground."""
    c, name = s.c, s.c.board.names[area]
    if crossable(s, s.phase) >> area & 1:
        return None
    if not s.has(s.phase, "blitzkrieg"):
        return refuse("13.1", "no-blitzkrieg")
    if not c.plains >> area & 1:
        return refuse("13.1", "no-crossing-ground", space=name)
    return refuse("13.1", "no-crossing-fortress", space=name)


def fix(s: DownfallState, attacker: int, target: int, supports: tuple[int, ...], mission: bool) -> None:
    """13.1: the attack has to be made as announced, first of its area; its armies can do nothing else."""
    area = s.where[target]
    s.flags[attacker] |= FOUGHT | (MISSION if mission else 0)
    s.target[attacker] = target + 1
    s.flags[target] |= STRUCK
    for unit in supports:
        s.flags[unit] |= SUPPORTED
        s.backing[unit] = attacker + 1
    s.breached.append(area)
    if area not in s.due:
        s.due.append(area)
