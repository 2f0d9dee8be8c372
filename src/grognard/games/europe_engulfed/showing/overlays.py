"""What can be laid over the map: supply, a unit's reach, threats, control, weather, resources, beaches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import NOBODY, NOWHERE, WEATHER
from grognard.games.europe_engulfed.rules.control import foes, is_contested
from grognard.games.europe_engulfed.rules.movement.reach import Walker
from grognard.games.europe_engulfed.rules.movement.strategic import Rail
from grognard.games.europe_engulfed.rules.supply.lines import fed
from grognard.games.europe_engulfed.rules.weather import weather_in
from grognard.games.europe_engulfed.showing.supply_overlays import TONES, convoys, lifelines, line_of
from grognard.games.europe_engulfed.showing.threat import possible, threat
from grognard.games.europe_engulfed.state import SUPPLIED
from grognard.kernel.columns import with_entry
from grognard.kernel.hidden import UNKNOWN
from grognard.kernel.looking import Mark, Shape
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

TAKES: Mapping[str, str] = {
    "supply": "", "line": "unit", "convoys": "", "lifelines": "", "reach": "unit", "threat": "",
    "control": "", "weather": "", "resources": "", "beaches": "",
}  # fmt: skip


def marks(s: Position, name: str, unit: str | None) -> list[Mark]:
    """The spaces that an overlay points out; the position is an outline of a view, and may be changed."""
    if TAKES[name] == "unit":
        number = s.game.vocabulary.numbers["unit"].get(unit) if unit else None
        return list(OF_UNIT[name](s, number)) if number is not None else []
    return list(OF_MAP[name](s))


def _mark(s: Position, space: int, tone: str, shape: Shape, text: str = "") -> Mark:
    return Mark(space=s.c.name(space), tone=tone, shape=shape, text=text)


# ---------------------------------------------------------------- supply


def _supply(s: Position) -> Iterator[Mark]:
    """3.1, 3.2: by camp the areas with a line by land; ringed: units that are out of supply (3.4)."""
    for camp, tone in enumerate(TONES):
        lines = 0
        for power in s.c.majors:
            if s.camp[power] == camp and s.war[power]:
                lines |= fed(s, power)
        for space in spaces_in(lines):
            yield _mark(s, space, tone, "hatch")
        out = [s.at[u] for u in spaces_in(s.members[camp]) if s.at[u] != NOWHERE and s.out[u] != SUPPLIED]
        for space in dict.fromkeys(out):
            yield _mark(s, space, tone, "ring", str(out.count(space)))


# ---------------------------------------------------------------- reach


def _reach(s: Position, unit: int) -> Iterator[Mark]:
    """5.1, 5.2: as if its movement phases began now; of a block that can't be seen, what any could reach."""
    if s.at[unit] == NOWHERE:
        return
    if s.what[unit] is UNKNOWN:
        yield from possible(s, unit)
        return
    s.steps = [1 if steps is UNKNOWN else steps for steps in s.steps]  # an ally's blocks have one at least
    s.moved, seen = with_entry(s.moved, unit, 0), 0
    camp = s.camp_of(unit)
    for way in Walker(s, unit).ways():
        seen |= 1 << way[-1]
        yield _mark(s, way[-1], "enemy" if foes(s, way[-1], camp) else "own", "fill")
    rail = Rail(s, unit)
    if s.out[unit] == SUPPLIED and rail.land >> rail.start & 1:
        by_land = rail.by_land()
        for way in rail.ends():
            if not seen >> way[-1] & 1:
                yield _mark(s, way[-1], "own", "hatch" if by_land >> way[-1] & 1 else "badge")


# ---------------------------------------------------------------- control


def _control(s: Position) -> Iterator[Mark]:
    """0.4: who holds each area; contested ones are hatched (0.3)."""
    for space in spaces_in(s.c.map.land):
        holder = s.holder[space]
        tone = "nobody" if holder == NOBODY else s.c.power_ids[holder]
        yield _mark(s, space, tone, "hatch" if is_contested(s, space) else "fill")


# ---------------------------------------------------------------- what the map says


def _weather(s: Position) -> Iterator[Mark]:
    """1.1: today's weather in each area."""
    for space in spaces_in(s.c.map.land):
        if s.c.map.zone[space] >= 0:
            yield _mark(s, space, f"weather_{WEATHER[weather_in(s, space)]}", "fill")


def _resources(s: Position) -> Iterator[Mark]:
    """4.1: what each resource area is worth to its own country, in the colours of whoever holds it."""
    for space in spaces_in(s.c.map.resources):
        holder = s.holder[space]
        tone = "nobody" if holder == NOBODY else s.c.power_ids[holder]
        yield _mark(s, space, tone, "badge", str(s.c.map.areas[space].werp))


def _beaches(s: Position) -> Iterator[Mark]:
    """7.2: how many units may land in an area; by two seas the number of each."""
    for space, area in enumerate(s.c.map.areas):
        if area.beach:
            yield _mark(s, space, "own", "badge", "/".join(str(number) for number in area.beach.values()))


OF_UNIT: Mapping[str, Callable[[Position, int], Iterator[Mark]]] = {"reach": _reach, "line": line_of}
OF_MAP: Mapping[str, Callable[[Position], Iterator[Mark]]] = {
    "supply": _supply,
    "convoys": convoys,
    "lifelines": lifelines,
    "threat": threat,
    "control": _control,
    "weather": _weather,
    "resources": _resources,
    "beaches": _beaches,
}
