"""8.5 Amphibious assault, along landing axes (13.9, 19.2); the landings in French North Africa (17.9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, FACTIONS
from grognard.games.downfall_third_reich.rules import orders
from grognard.games.downfall_third_reich.rules.politics import (
    closed,
    ends,
    lands,
    out_of_bounds,
    why_closed,
    why_no_end,
)
from grognard.games.downfall_third_reich.rules.scenarios import year
from grognard.games.downfall_third_reich.rules.seas import Landing
from grognard.games.downfall_third_reich.rules.stacking import why_full
from grognard.games.downfall_third_reich.rules.tactical import why_not_among
from grognard.games.downfall_third_reich.rules.winter import landing_closed
from grognard.games.downfall_third_reich.state import CLOSED, LANDED, OPENING
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

TECHNOLOGY = "amphibious_assaults"


# ---------------------------------------------------------------- how many


def trained(s: DownfallState, faction: int) -> bool:
    """13.9: whether a faction has the technology."""
    return faction == ALLIES and s.has(ALLIES, TECHNOLOGY)


def limit(s: DownfallState, faction: int) -> int:
    """8.5, 13.9: how many landings a faction may make in a phase."""
    figures = s.c.tables["operations"]
    if not trained(s, faction):
        return int(figures["landings"])
    peak = year(s.turn) == figures["landings_peak_year"]
    return int(figures["landings_peak" if peak else "landings_with_technology"])


def price(s: DownfallState, unit: int, area: int) -> int:
    base = int(s.c.tables["operations"]["amphibious"]["po"])
    return orders.cost(s, s.c.faction[unit], base, orders.touched(s.where[unit], (area,)))


# ---------------------------------------------------------------- where


def _axis(s: DownfallState, unit: int, area: int) -> Landing | None:
    """The landing axis from an army's area to another one, if the map has one."""
    axes = s.c.seas.landings_from.get(s.where[unit], ())
    return next((axis for axis in axes if axis.end == area), None)


def _why_not_axis(s: DownfallState, faction: int, axis: Landing) -> Refusal | None:
    """Why a faction may not use a landing axis now, or None."""
    c = s.c
    space, figures = c.board.names[axis.end], c.tables["operations"]
    if faction == AXIS and not axis.axis:
        return refuse("8.5", "axis-closed-to-axis", space=space)
    if axis.d and not trained(s, faction):
        return refuse("13.9", "landing-needs-technology", space=space)
    if landing_closed(s, axis):
        return refuse("19.2", "no-winter-landing", space=space)
    ore, most = axis.end == c.trondheim, figures["landings_trondheim"]
    if ore and s.ore_landings >= most:
        return refuse("13.9", "enough-there", space=space, number=most)
    return None


def _shut(s: DownfallState, unit: int) -> int:
    """The areas that an army may not land in; not closed North Africa while the Allies open it (17.9)."""
    if s.vichy == OPENING and s.c.faction[unit] == ALLIES:
        return closed(s, unit) & ~s.c.french_africa | out_of_bounds(s, unit)
    return closed(s, unit)


def destinations(s: DownfallState, unit: int) -> int:
    """The areas that an army has an open landing axis to, and may enter."""
    faction = s.c.faction[unit]
    axes = s.c.seas.landings_from.get(s.where[unit])
    if not axes or not s.controlled[faction] >> s.where[unit] & 1:
        return 0
    shut, found = _shut(s, unit), 0
    for axis in axes:
        if not shut >> axis.end & 1 and _why_not_axis(s, faction, axis) is None:
            found |= 1 << axis.end
    return found


def why_no_landing(s: DownfallState) -> Refusal | None:
    """8.5: why no more landing can be made, whoever makes it, or None."""
    base = int(s.c.tables["operations"]["amphibious"]["po"])
    if s.landings >= limit(s, s.phase):
        return refuse("13.9" if trained(s, s.phase) else "8.5", "landings-made", number=s.landings)
    return orders.why_not_pay(s, s.phase, base)


def why_not_land(s: DownfallState, unit: int, area: int) -> Refusal | None:
    """Why an army may not land in an area, or None."""
    faction, here, names = s.c.faction[unit], s.where[unit], s.c.board.names
    refusal = orders.why_idle(s, unit)
    if refusal is not None:
        return refusal
    if not s.controlled[faction] >> here & 1:
        return refuse("8.5", "not-controlled", space=names[here])
    axis = _axis(s, unit, area)
    if axis is None:
        return refuse("8.5", "no-landing-axis", space=names[area])
    refusal = _why_not_axis(s, faction, axis) or why_no_landing(s)
    if refusal is None and _shut(s, unit) >> area & 1:
        refusal = why_closed(s, unit, area)
    refusal = refusal or why_no_end(s, unit, area) or why_full(s, faction, area)
    if refusal is None and s.enemies(faction, area):
        refusal = why_not_among(s, unit, area, attacking=True)
    return refusal


