"""What changes on the table, read straight from a view, and the faces of the counters it shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grognard.draw.scene import Counter
from grognard.games.battle_for_germany.components import FORCES, GERMANS, SIDES, WESTERN, Components
from grognard.games.battle_for_germany.rules.victory import tally
from grognard.games.battle_for_germany.showing.table import GARRISON_MARK, counter
from grognard.games.battle_for_germany.state import GARRISON

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.rules.scenarios import BattleSetup


class Pictures:
    """The names of everything a picture shows, made once, so that a picture is quickly put together."""

    def __init__(self, c: Components) -> None:
        self.c = c
        self.units = [f"unit:{name}" for name in c.ids]
        self.towns = [f"town:{city.hex}" for city in c.cities]
        self.forts = [f"fort:{c.board.names[space]}" for space in c.fortified]
        self.scores = [f"score:{side}" for side in SIDES]
        self.track = {turn: cell for cell, turn in enumerate(c.turns)}
        self.face_of = [
            [_face_name(c, unit, force) for force in range(len(FORCES))] for unit in range(len(c.units))
        ]

    def picture(self, view: Any, setup: BattleSetup) -> dict[str, Any]:
        """Units in play, holders of cities, forts, points and the turn."""
        c = self.c
        names, out, city_at, front = c.place_names, c.out, c.city_at, c.front
        shown: dict[str, Any] = {}
        fronts, in_cities = 0, dict[int, list[int]]()
        columns = zip(self.units, self.face_of, view.where, view.force, view.flags, strict=True)
        for unit, (key, faces, place, force, flags) in enumerate(columns):
            if place == out:
                continue
            shown[key] = names[place], faces[force], GARRISON_MARK if flags & GARRISON else ""
            if place in city_at:
                in_cities.setdefault(place, []).append(unit)
                if front[unit]:
                    fronts |= 1 << place
        for key, side in zip(self.towns, view.holder, strict=True):
            shown[key] = SIDES[side]
        for key, stands in zip(self.forts, view.forts, strict=True):
            shown[key] = 1 - stands
        shown.update(zip(self.scores, tally(c, setup, view.holder, fronts, in_cities), strict=True))
        shown["track"] = self.track.get(view.turn)
        return shown

    def faces(self) -> Mapping[str, Counter]:
        """A counter for each way a unit may look: by the force that commands it; the strongest lie on top."""
        c, found = self.c, dict[str, Counter]()
        for unit in sorted(
            range(len(c.ids)), key=lambda unit: (c.attack[unit], c.defence[unit], c.ids[unit])
        ):
            for force in _commanders(c, unit):
                found[self.face_of[unit][force]] = counter(c.ids[unit], c.units[unit], FORCES[force])
        return found


def _commanders(c: Components, unit: int) -> tuple[int, ...]:
    """Who may come to command a unit and give it another look: 5-41 for Germans, 13-2 for their SS."""
    first = c.first_force[unit]
    if c.units[unit].nation != "german":
        return (first,)
    others = tuple(force for force in GERMANS if force != first)
    return (first, *others, WESTERN) if c.ss[unit] else (first, *others)


def _face_name(c: Components, unit: int, force: int) -> str:
    """The unit's own name while it looks as at first, else with the commanding force after it."""
    same = force == c.first_force[unit] or force not in _commanders(c, unit)
    return c.ids[unit] if same else f"{c.ids[unit]}.{FORCES[force]}"
