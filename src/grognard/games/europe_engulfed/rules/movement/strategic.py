"""5.2, 5.32, strategic movement: any distance through friendly land, over the sea with transports."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from grognard.games.europe_engulfed.components import AXIS, NOBODY, NOWHERE, WESTERN
from grognard.games.europe_engulfed.map_data import ZONES
from grognard.games.europe_engulfed.rules.asking import USED_UP, PhaseStep, on_the_map, why_not_yours
from grognard.games.europe_engulfed.rules.blocks import lay_open, put
from grognard.games.europe_engulfed.rules.control import contested, friendly, is_contested, through_vichy
from grognard.games.europe_engulfed.rules.movement.reach import Way
from grognard.games.europe_engulfed.rules.naval.interdiction import interdict
from grognard.games.europe_engulfed.rules.naval.transfers import why_no_way
from grognard.games.europe_engulfed.rules.naval.transport import available, use, why_no_ship
from grognard.games.europe_engulfed.rules.partisans import unguarded
from grognard.games.europe_engulfed.rules.phases import PHASES
from grognard.games.europe_engulfed.rules.politics.ferry import count_ferry, ferry_goals, why_not_ferried
from grognard.games.europe_engulfed.rules.politics.operating import (
    crossed_by_train,
    finnish_border,
    open_to,
    why_closed,
)
from grognard.games.europe_engulfed.rules.politics.vichy import arrive, unoccupied
from grognard.games.europe_engulfed.rules.supply.lines import joined
from grognard.games.europe_engulfed.rules.supply.sea import ports
from grognard.games.europe_engulfed.rules.theatre import figure
from grognard.games.europe_engulfed.seating import seats_in_turn
from grognard.games.europe_engulfed.state import SUPPLIED
from grognard.kernel.columns import with_entry
from grognard.kernel.masks import listed, mask_of, spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position
    from grognard.kernel.action import Action

Move = tuple[int, Way]


def limit(s: Position, power: int) -> int:
    """5.24, 20.0: strategic moves a phase; 2.13, 2.25: U-boats and bombers cost some, but not all."""
    table, name = s.c.tables["strategic_moves"], s.c.power_ids[power]
    if power == s.c.ussr and s.camp[s.holder[s.c.index["moscow"]]] == AXIS:
        return int(table["without_moscow"])
    sort = s.c.powers[power].sort
    most = table[name] if sort == "major" else table["axis_minors" if sort == "axis_minor" else "minor"]
    if power in (s.c.britain, s.c.usa):
        most -= s.u_boats // s.c.tables["u_boats"]["moves_lost_for"]
    if power == s.c.germany:
        most = (figure(s, "german_strategic_moves") or most) - s.bombed
    return max(int(most), int(table["least"]))


def western_limit(s: Position) -> int:
    """2.27: how many of the German moves may touch the West after a raid in support of ground operations."""
    return limit(s, s.c.germany) - max(s.supported, 0)


def account(s: Position, power: int) -> int:
    """5.24: whose moves are counted; the Axis minor powers have theirs together."""
    return s.c.axis_minors[0] if power in s.c.axis_minors else power


def is_round_the_cape(s: Position, path: Way) -> bool:
    """5.33: over the Atlantic and round Africa, not just from one of the Cape's ports to the other."""
    return {s.c.index["atlantic"], s.c.index["cape"]} <= {*path}


def moves_taken(s: Position, power: int, path: Way) -> int:
    """5.24, 5.33: how many of a power's moves one takes: round the Cape all of them."""
    return limit(s, power) if is_round_the_cape(s, path) else 1


def cape_fleets(s: Position) -> int:
    return int(s.c.tables["naval"]["cape_strategic_fleets"])


def _transports(s: Position, sea: int, round_africa: bool) -> int:
    """5.32, 5.33: one fleet point in each sea zone; round Africa four of the Atlantic in all."""
    if not round_africa:
        return 1
    return cape_fleets(s) if sea in s.c.map.seas else 0


