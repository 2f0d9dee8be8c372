"""Chapter 16, the attacks in one area: who attacks whom with whose support, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from grognard.bots.downfall_third_reich.exchange import exchange
from grognard.bots.downfall_third_reich.situation import Situation
from grognard.bots.downfall_third_reich.threats import AIR
from grognard.games.downfall_third_reich.rules.winter import frost
from grognard.games.downfall_third_reich.state import BY_SEA

STEADY = 3
"""16.8, 16.9: what a low die of some armour counts."""


class Fighter(NamedTuple):
    """An army of ours that may fight in an area, and where it comes into it from."""

    unit: int
    came: int


class Assault(NamedTuple):
    """One attack: its worth, whether a mission is meant to be flown, and the totals before the dice."""

    worth: float
    attacker: Fighter
    target: int
    supports: tuple[Fighter, ...]
    air: bool
    gone: float
    lead: int


class Battle(NamedTuple):
    """All attacks in an area one after the other: what they are worth, and the chance that it is cleared."""

    worth: float
    cleared: float
    missions: int


class Assessor:
    """Weighs attacks in one area."""

    def __init__(self, view: Situation, area: int, missions: int) -> None:
        self.view, self.s, self.c, self.area = view, view.s, view.s.c, area
        self.missions, self.opinions = missions, view.opinions.attack
        self.africa = bool(self.c.africa >> area & 1)

    def combat(self, unit: int) -> int:
        """The combat value of an army of either side in this area."""
        s, c = self.s, self.c
        table = s.setup.africa if self.africa else s.setup.combat
        return table[c.type_of[unit]][s.strength[unit]] + frost(s, unit, self.area)

    def guard(self, target: int) -> int:
        """What a defender has in this area, whoever attacks."""
        s, c, area = self.s, self.c, self.area
        total: int = self.combat(target) + c.ground_bonus[area]
        if c.fortresses >> area & 1 and s.control[area] == c.faction[target]:
            total += 1
        if c.country[target] == c.country_number["italy"]:
            total += bool(s.at[area] & c.units_of_country[c.country_number["germany"]])
        return total

    def least(self, unit: int, attacking: bool) -> int:
        c = self.c
        if not c.armour[unit]:
            return 1
        name = c.country_ids[c.country[unit]]
        if self.africa:
            return STEADY if unit == c.dak or name == "uk" else 1
        steppe = c.home[c.country_number["ussr"]] & ~c.rough
        return STEADY if attacking and name == "germany" and steppe >> self.area & 1 else 1

    def assault(self, attacker: Fighter, target: int, supports: Sequence[Fighter], air: bool) -> Assault:
        """What one attack is worth."""
        view, s, c = self.view, self.s, self.c
        unit = attacker.unit
        attack = self.combat(unit) + sum(s.support_value(f.unit) for f in supports) + (AIR if air else 0)
        defence = self.guard(target)
        bonuses = c.border_bonus
        defence += min(bonuses.get((f.came, self.area), 0) for f in (attacker, *supports))
        defence += attacker.came == BY_SEA
        least = self.least(unit, True), self.least(target, False)
        result = exchange(attack, defence, least, (s.strength[unit], s.strength[target]))
        worth = result.target_gone * view.value(target) + result.target_hit * view.step(target)
        worth *= view.aims.hunger
        worth -= result.attacker_gone * view.value(unit) + result.attacker_hit * view.step(unit)
        worth += view.worth[self.area] * result.target_gone * self.opinions.dent
        if air:
            worth -= self.opinions.mission
        return Assault(worth, attacker, target, tuple(supports), air, result.target_gone, attack - defence)

    def best(
        self, fighters: Sequence[Fighter], targets: Sequence[int], slots: int, missions: int
    ) -> Assault | None:
        """The best attack that these can make, with as many supports as there is room for."""
        found: Assault | None = None
        for attacker in fighters:
            helpers = [f for f in fighters if f is not attacker and f.came != BY_SEA]
            helpers.sort(key=lambda f: (-self.s.support_value(f.unit), self.combat(f.unit), f.unit))
            groups = [
                group
                for number in range(min(slots, len(helpers)) + 1)
                for group in combinations(helpers[: self.view.pace.helpers], number)
            ]
            for target in targets:
                for group in groups:
                    for air in (False, True)[: 1 + (missions > 0)]:
                        assault = self.assault(attacker, target, group, air)
                        if found is None or assault.worth > found.worth + 1e-9:
                            found = assault
        return found

    def battle(self, fighters: Sequence[Fighter], targets: Sequence[int]) -> Battle:
        """16.3: all attacks that are worth making, the best first; the first is made in any case."""
        slots = max(0, len(fighters) - len(targets))
        worth, cleared, flown = 0.0, 1.0, 0
        left, open_targets = list(fighters), list(targets)
        while left and open_targets:
            assault = self.best(left, open_targets, slots, self.missions - flown)
            if assault is None or (assault.worth <= 0 and len(open_targets) < len(targets)):
                break
            worth += assault.worth
            cleared *= assault.gone
            flown += assault.air
            slots -= len(assault.supports)
            used = {assault.attacker.unit, *(f.unit for f in assault.supports)}
            left = [f for f in left if f.unit not in used]
            open_targets.remove(assault.target)
        return Battle(worth, 0.0 if open_targets else cleared, flown)
