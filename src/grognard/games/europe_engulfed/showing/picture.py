"""What a view shows on the table: pieces, works, who holds what, tracks, powers, the turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.games.europe_engulfed.components import AXIS, CAMPS, NOBODY, NOWHERE, WEATHER, Components
from grognard.games.europe_engulfed.map_data import ZONES
from grognard.games.europe_engulfed.rules.phases import PHASES
from grognard.games.europe_engulfed.seating import PLAYER_TURNS
from grognard.games.europe_engulfed.showing.counters import FORTS, face_of
from grognard.games.europe_engulfed.state import FREE_FRENCH, IN_VICHY, RESISTING, SUPPLIED
from grognard.kernel.hidden import UNKNOWN

SERVICE_MARKS = {IN_VICHY: "V", RESISTING: "V", FREE_FRENCH: "F"}
OUT_MARK, MOVED_MARK = "U", "•"
WESTERN_GAUGES = "britain"
"""The group beside which the Western Allies' common points are shown (2.2)."""


class Pictures:
    """The names of everything a picture shows, made once, so that a picture is quickly put together."""

    def __init__(self, c: Components) -> None:
        self.c = c
        self.units = [f"unit:{name}" for name in c.handles]
        self.spaces = [(n, f"space:{c.name(n)}") for n, a in enumerate(c.map.areas) if a.kind != "sea"]
        self.standing = [f"{back}.standing" for back in c.back]
        self.facing = [face_of(c, piece, "facing") for piece in c.pieces]
        self.lying = [face_of(c, piece, "lying") for piece in c.pieces]
        self.flying = [f"{back}.air" for back in c.back]
        self.fleets = [
            (f"unit:fleet.{power}.{c.name(sea)}", c.name(sea), f"fleet.{power}")
            for power in c.power_ids
            for sea in c.map.seas
        ]

    def picture(self, view: Any) -> dict[str, Any]:
        """Whatever is UNKNOWN in the view can't get into it; blocks in their pools are not shown."""
        shown: dict[str, Any] = {"track": view.turn - self.c.turn[self.c.scenarios[view.scenario]["first"]]}
        names = self.c.board.names
        for unit, at in enumerate(view.at):
            if at != NOWHERE:
                shown[self.units[unit]] = self._unit(view, unit, names[at])
        for space, key in self.spaces:
            holder = view.holder[space]
            shown[key] = "nobody" if holder == NOBODY else self.c.power_ids[holder]
        for (key, sea, face), points in zip(self.fleets, view.fleets, strict=True):
            if points:
                shown[key] = sea, face, str(points)
        shown |= dict(self._works(view))
        shown |= dict(gauges(self.c, view))
        shown |= dict(states(self.c, view))
        return shown

    def _unit(self, view: Any, unit: int, place: str) -> tuple[Any, ...]:
        """Where a unit is, how it looks, what is written on it; of a block its steps if they can be known."""
        if view.out[unit] != SUPPLIED:
            mark = OUT_MARK
        else:
            mark = SERVICE_MARKS.get(view.service[unit], MOVED_MARK if view.moved[unit] else "")
        piece = view.what[unit]
        if self.c.is_aircraft[unit]:
            return place, self.flying[unit], mark
        if piece is UNKNOWN:
            return place, self.standing[unit], mark
        return place, (self.lying if view.open[unit] else self.facing)[piece], mark, view.steps[unit]

    def _works(self, view: Any) -> Iterator[tuple[str, Any]]:
        """6.9, 7.22, 6.84: fortifications, beachheads, the Maginot Line."""
        names = self.c.board.names
        for space, level in enumerate(view.fort):
            if level:
                yield f"unit:fort.{names[space]}", (names[space], f"fort.{FORTS[level - 1]}", "")
        for space, camp in enumerate(view.beachhead):
            if camp != NOBODY:
                yield f"unit:beachhead.{names[space]}", (names[space], f"beachhead.{CAMPS[camp]}", "")
        for name in maginot_spaces(self.c):
            yield f"fort:{name}", int(not view.maginot)


def maginot_spaces(c: Components) -> list[str]:
    return [name for name, area in zip(c.map.names, c.map.areas, strict=True) if area.maginot]


def gauges(c: Components, view: Any) -> Iterator[tuple[str, int]]:
    """7.1, 4.1, 2.0: special actions and WERPs of major powers, the tracks of the strategic war."""
    for power in c.majors:
        name = c.power_ids[power]
        yield f"gauge:{name}.actions", view.actions[power]
        yield f"gauge:{name}.werps", view.werps[power]
    for n, name in enumerate(("germany", WESTERN_GAUGES)):
        for track in ("fighters", "bombers", "flak"):
            yield f"gauge:{name}.{track}", getattr(view, track)[n]
    for track in ("u_boats", "v1", "v2"):
        yield f"gauge:germany.{track}", getattr(view, track)
    yield f"gauge:{WESTERN_GAUGES}.asw", view.asw
    if c.scenarios[view.scenario]["victory"] == "points":
        for side, points in zip(PLAYER_TURNS, view.points, strict=True):
            yield f"score:{side}", points
    else:
        yield "score:axis", wealth(c, view)


def wealth(c: Components, view: Any) -> int:
    """10.42: the resource areas that powers of the Axis at war hold."""
    fighting = {n for n, camp in enumerate(view.camp) if camp == AXIS and view.war[n]}
    return sum(view.holder[n] in fighting for n, area in enumerate(c.map.areas) if area.werp)


def states(c: Components, view: Any) -> Iterator[tuple[str, str]]:
    """1.1, 9.0: the weather of each zone, and for whom each power fights."""
    for zone, weather in zip(ZONES, view.weather, strict=True):
        yield f"state:weather_{zone}", WEATHER[weather]
        yield f"zone:{zone}", f"weather_{WEATHER[weather]}"
    for power, name in enumerate(c.power_ids):
        if c.powers[power].sort != "land":
            yield f"state:{name}", standing(view, power)


def standing(view: Any, power: int) -> str:
    if view.conquered[power]:
        return "conquered"
    return CAMPS[view.camp[power]] if view.war[power] and view.camp[power] != NOBODY else "neutral"


def now(c: Components, view: Any) -> dict[str, Any]:
    """1.0: the turn, whose player-turn it is, and its phase."""
    return {"turn": c.turn_ids[view.turn], "side": PLAYER_TURNS[view.active], "phase": PHASES[view.phase]}
