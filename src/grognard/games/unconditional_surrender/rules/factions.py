"""Section 2, factions and countries: who is friend, enemy or neither, and which land is shut to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import AXIS, FACTIONS, SOVIET, WESTERN, month
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import APPEASEMENT, CONQUERED, NEUTRAL, PACT
from grognard.kernel.recall import recalled
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from collections.abc import Iterable

    from grognard.games.unconditional_surrender.state import Position

# ---------------------------------------------------------------- friends and enemies


def enemies(s: Position, faction: int) -> tuple[int, ...]:
    """U12: Axis and Western always; Axis and Soviet once the Nazi-Soviet Pact has ended."""
    if faction == AXIS:
        return (WESTERN,) if pact_holds(s) else (WESTERN, SOVIET)
    return () if faction == SOVIET and pact_holds(s) else (AXIS,)


def strangers(s: Position, faction: int) -> tuple[int, ...]:
    """U12: factions that are neither friend nor enemy."""
    foes = enemies(s, faction)
    return tuple(one for one in range(len(FACTIONS)) if one != faction and one not in foes)


def are_enemies(s: Position, one: int, other: int) -> bool:
    """U15: whether units of two factions are enemies."""
    return one != NONE and other in enemies(s, one)


def pact_holds(s: Position) -> bool:
    """U139: the Nazi-Soviet Pact is in force."""
    return not s.policy[PACT]


def held_by_pact(s: Position) -> bool:
    """U142: while the Pact holds the Soviets rebase, make Naval Moves and march; they do nothing else."""
    return s.faction == SOVIET and pact_holds(s)


def pact_strained(s: Position) -> bool:
    """U43b: from its month on, or when France is conquered, the Axis may break the Pact."""
    if not pact_holds(s):
        return False
    start = month(s.c.events["policies"]["nazi_soviet_pact"]["strained_from"])
    return s.turn >= start or s.status[s.c.country["france"]] == CONQUERED


def without_pact(s: Position) -> Position:
    """U43b: the position as if the Pact had ended: by it an act is judged that would end it."""
    other = s.clone()
    other.policy[PACT] = s.turn
    other.derive()
    return other


@recalled
def past_pact(s: Position) -> Position | None:
    """U43b: the position by which Axis acts in the USSR are judged while the Pact is strained, else None."""
    return without_pact(s) if s.faction == AXIS and pact_strained(s) else None


def judged(s: Position, spaces: Iterable[int]) -> Position:
    """U43b: where an act of the faction in phase in these hexes is judged: as if the Pact had ended, if it is
    strained and the act lies in the USSR; else as things are."""
    beyond = past_pact(s)
    if beyond is None:
        return s
    land = soviet_land(s)
    inside = any(0 <= space < s.c.map.hexes and land >> space & 1 for space in spaces)
    return beyond if inside else s


def country_at(s: Position, space: int) -> int:
    """U16, U150: the country in whose land a hex lies now, or NONE."""
    area, home = s.c.map.area_of[space], s.c.map.country_of[space]
    owner = s.area_owner[area] if area != NONE else home
    return owner if owner == NONE else s.annexed[owner]


def hexes_of(s: Position, area: int) -> int:
    """U16: the hexes of an area."""
    found = 0
    for (_, one), mask in s.c.bunches.items():
        if one == area:
            found |= mask
    return found


# ---------------------------------------------------------------- sets of hexes


def _all(masks: list[int], factions: Iterable[int]) -> int:
    found = 0
    for faction in factions:
        found |= masks[faction]
    return found


def enemy_ground(s: Position, faction: int) -> int:
    """The hexes with enemy ground units."""
    return _all(s.standing, enemies(s, faction))


def enemy_units(s: Position, faction: int) -> int:
    """The hexes with enemy units of any kind."""
    return _all(s.present, enemies(s, faction))


def enemy_cities(s: Position, faction: int) -> int:
    """U18: the hexes of enemy cities."""
    return _all(s.cities, enemies(s, faction))


def enemy_forts(s: Position, faction: int) -> int:
    """U37: the hexes of enemy forts."""
    return _all(s.forts, enemies(s, faction))


def enemy_zones(s: Position, faction: int) -> int:
    """U65: the hexes in enemy zones of control; for the faction in phase not where a No EZOC marker lies."""
    found = _all(s.zones, enemies(s, faction))
    for space in s.no_zone if faction == s.faction else ():
        found &= ~(1 << space)
    return found


def strange_hexes(s: Position, faction: int) -> int:
    """U12: hexes with a unit or a city of a faction that is neither friend nor enemy."""
    others = strangers(s, faction)
    return _all(s.present, others) | _all(s.cities, others)


def prohibited(s: Position, faction: int) -> int:
    """U69, U12: all that ground units of a faction may not enter, enemy ground units apart."""
    return s.closed[faction] | strange_hexes(s, faction)


# ---------------------------------------------------------------- land that is shut


def closed_to(s: Position, faction: int) -> int:
    """U19, U69: water, faded hexes, neutral land, what a policy or the scenario forbids; nothing else."""
    return unzoned_for(s, faction) | _kept_out(s, faction)


def unzoned_for(s: Position, faction: int) -> int:
    """U65: the same without what a scenario closes to movement alone."""
    everywhere = (1 << s.c.map.hexes) - 1
    shut = everywhere & ~s.c.map.land | s.c.map.faded
    for country, status in enumerate(s.status):
        if status == NEUTRAL:
            shut |= s.land[country]
    return shut | _by_policy(s, faction) | closed_by_scenario(s)


@recalled
def no_fly(s: Position, faction: int) -> int:
    """U98: neutral countries, and land closed by a policy or the scenario; water and faded hexes are open."""
    shut = _by_policy(s, faction) | closed_by_scenario(s)
    for country, status in enumerate(s.status):
        if status == NEUTRAL:
            shut |= s.land[country]
    return shut & s.c.map.land


def soviet_land(s: Position) -> int:
    """U139, U165c: the land of the Soviet faction, with what was ceded to it."""
    return land_of_faction(s, [SOVIET])


def land_of_faction(s: Position, factions: Iterable[int]) -> int:
    """U13: the land of the countries that have joined one of these factions, conquered or not."""
    wanted = set(factions)
    found = 0
    for country, joined in enumerate(s.joined):
        if joined in wanted:
            found |= s.land[country]
    return found


def _by_policy(s: Position, faction: int) -> int:
    """U139, U142: Appeasement keeps the West out of Axis countries, the Pact each side out of the other's."""
    if faction == WESTERN:
        return 0 if s.policy[APPEASEMENT] else land_of_faction(s, [AXIS])
    if not pact_holds(s):
        return 0
    if faction == SOVIET:
        return ((1 << s.c.map.hexes) - 1) & ~s.land[s.c.country["ussr"]]
    return soviet_land(s)


