"""1.13, 1.14: no breakthrough movement leads into mud, light or heavy, nor out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import LIGHT_MUD, MUD
from grognard.games.europe_engulfed.rules.weather import weather_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

RULES = {LIGHT_MUD: "1.14", MUD: "1.13"}


def why_mud(s: Position, space: int) -> Refusal | None:
    rule = RULES.get(weather_in(s, space))
    return refuse(rule, "no-breakthrough-in-mud", space=s.c.name(space)) if rule else None
