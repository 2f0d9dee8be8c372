"""What a position looks like to some forces: worth of units, threats, and what the enemy could reach."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import msgspec

from grognard.bots.battle_for_germany.mind import Mind
from grognard.games.battle_for_germany.components import (
    EAST,
    GERMAN_SIDE,
    GERMANS,
    SIDE_OF,
    SOVIET,
    WEST,
)
from grognard.games.battle_for_germany.rules.combat import attack_strength
from grognard.games.battle_for_germany.rules.reach import allowance
from grognard.games.battle_for_germany.rules.terrain import combined
from grognard.games.battle_for_germany.rules.zones import enemy_zone
from grognard.games.battle_for_germany.state import GARRISON, BattleState
from grognard.kernel.masks import mask_of, spaces_in


class Situation:
    """A position seen by the forces of one group, who move and fight together."""

    def __init__(self, s: BattleState, mind: Mind, forces: tuple[int, ...]) -> None:
        self.s, self.mind, self.forces = s, mind, forces
        self.ground, self.opinions, self.pace = mind.ground, mind.opinions, mind.pace
        worth, line, attack = mind.opinions.worth, mind.opinions.line, mind.opinions.attack
        self.side = SIDE_OF[forces[0]]
        self.german = self.side == GERMAN_SIDE
        self.foes = tuple(sorted({foe for force in forces for foe in s.enemies[force]}))
        self.mine, self.theirs = s.units_of(forces), s.units_of(self.foes)
        self.turns_left = s.setup.last_turn - s.turn
        self.patience = min(1.0, (self.turns_left + 0.3) / worth.horizon)
        self._recovery: tuple[float, ...] = msgspec.structs.astuple(worth.recovery)
        self.value = [self._value(unit) for unit in range(len(s.where))]
        self.strength = [attack_strength(s, unit) for unit in range(len(s.where))]
        self.hostile_zone = 0
        for force in forces:
            self.hostile_zone |= enemy_zone(s, force)
        self.blocked = s.strangers(forces[0])
        self.zones = s.c.zones[s.boundary]
        self.near = s.c.attacks.neighbours
        self.theatres = {foe: self._theatre(foe) & ~s.c.closed_ground for foe in self.foes}
        self.leak_weight = line.leak_german if self.german else line.leak_allied
        self.danger_weight = line.danger_german if self.german else line.danger_allied
        self.least_attack = attack.least_german if self.german else attack.least_allied

    # ---------------------------------------------------------------- worth

    def _value(self, unit: int) -> float:
        c, s = self.s.c, self.s
        bound = self.opinions.worth.bound if s.flags[unit] & GARRISON else 0.0
        return (c.attack[unit] + c.defence[unit]) / 2 * self._recovery[s.force[unit]] * self.patience + bound

    def city_worth(self, city: int) -> float:
        """The points of a city in strength points; where only Berlin decides, the others are signposts."""
        s = self.s
        points: float = s.c.cities[city].points
        if s.setup.victory == "four_players" and s.c.city_hex[city] != s.c.berlin:
            points *= self.opinions.worth.signpost
        return points * self.opinions.worth.point

    # ---------------------------------------------------------------- threats

    @cached_property
    def threat(self) -> list[int]:
        """For every hex the attack factors that the enemy could bring to bear on it, unhindered."""
        s = self.s
        ranges: dict[tuple[int, int, int], int] = {}
        factors: dict[int, int] = {}
        for unit in self.theirs:
            key = s.where[unit], s.force[unit], allowance(s, unit)
            if key not in ranges:
                points = 0 if s.flags[unit] & GARRISON else key[2]
                ranges[key] = self.ground.attackable(s, unit, points)
            factors[ranges[key]] = factors.get(ranges[key], 0) + self.strength[unit]
        return self.mind.noted(("threat", *factors.items()), lambda: self._threat(factors))

    def _threat(self, factors: dict[int, int]) -> list[int]:
        threat = [0] * self.s.c.map_size
        for spaces, strength in factors.items():
            for space in spaces_in(spaces):
                threat[space] += strength
        return threat

    def danger(self, space: int, units: Iterable[int]) -> float:
        """The worth of a stack that the enemy's next attack would take, on average."""
        s, units = self.s, tuple(units)
        defence = sum(s.c.defence[unit] for unit in units)
        if not defence:
            return 0.0
        beside = self.near[space] & self.reached
        attack = min(self.threat[space], self.opinions.line.room * beside.bit_count())
        if not attack:
            return 0.0
        fort = 2 if self.german and s.fort_stands(space) else 1
        river = 2 if not beside & ~s.c.rivers.neighbours[space] else 1
        odds = attack / (defence * combined(s.c.multiplier[space], fort, river))
        lost = share_lost(self.opinions.line.lost_at, odds)
        return lost * sum(self.value[unit] for unit in units) * self.danger_weight

    # ---------------------------------------------------------------- ground

    def occupied(self) -> int:
        mask = 0
        for force in self.forces:
            mask |= self.s.occupied[force]
        return mask

    @cached_property
    def prizes(self) -> list[tuple[int, float]]:
        """Nested sets of hexes by how much it would hurt to find the enemy there."""
        key = "prizes", self.foes, self.side, tuple(self.s.holder), self.s.germans
        return self.mind.noted(key, self._prizes)

    def _prizes(self) -> list[tuple[int, float]]:
        worth, levels = self._worth_of_ground(), self.opinions.line.levels
        sets = []
        for n, level in enumerate(levels):
            inside = mask_of(space for space, w in enumerate(worth) if w >= level)
            sets.append((inside, level - (levels[n - 1] if n else 0.0)))
        return sets

    def _worth_of_ground(self) -> list[float]:
        s, c = self.s, self.s.c
        worth = [0.0] * c.map_size
        for city, space in enumerate(c.city_hex):
            if s.holder[city] in {SIDE_OF[foe] for foe in self.foes}:
                continue
            if not self.german and s.holder[city] != self.side:
                continue
            self._rings(worth, space, self.city_worth(city) / self.opinions.worth.point)
        if not self.german and s.setup.exit and s.germans:
            for edge in self._edges():
                for space in c.edges[edge]:
                    worth[space] += self.opinions.line.guard_edge
        return worth

    def _edges(self) -> tuple[str, ...]:
        return ("german_exit_east",) if self.side == SOVIET else ("german_exit_west", "german_exit_south")

    def _rings(self, worth: list[float], centre: int, points: float) -> None:
        rings = self.opinions.line.rings
        for distance, ring in enumerate(self.ground.rings(centre, rings)):
            part = points * (1 - distance / (rings + 1))
            for space in ring:
                worth[space] += part

    @cached_property
    def reached(self) -> int:
        """Where the enemy could be after his next move as we stand."""
        return self.enemy_reach(self.occupied())[0]

    def enemy_reach(self, occupied: int) -> tuple[int, int]:
        """4-0, 4-3: where the enemy could be after his next move if our units stood in these hexes, and after
        the one that follows if we stayed there."""
        s, spread = self.s, self.zones.spread
        zone = spread(occupied)
        soon = later = 0
        for foe in self.foes:
            open_ground = ~occupied & self.theatres[foe]
            reached = s.occupied[foe]
            free, held = reached & ~zone, reached & zone
            fringe = (spread(free) if free else 0) | (spread(held) & ~zone if held else 0)
            stride = self.opinions.line.stride[foe]
            for step in range(2 * stride):
                fringe &= open_ground & ~reached
                if step == stride:
                    soon |= reached
                if not fringe:
                    break
                reached |= fringe
                fringe = spread(fringe & ~zone)
            if step < stride:
                soon |= reached
            later |= reached
        return soon, later

    def _theatre(self, foe: int) -> int:
        c, everywhere = self.s.c, (1 << self.s.c.map_size) - 1
        if not self.s.boundary:
            return everywhere if foe != SOVIET else everywhere & ~c.yugoslavia
        if foe == SOVIET:
            return everywhere & ~c.west & ~c.yugoslavia
        if foe == EAST:
            return everywhere & ~c.west & ~(1 << c.berlin)
        if foe == WEST:
            return everywhere & ~c.east & ~(1 << c.berlin)
        return everywhere & ~c.east

    def leak(self, occupied: int) -> float:
        """How much the enemy's next move could hurt if our units stood in these hexes."""
        soon, later = self.enemy_reach(occupied)
        far = self.opinions.line.leak_later
        return self.leak_weight * sum(
            ((soon & inside).bit_count() + far * (later & inside).bit_count()) * weight
            for inside, weight in self.prizes
        )


def share_lost(lost_at: tuple[tuple[float, float], ...], odds: float) -> float:
    """The share of a stack lost at these odds, between the points of the table."""
    before = lost_at[0]
    for point in lost_at:
        if odds <= point[0]:
            span = point[0] - before[0]
            part = (odds - before[0]) / span if span else 0.0
            return before[1] + part * (point[1] - before[1])
        before = point
    return lost_at[-1][1]


def commands(s: BattleState, unit: int) -> tuple[int, ...]:
    """The forces that move together with this unit."""
    force = s.force[unit]
    return GERMANS if s.setup.germans_together and force in GERMANS else (force,)
