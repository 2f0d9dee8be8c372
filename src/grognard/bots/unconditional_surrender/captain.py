"""The captain: one action after the other, the best first; answers every question from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, islice
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.bots.captain import Captain as AnyCaptain
from grognard.bots.unconditional_surrender import combats, fleets, logistics, markers, politics, seas
from grognard.bots.unconditional_surrender.attacks import Attack, attacks, other_attacks
from grognard.bots.unconditional_surrender.flights import rebase, support_for
from grognard.bots.unconditional_surrender.ground import Ground, ground_of
from grognard.bots.unconditional_surrender.marches import best_march, marches
from grognard.bots.unconditional_surrender.mind import Mind
from grognard.bots.unconditional_surrender.opinions import DOCTRINES, PACES, REHEARSED
from grognard.bots.unconditional_surrender.rehearsal import best_rehearsed, is_rehearsed, players_for
from grognard.bots.unconditional_surrender.situation import Situation
from grognard.bots.unconditional_surrender.vacations import vacations
from grognard.bots.unconditional_surrender.war_plan import is_whole_war
from grognard.games.unconditional_surrender.rules.actions import Actions, Activation
from grognard.games.unconditional_surrender.rules.ground_results import Advance
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
        if isinstance(step, Advance):
            return self._advance(s, prompt)
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
        plans = self._plans(view, step, prompt)
        if is_rehearsed(view, step.seat):
            plan = self._rehearsed(view, self._different(view, step, plans))
        else:
            plan = next(plans)
        self.mind.note("orders", plan[1:])
        return plan[0]

    def _advance(self, s: Position, prompt: Prompt) -> Action:
        """Into a hex that is cleared, or not: who stands in it may bar the way to others."""
        assert prompt.seat is not None
        view, first = Situation(s, self.mind, s.faction), combats.advance(s, self.mind, prompt)
        if not is_rehearsed(view, prompt.seat):
            return first
        rest: list[Action] = self.mind.recall("orders", [])
        others = [action for action in prompt.actions if action != first]
        return self._rehearsed(view, iter([[action, *rest] for action in (first, *others)]))[0]

    def _rehearsed(self, view: Situation, plans: Iterator[list[Action]]) -> list[Action]:
        """The best of the first few plans by playing them out."""

        def player() -> Captain:
            return Captain(self.game, self.seed, self.mind.opinions, REHEARSED)

        tried = list(islice(plans, self.mind.pace.plans))
        players = players_for(self.mind, player, len(view.s.setup.seats))
        return best_rehearsed(view, self.seed, players, tried)

    def _different(
        self, view: Situation, step: Actions | Activation, plans: Iterator[list[Action]]
    ) -> Iterator[list[Action]]:
        """The plans that come first by themselves; then others that a play-out may show to be better."""
        seen: list[list[Action]] = []
        others = (attack.orders(view.s) for attack in other_attacks(view, step, step.ready(view.s)))
        for plan in chain(plans, vacations(view, step), others):
            if plan not in seen:
                seen.append(plan)
                yield plan

    def _plans(self, view: Situation, step: Actions | Activation, prompt: Prompt) -> Iterator[list[Action]]:
        """What could be done next, the most promising first."""
        s, units = view.s, step.ready(view.s)
        ways = marches(view, step, units)
        found, march = attacks(view, step, units, ways), best_march(view, ways)
        attack = found[0] if found else None
        booty = march.booty if march is not None and (attack is None or march.booty > attack.worth) else 0.0
        if march is not None and booty:
            yield [march.order]
        if attack is not None:
            help_first = _help(view, attack, prompt) if isinstance(step, Actions) else None
            if help_first is not None:
                yield [help_first]
            for one in found:
                yield one.orders(s)
        elsewhere = self._elsewhere(view, step, prompt)
        if elsewhere is not None:
            yield [elsewhere]
        if march is not None and not booty:
            yield [march.order]
        afterwards = self._afterwards(view, step, prompt)
        if afterwards is not None:
            yield [afterwards]
        yield [_enough(step)]

    def _elsewhere(self, view: Situation, step: Actions | Activation, prompt: Prompt) -> Action | None:
        """Between activations: Assaults that wait, landings, bombs."""
        if isinstance(step, Activation):
            return None
        waiting = max(prompt.offered_by("resolve"), key=lambda action: len(action.args[-1]), default=None)
        if waiting is None:
            waiting = next(prompt.offered_by("bomb"), None)
        if waiting is not None:
            return waiting
        return markers.drop(view, prompt) or seas.landing(view, step, prompt)

    def _afterwards(self, view: Situation, step: Actions | Activation, prompt: Prompt) -> Action | None:
        """When all who march have left the ports: passages over sea, air units to where they are needed; not
        when where units will be next month matters no more."""
        if isinstance(step, Activation) or view.all_or_nothing:
            return None
        moved = seas.passage(view, _offered(prompt, *seas.PASSAGES)) or rebase(
            view, _offered(prompt, "rebase")
        )
        if moved is None and is_whole_war(view) and view.overseas:
            return fleets.gathering(view, _offered(prompt, "sail"))
        return moved


def _offered(prompt: Prompt, *verbs: str) -> list[Action]:
    return [action for verb in verbs for action in prompt.offered_by(verb)]


def _help(view: Situation, attack: Attack, prompt: Prompt) -> Action | None:
    """What has to be done before an attack: a marker that is laid, an air unit that comes into range."""
    attackers = [stand.unit for stand in attack.stands]
    return markers.aid(view, attack) or support_for(
        view, attackers, attack.space, prompt.offered_by("rebase")
    )


def _enough(step: Actions | Activation) -> Action:
    return Action("stop" if isinstance(step, Activation) else "end")
