"""A position: where every unit stands, who holds each city, and what the phase has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, TypeVar

from grognard.games.battle_for_germany.components import (
    EAST,
    FORCES,
    GERMAN_SIDE,
    SIDE_OF,
    SIDES,
    SOVIET,
    WEST,
    WESTERN,
    Components,
)
from grognard.games.battle_for_germany.rules.boundary import YUGOSLAV, ways_for
from grognard.games.battle_for_germany.rules.scenarios import BattleSetup, Phase
from grognard.games.battle_for_germany.rules.zones import STALE
from grognard.kernel.board import Ways
from grognard.kernel.columns import Column, Derived
from grognard.kernel.ranges import Count, Each, EachUnit, Flag, OneOf, Within
from grognard.kernel.state import PhaseKey, State

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.game import BattleForGermany

# What a unit has done or is, until the phase or the game ends.
MOVED, FOUGHT, STRUCK, ARRIVED, PINNED, GARRISON, FLIPPED, STRAYED = (1 << n for n in range(8))

# What the numbers of the columns are.
T = TypeVar("T")
Turn = Annotated[int, OneOf("turn", 1, 1)]
TurnOrNone = Annotated[int, OneOf("turn", 0, 1)]
PhaseNumber = Annotated[int, OneOf("phase")]
Place = Annotated[int, OneOf("place")]
Force = Annotated[int, OneOf("force")]
Side = Annotated[int, OneOf("side")]
CityNumber = Annotated[int, OneOf("city")]
Flags = Annotated[int, Within(0, 2 * STRAYED - 1)]
EachCity = Annotated[list[T], Each("city")]
EachFort = Annotated[list[T], Each("fort")]
EachBox = Annotated[list[T], Each("box")]
EachAlly = Annotated[list[T], Each(2)]

# 5-2: for each force those that are not its friends.
STRANGERS = tuple(tuple(b for b in range(4) if SIDE_OF[a] != SIDE_OF[b]) for a in range(4))


class BattleState(State):
    """Columns: a number a unit, a number a city, and a few counters. All of it is open to everybody."""

    added: ClassVar = {
        "passed": lambda s: s.holder[:],
        "taken": lambda s: [int(side == SOVIET) for side in s.holder],
    }
    game: BattleForGermany
    setup: BattleSetup
    turn: Column[Turn]
    phase: Column[PhaseNumber]
    where: Column[EachUnit[Place]]  # hex, or a place beyond the map
    force: Column[EachUnit[Force]]  # who commands it (5-41 changes it)
    flags: Column[EachUnit[Flags]]
    holder: Column[EachCity[Side]]  # 11-0
    passed: Column[EachCity[Side]]  # the side that last went through it or past it (11-0)
    taken: Column[EachCity[Flag]]  # 1 if Soviet units have been in it since they hold it (10-0)
    forts: Column[EachFort[Flag]]  # fortified hex, in the board's order -> 1 while it stands (6-83)
    replaced: Column[EachBox[Count]]  # replacements received in this phase (7-2)
    due: Column[list[CityNumber]]  # garrison cities that must get their garrison in this phase (10-0)
    berlin: Column[EachAlly[TurnOrNone]]  # first turn in which Soviets, Western Allies entered Berlin
    attacks: Column[Count]  # made in this phase (12-21)
    evacuated: Column[Flag]  # whether a unit has left Courland in this phase (8-0)
    transfers: Column[Count]  # strategic moves made in this game (16-32)
    boundary: Column[Flag]  # 1 while the theatre boundary is in force (5-4)
    war: Column[Flag]  # 1 when Soviets and Western Allies may fight (13-1, 15-24)
    germans: Column[Flag]  # 1 while there are Germans in the game (12-22)
    delayed: Column[Flag]  # 1 if the Soviets miss their first turn (15-22)

    c: Derived[Components]
    at: Derived[dict[int, tuple[int, ...]]]
    occupied: Derived[list[int]]
    zone_of: Derived[list[int]]
    full: Derived[int]
    fronts: Derived[int]
    crowded: Derived[int]
    enemies: Derived[list[tuple[int, ...]]]
    members: Derived[list[tuple[int, ...]]]
    ways: Derived[list[Ways]]  # force, and last the Yugoslavs -> where such units may go (5-4, 5-5)

    # ---------------------------------------------------------------- asking

    @property
    def now(self) -> Phase:
        """The phase being played."""
        return self.setup.phases[self.phase]

    @property
    def phase_key(self) -> PhaseKey:
        return PhaseKey(self.turn, self.now.kind, self.now.group)

    def on_map(self, unit: int) -> bool:
        return self.where[unit] < self.c.map_size

    def units_of(self, forces: tuple[int, ...]) -> list[int]:
        """The units of these forces on the map, in the order of the counters."""
        size, where = self.c.map_size, self.where
        return [u for force in forces for u in self.members[force] if where[u] < size]

    def units_in(self, place: int) -> list[int]:
        """The units in a place beyond the map."""
        return [u for u, w in enumerate(self.where) if w == place] if place in self.where else []

    def strangers(self, force: int) -> int:
        """5-2: the hexes of units that are not this force's friends."""
        mask, occupied = 0, self.occupied
        for other in STRANGERS[force]:
            mask |= occupied[other]
        return mask

    def side(self, unit: int) -> int:
        return SIDE_OF[self.force[unit]]

    def fort_stands(self, space: int) -> bool:
        """6-83: whether the hex is fortified and no Western unit has entered it."""
        return space in self.c.fortified and bool(self.forts[self.c.fortified.index(space)])

    # ---------------------------------------------------------------- changing

    def put(self, unit: int, space: int) -> None:
        """Sets a unit down, on the map or in a place beyond it."""
        self.where[unit] = space
        if space >= self.c.map_size:
            return
        bit = 1 << space
        others = self.at.get(space)
        self.at[space] = tuple(sorted((*others, unit))) if others else (unit,)
        force = self.force[unit]
        self.occupied[force] |= bit
        self.zone_of[force] = STALE
        if self.c.front[unit]:
            self.fronts |= bit
        if others:
            self._count(space)

    def lift(self, unit: int) -> None:
        """Takes a unit off its hex."""
        space = self.where[unit]
        if space >= self.c.map_size:
            return
        bit, force = 1 << space, self.force[unit]
        stack = self.at[space]
        if len(stack) == 1:
            del self.at[space]
            self.occupied[force] ^= bit
            self.fronts &= ~bit
        else:
            here = self.at[space] = tuple(u for u in stack if u != unit)
            if not any(self.force[u] == force for u in here):
                self.occupied[force] ^= bit
            if self.c.front[unit] and not any(self.c.front[u] for u in here):
                self.fronts &= ~bit
            self._count(space)
        self.zone_of[force] = STALE

    def _count(self, space: int) -> None:
        """5-3: which hexes can take no more; units on their way off the map (9-1) do not count."""
        units = sum(1 for u in self.at[space] if not self.flags[u] & FLIPPED)
        if units >= 2:
            self.full |= 1 << space
        else:
            self.full &= ~(1 << space)
        if units > 2:
            self.crowded = space
        elif self.crowded == space:
            self.crowded = -1

    def move(self, unit: int, place: int) -> None:
        self.lift(unit)
        self.put(unit, place)

    def change_force(self, unit: int, force: int) -> None:
        place = self.where[unit]
        self.lift(unit)
        self.force[unit] = force
        self._derive_members()
        self.put(unit, place)

    def derive(self) -> None:
        self.c = self.game.components
        self._derive_enemies()
        self._derive_members()
        where, self.where = self.where, [self.c.out] * len(self.where)
        self.at, self.occupied, self.zone_of = {}, [0] * len(FORCES), [STALE] * len(FORCES)
        self.full = self.fronts = 0
        self.crowded = -1
        for unit, place in enumerate(where):
            self.put(unit, place)

    def _derive_members(self) -> None:
        members: list[list[int]] = [[] for _ in FORCES]
        for unit, force in enumerate(self.force):
            members[force].append(unit)
        self.members = [tuple(units) for units in members]

    def _derive_enemies(self) -> None:
        """6-3, 6-4: each ally fights the Germans facing him; 13-1, 15-24, 16-1: and others besides."""
        pairs = {(SOVIET, EAST), (WESTERN, WEST)}
        if self.setup.germans_together:
            pairs |= {(SOVIET, WEST), (WESTERN, EAST)}
        if self.war:
            pairs.add((SOVIET, WESTERN))
        pairs |= {(b, a) for a, b in pairs}
        self.enemies = [tuple(b for b in range(4) if (a, b) in pairs) for a in range(4)]
        self.ways = [
            ways_for(self.c, kind, bool(self.boundary), self.setup.germans_enter_berlin)
            for kind in (*FORCES, YUGOSLAV)
        ]

    def set_lines(self, boundary: int, war: int) -> None:
        """Changes who fights whom and whether the theatre boundary is in force."""
        self.boundary, self.war = boundary, war
        self._derive_enemies()
        self.zone_of = [STALE] * len(FORCES)

    # ---------------------------------------------------------------- looking

    def pieces(self) -> list[str]:
        """Every counter, wherever it is."""
        found = [unit for units in self.at.values() for unit in units]
        found += [unit for unit, place in enumerate(self.where) if place >= self.c.map_size]
        return [self.c.ids[unit] for unit in sorted(found)]


