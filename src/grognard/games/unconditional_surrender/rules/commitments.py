"""Section 10, step 2: which markers and air units a side may commit to a combat (U82, U101)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grognard.games.unconditional_surrender.roster import (
    AIR,
    WARSHIP,
    WESTERN,
    Marker,
    MarkerKind,
    month,
)
from grognard.games.unconditional_surrender.rules.fights import ATTACKER, DEFENDER, Fight
from grognard.games.unconditional_surrender.rules.naval import zones_off
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import EVENTS, REMOVED, SURPRISE, TRACK
from grognard.kernel.recall import recalled
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

ARENA = {
    "mobile": "ground",
    "assault": "ground",
    "invasion": "ground",
    "landing": "ground",
    "interception": "naval",
    "air_interception": "air",
    "duel": "air",
    "strike": "air",
    "bombing": "air",
    "strategic": "strategic",
}
"""In which kind of combat, as the markers call it, a fight is."""


def _row(s: Position, marker: int) -> tuple[Marker, MarkerKind]:
    own = s.c.markers[marker]
    return own, s.c.marker_kinds[own.kind]


def at_hand(s: Position, fight: Fight, side: int) -> tuple[int, ...]:
    """The markers in the Events box of a side's faction."""
    return _in_box(s, fight.faction(s, side))


@recalled
def _in_box(s: Position, faction: int) -> tuple[int, ...]:
    there = [marker for marker, place in enumerate(s.marker_at) if place == EVENTS]
    return tuple([marker for marker in there if side_of(s, marker) == faction])


def side_of(s: Position, marker: int) -> int:
    """U13, U135: whose a marker is: that of a single nation goes with it, whomever it has joined."""
    nations = s.c.markers[marker].nations
    joined = s.joined[s.c.country[nations[0]]] if len(nations) == 1 else NONE
    return s.c.marker_faction[marker] if joined == NONE else joined


def _why_not_there(s: Position, fight: Fight, side: int, marker: int) -> Refusal | None:
    """U82: it lies in the box of its faction and is for this kind of combat."""
    name, kind = s.c.marker_names[marker], _row(s, marker)[1]
    if marker not in at_hand(s, fight, side):
        return refuse("U82", "marker-not-there", marker=name)
    if ARENA.get(fight.kind) not in kind.combat:
        return refuse("U82", "other-combat", marker=name)
    return None


def why_not_committed(s: Position, fight: Fight, side: int, marker: int) -> Refusal | None:
    """Why a marker may not be committed now; one that makes a unit a tank names the unit (`equip`)."""
    refusal = _why_not_there(s, fight, side, marker)
    if refusal is not None:
        return refusal
    own, _ = _row(s, marker)
    if own.kind == "tanks" or not _condition(s, fight, side, marker):
        return refuse("U82", "not-fitting", marker=s.c.marker_names[marker])
    return None


def _condition(s: Position, fight: Fight, side: int, marker: int) -> bool:
    """What the text of a marker asks for."""
    own, _ = _row(s, marker)
    if fight.factions:
        return own.kind not in ("wolf_packs", "rockets") or fight.factions[DEFENDER] == WESTERN
    units = fight.side(side)
    countries = [s.c.country_names[s.serves[unit]] for unit in units]
    if own.kind == "ground_support":
        twice = any(s.c.markers[one].kind == own.kind and _same(s, one, marker) for one in fight.markers)
        return not twice and any(not s.c.countries[s.serves[unit]].major for unit in units)
    if own.kind == "heavy_artillery":
        in_fort = side == ATTACKER and fight.kind != "mobile" and bool(s.in_fort[fight.defender])
        return in_fort and "germany" in countries
    if own.kind == "surface_action":
        return raider(s, fight, side) != NONE
    if own.kind == "radar":
        home = s.c.map.island["great_britain"] >> fight.space & 1
        return side == DEFENDER and s.c.branch[fight.defender] == AIR and bool(home)
    return not own.nations or any(name in own.nations for name in countries)


def _same(s: Position, one: int, other: int) -> bool:
    return s.c.marker_faction[one] == s.c.marker_faction[other]


def raider(s: Position, fight: Fight, side: int) -> int:
    """Surface Action: a surface unit with fewer than 6 Sorties in a port of a sea zone of the hex; of several
    the least worn, as nothing else tells them apart there."""
    if not s.c.map.coastal >> fight.space & 1:
        return NONE
    zones, faction = set(s.c.map.zones_of[fight.space]), fight.faction(s, side)
    fit = [
        unit
        for space, unit in sorted(s.units_at[WARSHIP].items())
        if s.c.kind[unit] == "surface" and s.faction_of(unit) == faction
        if s.sorties[unit] < s.c.tables["limits"]["sorties"] and zones.intersection(zones_off(s, space))
    ]
    return min(fit, key=lambda unit: s.sorties[unit], default=NONE)


