"""After the fall of Berlin in peace (12-22): who stands in which city when the game ends."""

from __future__ import annotations

from grognard.bots.battle_for_germany.answers import balance
from grognard.bots.battle_for_germany.ground import FAR
from grognard.bots.battle_for_germany.mind import Mind
from grognard.bots.battle_for_germany.movement_plan import in_order, step_to, within
from grognard.games.battle_for_germany.components import SIDE_OF, SOVIET
from grognard.games.battle_for_germany.state import BattleState
from grognard.kernel.action import Action
from grognard.kernel.masks import spaces_in


def plan(s: BattleState, mind: Mind) -> list[Action]:
    """The moves of the phase: first those who occupy cities, then those who can take one in passing."""
    runners = Runners(s, mind)
    orders = runners.orders()
    actions = in_order(s, {unit: space for unit, space in orders.items() if space != s.where[unit]})
    after = s.clone()
    for action in actions:
        after.do(after.now.seat, action)
    return actions + in_passing(after, runners.side, set(orders))


class Runners:
    """Gives every city worth having to the unit that is there first."""

    def __init__(self, s: BattleState, mind: Mind) -> None:
        self.s, self.ground = s, mind.ground
        self.units = s.units_of(s.now.forces)
        self.side = SIDE_OF[s.now.forces[0]]
        self.reaches = {unit: within(s, unit) for unit in self.units}
        self.turns_left = s.setup.last_turn - s.turn

    def orders(self) -> dict[int, int]:
        """unit -> hex where it ends this phase."""
        s = self.s
        blocked = s.strangers(s.now.forces[0])
        bids = [
            (self._turns(unit, city), self._rank(unit, city), unit, city)
            for city, space in enumerate(s.c.city_hex)
            if not blocked >> space & 1
            for unit in self.units
        ]
        orders: dict[int, int] = {}
        taken: set[int] = set()
        for turns, _, unit, city in sorted(bids):
            if turns > self.turns_left or unit in orders or city in taken:
                continue
            taken.add(city)
            orders[unit] = self._towards(unit, s.c.city_hex[city])
        return orders

    def _turns(self, unit: int, city: int) -> int:
        """The phases after this one that the unit needs to stand in the city."""
        s, space = self.s, self.s.c.city_hex[city]
        if self.reaches[unit] >> space & 1:
            return 0
        distance = self.ground.to(s, unit, space)[s.where[unit]]
        return -(-distance // max(1, s.c.movement[unit])) - 1 if distance < FAR else FAR

    def _rank(self, unit: int, city: int) -> tuple[int, int]:
        """Dear cities first; 10-1: those that need a front to fronts, the others to anybody else."""
        s = self.s
        fits = s.c.front[unit] == (self.side == SOVIET and city in s.c.garrison_cities)
        stays = s.where[unit] == s.c.city_hex[city]
        return (0 if fits else 1, -s.c.cities[city].points * 2 - int(stays))

    def _towards(self, unit: int, goal: int) -> int:
        field = self.ground.to(self.s, unit, goal)
        return min(spaces_in(self.reaches[unit]), key=lambda space: (field[space], space))


def in_passing(s: BattleState, side: int, busy: set[int]) -> list[Action]:
    """11-0: the others go where their way turns most points."""
    actions: list[Action] = []
    for unit in s.units_of(s.now.forces):
        if unit in busy:
            continue
        best, found = balance(s, side), None
        for space in spaces_in(_near_cities(s) & within(s, unit) & ~s.full):
            action = step_to(s, unit, space)
            if action is None or (s.c.front[unit] and s.fronts >> space & 1):
                continue
            after = s.clone()
            after.do(after.now.seat, action)
            if balance(after, side) > best:
                best, found = balance(after, side), action
        if found is not None:
            actions.append(found)
            s.do(s.now.seat, found)
    return actions


def _near_cities(s: BattleState) -> int:
    mask = 0
    for space in s.c.city_hex:
        mask |= 1 << space | s.c.touching.neighbours[space]
    return mask
