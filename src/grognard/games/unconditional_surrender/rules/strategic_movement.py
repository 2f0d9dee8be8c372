"""Section 8, strategic movement: one supplied unit of each faction goes far along transport lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

import msgspec

from grognard.games.unconditional_surrender.roster import AIR, AXIS, GROUND, written
from grognard.games.unconditional_surrender.rules.entering import enter
from grognard.games.unconditional_surrender.rules.events import acted_in, break_pact, give_up_way
from grognard.games.unconditional_surrender.rules.factions import judged, past_pact, soviet_land
from grognard.games.unconditional_surrender.rules.operations import why_held_in_fort
from grognard.games.unconditional_surrender.rules.reach import ENTRANCE, Ground
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import EVENTS, NO, REMOVED, SeatId
from grognard.kernel.masks import mask_of, narrowed, spaces_in
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def begin(s: Position) -> None:
    """U56: the marker is taken back; a faction without one has nothing to do."""
    s.carried[s.faction] = NONE
    own = [
        marker
        for marker, at in enumerate(s.marker_at)
        if at == EVENTS and s.c.marker_faction[marker] == s.faction
    ]
    if any(s.c.markers[marker].kind == "strategic_move" for marker in own):
        s.stack += [StrategicMovement(seat) for seat in reversed(s.setup.seats_for(s.faction))]
    if s.faction == AXIS:
        number = s.c.scenarios[s.setup.scenario].withdrawn_fighters.get(written(s.turn), 0)
        s.stack += [Withdrawal()] * number


class Withdrawal(Step, frozen=True):
    """A scenario takes German fighters away in this phase of a month; Germany says which."""

    rule: ClassVar[str] = "U56"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"withdraw": ("unit",)}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (s.seat_of(AXIS, s.c.country["germany"]),)

    def proceed(self, s: Position) -> bool:
        """Without any nothing is taken."""
        if next(self.candidates_withdraw(s), None) is not None:
            return False
        s.stack.pop()
        return True

    def candidates_withdraw(self, s: Position) -> Iterator[tuple[int]]:
        own = s.c.units_of[s.c.country["germany"]]
        yield from ((unit,) for unit in own if self.may_withdraw(s, unit) is None)

    def may_withdraw(self, s: Position, unit: int) -> Refusal | None:
        if s.c.units[unit].country == "germany" and s.c.kind[unit] == "fighter" and s.at[unit] >= 0:
            return None
        return refuse("U56", "not-withdrawn", unit=s.unit_name(unit))

    def do_withdraw(self, s: Position, unit: int) -> None:
        s.stack.pop()
        s.place(unit, REMOVED)
        s.tell("withdrawn", "U56", unit=s.unit_name(unit))


class StrategicMovement(Step, frozen=True):
    """U56: the marker is put on one unit, or on none."""

    seat: SeatId
    rule: ClassVar[str] = "U56"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"redeploy": ("unit", "space"), "end": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (self.seat,)

    def proceed(self, s: Position) -> bool:
        """The marker is on its unit: nobody is asked any more, nor is the second seat of a shared faction."""
        if s.carried[s.faction] == NONE:
            return False
        s.stack.pop()
        return True

    def candidates_redeploy(self, s: Position) -> Iterator[tuple[int, int]]:
        for unit in self.ready(s):
            yield from ((unit, space) for space in spaces_in(destinations(s, unit)))

    def legal_redeploy(self, s: Position) -> Iterator[tuple[int, int]]:
        return self.candidates_redeploy(s)

    def legal_redeploy_with(self, s: Position, number: int, thing: int) -> Iterator[tuple[int, int]]:
        units, wanted = narrowed(self.ready(s), number, thing)
        for unit in units:
            yield from ((unit, space) for space in spaces_in(destinations(s, unit) & wanted))

    def ready(self, s: Position) -> list[int]:
        """U56: the units on which the marker may be put."""
        own = s.mustered_of(s.faction, GROUND, AIR)
        return [unit for unit in own if why_not_redeployed(s, unit, self.seat) is None]

    def may_redeploy(self, s: Position, unit: int, space: int) -> Refusal | None:
        """U57: along connected lines, past no enemy, to where there is room."""
        refusal = why_not_redeployed(s, unit, self.seat)
        if refusal is not None:
            return refusal
        if destinations(s, unit) >> space & 1:
            return None
        return why_not_there(judged(s, [space]), unit, space)

    def do_redeploy(self, s: Position, unit: int, space: int) -> None:
        """U39, U43b: what the move sets off may keep it from being made."""
        if break_pact(s, [space]) and self.may_redeploy(s, unit, space) is not None:
            give_up_way(s, unit)
            return
        s.tell("redeployed", "U56", unit=s.unit_name(unit), space=s.c.name(space))
        s.carried[s.faction] = unit
        if s.c.branch[unit] == GROUND:
            enter(s, unit, space)
        else:
            s.place(unit, space)
            acted_in(s, s.faction, space, ground=False)

    def do_end(self, s: Position) -> None:
        s.stack.pop()


def why_not_redeployed(s: Position, unit: int, seat: int) -> Refusal | None:
    """U56: a supplied air or ground unit of the faction, in a hex with a transport line or in the box."""
    if s.at[unit] < 0:
        return refuse("U56", "not-on-map", unit=s.unit_name(unit))
    if s.faction_of(unit) != s.faction or s.seat_of(s.faction, s.serves[unit]) != seat:
        return refuse("U56", "not-your-unit", unit=s.unit_name(unit))
    if s.c.branch[unit] not in (GROUND, AIR):
        return refuse("U56", "no-land-unit", unit=s.unit_name(unit))
    if s.supply[unit] == NO:
        return refuse("U56", "unsupplied", unit=s.unit_name(unit))
    on_line = s.at[unit] < s.c.map.hexes and s.c.map.lines >> s.at[unit] & 1
    if not on_line and not (s.at[unit] == s.c.map.index[ENTRANCE] and Ground(s, unit).entrances):
        return refuse("U56", "off-the-line", unit=s.unit_name(unit))
    return why_held_in_fort(s, unit)


def why_not_there(s: Position, unit: int, space: int) -> Refusal:
    """U57: what is against a hex to which the marker does not bring a unit."""
    ground, name = Ground(s, unit), s.c.name(space)
    if space < s.c.map.hexes:
        if ground.hostile >> space & 1:
            return refuse("U57", "enemy-on-line", space=name)
        if ground.zones >> space & 1:
            return refuse("U57", "zone-on-line", space=name)
        refusal = ground.why_not(space)
        if refusal is not None:
            return msgspec.structs.replace(refusal, rule="U57")
        if s.filled[s.c.branch[unit]] >> space & 1:
            return refuse("U57", "no-room", space=name)
    return refuse("U57", "no-line-there", unit=s.unit_name(unit), space=name)


def destinations(s: Position, unit: int) -> int:
    """U43b, U57: where the lines lead a unit; into the USSR as if the Pact, if it is strained, had ended."""
    found, beyond = led_to(s, unit), past_pact(s)
    return found if beyond is None else found | led_to(beyond, unit) & soviet_land(s)


def led_to(s: Position, unit: int) -> int:
    """U57: where the lines lead a unit past enemies and their zones of control, as far as there is room."""
    ground, box = Ground(s, unit), s.c.map.index[ENTRANCE]
    barred = ground.shut | ground.strange | ground.hostile | ground.zones
    within = s.c.map.lines & ~barred
    entrances = mask_of(ground.entrances)
    inside = s.at[unit] == box
    start = entrances & within if inside else 1 << s.at[unit]
    found = s.c.map.line_links.flood(start, within)
    ends = found & ~s.filled[s.c.branch[unit]] & ~(0 if inside else start)
    return ends | (0 if inside or not found & entrances & (within | start) else 1 << box)
