"""5.31, 8.1: ships under way with units aboard: the enemy may come out and fight, then they arrive."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from grognard.games.europe_engulfed.components import NOWHERE
from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.control import enemies
from grognard.games.europe_engulfed.rules.left_alone import give_way
from grognard.games.europe_engulfed.rules.movement.entering import enter
from grognard.games.europe_engulfed.rules.naval.battle import admiral, fight
from grognard.games.europe_engulfed.rules.naval.transport import bold_points, points, slot
from grognard.games.europe_engulfed.rules.special_actions.ashore import come_ashore
from grognard.games.europe_engulfed.seating import seat_of
from grognard.games.europe_engulfed.state import BY_SEA, CampId, Coming, Place, PowerOrNobody
from grognard.kernel.columns import with_entry
from grognard.kernel.ranges import SpaceId, UnitId

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

Freight = tuple[UnitId, PowerOrNobody, Place]
"""A unit, the power whose fleet point carries it, and where it goes."""


class Voyage(msgspec.Struct, frozen=True):
    """Units that cross a sea together. `via` says how they arrive, as the column does."""

    sea: SpaceId
    cargo: tuple[Freight, ...]
    via: Coming

    def afloat(self, s: Position) -> list[Freight]:
        """Those that have not gone down."""
        return [freight for freight in self.cargo if s.at[freight[0]] != NOWHERE]


def set_sail(s: Position, voyage: Voyage) -> None:
    """8.11: enemies with fleets in this sea zone are asked, camp by camp; the Cape route has no fleets.

    They come out against ground units alone: nobody is asked of ships that carry nothing but aircraft.
    """
    unit = voyage.cargo[0][0]
    at_war = s.war[s.power_of(unit)] and voyage.sea in s.c.map.seas
    ground = any(not s.c.is_aircraft[one] for one, _, _ in voyage.cargo)
    foes = enemies(s, s.camp_of(unit)) if at_war and ground else ()
    waiting = tuple(foe for foe in foes if bold_points(s, foe, voyage.sea))
    s.stack.append(Sortie(voyage, s.camp_of(unit), waiting))


class Sortie(Asked, frozen=True):
    """8.11: fight the ships under way, or let them pass."""

    voyage: Voyage
    camp: CampId
    waiting: tuple[CampId, ...]  # camps that have still to be asked
    rule: ClassVar[str] = "8.11"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"intercept": (), "let_pass": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        """9.51: with British points there the British player decides; French ones alone are their owner's."""
        foe, sea = self.waiting[0], self.voyage.sea
        there = {seat_of(s, power) for power in s.warring[foe] if s.fleets[slot(s, power, sea)]}
        chief = admiral(s, foe)
        return (chief if chief in there else min(there),)

    def question(self, s: Position) -> dict[str, Any]:
        return {
            "space": s.c.name(self.voyage.sea),
            "units": s.c.names([unit for unit, _, _ in self.voyage.afloat(s)]),
            "own": points(s, self.waiting[0], self.voyage.sea),
            "number": points(s, self.camp, self.voyage.sea),
        }

    def proceed(self, s: Position) -> bool:
        """Who has no fleets left, and nobody to fight, is not asked."""
        if self.waiting and self.voyage.afloat(s):
            return False
        s.stack.pop()
        if self.voyage.via == BY_SEA and not self.voyage.afloat(s):
            s.invaded &= ~(1 << self.voyage.cargo[0][2])  # 7.22: who was sunk brings no beachhead
        arrive(s, self.voyage)
        give_way(s, self.camp)  # 7.52: a port that nobody holds any more
        return True

    def do_intercept(self, s: Position, seat: int) -> None:
        s.stack[-1] = Sortie(self.voyage, self.camp, self.waiting[1:])
        fight(s, self.voyage.sea, self.waiting[0], self.camp, self.voyage.cargo)

    def do_let_pass(self, s: Position, seat: int) -> None:
        s.tell("let_pass", "8.11", space=s.c.name(self.voyage.sea))
        s.stack[-1] = Sortie(self.voyage, self.camp, self.waiting[1:])


def arrive(s: Position, voyage: Voyage) -> None:
    """5.31, 7.2: who is still afloat goes ashore."""
    malta = s.c.index["malta"]
    for unit, _, space in voyage.afloat(s):
        if space == malta and voyage.via == BY_SEA:
            s.sailed_from = with_entry(s.sailed_from, unit, s.at[unit])
        s.tell("disembarked", "5.31", unit=s.c.handles[unit], space=s.c.name(space))
        if voyage.via == BY_SEA:
            come_ashore(s, unit, space, BY_SEA)
        else:
            enter(s, unit, space, voyage.via)
