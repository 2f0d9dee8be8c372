"""What a view shows on the table: units, cities, forts, markers, countries, weather, the month."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.games.unconditional_surrender.components import Components
from grognard.games.unconditional_surrender.roster import FACTIONS, GROUND, PHASES, month
from grognard.games.unconditional_surrender.showing.table import with_will
from grognard.games.unconditional_surrender.spaces import CLIMATES, NONE
from grognard.games.unconditional_surrender.state import (
    ACTIVE,
    ELIMINATED,
    EVENTS,
    LOW,
    MOBILIZATION,
    NO,
    SKIES,
    STATUSES,
    SURPRISE,
    TRACK,
    UPGRADE,
)

BOXES = {MOBILIZATION: "mobilization", ELIMINATED: "eliminated", UPGRADE: "upgrade"}
CARDS = {EVENTS: "events", TRACK: "track", SURPRISE: "surprise"}
SUPPLY_MARKS = {LOW: "L", NO: "N"}
ASSAULTING, IN_FORT = "A", "F"


def picture(c: Components, view: Any) -> dict[str, Any]:
    """Nothing on the table is hidden: the secret choices of U82 are never laid on it."""
    shown: dict[str, Any] = {"track": view.turn - month(c.scenarios[view.scenario].first_turn)}
    for unit, at in enumerate(view.at):
        place = c.name(at) if at >= 0 else _box(view, unit)
        if place:
            shown[f"unit:{c.unit_names[unit]}"] = place, _face(c, view, unit), _mark(c, view, unit)
    for city, holder in enumerate(view.control):
        name = "neutral" if holder == NONE else FACTIONS[holder]
        shown[f"space:{c.name(c.map.city_hex[city])}"] = name
    standing = {c.name(at) for at in view.fort_at if at != NONE}
    for space in c.scenarios[view.scenario].forts:
        shown[f"fort:{space}"] = int(space not in standing)
    shown |= _arrows(c, view)
    shown |= {f"card:{c.marker_names[n]}": row for n, row in _rows(view)}
    shown |= {f"score:{c.country_names[n]}": max(view.will[n], 0) for n in with_will(c, view.scenario)}
    return shown | dict(_states(c, view))


def _box(view: Any, unit: int) -> str:
    """U36: the box of its faction that a unit is in; units still to come are not seen."""
    box, faction = BOXES.get(view.at[unit]), view.joined[view.serves[unit]]
    return f"{box}_{FACTIONS[faction]}" if box and faction != NONE else ""


def _face(c: Components, view: Any, unit: int) -> str:
    name = c.unit_names[unit]
    return f"{name}.reduced" if view.reduced[unit] and c.units[unit].field else name


def _mark(c: Components, view: Any, unit: int) -> str:
    """The one thing that matters most about it: supply, then its Sorties, its Assault, its fort."""
    if view.supply[unit] in SUPPLY_MARKS:
        return SUPPLY_MARKS[view.supply[unit]]
    if c.branch[unit] != GROUND:
        return str(view.sorties[unit]) if view.sorties[unit] else ""
    return ASSAULTING if view.assault[unit] != NONE else IN_FORT if view.in_fort[unit] else ""


def _arrows(c: Components, view: Any) -> Iterator[tuple[str, tuple[str, str, str]]]:
    """U77: the Assault markers, each towards its hex, in the colours of its faction."""
    for unit, goal in enumerate(view.assault):
        if goal != NONE and view.at[unit] >= 0:
            faction = FACTIONS[view.joined[view.serves[unit]]]
            yield f"arrow:{c.unit_names[unit]}", (c.name(view.at[unit]), c.name(goal), faction)


def _rows(view: Any) -> Iterator[tuple[int, str]]:
    """Where each marker in play is."""
    for marker, at in enumerate(view.marker_at):
        if at >= 0 or at in CARDS:
            yield marker, "map" if at >= 0 else CARDS[at]


def _states(c: Components, view: Any) -> Iterator[tuple[str, str]]:
    for climate, sky in zip(CLIMATES, view.weather, strict=True):
        yield f"state:weather_{climate}", SKIES[sky]
        yield f"zone:{climate}", f"sky_{SKIES[sky]}"
    for country, status in enumerate(view.status):
        active = status == ACTIVE
        yield (
            f"state:{c.country_names[country]}",
            FACTIONS[view.joined[country]] if active else STATUSES[status],
        )


def now(view: Any) -> dict[str, Any]:
    """U1, U28, U38: the month with its weather, the phase and whose part of it is played."""
    skies = {climate: SKIES[sky] for climate, sky in zip(CLIMATES, view.weather, strict=True)}
    del skies["desert"]  # always fair (U40)
    faction = "everybody" if view.faction == NONE else FACTIONS[view.faction]
    return {
        "month": str(view.turn % 12 + 1),
        "year": view.turn // 12,
        "phase": PHASES[view.phase],
        "faction": faction,
        "skies": len(set(skies.values())),
        **skies,
    }
