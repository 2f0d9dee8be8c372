"""Chapter 9, where units may operate: neutral land, the other Ally's land, and the limits of each nation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import AXIS, NOBODY, SOVIET, WESTERN
from grognard.games.europe_engulfed.rules.control import (
    friendly,
    held_by_troops,
    hostile,
    through_vichy,
)
from grognard.games.europe_engulfed.rules.phases import in_phase
from grognard.games.europe_engulfed.rules.politics.demarcation import (
    OTHER,
    regained,
    shared_minors,
    soviet_minors,
    why_not_shared,
    withheld,
)
from grognard.games.europe_engulfed.rules.politics.events import before_this_turn, this_turn
from grognard.games.europe_engulfed.rules.politics.italy import MOST_IN_THE_EAST, TRANSIT, italian_land
from grognard.games.europe_engulfed.rules.politics.vichy import opened, unoccupied
from grognard.games.europe_engulfed.rules.theatre import in_play
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.recall import recalled
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

SOUTH_OPEN_TO_SOVIETS = (
    "country:turkey",
    "country:greece",
    "country:yugoslavia",
    "home:italy",
    "albania",
    "persia",
)
"""9.21: where Soviet units may be in the South."""
AXIS_MINORS = {
    "bulgaria": ("bulgaria", "greece", "yugoslavia", "turkey"),
    "romania": ("romania", "yugoslavia", "ussr"),
    "hungary": ("hungary", "yugoslavia"),
    "finland": ("finland",),
}
"""9.17: the countries of the Axis minor powers, besides what war with the U.S.S.R. opens."""

LIMITS = {
    "germany": "9.12", "italy": "9.41", "ussr": "9.21", "britain": "9.33", "usa": "9.33", "france": "9.51",
    "finland": "9.17", "romania": "9.17", "hungary": "9.17", "bulgaria": "9.17", "vichy": "9.522",
}  # fmt: skip
"""Which paragraph says where the units of a power operate."""


def open_to(s: Position, unit: int) -> int:
    """The spaces that a unit may enter and stay in: friendly or hostile ones that politics leaves to it."""
    power, camp = s.power_of(unit), s.camp_of(unit)
    if power == s.c.vichy or not in_play(s) >> s.at[unit] & 1:  # 9.522, 16.0: they never move
        return 0
    return _open_to_power(s, power, camp) & ~_barred(s, unit, power, camp)


@recalled
def _open_to_power(s: Position, power: int, camp: int) -> int:
    """The same for a power's units in a camp, but for the limits of its nation."""
    mask = friendly(s, power) | hostile(s, camp) if s.war[power] else friendly(s, power)
    mask |= shared_minors(s) if camp == SOVIET else regained(s) if camp == WESTERN and s.war[power] else 0
    mask |= _unclaimed(s, power) | opened(s, power)
    return mask & in_play(s) & s.c.map.land


def crossed_by_train(s: Position, unit: int, entered: int) -> int:
    """The land that a unit may cross by strategic movement: where it may be (`entered`); 9.523: and Vichy's;
    9.41: for Italians also Poland, Hungary and Romania."""
    power = s.power_of(unit)
    transit = _countries(s, TRANSIT) if power == s.c.italy else 0
    vichy = through_vichy(s, power) | (unoccupied(s, power) if s.camp[power] == AXIS else 0)
    return entered | vichy | transit | 1 << s.at[unit]


def why_closed(s: Position, unit: int, space: int) -> Refusal:
    """Why a space is not open to a unit: it is neutral, the other Ally's, or beyond its nation's limits."""
    name, power, camp = s.c.name(space), s.power_of(unit), s.camp_of(unit)
    holder = s.holder[space]
    for one in (space, s.at[unit]):
        if not in_play(s) >> one & 1:
            return refuse("16.0", "not-in-play", space=s.c.name(one))
    if holder != NOBODY and s.war[holder] and not s.war[power]:
        rule = "9.44" if power == s.c.italy else "1.23"
        return refuse(rule, "neutral-itself", power=s.c.power_ids[power], space=name)
    if holder == s.c.ussr and power in (s.c.britain, s.c.usa) and not s.war[holder]:
        return refuse("9.33", "beyond-limits", unit=s.c.handles[unit], space=name)  # at war or not
    if holder == NOBODY or not s.war[holder]:
        return _why_neutral(s, camp, holder, space)
    strangers = why_not_shared(s, power, space)
    if strangers is not None:
        return strangers
    if camp in OTHER and _with_troops(s, OTHER[camp]) >> space & 1:
        return refuse("9.28", "beside-the-other-ally", space=name)
    if withheld(s, camp) >> space & 1:
        return refuse("9.28", "ask-first", space=name)
    if power in s.c.axis_minors and not s.ready[unit]:
        return refuse("9.16", "not-ready", unit=s.c.handles[unit])
    if camp == AXIS and unoccupied(s, power) >> space & 1:
        return refuse("9.527", "not-occupied-yet", space=name)
    if power == s.c.italy and s.c.country[s.c.ussr] >> space & 1:
        return refuse("9.41", "enough-italians", most=MOST_IN_THE_EAST[s.c.is_aircraft[unit]])
    return refuse(_limit(s, power, space), "beyond-limits", unit=s.c.handles[unit], space=name)