class Rail:
    """The land that a unit may cross and stay in by strategic movement, and how it hangs together."""

    def __init__(
        self, s: Position, unit: int, shun: int = 0, dead_ends: int = 0, plainly: bool = False
    ) -> None:
        """`shun`: land that it must not touch; `dead_ends`: that it may enter but not cross.

        `plainly`: as far as all see who do not know what it is.
        """
        self.s, self.unit, self.dead_ends = s, unit, dead_ends
        self.power = s.colour_of(unit) if plainly else s.power_of(unit)
        self.camp, self.start = s.camp_of(unit), s.at[unit]
        own = friendly(s, self.power) | through_vichy(s, self.power)
        self.calm = own & s.c.map.land & ~contested(s)
        land = self.calm & (~_unsafe(s, self.camp) | 1 << self.start)  # 4.7: who is there may leave
        land &= ~(shun | _closed_by_bombers(s, self.power))
        told = not plainly or self.power == s.c.italy  # 9.41: where Italians go is no secret
        entered = open_to(s, unit) if told else -1
        land &= crossed_by_train(s, unit, entered) if told else -1
        self.land = land & ~s.c.map.swamps if not plainly and s.kind(unit).armour else land
        passage = through_vichy(s, self.power) & ~(1 << s.c.index["lebanon"])  # 9.524
        passage |= unoccupied(s, self.power)  # 9.527
        self.stay = self.land & ~passage & ~(1 << self.start) & (-1 if plainly else entered)
        if s.c.is_aircraft[unit]:
            self.stay &= ~s.c.map.fortresses
        finland = s.c.country[s.c.finland] if self.camp == AXIS else 0
        border = self.land & finland and self.land & ~finland
        self.shut = partial(finnish_border, s, self.camp) if border else None

    def region(self, start: int) -> int:
        """5.22: what can be reached by land, straits included; aircraft follow air routes as well."""
        through = self.land & ~self.dead_ends
        found = joined(self.s, start & through, through, self.shut)
        while self.s.c.is_aircraft[self.unit]:
            flown = self._flown(found) & through & ~found
            if not flown:
                break
            found = joined(self.s, found | flown, through, self.shut)
        ends = 0
        for space in spaces_in(self.land & self.dead_ends):
            if joined(self.s, 1 << space, found | 1 << space, self.shut) & found:
                ends |= 1 << space
        return found | ends

    def _flown(self, found: int) -> int:
        if self.shut is None:
            return self.s.c.map.air.spread(found)
        mask = 0
        for space in spaces_in(found):
            mask |= self.s.c.map.air.neighbours[space] & ~self.shut(space)
        return mask

    def leads_anywhere(self) -> bool:
        if not self.land >> self.start & 1:
            return False
        return bool(self.by_land()) or any(spaces for _, spaces in self._passages())

    def by_land(self) -> int:
        return self.region(1 << self.start) & self.stay

    def by_sea(self) -> Iterator[tuple[Way, int]]:
        """5.32, 9.12: the rows of sea zones that can be crossed, and where each leads."""
        for seas, spaces in self._passages():
            for sea in seas:
                spaces = ferry_goals(self.s, self.unit, sea, spaces)
            yield seas, spaces

    def _passages(self) -> Iterator[tuple[Way, int]]:
        home = self.region(1 << self.start)
        for sea in self.s.c.map.seas:
            if self._sails(home, sea):
                yield from self._onward((sea,))
        if self.camp == WESTERN:
            yield from self._by_the_cape(home)

    def _onward(self, row: Way) -> Iterator[tuple[Way, int]]:
        """5.32: from sea zone to sea zone as fleet points could be transferred (8.31, 8.32)."""
        here = row[-1]
        yield row, self._beyond(here)
        for sea in self.s.c.map.seas:
            known = sea in row or not available(self.s, self.power, sea)
            if not known and why_no_way(self.s, self.camp, here, sea) is None:
                yield from self._onward((*row, sea))

    def _by_the_cape(self, home: int) -> Iterator[tuple[Way, int]]:
        """5.33: British units from the Atlantic to the Cape's ports or back; westerners between those two."""
        s, index = self.s, self.s.c.index
        atlantic, cape = index["atlantic"], index["cape"]
        idle, gulf = available(s, self.power, cape), ports(s, self.camp, home, cape)
        if gulf and idle:
            yield (cape,), self._beyond(cape)
        if self.power != s.c.britain or s.strategic[self.power] or idle < cape_fleets(s):
            return
        if ports(s, self.camp, home, atlantic):
            yield (atlantic, cape), self._beyond(cape) | self._contested_ports(cape)
        if gulf:
            yield (cape, atlantic), self._beyond(atlantic)

    def _contested_ports(self, sea: int) -> int:
        """5.33: round the Cape even into a friendly area that is contested."""
        land = friendly(self.s, self.power) & contested(self.s) & open_to(self.s, self.unit)
        return ports(self.s, self.camp, land, sea) & ~(1 << self.start)

    def _sails(self, home: int, sea: int) -> bool:
        return self._has_pier(home, sea) and available(self.s, self.power, sea) > 0

    def _has_pier(self, home: int, sea: int) -> bool:
        """5.32, 7.22: from a port, or out of a beachhead; into one strategic movement does not lead."""
        s = self.s
        return bool(ports(s, self.camp, home, sea)) or any(
            s.beachhead[space] == self.camp for space in spaces_in(s.c.map.beaches[sea] & home)
        )

    def _beyond(self, sea: int) -> int:
        return self.region(ports(self.s, self.camp, self.land, sea)) & self.stay

    def ends(self) -> Iterator[Way]:
        """A way to each destination: by land where that is possible, else over as few seas as possible."""
        seen = self.by_land()
        yield from ((space,) for space in listed(seen))
        for seas, spaces in sorted(self.by_sea(), key=lambda row: len(row[0])):
            yield from ((*seas, space) for space in spaces_in(spaces & ~seen))
            seen |= spaces

    def why_not(self, path: Way) -> Refusal | None:
        s, (*seas, end) = self.s, path
        name = s.c.name(end)
        if not self.land >> self.start & 1:
            return self._why_bombed(self.start) or refuse(
                "5.23", "not-from-there", space=s.c.name(self.start)
            )
        cape = s.c.index["cape"]
        into_battle = self._contested_ports(cape) if cape in seas else 0
        if not (self.stay | into_battle) >> end & 1:
            return self._why_not_into(end)
        if not seas:
            return None if self.by_land() >> end & 1 else self._why_no_line(end)
        for sea in seas:
            refusal = why_not_ferried(s, self.unit, sea, end)
            if refusal is not None:
                return refusal
        for row, spaces in self.by_sea():
            if row == tuple(seas) and spaces >> end & 1:
                return None
        shut = self._why_no_door(tuple(seas)) or self._why_not_round_africa(path)
        return shut or self._why_no_ships(tuple(seas), end) or refuse("5.32", "no-passage", space=name)

    def _why_no_door(self, seas: Way) -> Refusal | None:
        """8.31, 8.32: whether fleet points could be transferred from one of these sea zones to the next."""
        zones = self.s.c.map.seas
        doors = (two for two in pairwise(seas) if two[0] in zones and two[1] in zones)
        refusals = (why_no_way(self.s, self.camp, *two) for two in doors)
        return next((refusal for refusal in refusals if refusal is not None), None)

    def _why_no_ships(self, seas: Way, end: int) -> Refusal | None:
        """5.34, 9.51: whether fleet points are all that is missing between a port here and one there."""
        s = self.s
        if not all(s.c.map.sea_zones >> sea & 1 for sea in seas):
            return None
        if not self._has_pier(self.region(1 << self.start), seas[0]) or not self._beyond(seas[-1]) >> end & 1:
            return None
        without = (sea for sea in seas if not available(s, self.power, sea))
        return next((why_no_ship(s, self.power, sea) for sea in without), None)

    def _why_no_line(self, end: int) -> Refusal:
        """5.22: what lies in the way by land, where one space is all that does; 9.12: or at sea; 2.27: or the
        bombed West."""
        s = self.s
        for seas, spaces in self._passages():
            barred = (why_not_ferried(s, self.unit, sea, end) for sea in seas if spaces >> end & 1)
            refusal = next((one for one in barred if one is not None), None)
            if refusal is not None:
                return refusal
        west = _closed_by_bombers(s, self.power) & self.calm & ~_unsafe(s, self.camp)
        if west and joined(s, 1 << self.start, self.land | west, self.shut) >> end & 1:
            return _bombed(s)
        marshes = s.c.map.swamps & (-1 if s.kind(self.unit).armour else self.dead_ends)
        for space in spaces_in(self.calm & (marshes | _unsafe(s, self.camp))):
            way = self.land & ~self.dead_ends | 1 << space | 1 << end
            if not joined(s, 1 << self.start, way, self.shut) >> end & 1:
                continue
            if _unsafe(s, self.camp) >> space & 1:
                return refuse("4.7", "unguarded", space=s.c.name(space))
            if s.kind(self.unit).armour:
                return refuse("5.15", "armour-in-swamp", space=s.c.name(space))
            return refuse("5.15", "not-out-of-swamp", unit=s.c.handles[self.unit])
        gates = {*s.c.map.blocked.values()}
        opened = self.land | mask_of(gates)
        if joined(s, 1 << self.start, opened, self.shut) >> end & 1:
            return refuse("5.17", "guarded", space=s.c.name(min(gates)))
        if self.shut is not None and joined(s, 1 << self.start, opened) >> end & 1:
            return refuse("9.17", "finnish-border", space=s.c.name(end))
        return refuse("5.22", "no-line", space=s.c.name(end))

    def _why_not_round_africa(self, path: Way) -> Refusal | None:
        """5.33: who may go round the Cape, and what that takes."""
        s, fleets = self.s, cape_fleets(self.s)
        if not is_round_the_cape(s, path):
            return None
        if self.power != s.c.britain:
            return refuse("5.33", "cape-british-only")
        if s.strategic[self.power]:
            return refuse("5.33", "cape-whole-phase")
        if available(s, self.power, s.c.index["cape"]) < fleets:
            return refuse("5.33", "cape-fleets", number=fleets)
        return None

    def _why_bombed(self, space: int) -> Refusal | None:
        return _bombed(self.s) if _closed_by_bombers(self.s, self.power) >> space & 1 else None

    def _why_not_into(self, end: int) -> Refusal:
        """5.23: what is amiss with a destination; that it is not friendly and calm, if nothing else is."""
        s, name = self.s, self.s.c.name(end)
        if end == self.start:
            return refuse("5.21", "there-already", unit=s.c.handles[self.unit], space=name)
        if self.camp == AXIS and s.c.map.closed_to_axis >> end & 1:
            return refuse("5.18", "urals", space=name)
        if s.kind(self.unit).armour and s.c.map.swamps >> end & 1:
            return refuse("5.15", "armour-in-swamp", space=name)
        calm = friendly(s, self.power) & ~contested(s)
        if calm >> end & 1:
            if s.c.is_aircraft[self.unit] and s.c.map.fortresses >> end & 1:
                return refuse("5.5", "no-aircraft-in-fortress", space=name)
            if not (open_to(s, self.unit) & ~unoccupied(s, self.power)) >> end & 1:
                return why_closed(s, self.unit, end)
            if _unsafe(s, self.camp) >> end & 1:
                return refuse("4.7", "unguarded", space=name)
            bombed = self._why_bombed(end)
            if bombed is not None:
                return bombed
        return refuse("5.23", "not-into-that", space=name)


