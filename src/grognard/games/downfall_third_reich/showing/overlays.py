"""What can be laid over the map: supply, a line, an army's reach, breakthroughs, surrenders, control."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.components import AXIS, FACTIONS, FOES, HOLDERS
from grognard.games.downfall_third_reich.rules import (
    amphibious,
    crossing,
    naval,
    orders,
    strategic,
    supply,
    targets,
)
from grognard.games.downfall_third_reich.rules.air import ready
from grognard.games.downfall_third_reich.rules.politics import ends, homebound
from grognard.games.downfall_third_reich.rules.reach import ATTACKING, TACTICAL, all_ends, allowance, reach
from grognard.games.downfall_third_reich.rules.stacking import full
from grognard.games.downfall_third_reich.rules.tactical import why_not_among
from grognard.games.downfall_third_reich.state import (
    AT_PEACE,
    AT_WAR,
    BEACHHEAD,
    IN_PLACE,
    LANDED,
    UNSUPPLIED,
)
from grognard.kernel.looking import Mark, Shape
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

TAKES: Mapping[str, str] = {
    "supply": "",
    "line": "unit",
    "reach": "unit",
    "breakthrough": "",
    "surrender": "",
    "control": "",
}


def _mark(s: DownfallState, area: int, tone: str, shape: Shape, text: str = "") -> Mark:
    return Mark(space=s.c.board.names[area], tone=tone, shape=shape, text=text)


# ---------------------------------------------------------------- supply


def _supply(s: DownfallState) -> Iterator[Mark]:
    """7.1: the areas that lines pass, and where armies have none."""
    for faction, name in enumerate(FACTIONS):
        blitzkrieg = s.has(faction, supply.BLITZKRIEG)
        network = supply.network(s, faction, blitzkrieg)
        for area in spaces_in(network):
            yield _mark(s, area, name, "hatch")
        if s.may_have(faction, supply.BLITZKRIEG):  # 4.5: a tile face down may carry supply further
            for area in spaces_in(supply.network(s, faction, True) & ~network):
                yield _mark(s, area, name, "badge", "?")
        starving = [s.where[unit] for unit in supply.without_line(s, faction, blitzkrieg, LANDED | BEACHHEAD)]
        for area in dict.fromkeys(starving):
            yield _mark(s, area, name, "ring", str(starving.count(area)))


def _line(s: DownfallState, unit: int) -> Iterator[Mark]:
    """7.1: the line of an army, counted from the source; its own area ringed if it has none."""
    if not s.on_map(unit):
        return
    found = supply.line(s, unit, s.has(s.c.faction[unit], supply.BLITZKRIEG))
    if found is None:
        yield _mark(s, s.where[unit], "enemy", "ring")
        return
    for area in found:
        yield _mark(s, area, "own", "fill")


# ---------------------------------------------------------------- reach


def _as_if_in_phase(s: DownfallState, unit: int) -> None:
    """An army of another faction: as if its phase began now with points enough."""
    faction = s.c.faction[unit]
    if faction == s.phase and not s.fought:
        return
    lacking = supply.without_line(s, faction, s.has(faction, supply.BLITZKRIEG), LANDED | BEACHHEAD)
    s.phase, s.fought, s.operations, s.landings, s.ore_landings, s.rail = faction, 0, 0, 0, 0, 0
    s.po[faction] = s.c.tables["planning"]["cap"]
    s.due, s.breached = [], []
    for other in s.units_on_map(faction):
        s.came[other], s.flags[other] = IN_PLACE, UNSUPPLIED if other in lacking else 0


def _reach(s: DownfallState, unit: int) -> Iterator[Mark]:
    """8.1 to 8.5: by tactical movement, attack, railway, ship and landing; the PO are the text."""
    _as_if_in_phase(s, unit)
    if orders.why_idle(s, unit) is not None:
        return
    faction, here = s.c.faction[unit], s.where[unit]
    hostile, room = s.hostile(faction), ends(s, unit) & ~full(s, faction)
    seen = 0
    for kind in (TACTICAL,) if homebound(s, unit) else (TACTICAL, ATTACKING):
        for area in spaces_in(all_ends(reach(s, unit, allowance(s, unit, kind))) & room & ~seen):
            foes = hostile >> area & 1
            if not foes or why_not_among(s, unit, area, kind == ATTACKING) is None:
                seen |= 1 << area
                yield _mark(s, area, "enemy" if foes else "own", "fill")
    if hostile >> here & 1:
        yield _mark(s, here, "enemy", "ring")
    for area in spaces_in(strategic.destinations(s, unit) & room & ~seen):
        price = strategic.price(s, unit, strategic.route(s, unit, area))
        yield _mark(s, area, "own", "hatch", str(price))
    for area in spaces_in(naval.destinations(s, unit) & room):
        yield _mark(s, area, "own", "badge", str(naval.price(s, unit, area)))
    if amphibious.why_no_landing(s) is None:
        for area in spaces_in(amphibious.destinations(s, unit) & room):
            if not hostile >> area & 1 or why_not_among(s, unit, area, attacking=True) is None:
                yield _mark(s, area, "contested", "ring", str(amphibious.price(s, unit, area)))


# ---------------------------------------------------------------- breakthrough


def _breakthrough(s: DownfallState) -> Iterator[Mark]:
    """13.1: areas open to armour, and those that could be opened, with the greatest difference of totals."""
    for area in s.breached:
        yield _mark(s, area, "own", "fill")
    if s.fought:
        return
    for area in spaces_in(targets.contested(s)):
        if area in s.breached or crossing.why_not_ground(s, area) is not None:
            continue
        own, slots, flying = targets.fighters(s, area), targets.slots_in(s, area), ready(s, s.phase, area)
        found = [
            crossing.difference(s, attacker, target, supports, flying)
            for attacker, target in targets.open_attacks(s, area)
            for supports in targets.support_sets(s, attacker, own, slots)
        ]
        if found:
            tone = "own" if max(found) >= crossing.needed(s) else "enemy"
            yield _mark(s, area, tone, "ring", f"{max(found):+d}")


# ---------------------------------------------------------------- surrender


def _surrender(s: DownfallState) -> Iterator[Mark]:
    """17.1 to 17.5: the areas that count for each country's surrender; those that already do are filled."""
    for country, name in enumerate(s.c.country_ids):
        if s.standing[country] in (AT_WAR, AT_PEACE):
            yield from _missing(s, country, name)