def commit(s: Position, fight: Fight, side: int, marker: int) -> Fight:
    """The marker counts in this combat and goes where its text says."""
    if s.c.markers[marker].kind == "surface_action":
        unit = raider(s, fight, side)
        s.sorties[unit] += 1
        s.tell("sorties", "U8", unit=s.unit_name(unit), number=s.sorties[unit])
    send_back(s, marker)
    return msgspec.structs.replace(fight, markers=(*fight.markers, marker))


def send_back(s: Position, marker: int) -> None:
    """After use: onto the Turn Track, so many turns later as the marker or a die says (U7); or to its box."""
    own, kind = _row(s, marker)
    if kind.back == "box" and (s.c.scenarios[s.setup.scenario].own_will or "usa" not in own.nations):
        s.marker_at[marker] = SURPRISE if s.c.scenarios[s.setup.scenario].own_will else REMOVED
        return
    turns = _turns_away(s, kind)
    if turns == kind.removed_on:
        take_away(s, marker)
    elif put_on_track(s, marker, turns):
        s.tell("marker_used", "U7", marker=s.c.marker_names[marker], number=turns)


def put_on_track(s: Position, marker: int, turns: int) -> bool:
    """U7: so many turns later on the Turn Track; what is due after the last turn leaves the game. Whether it
    will come."""
    due = s.turn + turns
    if due > month(s.c.scenarios[s.setup.scenario].last_turn):
        take_away(s, marker)
        return False
    s.marker_at[marker], s.marker_due[marker] = TRACK, due
    return True


def take_away(s: Position, marker: int) -> None:
    """U7: a marker leaves the game."""
    s.marker_at[marker] = REMOVED
    s.tell("marker_leaves", "U7", marker=s.c.marker_names[marker])


def _turns_away(s: Position, kind: MarkerKind) -> int:
    """By a die, by its own number; bought ones of the small scenarios as long as they take to buy."""
    if kind.back == "die":
        return s.roll("marker-back", "U7")
    delay: int = s.c.tables["prices"]["markers"]["surprise_attack_delay"]
    return delay if kind.back == "box" else int(kind.back)


# ---------------------------------------------------------------- tanks


def why_not_equipped(s: Position, fight: Fight, side: int, marker: int, unit: int) -> Refusal | None:
    """Tanks: one marker for a ground unit of its nation that is no tank unit."""
    refusal = _why_not_there(s, fight, side, marker)
    if refusal is not None:
        return refusal
    own, _ = _row(s, marker)
    name, country = s.unit_name(unit), s.c.country_names[s.serves[unit]]
    if unit not in fight.side(side):
        return refuse("U82", "not-in-combat", unit=name)
    if own.kind != "tanks" or country not in own.nations or s.c.kind[unit] == "tank" or unit in fight.tanks:
        return refuse("U82", "not-fitting", marker=s.c.marker_names[marker])
    return None


def equip(s: Position, fight: Fight, marker: int, unit: int) -> Fight:
    """The unit counts as a tank for the modifiers, instead of what it is."""
    send_back(s, marker)
    return msgspec.structs.replace(fight, markers=(*fight.markers, marker), tanks=(*fight.tanks, unit))


# ---------------------------------------------------------------- air units


def air_units(s: Position, fight: Fight, side: int) -> tuple[int, ...]:
    """The air units of a side's faction on the map, and in a box from which they may support."""
    return _flying(s, fight.faction(s, side))


@recalled
def _flying(s: Position, faction: int) -> tuple[int, ...]:
    on_map, boxes = s.units_at[AIR], s.c.supporting_boxes
    own = s.mustered_of(faction, AIR)
    return tuple([unit for unit in own if on_map.get(s.at[unit]) == unit or s.at[unit] in boxes])


def why_not_supporting(s: Position, fight: Fight, side: int, unit: int) -> Refusal | None:
    """U101: one air unit, within range of the defending hex, of the nation of a unit in the combat."""
    name = s.unit_name(unit)
    if not fight.ground:
        return refuse("U82", "ground-only", unit=name)
    if unit not in air_units(s, fight, side):
        return refuse("U101", "not-your-air", unit=name)
    if fight.air[side] != NONE:
        return refuse("U82", "one-air-unit", unit=name)
    if s.sorties[unit] >= s.c.tables["limits"]["sorties"]:
        return refuse("U8", "worn-out", unit=name)
    if s.serves[unit] not in [s.serves[one] for one in fight.side(side)]:
        return refuse("U101", "other-nation", unit=name)
    if s.carried[fight.faction(s, side)] == unit:
        return refuse("U58", "moved-strategically", unit=name)
    reach = s.c.tables["ranges"]["air_support"]
    near = s.c.supporting_boxes.get(s.at[unit], 0)
    if not (s.c.map.within(fight.space, reach) >> s.at[unit] & 1 or near >> fight.space & 1):
        return refuse("U101", "out-of-range", unit=name, number=reach)
    return None
