"""Chapter 4, the Action Phase: actions, recruits, exchanges and operations in any order, combats (3.3)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.downfall_third_reich.components import FACTIONS
from grognard.games.downfall_third_reich.rules import combat
from grognard.games.downfall_third_reich.rules.armour import Exchanging
from grognard.games.downfall_third_reich.rules.bombing import Bombing
from grognard.games.downfall_third_reich.rules.crossing import Crossing
from grognard.games.downfall_third_reich.rules.operations import Operating
from grognard.games.downfall_third_reich.rules.production import Producing
from grognard.games.downfall_third_reich.rules.recruitment import Recruiting
from grognard.games.downfall_third_reich.rules.research import Researching
from grognard.games.downfall_third_reich.rules.status import actions_left
from grognard.games.downfall_third_reich.rules.submarines import Hunting
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
