"""7.2, amphibious invasion: who may invade what, and the infantry that goes ashore."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from grognard.games.europe_engulfed.components import CAMPS, CLEAR, LIGHT_MUD, NOBODY, SOVIET, WESTERN
from grognard.games.europe_engulfed.rules.asking import Asked, on_the_map, what_all_share, why_not_yours
from grognard.games.europe_engulfed.rules.control import foes, friendly, hostile
from grognard.games.europe_engulfed.rules.movement.reach import Walker, Way
from grognard.games.europe_engulfed.rules.naval.transport import available, carriers, use, why_no_ship
from grognard.games.europe_engulfed.rules.naval.voyages import Freight, Voyage, set_sail
from grognard.games.europe_engulfed.rules.politics.events import this_turn
from grognard.games.europe_engulfed.rules.politics.ferry import (
    count_ferry,
    open_from_usa,
    why_not_ferried,
)
from grognard.games.europe_engulfed.rules.politics.operating import open_to, why_at_peace, why_closed
from grognard.games.europe_engulfed.rules.politics.vichy import opened
from grognard.games.europe_engulfed.rules.special_actions.spending import (
    at,
    landers,
    needs_italy,
    owes,
    pay_landing,
    payer,
    serves,
    why_none,
    why_not_commanded,
)
from grognard.games.europe_engulfed.rules.supply.sea import ports
from grognard.games.europe_engulfed.rules.weather import fair, under
from grognard.games.europe_engulfed.seating import seat_of, seats_in_turn
from grognard.games.europe_engulfed.state import BY_SEA, PowerId, SeatId, SeatOrNobody
from grognard.kernel.columns import with_entry
from grognard.kernel.masks import listed, mask_of, spaces_in
from grognard.kernel.ranges import SpaceId
from grognard.kernel.recall import recalled
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

Powers = tuple[PowerId, ...]


class Landing(Asked, frozen=True):
    """7.2: infantry embarks, unit by unit, then all go ashore together."""

    sea: SpaceId
    space: SpaceId
    powers: Powers
    cargo: tuple[Freight, ...] = ()
    leader: SeatOrNobody = NOBODY  # the seat that has begun it
    apart: tuple[SeatId, ...] = ()  # seats of Allies who have no more to send
    rule: ClassVar[str] = "7.2"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "land": ("unit",),
        "go_ashore": (),
        "share": ("power",),
        "stay_apart": (),
    }
    takes: ClassVar[Mapping[str, str]] = {"land": "7.2", "share": "7.13"}

    def told_verbs(self, s: Position) -> tuple[str, ...]:
        """7.13: of a part in it is spoken only where Allies have seats of their own."""
        if len(seats_in_turn(s)) > 1:
            return tuple(self.verbs)
        return "land", "go_ashore"

    @property
    def aboard(self) -> list[int]:
        return [unit for unit, _, _ in self.cargo]

    def seats(self, s: Position) -> tuple[int, ...]:
        """7.13: who has begun it, and Allies who take part or could, as far as all can see.

        An Ally who has just paid sends somebody before anything else is decided: nobody is asked who can
        only wait for him, and nobody takes the ships or the beach that he paid for.
        """
        owing = {seat_of(s, power) for power in self.absent(s)} - {self.leader}
        if owing:
            return tuple(sorted(owing))
        others = [seat for seat in seats_in_turn(s) if seat not in (self.leader, *self.apart)]
        return tuple(sorted([self.leader, *(seat for seat in others if self._partners(s, seat))]))

    def _partners(self, s: Position, seat: int) -> list[int]:
        """The powers of another seat that have paid, or could: with units in harbours of this sea zone."""
        camp = s.camp[self.powers[0]]
        paid = [power for power in self.powers if seat_of(s, power) == seat]
        able = [power for power in landers(s, seat) if s.camp[power] == camp and not self._by_cape(s)]
        able = [power for power in able if s.actions[power] >= owes(s, power, self.space, 1)]
        return paid + [power for power in able if power not in self.powers and self._docked(s, power)]

    def _docked(self, s: Position, power: int) -> bool:
        spaces = spaces_in(self.harbours(s, power)) if self._transports(s, power) else ()
        return any(s.c.lead[unit] == power for space in spaces for unit in spaces_in(s.stacks[space]))

    def question(self, s: Position) -> dict[str, Any]:
        return {"space": s.c.name(self.space), "number": self.places(s)}

    # ---------------------------------------------------------------- what limits it

    def carrier(self, s: Position) -> int:
        """7.25: round the Cape the Atlantic fleets carry."""
        return s.c.index["atlantic"] if self._by_cape(s) else self.sea

    def weight(self, s: Position) -> int:
        return int(s.c.tables["naval"]["cape_invasion_weight"]) if self._by_cape(s) else 1

    def _by_cape(self, s: Position) -> bool:
        return self.sea not in s.c.map.seas

    def places(self, s: Position) -> int:
        """The number of the arrow, less those aboard."""
        return s.c.map.areas[self.space].beach[s.c.name(self.sea)] - len(self.aboard)

    def _transports(self, s: Position, power: int) -> int:
        return available(s, power, self.carrier(s)) // self.weight(s)

    def absent(self, s: Position) -> set[int]:
        """7.26: the powers that have paid and have nobody aboard."""
        return self.obliged(s) - {payer(s, s.power_of(unit)) for unit in self.aboard}

    def obliged(self, s: Position) -> set[int]:
        """7.13: who has paid sends somebody; 9.47: Italy also pays for its ships alone."""
        return {*self.powers} - {s.c.italy} or {*self.powers}

    def harbours(self, s: Position, power: int) -> int:
        return _piers(s, power, self.sea)

    # ---------------------------------------------------------------- embarking

    def fit(self, s: Position, seat: int) -> Iterator[int]:
        """Units in ports are few: only they are looked at more closely."""
        coast = 0
        for power in self.powers:
            coast |= self.harbours(s, power) if self._transports(s, power) else 0
        docked = _embarking(s, seat, coast)
        return (unit for unit in docked if self.may_land(s, seat, unit) is None)

    def candidates_land(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return [(unit,) for unit in on_the_map(s, seat)]

    def legal_land(self, s: Position, seat: int) -> Iterator[tuple[int]]:
        for unit in on_the_map(s, seat):
            docked = not s.moved[unit] and self.harbours(s, s.power_of(unit)) >> s.at[unit] & 1
            if docked and self.may_land(s, seat, unit) is None:
                yield (unit,)

    def may_land(self, s: Position, seat: int, unit: int) -> Refusal | None:
        return (
            why_not_yours(s, seat, unit, "7.2")
            or self._why_unfit(s, unit)
            or self._why_not_in_port(s, unit)
            or self._why_no_room(s, unit)
        )

    def _why_unfit(self, s: Position, unit: int) -> Refusal | None:
        name = s.c.handles[unit]
        if not any(serves(s, power, unit) for power in self.powers):
            return refuse("7.13", "has-not-paid", unit=name)
        if s.c.is_aircraft[unit] or s.kind(unit).armour:
            return refuse("7.2", "infantry-only", unit=name)
        if s.moved[unit]:
            return refuse("5.1", "has-moved", unit=name)
        if not open_to(s, unit) >> self.space & 1:
            return why_closed(s, unit, self.space)
        return why_not_ferried(s, unit, self.sea, self.space)

    def _why_not_in_port(self, s: Position, unit: int) -> Refusal | None:
        name, at = s.c.handles[unit], s.at[unit]
        if not self.harbours(s, s.power_of(unit)) >> at & 1:
            return refuse("7.25" if self._by_cape(s) else "7.2", "not-in-port", unit=name)
        if s.c.map.areas[at].kind == "box" and not open_from_usa(s) >> self.space & 1:
            return refuse("9.37", "not-from-usa", unit=name)
        walker = Walker(s, unit)
        return walker.why_not_leave(mask_of(self.aboard)) or walker.why_no_retirement(self.space)

    def _why_no_room(self, s: Position, unit: int) -> Refusal | None:
        """Every power that has paid must find a place."""
        own = s.power_of(unit)
        waiting = self.absent(s) - {payer(s, own)}
        left = self._transports(s, own)
        same_ships = [power for power in waiting if {*carriers(s, power)} & {*carriers(s, own)}]
        if left < 1:
            return why_no_ship(s, own, self.carrier(s))
        if self.places(s) < 1:
            return refuse("7.2", "beach-full", space=s.c.name(self.space))
        if left <= len(same_ships) or self.places(s) <= len(waiting):
            return refuse("7.13", "place-for-others", space=s.c.name(self.space))
        return None

    def do_land(self, s: Position, seat: int, unit: int) -> None:
        """5.34: it goes aboard; its ships are used for this turn."""
        s.tell("boarded", "7.2", unit=s.c.handles[unit], space=s.c.name(self.space))
        carrier = NOBODY
        for _ in range(self.weight(s)):
            carrier = use(s, s.power_of(unit), self.carrier(s))
        s.moved = with_entry(s.moved, unit, 1)
        count_ferry(s, unit, self.sea)
        s.stack[-1] = replace(self, cargo=(*self.cargo, (unit, carrier, self.space)))

    def may_go_ashore(self, s: Position, seat: int) -> Refusal | None:
        if seat != self.leader:
            return refuse("7.2", "not-your-landing", space=s.c.name(self.space))
        return self._why_not_yet(s, self.absent(s))

    def _why_not_yet(self, s: Position, absent: set[int]) -> Refusal | None:
        """7.13: who has paid and can land somebody does."""
        seats = {seat_of(s, power) for power in absent}
        waiting = any(payer(s, s.power_of(u)) in absent for seat in seats for u in self.fit(s, seat))
        if not waiting:
            return None
        name = s.c.name(self.space)
        if _joint(s, self.powers, self.space):
            return refuse("7.26", "both-needed", space=name)
        return refuse("7.13", "somebody-must-land", space=name)

    def do_go_ashore(self, s: Position, seat: int) -> None:
        """8.11: the enemy's fleets may come out first."""
        s.stack.pop()
        if self.cargo:
            s.tell("landed", "7.2", units=s.c.names(self.aboard), space=s.c.name(self.space))
            set_sail(s, Voyage(self.carrier(s), self.cargo, BY_SEA))

    # ---------------------------------------------------------------- an Ally of another seat

    def candidates_share(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return [(power,) for power in self._partners(s, seat)] if seat != self.leader else []

    def may_share(self, s: Position, seat: int, power: int) -> Refusal | None:
        """7.13: a power that wants to take part pays as well, and needs somebody who can go."""
        if seat == self.leader or power in self.powers or power not in self._partners(s, seat):
            return refuse("7.13", "not-your-power", power=s.c.power_ids[power])
        joined = replace(self, powers=(*self.powers, power))
        if any(payer(s, s.power_of(unit)) == power for unit in joined.fit(s, seat)):
            return None
        return refuse("7.2", "nobody-to-land", space=s.c.name(self.space))

    def do_share(self, s: Position, seat: int, power: int) -> None:
        pay_landing(s, power, self.space, 1, "7.13")
        s.stack[-1] = replace(self, powers=(*self.powers, power))

    def may_stay_apart(self, s: Position, seat: int) -> Refusal | None:
        if seat == self.leader:
            return refuse("7.2", "your-landing", space=s.c.name(self.space))
        return self._why_not_yet(s, {power for power in self.absent(s) if seat_of(s, power) == seat})

    def do_stay_apart(self, s: Position, seat: int) -> None:
        s.stack[-1] = replace(self, apart=(*self.apart, seat))


@recalled
def _piers(s: Position, power: int, sea: int) -> int:
    """5.31: friendly ports and beachheads of the sea zone; 7.25: British home ports."""
    own, camp = friendly(s, power), s.camp[power]
    if sea not in s.c.map.seas:
        return ports(s, camp, own & s.c.home[s.c.britain], s.c.index["atlantic"])
    landed = s.c.map.beaches[sea] if camp in s.beachhead else 0
    return ports(s, camp, own, sea) | mask_of(n for n in spaces_in(landed) if s.beachhead[n] == camp)


@recalled
def _embarking(s: Position, seat: int, coast: int) -> list[int]:
    """The ground units of a seat in some ports that have not moved."""
    own = s.commanded[seat] & s.c.ground
    docked = (unit for space in spaces_in(coast) for unit in listed(s.stacks[space] & own))
    return [unit for unit in docked if not s.moved[unit]]


# ---------------------------------------------------------------- the decision to invade


class Invading:
    """7.2: the verb of the initial operational phase."""

    def candidates_invade(self, s: Position, seat: int) -> Iterator[tuple[Powers, Way]]:
        for powers in _together(s, seat):
            shores = _shores(s, powers)
            for sea, beaches in s.c.map.beaches.items():
                yield from ((powers, (sea, space)) for space in spaces_in(beaches & shores))

    def legal_invade(self, s: Position, seat: int) -> Iterator[tuple[Powers, Way]]:
        for powers in _together(s, seat):
            camp = s.camp[powers[0]]
            sites = _sites(s, powers)
            for sea, beaches in s.c.map.beaches.items() if sites else ():
                if camp == SOVIET and sea != s.c.index["black_sea"]:
                    continue
                for space in spaces_in(beaches & sites):
                    if _why_not_these(s, powers, sea, space) is not None:
                        continue
                    if not _lacking(s, seat, Landing(sea, space, powers)):
                        yield powers, (sea, space)

    def may_invade(self, s: Position, seat: int, powers: Powers, path: Way) -> Refusal | None:
        sea, space = path[0], path[-1]
        if len(path) != 2 or not s.c.map.beaches.get(sea, 0) >> space & 1:
            return refuse("7.2", "no-beach", space=s.c.name(space))
        refusals = (why_not_commanded(s, seat, power) for power in powers)
        return (
            next((one for one in refusals if one is not None), None)
            or _why_not_site(s, powers, sea, space)
            or _why_not_these(s, powers, sea, space)
            or _why_nobody(s, seat, Landing(sea, space, powers))
        )

    def do_invade(self, s: Position, seat: int, powers: Powers, path: Way) -> None:
        sea, space = path
        for power in powers:
            pay_landing(s, power, space, _price(s, sea), "7.2")
        s.invaded |= 1 << space
        s.shipped |= 1 << space
        s.tell("invaded", "7.2", space=s.c.name(space))
        s.stack.append(Landing(sea, space, powers, leader=seat))


def _together(s: Position, seat: int) -> Iterator[Powers]:
    """7.26: the powers of a seat that could pay, one by one and two by two."""
    own = landers(s, seat)
    for number in range(1, min(len(own), 2) + 1):
        yield from combinations(own, number)


@recalled
def _sites(s: Position, powers: Powers) -> int:
    """The areas that `_why_not_site` says nothing against, but for the sea that one comes over."""
    camp = s.camp[powers[0]]
    if _beachheads(s, camp) >= s.c.tables["naval"]["beachheads"][CAMPS[camp]]:
        return 0
    landed = mask_of(n for n, side in enumerate(s.beachhead) if side == camp) if camp in s.beachhead else 0
    late = s.c.map.tagged["vichy"] & s.held[s.c.vichy] if this_turn(s, "vichy_war") else 0
    return _shores(s, powers) & ~(s.shipped | landed | late) & (under(s, CLEAR) | under(s, LIGHT_MUD))


def _price(s: Position, sea: int) -> int:
    """7.25: two special actions round the Cape."""
    return 1 if sea in s.c.map.seas else int(s.c.tables["naval"]["cape_invasion_actions"])


def _shores(s: Position, powers: Powers) -> int:
    """7.2: what the enemy controls; 9.524: for the British alone the colonies of a neutral Vichy, too."""
    return hostile(s, s.camp[powers[0]]) | (opened(s, s.c.britain) if powers == (s.c.britain,) else 0)


def _why_not_site(s: Position, powers: Powers, sea: int, space: int) -> Refusal | None:
    name, camp = s.c.name(space), s.camp[powers[0]]
    if camp == SOVIET and sea != s.c.index["black_sea"]:
        return refuse("7.24", "black-sea-only", space=name)
    if not _shores(s, powers) >> space & 1:
        return why_at_peace(s, camp, space) or refuse("7.2", "not-hostile", space=name)
    late = s.c.map.tagged["vichy"] >> space & 1 and s.holder[space] == s.c.vichy
    if late and this_turn(s, "vichy_war"):
        return refuse("9.526", "vichy-next-turn", space=name)
    if s.invaded >> space & 1 or s.beachhead[space] == camp:
        return refuse("7.2", "landed-already", space=name)
    if s.shipped >> space & 1:  # by those who were all sunk, maybe over another sea
        return refuse("5.31", "served-already", space=name)
    if not fair(s, space):
        return refuse("7.2", "no-landing-weather", space=name)
    most = s.c.tables["naval"]["beachheads"][CAMPS[camp]]
    return refuse("7.24", "no-beachhead-left", most=most) if _beachheads(s, camp) >= most else None


def _beachheads(s: Position, camp: int) -> int:
    """7.24: those on the map, and those that this phase's invasions may need."""
    if not s.invaded_spaces:
        return s.beachhead.count(camp)
    own = [power for power, side in enumerate(s.camp) if side == camp]
    planned = [n for n in spaces_in(s.invaded) if any(at(s, power, n) in s.landing for power in own)]
    return s.beachhead.count(camp) + len(planned)


def _why_not_these(s: Position, powers: Powers, sea: int, space: int) -> Refusal | None:
    """7.25, 7.26, 9.47: who invades together, and who alone; then what they have to pay with."""
    name, c = s.c.name(space), s.c
    if len({s.camp[power] for power in powers}) > 1:
        return refuse("9.28", "other-ally", space=name)
    if sea not in c.map.seas and powers != (c.britain,):
        return refuse("7.25", "british-only", space=name)
    if needs_italy(s, powers[0], sea) and c.italy not in powers:
        return refuse("9.47", "italian-action", space=c.name(sea))
    if _joint(s, powers, space) and {*powers} != {c.britain, c.usa}:
        return refuse("7.26", "both-needed", space=name)
    for power in powers:
        if s.actions[power] < owes(s, power, space, _price(s, sea)):
            return why_none(s, power) or refuse("7.25", "two-actions", space=name)
    return None


def _joint(s: Position, powers: Powers, space: int) -> bool:
    """7.26: once the U.S.A. are at war the two western powers land together where enemies are."""
    together = s.camp[powers[0]] == WESTERN and s.war[s.c.usa] and foes(s, space, WESTERN)
    return bool(together and not _alone(s, powers) >> space & 1)


def _alone(s: Position, powers: Powers) -> int:
    """7.26, 9.524: where Americans, and where British, need no partner."""
    index = s.c.index
    if powers == (s.c.usa,):
        return 1 << index["morocco"] | 1 << index["marseille"] | s.c.home[s.c.britain]
    alone = 1 << index["malta"] | 1 << index["upper_egypt"] | opened(s, s.c.britain)
    return alone if powers == (s.c.britain,) else 0


def _lacking(s: Position, seat: int, landing: Landing) -> set[int]:
    """The powers that would pay and have nobody who can go."""
    wanted = landing.obliged(s)
    if landing.places(s) < len(wanted):
        return wanted
    for unit in landing.fit(s, seat):
        wanted.discard(payer(s, s.power_of(unit)))
        if not wanted:
            break
    return wanted


def _why_nobody(s: Position, seat: int, landing: Landing) -> Refusal | None:
    """Each power that would pay needs a place and a unit: what keeps all in port, if it is one thing."""
    lacking, name = _lacking(s, seat, landing), s.c.name(landing.space)
    if not lacking:
        return None
    if landing.places(s) < len(lacking):
        return refuse("7.2", "beach-full", space=name)
    docked = (
        landing.may_land(s, seat, unit)
        for power in lacking
        for unit in _embarking(s, seat, landing.harbours(s, power))
        if payer(s, s.power_of(unit)) == power and not s.kind(unit).armour
    )
    return what_all_share(docked) or refuse("7.2", "nobody-to-land", space=name)
