"""Threats: which attacks the enemy could make next, and what they would cost."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from grognard.bots.downfall_third_reich.exchange import exchange
from grognard.bots.downfall_third_reich.outlook import Outlook
from grognard.games.downfall_third_reich.components import ALLIES
from grognard.games.downfall_third_reich.rules.scenarios import WINTER, season
from grognard.kernel.masks import spaces_in

AIR = 2


class Threats(Outlook):
    """What may be attacked."""

    @cached_property
    def threats(self) -> dict[int, list[int]]:
        """Area -> the combat values of enemy armies that could attack it next, the strongest first."""
        s, c = self.s, self.c
        found: dict[int, list[int]] = {}
        blocked = ~self.occupied
        for foe in self.foes:
            if self.quiet(foe):
                continue
            trained = foe == ALLIES and s.turn >= self.opinions.line.trained
            by_area: dict[int, list[int]] = {}
            landed: dict[int, list[int]] = {}
            for unit in s.units_on_map(foe):
                if s.at_war(c.country[unit]):
                    by_area.setdefault(s.where[unit], []).append(unit)
            for start, units in by_area.items():
                reach = self._attack_reach(start, blocked)
                for unit in units:
                    combat = s.combat_value(unit)
                    for area in spaces_in(reach[1 if c.armour[unit] else 0]):
                        found.setdefault(area, []).append(combat)
                for end, tile in self.ground.landings[start]:
                    if trained or not tile:
                        landed.setdefault(end, []).extend(s.combat_value(u) - 1 for u in units)
            for end, combats in landed.items():
                most = self.opinions.line.landings if trained else 1
                found.setdefault(end, []).extend(sorted(combats, reverse=True)[:most])
        for combats in found.values():
            combats.sort(reverse=True)
        return found

    def _attack_reach(self, start: int, free: int) -> tuple[int, int]:
        """8.2: where infantry and armour may attack from an area: two or three areas, not through us."""
        spread = self.links.spread
        around = spread(1 << start)
        two = around | spread(around & free)
        three = two | spread(two & free)
        if not free >> start & 1:
            return 1 << start | around & free, 1 << start | two & free
        return two | 1 << start, three | 1 << start

    def defence(self, unit: int, area: int) -> int:
        """What an army of ours defends with in an area, before the die."""
        s, c = self.s, self.c
        kind = c.type_of[unit]
        table = s.setup.africa if c.africa >> area & 1 else s.setup.combat
        fortress = int(c.fortresses >> area & 1 and s.control[area] == self.faction)
        ground: int = c.ground_bonus[area]
        return table[kind][s.strength[unit]] + ground + fortress

    def danger(self, area: int, units: Sequence[int]) -> float:
        """What the enemy's next attack on these armies would take on average: armies, and the area."""
        attackers = self.threats.get(area)
        if not attackers or not units:
            return 0.0
        key = area, *units
        if key not in self._dangers:
            self._dangers[key] = self._danger(area, units, attackers)
        return self._dangers[key]

    @cached_property
    def _dangers(self) -> dict[tuple[int, ...], float]:
        return {}

    def _danger(self, area: int, units: Sequence[int], attackers: list[int]) -> float:
        s, line = self.s, self.opinions.line
        attackers = attackers[:3]
        spare = 2 * max(0, len(attackers) - len(units))
        air = 0 if season(s.turn + 1) == WINTER or not any(s.air[f] for f in self.foes) else AIR
        lost, everything = 0.0, 1.0
        order = sorted(units, key=lambda u: (self.defence(u, area), u))
        for n, unit in enumerate(order):
            if n >= len(attackers):
                everything = 0.0
                break
            attack = attackers[n] + (spare + air if not n else 0)
            strength = s.strength[unit]
            result = exchange(attack, self.defence(unit, area), (1, 1), (2, strength))
            lost += result.target_gone * self.value(unit) + result.target_hit * self.step(unit)
            hurt = result.attacker_gone * attackers[n] + result.attacker_hit * line.his_step
            lost -= line.his_losses * hurt
            everything *= result.target_gone
        return line.danger * max(lost, 0.0) + line.hold * everything * self.worth[area]
