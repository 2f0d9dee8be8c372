"""The captain: plans a phase as a whole, answers every question from the view alone."""

from __future__ import annotations

from typing import Any, ClassVar

from grognard.bots.battle_for_germany import answers, attack_plan, movement_plan, race
from grognard.bots.battle_for_germany.departures import departure
from grognard.bots.battle_for_germany.ground import Ground, ground_of
from grognard.bots.battle_for_germany.mind import Mind
from grognard.bots.battle_for_germany.opinions import DOCTRINES, PACES
from grognard.bots.captain import Captain as AnyCaptain
from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.games.battle_for_germany.state import BattleState
from grognard.kernel.action import Action
from grognard.kernel.prompt import Prompt

Stand = tuple[int, ...]


class Captain(AnyCaptain[BattleState]):
    """Plays any seat of any scenario."""

    game: BattleForGermany
    mind: Mind
    doctrines: ClassVar[dict[str, Any]] = DOCTRINES
    paces: ClassVar[dict[str, Any]] = PACES
    least: ClassVar[tuple[str, ...]] = ("end", "stay")

    def ground(self) -> Ground:
        return ground_of(self.game.components)

    def decide(self, s: BattleState, prompt: Prompt) -> Action | None:
        step = type(s.stack[-1]).__name__
        if step == "MovementPhase":
            return self._move(s)
        if step == "CombatPhase":
            return attack_plan.next_attack(s, self.mind)
        handler = {
            "Losses": answers.losses,
            "Retreat": answers.retreat,
            "Advance": answers.advance,
            "ReplacementPhase": answers.replacement,
            "Disembark": answers.landing,
            "Pursuit": answers.pursuit,
        }[step]
        return handler(s, self.mind, prompt.actions)

    def _move(self, s: BattleState) -> Action:
        """The next order of the plan, as long as everything stands where the plan expects it."""
        orders: dict[Stand, Action] = self.mind.recall("orders", {})
        if stand(s) in orders:
            return orders[stand(s)]
        leaving = departure(s)
        if leaving is not None:
            return leaving
        peace = not s.germans and not s.war
        actions = race.plan(s, self.mind) if peace else movement_plan.plan(s, self.mind)
        orders = foreseen(s, actions)
        self.mind.note("orders", orders)
        return orders[stand(s)]


def stand(s: BattleState) -> Stand:
    """Where everybody stands."""
    return tuple(s.where)


def foreseen(s: BattleState, actions: list[Action]) -> dict[Stand, Action]:
    """Each order by where everybody stands when it is due; after the last one the phase ends."""
    s, orders = s.clone(), {}
    for action in actions:
        orders[stand(s)] = action
        s.do(s.now.seat, action)
    orders[stand(s)] = Action("end")
    return orders