def why_at_peace(s: Position, camp: int, space: int) -> Refusal | None:
    """1.23: why nobody of a camp lands there: there is peace with whoever holds it, or nobody does."""
    holder = s.holder[space]
    return _why_neutral(s, camp, holder, space) if holder == NOBODY or not s.war[holder] else None


def _limit(s: Position, power: int, space: int) -> str:
    """Which paragraph keeps a power's units out of a space."""
    if power == s.c.italy and _colonies_closed(s) >> space & 1:
        return "9.524"
    if power == s.c.britain and _french_overseas(s) >> space & 1:
        return "9.51"
    return LIMITS.get(s.c.power_ids[power], "9.61")


def _why_neutral(s: Position, camp: int, holder: int, space: int) -> Refusal:
    """9.523, 9.525: Vichy's land; 9.25: what the pact leaves to the Soviets; 9.44, 9.15: the land of Italy
    and the Axis minors, before they join the Axis."""
    name, promised = s.c.name(space), s.c.map.tagged["pact"] >> space & 1
    if holder == s.c.vichy:
        return (
            refuse("9.523", "vichys-land", space=name)
            if camp == AXIS
            else refuse("9.525", "neutral", space=name)
        )
    if promised and holder == NOBODY:
        return refuse("9.25", "left-to-the-soviets", space=name)
    if promised and camp == SOVIET and not s.war[s.c.ussr]:
        return refuse("9.25", "before-the-pact", space=name)
    if camp != AXIS or holder == NOBODY or s.c.first_camp[holder] != AXIS:
        return refuse("1.23", "neutral", space=name)
    return refuse("9.44" if holder == s.c.italy else "9.15", "not-yet-beside", space=name)


def _unclaimed(s: Position, power: int) -> int:
    """9.25: the areas of the pact that nobody holds wait for the Soviets."""
    if power != s.c.ussr or not s.pact:
        return 0
    return mask_of(n for n in spaces_in(s.c.map.tagged["pact"]) if s.holder[n] == NOBODY)


def _countries(s: Position, names: tuple[str, ...]) -> int:
    mask = 0
    for name in names:
        mask |= s.c.country[s.c.power[name]]
    return mask


def _barred(s: Position, unit: int, power: int, camp: int) -> int:
    """What the limits of its nation close to a unit."""
    if camp == AXIS:
        return s.c.map.closed_to_axis | _barred_to_axis(s, unit, power)
    if camp == SOVIET:
        return _left_to_westerners(s)
    if camp != WESTERN:
        return 0
    soviet = soviet_minors(s) if s.c.powers[power].sort == "major" else 0  # 9.33: minor powers stay at home
    return _barred_to_westerners(s, power, s.kind(unit).militia) | _left_to_soviets(s) | soviet


@recalled
def _left_to_westerners(s: Position) -> int:
    """9.21, 9.28: the South but for some of it, and where the other Ally is or goes first."""
    south = s.c.map.in_zone[2] & ~s.c.spaces(SOUTH_OPEN_TO_SOVIETS)
    return south | _with_troops(s, WESTERN) | withheld(s, SOVIET)


@recalled
def _left_to_soviets(s: Position) -> int:
    """9.28: where the other Ally is or goes first."""
    return _with_troops(s, SOVIET) | withheld(s, WESTERN)


