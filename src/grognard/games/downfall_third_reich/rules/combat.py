"""Chapter 16, combat: the attacks of a phase, one after the other; those that a crossing has fixed first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.downfall_third_reich.components import FACTIONS
from grognard.games.downfall_third_reich.rules.air import Mission
from grognard.games.downfall_third_reich.rules.armour import Exchanging
from grognard.games.downfall_third_reich.rules.potential import Odds, weigh
from grognard.games.downfall_third_reich.rules.recruitment import Recruiting, Spending
from grognard.games.downfall_third_reich.rules.resolution import resolve
from grognard.games.downfall_third_reich.rules.submarines import Hunting
from grognard.games.downfall_third_reich.rules.targets import (
    any_attack,
    contested,
    every_attack,
    fighters,
    has_target,
    open_attacks,
    slots_in,
    support_sets,
    why_not_attack,
    why_not_target,
)
from grognard.games.downfall_third_reich.state import FIGHTING, FOUGHT, MISSION
from grognard.kernel.action import Action
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

__all__ = [
    "CombatPhase",
    "Odds",
    "begin",
    "bound",
    "contested",
    "has_target",
    "open_attacks",
    "owed",
    "weigh",
    "why_not_target",
]

# -------------------------------------------------------------------- 13.1: attacks that a crossing has fixed


def fixed_attack(s: DownfallState, attacker: int) -> tuple[int, int, tuple[int, ...]]:
    """The attack that an army is bound to: attacker, target, supports."""
    supports = tuple(unit for unit, backed in enumerate(s.backing) if backed == attacker + 1)
    return attacker, s.target[attacker] - 1, supports


def bound(s: DownfallState, area: int) -> int:
    """The army in an area whose fixed attack has still to be made, or -1."""
    if area in s.breached:
        for unit in spaces_in(s.armies(s.phase, area)):
            if s.target[unit]:
                return unit
    return -1


# -------------------------------------------------------------------- the question


def owed(s: DownfallState) -> list[int]:
    """8.2.3, 13.1: the areas where an attack must still be made, and can be."""
    return [area for area in s.due if to_attack(s, area)]


def to_attack(s: DownfallState, area: int) -> bool:
    """Whether an attack can be made in an area, fixed or not."""
    return bound(s, area) >= 0 or any_attack(s, area)


def begin(s: DownfallState) -> None:
    """3.3, 16.1: no more operations; supports are counted once, before the first die."""
    s.fought = 1
    s.slots = [0] * s.c.map_size
    for area in spaces_in(contested(s)):
        s.slots[area] = slots_in(s, area)
    s.tell("combats", "16.1", faction=FACTIONS[s.phase])
    s.stack.append(CombatPhase())


class CombatPhase(Recruiting, Exchanging, Hunting, frozen=True):
    """16.1: the player in phase makes his attacks one after the other, area by area as he likes.

    4.4, 10.1, 12.1: what goes at any moment of the phase goes between two attacks, too.
    """

    rule: ClassVar[str] = "16.1"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "assault": ("unit", "unit", "units?"),
        **Spending.verbs,
        "exchange": Exchanging.verbs["exchange"],
        **Hunting.verbs,
        "end": (),
    }

    def seats(self, s: DownfallState) -> tuple[int, ...]:
        return s.setup.asked[s.phase]

    def question(self, s: DownfallState) -> dict[str, Any]:
        names = s.c.board.names
        return {"faction": FACTIONS[s.phase], "turn": s.turn, "spaces": [names[area] for area in owed(s)]}

    def proceed(self, s: DownfallState) -> bool:
        for area in spaces_in(contested(s)):
            if to_attack(s, area):
                return False
        s.stack.pop()
        return True

    def why_not(self, s: Any, seat: int, action: Action) -> Refusal | None:
        """3.3: actions and operations come before the combats, actions also after them, none between."""
        if action.verb not in self.verbs:
            return refuse("3.3", "not-now", verb=action.verb)
        return super().why_not(s, seat, action)

    def why_idle(self, s: DownfallState, unit: int) -> Refusal | None:
        name = s.c.ids[unit]
        if s.c.faction[unit] != s.phase:
            return None  # a target, not an attacker
        if not s.on_map(unit):
            return refuse("16.1", "not-on-map", unit=name)
        if not s.flags[unit] & FIGHTING:
            return refuse("16.1", "no-attack-marker", unit=name)
        if s.flags[unit] & FOUGHT:
            return refuse("16.3", "attacks-once", unit=name)
        return refuse("16.1", "nobody-left-there", unit=name, space=s.c.board.names[s.where[unit]])

    # ---------------------------------------------------------------- assault

    def candidates_assault(self, s: DownfallState) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        return every_attack(s)

    def legal_assault(self, s: DownfallState) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        for area in spaces_in(contested(s)):
            first = bound(s, area)
            if first >= 0:
                yield fixed_attack(s, first)
                continue
            own = fighters(s, area)
            for attacker, target in open_attacks(s, area):
                for supports in support_sets(s, attacker, own, s.slots[area]):
                    yield attacker, target, supports

    def may_assault(
        self, s: DownfallState, attacker: int, target: int, supports: tuple[int, ...]
    ) -> Refusal | None:
        c = s.c
        if s.on_map(attacker) and c.faction[attacker] == s.phase:
            first = bound(s, s.where[attacker])
            if first >= 0:
                if (attacker, target, supports) == fixed_attack(s, first):
                    return None
                return refuse(
                    "13.1", "fixed-attack-first", unit=c.ids[first], target=c.ids[s.target[first] - 1]
                )
        slots = s.slots[s.where[attacker]] if s.on_map(attacker) else 0
        return why_not_attack(s, attacker, target, supports, slots)

    def do_assault(self, s: DownfallState, attacker: int, target: int, supports: tuple[int, ...]) -> None:
        c = s.c
        s.tell(
            "assault",
            "16.3",
            unit=c.ids[attacker],
            target=c.ids[target],
            supports=[c.ids[unit] for unit in supports],
            space=c.board.names[s.where[target]],
        )
        if s.target[attacker]:
            resolve(s, attacker, target, supports, bool(s.flags[attacker] & MISSION))
        else:
            s.stack.append(Mission(attacker, target, supports))

    def strike(
        self, s: DownfallState, attacker: int, target: int, supports: tuple[int, ...], mission: bool
    ) -> None:
        resolve(s, attacker, target, supports, mission)

    # ---------------------------------------------------------------- end

    def may_end(self, s: DownfallState) -> Refusal | None:
        areas = owed(s)
        if areas:
            return refuse("8.2.3", "attacks-owed", spaces=[s.c.board.names[area] for area in areas])
        return None

    def do_end(self, s: DownfallState) -> None:
        s.stack.pop()
