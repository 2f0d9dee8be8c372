"""A position: where units are and what they are, who holds what, fleets, tracks; and who may know of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeVar

from grognard.games.europe_engulfed.components import (
    AXIS,
    CAMPS,
    FOES,
    NOBODY,
    NOWHERE,
    WEATHER,
    WESTERN,
    Components,
    Type,
)
from grognard.games.europe_engulfed.seating import PLAYER_TURNS, EngulfedSetup, seat_of
from grognard.kernel.columns import Column, Derived
from grognard.kernel.hidden import UNKNOWN, Hidden
from grognard.kernel.masks import listed, mask_of, spaces_in
from grognard.kernel.notebook import ANYTHING, Line
from grognard.kernel.ranges import (
    Balance,
    Count,
    Each,
    EachUnit,
    Flag,
    OneOf,
    SpaceId,
    UnitId,
    UpTo,
    Within,
)
from grognard.kernel.state import PhaseKey, State

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.game import EuropeEngulfed

STAYED, BY_SEA, BY_AIR, BY_SHIP = -1, -2, -3, -4
"""How a unit came to where it is in this phase: landed by sea or by air, or by ship into a harbour; else the
space from which it came by land."""
SUPPLIED, OUT, OUT_MOVED = range(3)
"""3.4, 3.5: the supply of a unit; who is out of supply and has moved needs more to be restored."""
OWN, IN_VICHY, FREE_FRENCH, RESISTING = range(4)
"""9.52, 9.53: in whose service a French block is; 9.524: in the Levant, against the British."""


# What the numbers of columns and questions are.
T = TypeVar("T")
Place = Annotated[int, OneOf("space", NOWHERE)]
PieceId = Annotated[int, OneOf("piece")]
PowerOrNobody = Annotated[int, OneOf("power", NOBODY)]
PowerId = Annotated[int, OneOf("power")]
Camp = Annotated[int, Within(NOBODY, len(CAMPS) - 1)]
CampId = Annotated[int, Within(0, len(CAMPS) - 1)]
SeatId = Annotated[int, OneOf("seat")]
SeatOrNobody = Annotated[int, OneOf("seat", NOBODY)]
Turn = Annotated[int, OneOf("turn", -1, 12)]
"""A turn of the calendar, -1 for none, or one after its end: a next one that is allowed."""
Steps = Annotated[int, Within(0, 4)]
Coming = Annotated[int, OneOf("space", BY_SHIP)]
Supply = Annotated[int, Within(SUPPLIED, OUT_MOVED)]
Service = Annotated[int, Within(OWN, RESISTING)]
Fort = Annotated[int, Within(0, 2)]
CountOrNobody = Annotated[int, Within(NOBODY, 1000)]
WeatherKind = Annotated[int, Within(0, len(WEATHER) - 1)]
PhaseNumber = Annotated[int, Within(0, 20)]
FreePool = Annotated[int, Within(0, 2)]
PaidFor = Annotated[int, OneOf("power and space")]
EachPiece = Annotated[list[T], Each("piece")]
EachPower = Annotated[list[T], Each("power")]
EachFleet = Annotated[list[T], Each("power and sea")]
EachZone = Annotated[list[T], Each("zone")]
EachItem = Annotated[list[T], Each("item")]
EachEvent = Annotated[list[T], Each("event")]
# Of what seldom changes: copies share it.
Services = Annotated[tuple[Service, ...], Each("unit")]
Origins = Annotated[tuple[Place, ...], Each("unit")]
Drops = Annotated[tuple[Turn, ...], Each("piece")]
UnitFlags = Annotated[tuple[Flag, ...], Each("unit")]
Comings = Annotated[tuple[Coming, ...], Each("unit")]
Supplies = Annotated[tuple[Supply, ...], Each("unit")]
Holders = Annotated[tuple[PowerOrNobody, ...], Each("space")]
SpaceSet = Annotated[tuple[SpaceId, ...], UpTo("space")]
UnitSet = Annotated[tuple[UnitId, ...], UpTo("unit")]
Forts = Annotated[tuple[Fort, ...], Each("space")]
FortTurns = Annotated[tuple[Turn, ...], Each("space")]
Beachheads = Annotated[tuple[Camp, ...], Each("space")]
Fleets = Annotated[tuple[Count, ...], Each("power and sea")]
PowerFlags = Annotated[tuple[Flag, ...], Each("power")]
PowerTurns = Annotated[tuple[Turn, ...], Each("power")]
EventTurns = Annotated[tuple[Turn, ...], Each("event")]
EachSeat = Annotated[list[T], UpTo("seat")]
Noted = Annotated[tuple[Line, ...], Each("unit")]
NotedSteps = Annotated[tuple[Steps, ...], Each("piece")]
OfOne = Annotated[list[T], Each(1)]
OfTwo = Annotated[list[T], Each(2)]
OfThree = Annotated[list[T], Each(3)]


class Spaces:
    """A set of spaces that the position keeps one by one, its numbers being small; rules use a mask."""

    def __init__(self, column: str) -> None:
        self.column = column

    def __get__(self, s: Any, owner: type[Any]) -> int:
        return _as_mask(getattr(s, self.column))

    def __set__(self, s: Any, mask: int) -> None:
        setattr(s, self.column, listed(mask))


_as_mask = lru_cache(maxsize=1024)(mask_of)
"""Of sets that positions keep one by one: most are asked for again before they change."""


class Position(State):
    """Columns have an entry for each unit, piece, space, power or seat, as their heading says."""

    # for each unit
    at: Column[EachUnit[Place]]  # its space, or NOWHERE: in its pool
    what: Column[EachUnit[PieceId]]  # which of the pieces with its back it is
    steps: Column[EachUnit[Steps]]  # none in the pool; aircraft have one
    open: Column[UnitFlags]  # 6.24: it lies open to all
    moved: Column[UnitFlags]  # it has moved in this phase
    via: Column[Comings]  # how it came here in this phase: a space, STAYED, BY_SEA, BY_AIR
    out: Column[Supplies]  # 3.4: SUPPLIED, OUT, OUT_MOVED
    service: Column[Services]  # OWN, IN_VICHY, FREE_FRENCH
    ready: Column[UnitFlags]  # 9.16: of an Axis minor power, once at full strength: it may go abroad
    # for each piece
    dropped: Column[Drops]  # 7.3: the turn of its last airborne assault, or -1
    # for each space
    holder: Column[Holders]  # the power that controls it, or NOBODY
    fort: Column[Forts]  # 6.9: 1 a fortification, 2 a heavy one
    fort_turn: Column[FortTurns]  # the turn in which it was built
    beachhead: Column[Beachheads]  # 7.22: the camp whose beachhead is there, or NOBODY
    # for each power
    camp: Column[EachPower[Camp]]  # the camp it fights for, or NOBODY
    war: Column[EachPower[Flag]]  # 1 if it is at war
    conquered: Column[PowerFlags]  # 10.1, 10.2
    actions: Column[EachPower[Count]]  # 7.1: its special actions
    werps: Column[EachPower[Count]]  # 4.1: those left in this production phase
    strategic: Column[EachPower[Count]]  # 5.24: the strategic moves it has made in this phase
    next_fleet: Column[PowerTurns]  # 4.62: the first turn in which it may build a fleet point
    transfers: Column[EachPower[Count]]  # 8.3: fleet points it has transferred in this turn
    # for each power and sea, power by power
    fleets: Column[Fleets]
    used: Column[Fleets]  # 5.34: those without transport for the rest of this turn
    shifted: Column[Fleets]  # 8.3, 8.14: those of them that were transferred and have carried nobody
    # the general information track: of Germany, then of Britain and the U.S.A.
    fighters: Column[OfTwo[Count]]
    bombers: Column[OfTwo[Count]]
    flak: Column[OfTwo[Count]]
    next_flak: Column[OfTwo[Turn]]  # 4.61
    u_boats: Column[Count]
    asw: Column[Count]
    next_asw: Column[Turn]
    v1: Column[Count]
    v2: Column[Count]
    # the course of the turn
    turn: Column[Turn]
    weather: Column[EachZone[WeatherKind]]  # by zone
    active: Column[Flag]  # whose player-turn it is: 0 that of the Axis, 1 that of the Allies
    phase: Column[PhaseNumber]
    done: Column[EachSeat[Flag]]  # by seat: it has finished this phase
    fresh_spaces: Column[SpaceSet]  # the areas that were newly contested in this phase
    fought_spaces: Column[SpaceSet]  # the areas in which a round has been fought in this phase
    engaged: Column[UnitFlags]  # 6.22, by unit: an aircraft that fights in the air in this round
    answered: Column[EachSeat[Flag]]  # by seat: it has answered a secret question
    # 2, 4: the strategic war and production
    bombed: Column[Count]  # 2.25: the strategic moves that Germany loses in this turn
    supported: Column[CountOrNobody]  # 2.27: those that a raid took in the West in this turn, or NOBODY
    last_support: Column[Turn]  # 2.27: the turn of the last such raid, or NOBODY
    western: Column[Count]  # 2.27: German strategic moves in the West in this phase
    raids_from: Column[Turn]  # 2.2: the first turn in which Germany may bomb Britain, or NOBODY
    raised_units: Column[UnitSet]  # 4.41: the units that have come onto the map in this phase
    refitted_spaces: Column[SpaceSet]  # 7.8: the spaces with unrestricted replacements in this phase
    kept: Column[EachPower[Count]]  # 7.8, by power: special actions left of earlier turns
    bought: Column[EachItem[Count]]  # 2.3, by item: points that the producing power has bought in this phase
    sent: Column[OfThree[Count]]  # 9.35: WERPs that it has sent, to an ally, by Murmansk, by Persia
    purse: Column[Count]  # 9.35: the WERPs that it had after its upkeep
    heavy_forts: Column[Count]  # 6.95: heavy fortifications that have been built
    dry: Column[Flag]  # 9.19: 1 while Germany produces without the oil of Ploesti
    fuel: Column[OfTwo[Count]]  # 9.19: German armour steps in this phase without oil, and elite ones of them
    given: Column[PowerTurns]  # 9.15, by power: the turn of its last free step, or NOBODY
    free_pool: Column[FreePool]  # 9.532: how much of the Free French is in the American pool: none, some, all
    free_steps: Column[OfOne[Count]]  # 9.533: their steps in this phase, as one entry
    stirred_spaces: Column[SpaceSet]  # the spaces whose stacks have changed since they were last mixed
    # politics
    maginot: Column[Flag]
    vichy: Column[Flag]
    pact: Column[Flag]
    conscription: Column[Count]
    # special actions of this player-turn
    landing: Column[list[PaidFor]]  # 7.2, 7.3: powers and areas that they have paid to land in
    invaded_spaces: Column[SpaceSet]  # 7.2: the areas invaded by sea in this player-turn
    freed: Column[list[PaidFor]]  # 7.52: powers and contested areas that they may leave without rearguard
    since: Column[EventTurns]  # by event of politics/events.py: the turn in which it happened, or -1
    points: Column[OfTwo[Balance]]  # 16.0: victory points of the Axis, of the Allies
    scored_spaces: Column[list[SpaceId]]  # 16.0: the spaces that have given the Axis its point
    ceded: Column[list[SpaceId]]  # 9.28: areas that the Ally with priority of entry has given up
    claimed: Column[list[SpaceId]]  # 9.28: those that he keeps for himself
    ferried: Column[Count]  # 9.12: German ground units in Italian ships in this turn
    # naval operations
    shipped_spaces: Column[SpaceSet]  # 5.31: where sea transport has gone in this phase
    sailed_from: Column[Origins]  # 6.86, by unit: from where it went to attack Malta, or NOWHERE
    # what everybody can have noted of blocks with their backs to him (rules/noting.py); copies share it
    notes: Column[Noted]  # by unit: the pieces that it may be
    least: Column[NotedSteps]  # by piece: how few steps it may have, if it is on the map
    most: Column[NotedSteps]  # by piece: how many

    fresh, fought = Spaces("fresh_spaces"), Spaces("fought_spaces")
    stirred, shipped = Spaces("stirred_spaces"), Spaces("shipped_spaces")
    raised, refitted = Spaces("raised_units"), Spaces("refitted_spaces")
    invaded = Spaces("invaded_spaces")

    stacks: Derived[list[int]]  # by space: the units in it, as a mask
    held: Derived[list[int]]  # by power: the spaces that it holds, as a mask
    on_map: Derived[int]  # the units that are not in their pools, as a mask
    members: Derived[list[int]]  # by camp: its units, as a mask
    commanded: Derived[list[int]]  # by seat: its units, as a mask
    warring: Derived[tuple[tuple[int, ...], ...]]  # by camp, in the end of none: its powers that are at war
    belligerent: Derived[int]  # the units of powers at war, as a mask
    against: Derived[tuple[int, ...]]  # by camp: the ground units that are at war with it, as a mask
    enemies: Derived[tuple[tuple[int, ...], ...]]  # by camp: the camps that it is at war with (9.28)
    opponents: Derived[tuple[tuple[int, ...], ...]]  # by camp: the powers of these that are at war
    sides: Derived[tuple[tuple[int, ...], ...]]  # by camp, in the end of none: all its powers
    at_war: Derived[tuple[bool, ...]]  # by camp: whether any of its powers is at war
    c: Derived[Components]  # everything on the table: rules look at it all the time
    game: EuropeEngulfed
    setup: EngulfedSetup

    def __init__(self, game: EuropeEngulfed, setup: EngulfedSetup, seed: str, scripted: list[int]) -> None:
        super().__init__(game, setup, seed, scripted)
        self.c = game.components

    def derive(self) -> None:
        self.stacks, self.on_map = [0] * len(self.c.board), 0
        for unit, space in enumerate(self.at):
            if space != NOWHERE:
                self.stacks[space] |= 1 << unit
                self.on_map |= 1 << unit
        self.held = [0] * len(self.c.powers)
        for space, power in enumerate(self.holder):
            if power != NOBODY:
                self.held[power] |= 1 << space
        self.enrol()

    def enrol(self) -> None:
        """After a power or a block has changed sides: which units each camp has, and which are at war."""
        if self.recalled is not None:
            self.rest()
        self.members, self.belligerent = [0, 0, 0], 0
        self.commanded = [0] * len(self.setup.seats)
        served = enumerate(self.service) if any(self.service) else ()
        abroad = mask_of(unit for unit, service in served if service != OWN)
        for units in self.c.with_back.values():  # all of a colour are alike, but for those
            self._enlist(units & ~abroad)
        for unit in spaces_in(abroad):
            self._enlist(1 << unit)
        self.sides = tuple(
            tuple(power for power, own in enumerate(self.camp) if own == camp)
            for camp in (*range(len(CAMPS)), NOBODY)
        )
        self.warring = tuple(tuple(power for power in side if self.war[power]) for side in self.sides)
        armed = [members & self.belligerent & self.c.ground for members in self.members]
        pairs = list(zip(self.war, self.camp, strict=True))
        self.at_war = tuple((1, camp) in pairs for camp in range(len(CAMPS)))
        self.enemies = tuple(
            tuple(foe for foe in FOES[camp] if self.at_war[camp] and self.at_war[foe])
            for camp in range(len(CAMPS))
        )
        self.opponents = tuple(tuple(chain(*(self.warring[foe] for foe in foes))) for foes in self.enemies)
        self.against = tuple(sum(armed[foe] for foe in self.enemies[camp]) for camp in range(len(CAMPS)))

    def _enlist(self, units: int) -> None:
        """Units that have the same camp, commander and part in the war."""
        if not units:
            return
        one = listed(units)[0]
        camp, seat = self.camp_of(one), self.seat_of(one)
        if camp != NOBODY:
            self.members[camp] |= units
            self.belligerent |= units * self._at_war(one)
        if seat != NOBODY:
            self.commanded[seat] |= units

    def fighting(self, camp: int) -> bool:
        """Whether any power of a camp is at war."""
        return self.at_war[camp]

    def _at_war(self, unit: int) -> int:
        """Of powers that share a colour all are at war if one is (9.15)."""
        if self.service[unit] != OWN:
            return 1 if self.service[unit] == RESISTING else self.war[self.power_of(unit)]
        return max(self.war[power] for power in self.c.sharing[self.c.back[unit]])

    @property
    def waiting(self) -> tuple[int, ...]:
        """Who may act, worked out once while the position rests: some questions look at many units for it."""
        if self.outcome is not None or self.recalled is None:
            return super().waiting
        step, known = self.stack[-1], self.recalled.get("waiting")
        if known is None or known[0] is not step:
            known = self.recalled["waiting"] = step, step.seats(self)
        return known[1]

    @property
    def phase_key(self) -> PhaseKey:
        """1.0: turn, phase, player-turn."""
        return PhaseKey(self.turn, str(self.phase), PLAYER_TURNS[self.active])

    added: ClassVar = {
        "shifted": lambda s: (0,) * len(s.c.powers) * len(s.c.map.seas),
        "notes": lambda s: (ANYTHING,) * len(s.c.handles),
        "least": lambda s: (1,) * len(s.c.pieces),
        "most": lambda s: s.c.full_steps,
    }

    # ---------------------------------------------------------------- units

    def power_of(self, unit: int) -> int:
        """The power that a unit belongs to; a Free French one is American (9.531)."""
        if self.service[unit] != OWN:
            return self.c.usa if self.service[unit] == FREE_FRENCH else self.c.vichy
        sole = self.c.sole[unit]
        return sole if sole != NOBODY else self.c.piece_power[self.what[unit]]

    def colour_of(self, unit: int) -> int:
        """What anybody can see: whose colour a unit has; of a shared one, a power of it that is at war."""
        if self.service[unit] != OWN or self.c.sole[unit] != NOBODY:
            return self.power_of(unit)
        powers = self.c.sharing[self.c.back[unit]]
        return max(powers, key=lambda power: self.war[power])

    def camp_of(self, unit: int) -> int:
        """What anybody can see: the camp of its colour."""
        if self.service[unit] in (IN_VICHY, RESISTING):
            return AXIS if self.service[unit] == RESISTING else self.camp[self.c.vichy]
        return WESTERN if self.service[unit] == FREE_FRENCH else self.camp[self.c.lead[unit]]

    def kind(self, unit: int) -> Type:
        return self.c.piece_kind[self.what[unit]]

    def full(self, unit: int) -> int:
        """Its steps at full strength."""
        return self.c.pieces[self.what[unit]].steps

    def seat_of(self, unit: int) -> int:
        """Who commands it."""
        if self.service[unit] == OWN:
            return seat_of(self, self.c.lead[unit])
        return seat_of(self, self.power_of(unit))

    # ---------------------------------------------------------------- what not every seat may know

    def _known(self, seat: int | None, unit: int) -> bool:
        """0.10, 6.24, 9.522: its owner, and everybody if it lies open, flies, or is one of Vichy's."""
        if seat is not None and self.commanded[seat] >> unit & 1:
            return True
        public = self.open[unit] or self.c.is_aircraft[unit] or self.service[unit] in (IN_VICHY, RESISTING)
        return bool(public)

    def _all_known(self, seat: int | None) -> list[Any]:
        """The same of all blocks."""
        known = self.c.is_aircraft[:]
        for unit in listed(self.commanded[seat]) if seat is not None else ():
            known[unit] = True
        for unit, opened in enumerate(self.open) if 1 in self.open else ():
            known[unit] = known[unit] or opened == 1
        for unit, serves in enumerate(self.service) if any(self.service) else ():
            known[unit] = known[unit] or serves in (IN_VICHY, RESISTING)
        return known

    def _fitting(self, column: str, unit: int) -> Sequence[int]:
        """Any piece of its back that may be where it is, a Free French one one of theirs; its steps."""
        if column == "steps":
            return (0,) if self.at[unit] == NOWHERE else range(1, self.full(unit) + 1)
        if column == "ready":
            return self._ready_fitting(unit)
        deck = self.c.at_home_in(self.c.back[unit], self.at[unit])
        if self.service[unit] != FREE_FRENCH:
            return deck
        return [piece for piece in deck if self.c.pieces[piece].block in self.c.free_blocks]

    def _recalled(self, column: str, unit: int) -> Sequence[int]:
        """As many steps as a notebook leaves open for the piece that it is."""
        if column != "steps" or self.at[unit] == NOWHERE:
            return self._fitting(column, unit)
        piece = self.what[unit]
        return range(self.least[piece], self.most[piece] + 1)

    def _ready_fitting(self, unit: int) -> Sequence[int]:
        """9.16: open only for a reduced unit of an Axis minor power in its country."""
        if self.at[unit] == NOWHERE or self.c.lead[unit] not in self.c.axis_minors:
            return (0,)
        return (1,) if self.seasoned(unit) else (0, 1)

    def seasoned(self, unit: int) -> bool:
        """9.16: whether a unit is at full strength or abroad, so that it has been ready once."""
        at_home = self.c.country[self.power_of(unit)] >> self.at[unit] & 1
        return self.steps[unit] == self.full(unit) or not at_home

    def _all_engaged(self, seat: int | None) -> list[bool]:
        if not self.stack[-1].secret:
            return [True] * len(self.engaged)
        return [self.seat_of(unit) == seat for unit in range(len(self.engaged))]

    def _engaged_fitting(self, _column: str, unit: int) -> Sequence[int]:
        """6.22: while aircraft are being committed, any of those that may be."""
        step: Any = self.stack[-1]
        planes = [plane for seat in step.put_to(self) for plane in step.planes(self, seat)]
        return (0, 1) if unit in planes else (0,)

    def _answers_fitting(self, _column: str, seat: int) -> Sequence[int]:
        """None yet, or one; who has answered an open question in a whole position has: the last answer closes
        it, and then all know."""
        if seat not in self.stack[-1].put_to(self):
            return (0,)
        return (0, 1) if self.answered[seat] is UNKNOWN else (self.answered[seat],)

    hidden = (
        Hidden(
            name="unit",
            piece="piece",
            columns=("what", "steps", "ready"),
            knows=_known,
            known=_all_known,
            back=lambda s, unit: s.c.back[unit],
            deck=lambda s, back: s.c.deck[back],
            alike=lambda s, back: s.c.units_with[back],
            fits=_fitting,
            notes="notes",
            recalls=_recalled,
        ),
        Hidden(  # 6.22: what is committed in secret, until both show it
            columns=("engaged",),
            knows=lambda s, seat, unit: not s.stack[-1].secret or s.seat_of(unit) == seat,
            known=_all_engaged,
            fits=_engaged_fitting,
        ),
        Hidden(  # 4.5, 9.19: what kind of steps Germany has bought
            columns=("fuel",),
            knows=lambda s, seat, one: seat == 0 or not s.dry,
            fits=lambda s, _column, one: range(s.c.tables["oil"][("armour_steps", "elite_steps")[one]] + 1),
        ),
        Hidden(  # 4.5, 9.533: how many of the steps that the U.S.A. have bought are Free French
            columns=("free_steps",),
            knows=lambda s, seat, one: seat == seat_of(s, s.c.usa),
            fits=lambda s, _column, one: range(s.c.free_french["steps_per_turn"] + 1),
        ),
        Hidden(
            columns=("answered",),
            knows=lambda s, seat, one: not s.stack[-1].secret or one == seat,
            fits=_answers_fitting,
            pictured=False,
        ),
    )
    blocks: ClassVar[Hidden] = hidden[0]