def _landable(s: DownfallState, unit: int, within: int) -> list[int]:
    """The areas of a set that an army may land in."""
    areas = destinations(s, unit) & ends(s, unit) & within
    found = []
    for area in spaces_in(areas):
        if why_full(s, s.phase, area) is not None:
            continue
        if s.enemies(s.phase, area) and why_not_among(s, unit, area, attacking=True) is not None:
            continue
        found.append(area)
    return found


def landings(s: DownfallState, units: list[int], within: int) -> Iterator[tuple[int, int]]:
    if units and why_no_landing(s) is None:
        for unit in units:
            for area in _landable(s, unit, within):
                yield unit, area


def land(s: DownfallState, unit: int, area: int) -> None:
    """An army lands; the technology shows if more than one landing or the axis asks for it (4.5)."""
    axis = _axis(s, unit, area)
    if axis is not None and (axis.d or s.landings >= s.c.tables["operations"]["landings"]):
        s.use(s.phase, TECHNOLOGY)
    s.landings += 1
    s.ore_landings += int(area == s.c.trondheim)
    s.african_landings += s.c.french_africa >> area & 1
    orders.begin(s, "land", "8.5", unit, (area,), price(s, unit, area))
    orders.ship(s, unit, area, LANDED)
    orders.fight_there(s, unit)


# ---------------------------------------------------------------- 17.9


def _african(s: DownfallState) -> list[int]:
    """The armies that could land in French North Africa if it were being opened."""
    axes, found = s.c.seas.landings_from, []
    for unit in orders.ready(s):
        here, coasts = s.where[unit], s.c.french_africa & ~out_of_bounds(s, unit)
        if s.controlled[ALLIES] >> here & 1 and any(
            coasts >> axis.end & 1 and _why_not_axis(s, ALLIES, axis) is None for axis in axes.get(here, ())
        ):
            found.append(unit)
    return found


def why_not_open(s: DownfallState) -> Refusal | None:
    """17.9: why French North Africa can't be opened now, or None: the three landings must be possible."""
    figures = s.c.tables["operations"]
    number = figures["landings_to_open_africa"]
    if s.phase != ALLIES:
        return refuse("17.9", "only-allies", faction=FACTIONS[s.phase])
    if s.vichy != CLOSED:
        return refuse("17.9", "africa-not-closed")
    if s.fought:
        return refuse("3.3", "combat-has-begun")
    if s.landings + number > limit(s, ALLIES):
        return refuse("13.9", "too-few-landings", number=number)
    refusal = orders.why_not_pay(s, ALLIES, number * int(figures["amphibious"]["po"]))
    if refusal is None and len(_african(s)) < number:
        refusal = refuse("17.9", "too-few-armies", number=number)
    return refusal


class AfricanLandings(Step, frozen=True):
    """17.9: the three landings that open French North Africa, one after the other."""

    rule: ClassVar[str] = "17.9"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"land": ("unit", "space")}

    def seats(self, s: DownfallState) -> tuple[int, ...]:
        return s.setup.asked[s.phase]

    def question(self, s: DownfallState) -> dict[str, Any]:
        most = s.c.tables["operations"]["landings_to_open_africa"]
        return {"faction": FACTIONS[s.phase], "number": most - s.african_landings}

    def candidates_land(self, s: DownfallState) -> Iterator[tuple[int, int]]:
        for unit in orders.ready(s):
            for area in spaces_in(s.c.french_africa):
                yield unit, area

    def legal_land(self, s: DownfallState) -> Iterator[tuple[int, int]]:
        return landings(s, orders.ready(s), s.c.french_africa)

    def may_land(self, s: DownfallState, unit: int, area: int) -> Refusal | None:
        if not s.c.french_africa >> area & 1:
            return refuse("17.9", "land-in-africa-first", space=s.c.board.names[area])
        return why_not_land(s, unit, area)

    def do_land(self, s: DownfallState, unit: int, area: int) -> None:
        land(s, unit, area)
        if s.african_landings >= s.c.tables["operations"]["landings_to_open_africa"]:
            s.stack.pop()


class Amphibious(Step, frozen=True):
    """Landings."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"land": ("unit", "space"), "open_africa": ()}

    def candidates_land(self, s: DownfallState) -> Iterator[tuple[int, int]]:
        for unit in orders.ready(s):
            for area in spaces_in(s.c.seas.all_coasts):
                yield unit, area

    def legal_land(self, s: DownfallState) -> Iterator[tuple[int, int]]:
        return landings(s, orders.ready(s), lands(s.c).everywhere)

    def may_land(self, s: DownfallState, unit: int, area: int) -> Refusal | None:
        return why_not_land(s, unit, area)

    def do_land(self, s: DownfallState, unit: int, area: int) -> None:
        land(s, unit, area)

    # ---------------------------------------------------------------- 17.9

    def may_open_africa(self, s: DownfallState) -> Refusal | None:
        return why_not_open(s)

    def do_open_africa(self, s: DownfallState) -> None:
        s.vichy = OPENING
        s.acted = 1
        s.tell("open-africa", "17.9")
        s.stack.append(AfricanLandings())
