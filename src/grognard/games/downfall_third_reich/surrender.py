"""Chapter 17, surrender: who lays down arms at the end of a phase, and what becomes of armies and areas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich import victory
from grognard.games.downfall_third_reich.components import ALLIES, AXIS, FACTIONS, FOES, NEUTRAL, USSR
from grognard.games.downfall_third_reich.factions import join_after_surrender
from grognard.games.downfall_third_reich.state import AT_PEACE, AT_WAR, CLOSED, SURRENDERED
from grognard.games.downfall_third_reich.status import sources_lost
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


def check(s: DownfallState) -> None:
    """17.7: the surrenders at the end of a phase; 20: that of Germany ends the game."""
    for country, name in enumerate(s.c.country_ids):
        if s.standing[country] not in (AT_WAR, AT_PEACE):
            continue
        taker = _taker(s, country, name)
        if taker < 0:
            continue
        surrender(s, country, taker)
        if name == "germany":
            victory.germany_surrenders(s)
            return


def _taker(s: DownfallState, country: int, name: str) -> int:
    """17.1 to 17.6: the faction to which a country surrenders now, or -1."""
    figures = s.c.tables["surrender"]
    if name == "belgium":
        return _invaders(s, country, s.c.territory[country], figures["belgium_armies"])
    if name == "italy":  # 17.2: its areas in Africa do not count
        return _invaders(s, country, s.c.territory[country] & ~s.c.africa, figures["italy_armies"])
    if name == "france":
        return AXIS if france_falls(s) else -1
    if name in ("germany", "ussr"):
        return s.control[s.c.capital[country]] if _no_source_left(s, country) else -1
    if s.c.countries[country].major:
        return -1
    holder = s.control[s.c.capital[country]]
    return holder if holder not in (s.c.country_faction[country], NEUTRAL) else -1


def _invaders(s: DownfallState, country: int, ground: int, needed: int) -> int:
    """17.1, 17.2: the faction in phase, if with it enough enemy armies stand on this ground."""
    if s.phase not in FOES[s.c.country_faction[country]]:
        return -1
    found = present = 0
    for area in spaces_in(ground):
        found += s.enemies(s.c.country_faction[country], area).bit_count()
        present += s.armies(s.phase, area).bit_count()
    return s.phase if present and found >= needed else -1


def france_falls(s: DownfallState) -> bool:
    """17.3, 22.12: at the end of an Allied phase, Belgium lost in an earlier turn, Germans in three areas."""
    if s.phase != ALLIES or not 0 < s.fell[s.c.country_number["belgium"]] < s.turn:
        return False
    germans = s.c.units_of_country[s.c.country_number["germany"]]
    home = s.c.home[s.c.country_number["france"]]
    held = sum(1 for area in spaces_in(home & s.occupied[AXIS]) if s.at[area] & germans)
    return bool(held >= s.c.tables["surrender"]["france_areas"])


def _no_source_left(s: DownfallState, country: int) -> bool:
    """17.5: every source of the home territory is held by an enemy."""
    return sources_lost(s, country) == (s.c.sources & s.c.home[country]).bit_count()


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
    return faction == USSR and s.standing[s.c.country_number["ussr"]] == SURRENDERED
