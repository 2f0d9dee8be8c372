"""Section 5.1, weather: one die for each climate but the desert, and what the weather is in a place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.spaces import CLIMATES
from grognard.games.unconditional_surrender.state import FAIR, SKIES

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

LETTERS = "FPS"
"""How the table writes fair, poor and severe."""


def begin(s: Position) -> None:
    """U40: the dice of the month; the desert has fair weather always."""
    for climate in range(len(CLIMATES) - 1):
        s.weather[climate] = sky(_row(s, climate), s.roll("weather", "U40"))
    s.weather[-1] = FAIR
    told = {name: SKIES[sky_] for name, sky_ in zip(CLIMATES, s.weather, strict=True)}
    s.tell("weather", "U40", cold=told["cold"], temperate=told["temperate"], warm=told["warm"])


def _row(s: Position, climate: int) -> str:
    """U40; with the option of U172 by what the weather was in the month before, where the table has that."""
    name = CLIMATES[climate]
    found: str = s.c.tables["weather"][name][season(s)]
    if s.setup.options["weather_memory"]:
        by_month = s.c.tables["weather_memory"].get(name, {}).get(str(s.turn % 12 + 1), {})
        found = by_month.get(SKIES[s.weather[climate]], found)
    return found


def season(s: Position) -> str:
    """U40: the row of the table for the present month."""
    seasons: dict[str, list[int]] = s.c.tables["seasons"]
    return next(name for name, months in seasons.items() if s.turn % 12 + 1 in months)


def sky(row: str, die: int) -> int:
    """U41: what a die brings; where the sheet prints two columns the third is not there."""
    return LETTERS.index(row[die - 1])


def weather_at(s: Position, space: int) -> int:
    """U28: the weather of a hex or sea zone."""
    return s.weather[s.c.map.climate[space]]
