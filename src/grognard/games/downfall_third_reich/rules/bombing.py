"""Chapter 14, strategic bombing: bombers placed against Germany, the Axis counter, the effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from grognard.games.downfall_third_reich.components import ALLIES, AXIS
from grognard.games.downfall_third_reich.rules.air import intercept
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


def bites(s: DownfallState) -> bool:
    """14.2: whether the bombers in the box take an action from the Axis."""
    return s.bombers > 0 and s.bombers >= int(s.c.tables["bombing"]["most"])


def return_home(s: DownfallState) -> None:
    """14.2: at the end of the Axis phase the markers go back to the reserve."""
    s.air_reserve[ALLIES] += s.bombers
    s.bombers = 0


class Bombing(Step, frozen=True):
    """14.1: the Allies place advanced air missions, one at a time, at any moment of their phase."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"bomb": ()}

    def may_bomb(self, s: DownfallState) -> Refusal | None:
        if s.phase != ALLIES:
            return refuse("14.1", "allies-only")
        base = str(s.c.tables["bombing"]["base"])
        if s.control[s.c.board.index[base]] != ALLIES:
            return refuse("14.1", "base-lost", space=base)
        if not s.air_advanced[ALLIES]:
            return refuse("14.1", "no-advanced-air-marker")
        if bites(s):
            return refuse("14.1", "bombers-placed", number=s.bombers)
        return None

    def do_bomb(self, s: DownfallState) -> None:
        s.air_advanced[ALLIES] -= 1
        s.bombers += 1
        s.acted = 1
        s.tell("bombing", "14.1", number=s.bombers)
        intercept(s, self, True)

    # ---------------------------------------------------------------- what becomes of it (11.2)

    def hunters(self, s: DownfallState) -> tuple[int, ...]:
        return (AXIS,)

    def arrived(self, s: DownfallState) -> None:
        """The marker stays in the box."""

    def shot_down(self, s: DownfallState) -> None:
        s.bombers -= 1
        s.air_reserve[ALLIES] += 1
