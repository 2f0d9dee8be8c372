"""Chapter 12, submarine missions: the battle of the Atlantic and what it takes from the Allies."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from grognard.games.downfall_third_reich.components import ALLIES, AXIS
from grognard.games.downfall_third_reich.state import (
    ADVANCED,
    ATLANTIC,
    ATLANTIC_ADVANCED,
    IN_RESERVE,
    STANDARD,
)
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


def bites(s: DownfallState) -> bool:
    """12.1, 13.10: whether the submarines in the Atlantic take an action from the Allies."""
    at_sea = s.subs[ATLANTIC] or s.subs[ATLANTIC_ADVANCED]
    return at_sea > 0 and _enough(s, s.has(ALLIES, "advanced_navy"))


def _enough(s: DownfallState, allied_navy: bool) -> bool:
    """13.10: against an advanced navy standard markers do nothing, advanced ones what standard ones did."""
    figures = s.c.tables["submarines"]
    if allied_navy:
        return s.subs[ATLANTIC_ADVANCED] >= int(figures["needed"])
    enough = s.subs[ATLANTIC] >= int(figures["needed"])
    return enough or s.subs[ATLANTIC_ADVANCED] >= int(figures["needed_advanced"])


def show_navy(s: DownfallState) -> None:
    """4.5: the Allied tile is turned up when it keeps an action that the submarines would have taken."""
    if s.control[s.c.london] == AXIS:
        return  # 3.8: the action is lost anyway
    if s.has(ALLIES, "advanced_navy") and _enough(s, False) and not _enough(s, True):
        s.use(ALLIES, "advanced_navy")


def return_home(s: DownfallState) -> None:
    """12.1: at the end of the Allied phase the markers go back to the reserve."""
    s.subs[IN_RESERVE] += s.subs[ATLANTIC] + s.subs[ATLANTIC_ADVANCED]
    s.subs[ATLANTIC] = s.subs[ATLANTIC_ADVANCED] = 0


class Hunting(Step, frozen=True):
    """12.1: the Axis sends its submarines at any moment of its phase."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"hunt_standard": (), "hunt_advanced": ()}

    def may_hunt_standard(self, s: DownfallState) -> Refusal | None:
        needed = int(s.c.tables["submarines"]["needed"])
        return _may_send(s, STANDARD, needed, ATLANTIC, needed)

    def do_hunt_standard(self, s: DownfallState) -> None:
        _send(s, STANDARD, int(s.c.tables["submarines"]["needed"]), ATLANTIC)

    def may_hunt_advanced(self, s: DownfallState) -> Refusal | None:
        figures = s.c.tables["submarines"]
        return _may_send(
            s, ADVANCED, int(figures["needed_advanced"]), ATLANTIC_ADVANCED, int(figures["needed"])
        )

    def do_hunt_advanced(self, s: DownfallState) -> None:
        _send(s, ADVANCED, int(s.c.tables["submarines"]["needed_advanced"]), ATLANTIC_ADVANCED)


def _may_send(s: DownfallState, box: int, number: int, sea: int, most: int) -> Refusal | None:
    """The markers are there, and not yet so many at sea that more could have no effect."""
    if s.phase != AXIS:
        return refuse("12.1", "axis-only")
    if s.subs[box] < number:
        return refuse("12.1", "too-few-submarines", number=number)
    if s.subs[sea] + number > most:
        return refuse("12.1", "submarines-at-sea", number=s.subs[sea])
    return None


def _send(s: DownfallState, box: int, number: int, sea: int) -> None:
    s.subs[box] -= number
    s.subs[sea] += number
    s.acted = 1
    s.tell("submarines", "12.1", number=number, advanced=int(box == ADVANCED))
