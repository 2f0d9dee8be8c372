"""Section 9.3, attacks: mobile attacks in the middle of a move; Assaults, designated, then resolved."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

import msgspec

from grognard.games.unconditional_surrender.roster import GROUND
from grognard.games.unconditional_surrender.rules.combat import open_fight
from grognard.games.unconditional_surrender.rules.events import acted_in, break_pact
from grognard.games.unconditional_surrender.rules.factions import (
    held_by_pact,
    judged,
    past_pact,
    why_no_foe,
    why_shut,
)
from grognard.games.unconditional_surrender.rules.fights import Fight
from grognard.games.unconditional_surrender.rules.fronts import front
from grognard.games.unconditional_surrender.rules.ground_results import Advance
from grognard.games.unconditional_surrender.rules.operations import OfSeat, Operating, end_activation
from grognard.games.unconditional_surrender.rules.reach import Ground
from grognard.games.unconditional_surrender.rules.weather import weather_at
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import ATTACKED, FAIR
from grognard.kernel.masks import spaces_in
from grognard.kernel.recall import recalled
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


class Attacking(Operating, frozen=True):
    """U74: on an enemy ground unit in an adjacent hex that the unit could enter."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"attack": ("unit", "unit"), "assault": ("unit", "space")}

    def candidates_attack(self, s: Position) -> Iterator[tuple[int, int]]:
        for unit, space in self._targets(s):
            yield unit, s.unit_in(space, GROUND)

    def _targets(self, s: Position) -> Iterator[tuple[int, int]]:
        """U43b: while the Pact is strained Soviet units are among them."""
        judge = past_pact(s) or s
        for unit in self.ready(s):
            yield from ((unit, space) for space in beset(judge, unit))

    def legal_attack(self, s: Position) -> Iterator[tuple[int, int]]:
        """Of what can be attacked and paid for all that is in no fort, in weather that allows it."""
        only_fair = _only_in_fair_weather(s)
        for unit, space in within_reach(s, self):
            target = s.unit_in(space, GROUND)
            if not s.in_fort[target] and not (only_fair and weather_at(s, space) != FAIR):
                yield unit, target

    def may_attack(self, s: Position, unit: int, target: int) -> Refusal | None:
        """U75, U76: paid for as if the hex were entered; never on a unit in a fort."""
        refusal = self.why_idle(s, unit)
        if refusal is None:
            refusal = why_not_attacked(judged(s, [s.at[target]]), unit, s.at[target])
        if refusal is not None:
            return refusal
        if s.unit_in(s.at[target], GROUND) != target:
            return refuse("U74", "not-ground-target", unit=s.unit_name(target))
        if s.in_fort[target]:
            return refuse("U76", "in-fort", unit=s.unit_name(target))
        if _only_in_fair_weather(s) and weather_at(s, s.at[target]) != FAIR:
            return refuse("U173b", "foul-weather", space=s.c.name(s.at[target]))
        return self._too_dear(s, unit, s.at[target])

    def do_attack(self, s: Position, unit: int, target: int) -> None:
        """U39, U43b: what the attack sets off comes before it."""
        space = s.at[target]
        break_pact(s, [space])
        cost = Ground(s, unit).attack_price(s.at[unit], space)
        self.go_on(s, unit, cost)
        s.done[unit] |= ATTACKED
        s.tell("attacks", "U76", unit=s.unit_name(unit), target=s.unit_name(target), space=s.c.name(space))
        open_fight(s, Fight("mobile", (unit,), target, space))
        acted_in(s, s.faction, space, ground=True)

    def candidates_assault(self, s: Position) -> Iterator[tuple[int, int]]:
        yield from self._targets(s)

    def legal_assault(self, s: Position) -> Iterator[tuple[int, int]]:
        """All of them, by units that have made no mobile attack."""
        return ((unit, space) for unit, space in within_reach(s, self) if not s.done[unit] & ATTACKED)

    def may_assault(self, s: Position, unit: int, space: int) -> Refusal | None:
        """U74, U77: not by a unit that made a mobile attack in this phase."""
        refusal = self.why_idle(s, unit) or why_not_attacked(judged(s, [space]), unit, space)
        if refusal is not None:
            return refusal
        if s.done[unit] & ATTACKED:
            return refuse("U74", "attacked-before", unit=s.unit_name(unit))
        return self._too_dear(s, unit, space)

    def do_assault(self, s: Position, unit: int, space: int) -> None:
        """U77: the marker ends the activation."""
        break_pact(s, [space])
        self.go_on(s, unit, Ground(s, unit).attack_price(s.at[unit], space))
        s.assault[unit] = space
        s.tell("designates", "U77", unit=s.unit_name(unit), space=s.c.name(space))
        end_activation(s)
        acted_in(s, s.faction, space, ground=True)

    def _too_dear(self, s: Position, unit: int, space: int) -> Refusal | None:
        price, left = Ground(judged(s, [space]), unit).attack_price(s.at[unit], space), self.left_of(s, unit)
        if price <= left:
            return None
        return refuse("U64", "too-few-points", space=s.c.name(space), price=price, left=left)


