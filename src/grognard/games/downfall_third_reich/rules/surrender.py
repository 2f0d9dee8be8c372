"""Chapter 17, surrender: who lays down arms at the end of a phase, and what becomes of armies and areas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, FACTIONS, FOES, NEUTRAL, USSR
from grognard.games.downfall_third_reich.rules import victory
from grognard.games.downfall_third_reich.rules.factions import join_after_surrender
from grognard.games.downfall_third_reich.state import CLOSED, RETURNED, SURRENDERED
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


FALLEN = (SURRENDERED, RETURNED)


def check(s: DownfallState) -> None:
    """17.7: the surrenders at the end of a phase, never of those in 17.6; that of Germany ends the game."""
    c, standing, control = s.c, s.standing, s.control
    for country, own, capital in c.surrendering:
        if standing[country] in FALLEN:
            continue
        taker = control[capital] if capital >= 0 else _taker(s, country)
        if taker in (own, NEUTRAL):
            continue
        surrender(s, country, taker)
        if country == c.germany:
            victory.germany_surrenders(s)
            return


def _taker(s: DownfallState, country: int) -> int:
    """17.1 to 17.3, 17.5: the faction to which a country with a rule of its own surrenders, or NEUTRAL."""
    c = s.c
    if country == c.belgium:
        return _invaders(s, country, c.territory[country], c.tables["surrender"]["belgium_armies"])
    if country == c.italy:  # 17.2: its areas in Africa do not count
        ground = c.territory[country] & ~c.africa
        return _invaders(s, country, ground, c.tables["surrender"]["italy_armies"])
    if country == c.france:
        return AXIS if france_falls(s) else NEUTRAL
    return s.control[c.capital[country]] if _no_source_left(s, country) else NEUTRAL


def _invaders(s: DownfallState, country: int, ground: int, needed: int) -> int:
    """17.1, 17.2: the faction in phase, if with it enough enemy armies stand on this ground."""
    own = s.c.country_faction[country]
    if s.phase not in FOES[own] or not ground & s.occupied[s.phase]:
        return NEUTRAL
    found = sum(s.enemies(own, area).bit_count() for area in spaces_in(ground & s.hostile(own)))
    return s.phase if found >= needed else NEUTRAL


def france_falls(s: DownfallState) -> bool:
    """17.3, 22.12: at the end of an Allied phase, Belgium lost in an earlier turn, Germans in three areas."""
    if s.phase != ALLIES or not 0 < s.fell[s.c.belgium] < s.turn:
        return False
    germans = s.c.units_of_country[s.c.germany]
    home = s.c.home[s.c.france]
    held = sum(1 for area in spaces_in(home & s.occupied[AXIS]) if s.at[area] & germans)
    return bool(held >= s.c.tables["surrender"]["france_areas"])


def _no_source_left(s: DownfallState, country: int) -> bool:
    """17.5: every source of the home territory is held by an enemy; one that an ally holds is not lost."""
    left = s.c.home_sources[country]
    for foe in FOES[s.c.country_faction[country]]:
        left &= ~s.controlled[foe]
    return not left


def surrender(s: DownfallState, country: int, taker: int) -> None:
    """17.8: its armies leave the game; its areas go to the taker, those of a third faction stay."""
    c, own = s.c, s.c.country_faction[country]
    s.standing[country], s.fell[country] = SURRENDERED, s.turn
    s.minor_pr[country] = 0
    for unit in spaces_in(c.units_of_country[country]):
        s.move(unit, c.out)
    for area in spaces_in(c.territory[country]):
        if s.control[area] in (own, NEUTRAL):
            s.set_control(area, taker)
    s.tell("surrenders", "17.8", country=c.country_ids[country], faction=FACTIONS[taker])
    if c.country_ids[country] == "france":
        _close_africa(s)
    elif out_of_war(s, USSR):
        s.air_reserve[USSR] += s.air[USSR]
        s.air[USSR] = 0
    join_after_surrender(s, country)


# ---------------------------------------------------------------- 17.9 French North Africa


def _close_africa(s: DownfallState) -> None:
    """17.9: neutral and closed; armies that stand there go to their reserve."""
    s.vichy = CLOSED
    for area in spaces_in(s.c.french_africa):
        s.set_control(area, NEUTRAL)
        for unit in spaces_in(s.at[area]):
            s.eliminate(unit)
            s.tell("interned", "17.9", unit=s.c.ids[unit], space=s.c.board.names[area])


def out_of_war(s: DownfallState, faction: int) -> bool:
    """17.5: a USSR that has surrendered has no more phases."""
    return faction == USSR and s.standing[s.c.ussr] == SURRENDERED
