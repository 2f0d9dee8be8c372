"""2.3, 4.6, 7.11, 9.19, restricted builds: limits a turn, a year, of the tracks, and of fuel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import AXIS, NOBODY, Type
from grognard.games.europe_engulfed.rules.control import friendly
from grognard.games.europe_engulfed.rules.politics.events import happened
from grognard.games.europe_engulfed.rules.production.costs import ITEMS, points_for
from grognard.games.europe_engulfed.rules.production.income import Lines
from grognard.kernel.columns import with_entry
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

AIR = ("fighters", "bombers")
NO_ELEMENTS = {"italy": "9.43", "france": "9.51", "ussr": "9.27"}
"""The powers that build no strategic element at all, and the paragraph that says so."""
ITEMS_OF_FEW = {"u_boats": "2.3", "v1": "2.28", "v2": "2.28"}
"""What Germany alone builds of the others; 4.61 says who has flak and ASW."""
FULL = {"special_action": "7.11", "flak": "2.22", "asw": "20.0"}
"""Which paragraph says how much a power may have of an item; of strategic elements the glossary does."""


def track(s: Position, power: int) -> int:
    """9.32: whose side of the track: Britain and the U.S.A. count together."""
    return 0 if power == s.c.germany else 1


def on_track(s: Position, power: int, item: str) -> int:
    """How many points or which level a power has of an item."""
    if item == "special_action":
        return s.actions[power]
    value = getattr(s, item)
    return int(value[track(s, power)] if isinstance(value, list) else value)


def add(s: Position, power: int, item: str) -> None:
    """What has been bought goes onto the track; yearly items wait for the next year (4.61)."""
    if item == "special_action":
        s.actions[power] += 1
        s.bought[ITEMS.index(item)] += 1
        return
    value = getattr(s, item)
    if isinstance(value, list):
        value[track(s, power)] += 1
    else:
        setattr(s, item, value + points_for(s, item))
    s.bought[ITEMS.index(item)] += points_for(s, item)
    if item == "flak":
        s.next_flak[track(s, power)] = next_year(s)
    elif item == "asw":
        s.next_asw = next_year(s)


def next_year(s: Position) -> int:
    """4.61, 4.63: January of the next calendar year, or the end of the track."""
    year = s.c.year(s.turn) + 1
    return s.c.turn.get(f"{year}-jan-feb", len(s.c.turns))


def why_not_item(s: Position, power: int, item: str) -> Refusal | None:
    """4.61, 9.27, 9.43, 2.28, 2.3, 7.11: who may have it, from when, how many a turn and in all."""
    name = s.c.power_ids[power]
    if item not in s.c.powers[power].builds:
        return refuse(_why_never(name, item), "does-not-build", power=name, item=item)
    if power == s.c.italy and item == "special_action" and happened(s, "collapse"):
        return refuse("9.45", "does-not-build", power=name, item=item)
    first = first_turn(s, power, item)
    if s.turn < first:
        return refuse("2.28" if item in ("v1", "v2") else "4.61", "not-yet-allowed", item=item)
    if on_track(s, power, item) + points_for(s, item) > most(s, power, item):
        return refuse(FULL.get(item, "0.25"), "track-full", item=item, most=most(s, power, item))
    return _why_enough_this_turn(s, power, item)


def _why_never(power: str, item: str) -> str:
    """Which paragraph says that a power never builds something of the track."""
    return NO_ELEMENTS.get(power) or ITEMS_OF_FEW.get(item, "4.61")


def first_turn(s: Position, power: int, item: str) -> int:
    if item in ("v1", "v2"):
        return s.c.turn[s.c.tables["v_missiles"][item]["from"]]
    if item == "flak":
        return s.next_flak[track(s, power)]
    return s.next_asw if item == "asw" else 0


def most(s: Position, power: int, item: str) -> int:
    """7.11, 0.25: the most that can be had at a time; missiles have no limit but that of a turn."""
    if item == "special_action":
        years = s.c.powers[power].special_actions.items()
        return max((year, number) for year, number in years if int(year) <= s.c.year(s.turn))[1]
    limit = s.c.tables["strategic_limits"].get(item)
    return int(limit) if limit is not None else on_track(s, power, item) + points_for(s, item)


def _why_enough_this_turn(s: Position, power: int, item: str) -> Refusal | None:
    """2.3: points a power may build in a turn; fighters and bombers together, and bombers by themselves."""
    limits = s.c.tables["strategic_builds"].get(s.c.power_ids[power], {})
    counts = {name: s.bought[number] for number, name in enumerate(ITEMS)}
    reached = [limits[item]] if item in limits and counts[item] + points_for(s, item) > limits[item] else []
    if item in AIR and counts["fighters"] + counts["bombers"] >= limits["air"]:
        reached.append(limits["air"])
    return refuse("2.3", "enough-this-turn", item=item, most=reached[0]) if reached else None


# ---------------------------------------------------------------- fleets


def why_no_fleet(s: Position, power: int, sea: int) -> Refusal | None:
    """4.62 to 4.64: one in two turns at most, where a friendly home port is."""
    if "fleet" not in s.c.powers[power].builds:
        return refuse("4.62", "does-not-build", power=s.c.power_ids[power], item="fleet")
    if s.turn < s.next_fleet[power]:
        yearly = s.c.powers[power].one_fleet_a_year and s.next_fleet[power] == next_year(s)
        return refuse("4.63" if yearly else "4.62", "not-yet-allowed", item="fleet")
    home = s.c.home[power] & friendly(s, power)
    if sea not in s.c.map.seas or not s.c.map.ports[sea] & home:
        return refuse("4.64", "no-home-port", space=s.c.name(sea))
    return None


def mark_fleet(s: Position, power: int) -> None:
    """4.62, 4.63: the turn after the next one, for some not before the next year."""
    after = s.turn + int(s.c.tables["naval"]["turns_between_fleets"])
    allowed = max(after, next_year(s)) if s.c.powers[power].one_fleet_a_year else after
    s.next_fleet = with_entry(s.next_fleet, power, allowed)


# ---------------------------------------------------------------- fuel


def without_oil(s: Position) -> bool:
    """9.19: from 1943, Ploesti not Axis, or without a line."""
    if s.turn < s.c.turn[s.c.tables["oil"]["from"]]:
        return False
    space = s.c.index["ploesti"]
    holder = s.holder[space]
    axis = holder != NOBODY and s.camp[holder] == AXIS
    return not axis or not Lines(s, s.c.germany).lead_to(space)


def why_no_oil(s: Position, power: int, kind: Type, new: bool) -> Refusal | None:
    """9.19: two new ground blocks but militia, three steps of armour, one of them elite."""
    if power != s.c.germany or kind.aircraft or not s.dry:
        return None
    table = s.c.tables["oil"]
    if new and not kind.militia and _new_blocks(s) >= table["new_units"]:
        return refuse("9.19", "no-oil-for-units", most=table["new_units"])
    if kind.armour and s.fuel[0] >= table["armour_steps"]:
        return refuse("9.19", "no-oil-for-armour", most=table["armour_steps"])
    if kind.armour and kind.elite and s.fuel[1] >= table["elite_steps"]:
        return refuse("9.19", "no-oil-for-armour", most=table["elite_steps"])
    return None


def _new_blocks(s: Position) -> int:
    ground = spaces_in(s.raised & s.c.ground)
    return sum(s.power_of(unit) == s.c.germany and not s.kind(unit).militia for unit in ground)


def burn(s: Position, power: int, kind: Type) -> None:
    """9.19: what has been built of armour in this phase; counted only where it matters."""
    if power == s.c.germany and kind.armour and s.dry:
        s.fuel[0] += 1
        s.fuel[1] += int(kind.elite)
