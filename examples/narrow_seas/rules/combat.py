"""Chapter 6, combat: supply committed in secret, blocks laid open, both sides' dice at once, losses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar

from examples.narrow_seas.components import NOWHERE
from examples.narrow_seas.rules.orders import obey, ready, why_idle
from grognard.kernel.ranges import SpaceId, UnitId
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import SecretStep, Step

if TYPE_CHECKING:
    from examples.narrow_seas.state import Position

SIDES = 6


class Attacking(Step, frozen=True):
    """6.1: armies attack a neighbouring area together, from where they stand."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"attack": ("space", "units")}

    def candidates_attack(self, s: Position) -> Iterator[tuple[int, tuple[int, ...]]]:
        reach: dict[int, list[int]] = {}
        for army in ready(s, False):
            for area in s.c.lands[s.at[army]]:
                reach.setdefault(area, []).append(army)
        for area, armies in reach.items():
            for number in range(1, _most(s) + 1):
                yield from ((area, units) for units in combinations(armies, number))

    def may_attack(self, s: Position, area: int, units: tuple[int, ...]) -> Refusal | None:
        if s.c.sea[area] or not s.foes(area, s.active):
            return refuse("6.1", "nobody-there", space=s.c.name(area))
        if len(units) > _most(s):
            return refuse("6.1", "too-many", most=_most(s))
        for unit in units:
            refusal = why_idle(s, unit, False, "6.1")
            if refusal is not None:
                return refusal
            if area not in s.c.lands[s.at[unit]]:
                return refuse("6.1", "out-of-reach", unit=s.c.handles[unit], space=s.c.name(area))
        return None

    def do_attack(self, s: Position, area: int, units: tuple[int, ...]) -> None:
        obey(s, units)
        s.tell("attacked", "6.1", units=s.c.names(units), space=s.c.name(area))
        s.stack.append(Battle(units, tuple(s.foes(area, s.active)), area))


def _most(s: Position) -> int:
    """6.1: no more attack an area than may stand in it."""
    return int(s.c.tables["stacking"]["armies"])


class Battle(SecretStep, frozen=True):
    """6.2: both sides say in secret how much supply they commit; then the battle is fought."""

    attackers: tuple[UnitId, ...]
    defenders: tuple[UnitId, ...]
    space: SpaceId
    landing: bool = False
    rule: ClassVar[str] = "6.2"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"commit": ("number",)}

    def put_to(self, s: Position) -> tuple[int, ...]:
        return s.c.owner[self.attackers[0]], s.c.owner[self.defenders[0]]

    def seats(self, s: Position) -> tuple[int, ...]:
        return tuple(seat for seat in self.put_to(s) if not s.answered[seat])

    def asks(self, s: Position, seat: int) -> dict[str, Any]:
        (foe,) = set(self.put_to(s)) - {seat}
        blocks = s.c.names(self.attackers + self.defenders)
        return {
            "space": s.c.name(self.space),
            "seat": s.setup.seats[foe],
            "units": blocks,
            "left": s.purse[seat],
        }

    def candidates_commit(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return [(number,) for number in range(s.c.tables["supply"]["commit"] + 1)]

    def may_commit(self, s: Position, seat: int, number: int) -> Refusal | None:
        """Asked even of a realm that has none: nobody is to learn that."""
        return refuse("6.2", "too-little", left=s.purse[seat]) if number > s.purse[seat] else None

    def do_commit(self, s: Position, seat: int, number: int) -> None:
        s.answered[seat] = number + 1
        s.purse[seat] -= number
        s.tell("committed", "6.2", number=number, left=s.purse[seat])

    def close(self, s: Position) -> None:
        """6.3 to 6.7."""
        s.stack.pop()
        seats = self.put_to(s)
        s.reveal("answered", *seats)
        supply = [s.answered[seat] - 1 for seat in seats]
        s.answered = [0] * len(s.answered)
        s.tell("supplied", "6.2", attack=supply[0], defence=supply[1])
        _lay_open(s, self.attackers + self.defenders)
        dice = [dice_of(s, self, n == 0, supply[n]) for n in range(2)]
        attack = s.roll_together(len(dice[0]), "attack", "6.4")
        defence = s.roll_together(len(dice[1]), "defence", "6.4")
        _suffer(s, self.defenders, _hits(attack, dice[0]))
        _suffer(s, self.attackers, _hits(defence, dice[1]))
        _settle(s, self)


def _lay_open(s: Position, blocks: Sequence[int]) -> None:
    """6.3: everybody sees what they are."""
    s.reveal("what", *blocks)
    s.reveal("steps", *blocks)
    for block in blocks:
        s.open[block] = 1
    s.tell("opened", "6.3", units=s.c.names(blocks))


def dice_of(s: Position, battle: Battle, attacking: bool, supply: int) -> list[int]:
    """6.2, 6.4, 6.5: for each die of a side, how many of its faces hit."""
    found = [s.c.tables["supply"]["faces"]] * supply
    for block in battle.attackers if attacking else battle.defenders:
        kind = s.c.kind_of[s.what[block]]
        less = rough(s, battle.space) + (battle.landing and not kind.lands) if attacking else 0
        found += [max(1, kind.faces - less)] * s.steps[block]
    return found


def rough(s: Position, space: int) -> bool:
    """6.5: ground that helps whoever is there."""
    return s.c.board.attributes[space]["terrain"] in s.c.tables["combat"]["rough"]


def _hits(rolled: Sequence[int], faces: Sequence[int]) -> int:
    """6.4: how many of a side's dice hit, the highest numbers first."""
    return sum(die > SIDES - hitting for die, hitting in zip(rolled, faces, strict=True))


def _suffer(s: Position, blocks: Sequence[int], hits: int) -> None:
    """6.6: each hit takes a step of the strongest; a block without steps goes into reserve."""
    before = {block: s.steps[block] for block in blocks}
    for _ in range(min(hits, sum(before.values()))):
        s.steps[max(blocks, key=lambda block: (s.steps[block], -block))] -= 1
    for block in blocks:
        if not s.steps[block]:
            s.tell("destroyed", "6.6", unit=s.c.handles[block])
            s.retire(block)
        elif s.steps[block] < before[block]:
            s.tell("hit", "6.6", unit=s.c.handles[block], lost=before[block] - s.steps[block])


def _settle(s: Position, battle: Battle) -> None:
    """6.7: the survivors of an attack go into an area that nobody defends any more."""
    if s.c.sea[battle.space]:
        return
    alive = [block for block in battle.attackers if s.at[block] != NOWHERE]
    if not alive or any(s.at[block] != NOWHERE for block in battle.defenders):
        s.tell("held", "6.7", space=s.c.name(battle.space))
        return
    for block in alive:
        s.enter(block, battle.space)
