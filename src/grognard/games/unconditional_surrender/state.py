"""A position: where units, markers and cities stand, how the countries do, and what follows from that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeVar

from grognard.games.unconditional_surrender.components import Components
from grognard.games.unconditional_surrender.roster import FACTIONS, GROUND, PHASES
from grognard.games.unconditional_surrender.spaces import CLIMATES, NONE
from grognard.kernel.columns import Column, Derived
from grognard.kernel.hidden import UNKNOWN, Hidden
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.ranges import Count, Each, EachUnit, Flag, OneOf, SpaceId, UpTo, Within
from grognard.kernel.state import PhaseKey, State

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.game import UnconditionalSurrender
    from grognard.games.unconditional_surrender.setup import WarSetup

# Where a unit or marker is that stands in no space: not yet come, in the Mobilization, Eliminated or Upgrade
# box of its faction, out of the game.
WAITING, MOBILIZATION, ELIMINATED, UPGRADE, REMOVED = -1, -2, -3, -4, -5
# Where else a marker is: in the Events box, on the Turn Track till `marker_due`, in the Surprise Attack box.
EVENTS, TRACK, SURPRISE = -6, -7, -8
PLACES = {
    "waiting": WAITING,
    "mobilization": MOBILIZATION,
    "eliminated": ELIMINATED,
    "upgrade": UPGRADE,
    "removed": REMOVED,
    "events": EVENTS,
    "track": TRACK,
    "surprise": SURPRISE,
}

NEUTRAL, ACTIVE, CONQUERED = range(3)  # U13
STATUSES = ("neutral", "active", "conquered")
FAIR, POOR, SEVERE = range(3)  # U40
SKIES = ("fair", "poor", "severe")
FULL, LOW, NO = range(3)  # U121
SUPPLIES = ("full", "low", "no")
UNLIMITED = -1
"""U49: production that needs no counting."""
NO_WILL = -1
"""U156: a country without a figure can't collapse."""
WILL_COMMIT, WILL_NOT = 1, 2  # U82: answers; 0 is none yet
APPEASEMENT, PACT = range(2)  # U139
IN_BOX, IN_CUP, RETURNING, GONE = range(4)
"""Where a marker of the Diplomacy cup is (U144); one that failed returns when the segment is over (U149)."""
CUP_PLACES = ("box", "cup", "returning", "gone")
POLITICS_REMEMBERED = 64
EVENTS_ONCE = (  # U165
    "east_invasion",
    "mediterranean_crisis",
    "usa_entry",
    "ussr_north_border",
    "ussr_south_border",
    "west_invasion",
)

# What a unit has done, as bits of `done`.
ACTIVATED = 1  # U60: it was activated in this phase
ATTACKED = 2  # U74: it made a mobile attack in this phase
REPLACED = 4  # U131: it had its replacement in this turn
EVACUATED = 16  # it came by Naval Evacuation and may not be activated in this phase

# What the numbers of a position are.
T = TypeVar("T")
LATEST = 30_000
"""No turn is later; one is counted in months since the year 0."""
Place = Annotated[int, OneOf("space", least=REMOVED)]
MarkerPlace = Annotated[int, OneOf("space", least=SURPRISE)]
SpaceOrNone = Annotated[int, OneOf("space", least=NONE)]
UnitOrNone = Annotated[int, OneOf("unit", least=NONE)]
FactionOrNone = Annotated[int, OneOf("faction", least=NONE)]
SeatId = Annotated[int, OneOf("seat")]
FactionId = Annotated[int, OneOf("faction")]
MarkerId = Annotated[int, OneOf("marker")]
EventId = Annotated[int, OneOf("event")]
CountryId = Annotated[int, OneOf("country")]
UnitOrMarker = Annotated[int, OneOf("unit or marker")]
Turn = Annotated[int, Within(0, LATEST)]
TurnOrNone = Annotated[int, Within(NONE, LATEST)]
CountOrNone = Annotated[int, Within(NONE, 1000)]
Supply = Annotated[int, Within(FULL, NO)]
Done = Annotated[int, Within(0, ACTIVATED | ATTACKED | REPLACED | EVACUATED)]
Status = Annotated[int, Within(NEUTRAL, CONQUERED)]
PhaseNumber = Annotated[int, Within(0, len(PHASES) - 1)]
Sky = Annotated[int, Within(FAIR, SEVERE)]
CupPlace = Annotated[int, Within(IN_BOX, GONE)]
Choice = Annotated[int, Within(0, WILL_NOT)]
EachMarker = Annotated[list[T], Each("marker")]
EachFaction = Annotated[list[T], Each("faction")]
EachCity = Annotated[list[T], Each("city")]
EachArea = Annotated[list[T], Each("area")]
EachCountry = Annotated[list[T], Each("country")]
EachFort = Annotated[list[T], UpTo("fort")]
EachClimate = Annotated[list[T], Each(len(CLIMATES))]
EachPolicy = Annotated[list[T], Each(PACT + 1)]
EachEvent = Annotated[list[T], Each("event")]
EachInCup = Annotated[list[T], Each("cup")]
EachSeat = Annotated[list[T], UpTo("seat")]


