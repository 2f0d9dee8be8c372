"""Section 11, results of ground combat: losses, retreats, stands, advances."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.unconditional_surrender.components import RESULTS
from grognard.games.unconditional_surrender.rules.air_combat import add_sorties, duel
from grognard.games.unconditional_surrender.rules.combat import RESOLVE, rolled
from grognard.games.unconditional_surrender.rules.entering import eliminate, enter, weaken
from grognard.games.unconditional_surrender.rules.evacuation import Evacuating, can_be_evacuated
from grognard.games.unconditional_surrender.rules.factions import enemy_ground, prohibited
from grognard.games.unconditional_surrender.rules.fights import ATTACKER, DEFENDER, Fight
from grognard.games.unconditional_surrender.rules.ground_combat import (
    Support,
    attacker_modifiers,
    defender_modifiers,
    retreats,
    why_no_retreat,
)
from grognard.games.unconditional_surrender.rules.operations import end_activation
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def resolve(s: Position, fight: Fight) -> None:
    """U83 to U86: the duel of the air units, then the ground combat itself, then what it brings."""
    support = _support(s, fight)
    own, other = attacker_modifiers(s, fight, support), defender_modifiers(s, fight, support)
    apply(s, fight, RESULTS[rolled(s, own, other)])


def _support(s: Position, fight: Fight) -> Support:
    """U83, U101: who has Air Support; a lone air unit adds a Sortie."""
    mine, theirs = fight.air
    if NONE not in fight.air:
        return duel(s, fight)
    for unit in fight.air:
        if unit != NONE:
            add_sorties(s, unit, 1)
    return mine != NONE, theirs != NONE


def apply(s: Position, fight: Fight, result: str) -> None:
    """U92: the list of results."""
    unit = fight.defender
    if result == "DR":
        _drive_back(s, fight, may_stand=bool(s.in_fort[unit]))
    elif result == "DD":
        if weaken(s, unit, defending=True):
            _cleared(s, fight)
        else:
            _drive_back(s, fight, may_stand=False)
    elif result == "DE":
        eliminate(s, unit, defending=True)
        _cleared(s, fight)
    elif result in ("AS", "AA"):
        if result == "AA":
            weaken(s, fight.attackers[ATTACKER], defending=False)
        if fight.kind == "mobile":
            end_activation(s)


def _drive_back(s: Position, fight: Fight, may_stand: bool) -> None:
    """U93, U97: the defender's owner chooses where to, or in a fort to take the loss instead."""
    if retreats(s, fight) or can_be_evacuated(s, fight.defender):
        s.stack.append(Retreat(fight, may_stand))
    else:
        cannot_retreat(s, fight)


def cannot_retreat(s: Position, fight: Fight) -> None:
    """U92, U94: a reduced unit is eliminated, a full one reduced; then it stays."""
    s.tell("no_retreat", "U94", unit=s.unit_name(fight.defender))
    if weaken(s, fight.defender, defending=True):
        _cleared(s, fight)


def _cleared(s: Position, fight: Fight) -> None:
    """U92, U95: after a mobile attack a No EZOC marker; the attacker may advance."""
    if fight.kind == "mobile":
        s.no_zone = [*s.no_zone, fight.space]
    s.stack.append(Advance(fight))


class Retreat(Evacuating, frozen=True):
    """U93: one hex, chosen by the defender's owner."""

    fight: Fight
    may_choose: bool
    rule: ClassVar[str] = "U93"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "retreat": ("unit", "space"),
        **Evacuating.verbs,
        "stand": (),
    }

    def seats(self, s: Position) -> tuple[int, ...]:
        return (self.fight.seat(s, DEFENDER),)

    def question(self, s: Position) -> dict[str, Any]:
        return {"unit": s.unit_name(self.fight.defender), "space": s.c.name(self.fight.space)}

    def candidates_retreat(self, s: Position) -> Iterator[tuple[int, int]]:
        yield from ((self.fight.defender, space) for space in retreats(s, self.fight))

    def may_retreat(self, s: Position, unit: int, space: int) -> Refusal | None:
        if unit != self.fight.defender:
            return refuse("U93", "not-retreating", unit=s.unit_name(unit))
        return why_no_retreat(s, self.fight, space)

    def do_retreat(self, s: Position, unit: int, space: int) -> None:
        """U104: whom it drives out of the hex goes at once, before anybody advances."""
        s.stack.pop()
        s.tell("retreated", "U93", unit=s.unit_name(unit), space=s.c.name(space))
        s.stack.append(Advance(self.fight))
        enter(s, unit, space)

    def evacuees(self, s: Position) -> list[int]:
        return [self.fight.defender]

    def do_evacuate(self, s: Position, unit: int, space: int) -> None:
        """Instead of the retreat; the attacker may advance all the same."""
        s.stack.pop()
        super().do_evacuate(s, unit, space)
        s.stack.append(Advance(self.fight))

    def may_stand(self, s: Position) -> Refusal | None:
        """U97: only in a fort that it may keep, or where there is no way but the sea."""
        free = self.may_choose or not retreats(s, self.fight)
        return None if free else refuse("U97", "must-retreat")

    def do_stand(self, s: Position) -> None:
        s.stack.pop()
        cannot_retreat(s, self.fight)


class Advance(Step, frozen=True):
    """U95: into the emptied hex, by the attacker, or by one of them."""

    fight: Fight
    rule: ClassVar[str] = "U95"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"advance": ("unit",), "hold": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (self.fight.seat(s, ATTACKER),)

    def question(self, s: Position) -> dict[str, Any]:
        return {"space": s.c.name(self.fight.space)}

    def proceed(self, s: Position) -> bool:
        """U33, U79: nobody advances into a hex that a ground unit has or that is shut; an invader has to
        (U114)."""
        faction = self.fight.faction(s, ATTACKER)
        taken = enemy_ground(s, faction) | s.standing[faction] | prohibited(s, faction)
        if taken >> self.fight.space & 1:
            s.stack.pop()
        elif self.fight.kind == "invasion":
            self.do_advance(s, self.fight.attackers[ATTACKER])
        else:
            return False
        return True

    def candidates_advance(self, s: Position) -> Iterator[tuple[int]]:
        yield from ((unit,) for unit in self.fight.attackers)

    def may_advance(self, s: Position, unit: int) -> Refusal | None:
        """U95: an attacker that is still there."""
        if unit not in self.fight.attackers or s.at[unit] < 0:
            return refuse("U95", "not-attacking", unit=s.unit_name(unit))
        return None

    def do_advance(self, s: Position, unit: int) -> None:
        s.stack.pop()
        s.tell("advanced", "U95", unit=s.unit_name(unit), space=s.c.name(self.fight.space))
        enter(s, unit, self.fight.space)

    def do_hold(self, s: Position) -> None:
        s.stack.pop()


for kind in ("mobile", "assault", "invasion", "landing"):
    RESOLVE[kind] = resolve
