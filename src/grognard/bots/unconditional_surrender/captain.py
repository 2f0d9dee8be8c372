"""The captain: one action after the other, the best first; answers every question from the view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.bots.captain import Captain as AnyCaptain
from grognard.bots.unconditional_surrender import combats, logistics, markers, politics, seas
from grognard.bots.unconditional_surrender.attacks import best_attack
from grognard.bots.unconditional_surrender.flights import rebase
from grognard.bots.unconditional_surrender.ground import Ground, ground_of
from grognard.bots.unconditional_surrender.marches import best_march
from grognard.bots.unconditional_surrender.mind import Mind
from grognard.bots.unconditional_surrender.opinions import DOCTRINES, PACES
from grognard.bots.unconditional_surrender.situation import Situation
from grognard.games.unconditional_surrender.rules.actions import Actions, Activation
from grognard.kernel.action import Action

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.game import UnconditionalSurrender
    from grognard.games.unconditional_surrender.state import Position
    from grognard.kernel.prompt import Prompt

Answer = Callable[["Position", Mind, "Prompt"], Action]
ANSWERS: dict[str, Answer] = {
    "Commitment": combats.will_commit,
    "Committing": combats.commit,
    "Retreat": combats.retreat,
    "Advance": combats.advance,
    "Supplying": logistics.supply,
    "Replacements": logistics.restore,
    "Upgrades": logistics.upgrade,
    "Mobilization": logistics.mobilize,
    "Purchases": logistics.buy,
    "StrategicMovement": logistics.redeploy,
    "Relocation": logistics.settle,
    "Displacement": logistics.settle,
    "Refuge": logistics.settle,
    "Placement": logistics.settle,
    "Escorting": seas.escort,
    "Interceptions": seas.intercept,
    "Scramble": seas.scramble,
    "Ashore": seas.ashore,
    "Declarations": politics.declare,
    "Diplomacy": politics.approach,
}


class Captain(AnyCaptain["Position"]):
    """Plays any seat of any scenario."""

    game: UnconditionalSurrender
    mind: Mind
    doctrines: ClassVar[dict[str, Any]] = DOCTRINES
    paces: ClassVar[dict[str, Any]] = PACES
    least: ClassVar[tuple[str, ...]] = ("end", "stop", "hold", "press_on", "build_harbour", "grant")

    def ground(self) -> Ground:
        return ground_of(self.game.components)

    def decide(self, s: Position, prompt: Prompt) -> Action | None:
        step = s.stack[-1]
        if isinstance(step, Actions | Activation):
            return self._operate(s, step, prompt)
        answer = ANSWERS.get(type(step).__name__)
        return answer(s, self.mind, prompt) if answer is not None else None

    def _operate(self, s: Position, step: Actions | Activation, prompt: Prompt) -> Action:
        """The rest of an order; then the best attack, landing, flight or march; then nothing."""
        orders: list[Action] = self.mind.recall("orders", [])
        while orders:
            action = orders.pop(0)
            if prompt.why_not(action) is None:
                return action
        view = Situation(s, self.mind, s.faction)
        units = step.ready(s)
        attack, march = best_attack(view, step, units), best_march(view, step, units)
        if march is not None and march.booty and (attack is None or march.booty > attack.worth):
            return march.order
        if attack is not None:
            orders = attack.orders(s)
            self.mind.note("orders", orders)
            return orders.pop(0)
        elsewhere = self._elsewhere(view, step, prompt)
        if elsewhere is not None:
            return elsewhere
        return march.order if march is not None else _enough(step)

    def _elsewhere(self, view: Situation, step: Actions | Activation, prompt: Prompt) -> Action | None:
        """Between activations: Assaults that wait, landings, bombs, air units to where they are needed."""
        if isinstance(step, Activation):
            return None
        for verb in ("resolve", "bomb"):
            found = next(prompt.offered_by(verb), None)
            if found is not None:
                return found
        offers = {
            verb: list(prompt.offered_by(verb)) for verb in (*seas.LANDINGS, *seas.PASSAGES, "rebase", "lay")
        }
        return (
            markers.lay(view, offers["lay"])
            or seas.landing(view, [action for verb in seas.LANDINGS for action in offers[verb]])
            or seas.passage(view, [action for verb in seas.PASSAGES for action in offers[verb]])
            or rebase(view, offers["rebase"])
        )


def _enough(step: Actions | Activation) -> Action:
    return Action("stop" if isinstance(step, Activation) else "end")
