"""What a position looks like to one camp of a seat: who stands where, what places are worth, what pulls."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from grognard.bots.europe_engulfed import danger
from grognard.bots.europe_engulfed.aims import (
    france_out,
    guards_missing,
    on_the_defensive,
    unclaimed,
    wanted,
)
from grognard.bots.europe_engulfed.mind import Mind
from grognard.bots.europe_engulfed.odds import NONE, Force, quotient, rates, supported, total
from grognard.games.europe_engulfed.components import AXIS, CAMPS, NOBODY, NOWHERE, SOVIET, WESTERN
from grognard.games.europe_engulfed.rules.combat.battle import Battle
from grognard.games.europe_engulfed.rules.control import (
    enemies,
    foes,
    friendly,
    hostile,
    is_contested,
    troops,
)
from grognard.games.europe_engulfed.rules.weather import fair
from grognard.kernel.masks import mask_of, spaces_in

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


class Front:
    """It is good for one question; what is found out is kept until then."""

    def __init__(self, s: Position, mind: Mind, seat: int, camp: int) -> None:
        self.s, self.mind, self.seat, self.camp = s, mind, seat, camp
        self.c, self.opinions, self.ground = s.c, mind.opinions, mind.ground
        self.hostile = hostile(s, camp)
        powers = [power for power, side in enumerate(s.camp) if side == camp]
        self.powers = powers
        self.friendly = 0
        for power in powers:
            self.friendly |= friendly(s, power) if s.war[power] else s.held[power]
        self.units = [
            unit
            for unit in spaces_in(s.members[camp])
            if s.at[unit] != NOWHERE and s.seat_of(unit) == seat and s.power_of(unit) != s.c.vichy
        ]
        self.wanted = wanted(s, camp, self.opinions.aims)
        self._battles: dict[tuple[int, bool], Battle] = {}

    # ---------------------------------------------------------------- who stands where

    @cached_property
    def own(self) -> dict[int, list[int]]:
        """The camp's ground units by space, also those of another seat."""
        found: dict[int, list[int]] = {}
        for unit in spaces_in(self.s.members[self.camp] & self.c.ground):
            if self.s.at[unit] != NOWHERE:
                found.setdefault(self.s.at[unit], []).append(unit)
        return found

    @cached_property
    def enemy(self) -> dict[int, list[int]]:
        """Units that are at war with the camp, or will be, by space."""
        s = self.s
        found: dict[int, list[int]] = {}
        for unit in self._strangers():
            found.setdefault(s.at[unit], []).append(unit)
        return found

    def _strangers(self) -> list[int]:
        s = self.s
        mask = self.c.ground & (
            s.members[WESTERN] | s.members[SOVIET] if self.camp == AXIS else s.members[AXIS]
        )
        return [unit for unit in spaces_in(mask) if s.at[unit] != NOWHERE]

    @cached_property
    def steps(self) -> dict[int, int]:
        """The camp's steps by space."""
        return {space: sum(self.s.steps[u] for u in units) for space, units in self.own.items()}

    @cached_property
    def enemy_steps(self) -> dict[int, int]:
        return {space: sum(self.s.steps[u] for u in units) for space, units in self.enemy.items()}

    @cached_property
    def threat(self) -> list[float]:
        return danger.beside(self)

    @cached_property
    def at_war_beside(self) -> int:
        """The spaces beside enemies with whom there is war, or where they stand."""
        there = mask_of(self.s.at[unit] for unit in spaces_in(self.s.against[self.camp] & self.s.on_map))
        return there | self.c.map.roads.spread(there)

    @cached_property
    def menace(self) -> list[float]:
        return danger.menace(self)

    @cached_property
    def untenable(self) -> int:
        return danger.untenable(self)

    def planes(self, space: int, ours: bool) -> int:
        """Aircraft that can fight in a space."""
        mask = self.s.stacks[space] & self.c.aircraft
        members = self.s.members[self.camp]
        return (mask & (members if ours else ~members)).bit_count()

    # ---------------------------------------------------------------- what places are worth

    @cached_property
    def worth(self) -> list[float]:
        return self.mind.noted(("worth", self.camp), self._worth)

    def _worth(self) -> list[float]:
        o, name = self.opinions.worth, CAMPS[self.camp]
        extra = o.extra[name]
        return [
            o.area
            + o.werp * self.ground.werps[space]
            + o.capital * self.ground.capitals[space]
            + extra.get(self.c.name(space), 0.0)
            for space in range(len(self.c.board))
        ]

    @cached_property
    def field(self) -> list[float]:
        """By space how strongly the goals pull: each goal less by a share for each area of the way."""
        goals = (self.hostile | self.wanted) & self.c.map.land & ~self._closed
        way = (self.friendly | self.hostile | self.wanted) & self.c.map.land
        pull = [0.0] * len(self.c.board)
        fringe = sorted(spaces_in(goals))
        for goal in fringe:
            pull[goal] = self.worth[goal] * self._effort[goal]
        for space in spaces_in(self._assembly):
            pull[space] = max(pull[space], self.opinions.aims.assembly)
        decay = self.opinions.aims.decay
        while fringe:
            further = set()
            for space in fringe:
                for near in self.ground.near[space]:
                    value = pull[space] * decay
                    if way >> near & 1 and value > pull[near]:
                        pull[near] = value
                        further.add(near)
            fringe = sorted(further)
        return pull

    @cached_property
    def _effort(self) -> list[float]:
        return self.mind.noted(("effort", self.camp), self._efforts)

    def _efforts(self) -> list[float]:
        """By space how much of the effort its country is worth."""
        found = [1.0] * len(self.c.board)
        for name, share in self.opinions.worth.effort[CAMPS[self.camp]].items():
            for space in spaces_in(self.c.country[self.c.power[name]]):
                found[space] = share
        return found

    @cached_property
    def _closed(self) -> int:
        """What pulls nobody: fortresses, which the westerners leave alone, and what is closed to the Axis."""
        closed = self.c.map.fortresses if self.camp == WESTERN else 0
        return closed | (self.c.map.closed_to_axis if self.camp == AXIS else 0)

    @cached_property
    def _assembly(self) -> int:
        """Where the westerners gather for the landings once France is out."""
        ports = self.ground.named("london", "plymouth")
        return ports & self.friendly if self.camp == WESTERN and france_out(self.s) else 0

    @cached_property
    def unclaimed(self) -> int:
        return unclaimed(self.s) if self.camp == SOVIET else 0

    def watch(self, space: int) -> float:
        """The steps that a place needs though no enemy is beside it."""
        return self._watches[space]

    @cached_property
    def _watches(self) -> list[float]:
        spaces = range(len(self.c.board))
        return [self._watch(space) if self.friendly >> space & 1 else 0.0 for space in spaces]

    def _watch(self, space: int) -> float:
        s, name = self.s, self.c.name(space)
        steps = self.opinions.worth.watches[CAMPS[self.camp]].get(name, 0.0)
        if self.camp == AXIS:
            steps *= self._alarm if s.turn >= self.opinions.aims.coasts else 0.0
        if self.camp == AXIS and name == "warsaw" and guards_missing(s):
            there = self.steps.get(space, 0)
            steps = max(steps, there + self.opinions.aims.guard * guards_missing(s))
        if self.camp == WESTERN and self.c.home[self.c.france] >> space & 1 and france_out(s):
            steps = 0.0
        if self.c.map.resources >> space & 1 and self._captured(space) and not self._too_far(space):
            steps = max(steps, 1.0)
        return steps

    @cached_property
    def _alarm(self) -> float:
        """How many times more the Axis watches its coasts, by what the westerners have at home to land."""
        o, home = self.opinions.aims, self.c.home[self.c.britain] | self.c.home[self.c.usa]
        waiting = sum(steps for space, steps in self.enemy_steps.items() if home >> space & 1)
        return 1.0 + o.alarm * max(0.0, waiting - o.calm)

    def _captured(self, space: int) -> bool:
        holder = self.s.holder[space]
        return holder != NOBODY and not self.c.country[holder] >> space & 1

    def _too_far(self, space: int) -> bool:
        """When the Axis is on the defensive, nobody guards what it holds in the U.S.S.R."""
        soviet = self.c.country[self.c.ussr] >> space & 1
        return bool(self.camp == AXIS and soviet and on_the_defensive(self.s))

    @cached_property
    def _wished(self) -> list[float]:
        """By friendly space the steps that should stand there."""
        share = self.opinions.line.share
        return [
            max(share * threat, watch) if self.friendly >> space & 1 else 0.0
            for space, (threat, watch) in enumerate(zip(self.menace, self._watches, strict=True))
        ]

    def need(self, space: int, steps: float) -> float:
        """How much worth is in danger in a friendly place that has so many steps."""
        wished = self._wished[space]
        if wished <= 0:
            return 0.0
        return self.opinions.line.need * self.worth[space] * max(0.0, 1 - steps / wished)

    # ---------------------------------------------------------------- battles

    def battle(self, space: int, fresh: bool, crossed: bool = False) -> Battle:
        """A round in which this camp attacks."""
        s = self.s
        against = [camp for camp in enemies(s, self.camp) if troops(s, space, camp)]
        defender = against[0] if against else self._whose(space)
        maginot = bool(fresh and s.maginot and self.c.map.areas[space].maginot and defender == WESTERN)
        wet = (crossed, crossed) if fresh else (False, False)
        return Battle(space, self.camp, defender, first=fresh, crossed=wet, maginot=maginot)

    def _whose(self, space: int) -> int:
        holder = self.s.holder[space]
        camp = self.s.camp[holder] if holder != NOBODY else NOBODY
        return camp if camp not in (NOBODY, self.camp) else (WESTERN if self.camp == AXIS else AXIS)

    def defence(self, space: int, attackers: list[int], fresh: bool) -> Force:
        """What the enemy in a space can do in a round, with his aircraft."""
        units = self.enemy.get(space, [])
        battle = self.battle(space, fresh, crossed=fresh and self._mostly_over_water(space, attackers))
        force = total(list(rates(self.s, battle, True, units, attackers).values()))
        planes = self.planes(space, False) if fair(self.s, space) else 0
        return supported(self.s, force, planes, self._typical(units)) if units else NONE

    def _mostly_over_water(self, space: int, units: list[int]) -> bool:
        wet = sum((self.s.at[unit], space) in self.ground.water for unit in units)
        return wet * 2 > len(units)

    def _typical(self, units: list[int]) -> float:
        return sum(self.s.steps[u] for u in units) / len(units) if units else 0.0

    def attack(self, space: int, units: list[int], planes: int, fresh: bool) -> tuple[Force, Force]:
        """Both sides of an attack by these units: the first round, and those after it, on average."""
        foes_there = self.enemy.get(space, [])
        found = []
        for first in (True, False) if fresh else (False,):
            battle = self.battle(space, first)
            ours = total(list(rates(self.s, battle, False, units, foes_there).values()))
            found.append(
                (supported(self.s, ours, planes, self._typical(units)), self.defence(space, units, first))
            )
        size = len(found)
        return (
            Force(found[0][0].steps, sum(a.fire for a, _ in found) / size),
            Force(found[0][1].steps, sum(d.fire for _, d in found) / size),
        )

    def quotient(self, space: int, units: list[int], planes: int, fresh: bool) -> float:
        return quotient(*self.attack(space, units, planes, fresh))

    def prize(self, space: int, ours: Force, theirs: Force) -> float:
        """What an attack is worth: the ground by its quotient, and the steps that both sides lose."""
        o, step = self.opinions.attack, self.opinions.worth.step
        share = (quotient(ours, theirs) - o.nothing) / (o.all - o.nothing)
        gained = min(theirs.steps, ours.fire * o.rounds) - min(ours.steps, theirs.fire * o.rounds)
        return self.worth[space] * min(1.0, max(0.0, share)) + o.exchange * step * gained

    def sails(self, power: int, space: int) -> bool:
        """Whether a power's reserves may go on board: westerners from home, to where armies can be fed."""
        c = self.c
        if power == c.usa:
            return True
        return power == c.britain and bool(c.home[power] >> space & 1)

    def contested(self, space: int) -> bool:
        return is_contested(self.s, space)

    def enemies_in(self, space: int) -> int:
        return foes(self.s, space, self.camp)
