"""0.27, 1.1, weather: fixed by the turn track, or by opposed dice; what it is in a space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import CLEAR, LIGHT_MUD, SNOW, WEATHER
from grognard.games.europe_engulfed.map_data import ZONES

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def determine(s: Position) -> None:
    """1.1, 1.11: what the track says; where it varies, a German and a Soviet die, the German to be higher."""
    words = s.c.turns[s.turn].weather
    if not words:
        german, soviet = s.roll("weather_german", "1.11"), s.roll("weather_soviet", "1.11")
        box = "german" if german > soviet else "soviet"
        words = s.c.tables["weather"]["variable"][s.c.months(s.turn)][box]
    s.weather = [WEATHER.index(word) for word in words]
    told = {zone: WEATHER[kind] for zone, kind in zip(ZONES, s.weather, strict=True)}
    s.tell("weather", "1.1", **told)


def as_printed(s: Position, turn: int) -> None:
    """1.1: what the track says of a turn; clear where it leaves that to the dice."""
    s.weather = [WEATHER.index(word) for word in s.c.turns[turn].weather] or [CLEAR] * len(ZONES)


def weather_in(s: Position, space: int) -> int:
    """1.1: the weather of the zone that a space lies in; the U.S.A. have none of their own."""
    zone = s.c.map.zone[space]
    return CLEAR if zone < 0 else s.weather[zone]


def under(s: Position, kind: int) -> int:
    """The spaces with this weather, as a mask."""
    mask = 0
    for zone, spaces in enumerate(s.c.map.in_zone):
        if s.weather[zone] == kind:
            mask |= spaces
    return mask


def marshy(s: Position, space: int) -> bool:
    """1.12, 5.15: a swamp that hampers movement; under snow it is rough ground, closed to armour alone."""
    return bool(s.c.map.swamps >> space & 1) and weather_in(s, space) != SNOW


def fair(s: Position, space: int) -> bool:
    """1.12, 1.13, 7.2: clear or light mud, in which aircraft fly and landings are possible."""
    return weather_in(s, space) in (CLEAR, LIGHT_MUD)
