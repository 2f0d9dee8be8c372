"""What changes on the table, read straight from a view, and the faces of the armies it shows."""

from __future__ import annotations

from collections.abc import Mapping
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
STATES = {AT_PEACE: "neutral", SURRENDERED: "surrendered"}
SUBMARINES = {
    "subs": STANDARD,
    "subs_advanced": ADVANCED,
    "atlantic": ATLANTIC,
    "atlantic_advanced": ATLANTIC_ADVANCED,
}


class _Seen:
    """A view with what the rules of the actions ask of a state."""

    __slots__ = ("c", "controlled", "view")

    def __init__(self, c: Components, view: Any) -> None:
        self.c, self.view = c, view
        self.controlled = [0] * len(HOLDERS)
        for area, holder in enumerate(view.control):
            self.controlled[holder] |= 1 << area

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
        self.marks = [_mark(flags) for flags in range(2 * UNSUPPLIED)]

    def picture(self, view: Any) -> dict[str, Any]:
        """Armies, control, points, markers, tiles, countries and the turn."""
        c = self.c
        names, reserve, out = c.board.names, c.reserve, c.out
        shown: dict[str, Any] = {}
        for unit, key in enumerate(self.units):
            place = view.where[unit]
            if place == out:
                continue
            faces = self.faces_of[unit]
            if place == reserve:
                shown[key] = self.reserves[unit], faces[FULL], ""
            else:
                mark = self.marks[view.flags[unit] % (2 * UNSUPPLIED)]
                shown[key] = names[place], faces[view.strength[unit]], mark
        for key, holder in zip(self.spaces, view.control, strict=True):
            shown[key] = HOLDERS[holder]
        shown["track"] = view.turn - 1
        for key, state in zip(self.states, view.standing, strict=True):
            shown[key] = STATES.get(state, "war")
        self._gauges(view, shown)
        self._cards(view, shown)
        return shown

    def _gauges(self, view: Any, shown: dict[str, Any]) -> None:
        for n, faction in enumerate(FACTIONS):
            shown[f"gauge:{faction}.po"] = view.po[n]
            shown[f"gauge:{faction}.pb"] = view.pb[n]
            shown[f"gauge:{faction}.pr"] = view.pr if n == view.phase else 0
            shown[f"gauge:{faction}.air"] = view.air[n]
            shown[f"gauge:{faction}.air_advanced"] = view.air_advanced[n]
            shown[f"gauge:{faction}.actions"] = 0
            shown[f"badge:{faction}"] = "total" if view.total[n] else "limited"
        seen: Any = _Seen(self.c, view)
        shown[f"gauge:{FACTIONS[view.phase]}.actions"] = actions_left(seen)
        for name, place in SUBMARINES.items():
            shown[f"gauge:{FACTIONS[AXIS]}.{name}"] = view.subs[place]
        shown[f"gauge:{FACTIONS[ALLIES]}.bombers"] = view.bombers

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
