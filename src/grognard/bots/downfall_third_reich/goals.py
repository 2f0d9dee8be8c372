"""What each faction wants, and when: what areas are worth, where armies head for, what is left alone yet."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from grognard.bots.downfall_third_reich.ground import Ground, pulls
from grognard.bots.downfall_third_reich.mind import Mind
from grognard.bots.downfall_third_reich.opinions import Aims as Opinions
from grognard.games.downfall_third_reich.components import ALLIES, AXIS, NEUTRAL, USSR
from grognard.games.downfall_third_reich.state import AT_PEACE, AT_WAR, SURRENDERED

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


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


def aims(s: DownfallState, mind: Mind, faction: int) -> Aims:
    """The aims of a faction in this position."""
    return (_axis, _allies, _ussr)[faction](s, mind)


@lru_cache(maxsize=4096)
def _field(ground: Ground, faction: int, goals: tuple[tuple[int, float], ...], decay: float) -> list[float]:
    distances = {goal: ground.distances(faction, goal) for goal, _ in goals}
    rows = [distances.get(area, []) for area in range(ground.c.map_size)]
    return pulls(dict(goals), rows, ground.c.map_size, decay)


def field_of(mind: Mind, faction: int, goals: dict[str, float]) -> list[float]:
    """The pull of goals over the map."""
    ground = mind.ground
    named = tuple(sorted((ground.area(name), pull) for name, pull in goals.items() if pull > 0))
    return _field(ground, faction, named, mind.opinions.aims.decay)


def base_worth(mind: Mind, faction: int) -> list[float]:
    """Area -> its worth to a faction, whatever the date."""
    opinions, ground = mind.opinions.worth, mind.ground
    worth = [opinions.plain_area] * ground.c.map_size
    areas: Mapping[str, float] = msgspec.structs.astuple(opinions.areas)[faction]
    for name, extra in areas.items():
        worth[ground.area(name)] += extra
    return worth


def _worth_of_areas(mind: Mind, faction: int) -> list[float]:
    return list(mind.noted(("areas", faction), lambda: base_worth(mind, faction)))


def holds(s: DownfallState, ground: Ground, faction: int, name: str) -> bool:
    return s.control[ground.area(name)] == faction


def _standing(s: DownfallState, name: str) -> int:
    return s.standing[s.c.country_number[name]]


# ---------------------------------------------------------------- the Axis


def _axis(s: DownfallState, mind: Mind) -> Aims:
    c, turn, ground = s.c, s.turn, mind.ground
    think, gain, pulls_of = mind.opinions.aims, mind.opinions.worth, mind.opinions.aims.goals
    worth = _worth_of_areas(mind, AXIS)
    goals: dict[str, float] = {}
    closed = 0
    at_war_in_east = bool(s.entered_ussr) or turn >= think.barbarossa
    france = _standing(s, "france") == AT_WAR
    if france:
        for area in range(c.map_size):
            if c.home[c.country_number["france"]] >> area & 1:
                worth[area] += gain.france
        worth[ground.area("bruxelles")] += gain.bruxelles if _standing(s, "belgium") != SURRENDERED else 0.0
        goals |= pulls_of["axis_west"]
        if turn < think.west:
            closed |= c.territory[c.country_number["france"]] | c.territory[c.country_number["belgium"]]
    if turn < think.balkans:
        closed |= c.territory[c.country_number["yugoslavia"]] | c.territory[c.country_number["greece"]]
    if not at_war_in_east:
        closed |= c.territory[c.country_number["ussr"]]
    if not france:
        if _standing(s, "yugoslavia") == AT_PEACE and turn >= think.balkans - 1:
            goals |= pulls_of["axis_balkans"]
        if turn <= think.defence:
            goals |= pulls_of["axis_east"]
            goals = {name: pull for name, pull in goals.items() if not holds(s, ground, AXIS, name)}
            goals |= pulls_of["axis_africa"]
    if at_war_in_east and turn < think.defence:
        for area in range(c.map_size):
            if c.home[c.country_number["ussr"]] >> area & 1:
                worth[area] += gain.steppe
    if not france and turn < think.barbarossa and not s.entered_ussr:
        goals = {name: think.gathering * pull for name, pull in goals.items()}
    goals |= pulls_of["axis_home"]
    boldness = think.boldness_of_defence if turn >= think.defence else 1.0
    attacking = think.barbarossa <= turn < think.defence
    hunger = think.hunger_of_attack if attacking else think.hunger_axis
    return Aims(worth, field_of(mind, AXIS, goals), closed, hunger, boldness)


# ---------------------------------------------------------------- the Western Allies


def _allies(s: DownfallState, mind: Mind) -> Aims:
    c, turn, ground = s.c, s.turn, mind.ground
    think, gain, pulls_of = mind.opinions.aims, mind.opinions.worth, mind.opinions.aims.goals
    worth = _worth_of_areas(mind, ALLIES)
    goals: dict[str, float] = dict(pulls_of["allies_home"])
    closed = 0
    italy = c.country_number["italy"]
    if _standing(s, "france") == AT_WAR:
        goals |= pulls_of["allies_france"]
        for area in range(c.map_size):
            if c.home[c.country_number["france"]] >> area & 1:
                worth[area] += gain.france_allies
    if s.standing[italy] == AT_WAR:
        for area in range(c.map_size):
            if c.home[italy] >> area & 1 or area == ground.area("albanie"):
                worth[area] += gain.italy
        goals |= pulls_of["allies_italy"]
    elif s.standing[italy] == AT_PEACE:
        closed |= c.territory[italy]
    for name in ("norway", "denmark", "bulgaria", "romania", "hungary"):
        if _standing(s, name) == AT_PEACE:
            closed |= c.territory[c.country_number[name]]
    if not landing_time(s, think):
        france = c.home[c.country_number["france"]] | c.territory[c.country_number["belgium"]]
        spared = c.africa | c.home[c.country_number["uk"]]
        if _standing(s, "france") == AT_WAR:
            spared |= france
        closed |= s.controlled[AXIS] & ~spared
    if turn >= think.offensive:
        goals |= _germany(s, mind)
        goals |= pulls_of["allies_return"]
        goals = {name: pull for name, pull in goals.items() if not holds(s, ground, ALLIES, name)}
        goals |= pulls_of["allies_bases"]
    else:
        goals |= pulls_of["allies_waiting"]
    return Aims(worth, field_of(mind, ALLIES, goals), closed, think.hunger, _hurry(think, turn))


def landing_time(s: DownfallState, think: Opinions) -> bool:
    """Whether the Allies go back to the continent: with all they have, and then they stay."""
    if s.turn < think.landings or s.turn >= think.last_landings:
        return s.turn >= think.last_landings
    c = s.c
    isles = c.africa | c.home[c.country_number["uk"]] | c.home[c.country_number["usa"]]
    armies = [s.where[u] for u in s.units_on_map(ALLIES) if s.strength[u] == 2 and s.at_war(c.country[u])]
    ashore = sum(1 for area in armies if not isles >> area & 1)
    return len(armies) >= think.invasion_force or ashore >= 2


def _germany(s: DownfallState, mind: Mind) -> dict[str, float]:
    """The German sources that neither of the two has yet."""
    wanted, area = mind.opinions.aims.goals["germany"], mind.ground.area
    return {name: pull for name, pull in wanted.items() if s.control[area(name)] not in (ALLIES, USSR)}


def _hurry(think: Opinions, turn: int) -> float:
    """Attacks count for more when time is short."""
    return 1.0 if turn < think.hurry else think.boldness_in_hurry


# ---------------------------------------------------------------- the Soviets


def _ussr(s: DownfallState, mind: Mind) -> Aims:
    c, turn, ground = s.c, s.turn, mind.ground
    think, pulls_of = mind.opinions.aims, mind.opinions.aims.goals
    worth = _worth_of_areas(mind, USSR)
    goals: dict[str, float] = dict(pulls_of["ussr_home"])
    closed = 0
    at_war = bool(s.entered_ussr) or turn >= think.offensive
    if not at_war and not tempted(s, mind):
        closed |= s.controlled[AXIS] | s.controlled[NEUTRAL]
        closed &= ~(1 << ground.area("carelie"))
    if at_war or not closed:
        goals |= _germany(s, mind)
        goals |= pulls_of["ussr_west"]
        goals |= pulls_of["ussr_cities"]
        goals = {name: pull for name, pull in goals.items() if not holds(s, ground, USSR, name)}
        goals |= pulls_of["ussr_bases"]
    for name in ("norway", "denmark", "bulgaria", "romania", "hungary"):
        if _standing(s, name) == AT_PEACE:
            closed |= c.territory[c.country_number[name]]
    return Aims(worth, field_of(mind, USSR, goals), closed, think.hunger, _hurry(think, turn))


def tempted(s: DownfallState, mind: Mind) -> bool:
    """9.10: whether the Soviets march before they are attacked: only if hardly a German guards the border."""
    ground, think = mind.ground, mind.opinions.aims
    near = ground.mask("konigsberg", "varsovie", "tarnow", "dantzig", "posen", "breslau", "berlin", "stettin")
    guards = sum(s.combat_value(u) for u in s.units_on_map(AXIS) if near >> s.where[u] & 1)
    return s.turn >= think.barbarossa and guards < think.temptation
