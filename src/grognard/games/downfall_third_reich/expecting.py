"""What a case can look at in a position of this game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.games.downfall_third_reich import combat, status, supply
from grognard.games.downfall_third_reich.components import FACTIONS, HOLDERS
from grognard.games.downfall_third_reich.scenarios import REDUCED
from grognard.games.downfall_third_reich.state import (
    ADVANCED,
    ATLANTIC,
    ATLANTIC_ADVANCED,
    STANDARD,
    UNSUPPLIED,
    DownfallState,
)
from grognard.kernel.masks import spaces_in

TILE_PLACES = ("reserve", "development", "available")
STANDINGS = ("peace", "war", "surrendered", "returned")


def expect(s: DownfallState, key: str, value: Any) -> str | None:
    """None if the position is as `key = value` says, else what differs."""
    if key in s.c.number:
        return _differs(key, _place(s, s.c.number[key]), value)
    if key in ("reserve", "out"):
        return _all_there(s, key, value)
    if key == "weigh":
        return _weighed(s, value)
    found = look(s, key)
    if found is None:
        return f"no army and nothing else called {key!r} to look at"
    return _compare(key, found, value)


def look(s: DownfallState, key: str) -> Any:
    """The figures of a position that a case may name."""
    c, names = s.c, s.c.board.names
    looks: dict[str, Callable[[], Any]] = {
        "turn": lambda: s.turn,
        "phase": lambda: FACTIONS[s.phase],
        "stage": lambda: type(s.stack[-1]).__name__ if s.outcome is None else "",
        "armies": lambda: {name: _armies(s, area) for area, name in enumerate(names)},
        "control": lambda: {name: HOLDERS[holder] for name, holder in zip(names, s.control, strict=True)},
        "points": lambda: {name: _points(s, faction) for faction, name in enumerate(FACTIONS)},
        "countries": lambda: {name: STANDINGS[n] for name, n in zip(c.country_ids, s.standing, strict=True)},
        "total_war": lambda: [name for name, total in zip(FACTIONS, s.total, strict=True) if total],
        "unsupplied": lambda: [c.ids[u] for faction in range(3) for u in supply.unsupplied(s, faction)],
        "stuck": lambda: [name for unit, name in enumerate(c.ids) if s.flags[unit] & UNSUPPLIED],
        "tiles": lambda: {name: TILE_PLACES[n] for name, n in zip(c.tile_ids, s.tiles, strict=True)},
        "shown": lambda: {name: bool(n) for name, n in zip(c.tile_ids, s.shown, strict=True)},
        "due": lambda: [names[area] for area in s.due],
        "breached": lambda: [names[area] for area in s.breached],
        "actions_left": lambda: status.actions_left(s),
        "atlantic": lambda: {"standard": s.subs[ATLANTIC], "advanced": s.subs[ATLANTIC_ADVANCED]},
        "bombers": lambda: s.bombers,
        "lend_lease": lambda: bool(s.lend_lease),
    }
    return looks[key]() if key in looks else None


def _points(s: DownfallState, faction: int) -> dict[str, int]:
    own = faction == s.phase
    return {
        "po": s.po[faction],
        "pb": s.pb[faction],
        "pr": s.pr if own else 0,
        "pr_uk": s.pr_uk if own else 0,
        "air": s.air[faction],
        "air_advanced": s.air_advanced[faction],
        "air_reserve": s.air_reserve[faction],
        "submarine": s.subs[STANDARD],
        "submarine_advanced": s.subs[ADVANCED],
    }


def _army(s: DownfallState, unit: int) -> str:
    return s.c.ids[unit] + (" reduced" if s.strength[unit] == REDUCED else "")


def _armies(s: DownfallState, area: int) -> list[str]:
    return [_army(s, unit) for unit in spaces_in(s.at[area])]


def _place(s: DownfallState, unit: int) -> str:
    """Where an army is: "riga", "riga reduced", "reserve", "out"."""
    if not s.on_map(unit):
        return "reserve" if s.where[unit] == s.c.reserve else "out"
    return f"{s.c.board.names[s.where[unit]]}{' reduced' if s.strength[unit] == REDUCED else ''}"


def _all_there(s: DownfallState, key: str, names: Any) -> str | None:
    """reserve = [...], out = [...]: every army named is there; others may be too."""
    for name in names:
        if name not in s.c.number:
            return f"no army {name!r}"
        if _place(s, s.c.number[name]) != key:
            return f"{name} is in {_place(s, s.c.number[name])}"
    return None


def _weighed(s: DownfallState, wanted: dict[str, list[int]]) -> str | None:
    """weigh = { "de_inf_1 su_inf_1 de_inf_2 air" = [9, 3] }: attacker, target, supports, mission."""
    for line, totals in wanted.items():
        words = line.split()
        air = words[-1] == "air"
        attacker, target, *supports = (s.c.number[word] for word in words if word != "air")
        odds = combat.weigh(s, attacker, target, tuple(supports), air)
        if [odds.attacker_total, odds.defender_total] != totals:
            return f"{line} weighs {odds.attacker_total} to {odds.defender_total}, not {totals}"
    return None


def _compare(key: str, found: Any, value: Any) -> str | None:
    """A table is compared by the keys that the case names, anything else as a whole."""
    if not (isinstance(value, dict) and isinstance(found, dict)):
        return _differs(key, found, value)
    for name, wanted in value.items():
        if name not in found:
            return f"{key} has no {name!r}"
        differs = _compare(f"{key}.{name}", found[name], wanted)
        if differs is not None:
            return differs
    return None


def _differs(what: str, found: Any, wanted: Any) -> str | None:
    lists = isinstance(found, list) and isinstance(wanted, list)
    same = sorted(found) == sorted(wanted) if lists else found == wanted
    return None if same else f"{what} is {found!r}, not {wanted!r}"
