"""Chapter 6, combat: who may attack whom, with what, at which odds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from grognard.games.battle_for_germany.components import GERMANS, SOVIET, WEST, WESTERN, Components
from grognard.games.battle_for_germany.rules.results import resolve
from grognard.games.battle_for_germany.rules.terrain import multiplier
from grognard.games.battle_for_germany.state import FOUGHT, STRANGERS, STRUCK
from grognard.kernel.masks import spaces_in
from grognard.kernel.odds import of_die
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState

Attack = tuple[tuple[int, ...], tuple[int, ...]]
"""The hexes attacked, and the units that attack them."""


class Odds(msgspec.Struct, frozen=True):
    """6-1: an attack weighed before the die: strengths, the column, and the chance of each result."""

    attack: int
    defence: int
    column: str
    multipliers: dict[str, int]
    chances: dict[str, Fraction]


def column(c: Components, attack: int, defence: int) -> int:
    """6-1: the odds rounded in the defender's favour; worse than 1-4 is 1-4, better than 7-1 is 7-1."""
    columns = c.tables.combat["columns"]
    name = f"{attack // defence}-1" if attack >= defence else f"1-{-(-defence // attack)}"
    if name in columns:
        return int(columns.index(name))
    return len(columns) - 1 if attack >= defence else 0


