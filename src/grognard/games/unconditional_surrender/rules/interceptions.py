"""Section 13, escorts and interceptions, inside the action of the faction in phase (U109 to U111, U116)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from grognard.games.unconditional_surrender.components import RESULTS
from grognard.games.unconditional_surrender.roster import AIR, CONVOY, WARSHIP
from grognard.games.unconditional_surrender.rules.air_combat import FOR_ATTACKER, both_modifiers, wear
from grognard.games.unconditional_surrender.rules.combat import RESOLVE, open_fight, rolled
from grognard.games.unconditional_surrender.rules.factions import enemies
from grognard.games.unconditional_surrender.rules.fights import ATTACKER, Fight
from grognard.games.unconditional_surrender.rules.naval import intercepted_zones
from grognard.games.unconditional_surrender.rules.voyages import (
    ARRIVE,
    INTERDICTED,
    Voyage,
    tire,
    why_not_escorting,
)
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import SeatId, SpaceOrNone, UnitOrNone
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def set_out(s: Position, voyage: Voyage, seat: int) -> None:
    """U109: with a convoy escorts may be named; then the other side may intercept."""
    if s.c.branch[voyage.unit] == CONVOY:
        s.stack.append(Escorting(voyage, seat))
    else:
        _expose(s, voyage, seat)


def _expose(s: Position, voyage: Voyage, seat: int) -> None:
    foes = [one for faction in enemies(s, s.faction) for one in s.setup.seats_for(faction)]
    s.stack.append(Interceptions(voyage, seat, tuple(dict.fromkeys(foes))))


class Escorting(Step, frozen=True):
    """U109: at most one air unit and one warship."""

    voyage: Voyage
    seat: SeatId
    rule: ClassVar[str] = "U109"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"escort": ("units?",)}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (self.seat,)

    def question(self, s: Position) -> dict[str, Any]:
        return self.voyage.figures(s)

    def proceed(self, s: Position) -> bool:
        """Where nobody can come along nothing is asked."""
        if any(self._fit(s, AIR) + self._fit(s, WARSHIP)):
            return False
        self.do_escort(s, ())
        return True

    def _fit(self, s: Position, branch: int) -> list[int]:
        return [
            unit
            for unit, own in enumerate(s.c.branch)
            if own == branch and why_not_escorting(s, self.voyage, unit) is None
        ]

    def candidates_escort(self, s: Position) -> Iterator[tuple[tuple[int, ...]]]:
        for pair in product((NONE, *self._fit(s, AIR)), (NONE, *self._fit(s, WARSHIP))):
            yield (tuple(sorted(unit for unit in pair if unit != NONE)),)

    def may_escort(self, s: Position, units: tuple[int, ...]) -> Refusal | None:
        for unit in units:
            refusal = why_not_escorting(s, self.voyage, unit)
            if refusal is not None:
                return refusal
        branches = [s.c.branch[unit] for unit in units]
        return None if len(set(branches)) == len(branches) else refuse("U109", "one-of-each")

    def do_escort(self, s: Position, units: tuple[int, ...]) -> None:
        s.stack.pop()
        if units:
            s.tell("escorted", "U109", units=[s.unit_name(unit) for unit in units])
        _expose(s, msgspec.structs.replace(self.voyage, escorts=units), self.seat)


class Interceptions(Step, frozen=True):
    """U110: enemy units attack one after the other; `lead` has beaten an escort and may go on (U110a)."""

    voyage: Voyage
    seat: SeatId
    asked: tuple[SeatId, ...]
    lead: UnitOrNone = NONE
    zone: SpaceOrNone = NONE
    rule: ClassVar[str] = "U110"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"intercept": ("unit", "unit", "space"), "pass": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return self.asked[:1]

    def question(self, s: Position) -> dict[str, Any]:
        return self.voyage.figures(s)

    def proceed(self, s: Position) -> bool:
        """Who can't intercept is passed over; when all have had their turn the voyage ends."""
        if not self.asked:
            s.stack.pop()
            tire(s, self.voyage)
            ARRIVE[self.voyage.kind](s, self.voyage)
            return True
        if next(self.legal_by(s, self.asked[0], "intercept"), None) is not None:
            return False
        self.do_pass(s)
        return True

    # ---------------------------------------------------------------- who attacks whom, and where

    def candidates_intercept(self, s: Position) -> Iterator[tuple[int, int, int]]:
        hunters = [self.lead] if self.lead != NONE else self._hunters(s)
        zones = (self.zone,) if self.lead != NONE else tuple(dict.fromkeys(self.voyage.zones(s)))
        for unit in hunters:
            yield from ((unit, target, zone) for target in self._targets(s, unit) for zone in zones)

    def _hunters(self, s: Position) -> list[int]:
        near = (unit for foe in enemies(s, s.faction) for unit in s.mustered_of(foe, AIR, WARSHIP))
        return [unit for unit in sorted(near) if self._why_not_hunting(s, unit) is None]

    def _targets(self, s: Position, unit: int) -> tuple[int, ...]:
        """U110: an escort first; an air unit chooses which, a warship takes the warship."""
        if unit == self.lead:
            return (self.voyage.unit,)
        left = tuple(one for one in (self.voyage.escort(s, b) for b in (WARSHIP, AIR)) if one != NONE)
        if not left:
            return (self.voyage.unit,)
        return left if s.c.branch[unit] == AIR else left[:1]

    def may_intercept(self, s: Position, unit: int, target: int, zone: int) -> Refusal | None:
        """U110, U110a, U111a: in a zone on the path that it reaches."""
        refusal = self._why_not_hunting(s, unit)
        if refusal is not None:
            return refusal
        if target not in self._targets(s, unit):
            return refuse("U110", "not-its-target", unit=s.unit_name(unit), target=s.unit_name(target))
        if zone not in self.voyage.zones(s) or (self.lead != NONE and zone != self.zone):
            return refuse("U111a", "not-on-path", space=s.c.name(zone))
        if zone not in intercepted_zones(s, unit):
            return refuse("U110", "zone-too-far", unit=s.unit_name(unit), space=s.c.name(zone))
        return None

    def _why_not_hunting(self, s: Position, unit: int) -> Refusal | None:
        """U8, U58, U110: whose it is, what it is, how worn, and how many have come before."""
        name, faction, limits = s.unit_name(unit), s.faction_of(unit), s.c.tables["limits"]
        if s.at[unit] < 0 or faction not in enemies(s, s.faction) or self._owner(s, unit) != self.asked[0]:
            return refuse("U110", "not-your-unit", unit=name)
        if s.c.branch[unit] not in (AIR, WARSHIP):
            return refuse("U110", "no-interceptor", unit=name)
        if s.sorties[unit] >= limits["sorties"]:
            return refuse("U8", "worn-out", unit=name)
        if s.carried[faction] == unit:
            return refuse("U58", "moved-strategically", unit=name)
        if self.lead != NONE:
            return None if unit == self.lead else refuse("U110", "one-by-one", unit=name)
        if unit in self.voyage.came:
            return refuse("U110a", "intercepted-before", unit=name)
        if len(self.voyage.came) >= limits["interceptors"]:
            return refuse("U110", "enough-interceptors", number=limits["interceptors"])
        return None

    def _owner(self, s: Position, unit: int) -> int:
        return s.seat_of(s.faction_of(unit), s.serves[unit])

    def do_intercept(self, s: Position, unit: int, target: int, zone: int) -> None:
        names = {"unit": s.unit_name(unit), "target": s.unit_name(target)}
        s.tell("intercepts", "U110", space=s.c.name(zone), **names)
        came = self.voyage.came if unit == self.lead else (*self.voyage.came, unit)
        fought = (*self.voyage.fought, target)
        voyage = msgspec.structs.replace(self.voyage, came=came, fought=fought)
        s.stack[-1] = msgspec.structs.replace(self, voyage=voyage, lead=NONE)
        open_fight(s, meeting(s, unit, target, zone))

    def do_pass(self, s: Position) -> None:
        """With one that broke through: it lets the voyage go; then others may still come."""
        asked = self.asked if self.lead != NONE else self.asked[1:]
        s.stack[-1] = msgspec.structs.replace(self, asked=asked, lead=NONE, zone=NONE)

    # ---------------------------------------------------------------- what an attack brings

    def met(self, s: Position, fight: Fight, result: str) -> None:
        """U103b, U111: an escort holds or fails; the acting unit gets through or is interdicted."""
        won, target = result in FOR_ATTACKER, fight.defender
        name = s.unit_name(target)
        if target == self.voyage.unit:
            s.tell("interdicted" if won else "got_through", "U111", unit=name)
            if won:
                s.stack.pop()
                INTERDICTED[self.voyage.kind](s, self.voyage, fight.space)
            return
        s.tell("escort_fails" if won else "escort_holds", "U103b", unit=name)
        if won:
            self._broken(s, fight)

    def _broken(self, s: Position, fight: Fight) -> None:
        """U103b, U116: the interceptor may go on if it can; an invasion may be called off first."""
        hunter = fight.attackers[ATTACKER]
        fit = s.sorties[hunter] < s.c.tables["limits"]["sorties"]
        voyage = msgspec.structs.replace(self.voyage, beaten=(*self.voyage.beaten, fight.defender))
        s.stack[-1] = msgspec.structs.replace(
            self, voyage=voyage, lead=hunter if fit else NONE, zone=fight.space if fit else NONE
        )
        if voyage.kind == "invasion":
            s.stack.append(CallOff(voyage, self.seat))


