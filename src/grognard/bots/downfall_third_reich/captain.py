"""The captain: plans a phase as a whole, answers every question from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.bots.captain import Captain as AnyCaptain
from grognard.bots.downfall_third_reich import missions, production, recruits
from grognard.bots.downfall_third_reich.combats import next_assault
from grognard.bots.downfall_third_reich.ground import Ground, ground_of
from grognard.bots.downfall_third_reich.mind import Mind
from grognard.bots.downfall_third_reich.operations import next_order, opening, torch
from grognard.bots.downfall_third_reich.opinions import DOCTRINES, PACES
from grognard.bots.downfall_third_reich.situation import Situation
from grognard.games.downfall_third_reich.rules.hidden_tiles import RESERVE
from grognard.kernel.action import Action
from grognard.kernel.prompt import Prompt

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.game import DownfallThirdReich
    from grognard.games.downfall_third_reich.state import DownfallState

PURCHASES = ("place", "place_full", "restore")


class Captain(AnyCaptain["DownfallState"]):
    """Plays any faction of any scenario. Tiles it can't see count as not there: no guess decides anything."""

    game: DownfallThirdReich
    mind: Mind
    doctrines: ClassVar[dict[str, Any]] = DOCTRINES
    paces: ClassVar[dict[str, Any]] = PACES
    least: ClassVar[tuple[str, ...]] = ("end", "pass", "let_pass", "fight")

    def ground(self) -> Ground:
        return ground_of(self.game.components)

    def blindfold(self, s: DownfallState, seat: int) -> DownfallState:
        s = s.clone()
        for tile, faction in enumerate(s.c.tile_faction):
            if not s.shown[tile] and not s.knows(seat, faction):
                s.tiles[tile] = RESERVE
        return s

    def decide(self, s: DownfallState, prompt: Prompt) -> Action | None:
        step = type(s.stack[-1]).__name__
        if step == "ActionsPhase":
            return self._act(s, prompt)
        view = Situation(s, self.mind, s.phase)
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

        orders: list[Action] = self.mind.recall("orders", [])
        while orders:  # the rest of an order that takes several operations
            action = orders.pop(0)
            if legal(action):
                return action
        over, opinions = bool(s.fought), self.mind.opinions
        wish = production.next_action(s, opinions, over, legal)
        if wish is not None:
            return wish
        for verb in ("hunt_advanced", "hunt_standard", "bomb"):
            if legal(Action(verb)):
                return Action(verb)
        view = Situation(s, self.mind, s.phase)
        spent = self._spend(s, view)
        if spent is not None:
            return spent
        if not over:
            operation = self._operate(s, view, legal)
            if operation is not None:
                return operation
            if legal(Action("fight")):
                return Action("fight")
        last = production.next_action(s, opinions, True, legal)
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
        self.mind.note("orders", list(order.actions[1:]))
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