def _west(s: Position) -> int:
    return s.c.map.in_zone[ZONES.index("west")]


def _closed_by_bombers(s: Position, power: int) -> int:
    """2.27: the West, once the German moves that are left there have been made."""
    if power != s.c.germany or s.supported == NOBODY or s.western < western_limit(s):
        return 0
    return _west(s)


def _bombed(s: Position) -> Refusal:
    return refuse("2.27", "west-bombed", most=max(0, western_limit(s)))


def _unsafe(s: Position, camp: int) -> int:
    """4.7: resource areas without a guard, for the western Allies Alexandria without a British one too."""
    mask, alexandria = unguarded(s, camp), s.c.index["alexandria"]
    if camp == WESTERN and s.holder[alexandria] != NOBODY:
        guards = s.stacks[alexandria] & s.c.ground
        if not any(s.power_of(unit) == s.c.britain for unit in spaces_in(guards)):
            mask |= 1 << alexandria
    return mask


class Strategic(PhaseStep, frozen=True):
    """1.24, 5.2: units of each power, up to its limit."""

    rule: ClassVar[str] = "1.24"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"entrain": ("unit", "path"), "end": ()}
    takes: ClassVar[Mapping[str, str]] = {"entrain": "5.2"}

    def proceed(self, s: Position) -> bool:
        """Seats have finished that have nobody left to move, as far as all can see: so it tells nothing."""
        for seat in self.seats(s):
            if not self.anybody(s, seat):
                s.done[seat] = 1
        if not self.seats(s):
            s.stack.pop()
            return True
        return False

    def anybody(self, s: Position, seat: int) -> bool:
        """Whether any unit could still begin a move: that follows from what everybody sees."""
        return any(self.rail(s, unit, plainly=True).leads_anywhere() for unit in self.able(s, seat))

    def able(self, s: Position, seat: int) -> Iterator[int]:
        """The units of a seat that `why_not_start` says nothing against."""
        spent: dict[int, bool] = {}
        for unit in on_the_map(s, seat):
            if s.moved[unit] or s.out[unit] != SUPPLIED:
                continue
            power = s.power_of(unit)
            if power not in spent:
                spent[power] = s.strategic[account(s, power)] >= limit(s, power)
            if not spent[power]:
                yield unit

    def shunned(self, s: Position) -> int:
        """1.13: in the initial phase the weather closes nothing."""
        return 0

    def dead_ends(self, s: Position) -> int:
        """5.15: in the initial phase swamps are crossed."""
        return 0

    def rail(self, s: Position, unit: int, shun: int = 0, plainly: bool = False) -> Rail:
        return Rail(s, unit, self.shunned(s) | shun, self.dead_ends(s), plainly)

    def _touches_west(self, s: Position, unit: int, path: Way) -> bool:
        """2.27: whether a German move begins or ends in the West or can't be made without crossing it.

        All see how many such moves have been made, so swamps count as if whoever goes were no armour.
        """
        if s.power_of(unit) != s.c.germany or s.supported == NOBODY:
            return False
        return self.rail(s, unit, _west(s), plainly=True).why_not(path) is not None

    def why_not_start(self, s: Position, seat: int, unit: int) -> Refusal | None:
        """What is known of a unit to all: its colour, that it has moved, its supply."""
        refusal, name = why_not_yours(s, seat, unit, "5.21"), s.c.handles[unit]
        if refusal is not None:
            return refusal
        if s.moved[unit]:
            return refuse("5.21", "has-moved", unit=name)
        if s.out[unit] != SUPPLIED:
            return refuse("3.4", "no-strategic-move", unit=name)
        return _why_none_left(s, s.power_of(unit))

    def legal_entrain(self, s: Position, seat: int) -> Iterator[Move]:
        for unit in on_the_map(s, seat):
            yield from self.ways(s, seat, unit)

    def begins_entrain(self, s: Position, seat: int) -> Iterator[tuple[int, int]]:
        for unit in on_the_map(s, seat):
            if next(self.ways(s, seat, unit), None) is not None:
                yield 0, unit

    def legal_entrain_with(self, s: Position, seat: int, number: int, thing: int) -> Iterator[Move]:
        for unit in on_the_map(s, seat):
            if number == 1 or unit == thing:
                yield from (one for one in self.ways(s, seat, unit) if number == 0 or one[1][-1] == thing)

    def ways(self, s: Position, seat: int, unit: int) -> Iterator[Move]:
        """All moves of one unit."""
        if self.why_not_start(s, seat, unit) is None:
            rail = self.rail(s, unit)
            if rail.land >> rail.start & 1:
                yield from ((unit, way) for way in rail.ends())

    def may_entrain(self, s: Position, seat: int, unit: int, path: Way) -> Refusal | None:
        refusal = self.why_not_start(s, seat, unit)
        return refusal if refusal is not None else self.rail(s, unit).why_not(path)

    def do_entrain(self, s: Position, seat: int, unit: int, path: Way) -> None:
        """8.21: transports are used and the enemy's dice rolled sea by sea."""
        power, (*seas, end) = s.power_of(unit), path
        s.western += self._touches_west(s, unit, path)
        round_africa = is_round_the_cape(s, path)
        s.strategic[account(s, power)] += moves_taken(s, power, path)
        s.tell("entrained", "5.2", unit=s.c.handles[unit], path=[s.c.name(space) for space in path])
        s.moved = with_entry(s.moved, unit, 1)
        for sea in seas:
            for _ in range(_transports(s, sea, round_africa)):
                use(s, power, sea)
            count_ferry(s, unit, sea)
            if s.at[unit] != NOWHERE and sea in s.c.map.seas:
                interdict(s, unit, sea)
        if s.at[unit] != NOWHERE:
            put(s, unit, end)
            if not s.c.is_aircraft[unit]:
                arrive(s, unit, end)
            if is_contested(s, end):
                lay_open(s, [unit])


def _why_none_left(s: Position, power: int) -> Refusal | None:
    """5.24: whether a power has made all the moves of the phase."""
    most = limit(s, power)
    if s.strategic[account(s, power)] < most:
        return None
    return refuse("5.24", "no-moves-left", power=s.c.power_ids[power], most=most)


def _why_used_up(s: Position, seat: int, action: Action) -> Refusal | None:
    """5.24, 2.27: the same, once the phase is over; 6.24: to its owner alone, as it names the power.

    A phase in which nobody can move is over at once: then it is told what keeps this unit from it.
    """
    unit = action.args[0]
    own = s.at[unit] != NOWHERE and s.seat_of(unit) == seat and seat in seats_in_turn(s)
    if not own or s.phase <= PHASES.index("strategic"):
        return None
    then = s.clone()
    then.moved = (0,) * len(s.moved)
    return Strategic().may_entrain(then, seat, *action.args)


USED_UP["entrain"] = _why_used_up


def open_strategic(s: Position) -> Strategic:
    """7.52: from here on nobody leaves without a rearguard any more."""
    s.strategic, s.western, s.freed = [0] * len(s.strategic), 0, []
    return Strategic()
