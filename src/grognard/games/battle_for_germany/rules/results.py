"""6-2, results of combat: elimination, exchange and retreat."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.battle_for_germany.components import EAST, GERMANS, WEST
from grognard.games.battle_for_germany.rules import boundary
from grognard.games.battle_for_germany.rules.advance import Advance
from grognard.games.battle_for_germany.rules.boundary import kind_of
from grognard.games.battle_for_germany.rules.destroyed import destroy
from grognard.games.battle_for_germany.rules.garrisons import stands_fast
from grognard.games.battle_for_germany.rules.passage import enter
from grognard.games.battle_for_germany.rules.victory import vacated
from grognard.games.battle_for_germany.rules.zones import enemy_zone, zone_source
from grognard.games.battle_for_germany.state import FOUGHT, STRUCK
from grognard.kernel.masks import spaces_in
from grognard.kernel.ranges import Count, UnitId
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState


def resolve(s: BattleState, result: str, targets: tuple[int, ...], attackers: tuple[int, ...]) -> None:
    """CRT, 6-1: carries a result out at once; what players decide is put on the stack, first on top."""
    defenders = tuple(unit for space in targets for unit in s.at[space])
    printed = sum(s.c.defence[unit] for unit in defenders if not s.flags[unit] & STRUCK)
    left = tuple(sorted({s.where[unit] for unit in attackers}))
    for unit in attackers:
        s.flags[unit] |= FOUGHT
    for unit in defenders:
        s.flags[unit] |= STRUCK
    if result in ("De", "Ex"):
        s.stack.append(Advance(attackers, targets))
        for unit in defenders:
            destroy(s, unit, "6-2")
        if result == "Ex":
            s.stack.append(Losses(attackers, printed))
    elif result == "Dr":
        s.stack += (Advance(attackers, targets), Retreat(defenders))
    elif result == "Ar":
        s.stack += (*advances(s, defenders, left), Retreat(attackers))
    else:
        s.stack += advances(s, defenders, left)
        for unit in attackers:
            destroy(s, unit, "6-2")


def advances(s: BattleState, units: tuple[int, ...], spaces: tuple[int, ...]) -> list[Advance]:
    """6-91: the question to each owner of victors; Germans of both theatres may have defended together."""
    owners = [s.setup.seat_of[s.force[unit]] for unit in units]
    return [
        Advance(tuple(unit for unit, seat in zip(units, owners, strict=True) if seat == owner), spaces)
        for owner in sorted(set(owners))
    ]


class Losses(Step, frozen=True):
    """6-2, exchange: the attacker removes units whose printed attack reaches the defence destroyed."""

    attackers: tuple[UnitId, ...]
    needed: Count
    rule: ClassVar[str] = "6-2"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"lose": ("units",)}

    def seats(self, s: BattleState) -> tuple[int, ...]:
        return (s.now.seat,)

    def question(self, s: BattleState) -> dict[str, Any]:
        return {"needed": self.needed, "units": [s.c.ids[unit] for unit in self.attackers]}

    def proceed(self, s: BattleState) -> bool:
        """If all attackers together fall short, or there is only one way to pay, nobody needs to be asked."""
        choices = list(self.legal_by_asking(s, s.now.seat, "lose"))
        if len(choices) > 1:
            return False
        self.do_lose(s, choices[0].args[0])
        return True

    def why_idle(self, s: BattleState, unit: int) -> Refusal:
        return refuse("6-2", "did-not-attack", unit=s.c.ids[unit])

    def candidates_lose(self, s: BattleState) -> Iterator[tuple[tuple[int, ...]]]:
        for size in range(1, len(self.attackers) + 1):
            for units in combinations(self.attackers, size):
                yield (units,)

    def may_lose(self, s: BattleState, units: tuple[int, ...]) -> Refusal | None:
        attack = s.c.attack
        if any(unit not in self.attackers for unit in units):
            stranger = next(unit for unit in units if unit not in self.attackers)
            return refuse("6-2", "did-not-attack", unit=s.c.ids[stranger])
        total = sum(attack[unit] for unit in units)
        if total < self.needed and len(units) < len(self.attackers):
            return refuse("6-2", "too-little", total=total, needed=self.needed)
        spare = next((unit for unit in units if total - attack[unit] >= self.needed), None)
        if spare is not None:
            return refuse("6-2", "more-than-needed", unit=s.c.ids[spare], needed=self.needed)
        return None

    def do_lose(self, s: BattleState, units: tuple[int, ...]) -> None:
        s.stack.pop()
        for unit in units:
            destroy(s, unit, "6-2")


class Retreat(Step, frozen=True):
    """6-21 to 6-24: beaten units go one hex each, in an order their owner chooses, or die."""

    units: tuple[UnitId, ...]
    rule: ClassVar[str] = "6-2"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"retreat": ("unit", "space")}

    def seats(self, s: BattleState) -> tuple[int, ...]:
        return (self.owner(s),)

    def owner(self, s: BattleState) -> int:
        return s.setup.seat_of[s.force[self.units[0]]]

    def question(self, s: BattleState) -> dict[str, Any]:
        return {"units": [s.c.ids[unit] for unit in self.asked(s)]}

    def asked(self, s: BattleState) -> list[int]:
        """The units whose owner is asked now; another owner's follow."""
        owner = self.owner(s)
        return [unit for unit in self.units if s.setup.seat_of[s.force[unit]] == owner]

    def proceed(self, s: BattleState) -> bool:
        """10-3: garrisons stay; 6-23: who cannot retreat dies; a single way out is taken without asking."""
        staying = [unit for unit in self.units if stands_fast(s, unit)]
        for unit in staying:
            s.tell("stands-fast", "10-3", unit=s.c.ids[unit])
        going = tuple(unit for unit in self.units if unit not in staying)
        if not going:
            s.stack.pop()
            return True
        if staying:
            s.stack[-1] = Retreat(going)
            return True
        choices = list(self.legal_retreat(s))
        if len(choices) > 1:
            return False
        if choices:
            self.do_retreat(s, *choices[0])
        else:
            asked = self.asked(s)
            s.stack[-1] = Retreat(tuple(unit for unit in self.units if unit not in asked))
            for unit in asked:
                destroy(s, unit, "6-23")
        return True

    def why_idle(self, s: BattleState, unit: int) -> Refusal:
        return refuse("6-24", "not-retreating", unit=s.c.ids[unit])

    def candidates_retreat(self, s: BattleState) -> Iterator[tuple[int, int]]:
        for unit in self.asked(s):
            for space in spaces_in(s.c.attacks.neighbours[s.where[unit]]):
                yield unit, space

    def legal_retreat(self, s: BattleState) -> Iterator[tuple[int, int]]:
        for unit in self.asked(s):
            ways_out = [(preference(s, unit, space), space) for space in spaces_in(ways_back(s, unit))]
            best = min(ways_out, default=None)
            for liked, space in ways_out:
                if best is not None and liked == best[0]:
                    yield unit, space

    def may_retreat(self, s: BattleState, unit: int, space: int) -> Refusal | None:
        if unit not in self.asked(s):
            return refuse("6-24", "not-retreating", unit=s.c.ids[unit])
        barred = why_no_retreat(s, unit, space)
        if barred is not None:
            return barred
        mine = preference(s, unit, space)
        for other in spaces_in(s.c.attacks.neighbours[s.where[unit]]):
            better = preference(s, unit, other)
            if better < mine and why_no_retreat(s, unit, other) is None:
                rule = "6-22" if better[0] < mine[0] else boundary.beyond(s, unit, space)
                return refuse(rule, "better-retreat", space=s.c.board.names[other])
        return None

    def do_retreat(self, s: BattleState, unit: int, space: int) -> None:
        s.stack[-1] = Retreat(tuple(u for u in self.units if u != unit))
        fall_back(s, unit, space)