def _barred_to_axis(s: Position, unit: int, power: int) -> int:
    c = s.c
    if power == c.germany:
        retreating = (
            unoccupied(s, power) if s.active == 1 else 0
        )  # 9.527: or brought up; both are no movement
        return retreating | (~_militia_land(s) if s.kind(unit).militia else 0)
    if power == c.italy:
        return _colonies_closed(s) | unoccupied(s, power) | ~italian_land(s, unit)
    name = c.power_ids[power]
    if name not in AXIS_MINORS:
        return _tied_home(s, power)
    if not s.ready[unit]:
        return ~c.country[power]
    at_war = s.war[c.ussr]
    more = _countries(s, ("poland", "ussr")) if name == "hungary" and at_war else 0
    if name == "finland":
        freed = before_this_turn(s, "leningrad")
        more = c.country[c.ussr] if freed else 1 << c.index["onega_swamps"]
    return ~(_countries(s, AXIS_MINORS[name]) | more)


def _colonies_closed(s: Position) -> int:
    """9.524: to Italians, in the turn in which Germans have taken the French colonies in the East."""
    return s.c.map.tagged["french_eastern_colonies"] if this_turn(s, "levant") else 0


@recalled
def _militia_land(s: Position) -> int:
    """9.12: it names the land in which Germans return to full strength (4.32)."""
    return s.c.spaces(s.c.tables["full_strength"]["germany"]["spaces"])


def why_border(s: Position, camp: int, here: int, there: int) -> Refusal | None:
    """9.17: what stands against crossing the borders of Hungary and Finland."""
    return _why_hungarian_border(s, here, there) or _why_finnish_border(s, camp, here, there)


def beyond_borders(s: Position, camp: int, here: int) -> int:
    """9.17: what lies behind those borders, from a space."""
    return _hungarian_border(s, here) | finnish_border(s, camp, here)


def _hungarian_border(s: Position, here: int) -> int:
    """9.17(c): closed to all in the operational phases of the turn in which war with the U.S.S.R. begins."""
    if not this_turn(s, "eastern_war") or not in_phase(s, "operations"):
        return 0
    hungary = s.c.country[s.c.power["hungary"]]
    return ~hungary if hungary >> here & 1 else hungary


def _why_hungarian_border(s: Position, here: int, there: int) -> Refusal | None:
    barred = _hungarian_border(s, here) >> there & 1
    return refuse("9.17", "hungarian-border", space=s.c.name(there)) if barred else None


def _why_finnish_border(s: Position, camp: int, here: int, there: int) -> Refusal | None:
    barred = finnish_border(s, camp, here) >> there & 1
    return refuse("9.17", "finnish-border", space=s.c.name(there)) if barred else None


def finnish_border(s: Position, camp: int, here: int) -> int:
    """9.17(d): what lies behind the Finnish border, from a space, for Axis units on any way but by sea.

    It opens at Onega after Novgorod, at Novgorod after Leningrad.
    """
    if camp != AXIS:
        return 0
    finland, doors = s.c.country[s.c.finland], _finnish_doors(s)
    if finland >> here & 1:
        return ~(finland | doors)
    return 0 if doors >> here & 1 else finland


@recalled
def _finnish_doors(s: Position) -> int:
    doors = {"onega_swamps": "novgorod", "novgorod": "leningrad"}
    return mask_of(s.c.index[door] for door, event in doors.items() if before_this_turn(s, event))


def _with_troops(s: Position, camp: int) -> int:
    """9.28, 9.33: the spaces in which the other Allies have ground units."""
    return held_by_troops(s, s.members[camp] & s.c.ground)


@recalled
def _barred_to_westerners(s: Position, power: int, militia: bool) -> int:
    """9.33: never in the U.S.S.R.; British militia at home; 9.51: overseas each of the two for itself."""
    c, tagged = s.c, s.c.map.tagged
    barred = c.country[c.ussr]
    if power == c.britain and militia:
        return barred | ~c.home[c.britain]
    if power == c.britain:
        barred |= _french_overseas(s)
    if power == c.france and _divided(s):
        barred |= tagged["egypt"] | tagged["british_mandate"]
    return barred | _tied_home(s, power)


def _divided(s: Position) -> bool:
    """9.51: unless Paris is the Axis's and there is no Vichy."""
    return bool(s.vichy) or s.camp[s.holder[s.c.index["paris"]]] != AXIS


def _french_overseas(s: Position) -> int:
    """9.51: what is closed to the British."""
    tagged = s.c.map.tagged
    overseas = tagged["french_north_africa"] | tagged["french_eastern_colonies"]
    return overseas & s.held[s.c.france] if _divided(s) else 0


def _tied_home(s: Position, power: int) -> int:
    """9.61: a minor power's units stay at home as long as an enemy is there."""
    if s.c.powers[power].sort != "minor":
        return 0
    country, enemy = s.c.country[power], s.against[s.camp[power]]
    return ~country if any(s.stacks[space] & enemy for space in spaces_in(country)) else 0
