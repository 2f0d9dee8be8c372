"""What each faction wants, and when: what areas are worth, where armies head for, what is left alone yet."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from grognard.bots.downfall_third_reich.ground import Ground, pulls
from grognard.bots.downfall_third_reich.worth import base_worth
from grognard.games.downfall_third_reich.components import ALLIES, AXIS, NEUTRAL, USSR
from grognard.games.downfall_third_reich.state import AT_PEACE, AT_WAR, SURRENDERED

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

DECAY = 0.82
"""What is left of the pull of a goal one area farther away."""
BARBAROSSA = 7
BALKANS = 5
WEST = 2
DEFENCE = 14
"""The turns in which the Axis marches east, south-east, west, and thinks only of holding."""
STEPPE = 1.2
"""What every area of the USSR is worth more to the Axis while it attacks there: room to the east."""
LANDINGS, LAST_LANDINGS, INVASION_FORCE = 10, 18, 8
"""When the Allies come back at the earliest, at the latest, and with how many full armies."""

SOVIET_CITIES = (
    "minsk",
    "kiev",
    "odessa",
    "kharkov",
    "rostov",
    "stalingrad",
    "leningrad",
    "moscou",
    "smolensk",
)
GERMAN_SOURCES = ("berlin", "ruhr", "vienne")


class Aims(NamedTuple):
    """What a faction is after in this turn."""

    worth: list[float]
    """Area -> what it is worth to hold it, or to take it."""
    field: list[float]
    """Area -> how well an army stands there for what is to come."""
    closed: int
    """Areas that are left alone yet."""
    hunger: float
    """What the enemy's losses count beside one's own."""
    boldness: float
    """What attacks count: above one when time is short, below one on the defence."""


def aims(s: DownfallState, ground: Ground, faction: int) -> Aims:
    """The aims of a faction in this position."""
    return (_axis, _allies, _ussr)[faction](s, ground)


@lru_cache(maxsize=4096)
def _field(ground: Ground, faction: int, goals: tuple[tuple[int, float], ...]) -> list[float]:
    distances = {goal: ground.distances(faction, goal) for goal, _ in goals}
    rows = [distances.get(area, []) for area in range(ground.c.map_size)]
    return pulls(dict(goals), rows, ground.c.map_size, DECAY)


def field_of(ground: Ground, faction: int, goals: dict[str, float]) -> list[float]:
    """The pull of goals over the map."""
    named = tuple(sorted((ground.area(name), pull) for name, pull in goals.items() if pull > 0))
    return _field(ground, faction, named)


def holds(s: DownfallState, ground: Ground, faction: int, name: str) -> bool:
    return s.control[ground.area(name)] == faction


def _standing(s: DownfallState, name: str) -> int:
    return s.standing[s.c.country_number[name]]


# ---------------------------------------------------------------- the Axis


def _axis(s: DownfallState, ground: Ground) -> Aims:
    c, turn = s.c, s.turn
    worth = list(base_worth(ground, AXIS))
    goals: dict[str, float] = {}
    closed = 0
    at_war_in_east = bool(s.entered_ussr) or turn >= BARBAROSSA
    france = _standing(s, "france") == AT_WAR
    if france:
        for area in range(c.map_size):
            if c.home[c.country_number["france"]] >> area & 1:
                worth[area] += 3.0
        worth[ground.area("bruxelles")] += 5.0 if _standing(s, "belgium") != SURRENDERED else 0.0
        goals |= {"paris": 8, "bruxelles": 7, "reims": 7}
        if turn < WEST:
            closed |= c.territory[c.country_number["france"]] | c.territory[c.country_number["belgium"]]
    if turn < BALKANS:
        closed |= c.territory[c.country_number["yugoslavia"]] | c.territory[c.country_number["greece"]]
    if not at_war_in_east:
        closed |= c.territory[c.country_number["ussr"]]
    if not france:
        if _standing(s, "yugoslavia") == AT_PEACE and turn >= BALKANS - 1:
            goals["belgrade"] = 5.0
        if turn <= DEFENCE:
            goals |= {"minsk": 6, "kovel": 6, "vinnitsa": 5.5, "daugavpils": 5.5}
            goals |= {"smolensk": 7, "leningrad": 6, "moscou": 9, "kharkov": 7, "rostov": 6, "stalingrad": 5}
            goals = {name: pull for name, pull in goals.items() if not holds(s, ground, AXIS, name)}
            goals |= {"tobruk": 2.0, "suez": 3.0}
    if at_war_in_east and turn < DEFENCE:
        for area in range(c.map_size):
            if c.home[c.country_number["ussr"]] >> area & 1:
                worth[area] += STEPPE
    if not france and turn < BARBAROSSA and not s.entered_ussr:
        goals = {name: 2 * pull for name, pull in goals.items()}
    goals |= {"varsovie": 2.5, "berlin": 2.0, "ruhr": 2.5, "vienne": 2.0, "bucarest": 2.0}
    boldness = 0.8 if turn >= DEFENCE else 1.0
    hunger = 2.2 if BARBAROSSA <= turn < DEFENCE else 1.0
    return Aims(worth, field_of(ground, AXIS, goals), closed, hunger, boldness)


# ---------------------------------------------------------------- the Western Allies


def _allies(s: DownfallState, ground: Ground) -> Aims:
    c, turn = s.c, s.turn
    worth = list(base_worth(ground, ALLIES))
    goals: dict[str, float] = {"londres": 2.0, "alexandrie": 2.0, "suez": 1.5}
    closed = 0
    italy = c.country_number["italy"]
    if _standing(s, "france") == AT_WAR:
        goals |= {"reims": 4, "paris": 3, "calais": 4}
        for area in range(c.map_size):
            if c.home[c.country_number["france"]] >> area & 1:
                worth[area] += 2.0
    if s.standing[italy] == AT_WAR:
        for area in range(c.map_size):
            if c.home[italy] >> area & 1 or area == ground.area("albanie"):
                worth[area] += 5.0
        goals |= {"sicile": 5.0, "sardaigne": 4.5, "tripoli": 3.0}
    elif s.standing[italy] == AT_PEACE:
        closed |= c.territory[italy]
    for name in ("norway", "denmark", "bulgaria", "romania", "hungary"):
        if _standing(s, name) == AT_PEACE:
            closed |= c.territory[c.country_number[name]]
    if not landing_time(s, ground):
        france = c.home[c.country_number["france"]] | c.territory[c.country_number["belgium"]]
        spared = c.africa | c.home[c.country_number["uk"]]
        if _standing(s, "france") == AT_WAR:
            spared |= france
        closed |= s.controlled[AXIS] & ~spared
    if turn >= 9:
        goals |= {name: 10.0 for name in GERMAN_SOURCES if not _allied(s, ground, name)}
        goals |= {"paris": 5.0, "bruxelles": 6.0, "calais": 5.0}
        goals = {name: pull for name, pull in goals.items() if not holds(s, ground, ALLIES, name)}
        goals |= {"londres": 3.0, "alexandrie": 2.0}
    else:
        goals |= {"plymouth": 2.0, "tobruk": 2.5}
    return Aims(worth, field_of(ground, ALLIES, goals), closed, 1.4, 1.0 if turn < 17 else 1.25)


def landing_time(s: DownfallState, ground: Ground) -> bool:
    """Whether the Allies go back to the continent: with all they have, and then they stay."""
    if s.turn < LANDINGS or s.turn >= LAST_LANDINGS:
        return s.turn >= LAST_LANDINGS
    c = s.c
    isles = c.africa | c.home[c.country_number["uk"]] | c.home[c.country_number["usa"]]
    armies = [s.where[u] for u in s.units_on_map(ALLIES) if s.strength[u] == 2 and s.at_war(c.country[u])]
    ashore = sum(1 for area in armies if not isles >> area & 1)
    return len(armies) >= INVASION_FORCE or ashore >= 2


def _allied(s: DownfallState, ground: Ground, name: str) -> bool:
    return s.control[ground.area(name)] in (ALLIES, USSR)


# ---------------------------------------------------------------- the Soviets


def _ussr(s: DownfallState, ground: Ground) -> Aims:
    c, turn = s.c, s.turn
    worth = list(base_worth(ground, USSR))
    goals: dict[str, float] = {"moscou": 4.0, "smolensk": 3.5, "kiev": 3.5, "minsk": 3.5, "leningrad": 3.0}
    closed = 0
    at_war = bool(s.entered_ussr) or turn >= 9
    if not at_war and not tempted(s, ground):
        closed |= s.controlled[AXIS] | s.controlled[NEUTRAL]
        closed &= ~(1 << ground.area("carelie"))
    if at_war or not closed:
        goals |= {name: 10.0 for name in GERMAN_SOURCES if not _allied(s, ground, name)}
        goals |= {"bucarest": 6.0, "konigsberg": 5.0, "varsovie": 6.0, "breslau": 5.0, "budapest": 5.0}
        goals |= dict.fromkeys(SOVIET_CITIES, 6.0)
        goals = {name: pull for name, pull in goals.items() if not holds(s, ground, USSR, name)}
        goals |= {"moscou": 3.0, "kiev": 2.0}
    for name in ("norway", "denmark", "bulgaria", "romania", "hungary"):
        if _standing(s, name) == AT_PEACE:
            closed |= c.territory[c.country_number[name]]
    return Aims(worth, field_of(ground, USSR, goals), closed, 1.4, 1.0 if turn < 17 else 1.25)


def tempted(s: DownfallState, ground: Ground) -> bool:
    """9.10: whether the Soviets march before they are attacked: only if hardly a German guards the border."""
    near = ground.mask("konigsberg", "varsovie", "tarnow", "dantzig", "posen", "breslau", "berlin", "stettin")
    guards = sum(s.combat_value(u) for u in s.units_on_map(AXIS) if near >> s.where[u] & 1)
    return s.turn >= BARBAROSSA and guards < 20