def why_no_retreat(s: BattleState, unit: int, space: int) -> Refusal | None:
    """6-21: no closed side, no enemy zone even with a friend in it, no full hex; 5-43: not Berlin."""
    c, here, force = s.c, s.where[unit], s.force[unit]
    names = c.board.names
    if not c.touching.neighbours[here] >> space & 1:
        return refuse("6-21", "retreats-one-hex", unit=c.ids[unit], space=names[space])
    if not c.attacks.neighbours[here] >> space & 1:
        return refuse("6-21", "closed-side", spaces=[names[here], names[space]])
    if space == c.berlin:
        if force in GERMANS and not s.setup.germans_enter_berlin:
            return refuse("5-43", "berlin-closed", unit=c.ids[unit])
        if s.boundary and boundary.crosses(c, kind_of(s, unit), here, space):
            return refuse("5-42", "theatre-boundary", unit=c.ids[unit])
    if s.strangers(force) >> space & 1:
        return refuse("6-21", "occupied", space=names[space])
    if enemy_zone(s, _force_there(s, unit, space)) >> space & 1:
        source = zone_source(s, _force_there(s, unit, space), space)
        return refuse(
            "6-21", "enemy-zone", space=names[space], unit=c.ids[source] if source is not None else ""
        )
    if s.full >> space & 1:
        return refuse("6-22", "stack-full", space=names[space])
    if c.front[unit] and s.fronts >> space & 1:
        return refuse("5-3", "two-fronts", space=names[space])
    return None


def ways_back(s: BattleState, unit: int) -> int:
    """The hexes that `why_no_retreat` leaves open, all at once."""
    c, here, force = s.c, s.where[unit], s.force[unit]
    spaces = c.attacks.neighbours[here] & ~s.strangers(force) & ~s.full
    if c.front[unit]:
        spaces &= ~s.fronts
    if spaces >> c.berlin & 1 and why_no_retreat(s, unit, c.berlin) is not None:
        spaces &= ~(1 << c.berlin)
    there = spaces & c.west if force == EAST else spaces & c.east if force == WEST else 0
    if there and s.boundary and not s.setup.east_only:
        own = spaces & ~there
        return own & ~enemy_zone(s, force) | there & ~enemy_zone(s, WEST if force == EAST else EAST)
    return spaces & ~enemy_zone(s, force)


def _force_there(s: BattleState, unit: int, space: int) -> int:
    """5-41: across the boundary a German has other enemies."""
    force = s.force[unit]
    if force in GERMANS and s.boundary and not s.setup.east_only:
        return WEST if s.c.west >> space & 1 else EAST
    return force


def preference(s: BattleState, unit: int, space: int) -> tuple[int, int]:
    """6-22: vacant before occupied; 5-41, 5-42, 5-51, 5-52: one’s own side of a line before the other."""
    return int(space in s.at), int(bool(boundary.beyond(s, unit, space)))


def fall_back(s: BattleState, unit: int, space: int) -> None:
    """A unit retreats one hex and may change its allegiance (5-41)."""
    names, here = s.c.board.names, s.where[unit]
    s.tell("retreats", "6-2", unit=s.c.ids[unit], path=[names[here], names[space]])
    s.move(unit, space)
    boundary.change_allegiance(s, unit)
    enter(s, unit, space)
    vacated(s, here)
