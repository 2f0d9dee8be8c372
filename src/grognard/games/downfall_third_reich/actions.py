"""Chapter 4, the Action Phase: actions, recruits, exchanges and operations in any order, combats (3.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.downfall_third_reich import combat
from grognard.games.downfall_third_reich.armour import Exchanging
from grognard.games.downfall_third_reich.bombing import Bombing, some_marker
from grognard.games.downfall_third_reich.components import AXIS, FACTIONS
from grognard.games.downfall_third_reich.crossing import Crossing, some_breach
from grognard.games.downfall_third_reich.operations import Operating
from grognard.games.downfall_third_reich.production import Producing
from grognard.games.downfall_third_reich.recruitment import Recruiting
from grognard.games.downfall_third_reich.research import Researching
from grognard.games.downfall_third_reich.state import ATLANTIC, STANDARD
from grognard.games.downfall_third_reich.status import actions_left
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
        return (s.seat(s.phase),)

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

    def candidates_fight(self, s: DownfallState) -> Iterator[tuple[()]]:
        yield ()

    def may_fight(self, s: DownfallState) -> Refusal | None:
        """3.3: the combats come once; there must be one."""
        if s.fought:
            return refuse("3.3", "combats-over")
        if not any(_attacks_in(s, area) for area in spaces_in(combat.contested(s))):
            return refuse("16.1", "nothing-to-attack")
        return None

    def do_fight(self, s: DownfallState) -> None:
        s.acted = 1
        combat.begin(s)

    # ---------------------------------------------------------------- end

    def candidates_end(self, s: DownfallState) -> Iterator[tuple[()]]:
        yield ()

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
        before, faction = not s.fought, s.phase
        armies, fights = before and s.po[faction] > 0, before and combat.contested(s) != 0
        actions, points, exchanges = actions_left(s) > 0, s.pr > 0, s.pb[faction] > 0 or not s.acted
        markers = any(s.subs[STANDARD:ATLANTIC]) if faction == AXIS else s.air_advanced[faction] > 0
        while True:
            draws = _draws(armies, fights, actions, points, exchanges, markers)
            some = draws[int(rng.random() * len(draws))]
            action = some(self, s, rng)
            if action is not None:
                return action
            if some is _an_operation:  # the only one that gives up for good: no army can do anything
                armies = False

    def _the_end(self, s: DownfallState, rng: Random) -> Action | None:
        return Action("end") if self.may_end(s) is None else None

    def _the_fight(self, s: DownfallState, rng: Random) -> Action | None:
        return Action("fight") if self.may_fight(s) is None else None

    def _some_action(self, s: DownfallState, rng: Random) -> Action | None:
        verb = ACTIONS_DRAWN[int(rng.random() * len(ACTIONS_DRAWN))]
        args: tuple[int, ...] = ()
        if verb in Researching.verbs:
            own = s.c.tiles_of[s.phase]
            args = (own[int(rng.random() * len(own))],)
        return Action(verb, args) if getattr(self, f"may_{verb}")(s, *args) is None else None


@lru_cache(maxsize=64)
def _draws(
    armies: bool, fights: bool, actions: bool, points: bool, exchanges: bool, markers: bool
) -> tuple[Draw, ...]:
    """What there may be to do, each as often as it is tried."""
    found: list[Draw] = [ActionsPhase._the_end] * 2
    if fights:
        found += [ActionsPhase._the_fight] * 8 + [_a_breach] * 3
    if armies:
        found += [_an_operation] * 50
    if actions:
        found += [ActionsPhase._some_action] * 20
    if points:
        found += [ActionsPhase.some_spending] * 12
    if exchanges:
        found += [ActionsPhase.some_exchange] * 2
    if markers:
        found += [_a_marker] * 3
    return tuple(found)


def _an_operation(step: ActionsPhase, s: DownfallState, rng: Random) -> Action | None:
    return step.some_operation(s, rng)


def _a_breach(step: ActionsPhase, s: DownfallState, rng: Random) -> Action | None:
    return some_breach(s, rng)


def _a_marker(step: ActionsPhase, s: DownfallState, rng: Random) -> Action | None:
    return some_marker(s, rng)


def _attacks_in(s: DownfallState, area: int) -> bool:
    return combat.bound(s, area) >= 0 or bool(combat.open_attacks(s, area))


ACTIONS_DRAWN = (*Producing.verbs, "recruit", *Researching.verbs, "plan", "plan", "recruit")
"""What a random player draws from: the more useful, the more often."""
