"""Section 12, bombing: a bomber marks an enemy factory unless it is intercepted and driven off."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from grognard.games.unconditional_surrender.components import RESULTS
from grognard.games.unconditional_surrender.roster import AIR
from grognard.games.unconditional_surrender.rules.air import Flying, why_grounded
from grognard.games.unconditional_surrender.rules.air_combat import (
    FOR_ATTACKER,
    add_sorties,
    both_modifiers,
    wear,
)
from grognard.games.unconditional_surrender.rules.combat import RESOLVE, open_fight, rolled
from grognard.games.unconditional_surrender.rules.events import acted_in
from grognard.games.unconditional_surrender.rules.factions import are_enemies, enemies, held_by_pact, no_fly
from grognard.games.unconditional_surrender.rules.fights import Fight
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import ACTIVE, SeatId
from grognard.kernel.masks import spaces_in
from grognard.kernel.ranges import SpaceId, UnitId
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


class Bombing(Flying, frozen=True):
    """U102: by bombers with fewer than 6 Sorties."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {**Flying.verbs, "bomb": ("unit", "space")}

    def candidates_bomb(self, s: Position) -> Iterator[tuple[int, int]]:
        found, reach = 0, s.c.tables["ranges"]["bombing"]
        for unit in self._pilots(s):
            if s.c.kind[unit] == "bomber" and s.at[unit] < s.c.map.hexes:
                found = found or targets(s)
                near = found & s.c.map.within(s.at[unit], reach)
                yield from ((unit, space) for space in spaces_in(near))

    def may_bomb(self, s: Position, unit: int, space: int) -> Refusal | None:
        """A factory that produces for the enemy, within range, not bombed before."""
        refusal = why_grounded(s, unit, self.seat)
        if refusal is not None:
            return refusal
        name, place = s.unit_name(unit), s.c.name(space)
        if s.c.kind[unit] != "bomber" or s.at[unit] >= s.c.map.hexes:
            return refuse("U102", "no-bomber", unit=name)
        if s.c.scenarios[s.setup.scenario].without_bombing:
            return refuse("U102", "no-bombing")
        if held_by_pact(s):
            return refuse("U142", "fights-nobody")
        if space in s.bombed:
            return refuse("U102", "bombed-before", space=place)
        if not factories_of_enemies(s) >> space & 1:
            return refuse("U102", "not-bombed", space=place)
        if no_fly(s, s.faction) >> space & 1:
            return refuse("U139", "policy-forbids", space=place)
        reach = s.c.tables["ranges"]["bombing"]
        if not s.c.map.within(s.at[unit], reach) >> space & 1:
            return refuse("U102", "out-of-range", unit=name, number=reach)
        return None

    def do_bomb(self, s: Position, unit: int, space: int) -> None:
        """U110: the enemy may intercept, one air unit after the other."""
        s.tell("bombs", "U102", unit=s.unit_name(unit), space=s.c.name(space))
        asked = tuple(seat for foe in enemies(s, s.faction) for seat in s.setup.seats_for(foe))
        s.stack.append(Scramble(unit, space, tuple(dict.fromkeys(asked))))
        acted_in(s, s.faction, space, ground=False)


def targets(s: Position) -> int:
    """U102, U139: what may be bombed: those factories that no policy closes."""
    return factories_of_enemies(s) & ~no_fly(s, s.faction)


def factories_of_enemies(s: Position) -> int:
    """U102: factories of active enemy countries that their own faction controls."""
    found = 0
    for country, status in enumerate(s.status):
        if status == ACTIVE and are_enemies(s, s.faction, s.joined[country]):
            found |= s.land[country] & s.c.map.factory & s.cities[s.joined[country]]
    return found


class Scramble(Step, frozen=True):
    """U110: enemy air units near the bombed hex, each once, at most three. A hex holds one air unit (U33):
    a bomber never has an escort beside it."""

    bomber: UnitId
    space: SpaceId
    asked: tuple[SeatId, ...]
    met: tuple[UnitId, ...] = ()
    rule: ClassVar[str] = "U110"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"scramble": ("unit",), "stay_down": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return self.asked[:1]

    def question(self, s: Position) -> dict[str, Any]:
        return {"unit": s.unit_name(self.bomber), "space": s.c.name(self.space)}

    def proceed(self, s: Position) -> bool:
        """A seat without an interceptor is passed over; when all have passed the bombs fall."""
        for seat in self.asked[:1]:
            if any(True for _ in self.legal_by(s, seat, "scramble")):
                return False
        if self.asked:
            s.stack[-1] = msgspec.structs.replace(self, asked=self.asked[1:])
        else:
            s.stack.pop()
            self._hit(s)
        return True

    def _hit(self, s: Position) -> None:
        """U102: a marker; a Sortie if it did not fight."""
        s.bombed = [*s.bombed, self.space]
        s.tell("bombed", "U102", space=s.c.name(self.space))
        if not self.met:
            add_sorties(s, self.bomber, 1)

    def candidates_scramble(self, s: Position) -> Iterator[tuple[int]]:
        yield from ((unit,) for unit in sorted(s.units_at[AIR].values()))

    def may_scramble(self, s: Position, unit: int) -> Refusal | None:
        name, faction = s.unit_name(unit), s.faction_of(unit)
        on_map = s.units_at[AIR].get(s.at[unit], NONE) == unit
        if not on_map or not are_enemies(s, s.faction, faction):
            return refuse("U110", "not-your-air", unit=name)
        if s.seat_of(faction, s.serves[unit]) != self.asked[0]:
            return refuse("U110", "not-your-air", unit=name)
        limits = s.c.tables["limits"]
        if unit in self.met:
            return refuse("U110a", "met-before", unit=name)
        if len(self.met) >= limits["interceptors"]:
            return refuse("U110", "no-more-interceptors", number=limits["interceptors"])
        if s.sorties[unit] >= limits["sorties"]:
            return refuse("U8", "worn-out", unit=name)
        if s.carried[faction] == unit:
            return refuse("U58", "moved-strategically", unit=name)
        reach = s.c.tables["ranges"]["air_interception"]
        if not s.c.map.within(self.space, reach) >> s.at[unit] & 1:
            return refuse("U110", "out-of-range", unit=name, number=reach)
        return None

    def do_scramble(self, s: Position, unit: int) -> None:
        """U110a: the interceptor is the attacker."""
        s.stack[-1] = msgspec.structs.replace(self, met=(*self.met, unit))
        s.tell("bomber_met", "U110", unit=s.unit_name(unit), target=s.unit_name(self.bomber))
        open_fight(s, self.meeting(unit))

    def meeting(self, unit: int) -> Fight:
        """U103a, U110: an interceptor meets the bomber over the bombed hex."""
        return Fight("bombing", (unit,), self.bomber, self.space)

    def do_stay_down(self, s: Position) -> None:
        s.stack[-1] = msgspec.structs.replace(self, asked=self.asked[1:])


def resolve_interception(s: Position, fight: Fight) -> None:
    """U103a, U111: in the weather of the bombed hex; beaten, the bomber turns back."""
    unit, bomber = fight.attackers[0], fight.defender
    result = rolled(s, *both_modifiers(s, fight))
    wear(s, unit, bomber, result)
    if RESULTS[result] in FOR_ATTACKER:
        s.stack.pop()
        s.tell("driven_off", "U111", unit=s.unit_name(bomber))


RESOLVE["bombing"] = resolve_interception
