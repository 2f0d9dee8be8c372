"""Chapter 4, the Action Phase: actions, recruits, exchanges and operations in any order, combats (3.3)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.downfall_third_reich import combat
from grognard.games.downfall_third_reich.armour import GIVING_UP, Exchanging
from grognard.games.downfall_third_reich.bombing import Bombing, some_marker
from grognard.games.downfall_third_reich.components import AXIS, FACTIONS
from grognard.games.downfall_third_reich.crossing import Crossing, some_breach
from grognard.games.downfall_third_reich.operations import Operating
from grognard.games.downfall_third_reich.production import Producing
from grognard.games.downfall_third_reich.recruitment import Recruiting
from grognard.games.downfall_third_reich.research import Researching
from grognard.games.downfall_third_reich.state import (
    ADVANCED,
    LEND_LEASE,
    MISSIONS,
    PLANNING,
    PRODUCTION,
    RECRUITMENT,
    RESEARCH,
    STANDARD,
)
from grognard.games.downfall_third_reich.status import actions_left, times
from grognard.games.downfall_third_reich.submarines import Hunting
from grognard.kernel.action import Action
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

Draw = Callable[[Any, Any, Random], Action | None]


class ActionsPhase(
    Producing, Recruiting, Researching, Exchanging, Operating, Crossing, Hunting, Bombing, frozen=True
):
    """3.2, 3.3, 22.1: the faction in phase does as it likes until it ends; no operations after combat."""

    rule: ClassVar[str] = "3.2"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        **Producing.verbs,
        **Recruiting.verbs,
        **Researching.verbs,
        **Exchanging.verbs,
        **Operating.verbs,
        **Crossing.verbs,
        **Hunting.verbs,
        **Bombing.verbs,
        "fight": (),
        "end": (),
    }

    def seats(self, s: DownfallState) -> tuple[int, ...]:
        return s.setup.asked[s.phase]

    def question(self, s: DownfallState) -> dict[str, Any]:
        return {
            "faction": FACTIONS[s.phase],
            "turn": s.turn,
            "number": actions_left(s),
            "po": s.po[s.phase],
            "pb": s.pb[s.phase],
            "pr": s.pr,
        }

    # ---------------------------------------------------------------- fight

    def may_fight(self, s: DownfallState) -> Refusal | None:
        """3.3: the combats come once; there must be one."""
        if s.fought:
            return refuse("3.3", "combats-over")
        if not any(combat.to_attack(s, area) for area in spaces_in(combat.contested(s))):
            return refuse("16.1", "nothing-to-attack")
        return None

    def do_fight(self, s: DownfallState) -> None:
        s.acted = 1
        combat.begin(s)

    # ---------------------------------------------------------------- end

    def may_end(self, s: DownfallState) -> Refusal | None:
        """8.2.3: not before the attacks that are due."""
        if s.due and not s.fought:
            areas = combat.owed(s)
            if areas:
                return refuse("8.2.3", "attacks-owed", spaces=[s.c.board.names[area] for area in areas])
        return None

    def do_end(self, s: DownfallState) -> None:
        s.stack.pop()

    # ---------------------------------------------------------------- random play

    def sample(self, s: Any, seat: int, rng: Random) -> Action:
        """Operations most often, then actions and what they pay for, removals rarely; in the end the end."""
        faction, before, able = s.phase, not s.fought, ENDING
        if before and s.po[faction] > 0:
            if rng.random() >= AT_ONCE:
                able |= OPERATING
            elif (action := self.some_operation(s, rng)) is not None:
                return action
        if before and combat.contested(s):
            able |= FIGHTING | BREACHING
        if sum(s.taken) < s.c.actions[s.total[faction]][faction] + s.lend_lease:  # more are never left
            able |= ACTING
        if s.pr:
            able |= SPENDING
        if s.pb[faction] or (not s.acted and rng.random() < GIVING_UP):
            able |= EXCHANGING
        if s.subs[STANDARD] or s.subs[ADVANCED] if faction == AXIS else s.air_advanced[faction]:
            able |= FLYING
        while True:
            draws = DRAWS[able]
            kind, some = draws[int(rng.random() * len(draws))]
            action = some(self, s, rng)
            if action is not None:
                return action
            able &= ~kind  # the phase can be ended or combats are to be fought: something is left

    def _the_end(self, s: DownfallState, rng: Random) -> Action | None:
        return Action("end") if self.may_end(s) is None else None

    def _the_fight(self, s: DownfallState, rng: Random) -> Action | None:
        return Action("fight") if self.may_fight(s) is None else None

    def _some_action(self, s: DownfallState, rng: Random) -> Action | None:
        """One of the actions of chapter 4 drawn by chance: the first legal one from somewhere in the list."""
        number = len(ACTIONS_DRAWN)
        first = int(rng.random() * number)
        if not actions_left(s):
            return None
        for n in range(first, first + number):
            kind, verb, may = ACTIONS_DRAWN[n % number]
            if s.taken[kind] and s.taken[kind] >= times(s, s.phase, kind):
                continue
            if may is not None:
                if may(self, s) is None:
                    return Action(verb)
            elif (action := self.some_research(s, rng)) is not None:
                return action
        return None


def _a_breach(step: ActionsPhase, s: DownfallState, rng: Random) -> Action | None:
    return some_breach(s, rng)


def _a_marker(step: ActionsPhase, s: DownfallState, rng: Random) -> Action | None:
    return some_marker(s, rng)


AT_ONCE = 0.5
"""How often a random player makes an operation without a look at what else there is to do."""

KINDS = 8
ENDING, FIGHTING, BREACHING, OPERATING, ACTING, SPENDING, EXCHANGING, FLYING = (1 << n for n in range(KINDS))

CHANCES: tuple[tuple[int, Draw, int], ...] = (
    (ENDING, ActionsPhase._the_end, 1),
    (FIGHTING, ActionsPhase._the_fight, 8),
    (BREACHING, _a_breach, 3),
    (OPERATING, ActionsPhase.some_operation, 30),
    (ACTING, ActionsPhase._some_action, 20),
    (SPENDING, ActionsPhase.some_spending, 12),
    (EXCHANGING, ActionsPhase.some_exchange, 2),
    (FLYING, _a_marker, 3),
)
"""What there may be to do in a phase, each as often as a random player tries it."""

DRAWS = [
    tuple((kind, some) for kind, some, often in CHANCES if able & kind for _ in range(often))
    for able in range(1 << KINDS)
]
"""The same for each set of kinds."""

ACTIONS_DRAWN: tuple[tuple[int, str, Callable[..., Refusal | None] | None], ...] = (
    (PLANNING, "plan", ActionsPhase.may_plan),
    (PRODUCTION, "produce", ActionsPhase.may_produce),
    (RECRUITMENT, "recruit", ActionsPhase.may_recruit),
    (RESEARCH, "develop", None),
    (MISSIONS, "ready_air", ActionsPhase.may_ready_air),
    (PLANNING, "plan", ActionsPhase.may_plan),
    (LEND_LEASE, "lend_lease", ActionsPhase.may_lend_lease),
    (RECRUITMENT, "recruit", ActionsPhase.may_recruit),
    (RESEARCH, "complete", None),
    (MISSIONS, "ready_submarines", ActionsPhase.may_ready_submarines),
    (PLANNING, "plan", ActionsPhase.may_plan),
    (RECRUITMENT, "recruit", ActionsPhase.may_recruit),
)
"""What a random player draws from: the more useful, the more often."""