def _missing(s: DownfallState, country: int, name: str) -> Iterator[Mark]:
    c, figures, faction = s.c, s.c.tables["surrender"], s.c.country_faction[country]
    if name in ("belgium", "italy"):
        ground = c.territory[country] & ~c.africa
        yield from _armies_on(s, country, ground, figures[f"{name}_armies"])
    elif name == "france":
        yield from _french(s, country, figures["france_areas"])
    elif name in ("germany", "ussr"):
        yield from _held(s, c.sources & c.home[country], faction)
    elif not c.countries[country].major:
        yield from _held(s, 1 << c.capital[country], faction)


def _held(s: DownfallState, areas: int, faction: int) -> Iterator[Mark]:
    """17.4, 17.5: every one of these areas has to be lost to an enemy."""
    foes = FOES[faction] if faction < len(FACTIONS) else range(len(FACTIONS))
    lost = sum(areas & s.controlled[foe] for foe in foes)
    for area in spaces_in(areas):
        done = lost >> area & 1
        text = f"{lost.bit_count()}/{areas.bit_count()}"
        yield _mark(s, area, HOLDERS[s.control[area]], "fill" if done else "ring", text)


def _armies_on(s: DownfallState, country: int, ground: int, needed: int) -> Iterator[Mark]:
    """17.1, 17.2: so many enemy armies have to be on this ground."""
    faction = s.c.country_faction[country]
    found = {area: s.enemies(faction, area).bit_count() for area in spaces_in(ground)}
    text = f"{sum(found.values())}/{needed}"
    for area, armies in found.items():
        yield _mark(s, area, HOLDERS[s.control[area]], "fill" if armies else "ring", text)


def _french(s: DownfallState, country: int, needed: int) -> Iterator[Mark]:
    """17.3: Germans in so many areas of France, once Belgium is out."""
    germans = s.c.units_of_country[s.c.germany]
    home = s.c.home[country]
    held = [area for area in spaces_in(home & s.occupied[AXIS]) if s.at[area] & germans]
    text = f"{len(held)}/{needed}"
    for area in spaces_in(home):
        yield _mark(s, area, HOLDERS[s.control[area]], "fill" if area in held else "ring", text)


# ---------------------------------------------------------------- control


def _control(s: DownfallState) -> Iterator[Mark]:
    """6.1: who controls each area; where enemies of its holder stand, it is hatched."""
    for area, holder in enumerate(s.control):
        foes = holder < len(FACTIONS) and any(s.armies(foe, area) for foe in FOES[holder])
        yield _mark(s, area, HOLDERS[holder], "hatch" if foes else "fill")


def marks(s: DownfallState, name: str, unit: str | None) -> list[Mark]:
    """The areas that an overlay points out; the position is an outline of a view, and may be changed."""
    army = s.c.number.get(unit) if unit else None
    if name == "supply":
        return list(_supply(s) if army is None else _line(s, army))
    if name == "line":
        return list(_line(s, army)) if army is not None else []
    if name == "reach":
        return list(_reach(s, army)) if army is not None else []
    if name == "breakthrough":
        return list(_breakthrough(s))
    return list(_surrender(s) if name == "surrender" else _control(s))
