"""The captain: plans a phase as a whole, answers every question from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.bots.captain import Captain as AnyCaptain
from grognard.bots.europe_engulfed import (
    answers,
    breakthroughs,
    fighting,
    landings,
    operations,
    politics,
    production,
    strategic,
)
from grognard.bots.europe_engulfed.assumed import assume, fill_in
from grognard.bots.europe_engulfed.front import Front
from grognard.bots.europe_engulfed.ground import Ground, ground_of
from grognard.bots.europe_engulfed.mind import Mind
from grognard.bots.europe_engulfed.opinions import DOCTRINES, PACES
from grognard.games.europe_engulfed.components import AXIS, SOVIET, WESTERN
from grognard.games.europe_engulfed.rules.control import troops
from grognard.games.europe_engulfed.rules.production.buying import Production
from grognard.games.europe_engulfed.rules.production.costs import step_cost
from grognard.kernel.action import Action
from grognard.kernel.prompt import Prompt

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.game import EuropeEngulfed
    from grognard.games.europe_engulfed.state import Position

Answer = Callable[[Front, Any, Prompt], Action | None]

ANSWERS: dict[str, Answer] = {
    "Raid": answers.raid,
    "Interception": answers.intercept,
    "Patrol": answers.patrol,
    "Launch": answers.launch,
    "Sortie": answers.sortie,
    "Supply": answers.go_without,
    "LimitedSupply": answers.relieve,
    "Overstacked": answers.give_up,
    "FortressesLeft": answers.fortress_left,
    "Relocation": answers.to_the_front("relocate"),
    "Garrison": answers.to_the_front("garrison"),
    "FallingBack": answers.fall_back,
    "Armistice": answers.always("accept"),
    "Deployment": answers.always("stand"),
    "Placing": answers.always("as_sample"),
    "Entry": answers.always("cede"),
    "Order": answers.always("agree"),
    "Claim": answers.always("agree"),
    "FrontDuty": answers.always("leave"),
    "Transfers": answers.always("end"),
    "Redeployment": answers.always("end"),
    "Landing": landings.embark,
    "Convoy": lambda front, step, prompt: landings.join(front, prompt),
    "Conscripts": lambda front, step, prompt: production.grant(front, prompt),
    "Guards": lambda front, step, prompt: production.grant(front, prompt),
    "AxisMinorStep": lambda front, step, prompt: production.grant(front, prompt),
    "Recovery": lambda front, step, prompt: production.grant(front, prompt),
    "Engage": fighting.engage,
    "Support": fighting.support,
    "Fire": fighting.fire,
    "Lose": lambda front, step, prompt: fighting.lose(front, prompt),
    "Clash": lambda front, step, prompt: fighting.clash(front, step.space),
    "Retreat": lambda front, step, prompt: fighting.retreat(front, step.battle, prompt),
    "Reinforce": lambda front, step, prompt: fighting.reinforce(front, step.battle, prompt),
    "Joining": lambda front, step, prompt: fighting.bring_up(front, step.space, prompt),
    "CounterJoining": lambda front, step, prompt: fighting.bring_up(front, step.space, prompt),
    "Counter": lambda front, step, prompt: fighting.counter(front, step.battle, prompt),
    "Exploitation": breakthroughs.advance,
}
"""By the question: what is answered for the camp that it is about."""


class Captain(AnyCaptain["Position"]):
    """Plays any side of any scenario. Blocks it can't see count as average ones: it makes no guesses."""

    game: EuropeEngulfed
    mind: Mind
    doctrines: ClassVar[dict[str, Any]] = DOCTRINES
    paces: ClassVar[dict[str, Any]] = PACES
    least: ClassVar[tuple[str, ...]] = (
        "end",
        "finish",
        "decline",
        "forgo",
        "halt",
        "enough",
        "leave",
        "stand",
    )

    def ground(self) -> Ground:
        return ground_of(self.game.components)

    def blindfold(self, s: Position, seat: int) -> Position:
        s = s.clone()
        assume(s, seat)
        return s

    def choose(self, prompt: Prompt, view: Callable[[], Any]) -> Action:
        """The next action of a plan without a second thought, as long as all has gone as planned."""
        seen = view()
        action = self._planned(seen, prompt)
        if action is not None:
            return action
        assert prompt.seat is not None
        s = self.game.outline(seen)
        fill_in(s)
        return self._answer(s, prompt)

    def answer(self, state: Position, seat: int | None = None) -> Action:
        """As `choose`: what a plan has for this moment depends on nothing that has to be assumed."""
        seat = state.waiting[0] if seat is None else seat
        planned = self._planned(state, state.prompt(seat))
        return planned if planned is not None else super().answer(state, seat)

    def decide(self, s: Position, prompt: Prompt) -> Action | None:
        assert prompt.seat is not None
        planned = self._planned(s, prompt)
        if planned is not None:
            return planned
        step = s.stack[-1]
        name = type(step).__name__
        if name in ANSWERS:
            return ANSWERS[name](self._front(s, prompt.seat, self._camp(s, prompt.seat, step)), step, prompt)
        if isinstance(step, Production):
            front = self._front(s, prompt.seat, s.camp[step.power])
            return self._begin(s, production.purchases(front, step, prompt), prompt)
        fronts = [self._front(s, prompt.seat, camp) for camp in self._camps(prompt.seat)]
        for front in fronts:
            action = self._in_phase(front, name, prompt)
            if action is not None:
                return action
        return None

    def _in_phase(self, front: Front, name: str, prompt: Prompt) -> Action | None:
        """What a camp does next in one of the great phases; None: it has finished."""
        if name == "Operations":
            return (
                politics.declaration(front, prompt)
                or landings.invasion(front, prompt)
                or landings.shipment(front, prompt)
                or self._begin(front.s, operations.plan(front), prompt)
            )
        if name == "Strategic":
            return self._begin(front.s, strategic.plan(front), prompt)
        if name == "CombatPhase":
            return fighting.next_battle(front, prompt)
        if name == "Breakthrough":
            return breakthroughs.next_purchase(front, prompt)
        return None

    # ---------------------------------------------------------------- plans

    def _begin(self, s: Position, actions: list[Action], prompt: Prompt) -> Action | None:
        """A plan from its first action that is legal; each is noted for the moment when it is its turn."""
        while actions and prompt.why_not(actions[0]) is not None:
            actions.pop(0)
        course = Course(s)
        for action, following in pairwise(actions):
            course.go_on(s, action)
            self.mind.note((prompt.seat, course.moment), following)
        return actions[0] if actions else None

    def _planned(self, s: Any, prompt: Prompt) -> Action | None:
        """What a plan has for this moment."""
        action: Action | None = self.mind.recall((prompt.seat, Course(s).moment), None)
        return action if action is not None and prompt.why_not(action) is None else None

    # ---------------------------------------------------------------- whose question it is

    def _front(self, s: Position, seat: int, camp: int) -> Front:
        return Front(s, self.mind, seat, camp)

    def _camps(self, seat: int) -> list[int]:
        return [AXIS] if seat == 0 else [WESTERN, SOVIET]

    def _camp(self, s: Position, seat: int, step: Any) -> int:
        """The camp that a question is about: that of the power, battle, units or place that it names."""
        if seat == 0:
            return AXIS
        told = {name: getattr(step, name) for name in step.__struct_fields__}
        named = [s.camp[power] for power in (*told.get("powers", ()), told.get("power", s.c.germany))]
        if "battle" in told:
            named += [step.battle.attacker, step.battle.defender]
        named += [s.camp_of(unit) for unit, *_ in told.get("cargo", ())]
        named += [camp for camp in (WESTERN, SOVIET) if "space" in told and troops(s, step.space, camp)]
        return next((camp for camp in named if camp in (WESTERN, SOVIET)), WESTERN)


class Course:
    """How a phase goes on if a plan is followed, in all that a plan of moves or purchases depends on."""

    def __init__(self, s: Any) -> None:
        """`s` is a position or a view."""
        self.when = s.turn, s.phase, s.active
        self.at, self.moved, self.werps = list(s.at), list(s.moved), list(s.werps)

    @property
    def moment(self) -> Hashable:
        return *self.when, tuple(self.at), tuple(self.moved), tuple(self.werps)

    def go_on(self, s: Position, action: Action) -> None:
        """A unit has moved, or got a step; nothing else is done by plan."""
        unit = action.args[0]
        if action.verb == "replace":
            step = s.stack[-1]
            assert isinstance(step, Production)
            self.werps[step.power] -= step_cost(s, s.power_of(unit), s.kind(unit))
        else:
            self.at[unit], self.moved[unit] = action.args[1][-1], 1
