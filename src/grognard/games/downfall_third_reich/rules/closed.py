"""3.2 to 4.5, 8.0: why nothing of a kind can be done in an Action Phase, whichever army or area is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.components import ALLIES, AXIS
from grognard.games.downfall_third_reich.rules import politics
from grognard.games.downfall_third_reich.rules.research import why_no_research
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

OWN_OF: dict[str, int] = {
    **dict.fromkeys(("ready_submarines", "hunt_standard", "hunt_advanced"), AXIS),
    **dict.fromkeys(("lend_lease", "open_africa", "bomb"), ALLIES),
}
"""4.3, 4.6, 12, 14, 17.9: what one faction alone ever does."""
RULES: dict[str, str] = {
    "tactical": "8.1",
    "attack": "8.2",
    "engage": "8.2",
    "strategic": "8.3",
    "sail": "8.4",
    "land": "8.5",
    "breach": "13.1",
    "place": "4.4",
    "place_full": "4.4",
    "restore": "4.4",
    "exchange": "10.1",
    "remove": "1.3",
    "downgrade": "1.3",
    "develop": "4.5",
    "complete": "4.5",
}
"""The paragraph of each verb that needs something to be named."""
RECRUITS = ("place", "place_full", "restore")


def why_none(s: DownfallState, verb: str) -> Refusal:
    """Why no army, area or tile goes with a verb now."""
    rule = RULES[verb]
    if verb in ("remove", "downgrade"):
        return refuse(rule, "only-at-the-start") if s.acted else refuse(rule, "no-army-for-it")
    if verb in ("develop", "complete"):
        return why_no_research(s) or refuse(rule, "no-tile-for-it")
    if verb in RECRUITS:
        return refuse(rule, "no-recruit-for-it" if s.pr else "no-pr")
    if verb == "exchange":
        return refuse(rule, "no-army-for-it" if s.pb[s.phase] else "no-pb")
    return _why_no_operation(s) or refuse(rule, "no-army-for-it")


def _why_no_operation(s: DownfallState) -> Refusal | None:
    if s.fought:
        return refuse("3.3", "combat-has-begun")
    if politics.waiting(s, s.phase):
        return refuse("9.6", "allies-all-wait")
    return None if s.po[s.phase] else refuse("8.0", "no-po", po=0)
