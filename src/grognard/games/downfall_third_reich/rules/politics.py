"""Chapter 9, political restrictions: which army may operate, and where; neutrals (8.2.4)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, FOES, NEUTRAL, USSR, Components
from grognard.games.downfall_third_reich.rules.scenarios import first_turn, year
from grognard.games.downfall_third_reich.rules.stacking import shunned
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

RULES = {"bulgaria": "9.2", "romania": "9.3", "hungary": "9.3", "italy": "9.4"}


class Lands(NamedTuple):
    """What chapter 9 says, as sets of areas."""

    everywhere: int
    barred: tuple[int, ...]
    """By faction: where it may not go while they are neutral: not to be invaded (2.3, 2.4), or 17.9."""
    bounds: dict[int, int]
    """By country: where alone its armies may operate."""
    italian_later: int
    """Where Italians may operate too, from a certain year on."""
    germans_barred: int
    """Where Germans may not go before a certain year."""
    germans_free: int
    """The first turn of that year."""
    germans_limited: int
    """Where few Germans may be before total war."""


@lru_cache(maxsize=16)
def lands(c: Components) -> Lands:
    figures, number = c.tables["politics"], c.country_number
    bounds = {number[name]: c.home[number[name]] for name in figures["home_bound"]}
    for name, others in figures["also_in"].items():
        bounds[number[name]] = c.territory[number[name]]
        for other in others:
            bounds[number[name]] |= c.territory[number[other]]
    bounds[c.italy] |= c.africa
    barred = c.africa
    for name in figures["germans_barred"]:
        barred |= c.territory[number[name]]
    invadable = [0, 0, 0]
    for country, owner in enumerate(c.country_faction):
        for faction in range(3):
            if owner == NEUTRAL or owner in FOES[faction]:
                invadable[faction] |= c.territory[country]
    return Lands(
        everywhere=(1 << c.map_size) - 1,
        barred=tuple(((1 << c.map_size) - 1) & ~areas | c.french_africa for areas in invadable),
        bounds=bounds,
        italian_later=c.territory[number[figures["italy_later"]["country"]]],
        germans_barred=barred,
        germans_free=first_turn(figures["germans_barred_before"]),
        germans_limited=c.territory[number[figures["germans_limited"]["country"]]],
    )


def neutral_to(s: DownfallState, faction: int) -> int:
    """2.4, 8.2.4, 17.9: the set of neutral areas that a faction's armies may not enter."""
    return s.controlled[NEUTRAL] & lands(s.c).barred[faction]


def out_of_bounds(s: DownfallState, unit: int) -> int:
    """9.1 to 9.4, 9.8, 9.9: the set of areas that the country of an army keeps out of."""
    c = s.c
    country, known = c.country[unit], lands(c)
    if country == c.germany:
        closed = known.germans_barred if s.turn < known.germans_free else 0
        return closed if s.total[AXIS] or not _enough_germans(s, unit) else closed | known.germans_limited
    bounds = known.bounds.get(country)
    if bounds is None:
        return 0
    if country == c.italy:
        if year(s.turn) >= c.tables["politics"]["italy_later"]["year"]:
            bounds |= known.italian_later
        if _italians_free(s, unit):
            return 0
    return known.everywhere & ~bounds


def _italians_free(s: DownfallState, unit: int) -> bool:
    """9.4: in total war, while enough others of them are in Italy and the places named there."""
    c, known = s.c, lands(s.c)
    if not s.total[AXIS]:
        return False
    places = known.bounds[c.italy] | known.italian_later
    others = c.units_of_country[c.italy] & ~(1 << unit)
    return _armies_in(s, others, s.occupied[AXIS] & places) >= int(c.tables["politics"]["italians_kept"])


def _enough_germans(s: DownfallState, unit: int) -> bool:
    """9.9: whether as many other Germans as may be before total war are in Romania."""
    c = s.c
    others = c.units_of_country[c.germany] & ~(1 << unit)
    inside = _armies_in(s, others, s.occupied[AXIS] & lands(c).germans_limited)
    return inside >= int(c.tables["politics"]["germans_limited"]["armies"])


def _armies_in(s: DownfallState, units: int, areas: int) -> int:
    """How many of these armies are in the areas."""
    return sum((s.at[area] & units).bit_count() for area in spaces_in(areas))


