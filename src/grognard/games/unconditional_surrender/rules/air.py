"""Section 12, air: where an air unit may fly and land, rebases and Air Strikes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from grognard.games.unconditional_surrender.roster import AIR, CONVOY, WARSHIP
from grognard.games.unconditional_surrender.rules.air_bases import why_no_landing
from grognard.games.unconditional_surrender.rules.air_combat import add_sorties, both_modifiers, wear
from grognard.games.unconditional_surrender.rules.combat import RESOLVE, open_fight, rolled
from grognard.games.unconditional_surrender.rules.entering import is_spared
from grognard.games.unconditional_surrender.rules.events import acted_in, break_pact, give_up_way
from grognard.games.unconditional_surrender.rules.factions import (
    are_enemies,
    enemy_cities,
    enemy_forts,
    enemy_units,
    enemy_zones,
    held_by_pact,
    judged,
    no_fly,
    past_pact,
    soviet_land,
    strange_hexes,
    why_no_foe,
)
from grognard.games.unconditional_surrender.rules.fights import Fight
from grognard.games.unconditional_surrender.rules.laid_markers import beset_by_markers
from grognard.games.unconditional_surrender.rules.operations import OfSeat
from grognard.games.unconditional_surrender.rules.reach import ENTRANCE, points
from grognard.games.unconditional_surrender.rules.supply import any_line
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.kernel.masks import mask_of, narrowed, spaces_in
from grognard.kernel.recall import recalled
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


def flown_over(s: Position, unit: int, left: int) -> int:
    """U98: the hexes that an air unit comes to, one point each, whatever lies in them."""
    return s.c.map.flights(1 << s.at[unit], left, no_fly(s, s.faction_of(unit)))


def flight_cost(s: Position, unit: int, space: int) -> int | None:
    """U27, U98: the points that a flight takes to where it may end, out of the box and into it, too; None if
    all its points are too few."""
    box, start, goal, cost = s.c.map.index[ENTRANCE], 1 << s.at[unit], 1 << space, 0
    if space == box:
        goal, cost = s.c.central_mask, int(s.c.tables["movement"]["air"]["box"])
    elif s.at[unit] == box:
        start, cost = s.c.central_mask, 1
    closed = no_fly(s, s.faction_of(unit))
    enough = (n for n in range(cost, points(s, unit) + 1) if s.c.map.flights(start, n - cost, closed) & goal)
    return next(enough, None)


def in_flight(s: Position, unit: int) -> int:
    """U27, U98: the hexes that an air unit comes to with all its points, from a hex or out of the box."""
    return flown_over(s, unit, points(s, unit)) if s.at[unit] < s.c.map.hexes else _out_of_box(s, unit)


def landings(s: Position, unit: int) -> int:
    """U99: friendly cities, or hexes with a line and without enemies, with a line of supply and with room."""
    faction = s.faction_of(unit)
    hostile = enemy_units(s, faction) | enemy_cities(s, faction) | enemy_forts(s, faction)
    friends = s.cities[faction] | s.forts[faction] | s.present[faction]
    fit = s.cities[faction] | s.c.map.lines & ~hostile & ~beset_by_markers(s, faction)
    fit &= ~strange_hexes(s, faction) & ~(enemy_zones(s, faction) & ~friends)
    on_map = in_flight(s, unit)
    found = fit & on_map & ~s.filled[AIR] & any_line(s, s.serves[unit])
    return found | _box(s, unit, on_map)


def bases(s: Position, unit: int) -> int:
    """U99: where a rebase may end; a scenario may keep bombers, or all British air units, near home."""
    near = s.c.scenarios[s.setup.scenario].british_rebase_within
    found, home = landings(s, unit), s.c.map.island["great_britain"]
    if is_spared(s, unit):
        return found & home
    if not near or s.c.country_names[s.serves[unit]] != "uk":
        return found
    for _ in range(near):
        home |= s.c.map.range_links.spread(home)
    return found & home


def _box(s: Position, unit: int, on_map: int) -> int:
    """U27, U98: the Central Russia box, for a Soviet unit that has 3 points left at one of its hexes."""
    if s.c.country_names[s.serves[unit]] != s.c.central.country or s.at[unit] >= s.c.map.hexes:
        return 0
    left = points(s, unit) - s.c.tables["movement"]["air"]["box"]
    near = flown_over(s, unit, left) & mask_of(s.c.central_hexes)
    return 1 << s.c.map.index[ENTRANCE] if near & on_map else 0


def _out_of_box(s: Position, unit: int) -> int:
    """U27: out of a box by the hexes that lead to it; off-map zones are left by sea alone."""
    if s.at[unit] != s.c.map.index[ENTRANCE]:
        return 0
    return s.c.map.flights(s.c.central_mask, points(s, unit) - 1, no_fly(s, s.faction_of(unit)))


def bases_beyond(s: Position, unit: int, beyond: Position | None) -> int:
    """U43b: where a rebase may end; those in the USSR as if the Pact, if it is strained, had ended."""
    found = bases(s, unit)
    return found if beyond is None else found | bases(beyond, unit) & soviet_land(s)


class Flying(OfSeat, frozen=True):
    """U60, U61: air units act again and again while they have fewer than 6 Sorties."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"rebase": ("unit", "space"), "strike": ("unit", "unit")}

    def _pilots(self, s: Position) -> tuple[int, ...]:
        return pilots(s, self.seat)

    def candidates_rebase(self, s: Position) -> Iterator[tuple[int, int]]:
        for unit, found in self.rebases(s):
            yield from ((unit, space) for space in spaces_in(found))

    def rebases(self, s: Position) -> list[tuple[int, int]]:
        """The air units that may act, each with where its rebase may end."""
        beyond = past_pact(s)
        return [(unit, bases_beyond(s, unit, beyond)) for unit in self._pilots(s)]

    def legal_rebase(self, s: Position) -> Iterator[tuple[int, int]]:
        return self.candidates_rebase(s)

    def legal_rebase_with(self, s: Position, number: int, thing: int) -> Iterator[tuple[int, int]]:
        units, wanted = narrowed(self._pilots(s), number, thing)
        beyond = past_pact(s)
        for unit in units:
            yield from ((unit, space) for space in spaces_in(bases_beyond(s, unit, beyond) & wanted))

    def may_rebase(self, s: Position, unit: int, space: int) -> Refusal | None:
        refusal = why_grounded(s, unit, self.seat)
        if refusal is None and not bases_beyond(s, unit, past_pact(s)) >> space & 1:
            there = judged(s, [space])
            refusal = why_no_landing(there, unit, space, in_flight(there, unit), points(there, unit))
        return refusal

    def do_rebase(self, s: Position, unit: int, space: int) -> None:
        if break_pact(s, [space]) and self.may_rebase(s, unit, space) is not None:
            give_up_way(s, unit)
            return
        s.tell("rebased", "U99", unit=s.unit_name(unit), space=s.c.name(space))
        s.place(unit, space)
        add_sorties(s, unit, 1)
        acted_in(s, s.faction, space, ground=False)

    def candidates_strike(self, s: Position) -> Iterator[tuple[int, int]]:
        """U12: of those in range all that are of another faction."""
        reach, prey = s.c.tables["ranges"]["air_strike"], 0
        for faction, present in enumerate(s.present):
            prey |= present if faction != s.faction else 0
        prey &= s.filled[AIR] | s.filled[CONVOY] | s.filled[WARSHIP]
        for unit in self._pilots(s) if prey else ():
            near = prey & s.c.map.within(s.at[unit], reach) if s.at[unit] < s.c.map.hexes else 0
            if near:
                for branch in (AIR, CONVOY, WARSHIP):
                    there = [s.units_at[branch][space] for space in spaces_in(near & s.filled[branch])]
                    yield from ((unit, target) for target in sorted(there))

    def may_strike(self, s: Position, unit: int, target: int) -> Refusal | None:
        """U100, U139: an enemy air unit, or a naval unit in port, within range and where policies let one."""
        refusal = why_grounded(s, unit, self.seat)
        if refusal is not None:
            return refusal
        if held_by_pact(s):
            return refuse("U142", "fights-nobody")
        name, at = s.unit_name(target), s.at[target]
        s = judged(s, [at])
        struck = any(s.units_at[branch].get(at, NONE) == target for branch in (AIR, CONVOY, WARSHIP))
        if not struck or not are_enemies(s, s.faction, s.faction_of(target)):
            peace = why_no_foe(s, unit, target) if struck else None
            return peace or refuse("U100", "not-struck", unit=name)
        if no_fly(s, s.faction) >> at & 1:
            return refuse("U139", "policy-forbids", space=s.c.name(at))
        reach = s.c.tables["ranges"]["air_strike"]
        if s.at[unit] >= s.c.map.hexes or not s.c.map.within(s.at[unit], reach) >> at & 1:
            return refuse("U100", "out-of-range", unit=name, number=reach)
        return None

    def do_strike(self, s: Position, unit: int, target: int) -> None:
        break_pact(s, [s.at[target]])
        place = s.c.name(s.at[target])
        s.tell("strikes", "U100", unit=s.unit_name(unit), target=s.unit_name(target), space=place)
        open_fight(s, Fight("strike", (unit,), target, s.at[target]))
        acted_in(s, s.faction, s.at[target], ground=False)


