"""The combat phase: which attack to make now, with whom."""

from __future__ import annotations

from grognard.bots.battle_for_germany.attack_value import Assessor
from grognard.bots.battle_for_germany.mind import Mind
from grognard.bots.battle_for_germany.situation import Situation
from grognard.games.battle_for_germany.rules.combat import CombatPhase, groups
from grognard.games.battle_for_germany.state import BattleState
from grognard.kernel.action import Action

Attack = tuple[tuple[int, ...], tuple[int, ...]]


def next_attack(s: BattleState, mind: Mind) -> Action | None:
    """The attack to make now, or None if none is worth it; 12-21: an attack that is owed is made anyway."""
    view = Situation(s, mind, s.now.forces)
    phase = s.stack[-1]
    assert isinstance(phase, CombatPhase)
    general = General(view, phase.options(s))
    owed = phase.owed(s)
    found = general.shared_out()
    if not found:
        return None
    worth, (targets, attackers) = max(found, key=lambda f: (f[0], f[1]))
    if worth < view.least_attack and not owed:
        return None
    return Action("attack", (targets, attackers))


class General:
    """Shares the units that can attack out among the hexes that can be attacked."""

    def __init__(self, view: Situation, options: dict[int, list[int]]) -> None:
        self.view, self.s = view, view.s
        self.assessor = Assessor(view)
        foes = view.foes
        self.options = {
            space: units
            for space, units in options.items()
            if all(view.s.force[unit] in foes for unit in view.s.at[space])
        }
        self.occupied = view.occupied()
        self.zone = view.zones.spread(self.occupied)

    def worth(self, attack: Attack) -> float:
        targets, attackers = attack
        posts = [(unit, self.s.where[unit]) for unit in attackers]
        return self.assessor.worth(targets, posts, self.zone, self.occupied)

    def shared_out(self) -> list[tuple[float, Attack]]:
        """Attacks that use no unit twice, the best first."""
        left = {space: list(units) for space, units in self.options.items()}
        made: list[tuple[float, Attack]] = []
        while left:
            worth, attack = max(
                (self.best(targets, able) for targets, able in self._groups(left)), key=lambda f: (f[0], f[1])
            )
            made.append((worth, attack))
            targets, used = attack
            left = {
                space: rest
                for space, units in left.items()
                if space not in targets and (rest := [unit for unit in units if unit not in used])
            }
            if worth <= 0:
                break
        return made

    def _groups(self, options: dict[int, list[int]]) -> list[tuple[tuple[int, ...], list[int]]]:
        most = self.view.pace.targets
        return [(targets, able) for targets, able in groups(options) if len(targets) <= most]

    def best(self, targets: tuple[int, ...], able: list[int]) -> tuple[float, Attack]:
        """The best attack on these hexes: everybody first, then without those it does not need."""
        chosen = sorted(able)
        cost = self.view.opinions.attack.effort
        strength = self.view.strength

        def grade(units: list[int]) -> float:
            return self.worth((targets, tuple(units))) - cost * sum(strength[unit] for unit in units)

        worth = grade(chosen)
        for unit in sorted(able, key=lambda u: (-self.view.value[u], u)):
            fewer = [other for other in chosen if other != unit]
            if fewer and (without := grade(fewer)) >= worth:
                worth, chosen = without, fewer
        return worth, (targets, tuple(chosen))