def closed(s: DownfallState, unit: int) -> int:
    """The set of areas that an army may not enter: 5.3, 8.2.4, chapter 9, 17.9."""
    faction = s.c.faction[unit]
    shut = s.controlled[NEUTRAL] & lands(s.c).barred[faction] | out_of_bounds(s, unit)
    return shut if faction == AXIS else shut | shunned(s, faction)


def homebound(s: DownfallState, unit: int) -> bool:
    """9.4: an Italian army abroad that may not be there now: it does not attack, it can only go home."""
    return s.c.country[unit] == s.c.italy and bool(out_of_bounds(s, unit) >> s.where[unit] & 1)


def shut_to(s: DownfallState, unit: int) -> int:
    """The set of areas that an army may not go through: on its way home not those of 9.4."""
    return closed(s, unit) if not homebound(s, unit) else neutral_to(s, s.c.faction[unit])


def why_shut(s: DownfallState, unit: int, area: int) -> Refusal | None:
    """Why an army may not go through an area, or None."""
    return why_closed(s, unit, area) if shut_to(s, unit) >> area & 1 else None


def why_closed(s: DownfallState, unit: int, area: int) -> Refusal | None:
    """Why an army may not enter an area, or None."""
    c, faction, bit = s.c, s.c.faction[unit], 1 << area
    space, country = c.board.names[area], c.country_ids[c.country_of[area]]
    if neutral_to(s, faction) & bit:
        if c.french_africa & bit:
            return refuse("17.9", "africa-closed", space=space)
        return refuse("2.3", "neutral", space=space, country=country)
    if shunned(s, faction) & bit:
        return refuse("5.3", "never-together", space=space)
    if out_of_bounds(s, unit) & bit:
        return _why_out_of_bounds(s, unit, area)
    return None


def _why_out_of_bounds(s: DownfallState, unit: int, area: int) -> Refusal:
    c, figures, space = s.c, s.c.tables["politics"], s.c.board.names[area]
    name, where = c.country_ids[c.country[unit]], c.country_ids[c.country_of[area]]
    if c.country[unit] == c.germany:
        until = figures["germans_barred_before"]
        if year(s.turn) < until and lands(c).germans_barred >> area & 1:
            return refuse("9.8", "germans-not-yet", space=space, country=where, year=until)
        armies = figures["germans_limited"]["armies"]
        return refuse("9.9", "germans-limited", space=space, country=where, number=armies)
    if c.country[unit] == c.italy:
        return refuse("9.4", "italians-bound", unit=c.ids[unit], space=space, number=figures["italians_kept"])
    rule = RULES.get(name, "9.1")
    return refuse(rule, "out-of-bounds", unit=c.ids[unit], space=space, country=name)


# ---------------------------------------------------------------- 9.6, 9.10: who may operate at all


def waiting(s: DownfallState, faction: int) -> bool:
    """9.6: in turn 1 the Allies do nothing unless the Axis has entered Belgium or France."""
    if faction != ALLIES or s.turn != s.c.tables["politics"]["allies_wait_turn"]:
        return False
    return s.entered_west != s.turn


def frozen(s: DownfallState, unit: int) -> bool:
    """9.10: whether an army stands on the Soviet border, before war has come to the USSR."""
    if s.c.faction[unit] != USSR or not s.c.frozen >> s.where[unit] & 1:
        return False
    return not s.entered_ussr and year(s.turn) < int(s.c.tables["politics"]["frozen_before"])


def ends(s: DownfallState, unit: int) -> int:
    """9.4, 9.10: the set of areas where an operation of an army may end."""
    if s.c.faction[unit] == USSR and frozen(s, unit):
        return s.controlled[AXIS]
    if homebound(s, unit):
        return lands(s.c).everywhere & ~out_of_bounds(s, unit)
    return lands(s.c).everywhere


def why_no_end(s: DownfallState, unit: int, area: int) -> Refusal | None:
    """9.4, 9.10: why an operation of an army may not end in an area, or None."""
    if ends(s, unit) >> area & 1:
        return None
    if homebound(s, unit):
        return _why_out_of_bounds(s, unit, area)
    return refuse("9.10", "border-army", unit=s.c.ids[unit], space=s.c.board.names[s.where[unit]])
