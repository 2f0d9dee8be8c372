"""The captain: plans a phase as a whole, answers every question from the view alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from grognard.bots.battle_for_germany import answers, attack_plan, movement_plan, race
from grognard.bots.battle_for_germany.departures import departure
from grognard.bots.battle_for_germany.ground import Ground
from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.games.battle_for_germany.state import BattleState
from grognard.kernel.action import Action
from grognard.kernel.prompt import Prompt

Moment = tuple[int, int, tuple[int, ...]]


class Captain:
    """Plays any seat of any scenario. The imagined dice never decide anything: they are not looked at."""

    def __init__(self, seed: int, game: BattleForGermany) -> None:
        self.game, self.seed = game, seed
        self.ground = Ground(game.components)
        self.orders: dict[Moment, Action] = {}

    def choose(self, prompt: Prompt, view: Callable[[], Any]) -> Action:
        """The captain's answer; if a plan meets something it did not foresee, it is made anew."""
        seen: Any = view()
        s = self.game.imagine(seen, Random(self.seed))
        action = self._answer(s, prompt)
        if action is None or prompt.why_not(action) is not None:
            action = self._anything(prompt)
        return action

    def _anything(self, prompt: Prompt) -> Action:
        """The least that can be done: end or stay, else the first action offered."""
        for verb in ("end", "stay"):
            if prompt.why_not(Action(verb)) is None:
                return Action(verb)
        return next(prompt.offered())

    def _answer(self, s: BattleState, prompt: Prompt) -> Action | None:
        step = type(s.stack[-1]).__name__
        if step == "MovementPhase":
            return self._move(s)
        if step == "CombatPhase":
            return attack_plan.next_attack(s, self.ground)
        handler = {
            "Losses": answers.losses,
            "Retreat": answers.retreat,
            "Advance": answers.advance,
            "ReplacementPhase": answers.replacement,
            "Disembark": answers.landing,
            "Pursuit": answers.pursuit,
        }[step]
        return handler(s, self.ground, prompt.actions)

    def _move(self, s: BattleState) -> Action:
        """The next order of the plan, as long as everything stands where the plan expects it."""
        now = moment(s)
        if now in self.orders:
            return self.orders[now]
        leaving = departure(s)
        if leaving is not None:
            return leaving
        peace = not s.germans and not s.war
        actions = race.plan(s, self.ground) if peace else movement_plan.plan(s, self.ground)
        self.orders = foreseen(s, actions)
        return self.orders[now]


def moment(s: BattleState) -> Moment:
    """Where everybody stands, and when."""
    return s.turn, s.phase, tuple(s.where)


def foreseen(s: BattleState, actions: list[Action]) -> dict[Moment, Action]:
    """Each order by the moment at which it is due; after the last one the phase ends."""
    s, orders = s.clone(), {}
    for action in actions:
        orders[moment(s)] = action
        s.do(s.now.seat, action)
    orders[moment(s)] = Action("end")
    return orders
