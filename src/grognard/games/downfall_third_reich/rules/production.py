"""4.1 to 4.3 and 4.6: the actions that bring points, markers, or an action to the USSR."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, FACTIONS, USSR
from grognard.games.downfall_third_reich.rules import resources
from grognard.games.downfall_third_reich.rules.research import use
from grognard.games.downfall_third_reich.rules.status import count_action, why_no_action
from grognard.games.downfall_third_reich.rules.surrender import out_of_war
from grognard.games.downfall_third_reich.state import (
    ADVANCED,
    IN_RESERVE,
    LEND_LEASE,
    MISSIONS,
    PLANNING,
    PRODUCTION,
    STANDARD,
)
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


class Producing(Step, frozen=True):
    """Every one of these is refused when it would bring nothing."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "plan": (),
        "produce": (),
        "ready_air": (),
        "ready_submarines": (),
        "lend_lease": (),
    }

    # ---------------------------------------------------------------- 4.1

    def may_plan(self, s: DownfallState) -> Refusal | None:
        refusal = why_no_action(s, PLANNING)
        if refusal is None and s.po[s.phase] >= s.c.tables["planning"]["cap"]:
            return refuse("4.1", "po-full", po=s.po[s.phase])
        return refusal

    def do_plan(self, s: DownfallState) -> None:
        figures, change = s.c.tables["planning"], resources.planning(s, s.phase)
        room = figures["cap"] - s.po[s.phase]
        gained = min(room, figures["po"] + change)
        gained = _better(s, "logistics", gained, min(room, figures["po_with_logistics"] + change))
        count_action(s, PLANNING)
        s.po[s.phase] += gained
        s.tell("plans", "4.1", faction=FACTIONS[s.phase], po=gained)

    # ---------------------------------------------------------------- 4.2

    def may_produce(self, s: DownfallState) -> Refusal | None:
        refusal = why_no_action(s, PRODUCTION)
        if refusal is None and s.pb[s.phase] >= s.c.tables["production"]["cap"]:
            return refuse("4.2", "pb-full", pb=s.pb[s.phase])
        return refusal

    def do_produce(self, s: DownfallState) -> None:
        figures = s.c.tables["production"]
        room = figures["cap"] - s.pb[s.phase]
        gained = min(room, figures["pb"])
        gained = _better(s, "tank_industry", gained, min(room, figures["pb_with_tank_industry"]))
        count_action(s, PRODUCTION)
        s.pb[s.phase] += gained
        s.tell("produces", "4.2", faction=FACTIONS[s.phase], pb=gained)

    # ---------------------------------------------------------------- 4.3

    def may_ready_air(self, s: DownfallState) -> Refusal | None:
        refusal = why_no_action(s, MISSIONS)
        if refusal is not None:
            return refusal
        if not s.has(s.phase, "aviation"):
            return refuse("13.2", "needs-aviation", faction=FACTIONS[s.phase])
        if not s.air_reserve[s.phase]:
            return refuse("4.3", "no-markers", faction=FACTIONS[s.phase])
        return None

    def do_ready_air(self, s: DownfallState) -> None:
        """4.3, 13.7, 13.11: markers out of the reserve, more with Air industry, on their advanced side."""
        figures, room = s.c.tables["missions"], s.air_reserve[s.phase]
        use(s, s.phase, "aviation")
        taken = min(room, figures["air"])
        taken = _better(s, "air_industry", taken, min(room, figures["air_with_air_industry"]))
        advanced = s.has(s.phase, "advanced_aviation")
        if advanced:
            use(s, s.phase, "advanced_aviation")
        count_action(s, MISSIONS)
        s.air_reserve[s.phase] -= taken
        (s.air_advanced if advanced else s.air)[s.phase] += taken
        s.tell("readies-air", "4.3", faction=FACTIONS[s.phase], number=taken, advanced=int(advanced))

    def may_ready_submarines(self, s: DownfallState) -> Refusal | None:
        if s.phase != AXIS:
            return refuse("4.3", "axis-only")
        refusal = why_no_action(s, MISSIONS)
        if refusal is None and not s.subs[IN_RESERVE]:
            return refuse("4.3", "no-markers", faction=FACTIONS[s.phase])
        return refusal

    def do_ready_submarines(self, s: DownfallState) -> None:
        taken = min(s.subs[IN_RESERVE], s.c.tables["missions"]["submarines"])
        advanced = s.has(AXIS, "advanced_navy")
        if advanced:
            use(s, AXIS, "advanced_navy")
        count_action(s, MISSIONS)
        s.subs[IN_RESERVE] -= taken
        s.subs[ADVANCED if advanced else STANDARD] += taken
        s.tell("readies-submarines", "4.3", number=taken, advanced=int(advanced))

    # ---------------------------------------------------------------- 4.6

    def may_lend_lease(self, s: DownfallState) -> Refusal | None:
        if s.phase != ALLIES:
            return refuse("4.6", "allies-only")
        refusal = why_no_action(s, LEND_LEASE)
        if refusal is not None:
            return refusal
        figures = s.c.tables["lend_lease"]
        if s.turn > figures["last_turn"]:
            return refuse("4.6", "too-late", turn=figures["last_turn"])
        held = s.control[s.c.board.index[figures["area"]]] == USSR
        if s.turn < figures["first_turn"] and not (s.entered_ussr and held):
            return refuse("4.6", "lend-lease-too-early", turn=figures["first_turn"])
        if out_of_war(s, USSR):
            return refuse("17.5", "ussr-out")
        return None

    def do_lend_lease(self, s: DownfallState) -> None:
        count_action(s, LEND_LEASE)
        s.lend_lease = 1
        s.tell("lend-lease", "4.6")


def _better(s: DownfallState, technology: str, plain: int, more: int) -> int:
    """13.6 to 13.8: what an action brings with a technology; its tile is turned up if that is more."""
    if more == plain or not s.has(s.phase, technology):
        return plain
    use(s, s.phase, technology)
    return more
