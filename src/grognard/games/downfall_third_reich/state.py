"""A position: where every army stands, who controls each area, points, markers, tiles, what the phase saw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeVar

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, FACTIONS, NEUTRAL, USSR, Components
from grognard.games.downfall_third_reich.rules.hidden_tiles import (
    AVAILABLE,
    DEVELOPMENT,
    RESERVE,
    in_time,
    prepared,
)
from grognard.games.downfall_third_reich.rules.scenarios import DownfallSetup
from grognard.kernel.columns import Column, Derived
from grognard.kernel.hidden import UNKNOWN, Hidden
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.ranges import Balance, Count, Each, EachSpace, EachUnit, Flag, OneOf, SpaceId, Within
from grognard.kernel.state import PhaseKey, State

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.game import DownfallThirdReich

# What an army has done or is: in this phase, and the last two in this turn (16.2).
MOVED = 1  # an operation other than an attack or a landing (8.0)
ATTACK = 2  # an Attack (8.2): it may fight
LANDED = 4  # an amphibious assault (8.5): it may fight, is supplied, gives no support
UNSUPPLIED = 8  # at the start of its phase (8.0)
FOUGHT = 16  # has attacked, or its attack is fixed (16.3, 13.1)
SUPPORTED = 32  # has given support, or its support is fixed
STRUCK = 64  # has been attacked, or is the target of a fixed attack
MISSION = 128  # its fixed attack has an air mission that nobody cancelled (13.1, 11.2)
BEACHHEAD = 256  # landed in the phase before (7.3)
HIT_BY_ALLIES, HIT_BY_USSR = 512, 1024
OPERATED = MOVED | ATTACK | LANDED
FIGHTING = ATTACK | LANDED

# Where an army came from: an area, or one of these.
IN_PLACE, BY_SEA = -1, -2

# A country (2.2, chapter 17).
AT_PEACE, AT_WAR, SURRENDERED, RETURNED = range(4)

# Kinds of action (chapter 4), the order of the column `taken`.
PLANNING, PRODUCTION, MISSIONS, RECRUITMENT, RESEARCH, LEND_LEASE = range(6)
ACTIONS = ("planning", "armour_production", "missions", "recruitment", "research", "lend_lease")

# French North Africa (17.9).
FRENCH, CLOSED, OPENING, OPENED = range(4)

# Submarine markers (12.1), the order of the column `subs`.
IN_RESERVE, STANDARD, ADVANCED, ATLANTIC, ATLANTIC_ADVANCED = range(5)


# What the numbers of the columns are.
T = TypeVar("T")
Turn = Annotated[int, OneOf("turn", 0, 1)]
Faction = Annotated[int, OneOf("faction")]
Holder = Annotated[int, OneOf("holder")]
Place = Annotated[int, OneOf("place")]
Origin = Annotated[int, OneOf("space", BY_SEA)]
UnitOrNone = Annotated[int, OneOf("unit", 0, 1)]
Strength = Annotated[int, Within(0, 2)]
Standing = Annotated[int, Within(AT_PEACE, RETURNED)]
Flags = Annotated[int, Within(0, 2 * HIT_BY_USSR - 1)]
TilePlace = Annotated[int, Within(RESERVE, AVAILABLE)]
AfricanState = Annotated[int, Within(FRENCH, OPENED)]
EachCountry = Annotated[list[T], Each("country")]
EachFaction = Annotated[list[T], Each("faction")]
EachTile = Annotated[list[T], Each("tile")]
EachAction = Annotated[list[T], Each(len(ACTIONS))]
EachBox = Annotated[list[T], Each(ATLANTIC_ADVANCED + 1)]


def _knows_tile(s: DownfallState, seat: int | None, tile: int) -> bool:
    return bool(s.shown[tile]) or s.knows(seat, s.c.tile_faction[tile])


def _known_tiles(s: DownfallState, seat: int | None) -> list[int | bool]:
    own = [seat is not None and one == seat for one in s.setup.seat_of]
    return [shown or own[faction] for shown, faction in zip(s.shown, s.c.tile_faction, strict=True)]


def _faction_of_tile(s: DownfallState, tile: int) -> int:
    return s.c.tile_faction[tile]


def _places_of_tile(s: DownfallState, column: str, tile: int) -> tuple[int, ...]:
    """4.5, chapter 13: where a tile may lie at this date, given what else is available."""
    if not prepared(s.c, s.tiles, tile):
        return (RESERVE,)
    return (RESERVE, DEVELOPMENT, AVAILABLE) if in_time(s.c, tile, s.turn) else (RESERVE, DEVELOPMENT)


class DownfallState(State):
    """Columns: numbers an army, an area, a country, a faction, a tile, and a few counters."""

    hidden: ClassVar[tuple[Hidden, ...]] = (
        Hidden(
            columns=("tiles",),
            knows=_knows_tile,
            known=_known_tiles,
            back=_faction_of_tile,
            counted=True,
            used=True,
            fits=_places_of_tile,
        ),
    )

    game: DownfallThirdReich
    setup: DownfallSetup
    turn: Column[Turn]
    phase: Column[Faction]  # the faction whose Action Phase it is (3.1)
    where: Column[EachUnit[Place]]  # area, or c.reserve, or c.out
    strength: Column[EachUnit[Strength]]  # 2 full, 1 reduced, 0 not on the map (1.2)
    flags: Column[EachUnit[Flags]]
    came: Column[EachUnit[Origin]]  # where it entered its area from in this phase (15.1)
    target: Column[EachUnit[UnitOrNone]]  # 1 + the army that its fixed attack is against (13.1)
    backing: Column[EachUnit[UnitOrNone]]  # 1 + the attacker that its fixed support is for
    control: Column[EachSpace[Holder]]  # faction, or NEUTRAL
    standing: Column[EachCountry[Standing]]  # at peace, at war, surrendered, returned
    fell: Column[EachCountry[Turn]]  # the turn of its surrender, 0: none
    total: Column[EachFaction[Flag]]  # 1 in total war (3.4)
    po: Column[EachFaction[Count]]
    pb: Column[EachFaction[Count]]
    air: Column[EachFaction[Count]]  # available missions (4.3), advanced ones, and those in reserve
    air_advanced: Column[EachFaction[Count]]
    air_reserve: Column[EachFaction[Count]]
    air_waiting: Column[Count]  # the American markers before the United States enter the war
    subs: Column[EachBox[Count]]
    bombers: Column[Count]  # advanced markers in the strategic bombing box (14.1)
    tiles: Column[EachTile[TilePlace]]
    shown: Column[EachTile[Flag]]  # 1 if everybody knows where it lies
    taken: Column[EachAction[Count]]  # how often in this phase (4.0)
    pr: Column[Count]  # recruitment points of the faction in phase (4.4)
    pr_uk: Column[Count]  # how many of them the United Kingdom may still spend
    minor_pr: Column[EachCountry[Count]]  # points at the start of the phase (4.4.1)
    acted: Column[Flag]  # 1 once anything has been done in this phase (1.3)
    fought: Column[Flag]  # 1 once the combats have begun (3.3)
    operations: Column[Count]  # made in this phase (8.0.1)
    landings: Column[Count]  # made in this phase (8.5)
    ore_landings: Column[Count]  # of them towards Trondheim (13.9)
    rail: Column[Count]  # Axis strategic moves through the USSR in this phase (8.3)
    crossed: Column[list[SpaceId]]  # areas not its own that armies of the faction in phase went through (6.2)
    due: Column[list[SpaceId]]  # areas where an attack must be made (8.2.3)
    breached: Column[list[SpaceId]]  # areas that armour may cross (13.1)
    slots: Column[EachSpace[Balance]]  # supports possible when the combats began (16.3)
    lend_lease: Column[Flag]  # 1 if the USSR has one more action coming (4.6)
    entered_ussr: Column[Turn]  # the turn of the first Axis entry into the USSR, 0: none yet
    entered_west: Column[Turn]  # the last turn in which an Axis army entered France or Belgium
    vichy: Column[AfricanState]  # French North Africa: French, closed, being opened, opened (17.9)
    african_landings: Column[Count]  # landings there in this phase
    partisans: Column[list[SpaceId]]  # areas that partisans alone hold for the Allies (17.10)

    c: Derived[Components]
    at: Derived[list[int]]  # area -> the set of armies in it
    occupied: Derived[list[int]]  # faction -> the set of areas with its armies
    controlled: Derived[list[int]]  # faction, and last neutral -> the set of areas
    reserves: Derived[int]  # the set of armies in reserve

    # ---------------------------------------------------------------- asking

    def seat(self, faction: int) -> int:
        return self.setup.seat_of[faction]

    @property
    def phase_key(self) -> PhaseKey:
        """3.2, 3.3: the actions of a faction, then its combats and what it does after them."""
        return PhaseKey(self.turn, "combats" if self.fought else "actions", FACTIONS[self.phase])

    def on_map(self, unit: int) -> bool:
        return self.where[unit] < self.c.map_size

    def armies(self, faction: int, area: int) -> int:
        """The set of armies of a faction in an area."""
        return self.at[area] & self.c.units_of_faction[faction]

    def enemies(self, faction: int, area: int) -> int:
        """The set of armies in an area that are against a faction, neutrals of the other side included."""
        return self.at[area] & self.c.foes[faction]

    def hostile(self, faction: int) -> int:
        """The set of areas with armies against a faction."""
        occupied = self.occupied
        return occupied[ALLIES] | occupied[USSR] if faction == AXIS else occupied[AXIS]

    def strange(self, faction: int) -> int:
        """The set of areas with armies of any other faction (5.3, 7.1)."""
        axis, allies, ussr = self.occupied
        return allies | ussr if faction == AXIS else axis | (ussr if faction == ALLIES else allies)

    def units_on_map(self, faction: int) -> list[int]:
        """The armies of a faction on the map, in the order of the counters."""
        size, where = self.c.map_size, self.where
        return [u for u in self.c.members[faction] if where[u] < size]

    def reserve_of(self, kind: int) -> int:
        """An army of a type in reserve: the first, or -1."""
        found = self.reserves & self.c.units_of_type[kind]
        return (found & -found).bit_length() - 1

    def at_war(self, country: int) -> bool:
        return self.standing[country] in (AT_WAR, RETURNED)

    def combat_value(self, unit: int) -> int:
        """1.2, 16.6: the combat value printed on the side that lies up, in the area where it stands."""
        kind, strength = self.c.type_of[unit], self.strength[unit]
        if self.c.africa >> self.where[unit] & 1:
            return self.setup.africa[kind][strength]
        return self.setup.combat[kind][strength]

    def support_value(self, unit: int) -> int:
        return self.setup.support[self.c.type_of[unit]][self.strength[unit]]

    # ---------------------------------------------------------------- tiles (4.5, chapter 13)

    def has(self, faction: int, technology: str) -> bool:
        """Whether a faction has a technology available."""
        tile = self.c.tile_of[faction].get(technology)
        return tile is not None and self.tiles[tile] == AVAILABLE

    def may_have(self, faction: int, technology: str) -> bool:
        """Whether a faction may have a technology that this position, the outline of a view, can't tell."""
        tile = self.c.tile_of[faction].get(technology)
        return tile is not None and self.tiles[tile] is UNKNOWN

    def use(self, faction: int, technology: str) -> None:
        """4.5: a tile is turned up when it is used."""
        tile = self.c.tile(faction, technology)
        if not self.shown[tile]:
            self.shown[tile] = 1
            self.reveal("tiles", tile)
            self.tell("reveal", "4.5", faction=FACTIONS[faction], tile=self.c.tile_ids[tile])

    # ---------------------------------------------------------------- changing

    def put(self, unit: int, place: int) -> None:
        """Sets an army down on the map, in reserve or out of the game."""
        bit, self.where[unit] = 1 << unit, place
        self.reserves &= ~bit
        if place < self.c.map_size:
            self.at[place] |= bit
            self.occupied[self.c.faction[unit]] |= 1 << place
        else:
            if place == self.c.reserve:
                self.reserves |= bit
            self.strength[unit] = self.flags[unit] = self.target[unit] = self.backing[unit] = 0
            self.came[unit] = IN_PLACE

    def lift(self, unit: int) -> None:
        """Takes an army off its area."""
        place = self.where[unit]
        if place < self.c.map_size:
            self.at[place] &= ~(1 << unit)
            faction = self.c.faction[unit]
            if not self.at[place] & self.c.units_of_faction[faction]:
                self.occupied[faction] &= ~(1 << place)

    def move(self, unit: int, place: int) -> None:
        self.lift(unit)
        self.put(unit, place)

    def eliminate(self, unit: int) -> None:
        """1.2: into the reserve of its country, or out of the game with a country that has surrendered."""
        gone = self.standing[self.c.country[unit]] == SURRENDERED
        self.move(unit, self.c.out if gone else self.c.reserve)

    def lose(self, unit: int, losses: int) -> None:
        """1.2: a full army is turned over by a loss, a reduced one is eliminated."""
        left = self.strength[unit] - losses
        if left > 0:
            self.strength[unit] = left
        else:
            self.eliminate(unit)

    def set_control(self, area: int, holder: int) -> None:
        self.controlled[self.control[area]] &= ~(1 << area)
        self.control[area] = holder
        self.controlled[holder] |= 1 << area

    def derive(self) -> None:
        self.c = c = self.game.components
        self.at, self.occupied, self.controlled = [0] * c.map_size, [0] * 3, [0] * (NEUTRAL + 1)
        self.reserves = mask_of(unit for unit, place in enumerate(self.where) if place == c.reserve)
        for unit, place in enumerate(self.where):
            if place < c.map_size:
                self.at[place] |= 1 << unit
                self.occupied[c.faction[unit]] |= 1 << place
        for area, holder in enumerate(self.control):
            self.controlled[holder] |= 1 << area

    # ---------------------------------------------------------------- looking

    def knows(self, seat: int | None, faction: int) -> bool:
        """Whether a seat may look at the tiles of a faction: its player may."""
        return seat is not None and self.setup.seat_of[faction] == seat

    remarks: ClassVar[Mapping[str, Any]] = {"face_down": list[int]}

    def remark(self, seat: int | None) -> dict[str, Any]:
        """4.5: how many tiles lie face down for a seat: faction * 2 in development, + 1 available."""
        face_down = [0] * 6
        known = _known_tiles(self, seat)
        for tile, place in enumerate(self.tiles):
            if place != RESERVE and not known[tile]:
                face_down[self.c.tile_faction[tile] * 2 + place - DEVELOPMENT] += 1
        return {"face_down": face_down}

    def pieces(self) -> list[str]:
        """Every army, marker and tile, wherever it is."""
        on_map = [unit for armies in self.at for unit in spaces_in(armies)]
        off = [unit for unit, place in enumerate(self.where) if place >= self.c.map_size]
        found = [self.c.ids[unit] for unit in sorted(on_map + off)]
        for faction in range(3):
            markers = self.air[faction] + self.air_advanced[faction] + self.air_reserve[faction]
            markers += self.bombers + self.air_waiting if faction == 1 else 0
            found += [f"air-{faction}"] * markers
        return found + ["submarine"] * sum(self.subs) + self.c.tile_ids
