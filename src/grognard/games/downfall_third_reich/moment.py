"""3.1: the turn and the phase being played, in words."""

from __future__ import annotations

from typing import Any

from grognard.games.downfall_third_reich.components import FACTIONS
from grognard.games.downfall_third_reich.scenarios import season, year

SEASONS = {
    "en": ("winter", "spring", "summer", "autumn"),
    "fr": ("hiver", "printemps", "été", "automne"),
}
TURN = {"en": "Turn", "fr": "Tour"}
PHASES = {
    "en": {"axis": "Axis phase", "allies": "Allied phase", "ussr": "Soviet phase"},
    "fr": {"axis": "Phase de l’Axe", "allies": "Phase des Alliés", "ussr": "Phase de l’URSS"},
}
OVER = {"en": "The game is over", "fr": "La partie est finie"}


def moment(view: Any, language: str) -> tuple[str, str]:
    """Turn, season and year; whose Action Phase it is."""
    words = f"{TURN[language]} {view.turn}, {SEASONS[language][season(view.turn)]} {year(view.turn)}"
    phase = PHASES[language][FACTIONS[view.phase]] if view.outcome is None else OVER[language]
    return words, phase
