"""Chapter 20, victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, USSR
from grognard.games.downfall_third_reich.state import SURRENDERED

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


def germany_surrenders(s: DownfallState) -> None:
    """20.1, 20.2: a draw on the last turn, else the Allies and the USSR win together."""
    if s.turn == s.setup.last_turn and not s.setup.victory:
        s.finish((), "surrender-at-last", "20.1", turn=s.turn)
    else:
        s.finish(_against_axis(s), "surrender", "20.2", turn=s.turn)


def decide(s: DownfallState) -> None:
    """20.3: the last turn is over and Germany stands; the short scenarios count Soviet victory areas."""
    if not s.setup.victory:
        s.finish((s.seat(AXIS),), "no-surrender", "20.3", turn=s.turn)
        return
    held, needed = soviet_areas_lost(s), s.setup.victory
    italy = s.at_war(s.c.country_number["italy"])
    wins = needed.get("axis_wins_with_italy", needed["axis_wins"]) if italy else needed["axis_wins"]
    if held >= wins or s.standing[s.c.country_number["ussr"]] == SURRENDERED:
        s.finish((s.seat(AXIS),), "areas-held", "20.3", number=held)
    elif held >= needed["draw"]:
        s.finish((), "areas-balanced", "20.3", number=held)
    else:
        s.finish(_against_axis(s), "areas-freed", "20.3", number=held)


def soviet_areas_lost(s: DownfallState) -> int:
    """The victory areas of Soviet home territory that the Axis controls."""
    home = s.c.home[s.c.country_number["ussr"]]
    return (s.c.victory_areas & home & s.controlled[AXIS]).bit_count()


def german_areas_lost(s: DownfallState) -> int:
    """The victory areas of German home territory that the Axis does not control."""
    home = s.c.home[s.c.country_number["germany"]]
    return (s.c.victory_areas & home & ~s.controlled[AXIS]).bit_count()


def _against_axis(s: DownfallState) -> tuple[int, ...]:
    return tuple(sorted({s.seat(ALLIES), s.seat(USSR)}))
