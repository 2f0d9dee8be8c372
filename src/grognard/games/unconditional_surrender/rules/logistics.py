"""Section 15, logistics: attrition, replacements, upgrades, mobilization."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from grognard.games.unconditional_surrender.roster import AIR, GROUND
from grognard.games.unconditional_surrender.rules.commitments import put_on_track
from grognard.games.unconditional_surrender.rules.economy import (
    pay,
    pay_together,
    short_of,
    too_dear_together,
)
from grognard.games.unconditional_surrender.rules.entering import eliminate, is_spared, weaken
from grognard.games.unconditional_surrender.rules.events import acted_in
from grognard.games.unconditional_surrender.rules.factions import closed_by_scenario, why_shut
from grognard.games.unconditional_surrender.state import (
    ELIMINATED,
    FULL,
    MOBILIZATION,
    NO,
    REPLACED,
    SURPRISE,
    UPGRADE,
    SeatId,
)
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


class OfFaction(Step, frozen=True):
    """A phase in which a seat does things for its units, one after the other, until it ends it."""

    seat: SeatId

    def seats(self, s: Position) -> tuple[int, ...]:
        return (self.seat,)

    def do_end(self, s: Position) -> None:
        s.stack.pop()

    def is_own(self, s: Position, unit: int) -> bool:
        """Whether this seat decides about a unit."""
        country = s.serves[unit]
        return s.joined[country] == s.faction and s.seat_of(s.faction, country) == self.seat

    def own(self, s: Position, place: int | None = None) -> Iterator[int]:
        """The units that this seat decides about, on the map or in one of the boxes."""
        if place is None:
            there = spaces_in(s.mustered[s.faction])
        else:
            there = iter([unit for unit, at in enumerate(s.at) if at == place] if place in s.at else ())
        return (unit for unit in there if self.is_own(s, unit))

    def proceed(self, s: Position) -> bool:
        """A phase with nothing to do is over."""
        if any(next(self.legal_by(s, self.seat, verb), None) for verb in self.verbs if verb != "end"):
            return False
        s.stack.pop()
        return True


def _ask(s: Position, step: type[OfFaction]) -> None:
    s.stack += [step(seat) for seat in reversed(s.setup.seats_for(s.faction))]


# ---------------------------------------------------------------- no supply


def begin_no_supply(s: Position) -> None:
    """U117, U130: attrition first, without any loss of will; then units may be given up."""
    for unit, at in enumerate(s.at):
        if at >= 0 and s.faction_of(unit) == s.faction and s.supply[unit] == NO:
            if s.c.branch[unit] == GROUND:
                weaken(s, unit, defending=False)
            elif not is_spared(s, unit):
                eliminate(s, unit)
    _ask(s, GivingUp)


class GivingUp(OfFaction, frozen=True):
    """U130: friendly unsupplied ground units, and air units, may be eliminated at will."""

    rule: ClassVar[str] = "U130"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"give_up": ("unit",), "end": ()}

    def candidates_give_up(self, s: Position) -> Iterator[tuple[int]]:
        yield from ((unit,) for unit in self.own(s))

    def may_give_up(self, s: Position, unit: int) -> Refusal | None:
        if not self.is_own(s, unit):
            return refuse("U130", "not-your-unit", unit=s.unit_name(unit))
        if s.at[unit] < 0:
            return refuse("U130", "not-on-map", unit=s.unit_name(unit))
        flown = s.c.branch[unit] == AIR and not is_spared(s, unit)
        lost = flown or (s.c.branch[unit] == GROUND and s.supply[unit] == NO)
        return None if lost else refuse("U130", "not-given-up", unit=s.unit_name(unit))

    def do_give_up(self, s: Position, unit: int) -> None:
        eliminate(s, unit)


# ---------------------------------------------------------------- replacements


def begin_replacements(s: Position) -> None:
    _ask(s, Replacements)


def price(s: Position, unit: int, what: str) -> int:
    """U50: by kind of unit."""
    prices, kind = s.c.tables["prices"][what], s.c.kind[unit]
    return int(prices[kind] if kind in prices else prices["mobile" if s.c.mobile[unit] else "leg"])


class Replacements(OfFaction, frozen=True):
    """U131: each unit once, with Full Supply: a reduced one becomes full, or Sorties are removed."""

    rule: ClassVar[str] = "U131"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"restore": ("unit",), "end": ()}

    def candidates_restore(self, s: Position) -> Iterator[tuple[int]]:
        yield from ((unit,) for unit in self.own(s))

    def may_restore(self, s: Position, unit: int) -> Refusal | None:
        name = s.unit_name(unit)
        if not self.is_own(s, unit):
            return refuse("U51", "not-your-unit", unit=name)
        if s.at[unit] < 0:
            return refuse("U51", "not-on-map", unit=name)
        if s.done[unit] & REPLACED:
            return refuse("U131", "replaced-before", unit=name)
        if s.supply[unit] != FULL:
            return refuse("U131", "not-full-supply", unit=name)
        if s.carried[s.faction] == unit:
            return refuse("U58", "moved-strategically", unit=name)
        worn = s.reduced[unit] and s.c.units[unit].field if s.c.branch[unit] == GROUND else s.sorties[unit]
        if not worn:
            return refuse("U50", "nothing-to-restore", unit=name)
        return short_of(s, s.serves[unit], price(s, unit, "replacement"))

    def do_restore(self, s: Position, unit: int) -> None:
        pay(s, s.serves[unit], price(s, unit, "replacement"))
        s.done[unit] |= REPLACED
        s.reduced[unit] = 0
        most = 1 if is_spared(s, unit) else s.c.tables["prices"]["replacement"]["sorties"]
        s.sorties[unit] = max(s.sorties[unit] - most, 0)
        s.tell("restored", "U131", unit=s.unit_name(unit))


# ---------------------------------------------------------------- upgrade


def begin_upgrade(s: Position) -> None:
    _ask(s, Upgrades)


class Upgrades(OfFaction, frozen=True):
    """U132: one a faction and turn: a unit of the Upgrade box replaces a full one of its country."""

    rule: ClassVar[str] = "U132"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"upgrade": ("unit", "unit"), "end": ()}

    def candidates_upgrade(self, s: Position) -> Iterator[tuple[int, int]]:
        for unit in self.own(s, UPGRADE):
            yield from ((unit, old) for old in s.c.units_of[s.c.home[unit]] if s.at[old] >= 0)

    def may_upgrade(self, s: Position, unit: int, old: int) -> Refusal | None:
        name, target = s.unit_name(unit), s.unit_name(old)
        if not self.is_own(s, unit) or s.at[unit] != UPGRADE:
            return refuse("U132", "not-in-upgrade", unit=name)
        alike = s.c.kind[old] in ("infantry", s.c.kind[unit]) and s.c.home[old] == s.c.home[unit]
        if not alike or s.at[old] < 0 or s.reduced[old] or s.supply[old] != FULL:
            return refuse("U132", "not-replaced-by", unit=name, target=target)
        return None

    def do_upgrade(self, s: Position, unit: int, old: int) -> None:
        place = s.at[old]
        s.place(old, MOBILIZATION)
        s.place(unit, place)
        s.tell("upgraded", "U132", unit=s.unit_name(unit), target=s.unit_name(old), space=s.c.name(place))
        while isinstance(s.stack[-1], Upgrades):
            s.stack.pop()


# ---------------------------------------------------------------- mobilization


def begin_mobilization(s: Position) -> None:
    """U52: when all units are mobilized the faction may buy markers; of a shared one its first seat does."""
    s.stack.append(Purchases(s.setup.seats_for(s.faction)[0]))
    _ask(s, Mobilization)


class Mobilization(OfFaction, frozen=True):
    """U133, U134: units in the Mobilization box are put in play for their price."""

    rule: ClassVar[str] = "U133"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "mobilize": ("unit", "space"),
        "man_fort": ("unit", "space"),
        "end": (),
    }

    def candidates_mobilize(self, s: Position) -> Iterator[tuple[int, int]]:
        for unit in self.own(s, MOBILIZATION):
            yield from ((unit, space) for space in spaces_in(places(s, unit)))

    def legal_mobilize(self, s: Position) -> Iterator[tuple[int, int]]:
        """Every place of a unit that can be paid for."""
        for unit in self.own(s, MOBILIZATION):
            if short_of(s, s.serves[unit], price(s, unit, "mobilization")) is None:
                yield from ((unit, space) for space in spaces_in(places(s, unit)))

    def may_mobilize(self, s: Position, unit: int, space: int) -> Refusal | None:
        name = s.unit_name(unit)
        if not self.is_own(s, unit):
            return refuse("U51", "not-your-unit", unit=name)
        if s.at[unit] == ELIMINATED:
            return refuse("U134", "lost-this-turn", unit=name)
        if s.at[unit] != MOBILIZATION:
            return refuse("U51", "not-in-mobilization", unit=name)
        if not places(s, unit) >> space & 1:
            if home_cities(s, unit) & closed_by_scenario(s) & 1 << space:
                return why_shut(s, s.faction, space, "U133")
            if home_cities(s, unit) >> space & 1:
                return refuse("U133", "no-room", space=s.c.name(space))
            return refuse("U133", "no-place-there", unit=name, space=s.c.name(space))
        return short_of(s, s.serves[unit], price(s, unit, "mobilization"))

    def do_mobilize(self, s: Position, unit: int, space: int) -> None:
        """U50: reduced, or with four Sorties; Soviet leg units but shock ones at full strength."""
        pay(s, s.serves[unit], price(s, unit, "mobilization"))
        s.place(unit, space)
        s.supply[unit] = FULL
        if s.c.branch[unit] == GROUND:
            full = s.c.units[unit].country == "ussr" and not s.c.mobile[unit]
            s.reduced[unit] = int(not full or s.c.kind[unit] in ("shock", "garrison"))
        else:
            s.sorties[unit] = s.c.tables["prices"]["mobilization"]["sorties"]
        s.tell("mobilized", "U133", unit=s.unit_name(unit), space=s.c.name(space))
        acted_in(s, s.faction, space, ground=s.c.branch[unit] == GROUND)

    def candidates_man_fort(self, s: Position) -> Iterator[tuple[int, int]]:
        forts = list(zip(s.fort_at, s.fort_of, strict=True))
        for unit in self.own(s, MOBILIZATION):
            yield from ((unit, fort) for fort, country in forts if fort >= 0 and country == s.serves[unit])

    def may_man_fort(self, s: Position, unit: int, space: int) -> Refusal | None:
        """U133: mobilized where its country has a fort, it may occupy that at once."""
        refusal = self.may_mobilize(s, unit, space)
        if refusal is None and not own_fort(s, unit, space):
            refusal = refuse("U133", "no-fort", unit=s.unit_name(unit), space=s.c.name(space))
        return refusal

    def do_man_fort(self, s: Position, unit: int, space: int) -> None:
        self.do_mobilize(s, unit, space)
        s.occupy_fort(unit, inside=True)
        s.tell("occupied", "U133", unit=s.unit_name(unit), space=s.c.name(space))


def own_fort(s: Position, unit: int, space: int) -> bool:
    """U96: a ground unit, and a fort of its own country in the hex."""
    forts = zip(s.fort_at, s.fort_of, strict=True)
    return s.c.branch[unit] == GROUND and (space, s.serves[unit]) in forts


def home_cities(s: Position, unit: int) -> int:
    """U133: friendly mainland cities of its country, ports for ships; of the UK for US units."""
    country = s.c.country_names[s.serves[unit]]
    home = s.land[s.c.country["uk" if country == "usa" else country]]
    found = home & s.c.map.city & s.cities[s.faction] & ~s.c.map.overseas
    return found if s.c.branch[unit] in (GROUND, AIR) else found & s.c.map.port


def places(s: Position, unit: int) -> int:
    """U33, U129, U133: those with room on open ground, and the boxes."""
    country, branch = s.c.country_names[s.serves[unit]], s.c.branch[unit]
    found = home_cities(s, unit) & ~mask_of(s.units_at[branch]) & ~closed_by_scenario(s)
    box = {"usa": "ena", "uk": "ena", "ussr": "central_russia"}.get(country)
    by_sea = s.c.scenarios[s.setup.scenario].naval == "full"
    if box is not None and (by_sea or country == "ussr") and (box == "ena" or branch in (GROUND, AIR)):
        found |= 1 << s.c.map.index[box]
    return found


# ---------------------------------------------------------------- markers


class Purchases(OfFaction, frozen=True):
    """U50, U52: Surprise Attack markers, after all mobilizations; the faction shares the price."""

    rule: ClassVar[str] = "U52"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"buy": ("marker",), "end": ()}

    def candidates_buy(self, s: Position) -> Iterator[tuple[int]]:
        yield from ((marker,) for marker, place in enumerate(s.marker_at) if place == SURPRISE)

    def may_buy(self, s: Position, marker: int) -> Refusal | None:
        if s.marker_at[marker] != SURPRISE or s.c.marker_faction[marker] != s.faction:
            return refuse("U52", "not-for-sale", marker=s.c.marker_names[marker])
        return too_dear_together(s, s.faction, s.c.tables["prices"]["markers"]["surprise_attack"])

    def do_buy(self, s: Position, marker: int) -> None:
        """U7, U50: from the box onto the Turn Track, so many turns later."""
        prices = s.c.tables["prices"]["markers"]
        pay_together(s, s.faction, prices["surprise_attack"])
        later = int(prices["surprise_attack_delay"])
        s.tell("bought", "U52", marker=s.c.marker_names[marker], number=later)
        put_on_track(s, marker, later)