def attack_strength(s: BattleState, unit: int) -> int:
    """13-2: the Waffen-SS attack with half their factor after Berlin, never less than 1."""
    printed = s.c.attack[unit]
    return max(1, printed // 2) if s.c.german[unit] and s.force[unit] == WESTERN else printed


def defenders_of(s: BattleState, space: int) -> list[int]:
    """6-6: all units of a hex defend; 6-5: one that was attacked before in this phase adds no strength."""
    return [unit for unit in s.at.get(space, ()) if not s.flags[unit] & STRUCK]


def strengths(
    s: BattleState, targets: Iterable[int], attackers: Sequence[int]
) -> tuple[int, int, dict[int, int]]:
    """6-1, 5-53, 6-7, 6-82: all attackers against all defenders, each hex with its own multiplier."""
    origins = [s.where[unit] for unit in attackers]
    multipliers = {space: multiplier(s, space, origins) for space in targets}
    defence = sum(
        factor * sum(s.c.defence[unit] for unit in defenders_of(s, space))
        for space, factor in multipliers.items()
    )
    return sum(attack_strength(s, unit) for unit in attackers), defence, multipliers


def weigh(s: BattleState, targets: Iterable[int], attackers: Iterable[int]) -> Odds:
    """6-1: the odds of an attack and the chance of each result, before the die."""
    c = s.c
    attack, defence, multipliers = strengths(s, targets, list(attackers))
    n, rows = column(c, attack, defence), c.tables.combat["rows"]
    factors = {c.board.names[space]: factor for space, factor in multipliers.items()}
    chances = of_die(lambda die: str(rows[die - 1][n]))
    return Odds(attack, defence, c.tables.combat["columns"][n], factors, chances)


def hostile(s: BattleState, unit: int, target: int, from_hex: int, to_hex: int) -> Refusal | None:
    """6-3, 6-4, 5-42, 15-26: whether a unit may attack another one."""
    ours, theirs = s.force[unit], s.force[target]
    if theirs not in s.enemies[ours]:
        over_boundary = s.boundary and "theater" in s.c.board.pairs[from_hex, to_hex].kinds
        if not (over_boundary and ours in (SOVIET, WESTERN) and theirs in GERMANS):
            return refuse(_peace(ours, theirs), "not-enemies", units=[s.c.ids[unit], s.c.ids[target]])
    if s.setup.poles_apart:
        c = s.c
        if (c.exile_pole[unit] and c.communist_pole[target]) or (
            c.communist_pole[unit] and c.exile_pole[target]
        ):
            return refuse("15-26", "poles-apart", units=[c.ids[unit], c.ids[target]])
    return None


def _peace(ours: int, theirs: int) -> str:
    """The rule that keeps two forces apart: 6-3, 6-4, or 3-A and 3-B, which name the enemies of each."""
    if (ours in GERMANS) == (theirs in GERMANS):
        return "6-4" if ours in GERMANS else "6-3"
    return "3-A" if ours in (SOVIET, WEST) else "3-B"


class CombatPhase(Step, frozen=True):
    """6-0: units of the player in phase may attack enemies beside them; nobody has to."""

    rule: ClassVar[str] = "6-0"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"attack": ("spaces", "units"), "end": ()}

    def seats(self, s: BattleState) -> tuple[int, ...]:
        return (s.now.seat,)

    def question(self, s: BattleState) -> dict[str, Any]:
        return {"group": s.now.group, "turn": s.turn, "owed": self.owed(s)}

    def proceed(self, s: BattleState) -> bool:
        if next(self.pairs(s), None) is not None:
            return False
        s.stack.pop()
        return True

    def why_idle(self, s: BattleState, unit: int) -> Refusal | None:
        name = s.c.ids[unit]
        if s.force[unit] not in s.now.forces:
            friend = s.force[unit] not in STRANGERS[s.now.forces[0]]
            return refuse("3-0", "not-your-phase", unit=name) if friend else None  # else a target
        if not s.on_map(unit):
            return refuse("6-0", "not-on-map", unit=name)
        if s.flags[unit] & FOUGHT:
            return refuse("6-5", "attacks-once", unit=name)
        return refuse("6-0", "nobody-beside", unit=name)

    def options(self, s: BattleState) -> dict[int, list[int]]:
        """For each hex that can be attacked, the units that can attack it."""
        found: dict[int, list[int]] = {}
        for unit, space in self.pairs(s):
            found.setdefault(space, []).append(unit)
        return found

    def pairs(self, s: BattleState) -> Iterator[tuple[int, int]]:
        """Every unit in phase with every hex that it may attack."""
        neighbours = s.c.attacks.neighbours
        forces, flags = s.now.forces, s.flags
        strangers = {force: s.strangers(force) for force in forces}
        for unit in s.units_of(forces):
            if flags[unit] & FOUGHT:
                continue
            here = s.where[unit]
            beside = neighbours[here] & strangers[s.force[unit]]
            for space in spaces_in(beside) if beside else ():
                if self.why_not_pair(s, unit, here, space) is None:
                    yield unit, space

    def why_not_pair(self, s: BattleState, unit: int, here: int, space: int) -> Refusal | None:
        """Whether this unit may attack this hex, as far as the two of them go."""
        defenders = s.at.get(space, ())
        if not any(not s.flags[target] & STRUCK for target in defenders):
            return refuse("6-5", "attacked-before", space=s.c.board.names[space])
        for target in defenders:
            refusal = hostile(s, unit, target, here, space)
            if refusal is not None:
                return refusal
        return None

    # ---------------------------------------------------------------- attack

    def candidates_attack(self, s: BattleState) -> Iterator[Attack]:
        """6-5, 6-7: every group of hexes, and every group of units that are each beside all of them."""
        return attacks(self.options(s))

    def legal_attack(self, s: BattleState) -> Iterator[Attack]:
        """All of them: what a unit may not attack is no option."""
        return attacks(self.options(s))

    def begins_attack(self, s: BattleState) -> Iterator[tuple[int, int]]:
        for unit, space in self.pairs(s):
            yield 0, space
            yield 1, unit

    def legal_attack_with(self, s: BattleState, number: int, thing: int) -> Iterator[Attack]:
        """Those on one hex, by the units that can attack it; or those of one unit, where it can attack."""
        options = self.options(s)
        if number == 1:
            near = {space: units for space, units in options.items() if thing in units}
        else:
            able = options.get(thing, [])
            shared = {space: [u for u in units if u in able] for space, units in options.items()}
            near = {space: units for space, units in shared.items() if units}
        return (attack for attack in attacks(near) if thing in attack[number])

    def may_attack(
        self, s: BattleState, targets: tuple[int, ...], attackers: tuple[int, ...]
    ) -> Refusal | None:
        names, ids = s.c.board.names, s.c.ids
        for unit in attackers:
            if s.force[unit] not in s.now.forces:
                return refuse("3-0", "not-your-phase", unit=ids[unit])
            if not s.on_map(unit):
                return refuse("6-0", "not-on-map", unit=ids[unit])
            if s.flags[unit] & FOUGHT:
                return refuse("6-5", "attacks-once", unit=ids[unit])
        for space in targets:
            if not s.at.get(space):
                return refuse("6-0", "nobody-there", space=names[space])
            for unit in attackers:
                here = s.where[unit]
                if not s.c.touching.neighbours[here] >> space & 1:
                    return refuse(
                        "6-7" if len(targets) > 1 else "6-5", "not-beside", unit=ids[unit], space=names[space]
                    )
                if not s.c.attacks.neighbours[here] >> space & 1:
                    return refuse("TEC", "closed-side", spaces=[names[here], names[space]])
                refusal = self.why_not_pair(s, unit, here, space)
                if refusal is not None:
                    return refusal
        return None

    def do_attack(self, s: BattleState, targets: tuple[int, ...], attackers: tuple[int, ...]) -> None:
        c, crt = s.c, s.c.tables.combat
        attack, defence, _ = strengths(s, targets, attackers)
        n = column(c, attack, defence)
        odds = crt["columns"][n]
        s.attacks += 1
        s.tell(
            "attack",
            "6-1",
            spaces=[c.board.names[t] for t in targets],
            units=[c.ids[u] for u in attackers],
            attack=attack,
            defence=defence,
            column=odds,
        )
        die = s.roll("combat", "6-1")
        result = crt["rows"][die - 1][n]
        s.tell("result", "CRT", result=result, die=die, column=odds)
        resolve(s, result, targets, attackers)

    # ---------------------------------------------------------------- end

    def owed(self, s: BattleState) -> int:
        """12-21: the attacks that the West Germans still have to make on the first turn."""
        if s.turn != s.setup.first_turn or s.now.group != "west_german":
            return 0
        return max(0, s.setup.compulsory_attacks - s.attacks)

    def may_end(self, s: BattleState) -> Refusal | None:
        if self.owed(s):
            return refuse("12-21", "attacks-owed", number=self.owed(s))
        return None

    def do_end(self, s: BattleState) -> None:
        s.stack.pop()


def attacks(options: dict[int, list[int]]) -> Iterator[Attack]:
    """6-5, 6-7: the attacks by some of those who can on the hexes that they can attack together."""
    for targets, able in groups(options):
        for size in range(1, len(able) + 1):
            for attackers in combinations(able, size):
                yield targets, attackers


def groups(options: dict[int, list[int]]) -> Iterator[tuple[tuple[int, ...], list[int]]]:
    """6-7: the sets of hexes that at least one unit can attack together, with the units that can."""
    open_groups: list[tuple[tuple[int, ...], list[int]]] = [
        ((space,), able) for space, able in sorted(options.items())
    ]
    while open_groups:
        targets, able = open_groups.pop(0)
        yield targets, able
        for space, others in sorted(options.items()):
            common = [unit for unit in able if unit in others]
            if space > targets[-1] and common:
                open_groups.append(((*targets, space), common))
