"""What changes on the table, read straight from a view, and the faces of the armies it shows."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from functools import lru_cache
from itertools import compress, count
from operator import attrgetter, is_, ne
from typing import Any, NamedTuple, cast

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
    "gauge:{}.po", "gauge:{}.pb", "gauge:{}.air", "gauge:{}.air_advanced", "gauge:{}.pr", "badge:{}",
    "gauge:{}.actions",
)  # fmt: skip
ACTIONS_LEFT = -1
"""Not everybody may know it: some actions hang on tiles that lie face down."""
BOMBERS = f"gauge:{FACTIONS[ALLIES]}.bombers"
MOST_KEPT = 256
"""How many games' last pictures are remembered."""
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
        """The areas of each holder."""
        return _controlled(tuple(self.view.control))

    def has(self, faction: int, technology: str) -> bool:
        """Whether a faction has a technology available, as far as the viewer knows."""
        tile = self.c.tile(faction, technology)
        return tile >= 0 and self.view.tiles[tile] == AVAILABLE

    def __getattr__(self, name: str) -> Any:
        return getattr(self.view, name)


@lru_cache(maxsize=256)
def _controlled(control: tuple[int, ...]) -> list[int]:
    found = [0] * len(HOLDERS)
    for area, holder in enumerate(control):
        found[holder] |= 1 << area
    return found


class Shared(NamedTuple):
    """The columns of a view that everybody sees alike, as far as a picture shows them."""

    where: list[int]
    strength: list[int]
    flags: list[int]
    control: list[int]
    standing: list[int]
    turn: int
    po: list[int]
    pb: list[int]
    air: list[int]
    air_advanced: list[int]
    total: list[int]
    subs: list[int]
    phase: int
    pr: int
    bombers: int

    @property
    def armies(self) -> tuple[list[int], list[int], list[int]]:
        return self.where, self.strength, self.flags

    @property
    def ground(self) -> tuple[list[int], list[int], int]:
        return self.control, self.standing, self.turn


_shared = attrgetter(*Shared._fields)


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
        self._last = OrderedDict[str, tuple[Shared, dict[str, Any]]]()

    def picture(self, view: Any) -> dict[str, Any]:
        """Armies, control, points, markers, tiles, countries and the turn."""
        shown = self._open(view).copy()
        for n, keys in enumerate(self.gauges):
            shown[keys[ACTIONS_LEFT]] = actions_left(cast(Any, _Seen(self.c, view))) if n == view.phase else 0
        self._cards(view, shown)
        return shown

    def _open(self, view: Any) -> dict[str, Any]:
        """What everybody sees alike. One position is mostly looked at by several, one after the other, whose
        views share these columns; and the next one of the same game differs little from it."""
        columns = Shared(*_shared(view))
        last, shown = self._last.pop(view.commitment, (None, {}))
        if last is None or not all(map(is_, last, columns)):
            shown = self._next(last, shown, columns)
        self._last[view.commitment] = columns, shown
        if len(self._last) > MOST_KEPT:
            self._last.popitem(last=False)
        return shown

    def _next(self, last: Shared | None, before: dict[str, Any], now: Shared) -> dict[str, Any]:
        moved = _changed_armies(last, now) if last is not None else ()
        if last is None or any(self.c.out in (last.where[unit], now.where[unit]) for unit in moved):
            # Armies have their order in a picture, which does not tell who came last.
            shown = self._armies(now) | self._ground(now)
        else:
            shown = before.copy()
            shown.update((self.units[unit], self._look(unit, now)) for unit in moved)
            if last.ground != now.ground:
                shown |= self._ground(now)
        self._gauges(now, shown)
        return shown

    def _ground(self, now: Shared) -> dict[str, Any]:
        """Who holds what, the turn, and which countries are at war."""
        held = dict[str, Any](zip(self.spaces, [HOLDERS[holder] for holder in now.control], strict=True))
        states = zip(self.states, [STATES.get(state, "war") for state in now.standing], strict=True)
        return {**held, "track": now.turn - 1, **dict(states)}

    def _armies(self, now: Shared) -> dict[str, Any]:
        out = self.c.out
        return {
            key: self._look(unit, now)
            for unit, (key, place) in enumerate(zip(self.units, now.where, strict=True))
            if place != out
        }

    def _look(self, unit: int, now: Shared) -> tuple[str, str, str]:
        """An army that looks as it did has the very same entry, so that pictures are quickly compared."""
        code = now.where[unit], now.strength[unit], now.flags[unit] & MARKED
        look = self.looks[unit].get(code)
        if look is None:
            look = self.looks[unit][code] = self._new_look(unit, *code)
        return look

    def _new_look(self, unit: int, place: int, strength: int, flags: int) -> tuple[str, str, str]:
        faces = self.faces_of[unit]
        if place == self.c.reserve:
            return self.reserves[unit], faces[FULL], ""
        return self.c.board.names[place], faces[strength], self.marks[flags]

    def _gauges(self, now: Shared, shown: dict[str, Any]) -> None:
        columns = zip(self.gauges, now.po, now.pb, now.air, now.air_advanced, now.total, strict=True)
        for n, (keys, *figures, total) in enumerate(columns):
            told = *figures, now.pr if n == now.phase else 0, "total" if total else "limited"
            shown.update(zip(keys, told, strict=False))
        shown.update(zip(self.subs, [now.subs[place] for place in SUBMARINES.values()], strict=True))
        shown[BOMBERS] = now.bombers

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


def _changed_armies(last: Shared, now: Shared) -> set[int]:
    """The armies that were moved, reduced, restored or marked."""
    columns = zip(last.armies, now.armies, strict=True)
    return {unit for old, new in columns if old != new for unit in compress(count(), map(ne, old, new))}


def _mark(flags: int) -> str:
    return next((sign for flag, sign in MARKS if flags & flag), "")