def set_up(s: BattleState) -> None:
    """12-1, 15-1, 16-2, 17-1: the pieces in their places; 15-24, 16-33, 17-31: is the boundary in force?"""
    c, setup = s.c, s.setup
    places = c.scenario_data["setups"][setup.setup]
    s.turn, s.phase, s.attacks, s.evacuated, s.transfers, s.delayed = setup.first_turn, 0, 0, 0, 0, 0
    s.boundary, s.war = int(setup.boundary), int(setup.allied_war)
    s.force, s.flags = list(c.first_force), [0] * len(c.units)
    s.forts = [int(setup.fortifications)] * len(c.fortified)
    s.replaced, s.due, s.berlin = [0] * 5, [], [0, 0]
    s.holder = [GERMAN_SIDE] * len(c.cities)
    for side, cities in c.scenario_data["control"].get(setup.control, {}).items():
        for city in cities:
            s.holder[c.city_ids.index(city)] = SIDES.index(side)
    s.passed, s.taken = s.holder[:], [int(side == SOVIET) for side in s.holder]
    s.where = [
        c.out if unit.force in setup.without else c.places[places[name]]
        for name, unit in zip(c.ids, c.units, strict=True)
    ]
    s.germans = int(any(f in (EAST, WEST) and w != c.out for f, w in zip(s.force, s.where, strict=True)))
    for garrison in setup.garrisons:
        s.flags[c.number[garrison]] |= GARRISON
    s.derive()
