"""The captain: plans a phase as a whole, answers every question from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from grognard.bots.downfall_third_reich import missions, production, recruits
from grognard.bots.downfall_third_reich.combats import next_assault
from grognard.bots.downfall_third_reich.ground import ground_of
from grognard.bots.downfall_third_reich.operations import next_order, opening, torch
from grognard.bots.downfall_third_reich.situation import Situation
from grognard.games.downfall_third_reich.rules.hidden_tiles import RESERVE
from grognard.kernel.action import Action
from grognard.kernel.hidden import UNKNOWN
from grognard.kernel.prompt import Prompt

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.game import DownfallThirdReich
    from grognard.games.downfall_third_reich.state import DownfallState

PURCHASES = ("place", "place_full", "restore")


class Captain:
    """Plays any faction of any scenario. Tiles it can't see count as not there: no guess decides anything."""

    def __init__(self, seed: int, game: DownfallThirdReich) -> None:
        self.game, self.seed = game, seed
        self.ground = ground_of(game.components)
        self.orders: list[Action] = []
        """The rest of an order that takes several operations, and the phase it was given in."""
        self.given = 0, 0

    def choose(self, prompt: Prompt, view: Callable[[], Any]) -> Action:
        """The captain's answer; if a plan meets something it did not foresee, it is made anew."""
        s = self._position(view())
        action = self._answer(s, prompt)
        if action is None or prompt.why_not(action) is not None:
            action = self._anything(prompt)
        return action

    def _position(self, seen: Any) -> DownfallState:
        s = self.game.imagine(seen, Random(self.seed))
        for tile, place in enumerate(seen.tiles):
            if place is UNKNOWN:
                s.tiles[tile] = RESERVE
        return s

    def _anything(self, prompt: Prompt) -> Action:
        """The least that can be done: end, pass, else the first action offered."""
        for verb in ("end", "pass", "let_pass", "fight"):
            if prompt.why_not(Action(verb)) is None:
                return Action(verb)
        return next(prompt.offered())

    def _answer(self, s: DownfallState, prompt: Prompt) -> Action | None:
        step = type(s.stack[-1]).__name__
        if step == "ActionsPhase":
            return self._act(s, prompt)
        view = Situation(s, self.ground, s.phase)
        if step == "Interception":
            return missions.intercept(view, s)
        if step == "Mission":
            return missions.fly(view, s)
        if step == "CombatPhase":
            return next_assault(view, prompt)
        if step == "AfricanLandings":
            return max(prompt.actions, key=lambda a: (view.field[a.args[1]], a))
        return recruits.purchase(view, self._offered(s, *PURCHASES))

    # ---------------------------------------------------------------- the phase

    def _act(self, s: DownfallState, prompt: Prompt) -> Action | None:
        def legal(action: Action) -> bool:
            return prompt.why_not(action) is None

        while self.orders and self.given == (s.turn, s.phase):
            action = self.orders.pop(0)
            if legal(action):
                return action
        over = bool(s.fought)
        wish = production.next_action(s, over, legal)
        if wish is not None:
            return wish
        for verb in ("hunt_advanced", "hunt_standard", "bomb"):
            if legal(Action(verb)):
                return Action(verb)
        view = Situation(s, self.ground, s.phase)
        spent = self._spend(s, view)
        if spent is not None:
            return spent
        if not over:
            operation = self._operate(s, view, legal)
            if operation is not None:
                return operation
            if legal(Action("fight")):
                return Action("fight")
        last = production.next_action(s, True, legal)
        return last if last is not None else Action("end")

    def _spend(self, s: DownfallState, view: Situation) -> Action | None:
        """Recruitment points while there are any, and armour points for exchanges."""
        bought = recruits.purchase(view, self._offered(s, *PURCHASES)) if s.pr else None
        if bought is None and s.pb[s.phase]:
            bought = recruits.exchange(view, self._offered(s, "exchange"))
        return bought

    def _operate(self, s: DownfallState, view: Situation, legal: Callable[[Action], bool]) -> Action | None:
        """The next operation, or the announcement of an attack that opens a way for one (13.1)."""
        if not s.po[s.phase]:
            return None
        way = opening(view, self._offered(s, "breach"))
        if way is not None:
            return way
        if legal(Action("open_africa")) and torch(view):
            return Action("open_africa")
        order = next_order(view, legal)
        if order is None:
            return None
        self.orders, self.given = list(order.actions[1:]), (s.turn, s.phase)
        return order.actions[0]

    def _offered(self, s: DownfallState, *verbs: str) -> Iterator[Action]:
        """The legal actions of some verbs."""
        step: Any = s.stack[-1]
        for verb in verbs:
            quick = getattr(step, f"legal_{verb}", None)
            if quick is not None:
                yield from (Action(verb, args) for args in quick(s))
            else:
                yield from step.legal_by_asking(s, s.seat(s.phase), verb)