class Position(State):
    """Columns of units, of markers, of cities and land, of countries; then those of the whole game."""

    # units
    at: Column[EachUnit[Place]]  # U33, U36: a space, or one of the places above
    reduced: Column[EachUnit[Flag]]  # U30
    sorties: Column[EachUnit[Count]]  # U8
    supply: Column[EachUnit[Supply]]  # U121
    in_fort: Column[EachUnit[Flag]]  # U37
    done: Column[EachUnit[Done]]
    assault: Column[EachUnit[SpaceOrNone]]  # U77: the hex that its Assault marker points to, or NONE
    serves: Column[EachUnit[CountryId]]  # U163: the country that it is a unit of
    # markers
    marker_at: Column[EachMarker[MarkerPlace]]
    marker_due: Column[EachMarker[TurnOrNone]]  # U7: the turn in which it comes back, or NONE
    carried: Column[EachFaction[UnitOrNone]]  # U56: by faction: who has its Strategic Move marker, or NONE
    # cities and land
    control: Column[EachCity[FactionOrNone]]  # U18: of each city the faction, or NONE: its neutral country
    area_owner: Column[EachArea[CountryId]]  # U16: of each area the country that has it now
    annexed: Column[EachCountry[CountryId]]  # U150: of each country the one whose land it is now
    fort_at: Column[EachFort[SpaceOrNone]]  # U37: its hex, or NONE when it is gone
    fort_of: Column[EachFort[CountryId]]  # U37: its country
    bombed: Column[list[SpaceId]]  # U102: hexes with a Bombed marker
    no_zone: Column[list[SpaceId]]  # U92: hexes with a No EZOC marker
    invaded: Column[list[SpaceId]]  # U113: hexes invaded in this sub-phase
    # countries
    status: Column[EachCountry[Status]]  # U13
    joined: Column[EachCountry[FactionOrNone]]  # U137: the faction, or NONE
    conqueror: Column[EachCountry[FactionOrNone]]  # U159a
    will: Column[EachCountry[CountOrNone]]  # U152
    leaning: Column[EachCountry[FactionOrNone]]  # U148: the faction of the Pro marker in it, or NONE
    points: Column[EachCountry[CountOrNone]]  # U46: production points left
    paid: Column[EachCountry[Turn]]  # U135: the last turn in which it got production points
    fac_lost: Column[EachCountry[Count]]  # U54
    collapses: Column[EachCountry[Count]]  # U152: how often it has collapsed
    # the whole game
    turn: Column[Turn]  # U1: months since the year 0
    phase: Column[PhaseNumber]  # U38
    faction: Column[FactionOrNone]  # U3: the phasing faction, or NONE
    weather: Column[EachClimate[Sky]]  # U40: of each climate
    policy: Column[EachPolicy[Turn]]  # U139: the turn in which it ended; 0 while it is in force
    happened: Column[EachEvent[Turn]]  # U165: the turn in which an event happened, or 0
    usa_active: Column[Turn]  # U165d: the turn, or 0
    cup: Column[EachInCup[CupPlace]]  # U144: of each diplomacy marker where it is
    no_events: Column[Count]  # U145: No Event markers in the cup
    late: Column[list[UnitOrMarker]]  # U173: what comes a month late: units, and markers numbered above them
    answered: Column[EachSeat[Choice]]  # U82: each seat's choice, or 0

    # what follows from it
    c: Derived[Components]  # everything on the table: rules look at it all the time
    units_at: Derived[list[dict[int, int]]]  # by branch: of each hex with such a unit which one
    filled: Derived[list[int]]  # by branch: the hexes with such a unit
    mustered: Derived[list[int]]  # by faction: its units in hexes and boxes, as a set of units
    standing: Derived[list[int]]  # by faction: the hexes with its ground units
    present: Derived[list[int]]  # by faction: the hexes with any of its units
    exerting: Derived[list[int]]  # by faction: the hexes from which its ground units exert a zone of control
    zones: Derived[list[int]]  # by faction: the hexes in its zones of control (U65)
    cities: Derived[list[int]]  # by faction: the hexes of the cities it controls
    forts: Derived[list[int]]  # by faction: the hexes of forts friendly to it (U37)
    land: Derived[list[int]]  # by country: its hexes now (U16)
    closed: Derived[list[int]]  # by faction: the hexes that its ground units may never enter (U69)
    unzoned: Derived[list[int]]  # by faction: the hexes into which its zones of control do not reach (U65)
    # found out when they are asked for, by `rules/fronts.py`: -1 is not yet
    fronts: Derived[list[Any]]  # by faction: what it meets
    kept_out: Derived[list[Any]]  # by country: where its units do not go (U72)

    game: UnconditionalSurrender
    setup: WarSetup
    largest: ClassVar[int] = LATEST

    def __init__(self, game: UnconditionalSurrender, setup: WarSetup, seed: str, scripted: list[int]) -> None:
        super().__init__(game, setup, seed, scripted)
        self.c = game.components

    # ---------------------------------------------------------------- who is whose

    def faction_of(self, unit: int) -> int:
        """U15: the faction of the country whose unit it is now."""
        return self.joined[self.serves[unit]]

    def unit_in(self, space: int, branch: int) -> int:
        """The unit of a branch in a hex, or NONE."""
        return self.units_at[branch].get(space, NONE)

    def mustered_of(self, faction: int, *branches: int) -> list[int]:
        """The units of a faction in hexes and boxes, of some branches."""
        wanted = 0
        for branch in branches:
            wanted |= self.c.of_branch[branch]
        return list(spaces_in(self.mustered[faction] & wanted))

    def seat_of(self, faction: int, country: int = NONE) -> int:
        """U2: who decides for a faction, or for a country of it where a faction is shared."""
        return self.setup.seat_of(faction, country)

    def unit_name(self, unit: int) -> str:
        return self.c.unit_names[unit]

    @property
    def phase_key(self) -> PhaseKey:
        """U11, U38: factions come back in each phase: a player-turn is the part of one, or all operations."""
        phase = PHASES[self.phase]
        whose = FACTIONS[self.faction] if self.faction != NONE else "all"
        return PhaseKey(self.turn, phase, f"{'actions' if phase == 'supply' else phase} {whose}")

    # ---------------------------------------------------------------- changes that keep the rest in step

    def place(self, unit: int, space: int) -> None:
        """Puts a unit in a space or, with a number below 0, out of all; what follows is kept in step. Its
        Assault marker (U77) does not go with it."""
        before, faction = self.at[unit], self.faction_of(unit)
        self._stir()
        self.in_fort[unit], self.assault[unit] = 0, NONE
        self.at[unit] = space
        if space >= 0:
            self.mustered[faction] |= 1 << unit
        else:
            self.mustered[faction] &= ~(1 << unit)
        if 0 <= before < self.c.map.hexes:
            self._forget(unit, before)
        if 0 <= space < self.c.map.hexes:
            self._note(unit, space)

    def _stir(self) -> None:
        """What was worked out about where units are and who holds what is no longer true; nor, for one laid
        out by hand, what was about a position at rest."""
        self.fronts = [-1] * len(FACTIONS)
        if self.recalled is not None:
            self.rest()

    def occupy_fort(self, unit: int, inside: bool) -> None:
        """U96: goes into or out of the fort of its hex; inside it exerts no zone of control."""
        self._stir()
        self.in_fort[unit] = int(inside)
        self._exert(self.faction_of(unit), self.at[unit], not inside)

    def take_city(self, city: int, faction: int) -> None:
        """U18: control changes; what that costs and brings is in section 16."""
        place, before = 1 << self.c.map.city_hex[city], self.control[city]
        self._stir()
        self.control[city] = faction
        if before != NONE:
            self.cities[before] &= ~place
        if faction != NONE:
            self.cities[faction] |= place

    def remove_fort(self, space: int) -> None:
        """U37: for good."""
        self._stir()
        for number, place in enumerate(self.fort_at):
            if place == space:
                self.fort_at[number] = NONE
        self.forts = [mask & ~(1 << space) for mask in self.forts]

    def _note(self, unit: int, space: int) -> None:
        faction, branch, place = self.faction_of(unit), self.c.branch[unit], 1 << space
        self.units_at[branch] = {**self.units_at[branch], space: unit}
        self.filled[branch] |= place
        self.present[faction] |= place
        if branch == GROUND:
            self.standing[faction] |= place
            self._exert(faction, space, True)

    def _forget(self, unit: int, space: int) -> None:
        faction, branch, place = self.faction_of(unit), self.c.branch[unit], 1 << space
        if self.units_at[branch].get(space) == unit:
            self.units_at[branch] = {**self.units_at[branch]}
            del self.units_at[branch][space]
            self.filled[branch] &= ~place
        if not self._has_units_in(faction, space):
            self.present[faction] &= ~place
        if branch == GROUND and space not in self.units_at[GROUND]:
            self.standing[faction] &= ~place
            self._exert(faction, space, False)

    def _has_units_in(self, faction: int, space: int) -> bool:
        """Whether units of a faction are in a hex: for a moment beside one that displaces them (U35)."""
        return any(space in units and self.faction_of(units[space]) == faction for units in self.units_at)

    def _exert(self, faction: int, space: int, on: bool) -> None:
        """U65: the zones of control of a faction change only around the hex."""
        place, around = 1 << space, self.c.map.around[space]
        if on:
            self.exerting[faction] |= place
            self.zones[faction] |= around & ~self.unzoned[faction]
        else:
            self.exerting[faction] &= ~place
            others = self.exerting[faction] & self.c.map.two_steps_from(space)
            lost = around & ~self.c.map.step_links.spread(others)
            self.zones[faction] &= ~lost

    def _reached(self, faction: int) -> int:
        """U65: the neighbours of units that exert a zone of control, not across water or into shut hexes."""
        return self.c.map.step_links.spread(self.exerting[faction]) & ~self.unzoned[faction]

    # ---------------------------------------------------------------- what follows, all at once

    def derive(self) -> None:
        """All that is kept for speed; also called when countries, land or policies have changed."""
        factions, c = range(len(FACTIONS)), self.c
        self._stir()
        self.kept_out = [-1] * len(c.countries)
        self.land, self.closed, self.unzoned = map(list, self._politics())
        held = list(zip(c.map.city_hex, self.control, strict=True))
        self.cities = [mask_of([place for place, f in held if f == one]) for one in factions]
        standing_forts = [(at, self.joined[of]) for at, of in zip(self.fort_at, self.fort_of, strict=True)]
        self.forts = [mask_of(at for at, f in standing_forts if at != NONE and f == one) for one in factions]
        self.units_at = [{} for _ in range(4)]
        self.present, self.standing, self.exerting, self.mustered = [0] * 3, [0] * 3, [0] * 3, [0] * 3
        for unit, space in enumerate(self.at):
            if space >= 0:
                self._derive_unit(unit, space)
        self.filled = [mask_of(units) for units in self.units_at]
        self.zones = [self._reached(one) for one in factions]

    def _derive_unit(self, unit: int, space: int) -> None:
        faction, branch = self.faction_of(unit), self.c.branch[unit]
        self.mustered[faction] |= 1 << unit
        if space < self.c.map.hexes:
            self.units_at[branch][space] = unit
            self.present[faction] |= 1 << space
            if branch == GROUND:
                self.standing[faction] |= 1 << space
                if not self.in_fort[unit]:
                    self.exerting[faction] |= 1 << space

    def _politics(self) -> tuple[list[int], ...]:
        """Land, and what is closed and out of zones: found out once for what countries and policies are in a
        month, and remembered for all positions."""
        columns = self.status, self.joined, self.policy, self.area_owner, self.annexed
        setting = self.setup.scenario, self.turn, *map(tuple, columns)
        known: dict[Any, tuple[list[int], ...]] = self.c.politics
        found = known.get(setting)
        if found is None:
            if len(known) >= POLITICS_REMEMBERED:
                known.clear()
            found = known[setting] = self._derive_politics()
        return found

    def _derive_politics(self) -> tuple[list[int], ...]:
        """U16, U150: an area is its owner's, other land its country's, or that of who annexed it."""
        from grognard.games.unconditional_surrender.rules.factions import closed_to, unzoned_for

        self.land = [0] * len(self.c.countries)
        for bunch, mask in self.c.bunches.items():
            country, area = bunch
            owner = self.area_owner[area] if area != NONE else country
            self.land[self.annexed[owner]] |= mask
        factions = range(len(FACTIONS))
        unzoned = [unzoned_for(self, one) for one in factions]
        return self.land, [closed_to(self, one) for one in factions], unzoned

    # ---------------------------------------------------------------- what not every seat may know

    def _answers_fitting(self, _column: str, seat: int) -> Sequence[int]:
        """U10: none yet, or any; who has answered an open question in a whole position has done so."""
        top: Any = self.stack[-1]
        if self.answered[seat] == 0 or not top.secret or seat not in top.put_to(self):
            return (0,)
        return (0, WILL_COMMIT, WILL_NOT) if self.answered[seat] is UNKNOWN else (WILL_COMMIT, WILL_NOT)

    hidden = (
        Hidden(  # U10, U82: the choices to commit, until both are revealed
            columns=("answered",),
            knows=lambda s, seat, one: one == seat or not s.stack[-1].secret,
            fits=_answers_fitting,
            pictured=False,
        ),
    )

    def pieces(self) -> list[str]:
        """Every unit and marker: none is ever lost or made twice, as each is a row of the columns."""
        return [*self.c.unit_names, *self.c.marker_names]