class Assaulting(OfSeat, frozen=True):
    """U78: a designated Assault is resolved whenever no unit is in the middle of its activation, by the seat
    of its primary attacker (U82)."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"resolve": ("space", "unit", "units?")}

    def candidates_resolve(self, s: Position) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        most = s.c.tables["ground"]["assault"]["most_additional"]
        for space in sorted(set(s.assault) - {NONE}):
            units = designated(s, space)
            for primary in units:
                others = [unit for unit in units if unit != primary]
                for number in range(min(most, len(others)) + 1):
                    yield from ((space, primary, chosen) for chosen in combinations(others, number))

    def may_resolve(
        self, s: Position, space: int, primary: int, additional: tuple[int, ...]
    ) -> Refusal | None:
        """U78, U81: one primary attacker and up to two additional ones, all with markers towards the hex."""
        if s.seat_of(s.faction, s.serves[primary]) != self.seat:
            return refuse("U82", "not-your-unit", unit=s.unit_name(primary))
        for unit in (primary, *additional):
            if unit not in designated(s, space):
                return refuse("U78", "not-designated", unit=s.unit_name(unit), space=s.c.name(space))
        most = s.c.tables["ground"]["assault"]["most_additional"]
        if primary in additional or len(additional) > most:
            return refuse("U81", "too-many-attackers", number=most)
        return None

    def do_resolve(self, s: Position, space: int, primary: int, additional: tuple[int, ...]) -> None:
        """U79: it hits whoever is there now; if nobody is, one attacker may advance."""
        units, target = (primary, *additional), target_in(s, space)
        for unit in units:
            s.assault[unit] = NONE
        fight = Fight("assault", units, target, space)
        s.tell("assaults", "U78", space=s.c.name(space), units=[s.unit_name(unit) for unit in units])
        if target == NONE:
            s.stack.append(Advance(fight))
        else:
            open_fight(s, fight)


def target_in(s: Position, space: int) -> int:
    """U79: the enemy ground unit that an Assault on a hex hits, or NONE."""
    target = s.unit_in(space, GROUND)
    return target if front(s, s.faction).ground >> space & 1 else NONE


def designated(s: Position, space: int) -> list[int]:
    """U77: the units whose Assault markers point to a hex."""
    return [unit for unit, place in enumerate(s.assault) if place == space and space != NONE]


def _only_in_fair_weather(s: Position) -> bool:
    """U173b, an option."""
    return bool(s.setup.options["mobile_attack_weather"] == "fair")


@recalled
def within_reach(s: Position, step: Attacking) -> tuple[tuple[int, int], ...]:
    """U64, U74, U80: whom the units that may act can attack, in which hexes, and pay for it."""
    judge, found = past_pact(s) or s, list[tuple[int, int]]()
    for unit in step.ready(s):
        for space in () if s.in_fort[unit] else beset(judge, unit):
            ground = Ground(judged(s, [space]), unit)
            not_there = not ground.enemies & ~ground.shut & 1 << space
            if not not_there and ground.attack_price(s.at[unit], space) <= step.left_of(s, unit):
                found.append((unit, space))
    return tuple(found)


def beset(s: Position, unit: int) -> Iterator[int]:
    """The hexes beside a unit with enemy ground units."""
    if s.at[unit] >= s.c.map.hexes:
        return iter(())
    return spaces_in(s.c.map.around[s.at[unit]] & front(s, s.faction_of(unit)).ground)


def why_not_attacked(s: Position, unit: int, space: int) -> Refusal | None:
    """U74, U80: why a unit can't attack what is in a hex."""
    if held_by_pact(s):
        return refuse("U142", "fights-nobody")
    if s.in_fort[unit]:
        return refuse("U80", "attacks-from-fort", unit=s.unit_name(unit))
    if space < 0 or (s.at[unit], space) not in s.c.map.side:
        return refuse("U74", "not-beside", unit=s.unit_name(unit))
    ground = Ground(s, unit)
    if not ground.enemies >> space & 1:
        other = s.unit_in(space, GROUND)
        no_enemy = refuse("U74", "no-enemy", space=s.c.name(space))
        return no_enemy if other == NONE else why_no_foe(s, unit, other) or no_enemy
    if ground.kept >> space & 1:
        return refuse("U72", "keeps-home", unit=s.unit_name(unit), space=s.c.name(space))
    if ground.shut >> space & 1:
        refusal = why_shut(s, ground.faction, space, "U69")
        forbidden = refusal.message == "policy-forbids"
        return msgspec.structs.replace(refusal, rule="U139") if forbidden else refusal
    return None