def why_grounded(s: Position, unit: int, seat: int) -> Refusal | None:
    """U8, U58, U60: why an air unit can't act."""
    if s.at[unit] < 0:
        return refuse("U51", "not-on-map", unit=s.unit_name(unit))
    if s.faction_of(unit) != s.faction or s.seat_of(s.faction, s.serves[unit]) != seat:
        return refuse("U59", "not-your-unit", unit=s.unit_name(unit))
    if s.c.branch[unit] != AIR:
        return refuse("U61", "not-air", unit=s.unit_name(unit))
    if s.sorties[unit] >= s.c.tables["limits"]["sorties"]:
        return refuse("U8", "worn-out", unit=s.unit_name(unit))
    if s.carried[s.faction] == unit:
        return refuse("U58", "moved-strategically", unit=s.unit_name(unit))
    return None


@recalled
def pilots(s: Position, seat: int) -> tuple[int, ...]:
    """The air units that a seat of the faction in phase may act with."""
    own = s.mustered_of(s.faction, AIR)
    return tuple(unit for unit in own if why_grounded(s, unit, seat) is None)


def resolve_strike(s: Position, fight: Fight) -> None:
    """U100, U103b: only its Sorties count."""
    wear(s, fight.attackers[0], fight.defender, rolled(s, *both_modifiers(s, fight)))


RESOLVE["strike"] = resolve_strike