def meeting(s: Position, unit: int, target: int, zone: int) -> Fight:
    """U110, U111a: an interceptor meets a ship or an escort in a zone; two air units fight an air combat."""
    flying = s.c.branch[unit] == s.c.branch[target] == AIR
    return Fight("air_interception" if flying else "interception", (unit,), target, zone)


class CallOff(Step, frozen=True):
    """U116: after a failed escort the invasion may be called off; all who took part have finished."""

    voyage: Voyage
    seat: SeatId
    rule: ClassVar[str] = "U116"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"call_off": (), "press_on": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (self.seat,)

    def question(self, s: Position) -> dict[str, Any]:
        return self.voyage.figures(s)

    def do_call_off(self, s: Position) -> None:
        del s.stack[-2:]
        s.tell("called_off", "U116", space=s.c.name(self.voyage.goal))
        tire(s, self.voyage)

    def do_press_on(self, s: Position) -> None:
        s.stack.pop()


def resolve(s: Position, fight: Fight) -> None:
    """U103, U110a: the interceptor attacks; the weather is that of the zone where they meet."""
    unit, target = fight.attackers[ATTACKER], fight.defender
    result = rolled(s, *both_modifiers(s, fight))
    wear(s, unit, target, result)
    step = s.stack[-1]
    assert isinstance(step, Interceptions)
    step.met(s, fight, RESULTS[result])


RESOLVE["interception"] = RESOLVE["air_interception"] = resolve
