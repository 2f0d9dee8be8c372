"""What changes on the table, read straight from a view, and the faces of the armies it shows."""

from __future__ import annotations

from collections.abc import Mapping
from operator import is_
from typing import Any

from grognard.draw.scene import Counter
from grognard.games.downfall_third_reich.components import ALLIES, AXIS, FACTIONS, HOLDERS, Components
from grognard.games.downfall_third_reich.rules.hidden_tiles import AVAILABLE, DEVELOPMENT
from grognard.games.downfall_third_reich.rules.scenarios import FULL, REDUCED, DownfallSetup
from grognard.games.downfall_third_reich.rules.status import actions_left
from grognard.games.downfall_third_reich.showing.table import counter
from grognard.games.downfall_third_reich.state import (
    ADVANCED,
    AT_PEACE,
    ATLANTIC,
    ATLANTIC_ADVANCED,
    ATTACK,
    LANDED,
    MOVED,
    STANDARD,
    SURRENDERED,
    UNSUPPLIED,
)

MARKS = ((UNSUPPLIED, "U"), (LANDED, "L"), (ATTACK, "A"), (MOVED, "M"))
"""What is written on an army, the most important first."""
MARKED = 2 * UNSUPPLIED - 1
GAUGES = (
    "gauge:{}.po", "gauge:{}.pb", "gauge:{}.air", "gauge:{}.air_advanced", "gauge:{}.pr", "gauge:{}.actions",
    "badge:{}",
)  # fmt: skip
BOMBERS = f"gauge:{FACTIONS[ALLIES]}.bombers"
NOT_YET = object()
STATES = {AT_PEACE: "neutral", SURRENDERED: "surrendered"}
SUBMARINES = {
    "subs": STANDARD,
    "subs_advanced": ADVANCED,
    "atlantic": ATLANTIC,
    "atlantic_advanced": ATLANTIC_ADVANCED,
}


class _Seen:
    """A view with what the rules of the actions ask of a state."""

    __slots__ = ("c", "view")

    def __init__(self, c: Components, view: Any) -> None:
        self.c, self.view = c, view

    @property
    def controlled(self) -> list[int]:
        """The areas of each holder; seldom asked for."""
        found = [0] * len(HOLDERS)
        for area, holder in enumerate(self.view.control):
            found[holder] |= 1 << area
        return found

    def has(self, faction: int, technology: str) -> bool:
        """Whether a faction has a technology available, as far as the viewer knows."""
        tile = self.c.tile(faction, technology)
        return tile >= 0 and self.view.tiles[tile] == AVAILABLE

    def __getattr__(self, name: str) -> Any:
        return getattr(self.view, name)


class Pictures:
    """The names of everything a picture shows, made once, so that a picture is quickly put together."""

    def __init__(self, c: Components) -> None:
        self.c = c
        self.units = [f"unit:{name}" for name in c.ids]
        self.spaces = [f"space:{name}" for name in c.board.names]
        self.faces_of = [("", f"{c.type_ids[kind]}.r", c.type_ids[kind]) for kind in c.type_of]
        self.reserves = [f"reserve_{c.country_ids[country]}" for country in c.country]
        self.states = [f"state:{name}" for name in c.country_ids]
        self.cards = [f"card:{name}" for name in c.tile_ids]
        self.marks = [_mark(flags) for flags in range(MARKED + 1)]
        self.gauges = [[key.format(faction) for key in GAUGES] for faction in FACTIONS]
        self.subs = [f"gauge:{FACTIONS[AXIS]}.{name}" for name in SUBMARINES]
        self.looks: list[dict[tuple[int, int, int], tuple[str, str, str]]] = [{} for _ in c.ids]
        self._last: tuple[tuple[Any, ...], dict[str, Any]] = (NOT_YET,) * 6, {}

    def picture(self, view: Any) -> dict[str, Any]:
        """Armies, control, points, markers, tiles, countries and the turn."""
        shown = self._open(view).copy()
        self._gauges(view, shown)
        self._cards(view, shown)
        return shown

    def _open(self, view: Any) -> dict[str, Any]:
        """What everybody sees alike. One position is mostly looked at by several, one after the other, whose
        views share these columns."""
        columns = view.where, view.strength, view.flags, view.control, view.standing, view.turn
        last, shown = self._last
        if all(map(is_, last, columns)):
            return shown
        shown = self._armies(view)
        shown.update(zip(self.spaces, [HOLDERS[holder] for holder in view.control], strict=True))
        shown["track"] = view.turn - 1
        for key, state in zip(self.states, view.standing, strict=True):
            shown[key] = STATES.get(state, "war")
        self._last = columns, shown
        return shown

    def _armies(self, view: Any) -> dict[str, Any]:
        """An army that looks as it did has the very same entry, so that pictures are quickly compared."""
        shown, out = dict[str, Any](), self.c.out
        columns = zip(self.units, self.looks, view.where, view.strength, view.flags, strict=True)
        for unit, (key, looks, place, strength, flags) in enumerate(columns):
            if place == out:
                continue
            code = place, strength, flags & MARKED
            look = looks.get(code)
            if look is None:
                look = looks[code] = self._look(unit, *code)
            shown[key] = look
        return shown

    def _look(self, unit: int, place: int, strength: int, flags: int) -> tuple[str, str, str]:
        faces = self.faces_of[unit]
        if place == self.c.reserve:
            return self.reserves[unit], faces[FULL], ""
        return self.c.board.names[place], faces[strength], self.marks[flags]

    def _gauges(self, view: Any, shown: dict[str, Any]) -> None:
        seen: Any = _Seen(self.c, view)
        columns = zip(self.gauges, view.po, view.pb, view.air, view.air_advanced, view.total, strict=True)
        for n, (keys, *figures, total) in enumerate(columns):
            shown.update(zip(keys, figures, strict=False))
            pr, actions, badge = keys[len(figures) :]
            shown[pr] = view.pr if n == view.phase else 0
            shown[actions] = actions_left(seen) if n == view.phase else 0
            shown[badge] = "total" if total else "limited"
        shown.update(zip(self.subs, [view.subs[place] for place in SUBMARINES.values()], strict=True))
        shown[BOMBERS] = view.bombers

    def _cards(self, view: Any, shown: dict[str, Any]) -> None:
        """4.5: tiles that the viewer knows by their name, those face down by a number."""
        for key, place, open_to_all in zip(self.cards, view.tiles, view.shown, strict=True):
            if place == DEVELOPMENT:
                shown[key] = "development"
            elif place == AVAILABLE:
                shown[key] = "used" if open_to_all else "available"
        for n, faction in enumerate(FACTIONS):
            developing, available = view.face_down[2 * n : 2 * n + 2]
            rows = ["development"] * developing + ["available"] * available
            for number, row in enumerate(rows, start=1):
                shown[f"card:{faction}.hidden{number}"] = row

    def faces(self, setup: DownfallSetup) -> Mapping[str, Counter]:
        """A face for each type, full and reduced; the strongest lie on top."""
        c, found = self.c, dict[str, Counter]()
        for kind in sorted(
            range(len(c.types)), key=lambda kind: (setup.combat[kind][FULL], c.type_ids[kind])
        ):
            for strength, suffix in ((REDUCED, ".r"), (FULL, "")):
                found[f"{c.type_ids[kind]}{suffix}"] = counter(c, setup, kind, strength)
        return found


def _mark(flags: int) -> str:
    return next((sign for flag, sign in MARKS if flags & flag), "")
