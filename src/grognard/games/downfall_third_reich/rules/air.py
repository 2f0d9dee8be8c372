"""Chapter 11, air missions: a marker flown for an attack or a bombing, and those who cancel it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Protocol, cast

from grognard.games.downfall_third_reich.components import AXIS, FACTIONS, FOES
from grognard.games.downfall_third_reich.rules.potential import weigh
from grognard.games.downfall_third_reich.rules.scenarios import year
from grognard.games.downfall_third_reich.rules.winter import grounded
from grognard.kernel.ranges import OneOf, UnitId
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


def barred(s: DownfallState, faction: int, area: int) -> Refusal | None:
    """9.8, 19.1: why a faction may use no air mission, to help or to cancel, in an attack in an area."""
    if grounded(s, faction, area):
        return refuse("19.1", "no-flying-in-winter", space=s.c.board.names[area])
    rules = s.c.tables["air"]
    if faction == AXIS and year(s.turn) < rules["axis_everywhere_year"]:
        country = s.c.country_ids[s.c.country_of[area]]
        if s.c.africa >> area & 1 or country in rules["axis_barred_before"]:
            return refuse("9.8", "no-axis-aircraft-yet", space=s.c.board.names[area])
    return None


def ready(s: DownfallState, faction: int, area: int) -> bool:
    """Whether a faction has a marker and may use it in an attack in this area."""
    return (s.air[faction] or s.air_advanced[faction]) > 0 and barred(s, faction, area) is None


def spend(s: DownfallState, faction: int, advanced: bool) -> None:
    """11.1: a marker that is used goes back to the reserve."""
    markers = s.air_advanced if advanced else s.air
    markers[faction] -= 1
    s.air_reserve[faction] += 1


class Striking(Protocol):
    """The question that an attack was announced in: the combats, or the operations for a crossing (13.1)."""

    def strike(
        self, s: DownfallState, attacker: int, target: int, supports: tuple[int, ...], mission: bool
    ) -> None: ...


class Flown(Protocol):
    """The question under an interception: the mission of an attack, or the actions for a bombing (14.1)."""

    def hunters(self, s: DownfallState) -> tuple[int, ...]: ...

    def arrived(self, s: DownfallState) -> None: ...

    def shot_down(self, s: DownfallState) -> None: ...


class Mission(Step, frozen=True):
    """11.1: whether a marker is flown for an attack; asked again while missions are cancelled (11.2)."""

    rule: ClassVar[str] = "11.1"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"fly": (), "fly_advanced": (), "pass": ()}

    attacker: UnitId
    target: UnitId
    supports: tuple[UnitId, ...]

    def seats(self, s: DownfallState) -> tuple[int, ...]:
        return s.setup.asked[s.phase]

    def question(self, s: DownfallState) -> dict[str, Any]:
        odds = weigh(s, self.attacker, self.target, self.supports)
        return {
            "faction": FACTIONS[s.phase],
            "unit": s.c.ids[self.attacker],
            "target": s.c.ids[self.target],
            "supports": [s.c.ids[unit] for unit in self.supports],
            "space": s.c.board.names[s.where[self.target]],
            "attack": odds.attacker_total,
            "defence": odds.defender_total,
        }

    def proceed(self, s: DownfallState) -> bool:
        if ready(s, s.phase, s.where[self.target]):
            return False
        self._strike(s, False)
        return True

    def _strike(self, s: DownfallState, mission: bool) -> None:
        s.stack.pop()
        cast(Striking, s.stack[-1]).strike(s, self.attacker, self.target, self.supports, mission)

    # ---------------------------------------------------------------- fly, fly_advanced, pass

    def may_fly(self, s: DownfallState) -> Refusal | None:
        return None if s.air[s.phase] else refuse("11.1", "no-air-marker")

    def do_fly(self, s: DownfallState) -> None:
        self._fly(s, False)

    def may_fly_advanced(self, s: DownfallState) -> Refusal | None:
        return None if s.air_advanced[s.phase] else refuse("13.11", "no-advanced-air-marker")

    def do_fly_advanced(self, s: DownfallState) -> None:
        self._fly(s, True)

    def _fly(self, s: DownfallState, advanced: bool) -> None:
        spend(s, s.phase, advanced)
        area = s.c.board.names[s.where[self.target]]
        s.tell("mission", "11.1", faction=FACTIONS[s.phase], space=area, advanced=int(advanced))
        intercept(s, self, advanced)

    def do_pass(self, s: DownfallState) -> None:
        self._strike(s, False)

    # ---------------------------------------------------------------- what becomes of it

    def hunters(self, s: DownfallState) -> tuple[int, ...]:
        """11.2: who may cancel it: the faction attacked first, then another enemy of the one in phase."""
        struck = s.c.faction[self.target]
        asked = (struck, *(foe for foe in FOES[s.phase] if foe != struck))
        area = s.where[self.target]
        return tuple(faction for faction in asked if ready(s, faction, area))

    def arrived(self, s: DownfallState) -> None:
        self._strike(s, True)

    def shot_down(self, s: DownfallState) -> None:
        """Another marker may be flown: the question is still open."""


def intercept(s: DownfallState, flown: Flown, advanced: bool, after: int = -1) -> None:
    """11.2: asks the next faction that can cancel a mission, or the mission has come through."""
    hunters = [f for f in flown.hunters(s) if s.air_advanced[f] or not advanced]
    waiting = hunters[hunters.index(after) + 1 :] if after in hunters else hunters
    if waiting:
        s.stack.append(Interception(waiting[0], advanced))
    else:
        flown.arrived(s)


class Interception(Step, frozen=True):
    """11.2, 13.11: whether a faction spends a marker to cancel the mission that was flown."""

    rule: ClassVar[str] = "11.2"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"cancel": (), "cancel_advanced": (), "let_pass": ()}

    faction: Annotated[int, OneOf("faction")]
    advanced: bool

    def seats(self, s: DownfallState) -> tuple[int, ...]:
        return s.setup.asked[self.faction]

    def question(self, s: DownfallState) -> dict[str, Any]:
        mission = s.stack[-2]
        attack = mission.question(s) if isinstance(mission, Mission) else {}
        against = "attack" if attack else "bombing"
        return {
            **attack,
            "against": against,
            "faction": FACTIONS[self.faction],
            "advanced": int(self.advanced),
        }

    # ---------------------------------------------------------------- cancel, cancel_advanced, let_pass

    def may_cancel(self, s: DownfallState) -> Refusal | None:
        if self.advanced:
            return refuse("13.11", "only-advanced-cancel")
        return None if s.air[self.faction] else refuse("11.2", "no-air-marker")

    def do_cancel(self, s: DownfallState) -> None:
        self._cancel(s, False)

    def may_cancel_advanced(self, s: DownfallState) -> Refusal | None:
        return None if s.air_advanced[self.faction] else refuse("13.11", "no-advanced-air-marker")

    def do_cancel_advanced(self, s: DownfallState) -> None:
        self._cancel(s, True)

    def _cancel(self, s: DownfallState, advanced: bool) -> None:
        spend(s, self.faction, advanced)
        s.tell("mission-cancelled", self.rule, faction=FACTIONS[self.faction], advanced=int(advanced))
        s.stack.pop()
        cast(Flown, s.stack[-1]).shot_down(s)

    def do_let_pass(self, s: DownfallState) -> None:
        s.stack.pop()
        intercept(s, cast(Flown, s.stack[-1]), self.advanced, self.faction)