def why_shut(s: Position, faction: int, space: int, rule: str) -> Refusal:
    """Why land is shut to a faction: it is neutral, a policy forbids it, or the scenario leaves it out."""
    name, country = s.c.name(space), country_at(s, space)
    if country != NONE and s.status[country] == NEUTRAL:
        return _why_neutral(s, faction, country, rule, name)
    if _by_policy(s, faction) >> space & 1:
        return refuse(rule, "policy-forbids", space=name)
    return refuse(rule, "shut-hex", space=name, faction=FACTIONS[faction])


def _why_neutral(s: Position, faction: int, country: int, rule: str, space: str) -> Refusal:
    """U43: that a country is neutral, and whether and when war can be declared on it."""
    name = s.c.country_names[country]
    if "declare_war" in s.c.scenarios[s.setup.scenario].skip_phases:
        return refuse(rule, "neutral-here", space=space, country=name)
    refusal = why_no_war(s, faction, country)
    if refusal is None:
        return refuse(rule, "neutral-land", space=space, country=name)
    if refusal.rule == "U44":
        return refuse(rule, "neutral-for-good", space=space, country=name)
    if refusal.rule == "U139":
        return refuse(rule, "neutral-by-appeasement", space=space, country=name)
    return refuse(rule, "neutral-by-pact", space=space, country=name)


def joined_by(s: Position, faction: int, country: int) -> int:
    """U43: whom a neutral country joins when a faction attacks it."""
    return FACTIONS.index(s.c.countries[country].attacked[FACTIONS[faction]])


def why_no_war(s: Position, faction: int, country: int) -> Refusal | None:
    """U43a, U44, U139, U143: what keeps a faction from declaring war on a neutral country; Appeasement binds
    the West, not the Axis."""
    name = s.c.country_names[country]
    if not s.c.countries[country].attacked:
        return refuse("U44", "never-at-war", country=name)
    if faction == WESTERN and not s.policy[APPEASEMENT]:
        return refuse("U139", "appeasement", country=name)
    if faction == SOVIET and pact_holds(s):
        return refuse("U138", "pact-holds", country=name)
    held = faction == AXIS and pact_holds(s) and not pact_strained(s)
    if held and joined_by(s, faction, country) == SOVIET:
        return refuse("U43a", "pact-holds", country=name)
    return None


def why_no_foe(s: Position, unit: int, other: int) -> Refusal | None:
    """U12, U43b, U139: why a unit does not fight one of a faction that is neither friend nor enemy: a policy
    forbids its land, or they are at peace; None if that faction is another."""
    faction, space = s.faction_of(unit), s.at[other]
    if s.faction_of(other) not in strangers(s, faction):
        return None
    if 0 <= space < s.c.map.hexes and _by_policy(s, faction) >> space & 1:
        return refuse("U139", "policy-forbids", space=s.c.name(space))
    return refuse("U12", "no-foe", unit=s.unit_name(unit), target=s.unit_name(other))


def _kept_out(s: Position, faction: int) -> int:
    """A scenario may keep a faction out of enemy countries, into which its zones of control still reach."""
    if FACTIONS[faction] not in s.c.scenarios[s.setup.scenario].kept_out_of_enemy_countries:
        return 0
    return land_of_faction(s, enemies(s, faction))


def closed_by_scenario(s: Position) -> int:
    """The ground that a scenario closes: all but what is open, and what it names."""
    scenario, shut = s.c.scenarios[s.setup.scenario], 0
    if scenario.open:
        shut = (1 << s.c.map.hexes) - 1
        for words in scenario.open:
            shut &= ~_ground(s, *words.split())
    for name in scenario.closed:
        shut |= s.land[s.c.country[name]]
    return shut


def _ground(s: Position, country: str, part: str = "") -> int:
    """The ground of a country, or a part of it: "france mainland", "uk great_britain", "finland 1941-07"."""
    land = s.land[s.c.country[country]]
    if part == "mainland":
        return land & ~s.c.map.overseas
    if part in s.c.map.island:
        return land & s.c.map.island[part]
    return land if not part or s.turn >= month(part) else 0
