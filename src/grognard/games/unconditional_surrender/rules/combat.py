"""Section 10, the combat sequence: attackers, secret choices, commitments in turn, dice and table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from grognard.games.unconditional_surrender.components import RESULTS
from grognard.games.unconditional_surrender.roster import FACTIONS
from grognard.games.unconditional_surrender.rules import commitments
from grognard.games.unconditional_surrender.rules.fights import ATTACKER, DEFENDER, Fight
from grognard.games.unconditional_surrender.state import WILL_COMMIT, WILL_NOT
from grognard.kernel.ranges import Count, Flag
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import SecretStep, Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.components import Components
    from grognard.games.unconditional_surrender.state import Position

SIDES = (ATTACKER, DEFENDER)
RESOLVE: dict[str, Callable[[Position, Fight], None]] = {}
"""What settles a combat of each kind once all is committed; the chapters of the combats enter theirs."""


def open_fight(s: Position, fight: Fight) -> None:
    """U87: a combat that is started is fought; first both sides choose (U82)."""
    s.stack.append(Commitment(fight))


class Commitment(SecretStep, frozen=True):
    """U82: both sides choose in secret whether they will commit anything; bluffing is allowed."""

    fight: Fight
    rule: ClassVar[str] = "U82"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"will": (), "will_not": ()}

    def put_to(self, s: Position) -> tuple[int, ...]:
        one, other = self.fight.seat(s, ATTACKER), self.fight.seat(s, DEFENDER)
        return (one, other) if one <= other else (other, one)

    def seats(self, s: Position) -> tuple[int, ...]:
        return tuple([seat for seat in self.put_to(s) if not s.answered[seat]])

    def question(self, s: Position) -> dict[str, Any]:
        return self.fight.figures(s)

    def do_will(self, s: Position, seat: int) -> None:
        s.answered[seat] = WILL_COMMIT
        s.tell("chosen", "U82", choice="will")

    def do_will_not(self, s: Position, seat: int) -> None:
        s.answered[seat] = WILL_NOT
        s.tell("chosen", "U82", choice="will_not")

    def close(self, s: Position) -> None:
        """Both choices are revealed together; who will goes on to commit, the attacker first."""
        s.stack.pop()
        will = tuple(s.answered[self.fight.seat(s, side)] == WILL_COMMIT for side in SIDES)
        s.reveal("answered", *self.put_to(s))
        s.answered = [0] * len(s.answered)
        words = ["will" if one else "will_not" for one in will]
        s.tell("choices", "U82", attacker=words[ATTACKER], defender=words[DEFENDER])
        first = ATTACKER if will[ATTACKER] else DEFENDER
        s.stack.append(Committing(self.fight, first, will, (0, 0)))


class Committing(Step, frozen=True):
    """U82: one marker or air unit after the other, in turn, until those who will have all declined."""

    fight: Fight
    side: Flag
    will: tuple[bool, ...]
    made: tuple[Count, ...]
    declined: Count = 0
    rule: ClassVar[str] = "U82"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "commit": ("marker",),
        "equip": ("marker", "unit"),
        "support": ("unit",),
        "decline": (),
    }

    def seats(self, s: Position) -> tuple[int, ...]:
        return (self.fight.seat(s, self.side),)

    def question(self, s: Position) -> dict[str, Any]:
        return {**self.fight.figures(s), "made": self.made[self.side]}

    def proceed(self, s: Position) -> bool:
        """Who has nothing to commit declines; when all have, the combat is resolved."""
        if self.declined >= sum(self.will):
            s.stack.pop()
            RESOLVE[self.fight.kind](s, self.fight)
            return True
        if not s.finds(lambda: self._eligible(s)):
            self._next(s, self.fight, self.made, self.declined + 1)
            return True
        return False

    def told_verbs(self, s: Position) -> tuple[str, ...]:
        """U101: tanks and air units belong to combats on the ground."""
        on_the_ground = ("equip", "support")
        return tuple(verb for verb in self.verbs if self.fight.ground or verb not in on_the_ground)

    def closed(self, s: Position, verb: str) -> Refusal:
        if verb == "support":
            return refuse("U101", "no-air-unit-to-commit")
        return refuse("U82", "no-tanks-to-commit" if verb == "equip" else "no-marker-to-commit")

    def _eligible(self, s: Position) -> bool:
        acts = (self.legal_by(s, 0, verb) for verb in ("commit", "equip", "support"))
        return any(next(actions, None) for actions in acts)

    def _next(self, s: Position, fight: Fight, made: tuple[int, ...], declined: int) -> None:
        other = 1 - self.side
        side = other if self.will[other] else self.side
        s.stack[-1] = Committing(fight, side, self.will, made, declined)

    def _made(self, s: Position, fight: Fight) -> None:
        made = tuple(number + (side == self.side) for side, number in enumerate(self.made))
        self._next(s, fight, made, 0)

    # ---------------------------------------------------------------- what is committed

    def candidates_commit(self, s: Position) -> Iterator[tuple[int]]:
        yield from ((marker,) for marker in commitments.at_hand(s, self.fight, self.side))

    def may_commit(self, s: Position, marker: int) -> Refusal | None:
        return commitments.why_not_committed(s, self.fight, self.side, marker)

    def do_commit(self, s: Position, marker: int) -> None:
        s.tell("committed", "U82", marker=s.c.marker_names[marker], faction=self._faction(s))
        self._made(s, commitments.commit(s, self.fight, self.side, marker))

    def candidates_equip(self, s: Position) -> Iterator[tuple[int, int]]:
        for marker in commitments.at_hand(s, self.fight, self.side):
            yield from ((marker, unit) for unit in self.fight.side(self.side))

    def may_equip(self, s: Position, marker: int, unit: int) -> Refusal | None:
        return commitments.why_not_equipped(s, self.fight, self.side, marker, unit)

    def do_equip(self, s: Position, marker: int, unit: int) -> None:
        s.tell("equipped", "U82", marker=s.c.marker_names[marker], unit=s.unit_name(unit))
        self._made(s, commitments.equip(s, self.fight, marker, unit))

    def candidates_support(self, s: Position) -> Iterator[tuple[int]]:
        yield from ((unit,) for unit in commitments.air_units(s, self.fight, self.side))

    def may_support(self, s: Position, unit: int) -> Refusal | None:
        return commitments.why_not_supporting(s, self.fight, self.side, unit)

    def do_support(self, s: Position, unit: int) -> None:
        s.tell("supported", "U101", unit=s.unit_name(unit), space=s.c.name(self.fight.space))
        air = tuple(unit if side == self.side else one for side, one in enumerate(self.fight.air))
        self._made(s, msgspec.structs.replace(self.fight, air=air))

    def may_decline(self, s: Position) -> Refusal | None:
        """U82: who said it will must commit at least one thing."""
        return None if self.made[self.side] else refuse("U82", "must-commit")

    def do_decline(self, s: Position) -> None:
        self._next(s, self.fight, self.made, self.declined + 1)

    def _faction(self, s: Position) -> str:
        return FACTIONS[self.fight.faction(s, self.side)]


# ---------------------------------------------------------------- dice and table


class Modifiers(msgspec.Struct):
    """U84: what a side adds, line by line; and by what its result is halved."""

    lines: dict[str, int] = {}
    halved: list[str] = []

    def add(self, name: str, value: int) -> None:
        if value:
            self.lines[name] = self.lines.get(name, 0) + value

    @property
    def total(self) -> int:
        return sum(self.lines.values())


def cut(c: Components, modifiers: Modifiers) -> int:
    """U5, U84: the sum of a side's modifiers within its limit."""
    limit: int = c.tables["crt"]["drm_limit"]
    return max(-limit, min(limit, modifiers.total))


def final_value(c: Components, die: int, modifiers: Modifiers) -> int:
    """U4, U5, U85: the die with the modifiers, cut to their limit, then halved, each time rounded up."""
    crt = c.tables["crt"]
    value = die + cut(c, modifiers)
    for _ in modifiers.halved:
        value = -(-value // 2)
    return int(max(crt["least"], min(crt["most"], value)))


def result(c: Components, attacker: int, defender: int) -> int:
    """U86: the attacker's value across, the defender's down."""
    return c.crt[defender - 1][attacker - 1]


def rolled(s: Position, attacker: Modifiers, defender: Modifiers) -> int:
    """U85, U86: both dice, the attacker's first, and what the table says."""
    dice = [s.roll("attack", "U85"), s.roll("defence", "U85")]
    values = [final_value(s.c, die, one) for die, one in zip(dice, (attacker, defender), strict=True)]
    found = result(s.c, *values)
    s.tell(
        "fought",
        "U86",
        attack=cut(s.c, attacker),
        defence=cut(s.c, defender),
        number=values[ATTACKER],
        against=values[DEFENDER],
        result=RESULTS[found],
    )
    return found
